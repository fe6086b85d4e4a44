//! How events change a game or a view. Events may come from a network, so nothing here relies on them being possible.

use super::event::{Cause, Event, Overflow};
use super::queue::{Owner, Queue, QueuedCard};
use super::rules::MAX_PLAYERS;
use super::special::Special;
use super::state::{Buffalo, Phase};
use crate::card::{Card, CardSet};
use crate::rows::{Row, RowId};
use crate::seat::Seat;

impl Buffalo {
    pub(super) fn apply_event(&mut self, event: &Event) {
        match *event {
            Event::HandDealt { seat, cards } => {
                if let Some(hand) = self.hand_mut(seat) {
                    *hand = cards.unwrap_or_default();
                }
            }
            Event::StackDealt { stack } => self.stack = stack,
            Event::RowsLaid { starts } => self.lay_rows(starts),
            Event::SpecialsDealt { stock } => {
                self.stock = stock;
                self.stock_size = self.rules.specials_in_play();
                self.phase = Phase::Pick;
                self.next_question();
            }
            Event::Turned { card, .. } => {
                draw_top(&mut self.stock);
                self.stock_size = self.stock_size.saturating_sub(1);
                self.unseen_specials.remove(card);
                if let Some(place) = self.open.iter_mut().find(|place| place.is_none()) {
                    *place = Some(card);
                }
            }
            Event::Revealed { cards, buffalo } => self.reveal(&cards, buffalo),
            Event::Passed => self.next_question(),
            Event::Used { what, .. } => {
                let used = |place: &&mut Option<Card>| place.and_then(Special::of) == Some(what.special());
                if let Some(place) = self.open.iter_mut().find(used) {
                    *place = None;
                }
                self.next_question();
            }
            Event::Lifted { row, .. } => {
                set(&mut self.stops, row, false);
                self.next_question();
            }
            Event::Take7Laid { row } => set(&mut self.take7, row, true),
            Event::StopLaid { row } => set(&mut self.stops, row, true),
            Event::Replaced { seat, back, card } => {
                if let Some(hand) = self.hand_mut(seat) {
                    hand.insert(back);
                    hand.remove(card);
                }
                self.unseen.remove(card);
                self.queue.replace_next(card);
            }
            Event::Inserted { card, row, took, .. } => {
                self.insert_card(card, row, took);
                self.finish_placement();
            }
            Event::Pushed { card, from, row, took } => {
                self.rows.set(from, self.row(from).without(card));
                self.insert_card(card, row, took);
            }
            Event::PutFirst { card } => self.queue.put_first(card),
            Event::PutLast { card } => self.queue.put_last(card),
            Event::Sorted { ref order } => self.queue.sort(order),
            Event::Placed { card, row, .. } => {
                self.rows.push(row, card);
                self.finish_placement();
            }
            Event::NoRowFits { seat, .. } => self.phase = Phase::TakeRow(seat),
            Event::Took { owner, card, row, heads, cause } => {
                self.restart_row(row, card);
                let pile = match owner {
                    Owner::Seat(_) => &mut self.team,
                    Owner::Buffalo => &mut self.buffalo,
                };
                *pile = pile.saturating_add(u16::from(heads));
                self.finish_placement();
                match cause {
                    Cause::Chosen => self.next_question(),
                    Cause::Full | Cause::Cheapest => {}
                }
            }
            Event::Scored { .. } => self.phase = Phase::Over,
        }
    }

    fn lay_rows(&mut self, starts: [Card; 4]) {
        self.rows = starts.map(Row::start).into();
        for start in starts {
            self.unseen.remove(start);
        }
        self.hand_size = self.rules.hand;
        // A single player has no special cards (rule buffalo 1.6).
        self.phase = if self.rules.specials_in_play() == 0 { Phase::Pick } else { Phase::DealSpecials };
        self.next_question();
    }

    fn reveal(&mut self, cards: &[Option<Card>; MAX_PLAYERS], buffalo: Card) {
        for (hand, card) in self.hands.iter_mut().zip(cards) {
            if let Some(card) = *card {
                hand.remove(card);
                self.unseen.remove(card);
            }
        }
        self.unseen.remove(buffalo);
        draw_top(&mut self.stack);
        self.hand_size = self.hand_size.saturating_sub(1);
        let players = Seat::all(MAX_PLAYERS as u8).zip(cards);
        let shown =
            players.filter_map(|(seat, &card)| Some(QueuedCard { owner: Owner::Seat(seat), card: card? }));
        self.queue = Queue::ascending(shown.chain([QueuedCard { owner: Owner::Buffalo, card: buffalo }]));
        self.phase = Phase::Window;
        self.next_question();
    }

    /// Puts an inserted or pushed card into its position, if the row has room.
    fn insert_card(&mut self, card: Card, row: RowId, took: Option<Overflow>) {
        match took {
            Some(Overflow { stays, heads }) => {
                self.restart_row(row, stays);
                self.team = self.team.saturating_add(u16::from(heads));
            }
            None => {
                let here = self.row(row).cards();
                let lower = here.clone().filter(|&other| other < card);
                let higher = here.filter(|&other| other > card);
                self.rows.set(row, lower.chain([card]).chain(higher).collect());
            }
        }
    }

    /// Starts a row with a new card after it was taken; its Take 7! leaves the game (rule buffalo 5.3).
    fn restart_row(&mut self, row: RowId, card: Card) {
        set(&mut self.take7, row, false);
        self.rows.set(row, Row::start(card));
    }

    /// Removes the placed card from the queue. After the last card of the turn, the next picks are awaited.
    fn finish_placement(&mut self) {
        self.queue.advance();
        self.phase = if self.queue.is_empty() { Phase::Pick } else { Phase::Window };
    }

    /// Advances the question number. Every step has exactly one event that calls this.
    fn next_question(&mut self) {
        self.question = self.question.wrapping_add(1);
    }

    fn hand_mut(&mut self, seat: Seat) -> Option<&mut CardSet> {
        self.hands.get_mut(seat.index())
    }
}

/// Removes the top card of a pile; the others move up.
fn draw_top(pile: &mut [Option<Card>]) {
    if let Some(top) = pile.first_mut() {
        *top = None;
        pile.rotate_left(1);
    }
}

fn set(marks: &mut [bool; 4], row: RowId, there: bool) {
    if let Some(mark) = marks.get_mut(row.index()) {
        *mark = there;
    }
}
