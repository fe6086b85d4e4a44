//! Resolution of a turn: special cards take effect, cards are placed, rows are taken.

use super::action::Use;
use super::event::{Cause, Event, Overflow};
use super::queue::Owner;
use super::special::Special;
use super::state::{Buffalo, Phase};
use crate::card::Card;
use crate::game::EventSink;
use crate::rows::RowId;
use crate::seat::Seat;

impl Buffalo {
    /// Places the queued cards until the team may act, an owner has to choose a row, or the turn is over. After the
    /// last turn, counts the heads.
    pub(super) fn resolve(&mut self, sink: &mut impl EventSink<Event>) {
        while self.phase == Phase::Window && !self.has_window() {
            let queued = self.queue.len();
            self.place_next(sink);
            if self.queue.len() == queued {
                break;
            }
        }
        if self.phase == Phase::Pick && self.hand_size == 0 {
            self.emit(Event::Scored { team: self.team_counts(), buffalo: self.buffalo }, sink);
        }
    }

    /// Places the next card, or asks its owner for a row (rules buffalo 2.4–2.6, 3.3–3.6).
    pub(super) fn place_next(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(next) = self.queue.next() else { return };
        let (owner, card) = (next.owner, next.card);
        match (self.row_for(card), owner) {
            (Some(row), _) if self.is_full(row) => self.take(owner, card, row, Cause::Full, sink),
            (Some(row), _) => self.emit(Event::Placed { owner, card, row }, sink),
            (None, Owner::Seat(seat)) => self.emit(Event::NoRowFits { seat, card }, sink),
            (None, Owner::Buffalo) => {
                if let Some(row) = self.cheapest() {
                    self.take(owner, card, row, Cause::Cheapest, sink);
                }
            }
        }
    }

    /// What happens if a card is placed on the current rows: the row it goes to, and the heads its owner takes (0 if
    /// the row is not taken). `None` if it fits no row and its owner has to choose one.
    pub fn forecast(&self, owner: Owner, card: Card) -> Option<(RowId, u8)> {
        match (self.row_for(card), owner) {
            (Some(row), _) => Some((row, if self.is_full(row) { self.row(row).heads() } else { 0 })),
            (None, Owner::Seat(_)) => None,
            (None, Owner::Buffalo) => self.cheapest().map(|row| (row, self.row(row).heads())),
        }
    }

    /// What Insert! or Push! would do to its row: the card, the number of cards before it, and the heads that the team
    /// takes (0 if the row is not taken). `None` for other special cards, and if no card can be moved.
    pub fn forecast_insertion(&self, what: Use) -> Option<(Card, u8, u8)> {
        let (card, row) = match what {
            Use::Insert(row) => (self.queue.next()?.card, row),
            Use::Push(card, row) => (self.row_of(card).map(|_| card)?, row),
            Use::Take7(_) | Use::Stop(_) | Use::Replace(_) | Use::First(_) | Use::Last(_) | Use::Sort(_) => {
                return None;
            }
        };
        let before = self.row(row).cards().filter(|&other| other < card).count() as u8;
        Some((card, before, self.overflow(card, row).map_or(0, |took| took.heads)))
    }

    /// Takes a row with the card that becomes its start card.
    pub(super) fn take(
        &mut self,
        owner: Owner,
        card: Card,
        row: RowId,
        cause: Cause,
        sink: &mut impl EventSink<Event>,
    ) {
        let heads = self.row(row).heads();
        self.emit(Event::Took { owner, card, row, heads, cause }, sink);
    }

    /// The row that the buffalo takes for a card that fits no row: fewest heads, then highest last card (rules buffalo
    /// 3.4–3.6).
    fn cheapest(&self) -> Option<RowId> {
        RowId::all(4)
            .filter(|&row| self.is_free(row))
            .min_by_key(|&row| (self.row(row).heads(), u8::MAX - self.row(row).last_number()))
    }

    /// Uses a special card: it leaves, the next one is turned up (rule buffalo 4.4), and then it takes effect.
    pub(super) fn use_special(&mut self, seat: Seat, what: Use, sink: &mut impl EventSink<Event>) {
        self.emit(Event::Used { seat, what }, sink);
        self.turn_up(sink);
        match what {
            Use::Take7(row) => self.emit(Event::Take7Laid { row }, sink),
            Use::Stop(row) => self.emit(Event::StopLaid { row }, sink),
            Use::Replace(card) => {
                if let Some(next) = self.queue.next() {
                    self.emit(Event::Replaced { seat, back: next.card, card }, sink);
                    // Nothing can be used in between (rule buffalo 5.10).
                    self.place_next(sink);
                }
            }
            Use::Insert(row) => {
                if let Some(next) = self.queue.next() {
                    let took = self.overflow(next.card, row);
                    self.emit(Event::Inserted { seat, card: next.card, row, took }, sink);
                }
            }
            Use::Push(card, row) => {
                if let Some(from) = self.row_of(card) {
                    let took = self.overflow(card, row);
                    self.emit(Event::Pushed { card, from, row, took }, sink);
                }
            }
            Use::First(card) => self.emit(Event::PutFirst { card }, sink),
            Use::Last(card) => self.emit(Event::PutLast { card }, sink),
            Use::Sort(order) => self.emit(Event::Sorted { order }, sink),
        }
        self.resolve(sink);
    }

    /// Turns up the top special card of the pile, if there is one.
    pub(super) fn turn_up(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(card) = self.stock[0]
            && let Some(special) = Special::of(card)
        {
            self.emit(Event::Turned { card, special }, sink);
        }
    }

    /// Cards that the team takes when this card enters a full row: all but the last (rules buffalo 5.22, 5.23).
    fn overflow(&self, card: Card, row: RowId) -> Option<Overflow> {
        let cards = self.row(row);
        let stays = cards.last().filter(|_| self.is_full(row))?.max(card);
        let heads = cards.heads().saturating_add(card.heads()).saturating_sub(stays.heads());
        Some(Overflow { stays, heads })
    }
}
