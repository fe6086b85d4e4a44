//! Formatting of all Rust files.
//!
//! `cargo fmt` follows `mod` lines, so it does not find the modules of games, which a macro declares from the list of games.
//! Here rustfmt gets every file that git knows or would add.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::commands::{git, root};

/// `cargo xtask fmt`.
pub fn write() -> Result<()> {
    rustfmt(&[])
}

/// Fails if a file is not formatted.
pub fn check() -> Result<()> {
    rustfmt(&["--check"])
}

fn rustfmt(options: &[&str]) -> Result<()> {
    let listed = git(&["ls-files", "--cached", "--others", "--exclude-standard", "*.rs"])
        .context("git cannot list the Rust files")?;
    let files = listed.lines().filter(|file| root().join(file).is_file());
    let edition = ["--edition", "2024"];
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(edition).args(options).args(files).current_dir(root());
    let status = rustfmt.status().context("cannot start rustfmt (try: rustup component add rustfmt)")?;
    if !status.success() {
        bail!("some files are not formatted (try: cargo xtask fmt)");
    }
    Ok(())
}
