//! Why a record cannot be reviewed.

use rodeo_review::{HintError, ReviewError};
use rodeo_rules::record::RecordError;
use serde_json::json;
use wasm_bindgen::prelude::*;

use crate::MAX_CHOICES;

/// Why a record cannot be reviewed. JavaScript receives it as JSON with `code` and `message`.
#[derive(Debug, thiserror::Error)]
pub enum ReviewProblem {
    /// A record that breaks its format.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A record that breaks the rules. Decisions before that step have been reported.
    #[error("step {step} of the record: {error}")]
    Rejected {
        /// Number of the step, from 0.
        step: usize,
        /// Why the step is rejected.
        error: Box<RecordError>,
    },
    /// A record with more choices than any match has.
    #[error("the record has {choices} choices (at most {MAX_CHOICES})")]
    TooLong {
        /// Number of choices in the record.
        choices: usize,
    },
    /// Weights of bots that are not loaded, or not those of this module.
    #[error("weights of bots: {0}")]
    Weights(String),
    /// A position for which there is no hint.
    #[error(transparent)]
    Hint(#[from] HintError),
    /// A request that is not the expected JSON.
    #[error("invalid request: {0}")]
    Request(#[from] serde_json::Error),
    /// A position that could not be simulated; this is a bug.
    #[error("cannot simulate step {0}")]
    Simulation(usize),
}

impl ReviewProblem {
    /// Stable name of the problem, part of the id of its message in the web client.
    pub fn code(&self) -> &'static str {
        match self {
            ReviewProblem::Record(_) => "unreadable",
            ReviewProblem::Rejected { .. } => "rejected",
            ReviewProblem::TooLong { .. } => "too_long",
            ReviewProblem::Weights(_) => "weights",
            ReviewProblem::Hint(_) | ReviewProblem::Request(_) | ReviewProblem::Simulation(_) => "failed",
        }
    }
}

impl From<ReviewError> for ReviewProblem {
    fn from(error: ReviewError) -> ReviewProblem {
        match error {
            ReviewError::Simulation { step } => ReviewProblem::Simulation(step),
            ReviewError::Record(error) => match error {
                RecordError::Rejected { step, .. } | RecordError::DealKind { step, .. } => {
                    ReviewProblem::Rejected { step, error: Box::new(error) }
                }
                other => ReviewProblem::Record(other),
            },
        }
    }
}

impl From<ReviewProblem> for JsValue {
    fn from(problem: ReviewProblem) -> JsValue {
        let text = json!({ "code": problem.code(), "message": problem.to_string() });
        JsValue::from_str(&text.to_string())
    }
}
