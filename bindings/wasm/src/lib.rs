//! The engine as WebAssembly modules for the web client: the same rules, views, texts and checks as everywhere else.
//!
//! There are two modules, so that a page loads only what it needs; each is this crate with one feature.
//! - `engine`: [`FollowedTable`], a table that is followed by the events of its WebSocket; [`FollowedGame`], a game that is
//!   followed by events; [`narrate`], the lines of the log about a match so far
//! - `records`: [`MatchReplay`], a record step by step; [`read_record`], [`record_result`], [`compare_deals`] and
//!   [`commitment`], to verify records; [`rate_puzzle`], the rating of a player who solves puzzles
//!
//! Both have [`result`], the message for a result. Arguments and results are JSON, in the types of `docs/protocol/protocol.ts`
//! and `web/src/engine/types.ts`. Invalid arguments are errors and never stop a module.

mod error;
mod follow;
#[cfg(feature = "engine")]
mod game;
mod json;
#[cfg(feature = "records")]
mod puzzle;
#[cfg(feature = "records")]
mod record;
#[cfg(feature = "records")]
mod replay;
#[cfg(feature = "engine")]
mod table;

use rodeo_rules::any::GameKind;
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::Seat;
use wasm_bindgen::prelude::*;

pub use error::EngineError;
pub use follow::FollowedEvent;
#[cfg(feature = "engine")]
pub use game::{FollowedGame, narrate};
pub use json::JsonError;
#[cfg(feature = "records")]
pub use puzzle::{PuzzleRating, new_puzzle_rating, rate_puzzle};
#[cfg(feature = "records")]
pub use record::{commitment, compare_deals, max_record_size, read_record, record_result};
#[cfg(feature = "records")]
pub use replay::{MatchReplay, ReplayedStep, StepScores};
#[cfg(feature = "engine")]
pub use table::{FollowedTable, FollowedUpdate};

type Json = Result<String, EngineError>;

/// Returns the message for the result of a match.
#[wasm_bindgen]
pub fn result(game: &str, outcome: &str, reader: Option<u8>) -> Json {
    let game: GameKind = game.parse()?;
    let outcome: Outcome = json::from_str(outcome)?;
    Ok(serde_json::to_string(&rodeo_narration::result(game, &outcome, reader.and_then(Seat::new)))?)
}
