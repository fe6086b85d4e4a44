//! The state of a match and its steps.

use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::event::Event;
use super::mirror::{minus, mirror};
use super::rules::{Rules, Variant};
use super::sequence::Sequence;
use crate::card::{Card, CardSet};
use crate::choice::{NextWords, Word};
use crate::deal::{DealKind, Deck, Order};
use crate::game::{
    Awaiting, Determinization, EventSink, Game, Outcome, RandomSource, Rules as _, RulesError, ScoreOrder,
    StepError, Unknown, View, check_deal, check_seats,
};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::standings::Standings;

/// Maximum number of seats.
pub const SEATS: usize = 4;

/// A match of Take That, or the knowledge of a viewer about one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakeThat {
    /// The line from left to right.
    pub(super) line: Sequence,
    /// Hands by seat; in a view, unknown hands are empty.
    pub(super) hands: [CardSet; SEATS],
    pub(super) hand_sizes: [u8; SEATS],
    /// The draw pile, top card first; empty in a view.
    pub(super) stock: Sequence,
    pub(super) stock_size: u8,
    /// Cards of pairs by seat.
    pub(super) face_up: [CardSet; SEATS],
    /// Cards of taken lines by seat. They were face up in the line, so everyone knows them (ruling take-that R7).
    pub(super) face_down: [CardSet; SEATS],
    /// Extra cards by seat; empty in a view (rule take-that 6.2).
    pub(super) extras: [CardSet; SEATS],
    pub(super) extra_counts: [u8; SEATS],
    /// Points of completed games by seat.
    pub(super) scores: [i16; SEATS],
    pub(super) phase: Phase,
    /// Number of completed games.
    pub(super) games: u8,
    pub(super) question: u32,
    pub(super) rules: Rules,
}

/// What a match of Take That is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The deal of a game.
    Deal,
    /// The choice of the seat whose turn it is.
    Turn(Seat),
    /// Nothing: the match is over.
    Over,
}

impl TakeThat {
    /// The line from left to right.
    pub fn line(&self) -> &Sequence {
        &self.line
    }

    /// The known cards of a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        of(&self.hands, seat)
    }

    /// Number of cards that a seat holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        of(&self.hand_sizes, seat)
    }

    /// The draw pile, top card first; empty in a view.
    pub fn stock(&self) -> &Sequence {
        &self.stock
    }

    /// Number of cards in the draw pile.
    pub fn stock_size(&self) -> u8 {
        self.stock_size
    }

    /// Cards of the pairs that a seat has made in this game.
    pub fn face_up(&self, seat: Seat) -> CardSet {
        of(&self.face_up, seat)
    }

    /// Cards of the lines that a seat has taken in this game.
    pub fn face_down(&self, seat: Seat) -> CardSet {
        of(&self.face_down, seat)
    }

    /// Cards of this game that everyone has seen: in the line, in pairs and in taken lines.
    pub fn seen(&self) -> CardSet {
        self.face_up.iter().chain(&self.face_down).fold(self.line.set(), |seen, &cards| seen | cards)
    }

    /// The known extra cards of a seat.
    pub fn extras(&self, seat: Seat) -> CardSet {
        of(&self.extras, seat)
    }

    /// Number of extra cards that a seat has taken in this game (rule take-that 6.1).
    pub fn extra_count(&self, seat: Seat) -> u8 {
        of(&self.extra_counts, seat)
    }

    /// Points of this game from public cards, without extra cards (rules take-that 5.1–5.3).
    pub fn open_points(&self, seat: Seat) -> i16 {
        i16::from(self.face_up(seat).len()).saturating_sub_unsigned(minus(self.face_down(seat)))
    }

    /// Points of completed games.
    pub fn score(&self, seat: Seat) -> i16 {
        of(&self.scores, seat)
    }

    /// Number of completed games.
    pub fn games_played(&self) -> u8 {
        self.games
    }

    /// What the match is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Applies an event and passes it on.
    #[inline(always)]
    fn emit(&mut self, event: Event, sink: &mut impl EventSink<Event>) {
        self.apply(&event);
        sink.emit(event);
    }

    /// The seat takes the line, and in the advanced variant an extra card for a line of one card (rules take-that 3.12,
    /// 6.1, 6.4).
    fn take_line(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let cards = self.line.set();
        self.emit(Event::LineTaken { seat, cards }, sink);
        if self.rules.variant == Variant::Advanced && cards.len() == 1 && self.stock_size > 0 {
            self.emit(Event::ExtraTaken { seat, card: self.stock.first() }, sink);
        }
    }

    /// Ends a turn in a game that continues: draws a card if there is one, and passes the turn to the next seat (rules
    /// take-that 3.2, 4.1).
    fn pass_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        if self.stock_size > 0 {
            self.emit(Event::Drew { seat, card: self.stock.first() }, sink);
        }
        self.emit(Event::TurnPassed { to: seat.next(self.rules.players) }, sink);
    }

    /// Ends a game; cards in hand do not count (section 5 of the rules).
    fn score_game(&mut self, sink: &mut impl EventSink<Event>) {
        let mut points = [0; SEATS];
        for (seat, points) in Seat::all(SEATS as u8).zip(&mut points) {
            *points = self.open_points(seat).saturating_sub_unsigned(minus(self.extras(seat)));
        }
        self.emit(Event::GameScored { points, extras: self.extras }, sink);
    }

    /// A match before its first deal.
    fn empty(rules: Rules) -> TakeThat {
        TakeThat {
            line: Sequence::EMPTY,
            hands: [CardSet::EMPTY; SEATS],
            hand_sizes: [0; SEATS],
            stock: Sequence::EMPTY,
            stock_size: 0,
            face_up: [CardSet::EMPTY; SEATS],
            face_down: [CardSet::EMPTY; SEATS],
            extras: [CardSet::EMPTY; SEATS],
            extra_counts: [0; SEATS],
            scores: [0; SEATS],
            phase: Phase::Deal,
            games: 0,
            question: 0,
            rules,
        }
    }

    /// The seat that begins: one further each game (ruling take-that R1).
    fn first_seat(&self) -> Seat {
        Seat::new(self.games % self.rules.players.max(1)).unwrap_or_default()
    }

    /// Removes a card from a hand, visible to everyone.
    #[inline]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.remove(card);
        }
        if let Some(size) = self.hand_sizes.get_mut(seat.index()) {
            *size = size.saturating_sub(1);
        }
    }

    #[inline]
    fn leave_stock(&mut self) {
        self.stock.remove_first();
        self.stock_size = self.stock_size.saturating_sub(1);
    }

    fn next_question(&mut self) {
        self.question = self.question.wrapping_add(1);
    }
}

impl Game for TakeThat {
    type Rules = Rules;
    type Choice = Choice;
    type Event = Event;

    fn new(rules: &Rules) -> Result<TakeThat, RulesError> {
        rules.check()?;
        Ok(TakeThat::empty(*rules))
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Deal => Awaiting::Deal,
            Phase::Turn(seat) => Awaiting::Moves(SeatSet::only(seat)),
            Phase::Over => Awaiting::Over,
        }
    }

    fn question(&self) -> u32 {
        self.question
    }

    /// The whole deck: hands by seat, then the draw pile, top card first.
    fn deck(&self) -> Option<Deck> {
        let cards = self.rules.deck_cards();
        let deck = Deck { kind: DealKind::Cards, nth: u32::from(self.games), cards, need: cards.len() };
        (self.phase == Phase::Deal).then_some(deck)
    }

    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) -> Result<(), StepError> {
        let deck = self.deck().ok_or(StepError::NO_DEAL_NOW)?;
        check_deal(&deck, order)?;
        let mut cards = order.iter().copied();
        for seat in Seat::all(self.rules.players) {
            let hand = cards.by_ref().take(usize::from(self.rules.hand)).collect();
            self.emit(Event::HandDealt { seat, cards: Some(hand) }, sink);
        }
        let stock: Sequence = cards.collect();
        let first = self.first_seat();
        self.emit(Event::GameBegan { first, size: stock.len(), stock: Some(stock) }, sink);
        Ok(())
    }

    fn parse_choice(&self, words: &[Word]) -> Option<Choice> {
        Choice::from_words(words)
    }

    fn next_words(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        self.options_after(seat, so_far)
    }

    #[inline]
    fn play(
        &mut self,
        choices: &[(Seat, Choice)],
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), StepError> {
        let Awaiting::Moves(awaited) = self.awaiting() else { return Err(StepError::NO_CHOICE_NOW) };
        check_seats(awaited, choices)?;
        let &[(seat, choice)] = choices else { return Err(StepError::NO_CHOICE_NOW) };
        if !self.allows(seat, choice) {
            return Err(StepError::not_allowed(seat, &choice));
        }
        // Only a turn that begins without a draw pile can end the game (ruling take-that R2).
        let began_without_stock = self.stock_size == 0;
        match choice {
            Choice::Extend(card) => self.emit(Event::Extended { seat, card }, sink),
            Choice::Pair(card) => {
                if let Some(mirror) = mirror(card) {
                    self.emit(Event::Paired { seat, card, mirror }, sink);
                }
                if began_without_stock && self.line.is_empty() {
                    self.score_game(sink);
                    return Ok(());
                }
            }
            Choice::TakeAndStart(card) => {
                self.take_line(seat, sink);
                self.emit(Event::Extended { seat, card }, sink);
            }
            Choice::Take => {
                self.take_line(seat, sink);
                self.score_game(sink);
                return Ok(());
            }
        }
        self.pass_turn(seat, sink);
        Ok(())
    }

    fn rounds_in_match(rules: &Rules) -> Option<u64> {
        Some(u64::from(rules.games))
    }

    fn rounds_played(&self) -> u64 {
        u64::from(self.games)
    }

    fn standings(&self) -> Standings {
        let score = |seat| i32::from(self.score(seat)) + i32::from(self.open_points(seat));
        let scores = Seat::all(self.rules.players).map(score).collect();
        Standings { rounds: u16::from(self.games), scores }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || self.standings().scores;
        (self.phase == Phase::Over).then(|| Outcome::best(scores(), ScoreOrder::HighestWins))
    }

    #[inline]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::HandDealt { seat, cards } => {
                set(&mut self.hands, seat, cards.unwrap_or_default());
                set(&mut self.hand_sizes, seat, self.rules.hand);
            }
            Event::GameBegan { first, size, stock } => {
                self.stock = stock.unwrap_or_default();
                self.stock_size = size;
                self.phase = Phase::Turn(first);
                self.next_question();
            }
            Event::Extended { seat, card } => {
                self.leave_hand(seat, card);
                self.line.push(card);
            }
            Event::Paired { seat, card, mirror } => {
                self.leave_hand(seat, card);
                self.line.remove(mirror);
                let pairs = self.face_up(seat) | [card, mirror].into_iter().collect();
                set(&mut self.face_up, seat, pairs);
            }
            Event::LineTaken { seat, cards } => {
                self.line = Sequence::EMPTY;
                let taken = self.face_down(seat) | cards;
                set(&mut self.face_down, seat, taken);
            }
            Event::ExtraTaken { seat, card } => {
                self.leave_stock();
                let extras = self.extras(seat) | card.into_iter().collect();
                set(&mut self.extras, seat, extras);
                let count = self.extra_count(seat).saturating_add(1);
                set(&mut self.extra_counts, seat, count);
            }
            Event::Drew { seat, card } => {
                self.leave_stock();
                let hand = self.hand(seat) | card.into_iter().collect();
                set(&mut self.hands, seat, hand);
                let size = self.hand_size(seat).saturating_add(1);
                set(&mut self.hand_sizes, seat, size);
            }
            Event::TurnPassed { to } => {
                self.phase = Phase::Turn(to);
                self.next_question();
            }
            Event::GameScored { points, extras: _ } => {
                for (score, points) in self.scores.iter_mut().zip(points) {
                    *score = score.saturating_add(points);
                }
                let games = self.games.saturating_add(1);
                let phase = if games >= self.rules.games { Phase::Over } else { Phase::Deal };
                let TakeThat { scores, question, rules, .. } = *self;
                *self = TakeThat { scores, phase, games, question, ..TakeThat::empty(rules) };
                self.next_question();
            }
        }
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
        self.assign_cards(determinization);
    }

    fn recall(&self, view: &View<TakeThat>) -> Determinization {
        self.recall_cards(view)
    }

    #[inline]
    fn any_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<Choice> {
        self.random_choice(seat, rng)
    }
}

/// The entry of a seat; the default for a seat that does not exist in this game.
#[inline]
pub(super) fn of<T: Copy + Default>(entries: &[T; SEATS], seat: Seat) -> T {
    entries.get(seat.index()).copied().unwrap_or_default()
}

/// Sets the entry of a seat; ignores a seat that does not exist in this game.
#[inline]
pub(super) fn set<T>(entries: &mut [T; SEATS], seat: Seat, value: T) {
    if let Some(entry) = entries.get_mut(seat.index()) {
        *entry = value;
    }
}
