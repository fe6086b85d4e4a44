//! Beat the Buffalo.

use rodeo_protocol::view::{BuffaloPhase, BuffaloView};
use rodeo_rules::buffalo::{Buffalo, Event, Owner, Phase};
use rodeo_rules::game::Game;

use super::{Line, Rounds, add};

pub fn rounds(view: &BuffaloView) -> Rounds {
    let sides = [view.team_score, view.buffalo_heads].map(i32::from).to_vec();
    let between = matches!(view.phase, BuffaloPhase::Pick | BuffaloPhase::Over);
    Rounds { round: view.turn.into(), playing: view.outcome.is_none(), scores: between.then_some(sides) }
}

pub fn add_event(now: &mut Line, event: &Event, after: &Buffalo, lines: usize) -> bool {
    add(now, taken(event, i32::from(after.rules().head_counts())));
    after.phase() == Phase::Pick && lines == after.turn() as usize
}

/// Heads that the team and the buffalo take in an event. `weight` is the value of a head for the team.
fn taken(event: &Event, weight: i32) -> [i32; 2] {
    match event {
        Event::Took { owner: Owner::Seat(_), heads, .. } => [weight * i32::from(*heads), 0],
        Event::Took { owner: Owner::Buffalo, heads, .. } => [0, i32::from(*heads)],
        Event::Inserted { took: Some(took), .. } | Event::Pushed { took: Some(took), .. } => {
            [weight * i32::from(took.heads), 0]
        }
        _ => [0, 0],
    }
}
