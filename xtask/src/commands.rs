//! Helpers for running other programs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

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

/// Longest time that a command may take in continuous integration.
const TIME_LIMIT: Duration = Duration::from_secs(30 * 60);

/// Runs a command with inherited output and fails if its exit status is not 0.
///
/// In continuous integration (variable `CI`) it also fails after [`TIME_LIMIT`]: a test that hangs must not keep the
/// other checks from being reported. At a terminal, Ctrl-C does that.
pub fn run(command: &mut Command) -> Result<()> {
    let limit = std::env::var_os("CI").map(|_| TIME_LIMIT);
    run_within(command, limit)
}

fn run_within(command: &mut Command, limit: Option<Duration>) -> Result<()> {
    let shown = format!("{command:?}").replace('"', "");
    let status = match limit {
        None => command.status().with_context(|| format!("cannot start {shown}"))?,
        Some(limit) => {
            // A group of its own, so that what the command started can be ended with it.
            #[cfg(unix)]
            std::os::unix::process::CommandExt::process_group(command, 0);
            let mut child = command.spawn().with_context(|| format!("cannot start {shown}"))?;
            let deadline = Instant::now() + limit;
            loop {
                if let Some(status) = child.try_wait()? {
                    break status;
                }
                if Instant::now() > deadline {
                    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).status();
                    let _ = child.kill();
                    let _ = child.wait();
                    bail!("{shown} took longer than {} s and was ended", limit.as_secs());
                }
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    };
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn commands_that_hang_are_ended_with_everything_they_started() {
        let folder = std::env::temp_dir().join(format!("rodeo-xtask-{}", std::process::id()));
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 2 && touch \"$0\"; sleep 60"]).arg(&folder);
        let error = run_within(&mut command, Some(Duration::from_millis(100))).unwrap_err();
        assert!(error.to_string().ends_with("took longer than 0 s and was ended"), "{error}");
        std::thread::sleep(Duration::from_millis(2500));
        assert!(!folder.exists());
    }

    #[test]
    fn exit_status_is_checked_with_and_without_a_limit() {
        for limit in [None, Some(Duration::from_secs(60))] {
            assert!(run_within(&mut Command::new("true"), limit).is_ok());
            assert!(run_within(&mut Command::new("false"), limit).is_err());
        }
    }
}
