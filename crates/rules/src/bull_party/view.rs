//! Views: what each viewer knows.
//!
//! Hidden are the number cards dealt to other hands, letters that were not shown yet, the order of the draw pile, and
//! the cards that left the game. Rows are taken face up, so their cards stay known in a hand.

use super::event::Event;
use super::state::{BullParty, Phase, Round};
use super::zero::Letter;
use crate::card::{Card, CardSet};
use crate::deal::{DealKind, Order};
use crate::game::{Determinization, Game, Pool, Unknown, View};
use crate::seat::{Seat, Viewer};

/// Returns the event as shown to the viewer. The match lists every event, so that a new one cannot leak unnoticed.
pub(super) fn show(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::LettersDealt { letters } => {
            let mut letters = *letters;
            for (seat, letter) in Seat::all(letters.len() as u8).zip(&mut letters) {
                *letter = letter.filter(|_| viewer.is(seat));
            }
            Event::LettersDealt { letters }
        }
        Event::HandDealt { seat, cards } => {
            Event::HandDealt { seat: *seat, cards: cards.filter(|_| viewer.is(*seat)) }
        }
        Event::StockLaid { stock } => Event::StockLaid { stock: stock.hidden() },
        Event::Reshuffled { stock } => Event::Reshuffled { stock: stock.hidden() },
        Event::LaidOut { .. }
        | Event::Shown { .. }
        | Event::Took { .. }
        | Event::Turned { .. }
        | Event::Added { .. }
        | Event::BullCame { .. }
        | Event::NoEffect { .. }
        | Event::Laid { .. }
        | Event::RoundOver
        | Event::Scored { .. } => event.clone(),
    }
}

impl BullParty {
    pub(super) fn hide_from(&mut self, viewer: Viewer) {
        for (seat, hand) in Seat::all(self.hands.len() as u8).zip(&mut self.hands) {
            if !viewer.is(seat) {
                *hand = *hand - self.unseen;
            }
        }
        for (seat, letter) in Seat::all(self.letters.len() as u8).zip(&mut self.letters) {
            if !viewer.is(seat) && !self.lettered.contains(seat) {
                *letter = None;
            }
        }
        self.stock = self.stock.hidden();
    }

    /// Up to three pools: the unknown letters, the unseen number cards (in hands, in the first draw pile, or out of the
    /// game), and the cards of a reshuffled draw pile.
    pub(super) fn unknown_cards(&self) -> Unknown {
        let letters = match self.phase {
            Phase::Letters => CardSet::EMPTY,
            _ => Letter::CARDS - self.letters.iter().flatten().map(|letter| letter.card()).collect(),
        };
        let cards = match self.phase {
            Phase::Letters | Phase::Cards => CardSet::EMPTY,
            _ => self.hands.iter().fold(self.unseen - self.stock.set(), |rest, &hand| rest - hand),
        };
        let unknown_cards = [
            Pool { kind: DealKind::Letters, cards: letters },
            Pool { kind: DealKind::Cards, cards },
            Pool { kind: DealKind::Reshuffle, cards: self.reshuffled - self.stock.set() },
        ];
        unknown_cards.into_iter().filter(|pool| !pool.cards.is_empty()).collect()
    }

    /// Assigns the letters to the seats in order. The unseen cards go to the unknown places in hands, seat by seat,
    /// then to the first draw pile from the top down; the rest is out of the game. Reshuffled cards are the draw pile
    /// from the top down.
    pub(super) fn fill_pools(&mut self, determinization: &[Order]) {
        for (pool, order) in self.unknown_cards().iter().zip(determinization) {
            let mut cards = order.iter().copied();
            match pool.kind {
                DealKind::Letters => {
                    for seat in Seat::all(self.rules.players) {
                        if let Some(letter @ None) = self.letters.get_mut(seat.index()) {
                            *letter = cards.next().and_then(Letter::of);
                        }
                    }
                }
                DealKind::Cards => {
                    for (hand, &size) in self.hands.iter_mut().zip(&self.hand_sizes) {
                        let missing = size.saturating_sub(hand.len());
                        *hand = *hand | cards.by_ref().take(usize::from(missing)).collect();
                    }
                    if self.round == Round::Ordinary {
                        self.stock.fill(cards);
                    }
                }
                DealKind::Reshuffle => self.stock.fill(cards),
                DealKind::Specials => {}
            }
        }
    }

    pub(super) fn recall_pools(&self, view: &View<BullParty>) -> Determinization {
        view.unknown().iter().map(|pool| self.recall_pool(view, pool)).collect()
    }

    fn recall_pool(&self, view: &BullParty, pool: &Pool) -> Order {
        let mut order = Order::new();
        let mut rest = pool.cards;
        let mut put = |cards: &mut dyn Iterator<Item = Card>| {
            order.extend(cards.filter(|&card| rest.remove(card)));
        };
        match pool.kind {
            DealKind::Letters => {
                let letters = self.letters.iter().zip(&view.letters);
                let open = letters.filter(|(_, known)| known.is_none());
                put(&mut open.filter_map(|(letter, _)| letter.map(Letter::card)));
            }
            DealKind::Cards => {
                for (&hand, &known) in self.hands.iter().zip(&view.hands) {
                    put(&mut (hand - known).iter());
                }
                if self.round == Round::Ordinary {
                    put(&mut self.stock.cards());
                }
            }
            DealKind::Reshuffle => put(&mut self.stock.cards()),
            DealKind::Specials => {}
        }
        put(&mut pool.cards.iter());
        order
    }
}
