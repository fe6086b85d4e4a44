//! Budgets of time are kept; that those of playouts are is a matter of the halving alone, and checked there.
//!
//! What is measured is the CPU time of the thread, so neighbours who take the processor away do not count. Two things
//! remain that are not the bot's doing: interrupts and page faults are charged to whoever is running, and on a shared
//! machine the host may stop a processor without telling anybody. So a choice that takes too long is made once more, with
//! the same rng in the same position: a bot that overran will overrun again, a machine that stumbled will hardly
//! stumble twice. Even so it must be the exception.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use rodeo_bots::{Bot, Budget};

use crate::positions::{Played, Position, bots, dice_at, visit};

/// All choices together may take about so long.
const ALL: Duration = Duration::from_secs(2);

/// Of a hundred choices so many may have to be looked at twice.
const STUMBLES: u64 = 1;

in_every_game!(time_is_kept);

fn time_is_kept<G: Played>() {
    let limit = G::TIME + G::TIME / 5;
    let positions = (ALL.as_millis() / G::TIME.as_millis()) as u64;
    let mut thinkers: Vec<_> = bots::<G>().into_iter().filter(|(level, _)| level.thinks()).collect();
    let (mut over, mut used_up) = (0, 0);
    visit::<G>(positions, |position| {
        // In turn: each takes its time.
        let at = position.number as usize % thinkers.len();
        let (level, bot) = &mut thinkers[at];
        let clock = Instant::now();
        let taken = time_of(position, &mut **bot);
        used_up += u64::from(clock.elapsed() > G::TIME / 2);
        if taken > limit {
            over += 1;
            let again = time_of(position, &mut **bot);
            assert!(again <= limit, "{level:?} takes {taken:?}, then {again:?} at {}", position.name());
        }
    });
    assert!(over * 100 <= STUMBLES * positions, "{over} of {positions} choices took more than {limit:?}");
    // A bot that answers at once would keep any budget, but only where there is one choice it may. By the clock on the
    // wall: that is the one a bot looks at, and on a busy machine it runs out while others have the processor.
    assert!(used_up * 10 > positions, "only {used_up} of {positions} choices were thought about");
}

/// The CPU time of a choice.
fn time_of<G: Played>(position: &Position<G>, bot: &mut dyn Bot<G>) -> Duration {
    let mut rng = dice_at(position, 1);
    let start = ThreadTime::now();
    position.ask(bot, Budget::Time(G::TIME), &mut rng);
    start.elapsed()
}
