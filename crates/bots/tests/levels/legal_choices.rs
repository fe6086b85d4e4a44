//! Every choice is legal, and so is every alternative with a value.

use rodeo_bots::{Budget, DecisionContext};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::game::Awaiting;
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::positions::{Played, bots, budget_at, rng_at, visit};

/// Number of positions per game.
const POSITIONS: u64 = 10_000;

/// The minimum: the strength of the choices does not matter here.
const PLAYOUTS: u32 = 1;

in_every_game!(every_choice_is_legal, no_decision_for_a_seat_that_has_nothing_to_decide);

fn every_choice_is_legal<G: Played>() {
    let mut bots = bots::<G>();
    visit::<G>(POSITIONS, |position| {
        for (level, bot) in &mut bots {
            let budget = budget_at(position, POSITIONS, PLAYOUTS);
            let decision = position.decide(&mut **bot, budget, &mut rng_at(position, 1));
            let (game, seat) = (&position.game, position.seat);
            let is_legal = |choice| Ballot::new(game).answer(game, seat, choice).is_ok();
            assert!(is_legal(decision.choice), "{level:?}: {:?} at {}", decision.choice, position.name());
            for (choice, value) in &decision.values {
                assert!(
                    is_legal(*choice) && value.is_finite(),
                    "{level:?}: {decision:?} at {}",
                    position.name()
                );
            }
            let has_value = decision.values.is_empty()
                || decision.values.iter().any(|(choice, _)| *choice == decision.choice);
            assert!(has_value, "{level:?}: {decision:?} at {}", position.name());
        }
    });
}

fn no_decision_for_a_seat_that_has_nothing_to_decide<G: Played>() {
    let mut bots = bots::<G>();
    visit::<G>(300, |position| {
        let before = G::new(&position.game.rules()).unwrap();
        for game in [&position.game, &before] {
            let deciding = if let Awaiting::Moves(seats) = game.awaiting() { seats } else { SeatSet::EMPTY };
            let others = Seat::all(game.players()).filter(|seat| !deciding.contains(*seat)).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Public]) {
                let view = game.view(viewer);
                for (level, bot) in &mut bots {
                    let decision = bot.decide(
                        &DecisionContext::new(&view, Budget::Playouts(PLAYOUTS)),
                        &mut rng_at(position, 2),
                    );
                    assert_eq!(decision, None, "{level:?} as {viewer:?} at {}", position.name());
                }
            }
        }
    });
}
