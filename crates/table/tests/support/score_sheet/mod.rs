//! Checks the score sheet against views and events. Each game has a file here.

use rodeo_protocol::message::Snapshot;
use rodeo_protocol::table::ScoreSheet;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::{Rules, View};

use super::client::ClientState;
use super::harness::Harness;

/// Scores of all sides.
type Line = Vec<i32>;

/// What a view says about the rounds.
struct Rounds {
    /// Number of the round; after the match, the number of rounds played.
    round: u16,
    /// Whether the match is still played.
    playing: bool,
    /// Scores of the completed rounds, if the view has them now.
    scores: Option<Line>,
}

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

macro_rules! every_game {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(mod $module;)+

        fn rounds(view: &GameView) -> Rounds {
            match view {
                $(GameView::$Game(view) => $module::rounds(view),)+
            }
        }

        /// Adds what an event scores, and says whether it completes a round. `lines`: number of lines so far.
        fn add_event(now: &mut Line, event: &AnyEvent, after: &AnyGame, lines: usize) -> bool {
            match (event, after) {
                $((AnyEvent::$Game(event), AnyGame::$Game(after)) => $module::add_event(now, event, after, lines),)+
                _ => panic!("an event of another game: {event:?}"),
            }
        }
    };
}

rodeo_rules::for_each_game!(every_game!());

/// There is a line for each completed round, and the last line equals the scores in the view, if the view has scores of
/// completed rounds.
fn check_against_view(sheet: &ScoreSheet, view: &GameView) {
    let Rounds { round, playing, scores } = rounds(view);
    let over = usize::from(round - u16::from(playing));
    assert_eq!(
        usize::from(sheet.rounds_before) + sheet.lines.len(),
        over + 1,
        "not a line for each completed round"
    );
    let last = sheet.lines.last().map(|line| line.to_vec());
    assert!(scores.is_none() || scores == last, "{scores:?} in the view, {last:?} on the sheet");
}

/// The lines of the sheet, computed from the events.
fn lines_from_events(state: &ClientState) -> Vec<Line> {
    let rules = state.table.settings.rules;
    let mut view: View<AnyGame> = View::new(&rules, state.viewer()).unwrap();
    // Of a team game: the team and its opponent.
    let sides = if rules.kind().descriptor().is_cooperative() { 2 } else { usize::from(rules.players()) };
    let mut now = vec![0; sides];
    let mut lines = vec![now.clone()];
    for event in &state.events {
        view.follow(event);
        if add_event(&mut now, event, &view, lines.len()) {
            lines.push(now.clone());
        }
    }
    lines
}

/// Adds scores by side.
fn add<const N: usize>(scores: &mut [i32], more: [i32; N]) {
    scores.iter_mut().zip(more).for_each(|(score, more)| *score += more);
}
