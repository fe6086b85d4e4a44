//! Bots do not use cards that are hidden from their seat.
//!
//! A bot decides in the real game and in twins: games with the same view but other hidden cards. With the same random
//! numbers choice and values must be identical to the last bit. This is stricter than a comparison of distributions and needs
//! no tolerance.
//!
//! Cheating bots, which know the real cards, show that the check detects cheating.

use rodeo_bots::{Bot, Decision, DecisionContext, PlayStyle, SeatRng, SeatStyles, Simple};
use rodeo_laws::rng::XorShift;
use rodeo_rules::choice::Choice as _;
use rodeo_rules::game::{Awaiting, DiscardEvents, RandomSource};
use rodeo_rules::seat::Seat;

use crate::positions::{Played, Position, bots, budget_at, rng_at, visit};

const POSITIONS: u64 = 400;
const PLAYOUTS: u32 = 2;
/// Number of twins per position, each with other random numbers.
const TWINS: u64 = 3;

in_every_game!(
    no_level_uses_hidden_cards,
    cheating_bot_is_detected,
    occasionally_cheating_bot_is_detected,
    heuristic_and_policy_use_only_the_view
);

/// The positions in which a bot decides differently in a twin. `new_bot` creates the bot; a cheating one is given the game.
fn differences<G: Played>(positions: u64, new_bot: impl Fn(&Position<G>) -> Box<dyn Bot<G>>) -> Vec<String> {
    let mut found = Vec::new();
    visit::<G>(positions, |position| {
        let budget = budget_at(position, positions, PLAYOUTS);
        let mut shuffle = XorShift::new(position.number);
        for twin_number in 0..TWINS {
            let twin = position.twin(&mut shuffle);
            assert_eq!(position.view(), twin.view(), "not a twin of {}", position.name());
            let [real, other] = [position, &twin]
                .map(|at| at.decide(&mut *new_bot(at), budget, &mut rng_at(at, twin_number)));
            if real != other {
                found.push(format!("{real:?}\n{other:?}\nat {}", position.name()));
                break;
            }
        }
    });
    found
}

fn no_level_uses_hidden_cards<G: Played>() {
    for (level, _) in bots::<G>() {
        let differences = differences::<G>(POSITIONS, |_| G::bot(level).unwrap());
        assert!(differences.is_empty(), "{level:?} uses hidden cards: {}", differences[0]);
    }
}

fn cheating_bot_is_detected<G: Played>() {
    let (detected, positions) = detected_cheats::<G>(1);
    assert!(detected > positions / 10, "detected in only {detected} of {positions} positions");
}

fn occasionally_cheating_bot_is_detected<G: Played>() {
    let (detected, positions) = detected_cheats::<G>(5);
    assert!(detected > 0, "not detected in {positions} positions");
}

/// The number of positions in which a bot that cheats in one of `one_in` decisions is detected, and of all positions.
fn detected_cheats<G: Played>(one_in: u32) -> (u64, u64) {
    let positions = POSITIONS.min(G::max_searched());
    let new_bot = |position: &Position<G>| -> Box<dyn Bot<G>> {
        Box::new(Cheat { game: position.game.clone(), one_in })
    };
    (differences::<G>(positions, new_bot).len() as u64, positions)
}

/// In playouts heuristic and policy are given a whole game. If they used it, the search would expect opponents who know its
/// cards.
fn heuristic_and_policy_use_only_the_view<G: Played>() {
    visit::<G>(10 * POSITIONS, |position| {
        let (game, view, seat) = (&position.game, position.view(), position.seat);
        let mut rng = [rng_at(position, 1), rng_at(position, 1)];
        let scored = [game.scored_choices(seat, &mut rng[0]), view.scored_choices(seat, &mut rng[1])];
        assert_eq!(scored[0], scored[1], "at {}", position.name());
        assert!(!scored[0].is_empty(), "no choice at {}", position.name());
        for style in PlayStyle::ALL {
            let mut styles = SeatStyles::STRONG;
            styles.set(seat, style);
            let sampled = [game.policy(seat, &styles, &mut rng[0]), view.policy(seat, &styles, &mut rng[1])];
            assert_eq!(sampled[0], sampled[1], "{style:?} at {}", position.name());
        }
        assert_eq!(rng[0], rng[1], "at {}", position.name());
    });
}

/// A bot that evaluates its alternatives in the real game, in one of `one_in` decisions. Otherwise it plays like [`Simple`].
struct Cheat<G> {
    game: G,
    one_in: u32,
}

impl<G: Played> Bot<G> for Cheat<G> {
    fn decide(&mut self, context: &DecisionContext<'_, G>, rng: &mut SeatRng) -> Option<Decision<G::Choice>> {
        let seat = context.seat()?;
        if rng.below(self.one_in) > 0 {
            return Simple.decide(context, rng);
        }
        let alternatives = G::alternatives(context.view, seat, rng);
        let playout_rng = rng.fork();
        let values =
            alternatives.iter().map(|choice| (*choice, self.value(seat, *choice, playout_rng.clone())));
        let best = values.max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(choice, _)| Decision::unscored(choice))
    }
}

impl<G: Played> Cheat<G> {
    /// The value of a choice with the real cards.
    fn value(&self, seat: Seat, choice: G::Choice, mut playout_rng: SeatRng) -> f32 {
        let mut after = self.game.clone();
        let Awaiting::Moves(seats) = after.awaiting() else { panic!("{seat} has a decision") };
        let mut step: Vec<_> = seats
            .iter()
            .map(|other| {
                (
                    other,
                    if other == seat {
                        choice
                    } else {
                        after.policy(other, &SeatStyles::STRONG, &mut playout_rng).unwrap()
                    },
                )
            })
            .collect();
        if let Some(&unilateral) = step.iter().find(|(_, choice)| choice.is_unilateral()) {
            step = vec![unilateral];
        }
        after.play(&step, &mut DiscardEvents).unwrap();
        after.play_out(seat, &self.game, &SeatStyles::STRONG, playout_rng).unwrap_or_default()
    }
}
