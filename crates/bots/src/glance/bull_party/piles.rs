//! What counts of a seat's piles: how many heads each has, and the card that the next one must be higher than.

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{BullParty, Heads};
use rodeo_rules::card::{CardSet, MAX_CARD};
use rodeo_rules::seat::Seat;

/// What counts of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    pub heads: i32,
    /// The number of the top card; 0 where there is none.
    pub top: u8,
}

/// More piles than any seat can have.
const MOST_PILES: usize = 64;

/// The piles of one seat, the first started first.
pub type Piles = ArrayVec<Pile, MOST_PILES>;

/// The piles of a seat, in one walk over its cards.
#[inline]
pub fn piles(game: &BullParty, seat: Seat) -> Piles {
    let heads = game.heads();
    let count = usize::from(game.piles().count(seat)).min(MOST_PILES);
    let mut piles: Piles = std::iter::repeat_n(Pile::default(), count).collect();
    for card in game.piles().laid(seat) {
        if let Some(pile) = piles.get_mut(usize::from(game.piles().pile_of(card))) {
            pile.heads += i32::from(heads.of(card));
            pile.top = card.get();
        }
    }
    piles
}

/// The heads of some cards.
#[inline]
pub fn heads_of(cards: CardSet, heads: &Heads) -> i32 {
    cards.iter().map(|card| i32::from(heads.of(card))).sum()
}

/// What the seat scores at the end if it lays its whole hand as well as can be (rules bull-party 9.6 and 10).
///
/// All heads count against the seat but those of one pile, which count for it. Whichever that is, every card of the hand
/// that is higher than its top can go there, in ascending order: so it is enough to try each pile, and a new one.
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
