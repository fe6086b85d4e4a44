//! Rows taken by a card of the seat, for the games with the placement rule.

use rodeo_rules::card::CardSet;
use rodeo_rules::rows::RowId;

/// How often the seat took each row in the sampled turns, and with how many heads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RowTakes {
    /// Number of worlds in which the seat took a row, by row.
    pub worlds: [u32; RowId::MAX],
    /// Sum of the heads taken, by row.
    pub heads: [u32; RowId::MAX],
    /// Number of worlds in which the seat took at least one row.
    pub any: u32,
    taken_now: bool,
}

impl RowTakes {
    /// Starts another world.
    pub fn begin(&mut self) {
        self.taken_now = false;
    }

    /// Counts a row taken by the seat.
    pub fn count(&mut self, row: RowId, heads: u8) {
        self.worlds[row.index()] += 1;
        self.heads[row.index()] += u32::from(heads);
        self.any += u32::from(!self.taken_now);
        self.taken_now = true;
    }

    /// Sum of the heads of all rows taken.
    pub fn all_heads(&self) -> u32 {
        self.heads.iter().sum()
    }

    /// Mean heads of the worlds in which the seat took a row, rounded.
    pub fn mean_heads_of_any(&self) -> u32 {
        let worlds = self.any.max(1);
        (self.all_heads() + worlds / 2) / worlds
    }

    /// The row taken most often, if any was.
    pub fn most_frequent(&self) -> Option<RowId> {
        let row = RowId::all(RowId::MAX as u8).rev().max_by_key(|row| self.worlds[row.index()])?;
        (self.worlds[row.index()] > 0).then_some(row)
    }

    /// Mean heads of a row when it was taken, rounded.
    pub fn mean_heads(&self, row: RowId) -> u32 {
        let worlds = self.worlds[row.index()].max(1);
        (self.heads[row.index()] + worlds / 2) / worlds
    }
}

/// Number of cards of `unseen` strictly between two numbers, in either order.
pub fn between(unseen: CardSet, one: u8, other: u8) -> u8 {
    let (low, high) = (one.min(other).saturating_add(1), one.max(other).saturating_sub(1));
    if low > high { 0 } else { (CardSet::range(low, high) & unseen).len() }
}
