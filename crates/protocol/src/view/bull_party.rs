//! Bull Party as a viewer sees it.

use std::ops::Not;

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{BullParty, Letter, Phase, Pick, Round};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Game, Outcome};
use rodeo_rules::rows::{Row, RowId};
use rodeo_rules::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{CardView, ViewedGame, own_cards, seat_of};

/// Bull Party as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BullPartyView {
    /// Your seat; omitted for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// What the match is waiting for.
    pub phase: BullPartyPhase,
    /// The seat that must choose, in the phases `take_row` and `add_to`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Seat>,
    /// Number of the round, from 1; after the match, the number of rounds played.
    pub round: u8,
    /// Whether this is the last round, because the deck has run out.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub last_round: bool,
    /// The rows, one for each player.
    pub rows: ArrayVec<BullPartyRow, { RowId::MAX }>,
    /// The card turned face up for the zero card of the seat `to_play`, which adds it to a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned_card: Option<CardView>,
    /// Number of cards in the draw pile.
    pub stock: u8,
    /// Number of cards in the discard.
    pub discard: u8,
    /// Heads of the next bull card; omitted if none is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_bull: Option<u8>,
    /// Public state by seat.
    pub seats: Vec<BullPartySeat>,
    /// The revealed cards of this turn that are not resolved yet, the next one first.
    pub queue: ArrayVec<BullPartyQueuedCard, { RowId::MAX }>,
    /// Your number cards in ascending order. Your zero card is the `letter` of your seat.
    pub hand: Vec<CardView>,
    /// The number cards that everyone has seen; omitted unless the table shows them (`show_seen`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<CardSet>,
    /// Result of the match; omitted until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Phase of Bull Party.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BullPartyPhase {
    /// Cards are being dealt, or the discard shuffled.
    Deal,
    /// Every seat still in the round picks a number card or its zero card.
    Pick,
    /// The seat `to_play` takes a row for its number card.
    TakeRow,
    /// The seat `to_play` adds the turned card to a row.
    AddTo,
    /// Every seat lays cards on its piles.
    Lay,
    /// The match is over.
    Over,
}

/// A row of Bull Party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BullPartyRow {
    /// Its number cards in order; empty if the row was taken.
    pub cards: ArrayVec<CardView, { Row::CAPACITY as usize }>,
    /// Heads of these cards.
    pub heads: u16,
    /// Heads of the bull card in this row; omitted if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bull: Option<u8>,
    /// Whether the row is full: no card can be added.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub full: bool,
}

/// Public state of a seat in Bull Party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BullPartySeat {
    /// Score if the match ended now.
    pub score: i32,
    /// Heads on its bull cards.
    pub bulls: u16,
    /// Number of number cards in its hand.
    pub hand: u8,
    /// Number cards that everyone knows to be in its hand, because it took them with a row. Omitted if there are none, and
    /// for your own seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<CardView>,
    /// Letter of its zero card, if you know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<Letter>,
    /// Whether it is still in the round.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub in_round: bool,
    /// Number of cards it must lay now, in the phase `lay`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_lay: Option<u8>,
    /// Its piles, the oldest first.
    pub piles: Vec<Pile>,
}

/// A pile of Bull Party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pile {
    /// Its cards from the bottom up.
    pub cards: Vec<CardView>,
    /// Heads of all its cards.
    pub heads: u16,
    /// Whether it is the great pile, which counts for its seat: the one with most heads, the oldest of equals.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub great: bool,
}

/// A revealed card that is not resolved yet: a number card or a zero card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BullPartyQueuedCard {
    /// Seat that played the card.
    pub seat: Seat,
    /// The number card, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardView>,
    /// Letter of the zero card, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zero: Option<Letter>,
}

impl ViewedGame for BullParty {
    type View = BullPartyView;

    fn view_for(&self, viewer: Viewer, show_seen: bool) -> BullPartyView {
        BullPartyView::new(self, viewer, show_seen)
    }
}

impl BullPartyView {
    pub(super) fn new(game: &BullParty, viewer: Viewer, show_seen: bool) -> BullPartyView {
        let players = game.players();
        let (phase, to_play) = match game.phase() {
            Phase::Letters | Phase::Cards | Phase::Layout | Phase::Draw(_) => (BullPartyPhase::Deal, None),
            Phase::Pick => (BullPartyPhase::Pick, None),
            Phase::TakeRow(seat) => (BullPartyPhase::TakeRow, Some(seat)),
            Phase::AddTo(seat) => (BullPartyPhase::AddTo, Some(seat)),
            Phase::Lay => (BullPartyPhase::Lay, None),
            Phase::Over => (BullPartyPhase::Over, None),
        };
        BullPartyView {
            you: seat_of(viewer),
            phase,
            to_play,
            round: game.rounds().saturating_add(u8::from(phase != BullPartyPhase::Over)),
            last_round: game.round() == Round::Last,
            rows: RowId::all(players).map(|row| BullPartyRow::new(game, row)).collect(),
            turned_card: game.turned().map(|card| card_view(game, card)),
            stock: game.stock().size(),
            discard: game.discard().len(),
            next_bull: game.next_bull(),
            seats: Seat::all(players).map(|seat| BullPartySeat::new(game, seat, viewer)).collect(),
            queue: queue(game),
            hand: cards(game, own_cards(viewer, |seat| game.hand(seat))),
            seen: show_seen.then(|| game.seen()),
            outcome: game.outcome(),
        }
    }
}

impl BullPartyRow {
    fn new(game: &BullParty, row: RowId) -> BullPartyRow {
        let cards = game.rows().get(row.index()).copied().unwrap_or_default();
        let open = game.open_rows().any(|open| open == row);
        BullPartyRow {
            cards: cards.cards().map(|card| card_view(game, card)).collect(),
            heads: game.row_heads(row),
            bull: game.row_bull(row),
            full: !cards.is_empty() && !open,
        }
    }
}

impl BullPartySeat {
    fn new(game: &BullParty, seat: Seat, viewer: Viewer) -> BullPartySeat {
        let known = if viewer.is(seat) { CardSet::EMPTY } else { game.hand(seat) };
        let piles = game.piles();
        let great = piles.best(seat, game.heads());
        let pile = |(at, (pile, heads)): (u8, (CardSet, u16))| Pile {
            cards: cards(game, pile),
            heads,
            great: great == Some(at),
        };
        BullPartySeat {
            score: game.score(seat),
            bulls: game.bulls(seat),
            hand: game.hand_size(seat),
            known: cards(game, known),
            letter: game.letter(seat),
            in_round: game.playing().contains(seat),
            to_lay: (game.phase() == Phase::Lay).then(|| game.must_lay(seat)),
            piles: (0..).zip(piles.of(seat).zip(piles.heads(seat, game.heads()))).map(pile).collect(),
        }
    }
}

/// The picks in the order in which they are resolved.
fn queue(game: &BullParty) -> ArrayVec<BullPartyQueuedCard, { RowId::MAX }> {
    let mut picks: ArrayVec<(Pick, Seat), { RowId::MAX }> = Seat::all(game.players())
        .take(RowId::MAX)
        .filter_map(|seat| Some((game.pick(seat)?, seat)))
        .collect();
    picks.sort_unstable();
    let show = |(pick, seat): (Pick, Seat)| match pick {
        Pick::Number(card) => BullPartyQueuedCard { seat, card: Some(card_view(game, card)), zero: None },
        Pick::Zero(letter) => BullPartyQueuedCard { seat, card: None, zero: Some(letter) },
    };
    picks.into_iter().map(show).collect()
}

fn cards(game: &BullParty, cards: CardSet) -> Vec<CardView> {
    cards.iter().map(|card| card_view(game, card)).collect()
}

fn card_view(game: &BullParty, card: Card) -> CardView {
    CardView(card, game.heads().of(card))
}
