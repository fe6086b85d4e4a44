//! The state of a match.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::action::Choice;
use super::event::Event;
use super::heads::Heads;
use super::piles::Piles;
use super::rules::Rules;
use super::stock::Stock;
use super::zero::{Letter, Pick};
use crate::card::{Card, CardSet};
use crate::choice::{NextWords, Word};
use crate::deal::{DealKind, Deck, Order};
use crate::game::{
    Awaiting, Determinization, EventSink, Game, Outcome, Rules as _, RulesError, ScoreOrder, StepError,
    Unknown, View,
};
use crate::rows::{Row, RowId};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::standings::Standings;

/// A match of Bull Party, or the knowledge of a viewer about one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct BullParty {
    /// Number cards in hand by seat; in a view, the known ones.
    pub(super) hands: [CardSet; SEATS],
    /// Number of number cards in each hand.
    pub(super) hand_sizes: [u8; SEATS],
    /// Known letters of the zero cards by seat.
    pub(super) letters: [Option<Letter>; SEATS],
    /// Seats whose letters everyone has seen.
    pub(super) lettered: SeatSet,
    /// Number cards that not everyone has seen. A card in a hand that is not among them is public.
    pub(super) unseen: CardSet,
    pub(super) stock: Stock,
    /// Cards of a draw pile that is a reshuffled discard pile; only their order is unknown.
    pub(super) reshuffled: CardSet,
    pub(super) discard: CardSet,
    /// Rows; a taken row is empty.
    pub(super) rows: [Row; SEATS],
    /// Heads of the bull card on each row.
    pub(super) row_bulls: [Option<u8>; SEATS],
    /// Number of bull cards that have left their pile.
    pub(super) bulls_used: u8,
    /// Heads on bull cards by seat.
    pub(super) bulls: [u16; SEATS],
    pub(super) piles: Piles,
    /// Seats still in the round.
    pub(super) playing: SeatSet,
    /// Revealed cards that are not resolved yet, by seat.
    pub(super) picks: [Option<Pick>; SEATS],
    /// The card turned face up for a zero card.
    pub(super) turned: Option<Card>,
    pub(super) phase: Phase,
    pub(super) round: Round,
    /// Number of completed rounds.
    pub(super) rounds: u8,
    /// Number of times the discard pile was shuffled.
    pub(super) reshuffles: u32,
    pub(super) question: u32,
    pub(super) rules: Rules,
}

/// What a match of Bull Party is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The deal of the zero cards.
    Letters,
    /// The deal of the number cards.
    Cards,
    /// A shuffle of the discard pile: the layout needs a card and the draw pile is empty.
    Layout,
    /// A number card or the zero card of every seat still in the round.
    Pick,
    /// The row that this seat takes for its number card.
    TakeRow(Seat),
    /// A shuffle of the discard pile: this seat's zero card needs a card and the draw pile is empty.
    Draw(Seat),
    /// The row to which this seat adds the turned card.
    AddTo(Seat),
    /// The cards that every seat lays.
    Lay,
    /// Nothing: the match is over.
    Over,
}

/// Whether another round follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Round {
    /// Cards of the first draw pile are left.
    #[default]
    Ordinary,
    /// The last card of the draw pile went to a row (rule bull-party 9.1). Any draw pile is now a reshuffled discard
    /// pile.
    Last,
}

impl BullParty {
    /// One row per player; a taken row is empty.
    pub fn rows(&self) -> &[Row] {
        self.rows.get(..usize::from(self.rules.players)).unwrap_or(&self.rows)
    }

    /// Heads of the bull card on a row, if there is one.
    pub fn row_bull(&self, row: RowId) -> Option<u8> {
        self.row_bulls.get(row.index()).copied().flatten()
    }

    /// Heads of a row's number cards.
    pub fn row_heads(&self, row: RowId) -> u16 {
        let cards = self.rows.get(row.index()).copied().unwrap_or_default().cards();
        cards.map(|card| u16::from(self.rules.heads.of(card))).sum()
    }

    /// The known number cards of a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Number of number cards that a seat holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes.get(seat.index()).copied().unwrap_or(0)
    }

    /// The letter of a seat's zero card, if it is known.
    #[inline]
    pub fn letter(&self, seat: Seat) -> Option<Letter> {
        self.letters.get(seat.index()).copied().flatten()
    }

    /// The draw pile.
    pub fn stock(&self) -> &Stock {
        &self.stock
    }

    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The highest number card.
    #[inline]
    pub fn numbers(&self) -> u8 {
        self.rules.numbers
    }

    /// The heads of the number cards.
    #[inline]
    pub fn heads(&self) -> &Heads {
        &self.rules.heads
    }

    /// Number cards that everyone has seen.
    pub fn seen(&self) -> CardSet {
        self.rules.number_cards() - self.unseen
    }

    /// The piles of all seats.
    pub fn piles(&self) -> &Piles {
        &self.piles
    }

    /// Heads on the bull cards of a seat.
    pub fn bulls(&self, seat: Seat) -> u16 {
        self.bulls.get(seat.index()).copied().unwrap_or(0)
    }

    /// Number of bull cards that have left their pile.
    pub fn bulls_used(&self) -> u8 {
        self.bulls_used
    }

    /// Heads of the next bull card, if one is left.
    pub fn next_bull(&self) -> Option<u8> {
        self.rules.bulls.get(self.bulls_used)
    }

    /// Seats still in the round.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    /// The card that a seat has revealed and that is not resolved yet.
    pub fn pick(&self, seat: Seat) -> Option<Pick> {
        self.picks.get(seat.index()).copied().flatten()
    }

    /// The card turned face up for a zero card.
    pub fn turned(&self) -> Option<Card> {
        self.turned
    }

    /// What the match is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether this is the last round.
    pub fn round(&self) -> Round {
        self.round
    }

    /// Number of completed rounds.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The score of the seat if the match ended now (section 10 of the rules).
    pub fn score(&self, seat: Seat) -> i32 {
        self.piles.score(seat, &self.rules.heads) + i32::from(self.bulls(seat))
    }

    /// Rows that nobody has taken yet.
    #[inline]
    pub fn remaining_rows(&self) -> impl Iterator<Item = RowId> + Clone + '_ {
        RowId::all(self.rules.players).filter(|row| self.row_len(*row) > 0)
    }

    /// Remaining rows with fewer than five number cards (rules bull-party 3.4, 6.2).
    #[inline]
    pub fn open_rows(&self) -> impl Iterator<Item = RowId> + Clone + '_ {
        self.remaining_rows().filter(|row| self.row_len(*row) < FULL)
    }

    /// Whether a zero card has an effect: a row can grow and a card is left to draw (rules bull-party 7.3–7.5).
    #[inline]
    pub fn can_build(&self) -> bool {
        let can_draw = !self.stock.is_empty() || !self.discard.is_empty();
        can_draw && self.open_rows().next().is_some()
    }

    /// Number of cards that the seat lays after this round (rules bull-party 8.1, 9.6).
    #[inline]
    pub fn must_lay(&self, seat: Seat) -> u8 {
        let keeps = match self.round {
            Round::Ordinary => self.rules.hand,
            Round::Last => 0,
        };
        self.hand_size(seat).saturating_sub(keeps)
    }

    #[inline]
    pub(super) fn row_len(&self, row: RowId) -> u8 {
        self.rows.get(row.index()).map_or(0, |row| row.len())
    }
}

/// Number of number cards that fill a row (rule bull-party 3.4).
pub(super) const FULL: u8 = 5;
/// Number of cards that a row starts with (rule bull-party 3.2).
pub(super) const START: u8 = 2;

impl Game for BullParty {
    type Rules = Rules;
    type Choice = Choice;
    type Event = Event;

    fn new(rules: &Rules) -> Result<BullParty, RulesError> {
        rules.check()?;
        Ok(BullParty {
            hands: [CardSet::EMPTY; SEATS],
            hand_sizes: [0; SEATS],
            letters: [None; SEATS],
            lettered: SeatSet::EMPTY,
            unseen: rules.number_cards(),
            stock: Stock::EMPTY,
            reshuffled: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            rows: [Row::EMPTY; SEATS],
            row_bulls: [None; SEATS],
            bulls_used: 0,
            bulls: [0; SEATS],
            piles: Piles::EMPTY,
            playing: SeatSet::EMPTY,
            picks: [None; SEATS],
            turned: None,
            phase: Phase::Letters,
            round: Round::Ordinary,
            rounds: 0,
            reshuffles: 0,
            question: 0,
            rules: *rules,
        })
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Letters | Phase::Cards | Phase::Layout | Phase::Draw(_) => Awaiting::Deal,
            Phase::Pick => Awaiting::Moves(self.playing),
            Phase::TakeRow(seat) | Phase::AddTo(seat) => Awaiting::Moves(SeatSet::only(seat)),
            Phase::Lay => Awaiting::Moves(
                Seat::all(self.rules.players).filter(|&seat| self.must_lay(seat) > 0).collect(),
            ),
            Phase::Over => Awaiting::Over,
        }
    }

    fn question(&self) -> u32 {
        self.question
    }

    fn deck(&self) -> Option<Deck> {
        let (kind, nth, cards, need) = match self.phase {
            Phase::Letters => (DealKind::Letters, 0, Letter::CARDS, self.rules.players),
            Phase::Cards => {
                let cards = self.rules.number_cards();
                (DealKind::Cards, 0, cards, cards.len())
            }
            Phase::Layout | Phase::Draw(_) => {
                (DealKind::Reshuffle, self.reshuffles, self.discard, self.discard.len())
            }
            Phase::Pick | Phase::TakeRow(_) | Phase::AddTo(_) | Phase::Lay | Phase::Over => return None,
        };
        Some(Deck { kind, nth, cards, need })
    }

    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) -> Result<(), StepError> {
        self.apply_deal(order, sink)
    }

    fn parse_choice(&self, words: &[Word]) -> Option<Choice> {
        Choice::from_words(words)
    }

    fn next_words(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        self.options_after(seat, so_far)
    }

    fn play(
        &mut self,
        choices: &[(Seat, Choice)],
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), StepError> {
        self.apply_choices(choices, sink)
    }

    fn standings(&self) -> Standings {
        let scores = Seat::all(self.rules.players).map(|seat| self.score(seat)).collect();
        Standings { rounds: u16::from(self.rounds), scores }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || self.standings().scores;
        (self.phase == Phase::Over).then(|| Outcome::best(scores(), ScoreOrder::HighestWins))
    }

    fn apply(&mut self, event: &Event) {
        self.apply_event(event);
    }

    fn hide(&mut self, viewer: Viewer) {
        self.hide_from(viewer);
    }

    fn show(event: &Event, viewer: Viewer) -> Event {
        super::view::show(event, viewer)
    }

    fn unknown(&self) -> Unknown {
        self.unknown_cards()
    }

    fn fill(&mut self, determinization: &[Order]) {
        self.fill_pools(determinization);
    }

    fn recall(&self, view: &View<BullParty>) -> Determinization {
        self.recall_pools(view)
    }

    #[inline]
    fn players(&self) -> u8 {
        self.rules.players
    }
}
