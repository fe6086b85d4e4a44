//! Positions set up by hand, for teaching, puzzles and tests.

use serde::de::DeserializeOwned;

use crate::card::{Card, CardSet};
use crate::game::{Game, RulesError};
use crate::rows::Row;

/// A game that can start from any position.
pub trait Arrange: Game {
    /// Description of a position, as in the scenarios of the tests.
    type Arrangement: DeserializeOwned;

    /// Returns a match in this position, if it is consistent.
    fn arranged(rules: &Self::Rules, position: &Self::Arrangement) -> Result<Self, ArrangementError>;
}

/// Why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrangementError {
    /// The rules themselves cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A card that is in two places or is not in the deck.
    #[error("card {0} is in two places or is not in the deck")]
    Card(Card),
    /// More or fewer seats than the rules have.
    #[error("the number of seats differs from the rules")]
    Seats,
    /// Hands of an impossible size.
    #[error("invalid hand size")]
    Hands,
    /// Rows with too many cards, or not in ascending order.
    #[error("invalid rows")]
    Rows,
    /// Another contradiction, as a message.
    #[error("{0}")]
    Other(&'static str),
}

/// The cards that a position has not used yet.
pub(crate) struct Used {
    left: CardSet,
}

impl Used {
    pub(crate) fn new(deck: CardSet) -> Used {
        Used { left: deck }
    }

    /// Marks cards as used. Fails if one of them was used before.
    pub(crate) fn put(&mut self, cards: CardSet) -> Result<(), ArrangementError> {
        match (cards - self.left).first() {
            Some(card) => Err(ArrangementError::Card(card)),
            None => {
                self.left = self.left - cards;
                Ok(())
            }
        }
    }

    /// Marks the cards of a row as used.
    pub(crate) fn put_row(&mut self, row: Row) -> Result<(), ArrangementError> {
        row.cards().try_for_each(|card| self.put(CardSet::from_iter([card])))
    }

    /// Returns the cards that are not used yet.
    pub(crate) fn left(&self) -> CardSet {
        self.left
    }
}
