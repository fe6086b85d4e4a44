//! A copy of the sources in which bugs are planted, with a build folder of its own.
//!
//! Nearly all the time goes into compiling. So all tests are one program, and nothing is optimised: a test run takes a
//! second or two longer, a build half a minute less.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, bail};

use super::Mutant;
use crate::commands::{cargo, root, target_folder};

/// The tests that must catch a bug, as one program.
const TESTS: &str = "//! The tests that must catch a planted bug.\n\nmod conformance;\nmod scenarios;\n\
     #[path = \"unknown_counts/main.rs\"]\nmod unknown_counts;\n";

/// The crates that are copied.
const CRATES: [&str; 2] = ["crates/rules", "crates/laws"];

/// Settings for the fastest build.
const PROFILE: [(&str, &str); 6] = [
    ("CARGO_INCREMENTAL", "1"),
    ("CARGO_PROFILE_DEV_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_TEST_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_TEST_DEBUG", "0"),
    // A planted bug may leave a variable unused.
    ("RUSTFLAGS", "--cap-lints=allow"),
];

/// A copy of the rules and laws.
pub struct Sandbox {
    tree: PathBuf,
    build: PathBuf,
}

impl Sandbox {
    /// Copies the sources. Sandboxes with different numbers can be used at the same time.
    pub fn new(number: usize) -> Result<Sandbox> {
        let folder = target_folder().join("mutants").join(number.to_string());
        let (tree, build) = (folder.join("tree"), folder.join("build"));
        if tree.exists() {
            std::fs::remove_dir_all(&tree)?;
        }
        for name in CRATES {
            copy_folder(&root().join(name), &tree.join(name))?;
        }
        std::fs::copy(root().join("Cargo.lock"), tree.join("Cargo.lock"))?;
        let workspace = std::fs::read_to_string(root().join("Cargo.toml"))?;
        std::fs::write(tree.join("Cargo.toml"), reduced_workspace(&workspace)?)?;
        std::fs::write(tree.join("crates/laws/tests/planted.rs"), TESTS)?;
        Ok(Sandbox { tree, build })
    }

    /// Creates another sandbox that starts with the compiled dependencies of this one.
    pub fn duplicate(&self, number: usize) -> Result<Sandbox> {
        let sandbox = Sandbox::new(number)?;
        if !sandbox.build.exists() {
            // `--archive` keeps the times of files, which cargo compares. Without `cp` everything is compiled again.
            let _ = Command::new("cp").arg("--archive").args([&self.build, &sandbox.build]).status();
        }
        Ok(sandbox)
    }

    /// Fails if the tests fail without a planted bug: such tests would prove nothing.
    pub fn check_unchanged_sources(&self) -> Result<()> {
        let output = self.test("")?;
        if !output.status.success() {
            bail!("the tests fail without a planted bug:\n{}", last_lines(&output));
        }
        Ok(())
    }

    /// Plants a bug, runs the tests, removes the bug, and returns what caught it. Fails if nothing did.
    pub fn test_mutant(&self, mutant: &Mutant) -> Result<String> {
        let mut originals = Vec::new();
        for edit in &mutant.edits {
            let path = self.tree.join(&edit.file);
            let text = std::fs::read_to_string(&path).with_context(|| edit.file.clone())?;
            originals.push((path, text));
        }
        let result = self.plant(mutant).and_then(|()| self.compile()).and_then(|()| self.test(&mutant.game));
        for (path, text) in originals {
            std::fs::write(path, text)?;
        }
        let output = result?;
        if output.status.success() {
            bail!("SURVIVED");
        }
        Ok(catchers(&output))
    }

    fn plant(&self, mutant: &Mutant) -> Result<()> {
        for edit in &mutant.edits {
            let path = self.tree.join(&edit.file);
            let text = std::fs::read_to_string(&path)?;
            if text.matches(&edit.find).count() != 1 {
                bail!("the text to replace must occur exactly once in {}: {}", edit.file, edit.find);
            }
            std::fs::write(&path, text.replace(&edit.find, &edit.replace))?;
        }
        Ok(())
    }

    fn cargo_test(&self, arguments: &[&str]) -> Command {
        let mut command = cargo(&["test", "--quiet", "-p", "rodeo-laws", "--test", "planted"]);
        command.args(arguments).envs(PROFILE).current_dir(&self.tree).env("CARGO_TARGET_DIR", &self.build);
        command
    }

    /// Compiles the tests. A bug that does not compile proves nothing.
    fn compile(&self) -> Result<()> {
        let output = self.cargo_test(&["--no-run"]).output()?;
        if !output.status.success() {
            bail!("does not compile:\n{}", last_lines(&output));
        }
        Ok(())
    }

    /// Runs the tests with `game` in their name, on a tenth of the usual matches: a bug that shows in one of thousands of
    /// matches would be weak evidence.
    fn test(&self, game: &str) -> Result<Output> {
        let environment = [("RODEO_MATCHES", "0.1"), ("RUST_BACKTRACE", "0")];
        Ok(self.cargo_test(&["--", game]).envs(environment).output()?)
    }
}

/// The workspace file with only the copied crates as members.
fn reduced_workspace(text: &str) -> Result<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let members = lines
        .iter_mut()
        .find(|line| line.starts_with("members = "))
        .context("Cargo.toml has no line `members = [...]`")?;
    *members = format!("members = {CRATES:?}");
    lines.retain(|line| !line.starts_with("default-members"));
    Ok(lines.join("\n"))
}

/// The laws and tests that failed, from the output of the tests.
fn catchers(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout);
    let mut catchers = BTreeSet::new();
    for line in text.lines() {
        if let Some((_, law)) = line.split_once("broken law: ") {
            catchers.insert(format!("law `{}`", law.trim()));
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

fn last_lines(output: &Output) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workspace_file_is_reduced_to_the_copied_crates() {
        let workspace = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
        let reduced: toml::Table = toml::from_str(&reduced_workspace(&workspace).unwrap()).unwrap();
        let members: Vec<&str> = reduced["workspace"]["members"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|name| name.as_str())
            .collect();
        assert_eq!(members, CRATES);
        assert!(reduced["workspace"].get("default-members").is_none());
        assert!(reduced_workspace("[workspace]").is_err());
    }
}
