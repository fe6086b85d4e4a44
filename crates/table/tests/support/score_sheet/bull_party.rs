//! Bull Party.

use rodeo_protocol::view::BullPartyView;
use rodeo_rules::bull_party::{BullParty, Event};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;

use super::{Line, Rounds};

pub fn rounds(view: &BullPartyView) -> Rounds {
    let scores = view.seats.iter().map(|seat| seat.score).collect();
    let is_over = view.outcome.is_some();
    Rounds { round: view.round.into(), playing: !is_over, scores: is_over.then_some(scores) }
}

pub fn add_event(now: &mut Line, event: &Event, after: &BullParty, _lines: usize) -> bool {
    *now = Seat::all(after.players()).map(|seat| after.score(seat)).collect();
    matches!(event, Event::RoundOver | Event::Scored { .. })
}
