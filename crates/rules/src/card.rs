//! Cards and sets of cards.
//!
//! A [`Card`] is a number from 1 to 127: the printed number of a number card, or the running number of a card of another
//! kind, such as a special card or a zero card. A [`CardSet`] has 128 bits, so comparing, uniting and counting hands takes
//! a few instructions.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The highest number of a card.
pub const MAX_CARD: u8 = 127;

/// A card, identified by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// Returns the card with this number, or `None` if it is not from 1 to [`MAX_CARD`].
    #[inline]
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= MAX_CARD => Some(Card(number)),
            _ => None,
        }
    }

    /// Returns the number, from 1 to [`MAX_CARD`].
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Index of the word of a [`CardSet`] that holds the card.
    #[inline]
    const fn word(self) -> usize {
        (self.get() >> 6 & 1) as usize
    }

    /// Index of its bit in that word.
    #[inline]
    const fn bit(self) -> u32 {
        (self.get() & 63) as u32
    }

    /// Returns the bull heads of the number card in Take 6 (rule take6 1.3).
    #[inline]
    pub const fn heads(self) -> u8 {
        HEADS[(self.get() & MAX_CARD) as usize]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.get()
    }
}

/// A number that is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card {0}")]
pub struct InvalidCard(pub u8);

impl TryFrom<u8> for Card {
    type Error = InvalidCard;
    fn try_from(number: u8) -> Result<Card, InvalidCard> {
        Card::new(number).ok_or(InvalidCard(number))
    }
}

/// Heads by number (rule take6 1.3): 55 has seven, other doubles five, tens three, other fives two, the rest one.
const HEADS: [u8; 128] = {
    let mut heads = [0; 128];
    let mut number = 1;
    while number < heads.len() {
        heads[number] = if number == 55 {
            7
        } else if number.is_multiple_of(11) {
            5
        } else if number.is_multiple_of(10) {
            3
        } else if number.is_multiple_of(5) {
            2
        } else {
            1
        };
        number += 1;
    }
    heads
};

/// A set of cards, one bit per card.
///
/// Two words instead of one `u128`: sets are mostly in memory, and selecting a word is cheaper than shifting across both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet([0; 2]);

    /// Returns the cards from `low` to `high`, both included. Numbers that are not cards are skipped.
    pub const fn range(low: u8, high: u8) -> CardSet {
        let low = if low == 0 { 1 } else { low };
        let high = if high > MAX_CARD { MAX_CARD } else { high };
        if low > high {
            return CardSet::EMPTY;
        }
        let bits = u128::MAX >> (MAX_CARD - high) & !((1u128 << low) - 1);
        CardSet([bits as u64, (bits >> 64) as u64])
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        let [low, high] = self.0;
        let word = if card.word() == 0 { low } else { high };
        word >> card.bit() & 1 == 1
    }

    /// Adds a card. Returns whether it was not in the set before.
    #[inline]
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0[card.word()] |= 1 << card.bit();
        new
    }

    /// Removes a card. Returns whether it was in the set.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0[card.word()] &= !(1 << card.bit());
        there
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// Whether the set has no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Returns the lowest card.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        match self.0 {
            [0, 0] => None,
            [0, high] => Card::new(64 + high.trailing_zeros() as u8),
            [low, _] => Card::new(low.trailing_zeros() as u8),
        }
    }

    /// Returns the highest card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        match self.0 {
            [0, 0] => None,
            [low, 0] => Card::new(63 - low.leading_zeros() as u8),
            [_, high] => Card::new(127 - high.leading_zeros() as u8),
        }
    }

    /// Returns the `n`-th card in ascending order, counted from 0.
    ///
    /// There is no branch on the bits: a loop over them would be mispredicted for every random card.
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Card> {
        let counts = [byte_counts(self.0[0]), byte_counts(self.0[1])];
        let in_low = (counts[0] >> 56) as u32;
        let high = (n >= in_low) as usize;
        let n = n - in_low * high as u32;
        if n >= (counts[high] >> 56) as u32 {
            return None;
        }
        Card::new(64 * high as u8 + select(self.0[high], counts[high], n))
    }

    /// Returns the set as little-endian bytes: bit `n` is card `n`.
    #[inline]
    pub const fn bytes(self) -> [u8; 16] {
        (self.0[0] as u128 | (self.0[1] as u128) << 64).to_le_bytes()
    }

    /// Whether every card of this set is in the other one.
    #[inline]
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0[0] & !other.0[0] | self.0[1] & !other.0[1] == 0
    }

    /// Returns the cards in ascending order.
    pub fn iter(self) -> Cards {
        Cards(self)
    }

    /// Returns the sum of the heads of all cards, as in Take 6.
    pub fn heads(self) -> u16 {
        self.iter().map(|card| u16::from(card.heads())).sum()
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x80 * ONES;

/// Byte i of the result is the number of bits set in the bytes 0 … i.
#[inline]
const fn byte_counts(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES)
}

/// Returns how many bytes are at most `n`. All bytes and `n` are below 128.
#[inline]
const fn at_most(bytes: u64, n: u64) -> u64 {
    (((((n * ONES) | HIGHS) - bytes) & HIGHS) >> 7).wrapping_mul(ONES) >> 56
}

/// Returns the index of the `n`-th set bit, counted from 0. `counts` are the [`byte_counts`] of `word`, which has more than
/// `n` bits.
#[inline]
const fn select(word: u64, counts: u64, n: u32) -> u8 {
    let shift = 8 * at_most(counts, n as u64);
    let left = n as u64 - ((counts << 8) >> shift & 0xff);
    // The same within that byte, with its bits spread over eight bytes.
    let bits = ((word >> shift & 0xff) * ONES) & 0x8040_2010_0804_0201;
    let spread = (bits + 0x7f * ONES) >> 7 & ONES;
    (shift + at_most(spread.wrapping_mul(ONES), left)) as u8
}

/// Iterator over the cards of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        let [low, high] = self.0.0;
        let in_low = low != 0;
        let (word, base) = if in_low { (low, 0) } else { (high, 64) };
        if word == 0 {
            return None;
        }
        let rest = word & (word - 1);
        self.0.0 = if in_low { [rest, high] } else { [low, rest] };
        Card::new(base + word.trailing_zeros() as u8)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    /// Both words are built in registers: through memory, each card would wait for the one before it.
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let (mut low, mut high) = (0, 0);
        for card in cards {
            let bit = 1u64 << card.bit();
            let in_high = (card.word() as u64).wrapping_neg();
            low |= bit & !in_high;
            high |= bit & in_high;
        }
        CardSet([low, high])
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

/// Difference: the cards of the left set that are not in the right one.
impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards: arrayvec::ArrayVec<Card, { MAX_CARD as usize }> = Deserialize::deserialize(deserializer)?;
        let set: CardSet = cards.iter().copied().collect();
        if usize::from(set.len()) != cards.len() {
            return Err(serde::de::Error::custom("duplicate card"));
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn take6_deck_has_171_heads() {
        assert_eq!(CardSet::range(1, 104).heads(), 171);
        assert_eq!(CardSet::range(1, 100).heads(), 167);
    }

    #[test]
    fn heads_match_the_rule() {
        let heads = |n| Card::new(n).unwrap().heads();
        assert_eq!(
            [heads(55), heads(11), heads(99), heads(10), heads(100), heads(5), heads(95), heads(1)],
            [7, 5, 5, 3, 3, 2, 2, 1]
        );
    }

    #[test]
    fn ranges_iterate_and_index_alike() {
        for (low, high) in
            [(1, 127), (1, 104), (12, 98), (60, 70), (64, 64), (1, 63), (64, 127), (5, 4), (0, 3)]
        {
            let set = CardSet::range(low, high);
            let listed: Vec<u8> = set.iter().map(Card::get).collect();
            let expected: Vec<u8> = (low.max(1)..=high).collect();
            assert_eq!(listed, expected);
            for step in [1, 2, 3, 7] {
                let sparse: CardSet = set.iter().step_by(step).collect();
                for (n, card) in sparse.iter().enumerate() {
                    assert_eq!(sparse.nth(n as u32), Some(card));
                }
            }
            assert_eq!(set.nth(u32::from(set.len())), None);
            assert_eq!(set.first().map(Card::get), expected.first().copied());
            assert_eq!(set.last().map(Card::get), expected.last().copied());
        }
    }

    #[test]
    fn set_round_trips_and_rejects_duplicates() {
        let set: CardSet = serde_json::from_str("[3,104,55]").unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,55,104]");
        assert!(serde_json::from_str::<CardSet>("[3,3]").is_err());
        assert!(serde_json::from_str::<CardSet>("[0]").is_err());
        assert!(serde_json::from_str::<CardSet>("[128]").is_err());
    }
}
