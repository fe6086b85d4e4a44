//! Nobody looks at cards that are hidden from them.
//!
//! A bot is asked in the real game and in twins that look the same to its seat but have the hidden cards elsewhere, each
//! time with the same rng: choice and values must be the same to the last bit. That is more than equal distributions,
//! which follow from it (the same rng give the same choice, so all rng together give the same choices as often), and
//! unlike a test of distributions it needs no tolerance in which a bot that peeks now and then could hide.
//!
//! As the proof that this finds something, bots that do get at the real cards go through the very same check.

use rodeo_bots::{Bot, Decision, DecisionContext, SeatRng, Simple};
use rodeo_laws::rng::XorShift;
use rodeo_rules::choice::Choice as _;
use rodeo_rules::game::{Awaiting, DiscardEvents, RandomSource};
use rodeo_rules::seat::{Seat, SeatSet};

use crate::positions::{Played, Position, bots, dice_at, playouts_at, visit};

const POSITIONS: u64 = 400;
const PLAYOUTS: u32 = 2;
/// Each position has so many twins, and rng are rolled anew for each.
const TWINS: u64 = 3;

in_every_game!(
    no_level_peeks,
    who_peeks_is_caught,
    who_peeks_now_and_then_is_caught,
    nobody_peeks_in_imagined_worlds
);

/// The positions in which a bot answers otherwise when hidden cards change places. `sit` sits a new bot down; a cheat may
/// look at the game before it does.
fn betrayals<G: Played>(positions: u64, sit: impl Fn(&Position<G>) -> Box<dyn Bot<G>>) -> Vec<String> {
    let mut found = Vec::new();
    visit::<G>(positions, |position| {
        let budget = playouts_at(position, positions, PLAYOUTS);
        let mut shuffle = XorShift::new(position.number);
        for roll in 0..TWINS {
            let twin = position.twin(&mut shuffle);
            assert_eq!(position.view(), twin.view(), "no twin of {}", position.name());
            let [real, other] =
                [position, &twin].map(|at| at.ask(&mut *sit(at), budget, &mut dice_at(at, roll)));
            if real != other {
                found.push(format!("{real:?}\n{other:?}\nat {}", position.name()));
                break;
            }
        }
    });
    found
}

fn no_level_peeks<G: Played>() {
    for (level, _) in bots::<G>() {
        let betrayals = betrayals::<G>(POSITIONS, |_| G::bot(level).unwrap());
        assert!(betrayals.is_empty(), "{level:?} peeks: {}", betrayals[0]);
    }
}

fn who_peeks_is_caught<G: Played>() {
    let (caught, positions) = cheats_caught::<G>(1);
    assert!(caught > positions / 10, "only {caught} times in {positions} positions");
}

fn who_peeks_now_and_then_is_caught<G: Played>() {
    let (caught, positions) = cheats_caught::<G>(5);
    assert!(caught > 0, "not once in {positions} positions");
}

/// How often the check catches a cheat that peeks once in so many questions, and in how many positions.
fn cheats_caught<G: Played>(one_in: u32) -> (u64, u64) {
    let positions = POSITIONS.min(G::WEIGHED);
    let sit = |position: &Position<G>| -> Box<dyn Bot<G>> {
        Box::new(Cheat { cards: position.game.clone(), one_in })
    };
    (betrayals::<G>(positions, sit).len() as u64, positions)
}

/// Players of imagined worlds are given a whole game and must not look at it; otherwise a search would count on
/// opponents who know its cards.
fn nobody_peeks_in_imagined_worlds<G: Played>() {
    visit::<G>(10 * POSITIONS, |position| {
        let (game, view, seat) = (&position.game, position.view(), position.seat);
        let mut rng = [dice_at(position, 1), dice_at(position, 1)];
        let scored = [game.scored_choices(seat, &mut rng[0]), view.scored_choices(seat, &mut rng[1])];
        assert_eq!(scored[0], scored[1], "at {}", position.name());
        assert!(!scored[0].is_empty(), "nothing comes to mind at {}", position.name());
        let drawn =
            [game.policy(seat, SeatSet::EMPTY, &mut rng[0]), view.policy(seat, SeatSet::EMPTY, &mut rng[1])];
        assert_eq!(drawn[0], drawn[1], "at {}", position.name());
        assert_eq!(rng[0], rng[1], "at {}", position.name());
    });
}

/// A bot that does what none can do outside of tests: it has the real game and tries its alternatives there, once in so
/// many questions. Otherwise it is as honest as can be.
struct Cheat<G> {
    cards: G,
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
            alternatives.iter().map(|choice| (*choice, self.comes_to(seat, *choice, playout_rng.clone())));
        let best = values.max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(choice, _)| Decision::unscored(choice))
    }
}

impl<G: Played> Cheat<G> {
    /// What a choice comes to with the real cards.
    fn comes_to(&self, seat: Seat, choice: G::Choice, mut playout_rng: SeatRng) -> f32 {
        let mut after = self.cards.clone();
        let Awaiting::Moves(seats) = after.awaiting() else { panic!("{seat} is asked") };
        let mut step: Vec<_> = seats
            .iter()
            .map(|other| {
                (
                    other,
                    if other == seat {
                        choice
                    } else {
                        after.policy(other, SeatSet::EMPTY, &mut playout_rng).unwrap()
                    },
                )
            })
            .collect();
        if let Some(&alone) = step.iter().find(|(_, choice)| choice.is_unilateral()) {
            step = vec![alone];
        }
        after.play(&step, &mut DiscardEvents).unwrap();
        after.play_out(seat, &self.cards, SeatSet::EMPTY, playout_rng).unwrap_or_default()
    }
}
