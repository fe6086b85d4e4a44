//! Games as their viewers know them.

use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::deal::{Hex32, ParseHexError, Seed};
use rodeo_rules::game::{Game, RulesError, View};
use rodeo_rules::record::RecordError;
use rodeo_rules::seat::{Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a function of the module failed.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// An argument that is not the expected JSON.
    #[error("invalid JSON: {0}")]
    Json(#[from] serde_json::Error),
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

/// Parses JSON in two steps. Types that are parsed from values need much less code than types that are parsed from text.
pub(crate) fn parse<T: DeserializeOwned>(json: &str) -> Result<T, EngineError> {
    Ok(T::deserialize(serde_json::from_str::<Value>(json)?)?)
}

/// A spectator, unless there is a seat.
fn viewer(seat: Option<u8>) -> Viewer {
    seat.and_then(Seat::new).map_or(Viewer::Public, Viewer::Seat)
}

/// Parses a game as its viewer knows it.
pub(crate) fn read(game: &str, seat: Option<u8>) -> Result<View<AnyGame>, EngineError> {
    let game: AnyGame = parse(game)?;
    Ok(game.view(viewer(seat)))
}

pub(crate) fn start(rules: &str, seat: Option<u8>) -> Result<String, EngineError> {
    let rules: AnyRules = parse(rules)?;
    let view = View::<AnyGame>::new(&rules, viewer(seat))?;
    Ok(serde_json::to_string(&*view)?)
}

pub(crate) fn view(game: &str, seat: Option<u8>, show_seen: bool) -> Result<String, EngineError> {
    Ok(serde_json::to_string(&GameView::new(&read(game, seat)?, show_seen))?)
}

pub(crate) fn commitment(secret: &str) -> Result<String, EngineError> {
    let Hex32(secret) = secret.parse()?;
    Ok(serde_json::to_string(&Hex32(Seed::new(secret, &[]).commitment()).to_string())?)
}
