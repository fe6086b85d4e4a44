//! What can happen at a table of Take 6.

use serde::{Deserialize, Serialize};

use super::fans::{Arrow, Parity, flipped};
use crate::card::{Card, CardSet};
use crate::rows::RowId;
use crate::seat::{MAX_SEATS, Seat};

/// A card as it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Play"))]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Laid with the flip card.
    pub flipped: bool,
}

impl Play {
    /// The value it is ordered and placed by.
    #[inline]
    pub fn value(self) -> u8 {
        if self.flipped { flipped(self.card).unwrap_or(self.card.get()) } else { self.card.get() }
    }
}

/// Why a row was taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Cause"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The row was full (rule take6 4.5).
    Full,
    /// The card fits nowhere and its owner chose the row (rule take6 4.6).
    Chosen,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Event"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its hand; only that seat is shown which cards.
    HandDealt {
        /// The seat.
        seat: Seat,
        /// The cards, where the viewer may know them.
        cards: Option<CardSet>,
    },
    /// A seat drafted a card.
    Drafted {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The starts of the four rows were laid out, and the fan cards with them.
    RowsLaid {
        /// The starts.
        starts: [Card; 4],
    },
    /// All chosen cards were turned over.
    Revealed {
        /// By seat.
        plays: [Option<Play>; MAX_SEATS],
    },
    /// A card was placed at the end of a row.
    Placed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The row.
        row: RowId,
    },
    /// A card fits nowhere: its owner must choose a row.
    NoRowFits {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A row was taken and the card started it anew.
    Took {
        /// Who takes it.
        seat: Seat,
        /// The card that starts the row anew.
        card: Card,
        /// The row.
        row: RowId,
        /// The heads taken.
        heads: u8,
        /// Why.
        cause: Cause,
    },
    /// The Even/Odd marker moved.
    ParityMoved {
        /// To this row.
        row: RowId,
        /// Showing this.
        parity: Parity,
    },
    /// The Mountaineering marker moved.
    MountainMoved {
        /// To this row.
        row: RowId,
        /// With this arrow.
        arrow: Arrow,
    },
    /// The cow jumped.
    CowJumped {
        /// To this row.
        row: RowId,
    },
    /// The cow landed on a full row: it was taken but for its highest card.
    CowTook {
        /// Who takes it.
        seat: Seat,
        /// The row.
        row: RowId,
        /// The card that stays.
        stays: Card,
        /// The heads taken.
        heads: u8,
    },
    /// The round is over and was added to the score.
    RoundScored {
        /// Heads of the round by seat.
        heads: [u8; MAX_SEATS],
    },
}
