//! Views: what each viewer knows.
//!
//! Hidden are the hands of others, the draw pile, and the extra cards, which even their owners have not seen. All of
//! them come from the same deal, so they are one pool. Taken lines were face up and stay known (ruling take-that R7).

use super::event::Event;
use super::sequence::Sequence;
use super::state::{Phase, SEATS, TakeThat};
use crate::card::CardSet;
use crate::deal::{DealKind, Order};
use crate::game::{Determinization, Game, Pool, Unknown, View};
use crate::seat::{Seat, Viewer};

/// Returns the event as shown to the viewer. The match lists every event, so that a new one cannot leak unnoticed.
pub(super) fn show(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::HandDealt { seat, cards } => {
            Event::HandDealt { seat, cards: cards.filter(|_| viewer.is(seat)) }
        }
        Event::GameBegan { first, size, stock: _ } => Event::GameBegan { first, size, stock: None },
        Event::ExtraTaken { seat, card: _ } => Event::ExtraTaken { seat, card: None },
        Event::Drew { seat, card } => Event::Drew { seat, card: card.filter(|_| viewer.is(seat)) },
        Event::Extended { .. }
        | Event::Paired { .. }
        | Event::LineTaken { .. }
        | Event::TurnPassed { .. }
        | Event::GameScored { .. } => event.clone(),
    }
}

impl TakeThat {
    pub(super) fn hide_from(&mut self, viewer: Viewer) {
        for (seat, hand) in Seat::all(SEATS as u8).zip(&mut self.hands) {
            if !viewer.is(seat) {
                *hand = CardSet::EMPTY;
            }
        }
        self.stock = Sequence::EMPTY;
        self.extras = [CardSet::EMPTY; SEATS];
    }

    /// Cards with a known position.
    fn known_cards(&self) -> CardSet {
        [self.hands, self.face_up, self.face_down, self.extras]
            .iter()
            .flatten()
            .fold(self.line.set() | self.stock.set(), |all, &cards| all | cards)
    }

    /// One pool: all cards in play without a known position. Between games no card is dealt.
    pub(super) fn unknown_cards(&self) -> Unknown {
        let cards = match self.phase {
            Phase::Turn(_) => self.rules.deck_cards() - self.known_cards(),
            Phase::Deal | Phase::Over => CardSet::EMPTY,
        };
        Unknown::from_iter((!cards.is_empty()).then_some(Pool { kind: DealKind::Cards, cards }))
    }

    /// Assigns the pool to the unknown hands in order of seats, then to the draw pile from the top, then to the extra
    /// cards in order of seats. The rest was not dealt, which can only happen in a position set up by hand.
    pub(super) fn assign_cards(&mut self, determinization: &[Order]) {
        let mut cards = determinization.iter().flatten().copied();
        for (hand, &size) in self.hands.iter_mut().zip(&self.hand_sizes) {
            if hand.is_empty() {
                *hand = cards.by_ref().take(usize::from(size)).collect();
            }
        }
        self.stock = cards.by_ref().take(usize::from(self.stock_size)).collect();
        for (extras, &count) in self.extras.iter_mut().zip(&self.extra_counts) {
            *extras = cards.by_ref().take(usize::from(count)).collect();
        }
    }

    pub(super) fn recall_cards(&self, view: &View<TakeThat>) -> Determinization {
        let Some(pool) = view.unknown().first().copied() else { return Determinization::new() };
        let hidden_hands = Seat::all(self.rules.players).filter(|&seat| view.hand(seat).is_empty());
        let known_cards = hidden_hands
            .flat_map(|seat| self.hand(seat))
            .chain(self.stock.cards())
            .chain(Seat::all(self.rules.players).flat_map(|seat| self.extras(seat)));
        // A deserialized game may contain a card twice; an order holds every card at most once.
        let mut rest = pool.cards;
        let mut order: Order = known_cards.filter(|&card| rest.remove(card)).collect();
        order.extend(rest);
        Determinization::from_iter([order])
    }
}
