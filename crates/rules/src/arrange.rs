//! What arranging a table by hand has in common for all games.

use serde::de::DeserializeOwned;

use crate::card::{Card, CardSet};
use crate::game::{Game, RulesError};
use crate::rows::Row;

/// A game that can be set up in the middle: for teaching, puzzles and the examples of the books.
pub trait Arrange: Game {
    /// A position.
    type Arrangement: DeserializeOwned;

    /// The match in this position.
    fn arranged(rules: &Self::Rules, position: &Self::Arrangement) -> Result<Self, ArrangementError>;
}

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrangementError {
    /// The rules themselves cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A card lies in two places, or is not in the deck.
    #[error("card {0} lies in two places or is not in the deck")]
    Card(Card),
    /// Too many or too few seats are described.
    #[error("the seats described are not those of the rules")]
    Seats,
    /// Hands that cannot be.
    #[error("hands of a size that cannot be")]
    Hands,
    /// Rows that cannot be.
    #[error("rows that cannot be")]
    Rows,
    /// Something else that the game cannot have.
    #[error("{0}")]
    Other(&'static str),
}

/// Keeps track of which cards have been put somewhere.
pub(crate) struct Used {
    left: CardSet,
}

impl Used {
    pub(crate) fn new(deck: CardSet) -> Used {
        Used { left: deck }
    }

    /// Uses these cards.
    pub(crate) fn put(&mut self, cards: CardSet) -> Result<(), ArrangementError> {
        match (cards - self.left).first() {
            Some(card) => Err(ArrangementError::Card(card)),
            None => {
                self.left = self.left - cards;
                Ok(())
            }
        }
    }

    /// Uses the cards of a row.
    pub(crate) fn put_row(&mut self, row: Row) -> Result<(), ArrangementError> {
        row.cards().try_for_each(|card| self.put(CardSet::from_iter([card])))
    }

    /// The cards that have not been put anywhere.
    pub(crate) fn left(&self) -> CardSet {
        self.left
    }
}
