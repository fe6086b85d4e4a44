//! Sampling of whole games that are consistent with a view.

use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Determinization, Game, View};

use crate::rng::SeatRng;

/// A sampler of determinized worlds. Everything the view knows for certain holds in each of them.
pub struct Worlds<'a, G: Game> {
    view: &'a View<G>,
    determinization: Determinization,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Worlds consistent with this view.
    pub fn new(view: &'a View<G>) -> Worlds<'a, G> {
        let orders = view.unknown().iter().map(|pool| pool.cards.iter().collect::<Order>()).collect();
        Worlds { view, determinization: orders }
    }

    /// Samples a world: the cards of each hidden pool are shuffled.
    pub fn sample(&mut self, rng: &mut SeatRng) -> Option<G> {
        for order in &mut self.determinization {
            shuffle_prefix(order, u8::MAX, rng);
        }
        self.view.imagine(&self.determinization).ok()
    }
}
