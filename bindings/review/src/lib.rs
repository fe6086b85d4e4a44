//! Reviews of matches as a WebAssembly module.
//!
//! - [`review`]: reviews a record and reports every decision as soon as it is known ([`ReviewedDecision`])
//! - [`review_record`]: the same for native code
//! - [`HintMaker`]: hints for a player at a table
//! - [`missing_weights`], [`load_weights`]: the weights of bots, which are files of their own
//!
//! The web client runs it in a worker (`web/src/review`) and ends the worker to cancel a review. Arguments and results are
//! JSON, in the types of `web/src/review/types.ts`. The same record and request give the same bytes as native code.

mod error;
mod hint;

use std::ops::ControlFlow;

use rodeo_review::{CurvePoint, Decision, Options};
use rodeo_rules::any::AnyRules;
use rodeo_rules::record::{Record, Step};
use rodeo_rules::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

pub use error::ReviewProblem;
pub use hint::HintMaker;

/// Most choices of a record that is reviewed. The longest matches of the family have some thousand.
pub const MAX_CHOICES: usize = 20_000;

/// What to review, and how thoroughly. The default is a whole review of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReviewRequest {
    /// Seats to review; `null` for all.
    pub seats: Option<Vec<Seat>>,
    /// Worlds in which every alternative is evaluated; `null` for the default of the game.
    pub worlds: Option<u32>,
    /// Seed of the sampled worlds.
    pub seed: u32,
}

/// A reviewed decision, with what else is known by then.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReviewedDecision<'a> {
    /// Number of choices reviewed so far, including this one.
    pub done: usize,
    /// Number of choices to review.
    pub all: usize,
    /// The decision. Its luck is not known yet.
    pub decision: &'a Decision,
    /// Points of the curve since the last decision.
    pub curve: &'a [CurvePoint],
}

#[wasm_bindgen]
extern "C" {
    /// An object of JavaScript that receives the decisions of a review.
    pub type Listener;

    /// Called with a [`ReviewedDecision`] as JSON.
    #[wasm_bindgen(method)]
    fn reviewed(this: &Listener, decision: &str);
}

/// Returns the names of the weight files that the review of a record needs and that are not loaded, separated by spaces.
#[wasm_bindgen]
pub fn missing_weights(record: &str) -> Result<String, ReviewProblem> {
    Ok(missing_files(&Record::read(record.as_bytes())?.rules).join(" "))
}

/// Names of the weight files that matches with these rules need and that are not loaded.
fn missing_files(rules: &AnyRules) -> Vec<&'static str> {
    rodeo_review::missing_weights(rules).map(|file| file.name()).collect()
}

fn check_weights(rules: &AnyRules) -> Result<(), ReviewProblem> {
    match missing_files(rules) {
        missing if missing.is_empty() => Ok(()),
        missing => Err(ReviewProblem::Weights(format!("not loaded: {}", missing.join(", ")))),
    }
}

/// Loads a weight file, whose name is one of [`missing_weights`]. Rejects every other content than the file that belongs to
/// this module.
#[wasm_bindgen]
pub fn load_weights(name: &str, bytes: &[u8]) -> Result<(), ReviewProblem> {
    let unknown = || ReviewProblem::Weights(format!("no weight file {name:?}"));
    let file = rodeo_bots::weight_file(name).ok_or_else(unknown)?;
    file.load(bytes).map_err(|error| ReviewProblem::Weights(error.to_string()))
}

/// Reviews a record, as text or JSON. `request` is a [`ReviewRequest`]; the result is a `Review`.
#[wasm_bindgen]
pub fn review(record: &str, request: &str, listener: &Listener) -> Result<String, ReviewProblem> {
    review_record(record, request, &mut |decision| listener.reviewed(&decision))
}

/// Reviews a record, as text or JSON, and passes every [`ReviewedDecision`] to `on_decision`.
///
/// Deals are replayed as written, also if they do not follow from the seed: the verification of records reports those.
pub fn review_record(
    record: &str,
    request: &str,
    on_decision: &mut dyn FnMut(String),
) -> Result<String, ReviewProblem> {
    let record = Record { chance: None, ..Record::read(record.as_bytes())? };
    let request: ReviewRequest = serde_json::from_str(request)?;
    let choices = record.steps.iter().map(choices).sum();
    if choices > MAX_CHOICES {
        return Err(ReviewProblem::TooLong { choices });
    }
    check_weights(&record.rules)?;
    let options = Options {
        seats: request.seats.map(|seats| seats.into_iter().collect::<SeatSet>()),
        worlds: request.worlds,
        seed: u64::from(request.seed),
        ..Options::default()
    };
    let mut known_points = 0;
    let review = rodeo_review::review(&record, &options, &mut |progress| {
        let curve = &progress.curve[known_points..];
        known_points = progress.curve.len();
        let (done, all, decision) = (progress.done, progress.all, progress.decision);
        on_decision(to_json(&ReviewedDecision { done, all, decision, curve }));
        ControlFlow::Continue(())
    })?;
    Ok(to_json(&review))
}

fn choices(step: &Step) -> usize {
    match step {
        Step::Play(choices) => choices.len(),
        Step::Deal { .. } => 0,
    }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("reviews are plain data with string keys")
}
