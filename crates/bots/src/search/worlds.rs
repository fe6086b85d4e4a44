//! Sampling of whole games that are consistent with a view.

use arrayvec::ArrayVec;
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Determinization, Game, RandomSource, View};

use crate::SeatStyles;
use crate::rng::SeatRng;

/// How likely a world is, given how the seats play.
pub(super) type Likelihood<'a, G> = dyn Fn(&G, &SeatStyles) -> f64 + 'a;

/// Number of worlds from which a likely one is chosen.
const CANDIDATES: usize = 4;
/// Resolution of likelihoods when a world is chosen.
const RESOLUTION: u32 = 1 << 20;

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

    /// Samples some worlds and chooses one with a probability proportional to its likelihood.
    pub(super) fn sample_likely(
        &mut self,
        styles: &SeatStyles,
        likelihood: Option<&Likelihood<'_, G>>,
        rng: &mut SeatRng,
    ) -> Option<G> {
        let Some(likelihood) = likelihood else { return self.sample(rng) };
        let mut candidates = ArrayVec::<(G, f64), CANDIDATES>::new();
        for _ in 0..CANDIDATES {
            let world = self.sample(rng)?;
            let weight = likelihood(&world, styles);
            candidates.push((world, weight));
        }
        let total: f64 = candidates.iter().map(|(_, weight)| weight).sum();
        let mut roll = f64::from(rng.below(RESOLUTION)) / f64::from(RESOLUTION) * total;
        let mut last = None;
        for (world, weight) in candidates {
            last = Some(world);
            if roll < weight {
                break;
            }
            roll -= weight;
        }
        last
    }
}
