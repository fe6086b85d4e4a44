//! Games as their viewers know them.

use rodeo_narration::Line;
use rodeo_protocol::view::{GameView, InsertionForecast};
use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};
use wasm_bindgen::prelude::*;

use crate::error::EngineError;
use crate::follow::Narrator;
use crate::json;

/// Returns the message that sums up events for a seat, or `null`.
pub(crate) fn summarize(after: &View<AnyGame>, events: &str, seat: u8) -> Result<String, EngineError> {
    let events: Vec<AnyEvent> = json::from_str(events)?;
    let summary = Seat::new(seat).and_then(|seat| rodeo_narration::summarize(&events, after, seat));
    Ok(serde_json::to_string(&summary)?)
}

/// Returns the view if an event happened.
pub(crate) fn foresee(view: &View<AnyGame>, event: &str) -> Result<String, EngineError> {
    let event: AnyEvent = json::from_str(event)?;
    let mut after = view.clone();
    after.follow(&event);
    Ok(serde_json::to_string(&GameView::new(&after, false))?)
}

/// Returns where a choice would put a card between the cards of a row, or `null`.
pub(crate) fn forecast_insertion(view: &View<AnyGame>, words: &str) -> Result<String, EngineError> {
    let words = rodeo_rules::choice::read_words(words)?;
    Ok(serde_json::to_string(&InsertionForecast::of(view, &words))?)
}

/// A game as its viewer knows it.
#[wasm_bindgen]
pub struct FollowedGame {
    view: View<AnyGame>,
}

#[wasm_bindgen]
impl FollowedGame {
    /// Reads a game, with only what its viewer knows. `seat` is the viewer; without it, a spectator.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, seat: Option<u8>) -> Result<FollowedGame, EngineError> {
        let game: AnyGame = json::from_str(game)?;
        Ok(FollowedGame { view: game.view(viewer(seat)) })
    }

    /// Returns a game before the first deal.
    pub fn start(rules: &str, seat: Option<u8>) -> Result<FollowedGame, EngineError> {
        let rules: AnyRules = json::from_str(rules)?;
        Ok(FollowedGame { view: View::new(&rules, viewer(seat))? })
    }

    /// Returns the view. `show_seen`: whether it includes the cards that everyone has seen.
    pub fn view(&self, show_seen: bool) -> Result<String, EngineError> {
        Ok(serde_json::to_string(&GameView::new(&self.view, show_seen))?)
    }

    /// Applies events. Returns a list with a [`FollowedEvent`](crate::FollowedEvent) for each, whose lines address the seat as
    /// "you".
    pub fn follow(&mut self, events: &str, show_seen: bool) -> Result<String, EngineError> {
        let events: Vec<AnyEvent> = json::from_str(events)?;
        let reader = match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let mut narrator = Narrator::new(reader);
        for event in &events {
            narrator.follow(event, &mut self.view, show_seen);
        }
        Ok(serde_json::to_string(&narrator.followed)?)
    }

    /// Returns the view if an event happened. The game stays as it is.
    pub fn foresee(&self, event: &str) -> Result<String, EngineError> {
        foresee(&self.view, event)
    }

    /// Returns where a choice would put a card between the cards of a row (`InsertionForecast`), or `null`. `words` are the
    /// words of the choice, separated by spaces.
    pub fn forecast_insertion(&self, words: &str) -> Result<String, EngineError> {
        forecast_insertion(&self.view, words)
    }

    /// Returns the message that sums up the events of a turn for a seat, or `null`. The events are the last ones that were
    /// applied.
    pub fn summarize(&self, events: &str, seat: u8) -> Result<String, EngineError> {
        summarize(&self.view, events, seat)
    }
}

impl FollowedGame {
    /// The game as its viewer knows it, for callers in Rust.
    pub fn known(&self) -> &AnyGame {
        &self.view
    }
}

/// Returns the lines of the log about each event of a match, from its first deal. They address the seat as "you".
#[wasm_bindgen]
pub fn narrate(rules: &str, events: &str, seat: Option<u8>) -> Result<String, EngineError> {
    let rules: AnyRules = json::from_str(rules)?;
    let events: Vec<AnyEvent> = json::from_str(events)?;
    let mut view = View::<AnyGame>::new(&rules, viewer(seat))?;
    let narrate = |event: &AnyEvent| {
        let lines = rodeo_narration::narrate(event, &view, seat.and_then(Seat::new));
        view.follow(event);
        lines
    };
    let lines: Vec<Vec<Line>> = events.iter().map(narrate).collect();
    Ok(serde_json::to_string(&lines)?)
}

/// A spectator, unless there is a seat.
fn viewer(seat: Option<u8>) -> Viewer {
    seat.and_then(Seat::new).map_or(Viewer::Public, Viewer::Seat)
}
