//! What can happen at a table of Take That.

use serde::{Deserialize, Serialize};

use super::sequence::Sequence;
use super::state::SEATS;
use crate::card::{Card, CardSet};
use crate::seat::Seat;

/// Something that happened.
///
/// A turn tells one thing after another and ends with [`TurnPassed`](Event::TurnPassed), or with
/// [`GameScored`](Event::GameScored) where it ends the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TakeThatEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its hand; only that seat is shown which cards.
    HandDealt {
        /// The seat.
        seat: Seat,
        /// The cards, where the viewer may know them.
        cards: Option<CardSet>,
    },
    /// The rest of the cards became the pile, and a game began.
    GameBegan {
        /// Who begins.
        first: Seat,
        /// Cards in the pile.
        size: u8,
        /// The pile with its top first; shown to nobody.
        stock: Option<Sequence>,
    },
    /// A card was laid at the right end of the line, or started one.
    Extended {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card of the line was paired with its mirror.
    Paired {
        /// Who made the pair.
        seat: Seat,
        /// The card from the hand.
        card: Card,
        /// The card from the line.
        mirror: Card,
    },
    /// The whole line was taken.
    LineTaken {
        /// Who took it.
        seat: Seat,
        /// Its cards.
        cards: CardSet,
    },
    /// The top card of the pile went face down to the taker of a single card (rule take-that 6.1).
    ExtraTaken {
        /// Who took it.
        seat: Seat,
        /// The card; shown to nobody before the game is scored.
        card: Option<Card>,
    },
    /// A seat drew the top card of the pile; only that seat is shown which one.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card, where the viewer may know it.
        card: Option<Card>,
    },
    /// A turn is over and the next one begins.
    TurnPassed {
        /// Whose turn it is now.
        to: Seat,
    },
    /// The game is over and was added to the score.
    GameScored {
        /// Points of the game by seat.
        points: [i16; SEATS],
        /// The extra cards by seat, which everybody may see now.
        extras: [CardSet; SEATS],
    },
}
