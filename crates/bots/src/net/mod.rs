//! A small net for Take 6 that has learnt by playing against itself and others (`training/take6`).
//!
//! It looks once and plays the card it thinks best: no worlds are imagined, so a move takes a fraction of a millisecond.
//! One net plays at tables of all sizes, with the full deck and the limited one. It knows neither fan cards nor the
//! draft; there, rules of thumb play.

mod look;
mod rows;
mod think;
mod weights;

use arrayvec::ArrayVec;
use rodeo_rules::card::Card;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, Fans, Phase, Take6};

use crate::rng::SeatRng;
use crate::{Asked, Bot, Simple, Thought};
use look::Look;
use weights::Weights;
pub use weights::WeightsError;

/// The most cards in a hand.
const HAND: usize = 10;

/// Plays the card that the net thinks best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Net;

/// What the net thinks of a card in hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// The card.
    pub card: Card,
    /// How much the net is for it; only differences between cards mean something.
    pub logit: f32,
    /// How likely the net would play it, if it drew its card: all chances of a hand add up to one.
    pub chance: f32,
    /// By how many heads the seat will be better than the others on average in the rest of the round, the net expects.
    pub margin: f32,
}

impl Net {
    /// Reads the weights now, so that the first move does not have to wait for them.
    pub fn wake() {
        let _ = Weights::take6();
    }

    /// What the net thinks of each card this seat holds, in ascending order. Empty where the seat has no card to choose, or
    /// the table plays by rules that the net does not know.
    ///
    /// It looks at nothing but what the seat sees, so a search may ask about the other seats of a world it imagines.
    pub fn odds(position: &Take6, seat: Seat) -> ArrayVec<Odds, HAND> {
        let knows = position.phase() == Phase::Choose && position.rules().fans == Fans::NONE;
        let (true, Ok(weights)) = (knows, Weights::take6()) else { return ArrayVec::new() };
        match Look::new(position, seat) {
            Some(look) => think::odds(weights, &look),
            None => ArrayVec::new(),
        }
    }
}

impl Bot<Take6> for Net {
    /// The values are margins at the end of the round. The card is the one the net is most for, which need not be the one
    /// with the best margin: it has learnt to win rounds, and a win by one head is as good as any.
    fn think(&mut self, asked: &Asked<'_, Take6>, rng: &mut SeatRng) -> Option<Thought<Choice>> {
        let (view, seat) = (asked.view, asked.seat()?);
        let odds = Net::odds(view, seat);
        let so_far = rows::margin_so_far(view, seat);
        let cards = odds.iter().map(|odds| (Choice::Card(odds.card), so_far + odds.margin));
        let values: ArrayVec<_, MAX_NEXT_WORDS> = cards.chain(rows::weigh(view, seat)).collect();
        let best = match best_of(odds.iter().map(|odds| (Choice::Card(odds.card), odds.logit))) {
            Some(card) => Some(card),
            None => best_of(values.iter().copied()),
        };
        match best {
            Some(choice) => Some(Thought { choice, values }),
            None => Simple.think(asked, rng),
        }
    }
}

/// The choice with the highest value, the first of equals.
fn best_of(values: impl Iterator<Item = (Choice, f32)>) -> Option<Choice> {
    values.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(choice, _)| choice)
}
