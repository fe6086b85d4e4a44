//! Whole games that look like this to the seat.

use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Filling, Game, View};

use crate::dice::SeatDice;

/// Worlds that look like this to the viewer, one after another. What is certain holds in each of them.
pub struct Worlds<'a, G: Game> {
    view: &'a View<G>,
    filling: Filling,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Worlds behind this view.
    pub fn new(view: &'a View<G>) -> Worlds<'a, G> {
        let orders = view.unknown().iter().map(|pool| pool.cards.iter().collect::<Order>()).collect();
        Worlds { view, filling: orders }
    }

    /// Another one.
    pub fn next(&mut self, dice: &mut SeatDice) -> Option<G> {
        for order in &mut self.filling {
            shuffle_prefix(order, u8::MAX, dice);
        }
        self.view.imagine(&self.filling).ok()
    }
}
