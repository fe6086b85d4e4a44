//! Following a table by the messages of its WebSocket.

use rodeo_protocol::changes::Changes;
use rodeo_protocol::message::{Snapshot, Update};
use rodeo_protocol::{Follower, FollowerStart};
use rodeo_rules::any::AnyGame;
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::error::EngineError;
use crate::follow::{FollowedEvent, Narrator};
use crate::game::{forecast_insertion, foresee, summarize};
use crate::json;

/// Changes of a table as a client with `updates=state` is sent them, and what each event changed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FollowedUpdate {
    /// The parts that have changed.
    #[serde(flatten)]
    pub update: Update,
    /// One entry for each event, in their order.
    pub followed: Vec<FollowedEvent>,
}

/// A decision of this client as its seat knows it: what a hint is computed from (`bindings/review`).
#[derive(Serialize)]
struct HintPosition<'a> {
    /// The game as the seat sees it.
    game: &'a AnyGame,
    seat: Seat,
    /// Scores at the start of the round.
    base: &'a Scores,
}

/// A table that is followed by its events.
#[wasm_bindgen]
pub struct FollowedTable {
    follower: Follower,
}

#[wasm_bindgen]
impl FollowedTable {
    /// Starts from the message `snapshot` of a connection with `updates=events`.
    #[wasm_bindgen(constructor)]
    pub fn new(snapshot: &str) -> Result<FollowedTable, EngineError> {
        let start: FollowerStart = json::from_str(snapshot)?;
        Ok(FollowedTable { follower: Follower::new(start)? })
    }

    /// Applies the message `Changes`. Returns a [`FollowedUpdate`], whose lines address the seat as "you". After an error the
    /// table cannot be followed any further.
    pub fn apply(&mut self, changes: &str) -> Result<String, EngineError> {
        let changes: Changes = json::from_str(changes)?;
        let (events, chat) = (changes.events.clone(), changes.chat.clone());
        let table_changed = changes.table.is_some();
        let game_changed = table_changed || !events.is_empty();
        let (prev_seq, prompt) = (self.follower.seq(), self.follower.prompt());
        let mut narrator = Narrator::new(self.follower.seat());
        self.follower.apply_observed(changes, &mut narrator)?;
        let now: Snapshot = self.follower.snapshot();
        let update = Update {
            seq: now.seq,
            prev_seq,
            table: table_changed.then_some(now.table),
            events,
            view: now.view.filter(|_| game_changed),
            score_sheet: now.score_sheet.filter(|_| game_changed),
            pending: Some(now.pending),
            prompt: (now.prompt != prompt).then_some(now.prompt),
            chat,
        };
        Ok(serde_json::to_string(&FollowedUpdate { update, followed: narrator.followed })?)
    }

    /// Returns what a hint for the seat is computed from, or `null` if the seat has nothing to choose.
    pub fn hint_position(&self) -> Result<String, EngineError> {
        let position = self.follower.prompt().and_then(|_| {
            let (seat, view) = (self.follower.seat()?, self.follower.view()?);
            Some(HintPosition { game: view, seat, base: self.follower.score_sheet()?.lines.last()? })
        });
        Ok(serde_json::to_string(&position)?)
    }

    /// Returns the view if an event happened, or `null` if there is no match. The table stays as it is.
    pub fn foresee(&self, event: &str) -> Result<String, EngineError> {
        self.follower.view().map_or_else(|| Ok("null".into()), |view| foresee(view, event))
    }

    /// Returns where a choice would put a card between the cards of a row (`InsertionForecast`), or `null`. `words` are the
    /// words of the choice, separated by spaces.
    pub fn forecast_insertion(&self, words: &str) -> Result<String, EngineError> {
        self.follower.view().map_or_else(|| Ok("null".into()), |view| forecast_insertion(view, words))
    }

    /// Returns the message that sums up the events of a turn for a seat, or `null`. The events are the last ones that were
    /// applied.
    pub fn summarize(&self, events: &str, seat: u8) -> Result<String, EngineError> {
        self.follower.view().map_or_else(|| Ok("null".into()), |view| summarize(view, events, seat))
    }
}
