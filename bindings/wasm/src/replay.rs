//! Records, step by step.

use rodeo_protocol::api::ReplayStep;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::standings::Scores;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::error::EngineError;
use crate::follow::{FollowedEvent, Narrator};

/// A step of a record, with open cards.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplayedStep {
    /// The match after the step.
    #[serde(flatten)]
    pub step: ReplayStep,
    /// What each event of the step changed, as spectators saw it.
    pub followed: Vec<FollowedEvent>,
}

/// The scores of a match after a step.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepScores {
    /// Number of finished rounds; in a game with a single deal, of finished turns.
    pub rounds: u16,
    /// Scores by seat. In a cooperative game: of the team and of its opponent.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<i32>"))]
    pub scores: Scores,
}

/// A match on record.
#[wasm_bindgen]
pub struct MatchReplay {
    record: Record,
}

#[wasm_bindgen]
impl MatchReplay {
    /// Reads a record, as text or JSON. Deals are replayed as written, also if they do not follow from the seed:
    /// [`compare_deals`](crate::compare_deals) reports those.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<MatchReplay, EngineError> {
        let record = Record::read(record.as_bytes())?;
        Ok(MatchReplay { record: Record { chance: None, ..record } })
    }

    /// Returns the match after `step` steps as a [`ReplayedStep`]. Replays from the start: the longest match of the family
    /// takes a few hundredths of a second.
    pub fn step(&self, step: u32) -> Result<String, EngineError> {
        let (at, steps) = (step as usize, self.record.steps.len());
        if at > steps {
            return Err(EngineError::Step { steps });
        }
        let mut replay = Replay::new(&self.record)?;
        replay.forward_to(at.saturating_sub(1))?;
        let mut before = replay.game().view(Viewer::Public);
        let mut events = Vec::new();
        if at > 0 {
            replay.step(&mut events)?;
        }
        let mut narrator = Narrator::new(None);
        for event in &events {
            narrator.follow(&AnyGame::show(event, Viewer::Public), &mut before, true);
        }
        let followed = narrator.followed;
        let view_of = |viewer| GameView::new(&replay.game().view(viewer), true);
        let seats = Seat::all(replay.game().players()).map(|seat| view_of(Viewer::Seat(seat))).collect();
        let step = ReplayStep { step, steps: steps as u32, events, view: view_of(Viewer::Public), seats };
        Ok(serde_json::to_string(&ReplayedStep { step, followed })?)
    }

    /// Returns the scores before the first step and after each one, as a list of [`StepScores`]. It ends before the first step
    /// that the rules do not allow.
    pub fn scores(&self) -> Result<String, EngineError> {
        let mut replay = Replay::new(&self.record)?;
        let mut all = vec![scores_of(replay.game())];
        let mut events = Vec::new();
        while all.len() <= self.record.steps.len() && replay.step(&mut events).is_ok() {
            events.clear();
            all.push(scores_of(replay.game()));
        }
        Ok(serde_json::to_string(&all)?)
    }
}

fn scores_of(game: &AnyGame) -> StepScores {
    let standings = game.view(Viewer::Public).standings();
    StepScores { rounds: standings.rounds, scores: standings.scores }
}
