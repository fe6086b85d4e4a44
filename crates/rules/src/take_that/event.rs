//! Events of Take That.

use serde::{Deserialize, Serialize};

use super::sequence::Sequence;
use super::state::SEATS;
use crate::card::{Card, CardSet};
use crate::seat::Seat;

/// An event of a match.
///
/// The events of a turn end with [`TurnPassed`](Event::TurnPassed), or with [`GameScored`](Event::GameScored) if the
/// turn ends the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TakeThatEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its hand. Only that seat is shown the cards.
    HandDealt {
        /// Owner of the hand.
        seat: Seat,
        /// `None` if the viewer may not see them.
        cards: Option<CardSet>,
    },
    /// The remaining cards became the draw pile, and a game began.
    GameBegan {
        /// The seat that begins.
        first: Seat,
        /// Number of cards in the draw pile.
        size: u8,
        /// The draw pile, top card first; shown to nobody.
        stock: Option<Sequence>,
    },
    /// A card was laid at the right end of the line, or started one.
    Extended {
        /// The seat that laid it.
        seat: Seat,
        /// The card that was laid.
        card: Card,
    },
    /// A card of the line was paired with its mirror.
    Paired {
        /// The seat that made the pair.
        seat: Seat,
        /// The card from the hand.
        card: Card,
        /// The card from the line.
        mirror: Card,
    },
    /// The whole line was taken.
    LineTaken {
        /// The seat that took it.
        seat: Seat,
        /// Cards of the line.
        cards: CardSet,
    },
    /// The top card of the draw pile went face down to a seat that took a line of one card (rule take-that 6.1).
    ExtraTaken {
        /// The seat that took the line.
        seat: Seat,
        /// The card; shown to nobody before the game is scored.
        card: Option<Card>,
    },
    /// A seat drew the top card of the draw pile. Only that seat is shown the card.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// `None` if the viewer may not see it.
        card: Option<Card>,
    },
    /// A turn is over and the next one begins.
    TurnPassed {
        /// The seat whose turn it is now.
        to: Seat,
    },
    /// The game is over, and its points were added to the scores.
    GameScored {
        /// Points of the game by seat.
        #[serde(deserialize_with = "crate::short_array::deserialize")]
        points: [i16; SEATS],
        /// Extra cards by seat, which are public now.
        extras: [CardSet; SEATS],
    },
}
