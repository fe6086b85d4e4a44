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
    /// Your seat; left out where you look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// What is awaited.
    pub phase: TakeThatPhase,
    /// Whose turn it is, in the phase `turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Seat>,
    /// The game of the match, counted from 1; after the match, as many as were played.
    pub round: u8,
    /// As many games the match has.
    pub rounds: u8,
    /// The line from left to right; a card that is laid comes to its right end.
    pub line: Vec<CardView>,
    /// The points that taking the line costs.
    pub line_cost: u16,
    /// Cards left in the pile.
    pub stock: u8,
    /// The seats in order.
    pub seats: ArrayVec<TakeThatSeat, SEATS>,
    /// Your hand in ascending order.
    pub hand: Vec<CardView>,
    /// The cards of your hand that could be laid as the line lies: all of them where there is none.
    #[serde(default, skip_serializing_if = "no_cards")]
    pub playable: CardSet,
    /// The pairs you could make as the line lies, each as `[card of your hand, card of the line]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub available_pairs: Vec<(Card, Card)>,
    /// The cards of this game that everybody has seen; left out where the table does not show them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<CardSet>,
    /// The result, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What a match of Take That waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeThatPhase {
    /// The cards of a game are being dealt.
    Deal,
    /// The seat on turn lays a card, makes a pair or takes the line.
    Turn,
    /// The match is over.
    Over,
}

/// A seat of Take That as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeThatSeat {
    /// Points of the games before this one.
    pub score: i16,
    /// Points of this game, without the extra cards, which nobody has seen.
    pub points: i16,
    /// How many cards it holds.
    pub hand: u8,
    /// The cards of its pairs, face up: each counts 1.
    #[serde(default, skip_serializing_if = "no_cards")]
    pub pairs: CardSet,
    /// How many cards it has taken with lines, face down.
    pub taken: u8,
    /// How many extra cards it has, of which nobody has seen any.
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
        TakeThatSeat {
            score: game.score(seat),
            points: game.open_points(seat),
            hand: game.hand_size(seat),
            pairs: game.face_up(seat),
            taken: game.face_down(seat).len(),
            extras: game.extra_count(seat),
        }
    }
}

/// A card with the points it costs whoever takes it.
pub(super) fn card_view(card: Card) -> CardView {
    CardView(card, minus(CardSet::from_iter([card])) as u8)
}

fn no_cards(cards: &CardSet) -> bool {
    cards.is_empty()
}

fn zero(count: &u8) -> bool {
    *count == 0
}
