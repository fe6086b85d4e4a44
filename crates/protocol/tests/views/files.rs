//! Views as they go over the wire, one file a position: a change of the wire shows up as a change of a file.
//!
//! `RODEO_UPDATE=1` rewrites them; read the difference before you keep it. Without the line breaks and the blanks at
//! the beginning of lines a file is the message byte by byte.

use std::path::Path;

use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{Seat, Viewer};

/// The first view of the viewer in random matches that is worth a file.
pub fn find(
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

/// Compares a view with its file.
pub fn golden(name: &str, view: &GameView) {
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

/// The viewer on a seat.
pub fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).unwrap())
}
