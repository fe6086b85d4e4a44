//! Search: evaluates every alternative by playouts in the same determinized worlds and drops the worst early.
//!
//! - `model` ([`SearchModel`]): what the search needs to know about a game
//! - `worlds`: sampling of whole games that are consistent with a view
//! - `sampled_world` ([`SampledWorld`]): a world with the answers of the other seats, the same for all alternatives
//! - `halving`: sequential halving, which decides how many playouts each alternative gets
//!
//! In one world all alternatives meet the same hidden cards, the same answers of the other seats and the same random
//! numbers (common random numbers). Luck cancels out between alternatives, so few worlds show small differences.

mod halving;
mod model;
mod sampled_world;
mod worlds;

use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::{Seat, Viewer};

use crate::{Bot, Decision, DecisionContext, PlayStyle, SeatRng, SeatStyles};
pub use model::{Alternatives, SearchModel, Values, WorldLikelihood, WorldSampler};
pub(crate) use model::{best_first, play_until, sample_choice};
pub use sampled_world::{Answers, SampledWorld};
pub use worlds::Worlds;

/// A bot that searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// Whether to add the learned prior of the game ([`SearchModel::prior`]) to the values, and to leave decisions to
    /// learned values where they are better.
    pub use_prior: bool,
    /// Turns that playouts look ahead after the current one, in games that support it
    /// ([`SearchModel::play_briefly`]). `None`: to the end of the playout.
    pub horizon: Option<u8>,
}

impl Default for Search {
    fn default() -> Search {
        Search { use_prior: true, horizon: None }
    }
}

impl<G: SearchModel> Bot<G> for Search {
    fn decide(&mut self, context: &DecisionContext<'_, G>, rng: &mut SeatRng) -> Option<Decision<G::Choice>> {
        let seat = context.seat()?;
        let alternatives = G::alternatives(context.view, seat, rng);
        if alternatives.len() < 2 {
            return alternatives.first().copied().map(Decision::unscored);
        }
        if let Some(values) = G::solve(context, seat, &alternatives) {
            let best = values.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
            return best.map(|(choice, _)| Decision { choice, values });
        }
        let opponents = G::estimate_opponents(context);
        if self.use_prior
            && let Some(decision) = G::decide_without_search(context.view, seat, &opponents)
        {
            return Some(decision);
        }
        let prior = if self.use_prior {
            G::prior(context.view, seat, &alternatives, &opponents)
        } else {
            alternatives.iter().map(|_| 0.0).collect()
        };
        // The own seat plays well.
        let styles = |rng: &mut SeatRng| {
            let mut styles = opponents.sample(context.view.players(), rng);
            styles.set(seat, PlayStyle::Net);
            styles
        };
        let likelihood = G::world_likelihood(context, seat);
        search(context, &alternatives, &prior, self.horizon, styles, likelihood, rng)
    }

    fn supports(&mut self, view: &View<G>, proposer: Seat, proposal: &[Word]) -> bool {
        match view.viewer() {
            Viewer::Seat(seat) => G::supports_proposal(view, seat, proposer, proposal),
            Viewer::Public => false,
        }
    }
}

/// Compares the alternatives by playouts. `styles` samples how the seats play in a world; worlds with a
/// higher likelihood are sampled more often.
pub(crate) fn search<G: SearchModel>(
    context: &DecisionContext<'_, G>,
    alternatives: &[G::Choice],
    prior: &[f32],
    horizon: Option<u8>,
    mut styles: impl FnMut(&mut SeatRng) -> SeatStyles,
    likelihood: Option<WorldLikelihood<'_, G>>,
    rng: &mut SeatRng,
) -> Option<Decision<G::Choice>> {
    let seat = context.seat()?;
    let mut worlds = Worlds::new(context.view);
    let result = halving::sequential_halving(
        alternatives.len(),
        G::HEAD_START,
        context.budget,
        || {
            let styles = styles(rng);
            let world = worlds.sample_likely(&styles, likelihood.as_deref(), rng)?;
            Some(SampledWorld::new(world, seat, styles, rng)?.with_horizon(horizon))
        },
        |world, at| Some(world.evaluate(*alternatives.get(at)?)? + prior.get(at)?),
    );
    let choice = *alternatives.get(result.best())?;
    let values = alternatives.iter().zip(result.means()).zip(prior);
    let values = values.filter_map(|((choice, mean), prior)| Some((*choice, mean? - prior)));
    Some(Decision { choice, values: values.collect() })
}
