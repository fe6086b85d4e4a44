//! Checks of the project's structure and wording that need no compiler.
//!
//! - `dependencies`: which crate may use which, and a reason for every crate from the registry
//! - `files`: length of files, paths of a developer's machine
//! - `games`: what a game needs outside of the code
//! - `links`: documents name only files that exist
//! - `scenarios`: every worked example and ruling of the rule pages has a test
//! - `variables`: environment variables of the tests are documented
//! - `language`: banned names and phrases, doc comments that say nothing

mod dependencies;
mod files;
mod games;
pub mod language;
mod links;
mod scenarios;
mod variables;

use anyhow::{Context, Result, bail};

use crate::commands::{git, root};
use crate::{ci, engine, ladder, mutants, web};

/// `cargo xtask tidy`: lists all problems and fails if there are any.
pub fn run() -> Result<()> {
    let mut problems = Vec::new();
    dependencies::check(&mut problems)?;
    files::check(&mut problems)?;
    games::check(&mut problems)?;
    links::check(&mut problems)?;
    scenarios::check(&mut problems)?;
    variables::check(&mut problems)?;
    mutants::check(&mut problems)?;
    language::check(&mut problems)?;
    ci::check_slow_tests(&mut problems)?;
    ladder::docs::check(&mut problems)?;
    engine::check(&mut problems)?;
    web::check(&mut problems)?;
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("{} problems", problems.len());
    }
    Ok(())
}

/// A text file of the repository.
struct SourceFile {
    /// Path from the root, with forward slashes.
    name: String,
    text: String,
}

impl SourceFile {
    fn extension(&self) -> &str {
        self.name.rsplit_once('.').map_or("", |(_, extension)| extension)
    }
}

/// All text files that are tracked by git or would be added by `git add .`.
fn source_files() -> Result<Vec<SourceFile>> {
    let listed = git(&["ls-files", "--cached", "--others", "--exclude-standard"])
        .context("git ls-files failed: files can only be checked in a git checkout")?;
    let read = |name: &str| {
        let text = std::fs::read_to_string(root().join(name)).ok()?;
        Some(SourceFile { name: name.to_owned(), text })
    };
    Ok(listed.lines().filter_map(read).collect())
}
