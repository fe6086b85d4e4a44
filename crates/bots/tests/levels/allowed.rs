//! Every choice is allowed, and so is every alternative that was weighed.

use rodeo_bots::{Asked, Budget};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::game::Awaiting;
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::positions::{Played, bots, dice_at, playouts_at, visit};

/// So many positions of every game.
const POSITIONS: u64 = 10_000;

/// The least: what is checked are the choices, not how good they are.
const PLAYOUTS: u32 = 1;

in_every_game!(every_choice_is_allowed, nobody_answers_who_is_not_asked);

fn every_choice_is_allowed<G: Played>() {
    let mut bots = bots::<G>();
    visit::<G>(POSITIONS, |position| {
        for (level, bot) in &mut bots {
            let budget = playouts_at(position, POSITIONS, PLAYOUTS);
            let thought = position.ask(&mut **bot, budget, &mut dice_at(position, 1));
            let (game, seat) = (&position.game, position.seat);
            let allowed = |choice| Ballot::new(game).answer(game, seat, choice).is_ok();
            assert!(allowed(thought.choice), "{level:?}: {:?} at {}", thought.choice, position.name());
            for (choice, value) in &thought.values {
                assert!(
                    allowed(*choice) && value.is_finite(),
                    "{level:?}: {thought:?} at {}",
                    position.name()
                );
            }
            let weighed = thought.values.is_empty()
                || thought.values.iter().any(|(choice, _)| *choice == thought.choice);
            assert!(weighed, "{level:?}: {thought:?} at {}", position.name());
        }
    });
}

fn nobody_answers_who_is_not_asked<G: Played>() {
    let mut bots = bots::<G>();
    visit::<G>(300, |position| {
        let before = G::new(&position.game.rules()).unwrap();
        for game in [&position.game, &before] {
            let asked = if let Awaiting::Moves(seats) = game.awaiting() { seats } else { SeatSet::EMPTY };
            let others = Seat::all(game.players()).filter(|seat| !asked.contains(*seat)).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Public]) {
                let view = game.view(viewer);
                for (level, bot) in &mut bots {
                    let thought =
                        bot.think(&Asked::at(&view, Budget::Playouts(PLAYOUTS)), &mut dice_at(position, 2));
                    assert_eq!(thought, None, "{level:?} as {viewer:?} at {}", position.name());
                }
            }
        }
    });
}
