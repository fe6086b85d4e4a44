//! The web client: building it, testing it, and whether what is committed belongs to its sources.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::commands::{cargo, root, run as execute};

/// Everything the client is made from.
const SOURCES: &[&str] = &[
    "web/src",
    "web/public",
    "web/locales",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.js",
    "web/scripts",
    "locales",
    "docs/rules",
    "docs/protocol/protocol.ts",
];

/// Builds the client anew.
pub fn build() -> Result<()> {
    install()?;
    npm(&["run", "build"])?;
    fs::write(kept(), format!("{}\n", hash_of_sources()?)).context("web/dist/SOURCES")
}

/// Types, units, and whole games in a real browser against the real server.
pub fn test() -> Result<()> {
    install()?;
    npm(&["run", "check"])?;
    npm(&["test"])?;
    execute(&mut cargo(&["build", "--quiet", "-p", "rodeo"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    execute(npm_command(&["run", "browser"]).env("RODEO_BIN", target.join("debug/rodeo")))
}

/// The built client belongs to its sources.
pub fn check(wrong: &mut Vec<String>) -> Result<()> {
    let built = fs::read_to_string(kept()).unwrap_or_default();
    if built.trim() != hash_of_sources()? {
        wrong.push("web/dist does not belong to the sources of the client: run cargo xtask web".into());
    }
    let lock = fs::read_to_string(root().join("web/package-lock.json")).context("web/package-lock.json")?;
    if lock.contains("\"resolved\"") {
        wrong.push("web/package-lock.json names download addresses: see web/.npmrc".into());
    }
    Ok(())
}

fn kept() -> PathBuf {
    root().join("web/dist/SOURCES")
}

/// SHA-256 over the names and contents of all sources, in the order of their names.
fn hash_of_sources() -> Result<String> {
    let mut files = BTreeSet::new();
    for source in SOURCES {
        collect(Path::new(source), &mut files)?;
    }
    let mut hash = Sha256::new();
    for name in files {
        let content = fs::read(root().join(&name)).with_context(|| name.clone())?;
        hash.update(format!("{name}\0{}\0", content.len()));
        hash.update(content);
    }
    let mut digits = String::new();
    for byte in hash.finalize() {
        write!(digits, "{byte:02x}")?;
    }
    Ok(digits)
}

fn collect(path: &Path, files: &mut BTreeSet<String>) -> Result<()> {
    let full = root().join(path);
    if !full.is_dir() {
        files.insert(path.to_string_lossy().replace('\\', "/"));
        return Ok(());
    }
    for entry in fs::read_dir(&full).with_context(|| path.display().to_string())? {
        collect(&path.join(entry?.file_name()), files)?;
    }
    Ok(())
}

/// The packages, as the lock file names them.
fn install() -> Result<()> {
    if Command::new("npm").arg("--version").output().is_err() {
        bail!(
            "Node.js 20 or newer with npm is needed for the web client (only to build or test it, not to run it)"
        );
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

fn npm(arguments: &[&str]) -> Result<()> {
    execute(&mut npm_command(arguments))
}

fn npm_command(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web"));
    command
}
