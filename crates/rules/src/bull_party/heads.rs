//! Lists of heads: the table of the number cards, and the bull cards from top to bottom.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::game::RulesError;
use crate::options::read_numbers;

/// Maximum number of heads on a card.
pub(super) const MAX_HEADS: u8 = 99;

/// Up to `N` head counts, as a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct HeadList<const N: usize> {
    /// 0 after the last entry.
    heads: [u8; N],
    len: u8,
}

impl<const N: usize> HeadList<N> {
    /// Maximum number of entries.
    pub const CAPACITY: usize = N;

    /// The empty list.
    pub const EMPTY: HeadList<N> = HeadList { heads: [0; N], len: 0 };

    /// Creates a list; `None` if there are more than `N` entries.
    pub fn new(heads: &[u8]) -> Option<HeadList<N>> {
        let mut list = HeadList { heads: [0; N], len: u8::try_from(heads.len()).ok()? };
        list.heads.get_mut(..heads.len())?.copy_from_slice(heads);
        Some(list)
    }

    /// Entries in order.
    pub fn as_slice(&self) -> &[u8] {
        self.heads.get(..usize::from(self.len)).unwrap_or(&self.heads)
    }

    /// Number of entries.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The entry at a position, counted from 0.
    #[inline]
    pub fn get(&self, place: u8) -> Option<u8> {
        self.as_slice().get(usize::from(place)).copied()
    }

    /// Parses numbers joined by `+`; `none` is the empty list.
    pub(super) fn read(option: &'static str, text: &str) -> Result<HeadList<N>, RulesError> {
        let heads = match text {
            "none" => Vec::new(),
            _ => read_numbers(option, text, 0, u16::from(MAX_HEADS))?,
        };
        HeadList::new(&heads).ok_or_else(|| {
            RulesError::conflict(
                option,
                format!("{option} has {} numbers, but {N} are the most", heads.len()),
            )
        })
    }
}

/// Formats the list as an option value, joined by `+`.
impl<const N: usize> fmt::Display for HeadList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, heads) in self.as_slice().iter().enumerate() {
            if place > 0 {
                f.write_str("+")?;
            }
            write!(f, "{heads}")?;
        }
        Ok(())
    }
}

impl<const N: usize> fmt::Debug for HeadList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> Serialize for HeadList<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, const N: usize> Deserialize<'de> for HeadList<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HeadList<N>, D::Error> {
        let heads: ArrayVec<u8, N> = Deserialize::deserialize(deserializer)?;
        HeadList::new(&heads).ok_or_else(|| serde::de::Error::custom("too many entries in a list of heads"))
    }
}

/// The bull cards from top to bottom (rules bull-party 1.5, O7).
pub type Bulls = HeadList<16>;

/// The heads of the number cards (rules bull-party 1.4, O5; ruling bull-party R1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Heads {
    /// As in Take 6.
    #[default]
    Take6,
    /// A custom list that begins with the heads of 1.
    Own(HeadList<100>),
}

/// Option value of the default table.
const TAKE6: &str = "take6";

impl Heads {
    /// The heads of a number card.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        match self {
            Heads::Take6 => card.heads(),
            Heads::Own(list) => list.get(card.get() - 1).unwrap_or(0),
        }
    }

    pub(super) fn read(option: &'static str, text: &str) -> Result<Heads, RulesError> {
        match text {
            TAKE6 => Ok(Heads::Take6),
            _ => HeadList::read(option, text).map(Heads::Own),
        }
    }

    pub(super) fn is_default(&self) -> bool {
        *self == Heads::default()
    }
}

impl fmt::Display for Heads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Heads::Take6 => f.write_str(TAKE6),
            Heads::Own(list) => list.fmt(f),
        }
    }
}

impl Serialize for Heads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Heads::Take6 => serializer.serialize_str(TAKE6),
            Heads::Own(list) => list.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Heads {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Heads, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Name(String),
            Own(HeadList<100>),
        }
        match Form::deserialize(deserializer)? {
            Form::Name(name) if name == TAKE6 => Ok(Heads::Take6),
            Form::Name(_) => Err(serde::de::Error::custom("heads must be \"take6\" or a list of numbers")),
            Form::Own(list) => Ok(Heads::Own(list)),
        }
    }
}
