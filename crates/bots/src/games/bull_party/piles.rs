//! The piles of a seat, reduced to their heads and top cards.

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{BullParty, Heads};
use rodeo_rules::card::{CardSet, MAX_CARD};
use rodeo_rules::seat::Seat;

/// Pile of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    pub heads: i32,
    /// The number of the top card; 0 if the pile is empty.
    pub top: u8,
}

/// No seat can have more piles.
const MAX_PILES: usize = 64;

/// The piles of one seat, in the order they were started.
pub type Piles = ArrayVec<Pile, MAX_PILES>;

/// Returns the piles of a seat in one pass over its cards.
#[inline]
pub fn piles(game: &BullParty, seat: Seat) -> Piles {
    let heads = game.heads();
    let count = usize::from(game.piles().count(seat)).min(MAX_PILES);
    let mut piles: Piles = std::iter::repeat_n(Pile::default(), count).collect();
    for card in game.piles().laid(seat) {
        if let Some(pile) = piles.get_mut(usize::from(game.piles().pile_of(card))) {
            pile.heads += i32::from(heads.of(card));
            pile.top = card.get();
        }
    }
    piles
}

/// Total heads of these cards.
#[inline]
pub fn heads_of(cards: CardSet, heads: &Heads) -> i32 {
    cards.iter().map(|card| i32::from(heads.of(card))).sum()
}

/// The final score of the seat if it lays its whole hand optimally (rules bull-party 9.6 and 10).
///
/// The heads of the best pile count for the seat, all others against it. Whichever pile that is, every card in hand above
/// its top can go there in ascending order, so it is enough to try each pile and a new one.
pub fn final_score(game: &BullParty, seat: Seat) -> i32 {
    let heads = game.heads();
    let hand = game.hand(seat);
    let piles = piles(game, seat);
    let in_hand = heads_of(hand, heads);
    let all = piles.iter().map(|pile| pile.heads).sum::<i32>() + in_hand;
    let grown = |pile: &Pile| pile.heads + heads_of(hand & CardSet::range(pile.top + 1, MAX_CARD), heads);
    let best = piles.iter().map(grown).fold(in_hand, i32::max);
    2 * best - all + i32::from(game.bulls(seat))
}
