//! A game as one viewer sees it, ready to draw.
//!
//! A [`GameView`] is made from a [`View`] alone, so it cannot contain anything its viewer may not know. It has everything
//! that a screen or a simple bot needs without knowing the rules: the open cards and what they count, the viewer's own
//! cards, what is known for certain of other hands, and where each own card would go.
//!
//! Views are most of what a server sends, so they are compact: a card is a pair `[number, heads]` (an object for each card
//! would double the message), and absent values are omitted. Seats and rows are counted from 0. A view of Take 6 with four
//! players has about 600 bytes; creating and serializing it takes less than 2 µs (`examples/view_speed.rs` measures it
//! for every game).

use rodeo_rules::any::{AnyGame, AnyRules, ListedGame};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Rules as _, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A game whose views can be sent to clients. Each game implements it in its file of this folder.
pub trait ViewedGame: ListedGame {
    /// What a viewer sees of the game.
    type View;

    /// Returns the view of `viewer`. `show_seen`: whether it includes the cards that everyone has seen.
    fn view_for(&self, viewer: Viewer, show_seen: bool) -> Self::View;

    /// Returns where a choice of these words would put a card between the cards of a row. `None` if it is not such a choice;
    /// most games have none.
    fn forecast_insertion(&self, _words: &[Word]) -> Option<InsertionForecast> {
        None
    }
}

macro_rules! game_view {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(mod $module;)+
        $(pub use $module::*;)+

        /// A game as a viewer sees it; `game` says which one it is.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum GameView {
            $(#[doc = $title] $Game(<rodeo_rules::$module::$Game as ViewedGame>::View),)+
        }

        impl GameView {
            /// Creates the message from a view. `show_seen`: whether it includes the cards that everyone has seen.
            pub fn new(view: &View<AnyGame>, show_seen: bool) -> GameView {
                let viewer = view.viewer();
                match &**view {
                    $(AnyGame::$Game(game) => GameView::$Game(game.view_for(viewer, show_seen)),)+
                }
            }
        }

        impl InsertionForecast {
            /// Returns where a choice of these words would put a card between the cards of a row; `None` if it is not such a
            /// choice.
            pub fn of(view: &View<AnyGame>, words: &[Word]) -> Option<InsertionForecast> {
                match &**view {
                    $(AnyGame::$Game(game) => ViewedGame::forecast_insertion(game, words),)+
                }
            }
        }
    };
}

rodeo_rules::for_each_game!(game_view!());

/// A card as `[number, heads]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView(
    /// Number of the card.
    pub Card,
    /// Its heads; in Take That the points it costs.
    pub u8,
);

/// Where a card would go if it were placed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacementForecast {
    /// Row that the card goes to.
    pub row: RowId,
    /// Heads its owner would take; omitted if nothing is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<u8>,
}

impl PlacementForecast {
    /// Converts a forecast of the game: a row, and the heads taken.
    fn new((row, heads): (RowId, u8)) -> PlacementForecast {
        PlacementForecast { row, takes: (heads > 0).then_some(heads) }
    }
}

/// Where a choice would put a card between the cards of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InsertionForecast {
    /// The card that moves.
    pub card: CardView,
    /// Number of cards of the row that are before it.
    pub place: u8,
    /// Heads that would be taken; omitted if nothing is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<u8>,
}

/// Returns all number cards of a match in ascending order: for a grid of cards, and to look up the heads of cards that
/// appear only in events.
pub fn deck(rules: &AnyRules) -> Vec<CardView> {
    rules.deck_values().into_iter().map(|(card, value)| CardView(card, value)).collect()
}

/// Cards with their heads in Take 6.
fn with_heads<C: FromIterator<CardView>>(cards: impl IntoIterator<Item = Card>) -> C {
    cards.into_iter().map(card_view).collect()
}

/// A card with its heads in Take 6.
fn card_view(card: Card) -> CardView {
    CardView(card, card.heads())
}

/// Cards in the viewer's hand; none for a spectator.
fn own_cards(viewer: Viewer, hand: impl Fn(Seat) -> CardSet) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => hand(seat),
        Viewer::Public => CardSet::EMPTY,
    }
}

/// Seat of the viewer; `None` for a spectator.
fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
