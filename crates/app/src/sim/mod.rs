//! `rodeo sim`: plays many matches with random players.

mod report;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_arena::single_match;
use rodeo_bots::{Heuristic, SeatRng, Unrecorded};
use rodeo_rules::any::ListedGame;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::Rules;
use rodeo_rules::record::{Player, Recorder};
use rodeo_rules::rows::RowRule;
use rodeo_rules::with_any;

use crate::args::{Row, Sim};
use report::{Report, Tally};

pub use report::players;

/// Matches per batch. Each batch has its own random numbers, so the result does not depend on the threads.
const BATCH: u64 = 512;

/// Upper limit of `--threads`: more would only wait for each other.
const MAX_THREADS: u16 = 256;

/// Runs the simulation and prints its result.
pub fn run(args: &Sim) -> Result<ExitCode> {
    let kind = args.game;
    let players = args.players.unwrap_or(kind.usual_players());
    let rules = kind.read_rules(players, &single_match(kind, &args.options))?;
    if args.rounds == 0 {
        bail!("--rounds must be at least 1");
    }
    if !(1..=MAX_THREADS).contains(&args.threads) {
        bail!("--threads must be 1–{MAX_THREADS}, not {}", args.threads);
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().context("the operating system's random number generator failed")? >> 1,
    };
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory)
            .with_context(|| format!("cannot create {}", directory.display()))?;
    }
    let plan = Plan {
        rounds: args.rounds,
        seed,
        rows: match args.row {
            Row::Cheapest => RowRule::Cheapest,
            Row::Random => RowRule::Random,
        },
        threads: args.threads,
        records: args.records.as_deref(),
    };
    let tally = with_any!(AnyRules, &rules, G, rules => plan.run::<G>(rules)?);
    let report = Report { rules: &rules, seed, row: plan.rows, threads: args.threads, tally: &tally };
    crate::print(&if args.json { format!("{}\n", report.json()) } else { report.table() })
}

/// Parameters of a simulation.
struct Plan<'a> {
    rounds: u64,
    seed: u64,
    rows: RowRule,
    threads: u16,
    records: Option<&'a Path>,
}

/// Result of a batch, and the records of its matches if they are to be written.
#[derive(Default)]
struct Batch {
    tally: Tally,
    records: Vec<String>,
}

/// Progress of all threads. Batches are added in order, and no more than needed.
#[derive(Default)]
struct Progress {
    /// Finished batches that are not added yet, by number.
    waiting: BTreeMap<u64, Batch>,
    added: u64,
    total: Tally,
}

impl Plan<'_> {
    /// Plays until there are enough rounds. Batches are added in order, so any number of threads stops at the same one.
    fn run<G: Heuristic + ListedGame>(&self, rules: &G::Rules) -> Result<Tally> {
        let bar = self.progress_bar();
        let next = AtomicU64::new(0);
        let progress = Mutex::new(Progress::default());
        let work = || -> Result<()> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let matches = match G::rounds_in_match(rules) {
                    Some(rounds) => self.rounds.div_ceil(rounds).saturating_sub(number * BATCH).min(BATCH),
                    // The number of rounds in a match is not known beforehand: one match at a time.
                    None => 1,
                };
                if matches == 0 {
                    return Ok(());
                }
                let batch = self.batch::<G>(rules, number, matches)?;
                let Ok(mut progress) = progress.lock() else { bail!("another thread panicked") };
                progress.waiting.insert(number, batch);
                self.add_up(&mut progress)?;
                bar.set_position(progress.total.rounds.min(self.rounds));
                if progress.total.rounds >= self.rounds {
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
        progress.into_inner().map(|progress| progress.total).map_err(|_| anyhow::anyhow!("a thread panicked"))
    }

    /// Adds the batches that are next in order and writes their records. Matches that do not count leave no record.
    fn add_up(&self, progress: &mut Progress) -> Result<()> {
        while progress.total.rounds < self.rounds {
            let Some(batch) = progress.waiting.remove(&progress.added) else { break };
            let first = progress.total.matches;
            for (record, number) in batch.records.iter().zip(first..) {
                let Some(directory) = self.records else { break };
                let file = directory.join(format!("{}-{number}.json", self.seed));
                std::fs::File::create_new(&file)
                    .and_then(|mut opened| opened.write_all(record.as_bytes()))
                    .with_context(|| format!("cannot write {}", file.display()))?;
            }
            progress.total.add(&batch.tally);
            progress.added += 1;
        }
        Ok(())
    }

    fn batch<G: Heuristic + ListedGame>(&self, rules: &G::Rules, number: u64, matches: u64) -> Result<Batch> {
        let mut rng = SeatRng::new(self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17));
        let mut dealer = Dealer::new();
        let mut batch = Batch::default();
        let start = ThreadTime::now();
        let new = G::new(rules)?;
        for _ in 0..matches {
            if self.records.is_none() {
                let mut table = Unrecorded(new.clone());
                G::finish_at_random(&mut table, &mut dealer, &mut rng, self.rows)?;
                batch.tally.count(table.0.rounds_played(), table.0.outcome().as_ref());
            } else {
                let bot = format!("random ({} row)", self.rows.name());
                let seats =
                    (1..=rules.players()).map(|seat| Player::bot(format!("Seat {seat}"), bot.as_str()));
                let mut table = Recorder::<G>::new(rules, seats.collect(), None)?;
                G::finish_at_random(&mut table, &mut dealer, &mut rng, self.rows)?;
                batch.tally.count(table.game().rounds_played(), table.game().outcome().as_ref());
                batch.records.push(table.record().to_json());
            }
        }
        batch.tally.seconds = start.elapsed().as_secs_f64();
        Ok(batch)
    }

    /// Returns a progress bar, which is hidden if standard error is no terminal.
    fn progress_bar(&self) -> ProgressBar {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} rounds, {eta} left");
        ProgressBar::new(self.rounds).with_style(style.expect("the template is valid"))
    }
}
