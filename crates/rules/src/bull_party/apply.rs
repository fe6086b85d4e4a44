//! How events change a game or a view.

use super::event::{Cause, Event};
use super::state::{BullParty, Phase, Round, START};
use super::zero::Pick;
use crate::card::{Card, CardSet};
use crate::rows::{Row, RowId};
use crate::seat::{Seat, SeatSet};

impl BullParty {
    /// Applies an event. What a view does not know comes with the event or stays unknown.
    pub(super) fn apply_event(&mut self, event: &Event) {
        match *event {
            Event::LettersDealt { letters } => {
                self.letters = letters;
                self.phase = Phase::Cards;
                self.next_question();
            }
            Event::HandDealt { seat, cards } => {
                if let (Some(hand), Some(size)) =
                    (self.hands.get_mut(seat.index()), self.hand_sizes.get_mut(seat.index()))
                {
                    *hand = cards.unwrap_or_default();
                    *size = self.rules.hand;
                }
            }
            Event::StockLaid { stock } => {
                self.stock = stock;
                self.phase = Phase::Layout;
                self.next_question();
            }
            Event::LaidOut { row, card } => self.lay_out(row, card),
            Event::Shown { picks } => {
                for (seat, pick) in Seat::all(self.rules.players).zip(picks) {
                    match pick {
                        Some(Pick::Number(card)) => {
                            self.unseen.remove(card);
                            self.leave_hand(seat, CardSet::from_iter([card]));
                        }
                        Some(Pick::Zero(letter)) => {
                            if let Some(known) = self.letters.get_mut(seat.index()) {
                                *known = Some(letter);
                            }
                            self.lettered.insert(seat);
                        }
                        None => {}
                    }
                }
                self.picks = picks;
                self.next_question();
                self.next_pick();
            }
            Event::Took { seat, card, row, cause } => {
                self.discard.insert(card);
                self.take_row(seat, row);
                self.playing.remove(seat);
                self.finish_pick(seat, cause);
            }
            Event::Turned { seat, card } => {
                self.draw(card);
                self.turned = Some(card);
                self.phase = Phase::AddTo(seat);
            }
            Event::Added { seat, card, row, cause } => {
                if let Some(row) = self.rows.get_mut(row.index()) {
                    row.push(card);
                }
                self.turned = None;
                self.finish_pick(seat, cause);
            }
            Event::BullCame { row, heads } => {
                if let Some(bull) = self.row_bulls.get_mut(row.index()) {
                    *bull = Some(heads);
                }
                self.bulls_used = self.bulls_used.saturating_add(1);
            }
            Event::NoEffect { seat } => self.finish_pick(seat, Cause::Only),
            Event::Reshuffled { stock } => {
                self.reshuffled = self.discard;
                self.discard = CardSet::EMPTY;
                self.stock = stock;
                self.reshuffles = self.reshuffles.wrapping_add(1);
                self.next_question();
            }
            Event::Laid { seat, laying } => {
                for (card, onto) in laying.steps() {
                    self.piles.lay(seat, card, onto);
                }
                self.unseen = self.unseen - laying.cards();
                self.leave_hand(seat, laying.cards());
            }
            Event::RoundOver => self.end_round(Phase::Layout),
            Event::Scored { .. } => self.end_round(Phase::Over),
        }
    }

    /// Adds a card of the layout to a row. After the last one, all seats are in the round.
    fn lay_out(&mut self, row: RowId, card: Card) {
        self.draw(card);
        if let Some(row) = self.rows.get_mut(row.index()) {
            row.push(card);
        }
        if RowId::all(self.rules.players).all(|row| self.row_len(row) >= START) {
            self.playing = SeatSet::all(self.rules.players);
            self.phase = Phase::Pick;
        }
    }

    /// Moves the top card of the draw pile to the table, visible to everyone. If it is the last one, this is the last
    /// round (rule bull-party 9.1).
    #[inline]
    fn draw(&mut self, card: Card) {
        self.stock.pop();
        self.unseen.remove(card);
        self.reshuffled.remove(card);
        if self.stock.is_empty() {
            self.round = Round::Last;
        }
    }

    fn take_row(&mut self, seat: Seat, row: RowId) {
        let Some(taken) = self.rows.get_mut(row.index()) else { return };
        let cards = std::mem::replace(taken, Row::EMPTY).set();
        let bull = self.row_bulls.get_mut(row.index()).and_then(Option::take);
        if let (Some(hand), Some(size), Some(bulls)) = (
            self.hands.get_mut(seat.index()),
            self.hand_sizes.get_mut(seat.index()),
            self.bulls.get_mut(seat.index()),
        ) {
            *hand = *hand | cards;
            *size = size.saturating_add(cards.len());
            *bulls = bulls.saturating_add(u16::from(bull.unwrap_or(0)));
        }
    }

    fn leave_hand(&mut self, seat: Seat, cards: CardSet) {
        if let (Some(hand), Some(size)) =
            (self.hands.get_mut(seat.index()), self.hand_sizes.get_mut(seat.index()))
        {
            *hand = *hand - cards;
            *size = size.saturating_sub(cards.len());
        }
    }

    /// Marks the seat's pick as resolved.
    fn finish_pick(&mut self, seat: Seat, cause: Cause) {
        if let Some(pick) = self.picks.get_mut(seat.index()) {
            *pick = None;
        }
        if cause == Cause::Chosen {
            self.next_question();
        }
        self.next_pick();
    }

    /// Determines the next decision: numbers from the lowest to the highest, then zeros by letter, then another
    /// picking, until all rows are taken (rules bull-party 4.3–4.7).
    fn next_pick(&mut self) {
        let picks = Seat::all(self.rules.players).zip(self.picks);
        let next = picks.filter_map(|(seat, pick)| Some((pick?, seat))).min();
        self.phase = if self.remaining_rows().next().is_none() {
            Phase::Lay
        } else {
            match next {
                Some((Pick::Number(_), seat)) => Phase::TakeRow(seat),
                Some((Pick::Zero(_), seat)) => Phase::Draw(seat),
                None => Phase::Pick,
            }
        };
    }

    fn end_round(&mut self, next: Phase) {
        self.rounds = self.rounds.saturating_add(1);
        self.phase = next;
        self.next_question();
    }

    fn next_question(&mut self) {
        self.question = self.question.wrapping_add(1);
    }
}
