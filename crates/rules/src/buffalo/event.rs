//! What can happen at a table of Beat the Buffalo.

use serde::{Deserialize, Serialize};

use super::action::Use;
use super::line::{MAX_WAITING, Owner};
use super::rules::{ALL_SPECIALS, MAX_HAND, MAX_PLAYERS};
use super::special::Special;
use crate::card::{Card, CardSet};
use crate::rows::RowId;
use crate::seat::Seat;

/// Why a row was taken by a card that starts it anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloCause"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The row was full (rule take6 4.5).
    Full,
    /// The card fits nowhere and its owner chose the row (rule buffalo 3.3).
    Chosen,
    /// The card fits nowhere and the row is what the buffalo takes then (rules buffalo 3.4, 3.5).
    Cheapest,
}

/// What the team took because a card came into a full row other than by being placed (rule buffalo 5.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloOverflow"))]
pub struct Overflow {
    /// The last card, which starts the row anew.
    pub stays: Card,
    /// The heads of all others.
    pub heads: u8,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its hand; only that seat is shown which cards.
    HandDealt {
        /// The seat.
        seat: Seat,
        /// The cards, where the viewer may know them.
        cards: Option<CardSet>,
    },
    /// The buffalo was dealt its stack; nobody is shown which cards.
    StackDealt {
        /// The top card first.
        stack: [Option<Card>; MAX_HAND],
    },
    /// The starts of the four rows were laid out.
    RowsLaid {
        /// The starts.
        starts: [Card; 4],
    },
    /// The special cards in play were put down as a pile; nobody is shown which.
    SpecialsDealt {
        /// The top card first.
        stock: [Option<Card>; ALL_SPECIALS],
    },
    /// The top special card of the pile was turned up.
    Turned {
        /// Its number.
        card: Card,
        /// Its kind.
        special: Special,
    },
    /// All picked cards were turned over, and the buffalo's with them.
    Revealed {
        /// By seat.
        cards: [Option<Card>; MAX_PLAYERS],
        /// The buffalo's.
        buffalo: Card,
    },
    /// Everybody passed: the next card is placed.
    Passed,
    /// A special card was used; what it does follows.
    Used {
        /// Who used it.
        seat: Seat,
        /// Which one and for what.
        what: Use,
    },
    /// A Stop! was lifted and left the game.
    Lifted {
        /// Who lifted it.
        seat: Seat,
        /// Where it lay.
        row: RowId,
    },
    /// A Take 7! was laid at a row.
    Take7Laid {
        /// The row.
        row: RowId,
    },
    /// A Stop! was laid at a row.
    StopLaid {
        /// The row.
        row: RowId,
    },
    /// The next card went back to the hand and another one takes its place.
    Replaced {
        /// Whose.
        seat: Seat,
        /// The card that went back.
        back: Card,
        /// The card that is placed instead.
        card: Card,
    },
    /// The next card was put into a row, not to its end.
    Inserted {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The row.
        row: RowId,
        /// What the team took, if the row was full.
        took: Option<Overflow>,
    },
    /// A card moved from one row to another.
    Pushed {
        /// The card.
        card: Card,
        /// The row it came from.
        from: RowId,
        /// The row it went to.
        row: RowId,
        /// What the team took, if that row was full.
        took: Option<Overflow>,
    },
    /// A waiting card went to the front.
    PutFirst {
        /// The card.
        card: Card,
    },
    /// A waiting card went to the back.
    PutLast {
        /// The card.
        card: Card,
    },
    /// All waiting cards were put in a new order.
    Sorted {
        /// The next card first.
        order: [Option<Card>; MAX_WAITING],
    },
    /// A card was placed at the end of a row, or in an empty one.
    Placed {
        /// Whose.
        owner: Owner,
        /// The card.
        card: Card,
        /// The row.
        row: RowId,
    },
    /// A player's card fits nowhere: its owner must choose a row.
    NoRowFits {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A row was taken and the card started it anew.
    Took {
        /// Who takes it: a player for the team, or the buffalo.
        owner: Owner,
        /// The card that starts the row anew.
        card: Card,
        /// The row.
        row: RowId,
        /// The heads taken.
        heads: u8,
        /// Why.
        cause: Cause,
    },
    /// All cards are placed and the heads were counted.
    Scored {
        /// The team's heads as they count in the end.
        team: u16,
        /// The buffalo's.
        buffalo: u16,
    },
}
