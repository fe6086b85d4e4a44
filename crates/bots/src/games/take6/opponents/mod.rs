//! The opponent model: which style each seat plays, judged by the cards it has played.
//!
//! The prior is the declared level of a bot, or what earlier matches of a guest tell. A learned model ([`play_model`]) gives the
//! likelihood of every card for every style from what everybody sees; the unknown hand is averaged out by learning.
//! Likelihoods are multiplied over the turns of the match. Older turns count less and less, so that the estimate follows players
//! who change. It uses nothing that is hidden from anyone, so all viewers come to the same estimate.

mod play_model;
mod turn_cache;

use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{MAX_SEATS, Viewer};
use rodeo_rules::take6::{DealMode, Event, Fans, Play, Rules, Take6};

use crate::{DecisionContext, OpponentEstimate, StyleEvidence};
pub(super) use play_model::STYLES;

/// Turns that are considered. Older ones would hardly count.
const MAX_TURNS: usize = 200;

/// Estimates the styles of all seats. Only declared levels and earlier matches count if there is no evidence.
pub(super) fn estimate(context: &DecisionContext<'_, Take6>) -> OpponentEstimate {
    let prior = OpponentEstimate::prior(context.declared, context.earlier);
    if context.history.is_empty() {
        return prior;
    }
    match evidence(&context.view.rules(), context.view.viewer(), context.history) {
        Some(evidence) => prior.update(&evidence),
        None => prior,
    }
}

/// What the cards played in a history tell about the styles of all seats. `None` with fan cards or a draft, for which the play
/// model was not trained.
pub(super) fn evidence(
    rules: &Rules,
    viewer: Viewer,
    history: &[Event],
) -> Option<[StyleEvidence; MAX_SEATS]> {
    if rules.fans != Fans::NONE || rules.deal != DealMode::Random {
        return None;
    }
    let mut view = View::<Take6>::new(rules, viewer).ok()?;
    let turns = history.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
    let mut skipped = turns.saturating_sub(MAX_TURNS);
    let mut evidence = [StyleEvidence::default(); MAX_SEATS];
    for event in history {
        if let Event::Revealed { plays } = event {
            match skipped {
                0 => add_turn(&view, plays, &mut evidence),
                _ => skipped -= 1,
            }
        }
        view.follow(event);
    }
    Some(evidence)
}

/// Adds the cards of one turn.
fn add_turn(before: &Take6, plays: &[Option<Play>; MAX_SEATS], evidence: &mut [StyleEvidence; MAX_SEATS]) {
    let Some(likelihoods) = turn_cache::likelihoods(before, plays) else { return };
    for ((evidence, likelihoods), play) in evidence.iter_mut().zip(&likelihoods).zip(plays) {
        if play.is_some() {
            evidence.add(likelihoods);
        }
    }
}
