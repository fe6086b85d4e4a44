//! The committed module behaves like the native engine: random matches of every game, option and viewer, followed in Node.js.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame, ListedGame};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Viewer;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Steps after which a match is cut off.
const STEPS: usize = 400;

/// What a viewer follows, and the game at the end as the server has it.
struct Case {
    input: Value,
    server_view: Value,
    server_game: Value,
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
                server_game: serde_json::to_value(*view).unwrap(),
            });
        }
    }
    cases
}

/// The text that the native engine returns for a case.
fn native(case: &Case) -> String {
    let text = |name: &str| case.input[name].to_string();
    let seat = case.input["seat"].as_u64().map(|seat| seat as u8);
    let game = rodeo_wasm::start(&text("rules"), seat).unwrap();
    rodeo_wasm::follow(&game, &text("events"), seat, true).unwrap()
}

fn check<G: ListedGame>(tables: &[G::Rules]) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/follow.mjs");
    let mut node = Command::new("node")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node.js 20 or newer is required");
    let mut input = node.stdin.take().unwrap();
    let mut output = BufReader::new(node.stdout.take().unwrap()).lines();
    let factor: f64 = std::env::var("RODEO_MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let rounds = (factor.ceil() as u64).max(1);
    for case in (1..=rounds).flat_map(|seed| cases::<G>(tables, seed)) {
        writeln!(input, "{}", case.input).unwrap();
        let native = native(&case);
        let followed: Value = serde_json::from_str(&native).unwrap();
        let rules = &case.input["rules"];
        assert_eq!(
            followed["game"], case.server_game,
            "the followed game differs from the server's: {rules}"
        );
        let last = followed["events"].as_array().unwrap().last().unwrap();
        assert_eq!(last["view"], case.server_view, "the followed view differs from the server's: {rules}");
        let hash: String = Sha256::digest(&native).iter().map(|byte| format!("{byte:02x}")).collect();
        let line = output.next().expect("the script answers every line").unwrap();
        assert_eq!(line, hash, "web/engine differs from the native engine (run cargo xtask engine): {rules}");
    }
    drop(input);
    assert!(node.wait().unwrap().success());
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
