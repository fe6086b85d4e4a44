//! Events of Take 6.

use serde::{Deserialize, Serialize};

use super::fans::{Arrow, Parity, flipped};
use crate::card::{Card, CardSet};
use crate::rows::RowId;
use crate::seat::{MAX_SEATS, Seat};

/// A card as it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Play"))]
pub struct Play {
    /// The card with its printed number.
    pub card: Card,
    /// Whether the flip card was played with it.
    #[serde(default)]
    pub flipped: bool,
}

impl Play {
    /// The value that determines the order of placement and the row (rule fan-cards 1.3).
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
    /// The card fits no row and its owner chose this one (rule take6 4.6).
    Chosen,
}

/// An event of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Event"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its hand. Only that seat is shown the cards.
    HandDealt {
        /// Owner of the hand.
        seat: Seat,
        /// `None` if the viewer may not see them.
        cards: Option<CardSet>,
    },
    /// A seat took a card in the draft.
    Drafted {
        /// The seat that took it.
        seat: Seat,
        /// The card, now in the public hand of the seat.
        card: Card,
    },
    /// The start cards of the four rows were placed, and the fan cards set up.
    RowsLaid {
        /// Start cards of rows 1 to 4.
        starts: [Card; 4],
    },
    /// All picked cards were revealed.
    Revealed {
        /// By seat; `None` for seats that do not exist.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        plays: [Option<Play>; MAX_SEATS],
    },
    /// A card was placed at the end of a row.
    Placed {
        /// Owner of the card.
        seat: Seat,
        /// The placed card.
        card: Card,
        /// The row that was extended.
        row: RowId,
    },
    /// A card fits no row: its owner must choose one.
    NoRowFits {
        /// Owner of the card.
        seat: Seat,
        /// The card that fits no row.
        card: Card,
    },
    /// A row was taken, and the card became its start card.
    Took {
        /// The seat that takes the row.
        seat: Seat,
        /// The new start card of the row.
        card: Card,
        /// The row that was taken.
        row: RowId,
        /// Number of heads taken.
        heads: u8,
        /// Why the row was taken.
        cause: Cause,
    },
    /// The Even/Odd marker moved.
    ParityMoved {
        /// The marked row.
        row: RowId,
        /// The side it shows.
        parity: Parity,
    },
    /// The Mountaineering marker moved.
    MountainMoved {
        /// The marked row.
        row: RowId,
        /// The direction of its next move.
        arrow: Arrow,
    },
    /// The cow jumped.
    CowJumped {
        /// The row where it landed.
        row: RowId,
    },
    /// The cow landed on a row of five: all its cards but the highest were taken (rule fan-cards 4.7).
    CowTook {
        /// The seat that takes the cards.
        seat: Seat,
        /// The row where the cow landed.
        row: RowId,
        /// The highest card, which becomes the start card.
        stays: Card,
        /// Number of heads taken.
        heads: u8,
    },
    /// The round is over, and its heads were added to the scores.
    RoundScored {
        /// Heads of the round by seat.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        heads: [u8; MAX_SEATS],
    },
}
