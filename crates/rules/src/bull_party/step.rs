//! Steps: everything is checked first, then applied as events.
//!
//! Every match ends, and every awaited seat always has a legal choice:
//! - A seat plays one number card per round and is then out of it. While it is in the round it has its whole hand, so a
//!   number card can always be picked.
//! - The number of rows always equals the number of seats in the round: each take uses up one of both.
//! - A picking takes a row, adds a card to one (at most three per row), or is followed by a picking in which zeros are not
//!   allowed: if nobody takes a row, nothing happens before the first zero, which has an effect because it could be picked.
//! - A round that is not the last uses up two cards per row of the first draw pile, and a reshuffled one adds no round.

use super::SEATS;
use super::action::{Choice, Laying};
use super::event::{Cause, Event};
use super::state::{BullParty, FULL, Phase, Round, START};
use super::stock::Stock;
use super::zero::{Letter, Pick};
use crate::card::Card;
use crate::deal::DealKind;
use crate::game::{Awaiting, EventSink, Game, StepError, check_deal, check_seats};
use crate::rows::RowId;
use crate::seat::Seat;

impl BullParty {
    /// Applies a deal. The zero cards go to the seats in order. The first number cards go to the hands, seat by seat,
    /// the next are the draw pile from the top down, and the last leave the game (ruling bull-party R10).
    pub(super) fn apply_deal(
        &mut self,
        order: &[Card],
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), StepError> {
        let deck = self.deck().ok_or(StepError::NO_DEAL_NOW)?;
        check_deal(&deck, order)?;
        match deck.kind {
            DealKind::Letters => {
                let mut letters = [None; SEATS];
                for (letter, &card) in letters.iter_mut().zip(order) {
                    *letter = Letter::of(card);
                }
                self.emit(Event::LettersDealt { letters }, sink);
            }
            DealKind::Cards => self.deal_cards(order, sink),
            DealKind::Reshuffle => self.emit(Event::Reshuffled { stock: Stock::new(order) }, sink),
            DealKind::Specials => return Err(StepError::NO_DEAL_NOW),
        }
        self.resolve(sink);
        Ok(())
    }

    pub(super) fn apply_choices(
        &mut self,
        choices: &[(Seat, Choice)],
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), StepError> {
        let Awaiting::Moves(awaited) = self.awaiting() else { return Err(StepError::NO_CHOICE_NOW) };
        check_seats(awaited, choices)?;
        if let Some((seat, choice)) = choices.iter().find(|(seat, choice)| !self.allows(*seat, choice)) {
            return Err(StepError::not_allowed(*seat, choice));
        }
        match (self.phase, choices) {
            (Phase::Pick, _) => self.show_picks(choices, sink),
            (Phase::TakeRow(_), &[(seat, Choice::Row(row))]) => {
                self.take(seat, row, Cause::Chosen, sink);
            }
            (Phase::AddTo(_), &[(seat, Choice::Row(row))]) => {
                self.add(seat, row, Cause::Chosen, sink);
            }
            (Phase::Lay, _) => self.lay(choices, sink),
            (
                Phase::Letters
                | Phase::Cards
                | Phase::Layout
                | Phase::TakeRow(_)
                | Phase::Draw(_)
                | Phase::AddTo(_)
                | Phase::Over,
                _,
            ) => {}
        }
        self.resolve(sink);
        Ok(())
    }

    /// Applies an event and passes it on.
    #[inline(always)]
    fn emit(&mut self, event: Event, sink: &mut impl EventSink<Event>) {
        self.apply_event(&event);
        sink.emit(event);
    }

    /// Resolves picks until a seat has to choose, the discard pile has to be shuffled, or the match is over. If only
    /// one row is possible, nobody has to choose (ruling bull-party R9).
    fn resolve(&mut self, sink: &mut impl EventSink<Event>) {
        loop {
            match self.phase {
                Phase::Layout => {
                    let (Some(card), Some(row)) = (self.stock.top(), self.row_to_lay_out()) else { return };
                    self.emit(Event::LaidOut { row, card }, sink);
                }
                Phase::TakeRow(seat) => {
                    let Some(row) = only(self.remaining_rows()) else { return };
                    if !self.take(seat, row, Cause::Only, sink) {
                        return;
                    }
                }
                Phase::Draw(seat) if !self.can_build() => self.emit(Event::NoEffect { seat }, sink),
                Phase::Draw(seat) => {
                    let Some(card) = self.stock.top() else { return };
                    self.emit(Event::Turned { seat, card }, sink);
                }
                Phase::AddTo(seat) => {
                    let Some(row) = only(self.open_rows()) else { return };
                    if !self.add(seat, row, Cause::Only, sink) {
                        return;
                    }
                }
                Phase::Letters | Phase::Cards | Phase::Pick | Phase::Lay | Phase::Over => return,
            }
        }
    }

    fn deal_cards(&mut self, order: &[Card], sink: &mut impl EventSink<Event>) {
        let hand = usize::from(self.rules.hand.max(1));
        let dealt = (hand * usize::from(self.rules.players)).min(order.len());
        let (hands, rest) = order.split_at(dealt);
        for (seat, cards) in Seat::all(self.rules.players).zip(hands.chunks(hand)) {
            let cards = Some(cards.iter().copied().collect());
            self.emit(Event::HandDealt { seat, cards }, sink);
        }
        let stays = rest.len().saturating_sub(usize::from(self.rules.out));
        let stock = Stock::new(rest.get(..stays).unwrap_or_default());
        self.emit(Event::StockLaid { stock }, sink);
    }

    /// The row that gets the next card of the layout: row 1 gets both its cards first, then row 2, and so on (rule
    /// bull-party 3.2).
    fn row_to_lay_out(&self) -> Option<RowId> {
        RowId::all(self.rules.players).find(|&row| self.row_len(row) < START)
    }

    fn show_picks(&mut self, choices: &[(Seat, Choice)], sink: &mut impl EventSink<Event>) {
        let mut picks = [None; SEATS];
        for &(seat, choice) in choices {
            let Some(pick) = picks.get_mut(seat.index()) else { continue };
            *pick = match choice {
                Choice::Card(card) => Some(Pick::Number(card)),
                Choice::Zero => self.letter(seat).map(Pick::Zero),
                Choice::Row(_) | Choice::Lay(_) => None,
            };
        }
        self.emit(Event::Shown { picks }, sink);
    }

    /// Takes a row. Returns whether it happened: in a deserialized game, the seat may not have revealed a number card.
    fn take(&mut self, seat: Seat, row: RowId, cause: Cause, sink: &mut impl EventSink<Event>) -> bool {
        let Some(Pick::Number(card)) = self.pick(seat) else { return false };
        self.emit(Event::Took { seat, card, row, cause }, sink);
        true
    }

    /// Adds the turned card; the fifth brings the top bull card, if one is left (rules bull-party 7.1, 7.2). Returns
    /// whether it happened: in a deserialized game, there may be no turned card.
    fn add(&mut self, seat: Seat, row: RowId, cause: Cause, sink: &mut impl EventSink<Event>) -> bool {
        let Some(card) = self.turned else { return false };
        self.emit(Event::Added { seat, card, row, cause }, sink);
        if let Some(heads) = self.next_bull().filter(|_| self.row_len(row) == FULL) {
            self.emit(Event::BullCame { row, heads }, sink);
        }
        true
    }

    fn lay(&mut self, choices: &[(Seat, Choice)], sink: &mut impl EventSink<Event>) {
        for &(seat, choice) in choices {
            let laying = match choice {
                Choice::Lay(laying) => laying,
                Choice::Card(_) | Choice::Zero | Choice::Row(_) => Laying::NOTHING,
            };
            self.emit(Event::Laid { seat, laying }, sink);
        }
        match self.round {
            Round::Ordinary => self.emit(Event::RoundOver, sink),
            Round::Last => {
                let mut scores = [0; SEATS];
                for (score, seat) in scores.iter_mut().zip(Seat::all(self.rules.players)) {
                    *score = self.score(seat);
                }
                self.emit(Event::Scored { scores }, sink);
            }
        }
    }
}

/// Returns the row if it is the only one.
#[inline]
fn only(mut rows: impl Iterator<Item = RowId>) -> Option<RowId> {
    let first = rows.next()?;
    rows.next().is_none().then_some(first)
}
