//! Events of Bull Party.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::action::Laying;
use super::stock::Stock;
use super::zero::{Letter, Pick};
use crate::card::{Card, CardSet};
use crate::rows::RowId;
use crate::seat::Seat;

/// Why this row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BullPartyCause"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The seat chose it.
    Chosen,
    /// It was the only possible row (ruling bull-party R9).
    Only,
}

/// An event of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BullPartyEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Each seat was dealt a zero card. Only that seat is shown its letter.
    LettersDealt {
        /// By seat; `None` if the viewer may not see it.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        letters: [Option<Letter>; SEATS],
    },
    /// A seat was dealt its number cards. Only that seat is shown the cards.
    HandDealt {
        /// Owner of the hand.
        seat: Seat,
        /// `None` if the viewer may not see them.
        cards: Option<CardSet>,
    },
    /// The draw pile was placed on the table. Nobody is shown its cards.
    StockLaid {
        /// The draw pile; viewers only know its size.
        stock: Stock,
    },
    /// A card of the draw pile was placed face up in the layout of a round.
    LaidOut {
        /// The row it was added to.
        row: RowId,
        /// The added card.
        card: Card,
    },
    /// All picked cards were revealed, with the letters of the zero cards.
    Shown {
        /// By seat; `None` for seats that are out of the round.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        picks: [Option<Pick>; SEATS],
    },
    /// A number card was discarded, and its owner took a row with its bull card.
    Took {
        /// The seat that takes the row.
        seat: Seat,
        /// The discarded card.
        card: Card,
        /// The row that was taken.
        row: RowId,
        /// Why this row.
        cause: Cause,
    },
    /// The top card of the draw pile was turned face up for a zero card.
    Turned {
        /// Owner of the zero card.
        seat: Seat,
        /// The turned card.
        card: Card,
    },
    /// The turned card was added to a row.
    Added {
        /// Owner of the zero card.
        seat: Seat,
        /// The added card.
        card: Card,
        /// The row it was added to.
        row: RowId,
        /// Why this row.
        cause: Cause,
    },
    /// A row got its fifth number card and the top bull card.
    BullCame {
        /// The full row.
        row: RowId,
        /// Heads on the bull card.
        heads: u8,
    },
    /// A zero card had no effect: every remaining row is full or no card is left to draw.
    NoEffect {
        /// Owner of the zero card.
        seat: Seat,
    },
    /// The discard pile was shuffled into a new draw pile. Everyone knows which cards it has, nobody their order.
    Reshuffled {
        /// The new draw pile.
        stock: Stock,
    },
    /// A seat laid cards on its piles.
    Laid {
        /// Owner of the piles.
        seat: Seat,
        /// The cards with their piles.
        laying: Laying,
    },
    /// All seats have laid, and another round begins.
    RoundOver,
    /// All seats have laid after the last round: the match is over.
    Scored {
        /// Final scores by seat.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        scores: [i32; SEATS],
    },
}
