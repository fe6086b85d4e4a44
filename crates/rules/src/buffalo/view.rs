//! Views: what each viewer knows.
//!
//! Hidden are the hands of others (except cards that returned to a hand in public), the buffalo's pile, the face-down
//! special cards, and the cards of both kinds that were not dealt.

use super::event::Event;
use super::rules::{ALL_SPECIALS, MAX_HAND};
use super::state::{Buffalo, Phase};
use crate::card::{Card, CardSet};
use crate::deal::{DealKind, Order};
use crate::game::{Determinization, Game, Pool, Unknown, View};
use crate::seat::{Seat, Viewer};

/// Returns the event as shown to the viewer. The match lists every event, so that a new one cannot leak unnoticed.
pub(super) fn show(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::HandDealt { seat, cards } => {
            Event::HandDealt { seat: *seat, cards: cards.filter(|_| viewer.is(*seat)) }
        }
        Event::StackDealt { .. } => Event::StackDealt { stack: [None; MAX_HAND] },
        Event::SpecialsDealt { .. } => Event::SpecialsDealt { stock: [None; ALL_SPECIALS] },
        Event::RowsLaid { .. }
        | Event::Turned { .. }
        | Event::Revealed { .. }
        | Event::Passed
        | Event::Used { .. }
        | Event::Lifted { .. }
        | Event::Take7Laid { .. }
        | Event::StopLaid { .. }
        | Event::Replaced { .. }
        | Event::Inserted { .. }
        | Event::Pushed { .. }
        | Event::PutFirst { .. }
        | Event::PutLast { .. }
        | Event::Sorted { .. }
        | Event::Placed { .. }
        | Event::NoRowFits { .. }
        | Event::Took { .. }
        | Event::Scored { .. } => event.clone(),
    }
}

impl Buffalo {
    pub(super) fn hide_from(&mut self, viewer: Viewer) {
        for (number, hand) in (0..).zip(&mut self.hands) {
            if Seat::new(number).is_none_or(|seat| !viewer.is(seat)) {
                *hand = *hand - self.unseen;
            }
        }
        self.stack = [None; MAX_HAND];
        self.stock = [None; ALL_SPECIALS];
    }

    /// Two pools: the number cards that are unseen and not in a known hand, and the unseen special cards. A pool exists
    /// from its deal on, as long as it has cards.
    pub(super) fn unknown_cards(&self) -> Unknown {
        let known = self.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let cards = match self.phase {
            Phase::DealCards => CardSet::EMPTY,
            Phase::DealSpecials | Phase::Pick | Phase::Window | Phase::TakeRow(_) | Phase::Over => {
                self.unseen - known
            }
        };
        let specials = match self.phase {
            Phase::DealCards | Phase::DealSpecials => CardSet::EMPTY,
            Phase::Pick | Phase::Window | Phase::TakeRow(_) | Phase::Over => self.unseen_specials,
        };
        let specials = if self.rules.specials_in_play() == 0 { CardSet::EMPTY } else { specials };
        [Pool { kind: DealKind::Cards, cards }, Pool { kind: DealKind::Specials, cards: specials }]
            .into_iter()
            .filter(|pool| !pool.cards.is_empty())
            .collect()
    }

    /// Assigns number cards to the hands in order of seats, as many as each lacks, then to the buffalo's pile from the
    /// top, and special cards to the pile from the top. The rest was not dealt.
    pub(super) fn fill_pools(&mut self, determinization: &[Order]) {
        for (pool, order) in self.unknown_cards().iter().zip(determinization) {
            let mut cards = order.iter().copied();
            match pool.kind {
                DealKind::Cards => {
                    for hand in self.hands.iter_mut().take(usize::from(self.rules.players)) {
                        let lacks = usize::from(self.hand_size.saturating_sub(hand.len()));
                        *hand = *hand | cards.by_ref().take(lacks).collect();
                    }
                    fill_pile(&mut self.stack, self.hand_size, &mut cards);
                }
                DealKind::Specials => fill_pile(&mut self.stock, self.stock_size, &mut cards),
                DealKind::Letters | DealKind::Reshuffle => {}
            }
        }
    }

    pub(super) fn recall_pools(&self, view: &View<Buffalo>) -> Determinization {
        let hands = self.hands.iter().zip(view.hands).flat_map(|(&hand, known)| hand - known);
        let dealt = hands.chain(self.stack.into_iter().flatten());
        let stock = self.stock.into_iter().flatten();
        let recall = |pool: &Pool| match pool.kind {
            DealKind::Cards => in_order(pool.cards, dealt.clone()),
            DealKind::Specials => in_order(pool.cards, stock.clone()),
            DealKind::Letters | DealKind::Reshuffle => in_order(pool.cards, []),
        };
        view.unknown().iter().map(recall).collect()
    }
}

fn fill_pile(pile: &mut [Option<Card>], size: u8, cards: &mut impl Iterator<Item = Card>) {
    for (place, card) in pile.iter_mut().take(usize::from(size)).zip(cards) {
        *place = Some(card);
    }
}

/// The cards of a pool: first those with a known position, in that order, then the rest.
fn in_order(mut pool: CardSet, known: impl IntoIterator<Item = Card>) -> Order {
    let mut order: Order = known.into_iter().filter(|&card| pool.remove(card)).collect();
    order.extend(pool);
    order
}
