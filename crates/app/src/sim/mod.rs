//! `rodeo sim`: many matches between random players.

mod report;
mod simulated;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_arena::single_match;
use rodeo_bots::SeatDice;
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::Rules;
use rodeo_rules::record::{Player, Recorder};
use rodeo_rules::rows::RowRule;

use crate::args::{Row, Sim};
use report::{Report, Tally};
use simulated::{Simulated, play_recorded};

/// Matches that are played in one go, from dice of their own: so the result does not depend on the threads.
const BATCH: u64 = 512;

/// Runs the simulation and prints what came of it.
pub fn run(args: &Sim) -> Result<ExitCode> {
    let kind: GameKind = args.game.parse()?;
    let players = args.players.unwrap_or(kind.usual_players());
    let rules = kind.read_rules(players, &single_match(kind, &args.options))?;
    if args.rounds == 0 || args.threads == 0 {
        bail!("rounds and threads are at least 1");
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().context("there is no random number to be had for a seed")? >> 1,
    };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
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
    let tally = match &rules {
        AnyRules::Take6(rules) => plan.run::<rodeo_rules::take6::Take6>(rules)?,
        AnyRules::Buffalo(rules) => plan.run::<rodeo_rules::buffalo::Buffalo>(rules)?,
        AnyRules::TakeThat(rules) => plan.run::<rodeo_rules::take_that::TakeThat>(rules)?,
        AnyRules::BullParty(rules) => plan.run::<rodeo_rules::bull_party::BullParty>(rules)?,
    };
    let report = Report { rules: &rules, seed, row: plan.rows, threads: args.threads, tally: &tally };
    if args.json {
        println!("{}", report.json())
    } else {
        print!("{}", report.table())
    }
    Ok(ExitCode::SUCCESS)
}

/// A simulation to be run.
struct Plan<'a> {
    rounds: u64,
    seed: u64,
    rows: RowRule,
    threads: u16,
    records: Option<&'a Path>,
}

/// The batches played so far, as they must be added up: in order, and no more than are needed.
#[derive(Default)]
struct Progress {
    /// By number of batch; those before `added` have been added.
    waiting: std::collections::BTreeMap<u64, Tally>,
    added: u64,
    total: Tally,
}

impl Plan<'_> {
    /// Plays until enough rounds are over. Batches are added in order, so every number of threads stops at the same one.
    fn run<G: Simulated>(&self, rules: &G::Rules) -> Result<Tally> {
        let bar = self.progress_bar();
        let next = AtomicU64::new(0);
        let progress = Mutex::new(Progress::default());
        let work = || -> Result<()> {
            loop {
                let batch = next.fetch_add(1, Ordering::Relaxed);
                let matches = match G::rounds_in_match(rules) {
                    Some(rounds) => self.rounds.div_ceil(rounds).saturating_sub(batch * BATCH).min(BATCH),
                    None => BATCH,
                };
                let tally = self.batch::<G>(rules, batch, matches)?;
                let Ok(mut progress) = progress.lock() else { bail!("another thread failed") };
                progress.waiting.insert(batch, tally);
                while progress.total.rounds < self.rounds {
                    let number = progress.added;
                    let Some(tally) = progress.waiting.remove(&number) else { break };
                    progress.total.add(&tally);
                    progress.added += 1;
                }
                bar.set_position(progress.total.rounds.min(self.rounds));
                if progress.total.rounds >= self.rounds {
                    return Ok(());
                }
            }
        };
        std::thread::scope(|scope| -> Result<()> {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                thread.join().map_err(|_| anyhow::anyhow!("a thread failed"))??;
            }
            Ok(())
        })?;
        bar.finish_and_clear();
        progress.into_inner().map(|progress| progress.total).map_err(|_| anyhow::anyhow!("a thread failed"))
    }

    fn batch<G: Simulated>(&self, rules: &G::Rules, batch: u64, matches: u64) -> Result<Tally> {
        let mut dice = SeatDice::new(self.seed ^ batch.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17));
        let mut dealer = Dealer::new();
        let mut tally = Tally::default();
        let start = ThreadTime::now();
        let new = G::new(rules)?;
        for number in 0..matches {
            let game = match self.records {
                None => {
                    let mut game = new.clone();
                    game.finish(&mut dealer, &mut dice, self.rows)?;
                    game
                }
                Some(folder) => {
                    let bot = format!("random ({} row)", self.rows.name());
                    let seats = (1..=rules.players())
                        .map(|seat| Player::bot(format!("Seat {seat}"), bot.as_str()))
                        .collect();
                    let mut recorder = Recorder::<G>::new(rules, seats, None)?;
                    play_recorded(&mut recorder, &mut dealer, &mut dice, self.rows)?;
                    let file = folder.join(format!("{}-{}.json", self.seed, batch * BATCH + number));
                    std::fs::write(&file, recorder.record().to_json())
                        .with_context(|| format!("{} cannot be written", file.display()))?;
                    recorder.game().clone()
                }
            };
            tally.count(game.rounds_played(), game.outcome().as_ref());
        }
        tally.seconds = start.elapsed().as_secs_f64();
        Ok(tally)
    }

    /// A bar on a terminal; nothing where nobody looks.
    fn progress_bar(&self) -> ProgressBar {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} rounds, {eta} left");
        let bar = ProgressBar::new(self.rounds);
        match style {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }
}
