//! How a match stands while it is played.

use arrayvec::ArrayVec;

use crate::seat::MAX_SEATS;

/// Scores, one a side: a side is a seat, or the team and then the buffalo, in the buffalo's game.
pub type Scores = ArrayVec<i32, MAX_SEATS>;

/// How a match stands, as everybody at the table can count it: nothing in it is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Rounds that are over: deals played to their end, and in the buffalo's game the turns of its one deal.
    pub rounds: u16,
    /// The scores now, with what the present round has brought so far.
    pub scores: Scores,
}
