//! Take 6 as a viewer sees it.

use std::ops::Not;

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Game, Outcome};
use rodeo_rules::rows::{Row, RowId};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::take6::{Arrow, Drafted, FanCard, Parity, Phase, Play, Take6};
use serde::{Deserialize, Serialize};

use super::{CardView, PlacementForecast, ViewedGame, card_view, own_cards, seat_of, with_heads};

/// Maximum number of cards in a hand.
const MAX_HAND: usize = 10;

/// Take 6 as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Take6View {
    /// Your seat; omitted for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// What the match is waiting for.
    pub phase: Take6Phase,
    /// The seat that must choose, in the phases `draft` and `take_row`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Seat>,
    /// Number of the round, from 1; after the match, the number of rounds played.
    pub round: u16,
    /// Number of the turn in the round, from 1; 0 before the first and between rounds.
    pub turn: u8,
    /// Number of turns of a round.
    pub turns: u8,
    /// The four rows.
    pub rows: ArrayVec<Take6Row, 4>,
    /// The open cards to draft from; omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<CardView>,
    /// Public state by seat.
    pub seats: ArrayVec<Take6Seat, MAX_SEATS>,
    /// The revealed cards of this turn that are not placed yet, the next one first.
    pub queue: ArrayVec<Take6QueuedCard, MAX_SEATS>,
    /// Your hand in ascending order.
    pub hand: ArrayVec<CardView, MAX_HAND>,
    /// Where each card of your hand would go, in the order of `hand`; `null` if it fits no row and you would have to choose
    /// one to take. Omitted while there are no rows.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub forecasts: ArrayVec<Option<PlacementForecast>, MAX_HAND>,
    /// The same for each card with its digits flipped; `null` if it cannot be flipped. Omitted if you have no flip card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flipped: Vec<Option<FlippedForecast>>,
    /// The cards of this round that everyone has seen; omitted unless the table shows them (`show_seen`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<CardSet>,
    /// Result of the match; omitted until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Phase of Take 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Take6Phase {
    /// The cards of a round are being dealt.
    Deal,
    /// The seat `to_play` picks a card of the pool.
    Draft,
    /// Every seat chooses a card to play.
    Choose,
    /// The card of the seat `to_play` fits no row: it chooses a row and takes it.
    TakeRow,
    /// The match is over.
    Over,
}

/// A row of Take 6.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Take6Row {
    /// Its cards in order.
    pub cards: ArrayVec<CardView, { Row::CAPACITY as usize }>,
    /// Heads of all its cards.
    pub heads: u8,
    /// Number of cards that fill it: the next card takes them.
    pub capacity: u8,
    /// Parity of the cards that the row takes, if Even/Odd applies to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parity: Option<Parity>,
    /// Set if Mountaineering applies: each card must be lower than the last. The arrow says where the marker moves after
    /// the next take: `up` towards row 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mountain: Option<Arrow>,
    /// Whether the cow takes the place of a card in this row.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub cow: bool,
}

/// Public state of a seat in Take 6.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Take6Seat {
    /// Heads of the earlier rounds.
    pub score: u32,
    /// Heads taken in this round so far.
    pub heads: u8,
    /// Number of cards in its hand.
    pub hand: u8,
    /// Whether it still has its flip card of this round.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub flip: bool,
    /// Cards that everyone knows to be in its hand, because they were drafted openly. Omitted if there are none, for your
    /// own seat, and if drafted hands are played from memory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<CardView>,
}

/// A revealed card that is not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Take6QueuedCard {
    /// Seat that played the card.
    pub seat: Seat,
    /// The card and what it counts.
    pub card: CardView,
    /// Value it is placed as, if its digits are flipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flipped: Option<u8>,
}

/// Forecast for a card with flipped digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FlippedForecast {
    /// Value it would be placed as.
    pub value: u8,
    /// Where it would go; omitted if it fits no row and you would have to choose one to take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forecast: Option<PlacementForecast>,
}

impl ViewedGame for Take6 {
    type View = Take6View;

    fn view_for(&self, viewer: Viewer, show_seen: bool) -> Take6View {
        Take6View::new(self, viewer, show_seen)
    }
}

impl Take6View {
    pub(super) fn new(game: &Take6, viewer: Viewer, show_seen: bool) -> Take6View {
        let (rules, hand) = (game.rules(), own_cards(viewer, |seat| game.hand(seat)));
        let played = rules.hand.saturating_sub(game.hand_size(Seat::default()));
        let (phase, to_play, turn) = match game.phase() {
            Phase::Deal => (Take6Phase::Deal, None, 0),
            Phase::Draft(seat) => (Take6Phase::Draft, Some(seat), 0),
            Phase::Choose => (Take6Phase::Choose, None, played.saturating_add(1)),
            Phase::TakeRow(seat) => (Take6Phase::TakeRow, Some(seat), played),
            Phase::Over => (Take6Phase::Over, None, 0),
        };
        let rows_lie = matches!(phase, Take6Phase::Choose | Take6Phase::TakeRow);
        let placed = if rows_lie { hand } else { CardSet::EMPTY };
        let plain = |card: Card| game.forecast(Play { card, flipped: false }).map(PlacementForecast::new);
        Take6View {
            you: seat_of(viewer),
            phase,
            to_play,
            round: game.round().saturating_add(u16::from(phase != Take6Phase::Over)),
            turn,
            turns: rules.hand,
            rows: RowId::all(4).map(|row| Take6Row::new(game, row)).collect(),
            pool: with_heads(game.pool()),
            seats: Seat::all(rules.players).map(|seat| Take6Seat::new(game, seat, viewer)).collect(),
            queue: game.waiting_line().map(Take6QueuedCard::new).collect(),
            hand: hand.iter().take(MAX_HAND).map(card_view).collect(),
            forecasts: placed.iter().take(MAX_HAND).map(plain).collect(),
            flipped: flipped_hand(game, viewer, placed),
            seen: show_seen.then(|| game.seen()),
            outcome: game.outcome(),
        }
    }
}

impl Take6Row {
    fn new(game: &Take6, row: RowId) -> Take6Row {
        let (cards, markers) = (game.rows()[row], game.markers());
        let here = |marked: RowId| marked == row;
        Take6Row {
            cards: with_heads(cards.cards()),
            heads: cards.heads(),
            capacity: markers.room(row),
            parity: markers.parity.and_then(|(marked, parity)| here(marked).then_some(parity)),
            mountain: markers.mountain.and_then(|(marked, arrow)| here(marked).then_some(arrow)),
            cow: markers.cow.is_some_and(here),
        }
    }
}

impl Take6Seat {
    fn new(game: &Take6, seat: Seat, viewer: Viewer) -> Take6Seat {
        let rules = game.rules();
        let known = match rules.drafted {
            Drafted::Open if !viewer.is(seat) => game.hand(seat),
            // Cards to be remembered are not shown again (ruling take6 R5).
            Drafted::Open | Drafted::Memory => CardSet::EMPTY,
        };
        Take6Seat {
            score: game.score(seat),
            heads: game.heads(seat),
            hand: game.hand_size(seat),
            flip: rules.fans.has(FanCard::FlipDigits) && game.has_flip(seat),
            known: with_heads(known),
        }
    }
}

impl Take6QueuedCard {
    fn new((seat, play): (Seat, Play)) -> Take6QueuedCard {
        Take6QueuedCard { seat, card: card_view(play.card), flipped: play.flipped.then(|| play.value()) }
    }
}

/// Forecasts for the viewer's cards with flipped digits; empty if none can be flipped.
fn flipped_hand(game: &Take6, viewer: Viewer, hand: CardSet) -> Vec<Option<FlippedForecast>> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    if !hand.iter().any(|card| game.can_flip(seat, card)) {
        return Vec::new();
    }
    let flip = |card: Card| {
        let play = Play { card, flipped: true };
        game.can_flip(seat, card).then(|| FlippedForecast {
            value: play.value(),
            forecast: game.forecast(play).map(PlacementForecast::new),
        })
    };
    hand.iter().map(flip).collect()
}
