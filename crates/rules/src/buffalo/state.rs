//! The state of a match and its steps.

use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::event::{Cause, Event};
use super::queue::{Owner, Queue};
use super::rules::{ALL_SPECIALS, MAX_HAND, MAX_PLAYERS, Rules};
use super::special::Special;
use crate::card::{Card, CardSet};
use crate::choice::{Choice as _, NextWords, Word};
use crate::deal::{DealKind, Deck, Order};
use crate::game::{
    Awaiting, DecisionRule, Determinization, EventSink, Game, Outcome, Rules as _, RulesError, StepError,
    Unknown, View, check_deal, check_seats,
};
use crate::rows::{FourRows, Row, RowId};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::standings::Standings;

/// A match of Beat the Buffalo, or the knowledge of a viewer about one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Buffalo {
    /// Hands by seat. In a view, the known cards: in the hands of others these are the cards that returned to the hand
    /// in public (rule buffalo 5.13).
    pub(super) hands: [CardSet; MAX_PLAYERS],
    /// Number cards that not everyone has seen.
    pub(super) unseen: CardSet,
    /// Special cards that nobody has seen.
    pub(super) unseen_specials: CardSet,
    pub(super) rows: FourRows,
    /// Rows with a Take 7!.
    pub(super) take7: [bool; 4],
    /// Rows with a Stop!.
    pub(super) stops: [bool; 4],
    /// Cards of this turn that are not placed yet.
    pub(super) queue: Queue,
    /// The buffalo's cards, top card first; as many as in a hand. Unknown in a view.
    pub(super) stack: [Option<Card>; MAX_HAND],
    /// Number of cards in every hand.
    pub(super) hand_size: u8,
    /// The open special cards; each keeps its position on the table.
    pub(super) open: [Option<Card>; 2],
    /// The face-down special cards, top card first. Unknown in a view.
    pub(super) stock: [Option<Card>; ALL_SPECIALS],
    /// Number of face-down special cards.
    pub(super) stock_size: u8,
    /// Heads taken by the team; doubled only at the end.
    pub(super) team: u16,
    /// Heads taken by the buffalo.
    pub(super) buffalo: u16,
    pub(super) phase: Phase,
    pub(super) question: u32,
    pub(super) rules: Rules,
}

/// What a match of Beat the Buffalo is queued for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The deal of the number cards.
    DealCards,
    /// The deal of the special cards.
    DealSpecials,
    /// A card of every seat, or one seat lifting a Stop!.
    Pick,
    /// One seat using a special card or lifting a Stop!, or all seats passing: then the next card is placed.
    Window,
    /// The row that this seat takes for a card that fits no row.
    TakeRow(Seat),
    /// Nothing: the match is over.
    Over,
}

impl Buffalo {
    /// Rows 1 to 4.
    pub fn rows(&self) -> &FourRows {
        &self.rows
    }

    /// One row; empty if there is no row with this number.
    #[inline]
    pub fn row(&self, row: RowId) -> Row {
        self.rows[row]
    }

    /// Whether the row has a Take 7!.
    #[inline]
    pub fn has_take7(&self, row: RowId) -> bool {
        self.take7.get(row.index()).copied().unwrap_or_default()
    }

    /// Whether the row has a Stop!.
    #[inline]
    pub fn is_blocked(&self, row: RowId) -> bool {
        self.stops.get(row.index()).copied().unwrap_or_default()
    }

    /// Whether the row has cards and no Stop!. Only such a row can be extended or taken (rules buffalo 5.5, 6.6).
    #[inline]
    pub fn is_free(&self, row: RowId) -> bool {
        !self.is_blocked(row) && !self.row(row).is_empty()
    }

    /// Number of cards that fill the row (rules take6 4.4, buffalo 5.2).
    #[inline]
    pub fn room(&self, row: RowId) -> u8 {
        if self.has_take7(row) { 6 } else { 5 }
    }

    /// Whether the next card that enters the row takes it (rules buffalo 5.2, 5.23).
    #[inline]
    pub fn is_full(&self, row: RowId) -> bool {
        self.row(row).len() >= self.room(row)
    }

    /// Returns the row for a card on the current rows: the upper empty row (rules buffalo 6.2, 6.4), or the closest
    /// lower last card that is not blocked (rules take6 4.2, buffalo 2.5). `None` if it fits no row.
    pub fn row_for(&self, card: Card) -> Option<RowId> {
        let last = |row: &RowId| self.row(*row).last_number();
        RowId::all(4).find(|&row| self.row(row).is_empty()).or_else(|| {
            RowId::all(4).filter(|row| self.is_free(*row) && last(row) < card.get()).max_by_key(last)
        })
    }

    /// The row that contains a card.
    pub fn row_of(&self, card: Card) -> Option<RowId> {
        RowId::all(4).find(|&row| self.row(row).contains(card))
    }

    /// The known cards of a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Number of cards in every hand and in the buffalo's pile.
    pub fn hand_size(&self) -> u8 {
        self.hand_size
    }

    /// Number cards that everyone has seen; some may have returned to a hand.
    pub fn seen(&self) -> CardSet {
        self.rules.deck_cards() - self.unseen
    }

    /// Cards of this turn that are not placed yet.
    pub fn queue(&self) -> &Queue {
        &self.queue
    }

    /// The known cards of the buffalo's pile, top card first.
    pub fn stack(&self) -> impl Iterator<Item = Card> {
        self.stack.into_iter().flatten()
    }

    /// The known face-down special cards, top card first.
    pub fn stock(&self) -> impl Iterator<Item = Card> {
        self.stock.into_iter().flatten()
    }

    /// The open special cards.
    pub fn open_specials(&self) -> impl Iterator<Item = Special> {
        self.open.into_iter().flatten().filter_map(Special::of)
    }

    /// Whether a special card of this kind is open.
    pub fn is_open(&self, special: Special) -> bool {
        self.open_specials().any(|open| open == special)
    }

    /// Number of face-down special cards.
    pub fn stock_size(&self) -> u8 {
        self.stock_size
    }

    /// Heads taken by the team, not doubled.
    pub fn team_heads(&self) -> u16 {
        self.team
    }

    /// Heads taken by the buffalo.
    pub fn buffalo_heads(&self) -> u16 {
        self.buffalo
    }

    /// What the match is queued for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The team's heads, doubled with 1 or 2 players (rule buffalo 9.3).
    pub fn team_counts(&self) -> u16 {
        self.team.saturating_mul(self.rules.head_counts())
    }

    /// Applies an event and passes it on.
    #[inline(always)]
    pub(super) fn emit(&mut self, event: Event, sink: &mut impl EventSink<Event>) {
        self.apply(&event);
        sink.emit(event);
    }

    /// Deals the hands by seat, then the buffalo's pile, then the start cards (rules buffalo 1.2–1.4).
    fn deal_cards(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) {
        let (dealt, starts) = order.split_at(order.len().saturating_sub(4));
        let mut hands = dealt.chunks(usize::from(self.rules.hand.max(1)));
        for (seat, cards) in Seat::all(self.rules.players).zip(&mut hands) {
            let cards = Some(cards.iter().copied().collect());
            self.emit(Event::HandDealt { seat, cards }, sink);
        }
        let mut stack = [None; MAX_HAND];
        for (place, &card) in stack.iter_mut().zip(hands.next().unwrap_or_default()) {
            *place = Some(card);
        }
        self.emit(Event::StackDealt { stack }, sink);
        if let Ok(starts) = starts.try_into() {
            self.emit(Event::RowsLaid { starts }, sink);
        }
    }

    /// Places all cards on the pile and turns two of them up (rules buffalo 1.6, 1.7).
    fn deal_specials(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) {
        let mut stock = [None; ALL_SPECIALS];
        for (place, &card) in stock.iter_mut().zip(order) {
            *place = Some(card);
        }
        self.emit(Event::SpecialsDealt { stock }, sink);
        self.turn_up(sink);
        self.turn_up(sink);
    }

    /// Checks a step: one unilateral choice, or one other choice of every awaited seat.
    fn check_step(&self, choices: &[(Seat, Choice)]) -> Result<(), StepError> {
        let Awaiting::Moves(awaited) = self.awaiting() else { return Err(StepError::NO_CHOICE_NOW) };
        let alone = match choices {
            [(seat, choice)] if choice.is_unilateral() && !awaited.contains(*seat) => {
                return Err(StepError::NotAsked(*seat));
            }
            [(_, choice)] => choice.is_unilateral(),
            _ => false,
        };
        if !alone {
            check_seats(awaited, choices)?;
        }
        let bad = choices
            .iter()
            .find(|(seat, choice)| choice.is_unilateral() != alone || !self.allows(*seat, *choice));
        bad.map_or(Ok(()), |(seat, choice)| Err(StepError::not_allowed(*seat, choice)))
    }
}

impl Game for Buffalo {
    type Rules = Rules;
    type Choice = Choice;
    type Event = Event;

    fn new(rules: &Rules) -> Result<Buffalo, RulesError> {
        rules.check()?;
        Ok(Buffalo {
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            unseen: rules.deck_cards(),
            unseen_specials: Rules::special_cards(),
            rows: FourRows::default(),
            take7: [false; 4],
            stops: [false; 4],
            queue: Queue::default(),
            stack: [None; MAX_HAND],
            hand_size: 0,
            open: [None; 2],
            stock: [None; ALL_SPECIALS],
            stock_size: 0,
            team: 0,
            buffalo: 0,
            phase: Phase::DealCards,
            question: 0,
            rules: *rules,
        })
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::DealCards | Phase::DealSpecials => Awaiting::Deal,
            Phase::Pick | Phase::Window => Awaiting::Moves(SeatSet::all(self.rules.players)),
            Phase::TakeRow(seat) => Awaiting::Moves(SeatSet::only(seat)),
            Phase::Over => Awaiting::Over,
        }
    }

    fn question(&self) -> u32 {
        self.question
    }

    fn deck(&self) -> Option<Deck> {
        match self.phase {
            Phase::DealCards => Some(Deck {
                kind: DealKind::Cards,
                nth: 0,
                cards: self.rules.deck_cards(),
                need: self.rules.dealt().min(u16::from(u8::MAX)) as u8,
            }),
            Phase::DealSpecials => Some(Deck {
                kind: DealKind::Specials,
                nth: 0,
                cards: Rules::special_cards(),
                need: self.rules.specials_in_play(),
            }),
            Phase::Pick | Phase::Window | Phase::TakeRow(_) | Phase::Over => None,
        }
    }

    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) -> Result<(), StepError> {
        let deck = self.deck().ok_or(StepError::NO_DEAL_NOW)?;
        check_deal(&deck, order)?;
        match deck.kind {
            DealKind::Cards => self.deal_cards(order, sink),
            DealKind::Specials => self.deal_specials(order, sink),
            DealKind::Letters | DealKind::Reshuffle => {}
        }
        Ok(())
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
        self.check_step(choices)?;
        match (self.phase, choices) {
            (_, &[(seat, Choice::Lift(row))]) => {
                self.emit(Event::Lifted { seat, row }, sink);
                self.resolve(sink);
            }
            (Phase::Pick, _) => {
                // Only a view has no card here, and a view is never played.
                let Some(buffalo) = self.stack[0] else { return Err(StepError::NO_CHOICE_NOW) };
                let mut cards = [None; MAX_PLAYERS];
                for &(seat, choice) in choices {
                    if let (Some(place), Choice::Card(card)) = (cards.get_mut(seat.index()), choice) {
                        *place = Some(card);
                    }
                }
                self.emit(Event::Revealed { cards, buffalo }, sink);
                self.resolve(sink);
            }
            (Phase::Window, &[(seat, Choice::Use(what))]) => self.use_special(seat, what, sink),
            (Phase::Window, _) => {
                self.emit(Event::Passed, sink);
                self.place_next(sink);
                self.resolve(sink);
            }
            (Phase::TakeRow(_), &[(seat, Choice::Row(row))]) => {
                if let Some(next) = self.queue.next() {
                    let owner = Owner::Seat(seat);
                    self.take(owner, next.card, row, Cause::Chosen, sink);
                    self.resolve(sink);
                }
            }
            (Phase::DealCards | Phase::DealSpecials | Phase::TakeRow(_) | Phase::Over, _) => {}
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        let begun = self.rules.hand.saturating_sub(self.hand_size);
        let turns = match self.phase {
            Phase::DealCards | Phase::DealSpecials => 0,
            Phase::Window | Phase::TakeRow(_) => begun.saturating_sub(1),
            Phase::Pick | Phase::Over => begun,
        };
        let sides = [self.team_counts(), self.buffalo];
        Standings { rounds: u16::from(turns), scores: sides.map(i32::from).into_iter().collect() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let (team, buffalo) = (self.team_counts(), self.buffalo);
        let everybody = SeatSet::all(self.rules.players);
        Some(Outcome {
            scores: Seat::all(self.rules.players).map(|_| i32::from(team)).collect(),
            // A tie is not a win (rules buffalo 9.4, 9.5).
            winners: if team < buffalo { everybody } else { SeatSet::EMPTY },
            opponent: Some(i32::from(buffalo)),
        })
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

    fn recall(&self, view: &View<Buffalo>) -> Determinization {
        self.recall_pools(view)
    }

    /// A turn begins with the reveal; passes for the rest of a turn expire then (rule buffalo 7.6).
    fn turn(&self) -> u32 {
        u32::from(self.rules.hand.saturating_sub(self.hand_size))
    }

    /// Nobody talks while cards are picked (rule buffalo 8.4).
    fn chat_open(&self) -> bool {
        self.phase != Phase::Pick
    }

    fn decide(&self) -> DecisionRule {
        self.rules.decide
    }
}
