//! Whole games that look like this to the seat.

use arrayvec::ArrayVec;
use rodeo_rules::card::{CardSet, MAX_CARD};
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Dice, Filling, Game, View};

use crate::dice::SeatDice;

/// By place in the order of the first unknown pool: cards that hardly lie there, going by how the others played. Places
/// behind the last one may hold anything.
pub type Doubts = ArrayVec<CardSet, { MAX_CARD as usize }>;

/// Worlds that look like this to the viewer, one after another. What is certain holds in each of them, and what is
/// likely in most.
pub struct Worlds<'a, G: Game> {
    view: &'a View<G>,
    filling: Filling,
    doubts: Doubts,
}

/// In one of so many worlds nobody draws conclusions: people overlook things.
const NAIVE: u32 = 8;
/// How often another place is looked for.
const TRIES: usize = 8;

impl<'a, G: Game> Worlds<'a, G> {
    /// Worlds behind this view.
    pub fn new(view: &'a View<G>, doubts: Doubts) -> Worlds<'a, G> {
        let orders = view.unknown().iter().map(|pool| pool.cards.iter().collect::<Order>()).collect();
        Worlds { view, filling: orders, doubts }
    }

    /// Another one.
    pub fn next(&mut self, dice: &mut SeatDice) -> Option<G> {
        for order in &mut self.filling {
            shuffle_prefix(order, u8::MAX, dice);
        }
        if !self.doubts.is_empty()
            && dice.below(NAIVE) > 0
            && let Some(order) = self.filling.first_mut()
        {
            settle(order, &self.doubts, dice);
        }
        self.view.imagine(&self.filling).ok()
    }
}

/// Cards that lie where they hardly can change places with others, as far as that is easy.
fn settle(order: &mut Order, doubts: &[CardSet], dice: &mut SeatDice) {
    let Ok(places) = u32::try_from(order.len()) else { return };
    let doubted = |place: usize| doubts.get(place).copied().unwrap_or_default();
    for place in 0..order.len().min(doubts.len()) {
        if !doubted(place).contains(order[place]) {
            continue;
        }
        for _ in 0..TRIES {
            let other = dice.below(places) as usize;
            if !doubted(place).contains(order[other]) && !doubted(other).contains(order[place]) {
                order.swap(place, other);
                break;
            }
        }
    }
}
