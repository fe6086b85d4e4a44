//! Choices as words.
//!
//! Every choice of every game is a short list of [`Word`]s: `30`, `30 flip`, `row2`, `stop row3`. Records and the wire
//! carry these words, and [`next_words`](crate::game::Game::next_words) offers them one by one. Each game parses complete
//! lists into its own typed choice.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::any::GameKind;
use crate::card::Card;
use crate::rows::RowId;

/// One word of a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// A card by its number: `30`.
    Card(Card),
    /// A row: `row1` is the first.
    Row(RowId),
    /// A pile, counted from 0: `pile1` is pile 0.
    Pile(u8),
    /// `pass`: no action until the game asks again.
    Pass,
    /// A word that only some games know.
    Keyword(Keyword),
}

/// A word from the [`keywords`](crate::descriptor::GameDescriptor::keywords) of the games. Games that use the same word
/// share the keyword.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keyword(
    /// Place in the keywords of all games, one game after the other.
    u8,
);

impl Keyword {
    /// Returns all keywords of all games.
    pub fn all() -> impl Iterator<Item = Keyword> {
        GameKind::ALL
            .iter()
            .flat_map(|kind| kind.descriptor().keywords)
            .filter_map(|text| Keyword::find(text))
    }

    /// Returns the keyword with this spelling, if a game has one.
    pub const fn find(text: &str) -> Option<Keyword> {
        let mut place = 0;
        let mut game = 0;
        while game < GameKind::ALL.len() {
            let keywords = GameKind::ALL[game].descriptor().keywords;
            let mut at = 0;
            while at < keywords.len() {
                if same(keywords[at].as_bytes(), text.as_bytes()) {
                    return Some(Keyword(place));
                }
                place += 1;
                at += 1;
            }
            game += 1;
        }
        None
    }

    /// Returns the spelling.
    pub fn text(self) -> &'static str {
        let mut keywords = GameKind::ALL.iter().flat_map(|kind| kind.descriptor().keywords);
        keywords.nth(self.0.into()).expect("a keyword is only made from its place in the lists")
    }
}

impl fmt::Debug for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keyword({})", self.text())
    }
}

/// Compares bytes in constants, where `==` is not available.
const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut equal = one.len() == other.len();
    let mut at = 0;
    while equal && at < one.len() {
        equal = one[at] == other[at];
        at += 1;
    }
    equal
}

impl Word {
    /// Returns the word for a keyword, for constants of the games.
    ///
    /// # Panics
    ///
    /// If no game has such a keyword. In a constant that is an error of the compiler.
    pub const fn keyword(text: &str) -> Word {
        Word::Keyword(Keyword::find(text).expect("the descriptor of the game lists the keyword"))
    }
}

/// The most words of a choice: the last laying of Bull Party has a card and a pile each.
pub const MAX_WORDS: usize = 24;
/// The most words that [`NextWords`] offers at once.
pub const MAX_NEXT_WORDS: usize = 64;

/// The words of a choice, or the first of them.
pub type Words = ArrayVec<Word, MAX_WORDS>;

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Card(card) => write!(f, "{card}"),
            Word::Row(row) => write!(f, "row{}", row.get() + 1),
            Word::Pile(pile) => write!(f, "pile{}", u16::from(*pile) + 1),
            Word::Pass => f.write_str("pass"),
            Word::Keyword(keyword) => f.write_str(keyword.text()),
        }
    }
}

/// A text that is not a word of any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown word {0:?} in a choice")]
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
            "pass" => Some(Word::Pass),
            _ => Keyword::find(text).map(Word::Keyword),
        };
        word.or_else(|| Some(Word::Row(RowId::new(number(text.strip_prefix("row")?)? - 1)?)))
            .or_else(|| Some(Word::Pile(number(text.strip_prefix("pile")?)? - 1)))
            .or_else(|| Some(Word::Card(Card::new(number(text)?)?)))
            .ok_or_else(|| UnknownWord(text.chars().take(40).collect()))
    }
}

/// Writes words with single spaces between them.
pub fn write_words(words: &[Word]) -> String {
    let words: Vec<String> = words.iter().map(Word::to_string).collect();
    words.join(" ")
}

/// Why a text is not a list of words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseChoiceError {
    /// A word that no game has.
    #[error(transparent)]
    Unknown(#[from] UnknownWord),
    /// More words than any choice has.
    #[error("the choice is too long (at most {MAX_WORDS} words)")]
    TooMany,
}

/// Parses words separated by whitespace.
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

/// A complete choice.
pub trait Choice: Copy + Eq + fmt::Debug {
    /// Returns the words of the choice.
    fn words(&self) -> Words;

    /// Whether this choice is a step of its own, without the choices of the other seats.
    fn is_unilateral(&self) -> bool {
        false
    }

    /// Returns the words that other seats may see while the choice is only a proposal: without what is still secret.
    fn proposed(&self) -> Words {
        self.words()
    }
}

/// The words that may come next in a choice.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct NextWords {
    /// Words that continue the choice.
    pub next: ArrayVec<Word, MAX_NEXT_WORDS>,
    /// Whether the words so far are already a complete choice.
    pub complete: bool,
}

impl NextWords {
    /// Offers nothing: the words so far are not allowed.
    pub const fn none() -> NextWords {
        NextWords { next: ArrayVec::new_const(), complete: false }
    }

    /// Offers nothing more: the words so far are a complete choice.
    pub const fn done() -> NextWords {
        NextWords { next: ArrayVec::new_const(), complete: true }
    }

    /// Offers these words; one of them must follow.
    pub fn of(words: impl IntoIterator<Item = Word>) -> NextWords {
        let mut options = NextWords::none();
        options.add(words);
        options
    }

    /// Offers more words. Words beyond [`MAX_NEXT_WORDS`] are dropped; the conformance test checks that no game has more.
    pub fn add(&mut self, words: impl IntoIterator<Item = Word>) {
        for word in words {
            if self.next.try_push(word).is_err() {
                return;
            }
        }
    }

    /// Whether the words so far can neither be continued nor be used as they are.
    pub fn is_dead_end(&self) -> bool {
        !self.complete && self.next.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_round_trip() {
        let mut words = vec![Word::Pass];
        words.extend(Keyword::all().map(Word::Keyword));
        let keywords: std::collections::BTreeSet<&str> =
            GameKind::ALL.iter().flat_map(|kind| kind.descriptor().keywords).copied().collect();
        assert_eq!(words.len(), 1 + keywords.len(), "a word that two games use is one word");
        words.extend(RowId::all(5).map(Word::Row));
        words.extend((0..=254).map(Word::Pile));
        words.extend((1..=127).map(|n| Word::Card(Card::new(n).unwrap())));
        for word in words {
            assert_eq!(word.to_string().parse(), Ok(word));
        }
    }

    #[test]
    fn invalid_words_are_rejected() {
        for text in
            ["", "0", "007", "128", "row0", "row6", "row", "pile0", "pile256", "+3", "Flip", "fl ip", "١"]
        {
            assert!(text.parse::<Word>().is_err(), "{text:?} was accepted");
        }
        assert_eq!(read_words(&"1 ".repeat(25)), Err(ParseChoiceError::TooMany));
    }
}
