//! The opponent model: which style each seat plays, judged by the cards it has played.
//!
//! The prior is the declared level of a bot. A learned model ([`play_model`]) gives the likelihood of every card for every
//! style from what everybody sees; the unknown hand is averaged out by learning. Likelihoods are multiplied over the turns
//! of the match. Older turns count less and less, so that the estimate follows players who change. It uses nothing that is
//! hidden from anyone, so all viewers come to the same estimate.

mod play_model;
mod turn_cache;

use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{DealMode, Event, Fans, Play, Take6};

use super::numeric::{exp, ln};
use crate::{DecisionContext, OpponentEstimate, PlayStyle, StyleProbabilities};
pub(super) use play_model::STYLES;

/// Evidence that remains after each turn.
const KEPT: f32 = 0.995;
/// Part of the probability that is spread evenly, so that the estimate is never certain.
const FLOOR: f32 = 0.02;
/// Turns that are considered. Older ones would hardly count.
const MAX_TURNS: usize = 200;

/// Estimates the styles of all seats. Only the declared levels count if there is no history, and with fan cards or a draft,
/// for which the model was not trained.
pub(super) fn estimate(context: &DecisionContext<'_, Take6>) -> OpponentEstimate {
    let prior = OpponentEstimate::prior(context.declared);
    let rules = context.view.rules();
    let supported = rules.fans == Fans::NONE && rules.deal == DealMode::Random;
    let Ok(mut view) = View::<Take6>::new(&rules, context.view.viewer()) else { return prior };
    if !supported || context.history.is_empty() {
        return prior;
    }
    let turns = context.history.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
    let mut skipped = turns.saturating_sub(MAX_TURNS);
    let mut evidence = [[0.0; PlayStyle::COUNT]; MAX_SEATS];
    for event in context.history {
        if let Event::Revealed { plays } = event {
            match skipped {
                0 => add_turn(&view, plays, &mut evidence),
                _ => skipped -= 1,
            }
        }
        view.follow(event);
    }
    let mut seats = [[0.0; PlayStyle::COUNT]; MAX_SEATS];
    for (seat, evidence) in Seat::all(MAX_SEATS as u8).zip(&evidence) {
        seats[seat.index()] = posterior(prior.of(seat), evidence);
    }
    OpponentEstimate::new(seats)
}

/// Adds the logarithms of the likelihoods of one turn.
fn add_turn(
    before: &Take6,
    plays: &[Option<Play>; MAX_SEATS],
    evidence: &mut [StyleProbabilities; MAX_SEATS],
) {
    let Some(likelihoods) = turn_cache::likelihoods(before, plays) else { return };
    for ((evidence, likelihoods), play) in evidence.iter_mut().zip(&likelihoods).zip(plays) {
        if play.is_some() {
            for (evidence, likelihood) in evidence.iter_mut().zip(likelihoods) {
                *evidence = KEPT * *evidence + likelihood;
            }
            let most = evidence.iter().copied().fold(f32::MIN, f32::max);
            evidence.iter_mut().for_each(|evidence| *evidence -= most);
        }
    }
}

/// Combines prior and evidence.
fn posterior(prior: &StyleProbabilities, evidence: &StyleProbabilities) -> StyleProbabilities {
    let mut logs = [0.0; PlayStyle::COUNT];
    for (log, (prior, evidence)) in logs.iter_mut().zip(prior.iter().zip(evidence)) {
        *log = ln(*prior) + evidence;
    }
    let most = logs.iter().copied().fold(f32::MIN, f32::max);
    let weights = logs.map(|log| exp(log - most));
    let total: f32 = weights.iter().sum();
    weights.map(|weight| (1.0 - FLOOR) * weight / total + FLOOR / PlayStyle::COUNT as f32)
}
