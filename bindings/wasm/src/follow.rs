//! Following a match by its events.

use rodeo_narration::Line;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame, GameKind};
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::Seat;
use serde::Serialize;

use crate::game::{EngineError, parse, read};

/// A game after some events, and what each of them changed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Followed {
    /// One entry for each event, in their order.
    pub events: Vec<FollowedEvent>,
    /// The game after the last event.
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, serde_json::Value>"))]
    pub game: AnyGame,
}

/// What an event changed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FollowedEvent {
    /// Lines of the log; none if the event needs no words.
    pub lines: Vec<Line>,
    /// The view after the event.
    pub view: GameView,
}

pub(crate) fn follow(
    game: &str,
    events: &str,
    seat: Option<u8>,
    show_seen: bool,
) -> Result<String, EngineError> {
    let mut view = read(game, seat)?;
    let events: Vec<AnyEvent> = parse(events)?;
    let reader = seat.and_then(Seat::new);
    let follow = |event: &AnyEvent| {
        let lines = rodeo_narration::narrate(event, &view, reader);
        view.follow(event);
        FollowedEvent { lines, view: GameView::new(&view, show_seen) }
    };
    let events = events.iter().map(follow).collect();
    Ok(serde_json::to_string(&Followed { events, game: *view })?)
}

pub(crate) fn summarize(game: &str, events: &str, seat: u8) -> Result<String, EngineError> {
    let events: Vec<AnyEvent> = parse(events)?;
    let after = read(game, Some(seat))?;
    let summary = Seat::new(seat).and_then(|seat| rodeo_narration::summarize(&events, &after, seat));
    Ok(serde_json::to_string(&summary)?)
}

pub(crate) fn result(game: &str, outcome: &str, reader: Option<u8>) -> Result<String, EngineError> {
    let game: GameKind = game.parse()?;
    let outcome: Outcome = parse(outcome)?;
    Ok(serde_json::to_string(&rodeo_narration::result(game, &outcome, reader.and_then(Seat::new)))?)
}
