//! Tables with bots as a WebAssembly module: what a server does for a table, for one player on a device.
//!
//! - [`DeviceTable`]: a table with its connections and bots; answers in the messages of the protocol
//! - [`Effects`]: what the caller must store and deliver after each input
//! - [`load_weights`]: the weights of bots, which are files of their own
//! - [`what_if`]: a table that continues a record with another choice
//! - [`games`], [`record_text`]: the rest of the API that needs Rust
//! - [`BotMatch`]: matches among bots, for measurements and tests; [`play_random_matches`], [`play_out_worlds`]: their parts
//!
//! The web client runs it in a worker (`web/src/offline`), which stores what the table tells it to store. Arguments and
//! results are JSON, in the types of `docs/protocol/protocol.ts` and `web/src/offline/types.ts`. Times are milliseconds since
//! the Unix epoch. Errors are [`Problem`]s as JSON; a rejected input changes nothing.

mod bots;
mod clock;
mod effects;
mod random;
mod speed;
mod table;
mod what_if;

use rodeo_protocol::{Problem, ProblemCode};
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use serde::Serialize;
use wasm_bindgen::prelude::*;

pub use bots::BotMatch;
pub use effects::{Delivery, Effects, StoredFacts, StoredMatch};
pub use random::{DeviceRandom, ID_PREFIX, new_guest_id};
pub use speed::{play_out_worlds, play_random_matches};
pub use table::DeviceTable;
pub use what_if::what_if;

/// A problem that JavaScript receives as JSON text.
#[derive(Debug)]
pub struct DeviceError(pub Problem);

impl From<Problem> for DeviceError {
    fn from(problem: Problem) -> DeviceError {
        DeviceError(problem)
    }
}

impl From<DeviceError> for JsValue {
    fn from(DeviceError(problem): DeviceError) -> JsValue {
        JsValue::from_str(&to_json(&problem))
    }
}

pub(crate) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages are plain data with string keys")
}

pub(crate) fn malformed(error: impl std::fmt::Display) -> DeviceError {
    DeviceError(Problem::new(ProblemCode::Malformed, format!("Invalid request: {error}.")))
}

/// Prepares the module: sets the clock of bots with a time budget.
#[wasm_bindgen(start)]
pub fn start() {
    clock::set();
}

/// Returns the games with their options and bot levels, as the endpoint `games`.
#[wasm_bindgen]
pub fn games() -> String {
    let games: Vec<_> = GameKind::ALL.iter().map(|&game| rodeo_table::game_info(game)).collect();
    to_json(&games)
}

/// Loads a weight file, whose name is one of [`Effects::missing_weights`]. Rejects every other content than the file that belongs
/// to this module.
#[wasm_bindgen]
pub fn load_weights(name: &str, bytes: &[u8]) -> Result<(), DeviceError> {
    let file = rodeo_bots::weight_file(name).ok_or_else(|| malformed(format!("no weight file {name:?}")))?;
    file.load(bytes).map_err(malformed)
}

/// Returns a record in JSON as text.
#[wasm_bindgen]
pub fn record_text(json: &str) -> Result<String, DeviceError> {
    Ok(Record::read(json.as_bytes()).map_err(malformed)?.to_text())
}

/// Returns a name as it is shown: 1 to 24 visible characters.
#[wasm_bindgen]
pub fn clean_name(name: &str) -> Result<String, DeviceError> {
    let invalid = || Problem::new(ProblemCode::InvalidName, "A name has 1 to 24 visible characters.");
    Ok(rodeo_table::sanitize::name(name).ok_or_else(invalid)?)
}
