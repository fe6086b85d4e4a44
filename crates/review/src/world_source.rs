//! The worlds in which a decision is reviewed: hidden cards, as likely as what the seat saw makes them.
//!
//! Choices tell about the cards that were kept. [`SearchModel`](rodeo_bots::SearchModel) has two models of that: the likelihood of
//! a world weights a pool of worlds, from which the worlds are drawn by systematic resampling; or a game samples likely worlds
//! itself. In other games all worlds are equally likely.

use rodeo_bots::{DecisionContext, OpponentEstimate, SeatRng, WorldLikelihood, WorldSampler, Worlds};
use rodeo_rules::game::RandomSource;
use rodeo_rules::seat::Seat;

use crate::games::ReviewModel;

/// Size of the pool, as a multiple of the worlds that are drawn from it.
const POOL: usize = 4;
/// Resolution of the random offset of the resampling.
const RESOLUTION: u32 = 1 << 20;

/// A sampler of worlds.
pub struct WorldSource<'a, G: ReviewModel> {
    worlds: Worlds<'a, G>,
    evidence: Option<Evidence<'a, G>>,
    /// Drawn worlds that were not used yet.
    drawn: Vec<G>,
}

/// What the choices so far tell about hidden cards.
enum Evidence<'a, G: ReviewModel> {
    /// How likely a world is.
    Likelihood(WorldLikelihood<'a, G>, OpponentEstimate),
    /// Samples likely worlds.
    Sampler(WorldSampler<'a, G>),
}

impl<'a, G: ReviewModel> Evidence<'a, G> {
    /// `None` if all worlds are equally likely.
    fn new(context: &'a DecisionContext<'a, G>, seat: Seat, rng: &mut SeatRng) -> Option<Evidence<'a, G>> {
        match G::likely_worlds(context, rng) {
            Some(sampler) => Some(Evidence::Sampler(sampler)),
            None => G::world_likelihood(context, seat)
                .map(|likelihood| Evidence::Likelihood(likelihood, G::estimate_opponents(context))),
        }
    }
}

/// Whether the choices so far tell anything about hidden cards.
pub fn has_evidence<G: ReviewModel>(context: &DecisionContext<'_, G>, seat: Seat) -> bool {
    // The random numbers decide which worlds are sampled, and none are.
    Evidence::new(context, seat, &mut SeatRng::new(0)).is_some()
}

impl<'a, G: ReviewModel> WorldSource<'a, G> {
    /// Worlds consistent with the view of the seat, weighted by its history.
    pub fn new(context: &'a DecisionContext<'a, G>, seat: Seat, rng: &mut SeatRng) -> WorldSource<'a, G> {
        let evidence = Evidence::new(context, seat, rng);
        WorldSource { worlds: Worlds::new(context.view), evidence, drawn: Vec::new() }
    }

    /// Announces that `count` worlds are needed.
    pub fn prepare(&mut self, count: u32, rng: &mut SeatRng) -> Option<()> {
        let count = count as usize;
        self.drawn = match &mut self.evidence {
            None => return Some(()),
            Some(Evidence::Sampler(sample)) => (0..count).map(|_| sample(rng)).collect::<Option<_>>()?,
            Some(Evidence::Likelihood(likelihood, opponents)) => {
                let mut pool = Vec::with_capacity(POOL * count);
                for _ in 0..POOL * count {
                    let world = self.worlds.sample(rng)?;
                    let styles = opponents.sample(world.players(), rng);
                    let weight = likelihood(&world, &styles);
                    pool.push((world, weight));
                }
                let offset = f64::from(rng.below(RESOLUTION)) / f64::from(RESOLUTION);
                let weights: Vec<f64> = pool.iter().map(|(_, weight)| *weight).collect();
                resample(&weights, count, offset).into_iter().map(|at| pool[at].0.clone()).collect()
            }
        };
        // Neighbours are copies of the same world, or similar to each other.
        for at in (1..self.drawn.len()).rev() {
            self.drawn.swap(at, rng.below(at as u32 + 1) as usize);
        }
        Some(())
    }

    /// The next world.
    pub fn sample(&mut self, rng: &mut SeatRng) -> Option<G> {
        match self.drawn.pop() {
            Some(world) => Some(world),
            None => self.worlds.sample(rng),
        }
    }
}

/// Draws `count` indices, each about as often as its share of the weights. `offset` is from 0 to 1. Without any weight, all
/// indices are equally likely.
fn resample(weights: &[f64], count: usize, offset: f64) -> Vec<usize> {
    let total: f64 = weights.iter().sum();
    let is_usable = total.is_finite() && total > 0.0;
    let share = |at: usize| if is_usable { weights[at] / total } else { 1.0 / weights.len() as f64 };
    let mut drawn = Vec::with_capacity(count);
    let mut sum = 0.0;
    for at in 0..weights.len() {
        sum += share(at) * count as f64;
        let is_last = at + 1 == weights.len();
        while drawn.len() < count && (is_last || drawn.len() as f64 + offset < sum) {
            drawn.push(at);
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_drawn_in_proportion_to_their_weights() {
        let counts = |weights: &[f64], offset: f64| {
            let drawn = resample(weights, 8, offset);
            (0..weights.len())
                .map(|at| drawn.iter().filter(|&&other| other == at).count())
                .collect::<Vec<_>>()
        };
        for offset in [0.0, 0.4, 0.999] {
            assert_eq!(counts(&[1.0, 0.0, 5.0, 2.0], offset), [1, 0, 5, 2], "{offset}");
            assert_eq!(counts(&[0.0; 4], offset), [2; 4], "{offset}");
        }
        assert_eq!(counts(&[0.5, 1.5], 0.0), [2, 6]);
        // 0.8 copies: one or none.
        assert_eq!(counts(&[1.0, 9.0], 0.7)[0], 1);
        assert_eq!(counts(&[1.0, 9.0], 0.9)[0], 0);
    }
}
