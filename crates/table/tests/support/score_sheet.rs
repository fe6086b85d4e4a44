//! Checks the score sheet against views and events.

use rodeo_protocol::message::Snapshot;
use rodeo_protocol::table::ScoreSheet;
use rodeo_protocol::view::{BuffaloPhase, GameView};
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::buffalo::{self, Owner, Phase};
use rodeo_rules::game::{Game, Rules, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::{bull_party, take_that, take6};

use super::client::ClientState;
use super::harness::Harness;

type Line = Vec<i32>;

impl Harness {
    /// The sheet agrees with the view next to it and, for clients that received all events, with the events.
    pub fn check_score_sheet(&self, snapshots: &[Option<Snapshot>]) {
        for fresh in snapshots.iter().flatten() {
            assert_eq!(
                fresh.view.is_some(),
                fresh.score_sheet.is_some(),
                "a view without a score sheet, or the reverse"
            );
            let Some((view, sheet)) = fresh.view.as_ref().zip(fresh.score_sheet.as_ref()) else { continue };
            check_against_view(sheet, view);
        }
        let present = self.clients.iter().filter(|client| client.connections > 0);
        for state in present.filter_map(|client| client.state.as_ref()).filter(|state| state.complete) {
            let Some(sheet) = &state.score_sheet else { continue };
            let lines: Vec<Line> = sheet.lines.iter().map(|line| line.to_vec()).collect();
            assert_eq!(lines, lines_from_events(state), "the sheet differs from the events");
        }
    }
}

/// There is a line for each completed round, and the last line equals the scores in the view, if the view has scores of
/// completed rounds.
fn check_against_view(sheet: &ScoreSheet, view: &GameView) {
    let (round, playing, before): (u16, bool, Option<Line>) = match view {
        GameView::Take6(view) => {
            let scores = view.seats.iter().map(|seat| seat.score as i32).collect();
            (view.round, view.outcome.is_none(), Some(scores))
        }
        GameView::TakeThat(view) => {
            let scores = view.seats.iter().map(|seat| seat.score.into()).collect();
            (view.round.into(), view.outcome.is_none(), Some(scores))
        }
        GameView::BullParty(view) => {
            let scores = view.seats.iter().map(|seat| seat.score).collect();
            (view.round.into(), view.outcome.is_none(), view.outcome.is_some().then_some(scores))
        }
        GameView::Buffalo(view) => {
            let sides = [view.team_score, view.buffalo_heads].map(i32::from).to_vec();
            let between = matches!(view.phase, BuffaloPhase::Pick | BuffaloPhase::Over);
            (view.turn.into(), view.outcome.is_none(), between.then_some(sides))
        }
    };
    let over = usize::from(round - u16::from(playing));
    assert_eq!(
        usize::from(sheet.rounds_before) + sheet.lines.len(),
        over + 1,
        "not a line for each completed round"
    );
    let last = sheet.lines.last().map(|line| line.to_vec());
    assert!(before.is_none() || before == last, "{before:?} in the view, {last:?} on the sheet");
}

/// The lines of the sheet, computed from the events.
fn lines_from_events(state: &ClientState) -> Vec<Line> {
    let rules = state.table.settings.rules;
    let mut view: View<AnyGame> = View::new(&rules, state.viewer()).unwrap();
    let sides = if matches!(&*view, AnyGame::Buffalo(_)) { 2 } else { usize::from(rules.players()) };
    let mut now = vec![0; sides];
    let mut lines = vec![now.clone()];
    for event in &state.events {
        view.follow(event);
        let over = match (event, &*view) {
            (AnyEvent::Take6(take6::Event::RoundScored { heads }), _) => {
                add(&mut now, heads.map(i32::from));
                true
            }
            (AnyEvent::TakeThat(take_that::Event::GameScored { points, .. }), _) => {
                add(&mut now, points.map(i32::from));
                true
            }
            (AnyEvent::BullParty(event), AnyGame::BullParty(game)) => {
                now = Seat::all(rules.players()).map(|seat| game.score(seat)).collect();
                matches!(event, bull_party::Event::RoundOver | bull_party::Event::Scored { .. })
            }
            (AnyEvent::Buffalo(event), AnyGame::Buffalo(game)) => {
                add(&mut now, taken(event, i32::from(game.rules().head_counts())));
                game.phase() == Phase::Pick && lines.len() == game.turn() as usize
            }
            _ => false,
        };
        if over {
            lines.push(now.clone());
        }
    }
    lines
}

/// Heads that the team and the buffalo take in an event. `weight` is the value of a head for the team.
fn taken(event: &buffalo::Event, weight: i32) -> [i32; 2] {
    match event {
        buffalo::Event::Took { owner: Owner::Seat(_), heads, .. } => [weight * i32::from(*heads), 0],
        buffalo::Event::Took { owner: Owner::Buffalo, heads, .. } => [0, i32::from(*heads)],
        buffalo::Event::Inserted { took: Some(took), .. }
        | buffalo::Event::Pushed { took: Some(took), .. } => [weight * i32::from(took.heads), 0],
        _ => [0, 0],
    }
}

fn add<const N: usize>(scores: &mut Line, more: [i32; N]) {
    scores.iter_mut().zip(more).for_each(|(score, more)| *score += more);
}
