//! Events of Beat the Buffalo.

use serde::{Deserialize, Serialize};

use super::action::Use;
use super::queue::{MAX_QUEUED, Owner};
use super::rules::{ALL_SPECIALS, MAX_HAND, MAX_PLAYERS};
use super::special::Special;
use crate::card::{Card, CardSet};
use crate::rows::RowId;
use crate::seat::Seat;

/// Why a row was taken by the card that becomes its start card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloCause"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The row was full (rule take6 4.5).
    Full,
    /// The card fits no row and its owner chose this one (rule buffalo 3.3).
    Chosen,
    /// The card of the buffalo fits no row, and this is the row with the fewest heads (rules buffalo 3.4, 3.5).
    Cheapest,
}

/// Cards taken by the team because a card was inserted or pushed into a full row (rule buffalo 5.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloOverflow"))]
pub struct Overflow {
    /// The last card, which becomes the start card.
    pub stays: Card,
    /// Heads of all other cards.
    pub heads: u8,
}

/// An event of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its hand. Only that seat is shown the cards.
    HandDealt {
        /// Owner of the hand.
        seat: Seat,
        /// `None` if the viewer may not see them.
        cards: Option<CardSet>,
    },
    /// The buffalo was dealt its pile. Nobody is shown the cards.
    StackDealt {
        /// Top card first; `None` for viewers.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        stack: [Option<Card>; MAX_HAND],
    },
    /// The start cards of the four rows were placed.
    RowsLaid {
        /// Start cards of rows 1 to 4.
        starts: [Card; 4],
    },
    /// The special cards in play were placed as a face-down pile. Nobody is shown the cards.
    SpecialsDealt {
        /// Top card first; `None` for viewers.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        stock: [Option<Card>; ALL_SPECIALS],
    },
    /// The top special card of the pile was turned face up.
    Turned {
        /// Its number, 1–16.
        card: Card,
        /// Kind of the special card.
        special: Special,
    },
    /// All picked cards were revealed together with the buffalo's.
    Revealed {
        /// By seat; `None` for seats that do not exist.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        cards: [Option<Card>; MAX_PLAYERS],
        /// The buffalo's card.
        buffalo: Card,
    },
    /// All players passed: the next card is placed.
    Passed,
    /// A special card was used. Its effect follows as separate events.
    Used {
        /// The seat that used it.
        seat: Seat,
        /// The special card and its target.
        what: Use,
    },
    /// A Stop! was lifted and left the game.
    Lifted {
        /// The seat that lifted it.
        seat: Seat,
        /// The row that is no longer blocked.
        row: RowId,
    },
    /// A Take 7! was placed at a row.
    Take7Laid {
        /// The row that now holds six cards.
        row: RowId,
    },
    /// A Stop! was placed at a row.
    StopLaid {
        /// The row that is now blocked.
        row: RowId,
    },
    /// The next card returned to the hand, and another card takes its place.
    Replaced {
        /// Owner of both cards.
        seat: Seat,
        /// The card that returned to the hand.
        back: Card,
        /// The card that is placed instead.
        card: Card,
    },
    /// The next card was inserted into a row, before its last card.
    Inserted {
        /// Owner of the card.
        seat: Seat,
        /// The inserted card.
        card: Card,
        /// The row it was inserted into.
        row: RowId,
        /// Cards taken by the team, if the row was full.
        took: Option<Overflow>,
    },
    /// A card moved from one row to another.
    Pushed {
        /// The card that moved.
        card: Card,
        /// The row it left.
        from: RowId,
        /// The row it moved to.
        row: RowId,
        /// Cards taken by the team, if that row was full.
        took: Option<Overflow>,
    },
    /// A queued card moved to the front.
    PutFirst {
        /// The card that moved.
        card: Card,
    },
    /// A queued card moved to the back.
    PutLast {
        /// The card that moved.
        card: Card,
    },
    /// All queued cards were put in a new order.
    Sorted {
        /// The new order, next card first.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        order: [Option<Card>; MAX_QUEUED],
    },
    /// A card was placed at the end of a row or in an empty row.
    Placed {
        /// Owner of the card.
        owner: Owner,
        /// The placed card.
        card: Card,
        /// The row it was placed in.
        row: RowId,
    },
    /// A player's card fits no row: its owner must choose one.
    NoRowFits {
        /// Owner of the card.
        seat: Seat,
        /// The card that fits no row.
        card: Card,
    },
    /// A row was taken, and the card became its start card.
    Took {
        /// Owner of the card: a player of the team, or the buffalo.
        owner: Owner,
        /// The new start card of the row.
        card: Card,
        /// The row that was taken.
        row: RowId,
        /// Number of heads taken.
        heads: u8,
        /// Why the row was taken.
        cause: Cause,
    },
    /// All cards are placed, and the heads were counted.
    Scored {
        /// The team's heads, doubled with 1 or 2 players (rule buffalo 9.3).
        team: u16,
        /// The buffalo's heads.
        buffalo: u16,
    },
}
