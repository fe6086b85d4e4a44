//! Planted bugs: shows that the laws, the counts and the scenarios catch mistakes.
//!
//! `crates/laws/mutants.toml` lists small changes to the rules. Each one is made in a copy of the sources. The copy must
//! still compile, and the tests of the changed game must fail.
//!
//! - `selection`: the planted bugs that a change can affect
//! - `sandbox`: a copy of the sources in which bugs are planted

mod sandbox;
mod selection;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::commands::root;
use sandbox::Sandbox;
use selection::Selection;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MutantFile {
    mutant: Vec<Mutant>,
}

/// One planted bug.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutant {
    name: String,
    /// Name of the game whose tests must fail. Only tests with this name in their own are run.
    game: String,
    edits: Vec<Edit>,
}

/// Replaces the only occurrence of `find` in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edit {
    file: String,
    find: String,
    replace: String,
}

fn load() -> Result<Vec<Mutant>> {
    let file = root().join("crates/laws/mutants.toml");
    let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let parsed: MutantFile = toml::from_str(&text).with_context(|| file.display().to_string())?;
    Ok(parsed.mutant)
}

/// The games that have planted bugs, one entry per bug.
pub fn games() -> Result<Vec<String>> {
    Ok(load()?.into_iter().map(|mutant| mutant.game).collect())
}

/// Plants every bug.
pub fn run_all() -> Result<()> {
    run(&load()?.iter().collect::<Vec<_>>())
}

/// Plants the bugs whose name contains `part`.
pub fn run_named(part: &str) -> Result<()> {
    let mutants = load()?;
    let selected: Vec<&Mutant> = mutants.iter().filter(|mutant| mutant.name.contains(part)).collect();
    if selected.is_empty() {
        bail!("no planted bug has {part:?} in its name");
    }
    run(&selected)
}

/// Plants the bugs that the present change can affect; see [`selection`] for the rule.
pub fn run_for_change() -> Result<()> {
    let mutants = load()?;
    let Selection { mutants: selected, reason } = selection::for_change(&mutants);
    println!("{} of {} planted bugs: {reason}", selected.len(), mutants.len());
    run(&selected)
}

/// Checks, without compiling, that every bug can still be planted.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    for mutant in load()? {
        for edit in &mutant.edits {
            let text = std::fs::read_to_string(root().join(&edit.file)).unwrap_or_default();
            let count = text.matches(&edit.find).count();
            if count != 1 {
                let (name, file, find) = (&mutant.name, &edit.file, &edit.find);
                problems.push(format!(
                    "crates/laws/mutants.toml: {name:?}: text occurs {count} times in {file} instead of once: {find}"
                ));
            }
        }
    }
    Ok(())
}

fn run(mutants: &[&Mutant]) -> Result<()> {
    if mutants.is_empty() {
        return Ok(());
    }
    let first = Sandbox::new(0)?;
    first.check_unchanged_sources()?;
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(4).min(mutants.len());
    let mut sandboxes = vec![first];
    for number in 1..workers {
        let sandbox = sandboxes[0].duplicate(number)?;
        sandboxes.push(sandbox);
    }
    let next = AtomicUsize::new(0);
    let work = |sandbox: &Sandbox| -> Vec<&str> {
        let mut failed = Vec::new();
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            let result = sandbox.test_mutant(mutant);
            let seconds = start.elapsed().as_secs_f64();
            match result {
                Ok(catchers) => println!("{} ({seconds:.1} s): caught by {catchers}", mutant.name),
                Err(error) => {
                    println!("{} ({seconds:.1} s): {error:#}", mutant.name);
                    failed.push(mutant.name.as_str());
                }
            }
        }
        failed
    };
    let failed: Vec<&str> = std::thread::scope(|scope| {
        let workers: Vec<_> = sandboxes.iter().map(|sandbox| scope.spawn(|| work(sandbox))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("workers do not panic")).collect()
    });
    if !failed.is_empty() {
        bail!("planted bugs that survived or could not be planted: {}", failed.join(", "));
    }
    println!("all {} planted bugs caught", mutants.len());
    Ok(())
}
