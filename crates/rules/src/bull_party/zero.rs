//! Zero cards and picks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// The letter of a zero card, A to E. In deals these are the cards 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(Card);

impl Letter {
    /// The zero cards as shuffled (rule bull-party 2.1).
    pub const CARDS: CardSet = CardSet::range(1, 5);

    /// Returns the letter of a dealt card.
    pub fn of(card: Card) -> Option<Letter> {
        Letter::CARDS.contains(card).then_some(Letter(card))
    }

    /// Returns the card as it is dealt.
    pub fn card(self) -> Card {
        self.0
    }

    /// All letters in order.
    pub fn all() -> impl Iterator<Item = Letter> + Clone {
        Letter::CARDS.iter().map(Letter)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + (self.0.get() - 1)) as char)
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for text that is not the letter of a zero card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid zero card (expected a letter from A to E)")]
pub struct InvalidLetter;

impl FromStr for Letter {
    type Err = InvalidLetter;

    fn from_str(text: &str) -> Result<Letter, InvalidLetter> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Card::new(letter - b'A' + 1).map(Letter).ok_or(InvalidLetter),
            _ => Err(InvalidLetter),
        }
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Letter, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A picked card. The order of picks is the order of resolution: numbers from the lowest to the highest, then zeros by
/// letter (rules bull-party 4.3, 4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BullPartyPick"))]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A number card.
    Number(Card),
    /// The zero card with this letter.
    Zero(Letter),
}
