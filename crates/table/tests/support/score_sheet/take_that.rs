//! Take That.

use rodeo_protocol::view::TakeThatView;
use rodeo_rules::take_that::{Event, TakeThat};

use super::{Line, Rounds, add};

pub fn rounds(view: &TakeThatView) -> Rounds {
    let scores = view.seats.iter().map(|seat| seat.score.into()).collect();
    Rounds { round: view.round.into(), playing: view.outcome.is_none(), scores: Some(scores) }
}

pub fn add_event(now: &mut Line, event: &Event, _after: &TakeThat, _lines: usize) -> bool {
    match event {
        Event::GameScored { points, .. } => {
            add(now, points.map(i32::from));
            true
        }
        _ => false,
    }
}
