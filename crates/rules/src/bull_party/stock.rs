//! The face-down deck.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// The face-down deck. Everybody knows how many cards it has; which ones, only the whole game knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stock {
    /// From the bottom up; what is not known or drawn is `None`.
    cards: [Option<Card>; Stock::CAPACITY],
    size: u8,
}

impl Stock {
    /// The most cards it can have.
    pub const CAPACITY: usize = 100;

    /// No card.
    pub const EMPTY: Stock = Stock { cards: [None; Stock::CAPACITY], size: 0 };

    /// These cards, the top one first.
    pub fn new(cards: &[Card]) -> Stock {
        let mut stock = Stock::unknown(cards.len());
        stock.fill(cards.iter().copied());
        stock
    }

    /// That many cards which are not known.
    fn unknown(size: usize) -> Stock {
        Stock { cards: [None; Stock::CAPACITY], size: size.min(Stock::CAPACITY) as u8 }
    }

    /// How many cards.
    #[inline]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Is there no card?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The top card, if there is one and it is known.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards.get(usize::from(self.size).checked_sub(1)?).copied().flatten()
    }

    /// The cards that are known, the top one first.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().rev().copied().flatten()
    }

    /// The cards that are known.
    pub fn set(&self) -> CardSet {
        self.cards().collect()
    }

    /// Takes the top card away.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.size = self.size.saturating_sub(1);
        if let Some(place) = self.cards.get_mut(usize::from(self.size)) {
            *place = None;
        }
    }

    /// The same deck with its cards face down.
    pub(super) fn hidden(&self) -> Stock {
        Stock::unknown(usize::from(self.size))
    }

    /// Says which cards lie here, the top one first.
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

/// How a stock is written; `cards` is empty where they are not known.
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
                "a deck has up to 100 cards, and knows all of them or none",
            ));
        }
        Ok(if cards.is_empty() { Stock::unknown(size) } else { Stock::new(&cards) })
    }
}
