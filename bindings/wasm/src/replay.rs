//! Records, step by step.

use rodeo_narration::Line;
use rodeo_protocol::api::ReplayStep;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::game::EngineError;

/// A step of a record, with open cards.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplayedStep {
    /// The match after the step.
    #[serde(flatten)]
    pub step: ReplayStep,
    /// Lines of the log about the step, as spectators read them.
    pub lines: Vec<Line>,
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
        let mut lines = Vec::new();
        for event in &events {
            let event = AnyGame::show(event, Viewer::Public);
            lines.extend(rodeo_narration::narrate(&event, &before, None));
            before.follow(&event);
        }
        let view_of = |viewer| GameView::new(&replay.game().view(viewer), true);
        let seats = Seat::all(replay.game().players()).map(|seat| view_of(Viewer::Seat(seat))).collect();
        let step = ReplayStep { step, steps: steps as u32, events, view: view_of(Viewer::Public), seats };
        Ok(serde_json::to_string(&ReplayedStep { step, lines })?)
    }
}
