//! What the score sheet must say: the sums of what everybody was told.

use rodeo_protocol::message::Snapshot;
use rodeo_protocol::table::ScoreSheet;
use rodeo_protocol::view::{BuffaloPhase, GameView};
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::buffalo::{self, Owner, Phase};
use rodeo_rules::game::{Game, Rules, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::{bull_party, take_that, take6};

use super::bench::Bench;
use super::client::Fold;

type Line = Vec<i32>;

impl Bench {
    /// The sheet fits to the view beside it, and to the events of those who were told all of them.
    pub fn the_sheet_adds_up(&self, prints: &[Option<Snapshot>]) {
        for fresh in prints.iter().flatten() {
            assert_eq!(fresh.view.is_some(), fresh.score_sheet.is_some(), "a game has a score sheet");
            let Some((view, sheet)) = fresh.view.as_ref().zip(fresh.score_sheet.as_ref()) else { continue };
            fits_to_view(sheet, view);
        }
        let present = self.clients.iter().filter(|client| client.connections > 0);
        for fold in present.filter_map(|client| client.fold.as_ref()).filter(|fold| fold.complete) {
            let Some(sheet) = &fold.score_sheet else { continue };
            let lines: Vec<Line> = sheet.lines.iter().map(|line| line.to_vec()).collect();
            assert_eq!(lines, told(fold), "the sheet is not what was told");
        }
    }
}

/// There is a line for each round that is over, and where the view says what a seat had before this one, the last line says
/// the same.
fn fits_to_view(sheet: &ScoreSheet, view: &GameView) {
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
        "a line for each round that is over"
    );
    let last = sheet.lines.last().map(|line| line.to_vec());
    assert!(before.is_none() || before == last, "{before:?} in the view, {last:?} on the sheet");
}

/// The lines by the events that were told: where they say what was taken, that is added up.
fn told(fold: &Fold) -> Vec<Line> {
    let rules = fold.table.settings.rules;
    let mut view: View<AnyGame> = View::new(&rules, fold.viewer()).unwrap();
    let sides = if matches!(&*view, AnyGame::Buffalo(_)) { 2 } else { usize::from(rules.players()) };
    let mut now = vec![0; sides];
    let mut lines = vec![now.clone()];
    for event in &fold.events {
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
                let begun = game.rules().hand - game.hand_size();
                game.phase() == Phase::Pick && lines.len() == usize::from(begun)
            }
            _ => false,
        };
        if over {
            lines.push(now.clone());
        }
    }
    lines
}

/// What the team and the buffalo take by an event; a head of the team counts so much.
fn taken(event: &buffalo::Event, counts: i32) -> [i32; 2] {
    match event {
        buffalo::Event::Took { owner: Owner::Seat(_), heads, .. } => [counts * i32::from(*heads), 0],
        buffalo::Event::Took { owner: Owner::Buffalo, heads, .. } => [0, i32::from(*heads)],
        buffalo::Event::Inserted { took: Some(took), .. }
        | buffalo::Event::Pushed { took: Some(took), .. } => [counts * i32::from(took.heads), 0],
        _ => [0, 0],
    }
}

fn add<const N: usize>(scores: &mut Line, more: [i32; N]) {
    scores.iter_mut().zip(more).for_each(|(score, more)| *score += more);
}
