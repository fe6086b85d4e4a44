//! Puts the built web client into the program: a list of the files in `web/dist`, each with its compressed forms.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// Compressed forms of a file lie beside it and end like this.
const COMPRESSED: [&str; 2] = ["gz", "br"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let dist = root.join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = BTreeMap::new();
    collect(&dist, "", &mut files)?;
    let mut list = String::from("&[\n");
    for (name, path) in &files {
        let compressed = name.rsplit_once('.').is_some_and(|(_, end)| COMPRESSED.contains(&end));
        if compressed || name == "SOURCES" {
            continue;
        }
        let form = |end: &str| match files.get(&format!("{name}.{end}")) {
            Some(path) => format!("Some(include_bytes!({path:?}))"),
            None => "None".to_owned(),
        };
        let (gzip, brotli, tag) = (form("gz"), form("br"), tag_of(&fs::read(path)?));
        let plain = format!("include_bytes!({path:?})");
        writeln!(
            list,
            "    File {{ name: {name:?}, tag: {tag:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},"
        )
        .map_err(io::Error::other)?;
    }
    list.push(']');
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("client_files.rs"), list)
}

/// By this a browser asks whether a file is still the same. It is weak, because all forms of a file share it.
fn tag_of(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            println!("cargo:rerun-if-changed={}", entry.path().display());
            let path = fs::canonicalize(entry.path())?;
            files.insert(name, path.display().to_string());
        }
    }
    Ok(())
}
