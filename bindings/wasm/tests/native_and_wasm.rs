//! The committed module behaves like the native engine: random matches of every game, option and viewer, followed in Node.js.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame, ListedGame};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Viewer;
use rodeo_wasm::FollowedGame;
use serde_json::{Value, json};

use support::{Module, match_factor};

/// Steps after which a match is cut off.
const STEPS: usize = 400;

/// What a viewer follows, and the game at the end as the server has it.
struct Case {
    input: Value,
    server_view: Value,
    server_game: AnyGame,
}

/// Plays a random match at each table and returns the case of each viewer.
fn cases<G: ListedGame>(tables: &[G::Rules], seed: u64) -> Vec<Case> {
    let mut cases = Vec::new();
    for (at, rules) in tables.iter().enumerate() {
        let mut rng = XorShift::new(seed.wrapping_mul(1_000).wrapping_add(at as u64 + 1));
        let mut played: Match<G> = Match::new(rules);
        while played.steps.len() < STEPS
            && let Some(step) = played.any_step(&mut rng)
        {
            played.take(step).unwrap();
        }
        let game: AnyGame = played.game.clone().into();
        for viewer in Viewer::all(game.players()) {
            let seat = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            };
            let events: Vec<AnyEvent> =
                played.events.iter().map(|event| G::show(event, viewer).into()).collect();
            let view = game.view(viewer);
            cases.push(Case {
                input: json!({ "rules": game.rules(), "seat": seat, "events": events }),
                server_view: serde_json::to_value(GameView::new(&view, true)).unwrap(),
                server_game: *view,
            });
        }
    }
    cases
}

/// The game that the native engine follows, and what it returns.
fn native(case: &Case) -> (FollowedGame, String) {
    let text = |name: &str| case.input[name].to_string();
    let seat = case.input["seat"].as_u64().map(|seat| seat as u8);
    let mut game = FollowedGame::start(&text("rules"), seat).unwrap();
    let followed = game.follow(&text("events"), true).unwrap();
    (game, followed)
}

fn check<G: ListedGame>(tables: &[G::Rules]) {
    let mut module = Module::new("follow.mjs");
    for case in (1..=match_factor()).flat_map(|seed| cases::<G>(tables, seed)) {
        let (game, native) = native(&case);
        let followed: Value = serde_json::from_str(&native).unwrap();
        let rules = &case.input["rules"];
        assert!(*game.known() == case.server_game, "the followed game differs from the server's: {rules}");
        let last = followed.as_array().unwrap().last().unwrap();
        assert_eq!(last["view"], case.server_view, "the followed view differs from the server's: {rules}");
        module.compare(&case.input, &native);
    }
    module.finish();
}

macro_rules! tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(#[test]
        fn $module() {
            check::<rodeo_rules::$module::$Game>(&tables::of::<rodeo_rules::$module::$Game>());
        })+
    };
}

rodeo_rules::for_each_game!(tests!());
