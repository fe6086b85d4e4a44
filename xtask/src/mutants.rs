//! Planted bugs: proof that the laws, the counts and the scenarios bite.
//!
//! `crates/laws/mutants.toml` lists small changes to the rules. Each is made in a copy of the sources; the copy must still
//! compile, and the tests of its game must fail.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::commands::{cargo, root};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Planted {
    mutant: Vec<Mutant>,
}

/// One bug.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutant {
    name: String,
    /// The game whose tests must notice.
    game: String,
    edits: Vec<Edit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edit {
    file: String,
    find: String,
    replace: String,
}

/// The tests that must notice.
const TESTS: [&str; 3] = ["conformance", "scenarios", "unknown_counts"];

/// Plants all bugs, or those whose name contains `only`.
pub fn run(only: Option<&str>) -> Result<()> {
    let list = root().join("crates/laws/mutants.toml");
    let text = std::fs::read_to_string(&list).with_context(|| list.display().to_string())?;
    let planted: Planted = toml::from_str(&text)?;
    let mutants: Vec<&Mutant> =
        planted.mutant.iter().filter(|mutant| only.is_none_or(|only| mutant.name.contains(only))).collect();
    if mutants.is_empty() {
        bail!("no planted bug has {:?} in its name", only.unwrap_or_default());
    }
    let copy = Copy::new()?;
    let sound = copy.test("")?;
    if !sound.status.success() {
        bail!("the tests fail without any planted bug:\n{}", tail(&sound));
    }
    let mut survived = Vec::new();
    for (number, mutant) in mutants.iter().enumerate() {
        let start = Instant::now();
        let caught = copy.with(mutant, || copy.test(&mutant.game))?;
        let seconds = start.elapsed().as_secs_f64();
        let verdict = if caught.status.success() {
            "SURVIVED".into()
        } else {
            format!("caught by {}", catcher(&caught))
        };
        println!("{:>3}/{} {} ({seconds:.0} s): {verdict}", number + 1, mutants.len(), mutant.name);
        if caught.status.success() {
            survived.push(mutant.name.as_str());
        }
    }
    if !survived.is_empty() {
        bail!("planted bugs that nothing caught: {}", survived.join(", "));
    }
    println!("{} planted bugs, all caught.", mutants.len());
    Ok(())
}

/// A copy of the crates in question, with a build folder of its own.
struct Copy {
    folder: PathBuf,
}

impl Copy {
    fn new() -> Result<Copy> {
        let folder = root().join("target/mutants/tree");
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        for part in ["crates/rules", "crates/laws"] {
            copy_folder(&root().join(part), &folder.join(part))?;
        }
        std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
        let workspace = std::fs::read_to_string(root().join("Cargo.toml"))?;
        let trimmed = workspace
            .replace("members = [\"crates/*\", \"xtask\"]", "members = [\"crates/rules\", \"crates/laws\"]")
            .replace("default-members = [\"crates/app\"]\n", "");
        std::fs::write(folder.join("Cargo.toml"), trimmed)?;
        Ok(Copy { folder })
    }

    /// Makes the edits, does something, and takes them back.
    fn with<T>(&self, mutant: &Mutant, action: impl FnOnce() -> Result<T>) -> Result<T> {
        let mut originals = Vec::new();
        for edit in &mutant.edits {
            let path = self.folder.join(&edit.file);
            let text =
                std::fs::read_to_string(&path).with_context(|| format!("{}: {}", mutant.name, edit.file))?;
            if text.matches(&edit.find).count() != 1 {
                bail!("{}: the text to change must stand once in {}: {}", mutant.name, edit.file, edit.find);
            }
            std::fs::write(&path, text.replace(&edit.find, &edit.replace))?;
            originals.push((path, text));
        }
        let result = self.compile(&mutant.name).and_then(|()| action());
        for (path, text) in originals.into_iter().rev() {
            std::fs::write(path, text)?;
        }
        result
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = cargo(arguments);
        command.current_dir(&self.folder).env("CARGO_TARGET_DIR", root().join("target/mutants/build"));
        for test in TESTS {
            command.args(["--test", test]);
        }
        command
    }

    /// A bug that does not compile proves nothing.
    fn compile(&self, name: &str) -> Result<()> {
        let built = self.cargo(&["test", "-p", "rodeo-laws", "--no-run", "--quiet"]).output()?;
        if !built.status.success() {
            bail!("{name} does not compile:\n{}", tail(&built));
        }
        Ok(())
    }

    fn test(&self, game: &str) -> Result<Output> {
        let mut command = self.cargo(&["test", "-p", "rodeo-laws", "--no-fail-fast"]);
        // A bug that only shows in one of thousands of matches would be a poor proof that the laws bite.
        Ok(command.args(["--", game]).env("RODEO_MATCHES", "0.1").env("RUST_BACKTRACE", "0").output()?)
    }
}

/// Which laws and tests noticed, from what the tests printed.
fn catcher(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout);
    let mut catchers = BTreeSet::new();
    for line in text.lines() {
        if let Some((_, law)) = line.split_once("broken law: ") {
            catchers.insert(format!("the law “{}”", law.trim()));
        } else if line.contains(".toml: ") {
            catchers.insert(format!("scenario {}", line.split(".toml").next().unwrap_or_default().trim()));
        } else if line.contains("does not know") || line.contains("unknown to") {
            catchers.insert("a count".into());
        } else if line.contains("panicked at") && line.contains("crates/rules") {
            catchers.insert("a panic".into());
        }
    }
    let shown: Vec<String> = catchers.into_iter().take(3).collect();
    if shown.is_empty() { "a test".into() } else { shown.join(", ") }
}

fn tail(output: &Output) -> String {
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(40)..].join("\n")
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
