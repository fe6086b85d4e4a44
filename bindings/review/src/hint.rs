//! Hints for a player at a table.

use rodeo_review::{HintPosition, Hints};
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::game::Game as _;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::standings::Scores;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::{ReviewProblem, check_weights, missing_files, to_json};

/// A position as `FollowedTable.hint_position` of `bindings/wasm` writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    game: AnyGame,
    seat: Seat,
    base: Scores,
}

/// Hints for the matches of a table. A page ends the worker to cancel a hint.
#[wasm_bindgen]
pub struct HintMaker {
    hints: Hints,
}

#[wasm_bindgen]
impl HintMaker {
    /// Returns the names of the weight files that hints need and that are not loaded, separated by spaces.
    pub fn missing_weights(rules: &str) -> Result<String, ReviewProblem> {
        let rules: AnyRules = serde_json::from_str(rules)?;
        Ok(missing_files(&rules).join(" "))
    }

    /// Prepares hints for matches with these rules, as JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str) -> Result<HintMaker, ReviewProblem> {
        let rules: AnyRules = serde_json::from_str(rules)?;
        check_weights(&rules)?;
        Ok(HintMaker { hints: Hints::new(&rules)? })
    }

    /// Returns a `Hint` for a position. `chosen` is the player's choice in words, if there is one already. The number of worlds is
    /// that of the game if it is omitted.
    pub fn hint(
        &self,
        position: &str,
        chosen: Option<String>,
        worlds: Option<u32>,
    ) -> Result<String, ReviewProblem> {
        let Position { game, seat, base } = serde_json::from_str(position)?;
        let position = HintPosition { view: game.view(Viewer::Seat(seat)), base, chosen };
        Ok(to_json(&self.hints.hint(&position, worlds, 0)?))
    }
}
