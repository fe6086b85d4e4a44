//! The inputs of a network.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::Take6;

use super::features::TABLE;
use super::{CANDIDATES, HAND};

/// The highest supported card number.
pub(super) const CARDS: usize = 104;

/// Features of a position as seen by a seat, with `CARD` features per candidate.
pub(in crate::games::take6) struct Inputs<const CARD: usize> {
    pub(super) hand: CardSet,
    /// Cards that are neither in the own hand nor shown to everybody.
    pub(super) unseen: CardSet,
    /// Features of rows, scores and players. The network for the base game has the most.
    pub(super) table: ArrayVec<f32, TABLE>,
    /// The cards in hand, then those that can be flipped.
    pub(super) candidates: ArrayVec<Candidate<CARD>, CANDIDATES>,
}

/// A card that can be played, with its features.
pub(super) struct Candidate<const CARD: usize> {
    pub(super) card: Card,
    pub(super) flipped: bool,
    pub(super) features: [f32; CARD],
}

impl<const CARD: usize> Candidate<CARD> {
    /// The number of its embedding.
    pub(super) fn number(&self) -> usize {
        usize::from(self.card.get()) + if self.flipped { CARDS + 1 } else { 0 }
    }
}

/// Whether hand, deck, rows and table have supported sizes.
pub(super) fn has_supported_sizes(position: &Take6, seat: Seat) -> bool {
    let (hand, deck) = (position.hand(seat), position.rules().deck_cards());
    !hand.is_empty()
        && usize::from(hand.len()) <= HAND
        && usize::from(deck.len()) <= CARDS
        && (2..=MAX_SEATS as u8).contains(&position.players())
        && position.rows().iter().all(|row| !row.is_empty())
}
