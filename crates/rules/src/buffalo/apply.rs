//! How each event changes a game, or a view of one. Events can come over a network, so nothing here trusts them.

use super::event::{Cause, Event, Overflow};
use super::line::{Line, Owner, Waiting};
use super::rules::MAX_PLAYERS;
use super::special::Special;
use super::state::{Buffalo, Phase};
use crate::card::{Card, CardSet};
use crate::rows::{Row, RowId};
use crate::seat::Seat;

impl Buffalo {
    pub(super) fn carry_out(&mut self, event: &Event) {
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
                self.ask_anew();
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
            Event::Passed => self.ask_anew(),
            Event::Used { what, .. } => {
                let used = |place: &&mut Option<Card>| place.and_then(Special::of) == Some(what.special());
                if let Some(place) = self.open.iter_mut().find(used) {
                    *place = None;
                }
                self.ask_anew();
            }
            Event::Lifted { row, .. } => {
                set(&mut self.stops, row, false);
                self.ask_anew();
            }
            Event::Take7Laid { row } => set(&mut self.take7, row, true),
            Event::StopLaid { row } => set(&mut self.stops, row, true),
            Event::Replaced { seat, back, card } => {
                if let Some(hand) = self.hand_mut(seat) {
                    hand.insert(back);
                    hand.remove(card);
                }
                self.unseen.remove(card);
                self.line.replace_next(card);
            }
            Event::Inserted { card, row, took, .. } => {
                self.put_in(card, row, took);
                self.next_is_placed();
            }
            Event::Pushed { card, from, row, took } => {
                self.rows.set(from, self.row(from).without(card));
                self.put_in(card, row, took);
            }
            Event::PutFirst { card } => self.line.put_first(card),
            Event::PutLast { card } => self.line.put_last(card),
            Event::Sorted { ref order } => self.line.sort(order),
            Event::Placed { card, row, .. } => {
                self.rows.push(row, card);
                self.next_is_placed();
            }
            Event::NoRowFits { seat, .. } => self.phase = Phase::TakeRow(seat),
            Event::Took { owner, card, row, heads, cause } => {
                self.start_anew(row, card);
                let pile = match owner {
                    Owner::Seat(_) => &mut self.team,
                    Owner::Buffalo => &mut self.buffalo,
                };
                *pile = pile.saturating_add(u16::from(heads));
                self.next_is_placed();
                match cause {
                    Cause::Chosen => self.ask_anew(),
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
        // Alone there are no special cards to deal (rule buffalo 1.6).
        self.phase = if self.rules.specials_in_play() == 0 { Phase::Pick } else { Phase::DealSpecials };
        self.ask_anew();
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
            players.filter_map(|(seat, &card)| Some(Waiting { owner: Owner::Seat(seat), card: card? }));
        self.line = Line::ascending(shown.chain([Waiting { owner: Owner::Buffalo, card: buffalo }]));
        self.phase = Phase::Window;
        self.ask_anew();
    }

    /// Puts an inserted or pushed card in its place, where there is room for it.
    fn put_in(&mut self, card: Card, row: RowId, took: Option<Overflow>) {
        match took {
            Some(Overflow { stays, heads }) => {
                self.start_anew(row, stays);
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

    /// A row is taken, and its Take 7! leaves the game (rule buffalo 5.3).
    fn start_anew(&mut self, row: RowId, card: Card) {
        set(&mut self.take7, row, false);
        self.rows.set(row, Row::start(card));
    }

    /// The next card has found its place; after the last one cards are picked again.
    fn next_is_placed(&mut self) {
        self.line.advance();
        self.phase = if self.line.is_empty() { Phase::Pick } else { Phase::Window };
    }

    /// Every step asks a new question: each has exactly one event that calls this.
    fn ask_anew(&mut self) {
        self.question = self.question.wrapping_add(1);
    }

    fn hand_mut(&mut self, seat: Seat) -> Option<&mut CardSet> {
        self.hands.get_mut(seat.index())
    }
}

/// Takes the top card off a pile; the others move up.
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
