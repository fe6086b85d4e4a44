//! Time budgets are kept. Playout budgets are checked in the unit tests of the halving.
//!
//! Measures the CPU time of the thread, so other processes do not count. Interrupts, page faults and a host that suspends the
//! machine can still add time. So a decision that takes too long is repeated with the same random numbers: a bot that
//! exceeds its budget does so again. Repetitions must be rare.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use rodeo_bots::{Bot, Budget};

use crate::positions::{Played, Position, bots, rng_at, visit};

/// Total time of the test, about.
const TOTAL: Duration = Duration::from_secs(2);

/// Maximum number of repetitions, in percent of the decisions.
const MAX_REPETITIONS_PERCENT: u64 = 1;

in_every_game!(time_budget_is_kept);

fn time_budget_is_kept<G: Played>() {
    let limit = G::time() + G::time() / 5;
    let positions = (TOTAL.as_millis() / G::time().as_millis()) as u64;
    let mut searchers: Vec<_> = bots::<G>().into_iter().filter(|(level, _)| level.has_budget()).collect();
    let (mut over, mut used_up) = (0, 0);
    visit::<G>(positions, |position| {
        // One level per position, in turn.
        let at = position.number as usize % searchers.len();
        let (level, bot) = &mut searchers[at];
        let clock = Instant::now();
        let taken = time_of(position, &mut **bot);
        used_up += u64::from(clock.elapsed() > G::time() / 2);
        if taken > limit {
            over += 1;
            let again = time_of(position, &mut **bot);
            assert!(again <= limit, "{level:?} takes {taken:?}, then {again:?} at {}", position.name());
        }
    });
    assert!(
        over * 100 <= MAX_REPETITIONS_PERCENT * positions,
        "{over} of {positions} decisions took more than {limit:?}"
    );
    // A bot that always decides at once would pass the check above. Wall-clock time, because that is what bots use.
    assert!(used_up * 10 > positions, "only {used_up} of {positions} choices were decision about");
}

/// The CPU time of a decision.
fn time_of<G: Played>(position: &Position<G>, bot: &mut dyn Bot<G>) -> Duration {
    let mut rng = rng_at(position, 1);
    let start = ThreadTime::now();
    position.decide(bot, Budget::Time(G::time()), &mut rng);
    start.elapsed()
}
