//! Views: what each viewer knows.
//!
//! Dealt hands and undealt cards are hidden. Drafted hands are public.

use super::event::Event;
use super::rules::DealMode;
use super::state::Take6;
use crate::card::CardSet;
use crate::deal::{DealKind, Order};
use crate::game::{Determinization, Game, Pool, Unknown, View};
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// Returns the event as shown to the viewer. The match lists every event, so that a new one cannot leak unnoticed.
pub(super) fn show(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::HandDealt { seat, cards } => {
            Event::HandDealt { seat: *seat, cards: cards.filter(|_| viewer.is(*seat)) }
        }
        Event::Drafted { .. }
        | Event::RowsLaid { .. }
        | Event::Revealed { .. }
        | Event::Placed { .. }
        | Event::NoRowFits { .. }
        | Event::Took { .. }
        | Event::ParityMoved { .. }
        | Event::MountainMoved { .. }
        | Event::CowJumped { .. }
        | Event::CowTook { .. }
        | Event::RoundScored { .. } => event.clone(),
    }
}

impl Take6 {
    pub(super) fn hide_from(&mut self, viewer: Viewer) {
        match self.rules.deal {
            DealMode::Random => {
                for seat in Seat::all(MAX_SEATS as u8).filter(|&seat| !viewer.is(seat)) {
                    self.hands[seat.index()] = CardSet::EMPTY;
                }
            }
            DealMode::Draft => {}
        }
    }

    fn known_hands(&self) -> CardSet {
        self.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand)
    }

    /// One pool: the unseen cards that are not in a known hand. After a draft there is none.
    pub(super) fn unknown_cards(&self) -> Unknown {
        let cards = self.unseen - self.known_hands() - self.pool;
        let dealt = self.rules.deal == DealMode::Random && self.deck().is_none() && self.outcome().is_none();
        Unknown::from_iter((dealt && !cards.is_empty()).then_some(Pool { kind: DealKind::Cards, cards }))
    }

    /// Assigns the pool to the unknown hands in order of seats; the rest was not dealt.
    pub(super) fn assign_hands(&mut self, determinization: &[Order]) {
        let mut cards = determinization.iter().flatten().copied();
        for seat in Seat::all(self.rules.players) {
            if self.hands[seat.index()].is_empty() {
                self.hands[seat.index()] = cards.by_ref().take(usize::from(self.hand_size)).collect();
            }
        }
    }

    pub(super) fn recall_hands(&self, view: &View<Take6>) -> Determinization {
        let Some(pool) = view.unknown().first().copied() else { return Determinization::new() };
        let mut order = Order::new();
        let mut rest = pool.cards;
        for seat in Seat::all(self.rules.players) {
            if view.hands[seat.index()].is_empty() {
                // A deserialized game may contain a card twice; an order holds every card at most once.
                order.extend(self.hands[seat.index()].iter().filter(|&card| rest.remove(card)));
            }
        }
        order.extend(rest.iter());
        Determinization::from_iter([order])
    }
}
