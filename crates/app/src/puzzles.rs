//! `rodeo puzzles`: finds puzzles in matches between bots, and checks files of puzzles.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_arena::single_match;
use rodeo_review::games::ReviewModel;
use rodeo_review::puzzles::{Finder, PuzzleFile, PuzzleMatch};
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use rodeo_rules::with_any;
use serde_json::json;

use crate::args;

/// Standard errors by which a checked puzzle must be confirmed. A puzzle has more in the review that found it.
const CHECK_ERRORS: f64 = 2.0;
/// The seed of a check differs from the seed of the search by this, so that the worlds are others.
const CHECK_SEED: u64 = 1 << 32;

/// Finds or checks puzzles and prints how many there are.
pub fn run(args: &args::Puzzles) -> Result<ExitCode> {
    if let Some(path) = &args.check {
        return check(path, args);
    }
    let (Some(kind), Some(out)) = (args.game, &args.out) else { bail!("GAME and --out are required") };
    let players = args.players.unwrap_or(kind.usual_players());
    let rules = kind.read_rules(players, &single_match(kind, &args.options))?;
    let search = Search { kind, seed: args.seed, count: args.count, threads: args.threads, out };
    let found = with_any!(AnyRules, &rules, G, rules => search.run::<G>(rules)?);
    search.write(&found.file)?;
    let puzzles = found.file.len();
    crate::print(&match args.json {
        true => format!("{}\n", json!({ "game": kind, "puzzles": puzzles, "matches": found.matches })),
        false => format!("{puzzles} puzzles in {} matches: {}\n", found.matches, out.display()),
    })
}

/// Parameters of a search.
struct Search<'a> {
    kind: GameKind,
    seed: u64,
    count: usize,
    threads: u16,
    out: &'a Path,
}

/// Progress of all threads. Matches are added in order, so any number of threads finds the same puzzles.
struct Found {
    /// Finished matches that are not added yet, by number.
    waiting: BTreeMap<u64, Option<PuzzleMatch>>,
    /// Number of matches that were added.
    matches: u64,
    file: PuzzleFile,
}

impl Search<'_> {
    fn run<G>(&self, rules: &G::Rules) -> Result<Found>
    where
        G: ReviewModel + Sync,
        G::Rules: Sync,
    {
        let finder = Finder::<G>::new(rules, self.seed).context("the rules cannot be played")?;
        let bar = progress_bar(self.count, "puzzles");
        let next = AtomicU64::new(0);
        let file = PuzzleFile::new(self.kind, self.seed);
        let progress = Mutex::new(Found { waiting: BTreeMap::new(), matches: 0, file });
        let work = || -> Result<()> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let found = finder.find(number);
                let Ok(mut progress) = progress.lock() else { bail!("another thread panicked") };
                progress.waiting.insert(number, found);
                let before = progress.file.len();
                progress.add_up(self.count);
                // A search takes long: what was found so far survives an interruption.
                if progress.file.len() > before {
                    self.write(&progress.file)?;
                }
                bar.set_position(progress.file.len() as u64);
                if progress.file.len() >= self.count {
                    return Ok(());
                }
            }
        };
        std::thread::scope(|scope| -> Result<()> {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                thread.join().map_err(|_| anyhow::anyhow!("a thread panicked"))??;
            }
            Ok(())
        })?;
        bar.finish_and_clear();
        progress.into_inner().map_err(|_| anyhow::anyhow!("a thread panicked"))
    }

    /// Replaces the file.
    fn write(&self, file: &PuzzleFile) -> Result<()> {
        let new = self.out.with_extension("new");
        std::fs::write(&new, file.to_json())
            .and_then(|()| std::fs::rename(&new, self.out))
            .with_context(|| format!("cannot write {}", self.out.display()))
    }
}

impl Found {
    /// Adds the matches that are next in order, until there are enough puzzles.
    fn add_up(&mut self, count: usize) {
        while self.file.len() < count {
            let Some(found) = self.waiting.remove(&self.matches) else { break };
            self.matches += 1;
            if let Some(found) = found {
                self.file.add(found, count);
            }
        }
    }
}

/// Replays the puzzles of a file and computes their best choices again. The exit code is a failure if one is wrong.
fn check(path: &Path, args: &args::Puzzles) -> Result<ExitCode> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let file = PuzzleFile::read(&text).with_context(|| path.display().to_string())?;
    let bar = progress_bar(file.len(), "puzzles");
    let mut wrong = Vec::new();
    for found in &file.matches {
        let record = Record::read(found.record.as_bytes())?;
        let seed = file.seed.wrapping_add(CHECK_SEED);
        let checked: Result<()> = with_any!(AnyRules, &record.rules, G, rules => {
            check_match::<G>(rules, seed, found, args.worlds)
        });
        if let Err(error) = checked {
            wrong.push(format!("match {}: {error:#}", found.number));
        }
        bar.inc(found.puzzles.len() as u64);
    }
    bar.finish_and_clear();
    let puzzles = file.len();
    match args.json {
        true => {
            let report = json!({ "file": path, "game": file.game, "puzzles": puzzles, "wrong": wrong });
            crate::print(&format!("{report}\n"))?;
        }
        false => {
            wrong.iter().for_each(|line| eprintln!("rodeo: {}: {line}", path.display()));
            crate::print(&format!("{puzzles} puzzles, {} matches with wrong puzzles\n", wrong.len()))?;
        }
    }
    Ok(if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn check_match<G: ReviewModel>(
    rules: &G::Rules,
    seed: u64,
    found: &PuzzleMatch,
    worlds: Option<u32>,
) -> Result<()> {
    let finder = Finder::<G>::new(rules, seed).context("the rules cannot be played")?;
    let worlds =
        worlds.unwrap_or_else(|| found.puzzles.iter().map(|puzzle| puzzle.worlds).max().unwrap_or(0));
    Ok(finder.check(found, worlds, CHECK_ERRORS)?)
}

/// Returns a progress bar, which is hidden if standard error is no terminal.
fn progress_bar(count: usize, unit: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left"));
    ProgressBar::new(count as u64).with_style(style.expect("the template is valid"))
}
