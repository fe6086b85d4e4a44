//! The same random numbers and playouts give the same decision.

use rodeo_bots::Level;

use crate::positions::{Played, bots, budget_at, rng_at, visit};

const POSITIONS: u64 = 400;
const PLAYOUTS: u32 = 3;

in_every_game!(same_rng_gives_the_same_decision);

fn same_rng_gives_the_same_decision<G: Played>() {
    // A bot that has decided in all earlier positions, and a new one.
    let mut used_bots = bots::<G>();
    let mut different = vec![0; used_bots.len()];
    visit::<G>(POSITIONS, |position| {
        let budget = budget_at(position, POSITIONS, PLAYOUTS);
        for ((level, used), different) in used_bots.iter_mut().zip(&mut different) {
            let mut new = G::bot(*level).unwrap();
            let mut rng = [rng_at(position, 1), rng_at(position, 1)];
            let first = position.decide(&mut **used, budget, &mut rng[0]);
            let again = position.decide(&mut *new, budget, &mut rng[1]);
            assert_eq!(first, again, "{level:?} at {}", position.name());
            assert_eq!(rng[0], rng[1], "{level:?} draws other numbers at {}", position.name());
            *different += u32::from(position.decide(&mut **used, budget, &mut rng_at(position, 2)) != first);
        }
    });
    for ((level, _), different) in used_bots.iter().zip(different) {
        // Heuristic and network are deterministic.
        assert!(
            different > 0 || matches!(level, Level::Simple | Level::Net),
            "{level:?} does not use its random numbers"
        );
    }
}
