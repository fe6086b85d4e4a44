//! What a viewer sees of a game, ready to be drawn.
//!
//! A [`GameView`] is made from a [`View`] alone, so nothing that its viewer may not know can be in it. It says everything
//! that a screen or a simple bot needs without knowing the rules: what lies open and what it counts, the viewer's own
//! cards, what the viewer knows for certain of the hands of others, and where each own card would go.
//!
//! Views are the bulk of what a server sends, so they are kept short: a card is a pair `[number, heads]` (an object for
//! each card would double the message), lists have as many entries as there are seats or rows, and what is not there is
//! left out. Seats and rows are counted from 0. A view of Take 6 with four players has some 600 bytes, and making and
//! writing it takes less than 2 µs (`examples/view_speed.rs` measures it for every game).

mod buffalo;
mod bull_party;
mod take6;
mod take_that;

use rodeo_rules::any::{AnyGame, AnyRules, ListedGame};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Rules as _, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

pub use buffalo::{BuffaloPhase, BuffaloQueuedCard, BuffaloRow, BuffaloSeat, BuffaloView, QueueEnd};
pub use bull_party::{BullPartyPhase, BullPartyQueuedCard, BullPartyRow, BullPartySeat, BullPartyView, Pile};
pub use take_that::{TakeThatPhase, TakeThatSeat, TakeThatView};
pub use take6::{FlippedForecast, Take6Phase, Take6QueuedCard, Take6Row, Take6Seat, Take6View};

/// A game whose views can be sent to clients. Each game implements it in its file of this folder.
pub trait ViewedGame: ListedGame {
    /// What a viewer sees of the game.
    type View;

    /// Makes the view of `viewer`. `show_seen`: whether the table shows which cards have been played.
    fn view_for(&self, viewer: Viewer, show_seen: bool) -> Self::View;
}

macro_rules! game_view {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        /// A game as a viewer sees it; `game` says which one it is.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum GameView {
            $(#[doc = $title] $Game(<rodeo_rules::$module::$Game as ViewedGame>::View),)+
        }

        impl GameView {
            /// Makes the message from a view. `show_seen`: whether the table shows which cards have been played.
            pub fn new(view: &View<AnyGame>, show_seen: bool) -> GameView {
                let viewer = view.viewer();
                match &**view {
                    $(AnyGame::$Game(game) => GameView::$Game(game.view_for(viewer, show_seen)),)+
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
    /// Its number.
    pub Card,
    /// Its heads; in Take That the points it costs whoever takes it.
    pub u8,
);

/// Where a card would go if it were placed alone, as the table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacementForecast {
    /// The row.
    pub row: RowId,
    /// The heads its owner would take; left out where nothing is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<u8>,
}

impl PlacementForecast {
    /// From a forecast of the game: a row, and the heads taken.
    fn new((row, heads): (RowId, u8)) -> PlacementForecast {
        PlacementForecast { row, takes: (heads > 0).then_some(heads) }
    }
}

/// All number cards of a match, in ascending order: for a grid of cards, and for what a card counts that comes and goes
/// between two views.
pub fn deck(rules: &AnyRules) -> Vec<CardView> {
    rules.deck_values().into_iter().map(|(card, value)| CardView(card, value)).collect()
}

/// Cards with the heads of Take 6.
fn with_heads<C: FromIterator<CardView>>(cards: impl IntoIterator<Item = Card>) -> C {
    cards.into_iter().map(card_view).collect()
}

/// A card with its heads in Take 6.
fn card_view(card: Card) -> CardView {
    CardView(card, card.heads())
}

/// The cards that the viewer holds.
fn own_cards(viewer: Viewer, hand: impl Fn(Seat) -> CardSet) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => hand(seat),
        Viewer::Public => CardSet::EMPTY,
    }
}

/// The seat of the viewer.
fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
