//! Views as they go over the wire, one file a position: a change of the wire shows up as a change of a file.
//!
//! `RODEO_UPDATE=1` rewrites them; read the difference before you keep it. Without the line breaks and the blanks at
//! the beginning of lines a file is the message byte by byte.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails must say so")]

use std::path::Path;

use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::{BuffaloPhase, BullPartyPhase, GameView, Take6Phase};
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{Seat, Viewer};

/// The first view of the viewer in random matches that is worth a file.
fn find(
    game: &str,
    players: u8,
    options: &str,
    viewer: Viewer,
    worth: impl Fn(&GameView) -> bool,
) -> GameView {
    let rules = AnyRules::read(game, players, options).unwrap();
    for seed in 1..1000 {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<AnyGame>::new(&rules);
        while let Some(step) = played.any_step(&mut rng) {
            played.take(step).unwrap();
            let view = GameView::new(&played.game.view(viewer), true);
            if worth(&view) {
                return view;
            }
        }
    }
    panic!("no such position of {game} in a thousand matches");
}

/// A line for each part, and for each row, seat and waiting card.
fn spread(json: &str) -> String {
    let mut text = String::new();
    let mut open: Vec<char> = Vec::new();
    let mut by_entry = false;
    let mut letters = json.chars().peekable();
    while let Some(letter) = letters.next() {
        if matches!(letter, '}' | ']') {
            open.pop();
            if open.is_empty() {
                text.push('\n');
            }
        }
        text.push(letter);
        if matches!(letter, '{' | '[') {
            open.push(letter);
        }
        if open.as_slice() == ['{'] && matches!(letter, '{' | ',') {
            text.push_str("\n  ");
        } else if open.as_slice() == ['{', '['] && matches!(letter, '[' | ',') {
            let lists = ["\"rows\":[", "\"seats\":[", "\"queue\":["];
            by_entry = if letter == '[' { lists.iter().any(|list| text.ends_with(list)) } else { by_entry };
            if by_entry && letters.peek() == Some(&'{') {
                text.push_str("\n    ");
            }
        }
    }
    text.push('\n');
    text
}

fn golden(name: &str, view: &GameView) {
    let json = serde_json::to_string(view).unwrap();
    let actual = spread(&json);
    assert_eq!(
        actual.lines().map(str::trim_start).collect::<String>(),
        json,
        "spreading changed the message"
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/views").join(format!("{name}.json"));
    if std::env::var_os("RODEO_UPDATE").is_some() {
        std::fs::write(&path, &actual).unwrap();
    }
    let expected = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; RODEO_UPDATE=1 writes it", path.display()));
    assert_eq!(actual, expected, "{name}.json has changed; RODEO_UPDATE=1 rewrites it");
    let read: GameView = serde_json::from_str(&expected).unwrap();
    assert_eq!(read, *view, "{name}.json does not read back");
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).unwrap())
}

#[test]
fn take6() {
    let choosing = find("take6", 4, "", seat(1), |view| match view {
        GameView::Take6(view) => {
            view.phase == Take6Phase::Choose
                && view.turn == 6
                && view.forecasts.contains(&None)
                && view.forecasts.iter().flatten().any(|goes| goes.takes.is_some())
        }
        _ => false,
    });
    golden("take6", &choosing);
    let taking = find("take6", 4, "", seat(0), |view| match view {
        GameView::Take6(view) => {
            view.phase == Take6Phase::TakeRow && view.round == 2 && view.queue.len() == 4
        }
        _ => false,
    });
    golden("take6-take-row", &taking);
    let fans = "fans=even_odd+mountaineering+jumping_cow+flip_digits";
    let fans = find("take6", 3, fans, seat(2), |view| match view {
        GameView::Take6(view) => {
            view.queue.iter().any(|waiting| waiting.flipped.is_some()) && view.seats[2].flip && view.turn == 5
        }
        _ => false,
    });
    golden("take6-fan-cards", &fans);
    let draft = find("take6", 2, "deck=limited,deal=draft", Viewer::Public, |view| match view {
        GameView::Take6(view) => view.pool.len() == 15,
        _ => false,
    });
    golden("take6-draft", &draft);
    let over = find("take6", 2, "rounds=1", Viewer::Public, |view| match view {
        GameView::Take6(view) => view.phase == Take6Phase::Over,
        _ => false,
    });
    golden("take6-over", &over);
}

#[test]
fn buffalo() {
    let window = find("buffalo", 4, "", seat(3), |view| match view {
        GameView::Buffalo(view) => {
            view.phase == BuffaloPhase::Window
                && view.seats.iter().any(|seat| !seat.known.is_empty())
                && view.rows.iter().any(|row| row.stop || row.take7)
                && view.queue.iter().any(|waiting| waiting.fixed_at.is_some())
        }
        _ => false,
    });
    golden("buffalo", &window);
}

#[test]
fn take_that() {
    let turn = find("take_that", 3, "variant=advanced", seat(2), |view| match view {
        GameView::TakeThat(view) => {
            !view.available_pairs.is_empty()
                && view.line.len() > 3
                && view.round == 2
                && view.seats.iter().any(|seat| seat.extras > 0)
                && view.seats.iter().any(|seat| !seat.pairs.is_empty())
        }
        _ => false,
    });
    golden("take_that", &turn);
}

#[test]
fn bull_party() {
    let adding = find("bull_party", 4, "hand=1", seat(1), |view| match view {
        GameView::BullParty(view) => {
            view.phase == BullPartyPhase::AddTo
                && view.round == 2
                && view.rows.iter().any(|row| row.bull.is_some())
                && view.queue.len() > 1
        }
        _ => false,
    });
    golden("bull_party", &adding);
    let laying = find("bull_party", 3, "", seat(0), |view| match view {
        GameView::BullParty(view) => view.phase == BullPartyPhase::Lay && view.last_round,
        _ => false,
    });
    golden("bull_party-lay", &laying);
}
