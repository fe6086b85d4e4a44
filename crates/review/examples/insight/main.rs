//! Measures how good reviews are: `cargo xtask insight`. `docs/insight.md` has the results.
//!
//! ```text
//! insight CHECK [GAME…] [--matches N] [--threads N] [--seed S] [--worlds N] [--players NAME,…]
//! ```
//!
//! Checks: `ladder` (order of the levels), `calibration` (predictions and luck), `alarms` (false alarms and stability of labels),
//! `disputes` (labelled choices of strong bots in Take 6, judged by the network), `hands` (skill in Take That with the real hands),
//! `sensitivity` (planted bad choices), `seats` (skill of identical seats), `speed`, `styles` (which bots seats of Take 6 are said to
//! play like).

#![allow(clippy::unwrap_used, reason = "a measurement that fails must stop")]

mod alarms;
mod calibration;
mod disputes;
mod hands;
mod ladder;
mod numbers;
mod ranked;
mod seats;
mod sensitivity;
mod speed;
mod styles;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_review::{Options, Review};
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::record::Record;

/// What to measure.
struct Plan {
    games: Vec<GameKind>,
    /// Matches per level of bots.
    matches: u64,
    threads: u64,
    seed: u64,
    /// Worlds of a review (only `calibration`, `hands` and `seats`); `None` for the default of the game.
    worlds: Option<u32>,
    /// Players of the matches, separated by commas (not `sensitivity`); `None` for all, and for `keen` in `speed`.
    players: Option<String>,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let check = arguments.next().unwrap_or_default();
    let mut plan = Plan { games: Vec::new(), matches: 10, threads: 1, seed: 1, worlds: None, players: None };
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse::<u64>().ok()).expect("a number");
        match argument.as_str() {
            "--matches" => plan.matches = number(),
            "--threads" => plan.threads = number(),
            "--seed" => plan.seed = number(),
            "--worlds" => plan.worlds = u32::try_from(number()).ok(),
            "--players" => plan.players = arguments.next(),
            game => plan.games.push(game.parse().expect("the name of a game")),
        }
    }
    if plan.games.is_empty() {
        plan.games = GameKind::ALL.to_vec();
    }
    match check.as_str() {
        "ladder" => ladder::run(&plan),
        "calibration" => calibration::run(&plan),
        "alarms" => alarms::run(&plan),
        "disputes" => disputes::run(&plan),
        "hands" => hands::run(&plan),
        "sensitivity" => sensitivity::run(&plan),
        "seats" => seats::run(&plan),
        "speed" => speed::run(&plan),
        "styles" => styles::run(&plan),
        _ => eprintln!(
            "usage: insight ladder|calibration|alarms|disputes|hands|sensitivity|seats|speed|styles [GAME…] \
             [--matches N] [--threads N] [--seed S] [--worlds N] [--players NAME,…]"
        ),
    }
}

/// Rules of the measurements: the usual number of players, and a single round.
fn rules(game: GameKind) -> AnyRules {
    let options = game.descriptor().single_round.map_or("", |single| single.option);
    game.read_rules(game.usual_players(), options).unwrap()
}

fn review(record: &Record, options: &Options) -> Review {
    rodeo_review::review(record, options, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// Calls `measure` for the matches 0 to `matches` − 1 on all threads, and returns the results in order.
fn parallel<T: Send>(plan: &Plan, measure: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.matches {
                        return;
                    }
                    let result = measure(number);
                    results.lock().unwrap().push((number, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap();
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
