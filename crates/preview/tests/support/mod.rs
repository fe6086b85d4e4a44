//! Tables and matches to draw: played by a fixed rule, so that they are the same in every run.

use rodeo_bots::SeatRng;
use rodeo_protocol::api::{MatchSummary, TableSummary};
use rodeo_protocol::table::{HintMode, SeatState, TablePhase, Visibility};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{Code, GuestId, MatchId, TableId};
use rodeo_rules::any::{AnyGame, AnyRules, GameKind};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Game, Outcome};
use rodeo_rules::seat::{SeatSet, Viewer};

/// Plays random choices until this number of steps is reached or the match is over.
pub fn play(rules: &AnyRules, steps: usize) -> AnyGame {
    let mut game = AnyGame::new(rules).unwrap();
    let (mut rng, seed) = (SeatRng::new(6), Seed::from_text("preview"));
    let mut ballot = Ballot::new(&game);
    for _ in 0..steps {
        match game.awaiting() {
            Awaiting::Deal => {
                let order = seed.order(&game.deck().unwrap());
                game.deal(&order, &mut Vec::new()).unwrap();
            }
            Awaiting::Moves(_) => {
                ballot.renew(&game);
                while let Some(seat) = ballot.waiting().iter().next() {
                    let choice = game.any_choice(seat, &mut rng).unwrap();
                    ballot.answer(&game, seat, choice).unwrap();
                }
                game.play(&ballot.step().unwrap(), &mut Vec::new()).unwrap();
            }
            Awaiting::Over => break,
        }
    }
    game
}

pub fn rules(kind: GameKind, players: u8, options: &str) -> AnyRules {
    kind.read_rules(players, options).unwrap()
}

/// What a spectator sees after this number of steps.
pub fn view(rules: &AnyRules, steps: usize) -> GameView {
    GameView::new(&play(rules, steps).view(Viewer::Public), true)
}

/// The result of a whole match.
pub fn outcome(rules: &AnyRules) -> Outcome {
    play(rules, 100_000).outcome().unwrap()
}

/// The seat of a guest with this name. Without a name: a free seat. A name in brackets is that of a bot.
pub fn seat((at, name): (usize, &&str)) -> SeatState {
    match name.strip_prefix('(') {
        _ if name.is_empty() => SeatState::Empty,
        Some(name) => SeatState::HouseBot { level: "keen".into(), name: name.trim_end_matches(')').into() },
        None => {
            SeatState::Guest { id: GuestId::from_random([at as u8; 16]), name: (*name).into(), bot: false }
        }
    }
}

pub fn table(rules: AnyRules, names: &[&str], visibility: Visibility, phase: TablePhase) -> TableSummary {
    TableSummary {
        id: TableId::from_random([1; 16]),
        code: Code::from_random([2; 8]),
        rules,
        clock: None,
        visibility,
        spectators: true,
        hints: HintMode::Off,
        seats: names.iter().enumerate().map(seat).collect(),
        phase,
        can_join: phase == TablePhase::Open,
        can_watch: true,
        opened_ms: 0,
    }
}

pub fn finished(rules: AnyRules, names: &[&str]) -> MatchSummary {
    MatchSummary {
        id: MatchId::from_random([3; 16]),
        rules,
        seats: names.iter().enumerate().map(seat).collect(),
        replaced_by_bot: SeatSet::EMPTY,
        outcome: outcome(&rules),
        started_ms: 0,
        ended_ms: 1,
        steps: 0,
        commitment: String::new(),
        ratings: Vec::new(),
        played_offline: false,
    }
}
