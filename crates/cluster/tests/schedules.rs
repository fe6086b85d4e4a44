//! Runs many schedules under the simulator. A failure prints the seed that reproduces it.
//!
//! `RODEO_SCHEDULES` is the number of schedules of each kind; the nightly checks run a million. `RODEO_SEED` is the first seed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::atomic::{AtomicBool, Ordering};

use rodeo_cluster::simulation::{PlantedBug, Summary, Weather, run};

/// Number of schedules of each kind by default.
const SCHEDULES: u64 = 1500;
/// Number of schedules within which every planted bug must be found.
const SCHEDULES_PER_BUG: u64 = 2000;

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not `{text}`")))
}

/// Runs all schedules on all cores. Returns the sum of what happened.
fn run_all(weather: Weather) -> Summary {
    let count = number("RODEO_SCHEDULES").unwrap_or(SCHEDULES);
    let first = number("RODEO_SEED").unwrap_or(0);
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let failed = AtomicBool::new(false);
    let run_share = |thread: u64| {
        let mut sum = Summary::default();
        for seed in (first + thread..first + count).step_by(threads as usize) {
            if failed.load(Ordering::Relaxed) {
                break;
            }
            let summary = run(seed, weather, None).unwrap_or_else(|violation| {
                failed.store(true, Ordering::Relaxed);
                panic!("{weather:?}, {violation}")
            });
            sum.events += summary.events;
            sum.commits += summary.commits;
            sum.refused += summary.refused;
            sum.fenced += summary.fenced;
            sum.moves += summary.moves;
        }
        sum
    };
    let sums = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(move || run_share(thread))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap()).collect::<Vec<Summary>>()
    });
    let sum = sums.into_iter().fold(Summary::default(), |sum, part| Summary {
        events: sum.events + part.events,
        commits: sum.commits + part.commits,
        refused: sum.refused + part.refused,
        fenced: sum.fenced + part.fenced,
        moves: sum.moves + part.moves,
    });
    println!("{count} schedules, {weather:?}: {sum:?}");
    sum
}

#[test]
fn tables_of_a_dead_or_draining_node_are_served_within_two_seconds() {
    let sum = run_all(Weather::Calm);
    assert!(sum.moves > 0 && sum.commits > 0 && sum.refused == 0, "{sum:?}");
}

#[test]
fn node_that_joins_is_given_its_share_and_no_move_is_lost() {
    let sum = run_all(Weather::Joining);
    assert!(sum.moves > 0 && sum.commits > 0 && sum.refused == 0 && sum.fenced == 0, "{sum:?}");
}

#[test]
fn no_fault_leads_to_two_owners_or_undoes_what_was_shown() {
    let sum = run_all(Weather::Stormy);
    // The schedules contain what they are about: refused commits of nodes that lost their tables, and take-overs.
    assert!(sum.refused > 0 && sum.fenced > 0 && sum.moves > 0, "{sum:?}");
}

#[test]
fn every_planted_bug_is_found() {
    for bug in PlantedBug::ALL {
        let seeds = 0..SCHEDULES_PER_BUG;
        let found = seeds
            .flat_map(|seed| {
                [Weather::Calm, Weather::Joining, Weather::Stormy].map(|weather| (seed, weather))
            })
            .find_map(|(seed, weather)| {
                run(seed, weather, Some(bug)).err().map(|violation| (weather, violation))
            });
        let (weather, violation) = found.unwrap_or_else(|| panic!("{bug:?} was not found"));
        println!("{bug:?}: {weather:?}, {violation}");
        let again = run(violation.seed, weather, Some(bug)).unwrap_err();
        assert_eq!(again, violation, "the seed does not reproduce the violation");
    }
}

#[test]
fn same_seed_gives_the_same_run() {
    for seed in 0..50 {
        assert_eq!(run(seed, Weather::Stormy, None), run(seed, Weather::Stormy, None));
    }
}
