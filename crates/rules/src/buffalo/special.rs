//! Kinds of special cards.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::choice::Word;

/// A kind of special card; there are two of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// A row holds six cards, and the seventh takes them.
    Take7,
    /// A row is blocked.
    Stop,
    /// A played card returns to the hand, and another one is placed.
    Replace,
    /// A played card is inserted into a row instead of placed at its end.
    Insert,
    /// A card moves from one row to another.
    Push,
    /// A played card is placed first.
    First,
    /// A played card is placed last.
    Last,
    /// The team chooses the order of all queued cards.
    Sort,
}

impl Special {
    /// All kinds, in the order of the rules.
    pub const ALL: [Special; 8] = [
        Special::Take7,
        Special::Stop,
        Special::Replace,
        Special::Insert,
        Special::Push,
        Special::First,
        Special::Last,
        Special::Sort,
    ];

    /// The word used in choices.
    pub const fn name(self) -> &'static str {
        match self {
            Special::Take7 => "take7",
            Special::Stop => "stop",
            Special::Replace => "replace",
            Special::Insert => "insert",
            Special::Push => "push",
            Special::First => "first",
            Special::Last => "last",
            Special::Sort => "sort",
        }
    }

    /// Returns the kind with this name.
    pub fn from_name(name: &str) -> Option<Special> {
        Special::ALL.into_iter().find(|special| special.name() == name)
    }

    /// The word of a choice that uses this card.
    pub const fn word(self) -> Word {
        match self {
            Special::Take7 => const { Word::keyword("take7") },
            Special::Stop => const { Word::keyword("stop") },
            Special::Replace => const { Word::keyword("replace") },
            Special::Insert => const { Word::keyword("insert") },
            Special::Push => const { Word::keyword("push") },
            Special::First => const { Word::keyword("first") },
            Special::Last => const { Word::keyword("last") },
            Special::Sort => const { Word::keyword("sort") },
        }
    }

    /// The kind that the word of a choice names.
    pub fn from_word(word: Word) -> Option<Special> {
        Special::ALL.into_iter().find(|special| special.word() == word)
    }

    /// Returns the kind of a special card by its number: 1 and 2 are Take 7!, 3 and 4 Stop!, and so on up to 16.
    pub fn of(card: Card) -> Option<Special> {
        Special::ALL.get(usize::from((card.get() - 1) / 2)).copied()
    }
}
