//! Errors of the functions.

use rodeo_protocol::FollowError;
use rodeo_rules::choice::ParseChoiceError;
use rodeo_rules::deal::ParseHexError;
use rodeo_rules::game::RulesError;
use rodeo_rules::record::RecordError;
use wasm_bindgen::prelude::*;

use crate::json::JsonError;

/// Why a function of the module failed.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// An argument that is not the expected JSON.
    #[error(transparent)]
    Json(#[from] JsonError),
    /// A result that cannot be written.
    #[error(transparent)]
    Write(#[from] serde_json::Error),
    /// Words that are not a choice.
    #[error(transparent)]
    Choice(#[from] ParseChoiceError),
    /// Changes that cannot be followed.
    #[error(transparent)]
    Follow(#[from] FollowError),
    /// Rules that cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A record that cannot be read or replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A secret that is not 64 hexadecimal digits.
    #[error(transparent)]
    Hex(#[from] ParseHexError),
    /// A step beyond the end of a record.
    #[error("the match has {steps} steps")]
    Step {
        /// Number of steps of the record.
        steps: usize,
    },
}

impl From<EngineError> for JsValue {
    fn from(error: EngineError) -> JsValue {
        JsError::new(&error.to_string()).into()
    }
}
