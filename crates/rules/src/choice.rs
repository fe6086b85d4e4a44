//! The words choices are made of, and how choices narrow.
//!
//! Every choice in every game is a short sentence of [`Word`]s: `30`, `30 flip`, `row2`, `stop row3`. Sentences are
//! what records and the wire carry and what [`options`](crate::game::Game::options) offers word by word; each game
//! turns whole sentences into its own typed choice.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::buffalo::Special;
use crate::card::Card;
use crate::rows::RowId;

/// One word of a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// A card.
    Card(Card),
    /// … with its digits flipped (Take 6 with Flip Digits).
    Flip,
    /// A row.
    Row(RowId),
    /// Nothing for now (a window of Beat the Buffalo).
    Pass,
    /// Use an open special card (Beat the Buffalo).
    Use(Special),
    /// Lift a Stop! (Beat the Buffalo).
    Lift,
    /// Pair a card of the line with its mirror (Take That).
    Pair,
    /// Take the line (Take That).
    Take,
    /// The zero card (Bull Party).
    Zero,
    /// Onto a pile, counted from 0 (Bull Party).
    Pile(u8),
    /// As a new pile (Bull Party).
    NewPile,
}

/// The most words a choice can have: the last laying of Bull Party, a card and a pile each.
pub const MAX_WORDS: usize = 24;
/// The most words offered at once.
pub const MAX_NEXT_WORDS: usize = 64;

/// A choice in words, or the beginning of one.
pub type Words = ArrayVec<Word, MAX_WORDS>;

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Card(card) => write!(f, "{card}"),
            Word::Flip => f.write_str("flip"),
            Word::Row(row) => write!(f, "row{}", row.get() + 1),
            Word::Pass => f.write_str("pass"),
            Word::Use(special) => f.write_str(special.name()),
            Word::Lift => f.write_str("lift"),
            Word::Pair => f.write_str("pair"),
            Word::Take => f.write_str("take"),
            Word::Zero => f.write_str("zero"),
            Word::Pile(pile) => write!(f, "pile{}", u16::from(*pile) + 1),
            Word::NewPile => f.write_str("new"),
        }
    }
}

/// A word that is none of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a word of a choice")]
pub struct UnknownWord(pub String);

impl FromStr for Word {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Word, UnknownWord> {
        let number = |digits: &str| -> Option<u8> {
            let plain =
                !digits.is_empty() && !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit());
            if plain { digits.parse().ok() } else { None }
        };
        let word = match text {
            "flip" => Some(Word::Flip),
            "pass" => Some(Word::Pass),
            "lift" => Some(Word::Lift),
            "pair" => Some(Word::Pair),
            "take" => Some(Word::Take),
            "zero" => Some(Word::Zero),
            "new" => Some(Word::NewPile),
            _ => Special::from_name(text).map(Word::Use),
        };
        word.or_else(|| Some(Word::Row(RowId::new(number(text.strip_prefix("row")?)? - 1)?)))
            .or_else(|| Some(Word::Pile(number(text.strip_prefix("pile")?)? - 1)))
            .or_else(|| Some(Word::Card(Card::new(number(text)?)?)))
            .ok_or_else(|| UnknownWord(text.chars().take(40).collect()))
    }
}

/// Writes a choice as its words with single spaces between them.
pub fn write_words(words: &[Word]) -> String {
    let words: Vec<String> = words.iter().map(Word::to_string).collect();
    words.join(" ")
}

/// A text that is not a sentence of words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseChoiceError {
    /// One of the words is none of ours.
    #[error(transparent)]
    Unknown(#[from] UnknownWord),
    /// No choice is that long.
    #[error("a choice has at most {MAX_WORDS} words")]
    TooMany,
}

/// Reads words separated by blanks.
pub fn read_words(text: &str) -> Result<Words, ParseChoiceError> {
    let mut words = Words::new();
    for word in text.split_whitespace() {
        words.try_push(word.parse()?).map_err(|_| ParseChoiceError::TooMany)?;
    }
    Ok(words)
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A whole choice of one game.
pub trait Choice: Copy + Eq + fmt::Debug {
    /// The choice in words.
    fn words(&self) -> Words;

    /// Is this choice a step of its own, without waiting for the other seats?
    fn is_unilateral(&self) -> bool {
        false
    }

    /// The choice as the others hear of it while it is only a proposal: without what is still secret.
    fn proposed(&self) -> Words {
        self.words()
    }
}

/// What may follow the words said so far.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct NextWords {
    /// The words that may come next.
    pub next: ArrayVec<Word, MAX_NEXT_WORDS>,
    /// Are the words so far a whole choice as they stand?
    pub complete: bool,
}

impl NextWords {
    /// Nothing is allowed here.
    pub const fn none() -> NextWords {
        NextWords { next: ArrayVec::new_const(), complete: false }
    }

    /// The words so far are a whole choice, and nothing can follow.
    pub const fn done() -> NextWords {
        NextWords { next: ArrayVec::new_const(), complete: true }
    }

    /// One of these words must follow.
    pub fn of(words: impl IntoIterator<Item = Word>) -> NextWords {
        let mut options = NextWords::none();
        options.add(words);
        options
    }

    /// Offers these words too. No game offers more than [`MAX_NEXT_WORDS`]; the conformance test counts them.
    pub fn add(&mut self, words: impl IntoIterator<Item = Word>) {
        for word in words {
            if self.next.try_push(word).is_err() {
                return;
            }
        }
    }

    /// Is there no way on from here?
    pub fn is_dead_end(&self) -> bool {
        !self.complete && self.next.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_what_it_writes() {
        let mut words =
            vec![Word::Flip, Word::Pass, Word::Lift, Word::Pair, Word::Take, Word::Zero, Word::NewPile];
        words.extend(Special::ALL.map(Word::Use));
        words.extend(RowId::all(5).map(Word::Row));
        words.extend((0..=254).map(Word::Pile));
        words.extend((1..=127).map(|n| Word::Card(Card::new(n).unwrap())));
        for word in words {
            assert_eq!(word.to_string().parse(), Ok(word));
        }
    }

    #[test]
    fn what_is_no_word_is_refused() {
        for text in
            ["", "0", "007", "128", "row0", "row6", "row", "pile0", "pile256", "+3", "Flip", "fl ip", "١"]
        {
            assert!(text.parse::<Word>().is_err(), "{text:?} was read");
        }
        assert_eq!(read_words(&"1 ".repeat(25)), Err(ParseChoiceError::TooMany));
    }
}
