//! The first version of `merciless`: a baseline that shows the progress of later ones (feature `baseline`).
//!
//! It searches with the same playouts, but knows opponents only as random or good players ([`random_play`]), ignores the
//! declared levels, and adds the logits of a smaller network that sees only the round.

mod random_play;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, DealMode, Fans, Phase, Take6};

use super::net::CardEstimate;
use super::net::features::Features;
use super::net::forward;
use super::net::weights::{Shape, Weights};
use crate::rng::SeatRng;
use crate::search::{SearchModel, search};
use crate::{Bot, Decision, DecisionContext};

/// Value of a unit of the logits, in wins.
const LOGIT_VALUE: f32 = 0.08;
/// The same with two players.
const LOGIT_VALUE_TWO_PLAYERS: f32 = 0.05;
/// Lower bound of a logit relative to the best card.
const MIN_RELATIVE_LOGIT: f32 = -8.0;

/// Width of the trunk of the network.
const TRUNK: usize = 256;
const SHAPE: Shape = Shape { version: 1, table: 83, card: 33, numbers: 105, blocks: 2 };

static WEIGHTS: LazyLock<Weights<TRUNK>> = LazyLock::new(|| {
    Weights::read(include_bytes!("first.net"), &SHAPE)
        .expect("the embedded weights are checked by a unit test")
});

/// The first version of `merciless`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Baseline;

impl Bot<Take6> for Baseline {
    fn decide(
        &mut self,
        context: &DecisionContext<'_, Take6>,
        rng: &mut SeatRng,
    ) -> Option<Decision<Choice>> {
        let seat = context.seat()?;
        let alternatives = Take6::alternatives(context.view, seat, rng);
        if alternatives.len() < 2 {
            return alternatives.first().copied().map(Decision::unscored);
        }
        if let Some(values) = Take6::solve(context, seat, &alternatives) {
            let best = values.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
            return best.map(|(choice, _)| Decision { choice, values });
        }
        let random_play = random_play::detect(context);
        let weight = random_play.sensible_share(context.view.players(), seat);
        let mut prior = prior(context.view, seat, &alternatives);
        prior.iter_mut().for_each(|prior| *prior *= weight);
        let styles = |rng: &mut SeatRng| random_play.sample(context.view.players(), rng);
        search(context, &alternatives, &prior, None, styles, None, rng)
    }
}

/// The logits of the network relative to its best card.
fn prior(view: &View<Take6>, seat: Seat, alternatives: &[Choice]) -> ArrayVec<f32, MAX_NEXT_WORDS> {
    let rules = view.rules();
    let supported =
        view.phase() == Phase::Choose && rules.fans == Fans::NONE && rules.deal == DealMode::Random;
    let features = if supported { Features::of_round(view, seat) } else { None };
    let estimates = features.map_or_else(ArrayVec::new, |features| forward::evaluate(&*WEIGHTS, &features));
    let best = estimates.iter().map(|estimate| estimate.logit).fold(f32::MIN, f32::max);
    let relative = |choice: &Choice| {
        let is_card = |estimate: &&CardEstimate| *choice == Choice::Card(estimate.card);
        let estimate = estimates.iter().find(is_card);
        estimate.map_or(0.0, |estimate| (estimate.logit - best).max(MIN_RELATIVE_LOGIT))
    };
    let logit_value = if view.players() == 2 { LOGIT_VALUE_TWO_PLAYERS } else { LOGIT_VALUE };
    alternatives.iter().map(|choice| logit_value * relative(choice)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_weights_are_valid() {
        assert!(Weights::<TRUNK>::read(include_bytes!("first.net"), &SHAPE).is_ok());
    }
}
