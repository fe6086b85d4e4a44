//! Hashes of the sources of generated files, to find out without building whether a committed build is current.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::commands::root;

/// SHA-256 of the names and contents of all files at or below `sources`, sorted by name, and of a text, as hexadecimal digits.
pub fn hash(sources: &[&str], text: &str) -> Result<String> {
    let mut files = BTreeSet::new();
    for source in sources {
        collect_files(&root(), Path::new(source), &mut files)?;
    }
    let mut hash = Sha256::new();
    for name in files {
        let content = fs::read(root().join(&name)).with_context(|| name.clone())?;
        hash.update(format!("{name}\0{}\0", content.len()));
        hash.update(content);
    }
    hash.update(text);
    hexadecimal(&hash.finalize())
}

/// Writes bytes as hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> Result<String> {
    let mut digits = String::new();
    for byte in bytes {
        write!(digits, "{byte:02x}")?;
    }
    Ok(digits)
}

/// Adds the names of all files at or below `root/path`, relative to `root` and with forward slashes.
pub fn collect_files(root: &Path, path: &Path, files: &mut BTreeSet<String>) -> Result<()> {
    let full = root.join(path);
    if !full.is_dir() {
        files.insert(path.to_string_lossy().replace('\\', "/"));
        return Ok(());
    }
    for entry in fs::read_dir(&full).with_context(|| full.display().to_string())? {
        collect_files(root, &path.join(entry?.file_name()), files)?;
    }
    Ok(())
}
