//! Take 6.

use rodeo_protocol::view::Take6View;
use rodeo_rules::take6::{Event, Take6};

use super::{Line, Rounds, add};

pub fn rounds(view: &Take6View) -> Rounds {
    let scores = view.seats.iter().map(|seat| seat.score as i32).collect();
    Rounds { round: view.round, playing: view.outcome.is_none(), scores: Some(scores) }
}

pub fn add_event(now: &mut Line, event: &Event, _after: &Take6, _lines: usize) -> bool {
    match event {
        Event::RoundScored { heads } => {
            add(now, heads.map(i32::from));
            true
        }
        _ => false,
    }
}
