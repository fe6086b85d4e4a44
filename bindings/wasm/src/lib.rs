//! The engine as a WebAssembly module for the web client: the same rules, views, texts and checks as everywhere else.
//!
//! - [`follow`]: applies the events of an update to a game; returns the lines of the log and the view after each
//! - [`start`], [`view`], [`summarize`], [`result`]: games before the first deal, views, messages
//! - [`MatchReplay`]: a record step by step
//! - [`compare_deals`]: the deals of a record next to those that follow from its seed
//!
//! Arguments and results are JSON, in the types of `docs/protocol/protocol.ts` and `web/src/engine/types.ts`. A *game* is the
//! JSON of an [`AnyGame`](rodeo_rules::any::AnyGame) with only what its viewer knows. It can be kept, sent and followed
//! further; its fields are no part of the interface. `seat` is the viewer; without it, a spectator. Invalid arguments are
//! errors and never stop the module.

mod follow;
mod game;
mod replay;

use rodeo_rules::record::Record;
use wasm_bindgen::prelude::*;

pub use follow::{Followed, FollowedEvent};
pub use game::EngineError;
pub use replay::{MatchReplay, ReplayedStep};

type Json = Result<String, EngineError>;

impl From<EngineError> for JsValue {
    fn from(error: EngineError) -> JsValue {
        JsError::new(&error.to_string()).into()
    }
}

/// Returns a game before the first deal.
#[wasm_bindgen]
pub fn start(rules: &str, seat: Option<u8>) -> Json {
    game::start(rules, seat)
}

/// Returns the view of a game. `show_seen`: whether it includes the cards that everyone has seen.
#[wasm_bindgen]
pub fn view(game: &str, seat: Option<u8>, show_seen: bool) -> Json {
    game::view(game, seat, show_seen)
}

/// Applies events to a game. Returns a [`Followed`], whose lines address the seat as "you".
#[wasm_bindgen]
pub fn follow(game: &str, events: &str, seat: Option<u8>, show_seen: bool) -> Json {
    follow::follow(game, events, seat, show_seen)
}

/// Returns the message that sums up the events of a turn for a seat, or `null`. `game` is the one after the events.
#[wasm_bindgen]
pub fn summarize(game: &str, events: &str, seat: u8) -> Json {
    follow::summarize(game, events, seat)
}

/// Returns the message for the result of a match.
#[wasm_bindgen]
pub fn result(game: &str, outcome: &str, reader: Option<u8>) -> Json {
    follow::result(game, outcome, reader)
}

/// Compares the deals of a record, as text or JSON, with its seed. Returns a `DealReport`, or `null` without a seed.
#[wasm_bindgen]
pub fn compare_deals(record: &str) -> Json {
    let record = Record::read(record.as_bytes())?;
    Ok(serde_json::to_string(&rodeo_rules::record::compare_deals(&record)?)?)
}

/// Returns the SHA-256 of a secret of 64 hexadecimal digits: the commitment that is published before the first deal.
#[wasm_bindgen]
pub fn commitment(secret: &str) -> Json {
    game::commitment(secret)
}
