//! The scores of a match while it is played.

use arrayvec::ArrayVec;

use crate::seat::MAX_SEATS;

/// A score for each side. The sides are the seats, or in a cooperative game the team and then its opponent.
pub type Scores = ArrayVec<i32, MAX_SEATS>;

/// The current scores of a match. They are public: nothing in them is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Number of finished rounds: deals played to their end. In a game with a single deal, its finished turns.
    pub rounds: u16,
    /// Current scores, including what the current round has added so far.
    pub scores: Scores,
}
