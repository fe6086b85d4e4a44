//! The state of a match and its steps.

use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::event::{Cause, Event, Play};
use super::fans::{Fans, Markers};
use super::queue::Queue;
use super::rules::{DealMode, End, Rules};
use crate::card::{Card, CardSet};
use crate::choice::{NextWords, Word};
use crate::deal::{DealKind, Deck, Order};
use crate::game::{
    self, Awaiting, Determinization, EventSink, Game, Outcome, RandomSource, Rules as _, RulesError,
    ScoreOrder, StepError, Unknown, View, check_dealt,
};
use crate::rows::{FourRows, Row, RowId};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::standings::Standings;

/// A match of Take 6, or the knowledge of a viewer about one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Take6 {
    /// Hands by seat; in a view, unknown hands are empty.
    pub(super) hands: [CardSet; MAX_SEATS],
    /// Cards of this round's deck that not everyone has seen.
    pub(super) unseen: CardSet,
    /// Face-up cards that can still be drafted.
    pub(super) pool: CardSet,
    pub(super) rows: FourRows,
    /// Heads of earlier rounds by seat.
    pub(super) scores: [u32; MAX_SEATS],
    /// Heads taken in this round by seat.
    pub(super) heads: [u8; MAX_SEATS],
    /// Revealed cards of this turn by seat.
    pub(super) plays: [Option<Play>; MAX_SEATS],
    /// Seats whose cards of this turn are not placed yet.
    pub(super) queue: Queue,
    /// Number of cards in every hand.
    pub(super) hand_size: u8,
    pub(super) phase: Phase,
    pub(super) markers: Markers,
    /// Seats that still have the flip card of this round.
    pub(super) flips: SeatSet,
    /// Number of completed rounds.
    pub(super) round: u16,
    pub(super) question: u32,
    pub(super) rules: Rules,
}

/// What a match of Take 6 is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The deal of a round.
    Deal,
    /// The next card that this seat drafts.
    Draft(Seat),
    /// A card of every seat.
    Choose,
    /// The row that this seat takes for a card that fits no row.
    TakeRow(Seat),
    /// Nothing: the match is over.
    Over,
}

impl Take6 {
    /// Rows 1 to 4.
    pub fn rows(&self) -> &FourRows {
        &self.rows
    }

    /// The known cards of a hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Number of cards that a seat holds; during the draft, hand sizes differ by at most one.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        match self.phase {
            Phase::Draft(_) => self.hands[seat.index()].len(),
            Phase::Deal | Phase::Choose | Phase::TakeRow(_) | Phase::Over => self.hand_size,
        }
    }

    /// Face-up cards that can still be drafted.
    pub fn pool(&self) -> CardSet {
        self.pool
    }

    /// Cards of this round that everyone has seen.
    pub fn seen(&self) -> CardSet {
        self.rules.deck_cards() - self.unseen
    }

    /// Heads of earlier rounds.
    pub fn score(&self, seat: Seat) -> u32 {
        self.scores[seat.index()]
    }

    /// Heads taken in this round.
    pub fn heads(&self, seat: Seat) -> u8 {
        self.heads[seat.index()]
    }

    /// The card that a seat has revealed in this turn, if it is not placed yet.
    pub fn waiting(&self, seat: Seat) -> Option<Play> {
        self.plays[seat.index()].filter(|_| self.queue.iter().any(|waits| waits == seat))
    }

    /// Positions of the fan cards.
    pub fn markers(&self) -> Markers {
        self.markers
    }

    /// Whether the seat still has its flip card.
    pub fn has_flip(&self, seat: Seat) -> bool {
        self.flips.contains(seat)
    }

    /// Number of completed rounds.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// What the match is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the row for a card of this value on the current rows; `None` if it fits no row.
    #[inline]
    pub fn row_for(&self, value: u8) -> Option<RowId> {
        if self.rules.fans.mark_rows() {
            self.markers.row_for(&self.rows, value)
        } else {
            self.rows.closest_below(value)
        }
    }

    /// Whether the next card placed there takes the row.
    #[inline]
    pub fn is_full(&self, row: RowId) -> bool {
        self.rows[row].len() >= self.markers.room(row)
    }

    /// Applies an event and passes it on.
    #[inline(always)]
    fn emit(&mut self, event: Event, sink: &mut impl EventSink<Event>) {
        self.apply(&event);
        sink.emit(event);
    }

    /// Places the queued cards until an owner has to choose a row or the turn is over.
    #[inline]
    pub(super) fn resolve(&mut self, sink: &mut impl EventSink<Event>) {
        if self.rules.fans == Fans::NONE {
            self.resolve_rows::<false>(sink);
        } else {
            self.resolve_rows::<true>(sink);
        }
    }

    /// Generic over fan cards, so that the base game does not pay for them.
    #[inline]
    fn resolve_rows<const FANS: bool>(&mut self, sink: &mut impl EventSink<Event>) {
        while let Some(seat) = self.queue.first() {
            let Some(play) = self.plays[seat.index()] else { return };
            let card = play.card;
            let row = if FANS { self.row_for(play.value()) } else { self.rows.closest_below(card.get()) };
            let Some(row) = row else { return self.emit(Event::NoRowFits { seat, card }, sink) };
            let room = if FANS { self.markers.room(row) } else { 5 };
            if self.rows[row].len() >= room {
                let heads = self.rows[row].heads();
                self.emit(Event::Took { seat, card, row, heads, cause: Cause::Full }, sink);
                if FANS {
                    self.after_take(seat, row, sink);
                }
            } else {
                self.emit(Event::Placed { seat, card, row }, sink);
                if FANS && self.markers.cow == Some(row) {
                    self.jump_cow(seat, sink);
                }
            }
        }
        if self.hand_size == 0 {
            self.emit(Event::RoundScored { heads: self.heads }, sink);
        }
    }

    /// Moves the markers when a row was taken, in the order Even/Odd, Mountaineering, cow (ruling fan-cards R4).
    #[inline]
    fn after_take(&mut self, seat: Seat, row: RowId, sink: &mut impl EventSink<Event>) {
        self.move_markers(sink);
        if self.markers.cow == Some(row) {
            self.jump_cow(seat, sink);
        }
    }

    fn move_markers(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some((row, parity)) = self.markers.parity_after_take(&self.rows) {
            self.emit(Event::ParityMoved { row, parity }, sink);
        }
        if let Some((row, arrow)) = self.markers.mountain_after_take() {
            self.emit(Event::MountainMoved { row, arrow }, sink);
        }
    }

    /// Moves the cow. If it lands on a row of five, the same player takes that row and the cow jumps on
    /// (rules fan-cards 4.7, 4.8).
    fn jump_cow(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        while let Some(row) = self.rows.lowest_end(self.markers.cow) {
            self.emit(Event::CowJumped { row }, sink);
            let landed = self.rows[row];
            let Some(stays) = landed.cards().max().filter(|_| landed.len() >= 5) else { return };
            let heads = landed.heads() - stays.heads();
            self.emit(Event::CowTook { seat, row, stays, heads }, sink);
            self.move_markers(sink);
        }
    }

    #[inline]
    fn add_heads(&mut self, seat: Seat, heads: u8) {
        let taken = &mut self.heads[seat.index()];
        *taken = taken.saturating_add(heads);
    }

    fn start_round(&mut self) {
        self.unseen = self.rules.deck_cards();
        self.hands = [CardSet::EMPTY; MAX_SEATS];
        self.rows = FourRows::default();
        self.markers = Markers::default();
        self.flips = SeatSet::EMPTY;
        self.plays = [None; MAX_SEATS];
        self.queue = Queue::EMPTY;
        self.hand_size = 0;
        self.heads = [0; MAX_SEATS];
        match self.rules.deal {
            DealMode::Random => self.phase = Phase::Deal,
            DealMode::Draft => {
                self.pool = self.unseen;
                self.phase = Phase::Draft(self.first_drafter());
            }
        }
    }

    /// The first drafter moves one seat further each round (ruling take6 R4).
    fn first_drafter(&self) -> Seat {
        let first = self.round % u16::from(self.rules.players.max(1));
        Seat::new(first as u8).unwrap_or_default()
    }
}

impl Game for Take6 {
    type Rules = Rules;
    type Choice = Choice;
    type Event = Event;

    fn new(rules: &Rules) -> Result<Take6, RulesError> {
        rules.check()?;
        let mut game = Take6 {
            hands: [CardSet::EMPTY; MAX_SEATS],
            unseen: CardSet::EMPTY,
            pool: CardSet::EMPTY,
            rows: FourRows::default(),
            scores: [0; MAX_SEATS],
            heads: [0; MAX_SEATS],
            plays: [None; MAX_SEATS],
            queue: Queue::EMPTY,
            hand_size: 0,
            phase: Phase::Deal,
            markers: Markers::default(),
            flips: SeatSet::EMPTY,
            round: 0,
            question: 0,
            rules: *rules,
        };
        game.start_round();
        Ok(game)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Deal => Awaiting::Deal,
            Phase::Draft(seat) | Phase::TakeRow(seat) => Awaiting::Moves(SeatSet::only(seat)),
            Phase::Choose => Awaiting::Moves(SeatSet::all(self.rules.players)),
            Phase::Over => Awaiting::Over,
        }
    }

    fn question(&self) -> u32 {
        self.question
    }

    fn deck(&self) -> Option<Deck> {
        (self.phase == Phase::Deal).then(|| Deck {
            kind: DealKind::Cards,
            nth: u32::from(self.round),
            cards: self.rules.deck_cards(),
            need: self.rules.dealt() as u8,
        })
    }

    #[inline]
    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) -> Result<(), StepError> {
        let deck = self.deck().ok_or(StepError::NO_DEAL_NOW)?;
        let (cards, starts) = order.split_at(order.len().saturating_sub(4));
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for (hand, cards) in hands.iter_mut().zip(cards.chunks(usize::from(self.rules.hand).max(1))) {
            *hand = cards.iter().copied().collect();
        }
        let dealt = hands.iter().fold(starts.iter().copied().collect(), |dealt, &hand| dealt | hand);
        check_dealt(&deck, order, dealt)?;
        for (seat, &cards) in Seat::all(self.rules.players).zip(&hands) {
            self.emit(Event::HandDealt { seat, cards: Some(cards) }, sink);
        }
        if let Ok(starts) = starts.try_into() {
            self.emit(Event::RowsLaid { starts }, sink);
        }
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
        match (self.phase, choices) {
            (Phase::Choose, _) => {
                if !self.may_play(choices) {
                    return Err(self.step_error(choices));
                }
                let play = |seat: usize| choices.get(seat).and_then(|(_, choice)| choice.play());
                self.emit(Event::Revealed { plays: std::array::from_fn(play) }, sink);
                self.resolve(sink);
            }
            (Phase::TakeRow(_), &[(seat, choice @ Choice::Row(row))]) if self.allows(seat, choice) => {
                if let Some(Play { card, .. }) = self.plays[seat.index()] {
                    let heads = self.rows[row].heads();
                    self.emit(Event::Took { seat, card, row, heads, cause: Cause::Chosen }, sink);
                    self.after_take(seat, row, sink);
                    self.resolve(sink);
                }
            }
            (Phase::Draft(_), &[(seat, choice @ Choice::Card(card))]) if self.allows(seat, choice) => {
                self.emit(Event::Drafted { seat, card }, sink);
                if self.pool.len() == 4 {
                    let rest: Order = self.pool.iter().collect();
                    if let Ok(starts) = rest.as_slice().try_into() {
                        self.emit(Event::RowsLaid { starts }, sink);
                    }
                }
            }
            (Phase::Deal | Phase::Draft(_) | Phase::TakeRow(_) | Phase::Over, _) => {
                return Err(self.step_error(choices));
            }
        }
        Ok(())
    }

    fn rounds_in_match(rules: &Rules) -> Option<u64> {
        rules.end.rounds().map(u64::from)
    }

    fn rounds_played(&self) -> u64 {
        u64::from(self.round)
    }

    fn standings(&self) -> Standings {
        let score = |seat| self.score(seat).saturating_add(u32::from(self.heads(seat)));
        let scores = Seat::all(self.rules.players).map(|seat| score(seat).try_into().unwrap_or(i32::MAX));
        Standings { rounds: self.round, scores: scores.collect() }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || self.standings().scores;
        (self.phase == Phase::Over).then(|| Outcome::best(scores(), ScoreOrder::LowestWins))
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        match event {
            &Event::HandDealt { seat, cards } => {
                self.hands[seat.index()] = cards.unwrap_or_default();
            }
            &Event::Drafted { seat, card } => {
                self.pool.remove(card);
                self.hands[seat.index()].insert(card);
                self.phase = Phase::Draft(seat.next(self.rules.players));
                self.question = self.question.wrapping_add(1);
            }
            &Event::RowsLaid { starts } => {
                self.rows = starts.map(Row::start).into();
                for start in starts {
                    self.unseen.remove(start);
                }
                self.pool = CardSet::EMPTY;
                self.markers = Markers::set_up(self.rules.fans, &self.rows);
                self.flips = SeatSet::all(self.rules.players);
                self.hand_size = self.rules.hand;
                self.phase = Phase::Choose;
                self.question = self.question.wrapping_add(1);
            }
            Event::Revealed { plays } => {
                let here = self.plays.iter_mut().zip(&mut self.hands).zip(Seat::all(self.rules.players));
                for (((here, hand), seat), play) in here.zip(plays) {
                    *here = *play;
                    let Some(play) = play else { continue };
                    hand.remove(play.card);
                    self.unseen.remove(play.card);
                    if play.flipped {
                        self.flips.remove(seat);
                    }
                }
                self.hand_size = self.hand_size.wrapping_sub(1);
                self.question = self.question.wrapping_add(1);
                self.queue = Queue::ordered(&plays[..usize::from(self.rules.players).min(MAX_SEATS)]);
            }
            &Event::Placed { card, row, .. } => {
                self.rows.push(row, card);
                self.queue.pop();
            }
            &Event::NoRowFits { seat, .. } => self.phase = Phase::TakeRow(seat),
            &Event::Took { seat, card, row, heads, cause } => {
                self.rows.set(row, Row::start(card));
                self.add_heads(seat, heads);
                self.queue.pop();
                if cause == Cause::Chosen {
                    self.phase = Phase::Choose;
                    self.question = self.question.wrapping_add(1);
                }
            }
            &Event::ParityMoved { row, parity } => self.markers.parity = Some((row, parity)),
            &Event::MountainMoved { row, arrow } => self.markers.mountain = Some((row, arrow)),
            &Event::CowJumped { row } => self.markers.cow = Some(row),
            &Event::CowTook { seat, row, stays, heads } => {
                self.rows.set(row, Row::start(stays));
                self.add_heads(seat, heads);
            }
            Event::RoundScored { heads } => {
                for (score, heads) in self.scores.iter_mut().zip(heads) {
                    *score = score.saturating_add(u32::from(*heads));
                }
                self.round = self.round.saturating_add(1);
                self.start_round();
                let over = match self.rules.end {
                    End::Limit(limit) => self.scores.iter().any(|&score| score >= u32::from(limit)),
                    End::Rounds(rounds) => self.round >= rounds,
                };
                if over {
                    self.phase = Phase::Over;
                    self.pool = CardSet::EMPTY;
                }
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
        self.assign_hands(determinization);
    }

    fn recall(&self, view: &View<Take6>) -> Determinization {
        self.recall_hands(view)
    }

    #[inline]
    fn any_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<Choice> {
        self.random_choice(seat, rng)
    }

    #[inline]
    fn players(&self) -> u8 {
        game::Rules::players(&self.rules)
    }
}
