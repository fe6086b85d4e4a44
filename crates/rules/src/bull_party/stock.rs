//! The draw pile.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// The draw pile. Its size is public; its cards are known only to the full game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stock {
    /// From the bottom up; `None` for unknown and drawn cards.
    cards: [Option<Card>; Stock::CAPACITY],
    size: u8,
}

impl Stock {
    /// Maximum number of cards.
    pub const CAPACITY: usize = 100;

    /// The empty draw pile.
    pub const EMPTY: Stock = Stock { cards: [None; Stock::CAPACITY], size: 0 };

    /// A draw pile of these cards, top card first.
    pub fn new(cards: &[Card]) -> Stock {
        let mut stock = Stock::unknown(cards.len());
        stock.fill(cards.iter().copied());
        stock
    }

    /// A draw pile of unknown cards.
    fn unknown(size: usize) -> Stock {
        Stock { cards: [None; Stock::CAPACITY], size: size.min(Stock::CAPACITY) as u8 }
    }

    /// Number of cards.
    #[inline]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The top card, if it is known.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards.get(usize::from(self.size).checked_sub(1)?).copied().flatten()
    }

    /// The known cards, top card first.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().rev().copied().flatten()
    }

    /// The known cards as a set.
    pub fn set(&self) -> CardSet {
        self.cards().collect()
    }

    /// Removes the top card.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.size = self.size.saturating_sub(1);
        if let Some(place) = self.cards.get_mut(usize::from(self.size)) {
            *place = None;
        }
    }

    /// The same draw pile with unknown cards.
    pub(super) fn hidden(&self) -> Stock {
        Stock::unknown(usize::from(self.size))
    }

    /// Sets the unknown cards, top card first.
    pub(super) fn fill(&mut self, cards: impl Iterator<Item = Card>) {
        let size = usize::from(self.size).min(Stock::CAPACITY);
        for (place, card) in self.cards[..size].iter_mut().rev().zip(cards) {
            *place = Some(card);
        }
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cards ", self.size)?;
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Serialized form; `cards` is empty if they are unknown.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    size: u8,
    #[serde(default)]
    cards: ArrayVec<Card, { Stock::CAPACITY }>,
}

impl Serialize for Stock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form { size: self.size, cards: self.cards().collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stock, D::Error> {
        let Form { size, cards } = Form::deserialize(deserializer)?;
        let size = usize::from(size);
        if size > Stock::CAPACITY || (!cards.is_empty() && cards.len() != size) {
            return Err(serde::de::Error::custom(
                "a draw pile has at most 100 cards, and all or none of them are known",
            ));
        }
        Ok(if cards.is_empty() { Stock::unknown(size) } else { Stock::new(&cards) })
    }
}
