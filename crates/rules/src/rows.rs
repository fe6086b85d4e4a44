//! Rows of cards, and the placement rule the family shares.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// The number of a row, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct RowId(u8);

impl RowId {
    /// The highest number of rows any game lays out (Bull Party with five players).
    pub const MAX: usize = 5;

    /// The row with this number, if there can be one.
    #[inline]
    pub const fn new(number: u8) -> Option<RowId> {
        if (number as usize) < RowId::MAX { Some(RowId(number)) } else { None }
    }

    /// The rows 0 … `rows` − 1.
    #[inline]
    pub fn all(rows: u8) -> impl DoubleEndedIterator<Item = RowId> + Clone {
        (0..rows.min(RowId::MAX as u8)).map(RowId)
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number as a place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for RowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}", self.0)
    }
}

impl From<RowId> for u8 {
    fn from(row: RowId) -> u8 {
        row.0
    }
}

/// The number is not one of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no row {0}")]
pub struct NoSuchRow(pub u8);

impl TryFrom<u8> for RowId {
    type Error = NoSuchRow;
    fn try_from(number: u8) -> Result<RowId, NoSuchRow> {
        RowId::new(number).ok_or(NoSuchRow(number))
    }
}

/// Up to six cards in the order they lie, with their heads, in eight bytes.
///
/// The last card is the lowest byte, the one before it the next, and so on; byte 6 holds the number of cards, byte 7
/// their heads by the table of Take 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row(u64);

const CARD_BYTES: u64 = 0x0000_ffff_ffff_ffff;
const LEN_SHIFT: u32 = 48;
const HEADS_SHIFT: u32 = 56;

impl Row {
    /// No card.
    pub const EMPTY: Row = Row(0);
    /// The most cards a row can hold.
    pub const CAPACITY: u8 = 6;

    /// A row with one card.
    #[inline]
    pub const fn start(card: Card) -> Row {
        Row(card.get() as u64 | 1 << LEN_SHIFT | (card.heads() as u64) << HEADS_SHIFT)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> LEN_SHIFT) as u8
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Heads of all cards, by the table of Take 6.
    #[inline]
    pub const fn heads(self) -> u8 {
        (self.0 >> HEADS_SHIFT) as u8
    }

    /// The last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        Card::new(self.last_number())
    }

    /// The number of the last card, 0 for an empty row.
    #[inline]
    pub const fn last_number(self) -> u8 {
        self.0 as u8
    }

    /// Puts a card at the end. A row that is at its capacity forgets its first card; games never let that happen.
    #[inline]
    pub const fn push(&mut self, card: Card) {
        let cards = (self.0 & CARD_BYTES) << 8 & CARD_BYTES | card.get() as u64;
        let counts =
            (self.0 & !CARD_BYTES).wrapping_add(1 << LEN_SHIFT | (card.heads() as u64) << HEADS_SHIFT);
        self.0 = counts | cards;
    }

    /// The cards in the order they lie.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..self.len().min(Row::CAPACITY))
            .rev()
            .filter_map(move |place| Card::new((self.0 >> (8 * place)) as u8))
    }

    /// The cards as a set.
    pub fn set(self) -> CardSet {
        self.cards().collect()
    }

    /// Does the card lie here?
    pub fn contains(self, card: Card) -> bool {
        self.cards().any(|here| here == card)
    }

    /// The row without this card.
    pub fn without(self, card: Card) -> Row {
        self.cards().filter(|&here| here != card).collect()
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::EMPTY;
        for card in cards {
            row.push(card);
        }
        row
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Row, D::Error> {
        let cards: arrayvec::ArrayVec<Card, { Row::CAPACITY as usize }> =
            Deserialize::deserialize(deserializer)?;
        Ok(cards.into_iter().collect())
    }
}

/// The four rows of Take 6 and Beat the Buffalo.
///
/// The numbers of the last cards stand once more beside the rows: where a card goes depends on them alone, and the next card
/// need not wait until the row of the one before has been written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[Row; 4]", into = "[Row; 4]")]
pub struct FourRows {
    rows: [Row; 4],
    ends: [u8; 4],
}

impl FourRows {
    /// Replaces a row; one that does not exist is left alone.
    #[inline]
    pub fn set(&mut self, row: RowId, cards: Row) {
        if row.index() < 4 {
            self.rows[row.index()] = cards;
            self.ends[row.index()] = cards.last_number();
        }
    }

    /// Puts a card at the end of a row.
    #[inline]
    pub fn push(&mut self, row: RowId, card: Card) {
        if row.index() < 4 {
            self.ends[row.index()] = card.get();
            self.rows[row.index()].push(card);
        }
    }

    /// The row whose last card is the highest one below `value` (rule take6 4.2), if any is.
    #[inline]
    pub fn closest_below(&self, value: u8) -> Option<RowId> {
        // The highest of `last card, row` among the rows that end below; without branches, as they would be random.
        let key = |number: usize| {
            let last = u32::from(self.ends[number]);
            let fits = u32::from(last < u32::from(value));
            (last << 8 | number as u32) & fits.wrapping_neg()
        };
        let best = key(0).max(key(1)).max(key(2).max(key(3)));
        if best >> 8 == 0 { None } else { RowId::new(best as u8 & 3) }
    }

    /// The row with the lowest last card, `except` left out; empty rows do not count.
    pub fn lowest_end(&self, except: Option<RowId>) -> Option<RowId> {
        RowId::all(4)
            .filter(|&row| Some(row) != except && self.ends[row.index()] != 0)
            .min_by_key(|row| self.ends[row.index()])
    }
}

impl std::ops::Deref for FourRows {
    type Target = [Row; 4];
    #[inline]
    fn deref(&self) -> &[Row; 4] {
        &self.rows
    }
}

impl std::ops::Index<RowId> for FourRows {
    type Output = Row;
    /// A row that does not exist is empty.
    #[inline]
    fn index(&self, row: RowId) -> &Row {
        self.rows.get(row.index()).unwrap_or(&Row::EMPTY)
    }
}

impl From<[Row; 4]> for FourRows {
    #[inline]
    fn from(rows: [Row; 4]) -> FourRows {
        FourRows { rows, ends: rows.map(Row::last_number) }
    }
}

impl From<FourRows> for [Row; 4] {
    fn from(rows: FourRows) -> [Row; 4] {
        rows.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cards: &[u8]) -> Row {
        cards.iter().map(|&n| Card::new(n).unwrap()).collect()
    }

    #[test]
    fn a_row_keeps_order_count_and_heads() {
        let six = row(&[1, 5, 10, 11, 55, 104]);
        assert_eq!(six.len(), 6);
        assert_eq!(six.heads(), 1 + 2 + 3 + 5 + 7 + 1);
        assert_eq!(six.last(), Card::new(104));
        assert_eq!(six.cards().map(Card::get).collect::<Vec<_>>(), [1, 5, 10, 11, 55, 104]);
        assert_eq!(six.without(Card::new(10).unwrap()), row(&[1, 5, 11, 55, 104]));
        assert_eq!(Row::start(Card::new(7).unwrap()), row(&[7]));
    }

    #[test]
    fn a_card_goes_to_the_closest_lower_end() {
        let rows = FourRows::from([row(&[12]), row(&[37]), row(&[43]), row(&[58])]);
        let place = |value| rows.closest_below(value).map(RowId::get);
        assert_eq!(
            [place(14), place(44), place(61), place(12), place(3)],
            [Some(0), Some(2), Some(3), None, None]
        );
    }
}
