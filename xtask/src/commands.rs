//! Helpers for running other programs.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

/// Root folder of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the repository").to_path_buf()
}

/// Folder that cargo builds into.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A cargo command that runs in the root of the repository.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command with inherited output and fails if its exit status is not 0.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}").replace('"', "");
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed ({status})");
    }
    Ok(())
}

/// Standard output of a git command in the root of the repository; `None` if git is missing or fails.
pub fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).current_dir(root()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The part of `cargo metadata` that the tasks use.
#[derive(Deserialize)]
pub struct Metadata {
    /// Members of the workspace.
    pub packages: Vec<Package>,
    /// Ids of the packages that `cargo test` and `cargo run` select.
    pub workspace_default_members: Vec<String>,
}

/// A member of the workspace.
#[derive(Deserialize)]
pub struct Package {
    /// Name in `Cargo.toml`.
    pub name: String,
    /// Oldest compiler that it supports.
    pub rust_version: Option<String>,
    /// Direct dependencies of all kinds.
    pub dependencies: Vec<Dependency>,
    /// Binary that `cargo run` starts.
    pub default_run: Option<String>,
    /// Libraries, binaries, integration tests and so on.
    pub targets: Vec<Target>,
}

/// A direct dependency.
#[derive(Deserialize)]
pub struct Dependency {
    /// Name of the package, also if the dependency is renamed.
    pub name: String,
    /// `None` for a normal dependency, otherwise `dev` or `build`.
    pub kind: Option<String>,
    /// Folder of a member of the workspace; `None` for a crate from the registry.
    pub path: Option<String>,
}

/// A compilation target of a package.
#[derive(Deserialize)]
pub struct Target {
    /// Name to pass to `--test` or `--bin`.
    pub name: String,
    /// `lib`, `bin`, `test`, `bench` or `example`.
    pub kind: Vec<String>,
}

/// Reads the members of the workspace.
pub fn metadata() -> Result<Metadata> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"]).output()?;
    serde_json::from_slice(&output.stdout).context("cannot read the output of cargo metadata")
}
