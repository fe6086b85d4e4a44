//! What can happen at a table of Bull Party.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::action::Laying;
use super::stock::Stock;
use super::zero::{Letter, Pick};
use crate::card::{Card, CardSet};
use crate::rows::RowId;
use crate::seat::Seat;

/// Why it was this row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BullPartyCause"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The seat chose it.
    Chosen,
    /// It was the only one possible, so nobody was asked (ruling bull-party R9).
    Only,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BullPartyEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Each seat was dealt a zero card; only that seat is shown its letter.
    LettersDealt {
        /// By seat, where the viewer may know them.
        letters: [Option<Letter>; SEATS],
    },
    /// A seat was dealt its number cards; only that seat is shown which.
    HandDealt {
        /// The seat.
        seat: Seat,
        /// The cards, where the viewer may know them.
        cards: Option<CardSet>,
    },
    /// The face-down deck was put on the table. Nobody is shown its cards.
    StockLaid {
        /// The deck.
        stock: Stock,
    },
    /// A card of the deck was laid open in the layout of a round.
    LaidOut {
        /// The row.
        row: RowId,
        /// The card.
        card: Card,
    },
    /// All picked cards were turned over, and the letters of the zeros with them.
    Shown {
        /// By seat.
        picks: [Option<Pick>; SEATS],
    },
    /// A number card went to the discard and its owner took a row, and the bull card in it.
    Took {
        /// Who takes it.
        seat: Seat,
        /// The card that went to the discard.
        card: Card,
        /// The row.
        row: RowId,
        /// Why this row.
        cause: Cause,
    },
    /// The top card of the deck was turned face up for a zero card.
    Turned {
        /// Whose zero card.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The turned card was added to a row.
    Added {
        /// Whose zero card.
        seat: Seat,
        /// The card.
        card: Card,
        /// The row.
        row: RowId,
        /// Why this row.
        cause: Cause,
    },
    /// A row got its fifth number card and with it the top bull card.
    BullCame {
        /// The row.
        row: RowId,
        /// The heads on the bull card.
        heads: u8,
    },
    /// A zero card had no effect: no row could grow or nothing was left to draw.
    NoEffect {
        /// Whose zero card.
        seat: Seat,
    },
    /// The discard was shuffled and is the new deck. Everybody knows which cards are in it, nobody their order.
    Reshuffled {
        /// The new deck.
        stock: Stock,
    },
    /// A seat laid cards on its piles.
    Laid {
        /// The seat.
        seat: Seat,
        /// The cards and where they went.
        laying: Laying,
    },
    /// All have laid, and another round begins.
    RoundOver,
    /// All have laid after the last round: the match is over.
    Scored {
        /// By seat.
        scores: [i32; SEATS],
    },
}
