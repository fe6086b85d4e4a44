//! Beat the Buffalo as a viewer sees it.

use std::ops::Not;

use arrayvec::ArrayVec;
use rodeo_rules::buffalo::{Buffalo, Choice, MAX_QUEUED, Owner, Phase, QueuedCard, Special};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, Outcome};
use rodeo_rules::rows::{Row, RowId};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    CardView, InsertionForecast, PlacementForecast, ViewedGame, card_view, own_cards, seat_of, with_heads,
};

/// Maximum number of cards in a hand.
const MAX_HAND: usize = 10;

/// Beat the Buffalo as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuffaloView {
    /// Your seat; omitted for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// What the match is waiting for.
    pub phase: BuffaloPhase,
    /// The seat that must choose, in the phase `take_row`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Seat>,
    /// Number of the turn, from 1; 0 before the deal.
    pub turn: u8,
    /// Number of turns of the match.
    pub turns: u8,
    /// The four rows.
    pub rows: ArrayVec<BuffaloRow, 4>,
    /// Heads that the team has taken.
    pub team_heads: u16,
    /// What these heads count in the end: double with one or two players.
    pub team_score: u16,
    /// Heads that the buffalo has taken. The team wins if its score is lower.
    pub buffalo_heads: u16,
    /// Number of cards in the buffalo's stack.
    pub stack: u8,
    /// The face-up special cards.
    pub open_specials: ArrayVec<Special, 2>,
    /// Number of special cards still face down.
    pub stock: u8,
    /// Public state by seat.
    pub seats: ArrayVec<BuffaloSeat, MAX_SEATS>,
    /// The revealed cards of this turn that are not placed yet, the next one first.
    pub queue: ArrayVec<BuffaloQueuedCard, MAX_QUEUED>,
    /// Where the first of them goes if nobody acts. Omitted if the queue is empty, or if the card fits no row and its owner
    /// must choose one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_forecast: Option<PlacementForecast>,
    /// Your hand in ascending order.
    pub hand: ArrayVec<CardView, MAX_HAND>,
    /// Where each card of your hand would go, in the order of `hand`; `null` if it fits no row and you would have to choose
    /// one to take.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub forecasts: ArrayVec<Option<PlacementForecast>, MAX_HAND>,
    /// The number cards that everyone has seen; omitted unless the table shows them (`show_seen`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<CardSet>,
    /// Result of the match; omitted until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Phase of Beat the Buffalo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BuffaloPhase {
    /// Cards are being dealt.
    Deal,
    /// Every seat picks a card to play; a Stop! can be lifted.
    Pick,
    /// Before the next card is placed, every seat may use a special card, lift a Stop! or pass.
    Window,
    /// The card of the seat `to_play` fits no row: it chooses a row, and the team takes it.
    TakeRow,
    /// The match is over.
    Over,
}

/// A row of Beat the Buffalo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuffaloRow {
    /// Its cards in order; empty if Push! has emptied it: the next card goes there.
    pub cards: ArrayVec<CardView, { Row::CAPACITY as usize }>,
    /// Heads of all its cards.
    pub heads: u8,
    /// Number of cards that fill it: the next card takes them.
    pub capacity: u8,
    /// Whether Take 7! applies to the row.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub take7: bool,
    /// Whether Stop! blocks the row until it is lifted.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub stop: bool,
}

/// Public state of a seat in Beat the Buffalo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuffaloSeat {
    /// Number of cards in its hand.
    pub hand: u8,
    /// Cards that everyone knows to be in its hand, because Replace! sent them back. Omitted if there are none, and for
    /// your own seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<CardView>,
}

/// A revealed card that is not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuffaloQueuedCard {
    /// Side that played the card.
    pub owner: Owner,
    /// The card and what it counts.
    pub card: CardView,
    /// The end of the queue to which First! or Last! has moved it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed_at: Option<QueueEnd>,
}

/// An end of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum QueueEnd {
    /// The front: a card moved there later goes behind it.
    First,
    /// The back: a card moved there later goes before it.
    Last,
}

impl ViewedGame for Buffalo {
    type View = BuffaloView;

    fn view_for(&self, viewer: Viewer, show_seen: bool) -> BuffaloView {
        BuffaloView::new(self, viewer, show_seen)
    }

    fn forecast_insertion(&self, words: &[Word]) -> Option<InsertionForecast> {
        let Choice::Use(what) = Choice::from_words(words)? else { return None };
        let (card, place, heads) = Buffalo::forecast_insertion(self, what)?;
        Some(InsertionForecast { card: card_view(card), place, takes: (heads > 0).then_some(heads) })
    }
}

impl BuffaloView {
    pub(super) fn new(game: &Buffalo, viewer: Viewer, show_seen: bool) -> BuffaloView {
        let (rules, hand) = (game.rules(), own_cards(viewer, |seat| game.hand(seat)));
        let played = rules.hand.saturating_sub(game.hand_size());
        let (phase, to_play, turn) = match game.phase() {
            Phase::DealCards | Phase::DealSpecials => (BuffaloPhase::Deal, None, 0),
            Phase::Pick => (BuffaloPhase::Pick, None, played.saturating_add(1)),
            Phase::Window => (BuffaloPhase::Window, None, played),
            Phase::TakeRow(seat) => (BuffaloPhase::TakeRow, Some(seat), played),
            Phase::Over => (BuffaloPhase::Over, None, played),
        };
        let owner = Owner::Seat(seat_of(viewer).unwrap_or_default());
        let forecast = |card: Card| game.forecast(owner, card).map(PlacementForecast::new);
        let next = |next: QueuedCard| game.forecast(next.owner, next.card).map(PlacementForecast::new);
        BuffaloView {
            you: seat_of(viewer),
            phase,
            to_play,
            turn,
            turns: rules.hand,
            rows: RowId::all(4).map(|row| BuffaloRow::new(game, row)).collect(),
            team_heads: game.team_heads(),
            team_score: game.team_counts(),
            buffalo_heads: game.buffalo_heads(),
            stack: game.hand_size(),
            open_specials: game.open_specials().take(2).collect(),
            stock: game.stock_size(),
            seats: Seat::all(rules.players).map(|seat| BuffaloSeat::new(game, seat, viewer)).collect(),
            queue: queue(game),
            next_forecast: game.queue().next().and_then(next),
            hand: hand.iter().take(MAX_HAND).map(card_view).collect(),
            forecasts: hand.iter().take(MAX_HAND).map(forecast).collect(),
            seen: show_seen.then(|| game.seen()),
            outcome: game.outcome(),
        }
    }
}

impl BuffaloRow {
    fn new(game: &Buffalo, row: RowId) -> BuffaloRow {
        let cards = game.row(row);
        BuffaloRow {
            cards: with_heads(cards.cards()),
            heads: cards.heads(),
            capacity: game.room(row),
            take7: game.has_take7(row),
            stop: game.is_blocked(row),
        }
    }
}

impl BuffaloSeat {
    fn new(game: &Buffalo, seat: Seat, viewer: Viewer) -> BuffaloSeat {
        let known = if viewer.is(seat) { CardSet::EMPTY } else { game.hand(seat) };
        BuffaloSeat { hand: game.hand_size(), known: with_heads(known) }
    }
}

fn queue(game: &Buffalo) -> ArrayVec<BuffaloQueuedCard, MAX_QUEUED> {
    let line = game.queue();
    let fixed_at = |place: u8| {
        let first = (place < line.firsts()).then_some(QueueEnd::First);
        first.or((line.lasts().saturating_add(place) >= line.len()).then_some(QueueEnd::Last))
    };
    let card = |(place, QueuedCard { owner, card }): (u8, QueuedCard)| BuffaloQueuedCard {
        owner,
        card: card_view(card),
        fixed_at: fixed_at(place),
    };
    (0..).zip(line.iter()).map(card).collect()
}
