//! Rows of cards, and the placement rule that the games share.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};
use crate::game::RandomSource;

/// The number of a row, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct RowId(u8);

impl RowId {
    /// The most rows of any game (Bull Party with five players).
    pub const MAX: usize = 5;

    /// Returns the row with this number, or `None` if it is not below [`RowId::MAX`].
    #[inline]
    pub const fn new(number: u8) -> Option<RowId> {
        if (number as usize) < RowId::MAX { Some(RowId(number)) } else { None }
    }

    /// Returns the rows 0 … `rows` − 1.
    #[inline]
    pub fn all(rows: u8) -> impl DoubleEndedIterator<Item = RowId> + Clone {
        (0..rows.min(RowId::MAX as u8)).map(RowId)
    }

    /// Returns the number, counted from 0.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns the number as an index into an array.
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

/// A number that is not a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no row {0}")]
pub struct InvalidRow(pub u8);

impl TryFrom<u8> for RowId {
    type Error = InvalidRow;
    fn try_from(number: u8) -> Result<RowId, InvalidRow> {
        RowId::new(number).ok_or(InvalidRow(number))
    }
}

/// Up to six cards in order, with the sum of their heads, in eight bytes.
///
/// The last card is in the lowest byte, the one before it in the next, and so on. Byte 6 is the number of cards, byte 7
/// their heads as in Take 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row(u64);

const CARD_BYTES: u64 = 0x0000_ffff_ffff_ffff;
const LEN_SHIFT: u32 = 48;
const HEADS_SHIFT: u32 = 56;

impl Row {
    /// The row without cards.
    pub const EMPTY: Row = Row(0);
    /// The most cards of a row.
    pub const CAPACITY: u8 = 6;

    /// Returns a row with one card.
    #[inline]
    pub const fn start(card: Card) -> Row {
        Row(card.get() as u64 | 1 << LEN_SHIFT | (card.heads() as u64) << HEADS_SHIFT)
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> LEN_SHIFT) as u8
    }

    /// Whether the row has no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the heads of all cards, as in Take 6.
    #[inline]
    pub const fn heads(self) -> u8 {
        (self.0 >> HEADS_SHIFT) as u8
    }

    /// Returns the last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        Card::new(self.last_number())
    }

    /// Returns the number of the last card, or 0 for an empty row.
    #[inline]
    pub const fn last_number(self) -> u8 {
        self.0 as u8
    }

    /// Adds a card at the end. A row at its capacity loses its first card; games never let that happen.
    #[inline]
    pub const fn push(&mut self, card: Card) {
        let cards = (self.0 & CARD_BYTES) << 8 & CARD_BYTES | card.get() as u64;
        let counts =
            (self.0 & !CARD_BYTES).wrapping_add(1 << LEN_SHIFT | (card.heads() as u64) << HEADS_SHIFT);
        self.0 = counts | cards;
    }

    /// Returns the cards from the first to the last.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..self.len().min(Row::CAPACITY))
            .rev()
            .filter_map(move |place| Card::new((self.0 >> (8 * place)) as u8))
    }

    /// Returns the cards as a set.
    pub fn set(self) -> CardSet {
        self.cards().collect()
    }

    /// Whether the card is in this row.
    pub fn contains(self, card: Card) -> bool {
        self.cards().any(|here| here == card)
    }

    /// Returns the row without this card.
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
/// The numbers of the last cards are cached next to the rows, in one word: the placement of a card depends only on them, so
/// it does not have to wait until the row of the card before has been written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[Row; 4]", into = "[Row; 4]")]
pub struct FourRows {
    rows: [Row; 4],
    /// Sixteen bits per row: four times the number of its last card, minus the number of the row.
    ends: u64,
}

/// A one in each of the four lanes of sixteen bits that make a word.
pub(crate) const LANES: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each lane: it absorbs the borrow of a subtraction and so shows which operand was lower.
pub(crate) const LANE_HIGHS: u64 = 0x8000 * LANES;
const LANE: u64 = 0xffff;

impl FourRows {
    /// Replaces a row. Does nothing if there is no such row.
    #[inline]
    pub fn set(&mut self, row: RowId, cards: Row) {
        if row.index() < 4 {
            self.rows[row.index()] = cards;
            self.set_end(row, cards.last_number());
        }
    }

    /// Adds a card at the end of a row.
    #[inline]
    pub fn push(&mut self, row: RowId, card: Card) {
        if row.index() < 4 {
            self.set_end(row, card.get());
            self.rows[row.index()].push(card);
        }
    }

    #[inline]
    fn set_end(&mut self, row: RowId, last: u8) {
        // An empty row counts as ending above every card, so no card is placed there.
        let last = if last == 0 { u8::MAX } else { last };
        let shift = 16 * u32::from(row.get() & 3);
        let lane = u64::from(last) * 4 - u64::from(row.get() & 3);
        self.ends = self.ends & !(LANE << shift) | lane << shift;
    }

    /// Returns the row whose last card is the highest one below `value` (rule take6 4.2), if there is one.
    #[inline]
    pub fn closest_below(&self, value: u8) -> Option<RowId> {
        // Each lane becomes `distance, row`, or a larger value if the row does not end below `value`; the minimum is the
        // result. Comparing row by row needs branches, which random cards mispredict.
        let value = u64::from(value.saturating_sub(1)) * 4;
        let lanes = (((value * LANES) | LANE_HIGHS) - self.ends) ^ LANE_HIGHS;
        let lane = |number: u32| (lanes >> (16 * number)) as u16;
        let best = lane(0).min(lane(1)).min(lane(2).min(lane(3)));
        if best < 0x8000 { RowId::new(best as u8 & 3) } else { None }
    }

    /// Returns the row with the fewest heads; of equal rows, the upper one.
    #[inline]
    pub fn cheapest(&self) -> RowId {
        let key = |number: u8| u16::from(self.rows[usize::from(number & 3)].heads()) << 2 | u16::from(number);
        let best = key(0).min(key(1)).min(key(2).min(key(3)));
        RowId(best as u8 & 3)
    }

    /// Adds a card at the end of a row. A row with five cards is taken first (rule take6 4.5). Returns the heads taken.
    ///
    /// There is no branch, because random cards would mispredict it.
    #[inline]
    pub fn lay(&mut self, row: RowId, card: Card) -> u8 {
        let Some(cards) = self.rows.get_mut(row.index()) else { return 0 };
        let full = u64::from(cards.len() >= FULL).wrapping_neg();
        let taken = Row(cards.0 & full).heads();
        cards.0 &= !full;
        cards.push(card);
        self.set_end(row, card.get());
        taken
    }

    /// Replaces a row by this card. Returns the heads of the old row.
    #[inline]
    pub fn take(&mut self, row: RowId, card: Card) -> u8 {
        let taken = self[row].heads();
        self.set(row, Row::start(card));
        taken
    }

    /// Returns the row with the lowest last card, without `except` and empty rows.
    pub fn lowest_end(&self, except: Option<RowId>) -> Option<RowId> {
        RowId::all(4)
            .filter(|&row| Some(row) != except && !self[row].is_empty())
            .min_by_key(|&row| self[row].last_number())
    }
}

/// Number of cards that fill a row (rule take6 4.5).
pub(crate) const FULL: u8 = 5;

/// Which row a random player takes. Results of simulations depend on it, so they state it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RowRule {
    /// The row with the fewest heads; of equal rows, the upper one.
    #[default]
    Cheapest,
    /// A row drawn at random.
    Random,
}

impl RowRule {
    /// All rules by name.
    pub const ALL: [RowRule; 2] = [RowRule::Cheapest, RowRule::Random];

    /// Returns the name on the command line and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            RowRule::Cheapest => "cheapest",
            RowRule::Random => "random",
        }
    }

    /// Returns the row to take.
    #[inline]
    pub fn choose(self, rows: &FourRows, rng: &mut impl RandomSource) -> RowId {
        match self {
            RowRule::Cheapest => rows.cheapest(),
            RowRule::Random => RowId(rng.below(4) as u8 & 3),
        }
    }
}

impl Default for FourRows {
    fn default() -> FourRows {
        FourRows::from([Row::EMPTY; 4])
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
        let mut four = FourRows { rows, ends: 0 };
        for row in RowId::all(4) {
            four.set_end(row, rows[row.index()].last_number());
        }
        four
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
    fn row_keeps_order_count_and_heads() {
        let six = row(&[1, 5, 10, 11, 55, 104]);
        assert_eq!(six.len(), 6);
        assert_eq!(six.heads(), 1 + 2 + 3 + 5 + 7 + 1);
        assert_eq!(six.last(), Card::new(104));
        assert_eq!(six.cards().map(Card::get).collect::<Vec<_>>(), [1, 5, 10, 11, 55, 104]);
        assert_eq!(six.without(Card::new(10).unwrap()), row(&[1, 5, 11, 55, 104]));
        assert_eq!(Row::start(Card::new(7).unwrap()), row(&[7]));
    }

    #[test]
    fn closest_below_finds_the_highest_lower_end() {
        let rows = FourRows::from([row(&[12]), row(&[37]), row(&[43]), row(&[58])]);
        let place = |value| rows.closest_below(value).map(RowId::get);
        assert_eq!(
            [place(14), place(44), place(61), place(12), place(3)],
            [Some(0), Some(2), Some(3), None, None]
        );
    }

    #[test]
    fn closest_below_skips_empty_rows_and_equal_ends() {
        let mut rows = FourRows::default();
        assert_eq!(rows.closest_below(127), None);
        let third = RowId::new(2).unwrap();
        rows.push(third, Card::new(1).unwrap());
        let place = |value| rows.closest_below(value);
        assert_eq!([place(0), place(1), place(2), place(127)], [None, None, Some(third), Some(third)]);
        assert_eq!(rows.lowest_end(None), Some(third));
        assert_eq!(rows.lowest_end(Some(third)), None);
    }
}
