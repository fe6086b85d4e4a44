//! Cards in an order: the line, and the pile.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// As many cards as the whole deck (rule take-that 1.1).
const CAPACITY: usize = 79;

/// Up to 79 cards in an order. A line begins with its left end, a pile with its top.
///
/// Places behind the last card are empty, so that equal sequences are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sequence {
    cards: [Option<Card>; CAPACITY],
    len: u8,
}

impl Sequence {
    /// The most cards.
    pub const CAPACITY: usize = CAPACITY;

    /// No card.
    pub const EMPTY: Sequence = Sequence { cards: [None; CAPACITY], len: 0 };

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in their order.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.cards.iter().map_while(|&card| card)
    }

    /// The first card.
    #[inline]
    pub fn first(&self) -> Option<Card> {
        self.cards[0]
    }

    /// The last card.
    #[inline]
    pub fn last(&self) -> Option<Card> {
        *self.cards.get(usize::from(self.len.checked_sub(1)?))?
    }

    /// Is the card there?
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.cards().any(|other| other == card)
    }

    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.cards().collect()
    }

    /// Puts a card at the end. A full sequence stays as it is; no deck is that large.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Some(card);
            self.len += 1;
        }
    }

    /// Takes a card out and closes the gap.
    pub(super) fn remove(&mut self, card: Card) {
        let place = self.cards().position(|other| other == card);
        if let Some(place) = place {
            self.remove_at(place);
        }
    }

    /// Takes the first card out, if there is one.
    #[inline]
    pub(super) fn remove_first(&mut self) {
        if !self.is_empty() {
            self.remove_at(0);
        }
    }

    /// `place` is one of a card.
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
            return Err(serde::de::Error::custom("a card stands twice in a line or a pile"));
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
    fn gaps_close_and_nothing_stale_stays_behind() {
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
    fn a_full_sequence_takes_no_more() {
        let mut all: Sequence = CardSet::range(1, 127).iter().collect();
        assert_eq!((all.len(), all.last()), (79, Card::new(79)));
        all.remove(Card::new(79).unwrap());
        assert_eq!((all.len(), all.last()), (78, Card::new(78)));
    }

    #[test]
    fn what_is_no_sequence_is_refused() {
        let too_long = serde_json::to_string(&CardSet::range(1, 80)).unwrap();
        for text in ["[12,12]", "[0]", "[128]", "12", &too_long] {
            assert!(serde_json::from_str::<Sequence>(text).is_err(), "{text} was read");
        }
        assert_eq!(serde_json::to_string(&read("[49,12]")).unwrap(), "[49,12]");
    }
}
