//! Ordered cards: the line and the draw pile.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// Number of cards in the deck (rule take-that 1.1).
const CAPACITY: usize = 79;

/// Up to 79 cards in order. A line begins with its left end, a draw pile with its top card.
///
/// Positions after the last card are empty, so that equal sequences are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sequence {
    cards: [Option<Card>; CAPACITY],
    len: u8,
}

impl Sequence {
    /// Maximum number of cards.
    pub const CAPACITY: usize = CAPACITY;

    /// The empty sequence.
    pub const EMPTY: Sequence = Sequence { cards: [None; CAPACITY], len: 0 };

    /// Number of cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.cards.iter().map_while(|&card| card)
    }

    /// The first card: the left end of a line or the top of a draw pile.
    #[inline]
    pub fn first(&self) -> Option<Card> {
        self.cards[0]
    }

    /// The last card: the right end of a line or the bottom of a draw pile.
    #[inline]
    pub fn last(&self) -> Option<Card> {
        *self.cards.get(usize::from(self.len.checked_sub(1)?))?
    }

    /// Whether the sequence contains the card.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.cards().any(|other| other == card)
    }

    /// The cards as a set.
    pub fn set(&self) -> CardSet {
        self.cards().collect()
    }

    /// Appends a card. A full sequence does not change; no deck is that large.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Some(card);
            self.len += 1;
        }
    }

    /// Removes a card and closes the gap.
    pub(super) fn remove(&mut self, card: Card) {
        let place = self.cards().position(|other| other == card);
        if let Some(place) = place {
            self.remove_at(place);
        }
    }

    /// Removes the first card, if there is one.
    #[inline]
    pub(super) fn remove_first(&mut self) {
        if !self.is_empty() {
            self.remove_at(0);
        }
    }

    /// `place` must be the position of a card.
    #[inline]
    fn remove_at(&mut self, place: usize) {
        self.cards.copy_within(place + 1.., place);
        self.cards[CAPACITY - 1] = None;
        self.len -= 1;
    }
}

impl Default for Sequence {
    fn default() -> Sequence {
        Sequence::EMPTY
    }
}

impl FromIterator<Card> for Sequence {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Sequence {
        let mut sequence = Sequence::EMPTY;
        cards.into_iter().for_each(|card| sequence.push(card));
        sequence
    }
}

impl fmt::Debug for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Sequence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Sequence {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sequence, D::Error> {
        let cards: ArrayVec<Card, CAPACITY> = Deserialize::deserialize(deserializer)?;
        let sequence: Sequence = cards.into_iter().collect();
        if sequence.set().len() != sequence.len() {
            return Err(serde::de::Error::custom("duplicate card in a line or a draw pile"));
        }
        Ok(sequence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Sequence {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn removal_closes_the_gap_and_clears_the_rest() {
        let mut line = read("[34,41,49]");
        line.remove(Card::new(41).unwrap());
        assert_eq!(line, read("[34,49]"));
        line.remove(Card::new(41).unwrap());
        assert_eq!((line, line.last()), (read("[34,49]"), Card::new(49)));
        line.remove_first();
        assert_eq!((line, line.first()), (read("[49]"), Card::new(49)));
        line.remove_first();
        line.remove_first();
        assert_eq!((line, line.last()), (Sequence::EMPTY, None));
    }

    #[test]
    fn full_sequence_ignores_further_cards() {
        let mut all: Sequence = CardSet::range(1, 127).iter().collect();
        assert_eq!((all.len(), all.last()), (79, Card::new(79)));
        all.remove(Card::new(79).unwrap());
        assert_eq!((all.len(), all.last()), (78, Card::new(78)));
    }

    #[test]
    fn invalid_sequences_are_rejected() {
        let too_long = serde_json::to_string(&CardSet::range(1, 80)).unwrap();
        for text in ["[12,12]", "[0]", "[128]", "12", &too_long] {
            assert!(serde_json::from_str::<Sequence>(text).is_err(), "{text} was read");
        }
        assert_eq!(serde_json::to_string(&read("[49,12]")).unwrap(), "[49,12]");
    }
}
