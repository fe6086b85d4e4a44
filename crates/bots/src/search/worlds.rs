//! Whole games that look like this to the seat.

use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Determinization, Game, View};

use crate::rng::SeatRng;

/// Worlds that look like this to the viewer, one after another. What is certain holds in each of them.
pub struct Worlds<'a, G: Game> {
    view: &'a View<G>,
    filling: Determinization,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Worlds behind this view.
    pub fn new(view: &'a View<G>) -> Worlds<'a, G> {
        let orders = view.unknown().iter().map(|pool| pool.cards.iter().collect::<Order>()).collect();
        Worlds { view, filling: orders }
    }

    /// Another one.
    pub fn next(&mut self, rng: &mut SeatRng) -> Option<G> {
        for order in &mut self.filling {
            shuffle_prefix(order, u8::MAX, rng);
        }
        self.view.imagine(&self.filling).ok()
    }
}
