//! The same rng and the same playouts, the same decision; chance is in the rng alone.

use rodeo_bots::Level;

use crate::positions::{Played, bots, dice_at, playouts_at, visit};

const POSITIONS: u64 = 400;
const PLAYOUTS: u32 = 3;

in_every_game!(the_same_dice_think_the_same);

fn the_same_dice_think_the_same<G: Played>() {
    // One that has decision about everything before, and one that has just sat down.
    let mut seasoned = bots::<G>();
    let mut differing = vec![0; seasoned.len()];
    visit::<G>(POSITIONS, |position| {
        let budget = playouts_at(position, POSITIONS, PLAYOUTS);
        for ((level, old), differing) in seasoned.iter_mut().zip(&mut differing) {
            let mut fresh = G::bot(*level).unwrap();
            let mut rng = [dice_at(position, 1), dice_at(position, 1)];
            let first = position.ask(&mut **old, budget, &mut rng[0]);
            let again = position.ask(&mut *fresh, budget, &mut rng[1]);
            assert_eq!(first, again, "{level:?} at {}", position.name());
            assert_eq!(rng[0], rng[1], "{level:?} rolls other rng at {}", position.name());
            *differing += u32::from(position.ask(&mut **old, budget, &mut dice_at(position, 2)) != first);
        }
    });
    for ((level, _), differing) in seasoned.iter().zip(differing) {
        // Rules of thumb and the net need no rng.
        assert!(
            differing > 0 || matches!(level, Level::Simple | Level::Net),
            "{level:?} does not look at its rng"
        );
    }
}
