//! Take That as a viewer sees it.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Game, Outcome};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Phase, SEATS, TakeThat, minus, mirror};
use serde::{Deserialize, Serialize};

use super::{CardView, ViewedGame, own_cards, seat_of};

/// Take That as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeThatView {
    /// Your seat; omitted for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// What the match is waiting for.
    pub phase: TakeThatPhase,
    /// The seat whose turn it is, in the phase `turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Seat>,
    /// Number of the game in the match, from 1; after the match, the number of games played.
    pub round: u8,
    /// Number of games of the match.
    pub rounds: u8,
    /// The line from left to right; cards are laid at its right end.
    pub line: Vec<CardView>,
    /// Points that taking the line costs.
    pub line_cost: u16,
    /// Number of cards in the draw pile.
    pub stock: u8,
    /// Public state by seat.
    pub seats: ArrayVec<TakeThatSeat, SEATS>,
    /// Your hand in ascending order.
    pub hand: Vec<CardView>,
    /// Cards of your hand that can be laid now: all of them if the line is empty.
    #[serde(default, skip_serializing_if = "no_cards")]
    pub playable: CardSet,
    /// Pairs that you can make now, each as `[card of your hand, card of the line]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub available_pairs: Vec<(Card, Card)>,
    /// The cards of this game that everyone has seen; omitted unless the table shows them (`show_seen`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<CardSet>,
    /// Result of the match; omitted until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Phase of Take That.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeThatPhase {
    /// The cards of a game are being dealt.
    Deal,
    /// The seat `to_play` lays a card, makes a pair or takes the line.
    Turn,
    /// The match is over.
    Over,
}

/// Public state of a seat in Take That.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeThatSeat {
    /// Points of the earlier games.
    pub score: i16,
    /// Points of this game so far, without the extra cards, which nobody has seen.
    pub points: i16,
    /// Number of cards in its hand.
    pub hand: u8,
    /// Its pairs, face up, each with the lower card first. Each card counts 1 point.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<(Card, Card)>,
    /// Number of cards it has taken with lines, face down.
    pub taken: u8,
    /// Number of its extra cards, which nobody has seen.
    #[serde(default, skip_serializing_if = "zero")]
    pub extras: u8,
}

impl ViewedGame for TakeThat {
    type View = TakeThatView;

    fn view_for(&self, viewer: Viewer, show_seen: bool) -> TakeThatView {
        TakeThatView::new(self, viewer, show_seen)
    }
}

impl TakeThatView {
    pub(super) fn new(game: &TakeThat, viewer: Viewer, show_seen: bool) -> TakeThatView {
        let rules = game.rules();
        let (phase, to_play) = match game.phase() {
            Phase::Deal => (TakeThatPhase::Deal, None),
            Phase::Turn(seat) => (TakeThatPhase::Turn, Some(seat)),
            Phase::Over => (TakeThatPhase::Over, None),
        };
        let pairs = own_cards(viewer, |seat| game.pairing(seat));
        TakeThatView {
            you: seat_of(viewer),
            phase,
            to_play,
            round: game.games_played().saturating_add(u8::from(phase != TakeThatPhase::Over)),
            rounds: rules.games,
            line: game.line().cards().map(card_view).collect(),
            line_cost: minus(game.line().set()),
            stock: game.stock_size(),
            seats: Seat::all(rules.players).take(SEATS).map(|seat| TakeThatSeat::new(game, seat)).collect(),
            hand: own_cards(viewer, |seat| game.hand(seat)).iter().map(card_view).collect(),
            playable: own_cards(viewer, |seat| game.fitting(seat)),
            available_pairs: pairs.iter().filter_map(|card| Some((card, mirror(card)?))).collect(),
            seen: show_seen.then(|| game.seen()),
            outcome: game.outcome(),
        }
    }
}

impl TakeThatSeat {
    fn new(game: &TakeThat, seat: Seat) -> TakeThatSeat {
        let pair = |card: Card| mirror(card).filter(|&other| card < other).map(|other| (card, other));
        TakeThatSeat {
            score: game.score(seat),
            points: game.open_points(seat),
            hand: game.hand_size(seat),
            pairs: game.face_up(seat).iter().filter_map(pair).collect(),
            taken: game.face_down(seat).len(),
            extras: game.extra_count(seat),
        }
    }
}

/// Returns the card with the points that it costs.
pub(super) fn card_view(card: Card) -> CardView {
    CardView(card, minus(CardSet::from_iter([card])) as u8)
}

fn no_cards(cards: &CardSet) -> bool {
    cards.is_empty()
}

fn zero(count: &u8) -> bool {
    *count == 0
}
