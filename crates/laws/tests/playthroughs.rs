//! Golden files of whole games, in readable form.
//!
//! A changed file means that rules or events have changed. `RODEO_UPDATE=1` rewrites the files; read the difference before
//! you commit it.

use std::fmt::Write as _;
use std::path::Path;

use rodeo_laws::books::{Books, Playthrough};
use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::{Match, Step};
use rodeo_rules::any::ListedGame;
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Game, count_players};
use rodeo_rules::options::read_options;
use serde_json::Value;

/// Plays a match and writes all steps and events.
fn playthrough<G: Game>(title: &str, players: u8, options: &str, seed: u64) -> String {
    let rules = read_options(players, options).unwrap();
    let mut rng = XorShift::new(seed);
    let mut played = Match::<G>::new(&rules);
    let mut text = format!("{title}: {} {options}\n", count_players(players));
    while let Some(step) = played.any_step(&mut rng) {
        let before = played.events.len();
        match &step {
            Step::Deal(kind, order) => {
                let order: Vec<String> = order.iter().map(ToString::to_string).collect();
                writeln!(text, "\ndeal {} {}", kind.name(), order.join(" ")).unwrap();
            }
            Step::Play(choices) => {
                let said: Vec<String> = choices
                    .iter()
                    .map(|(seat, choice)| format!("{seat}: {}", write_words(&choice.words())))
                    .collect();
                writeln!(text, "\nplay {}", said.join(" | ")).unwrap();
            }
        }
        played.take(step).unwrap();
        for event in &played.events[before..] {
            writeln!(text, "  {}", line(&serde_json::to_value(event).unwrap())).unwrap();
        }
    }
    let outcome = serde_json::to_value(played.game.outcome()).unwrap();
    writeln!(text, "\nresult {}", fields(&outcome)).unwrap();
    text
}

/// Writes an event on one line: its name, then its fields.
fn line(event: &Value) -> String {
    match event {
        Value::Object(object) => object
            .iter()
            .map(|(name, value)| format!("{name} {}", fields(value)))
            .collect::<Vec<_>>()
            .join("; "),
        other => other.to_string().replace('"', ""),
    }
}

fn fields(value: &Value) -> String {
    match value {
        Value::Object(object) => object
            .iter()
            .map(|(name, value)| format!("{name}={}", short(value)))
            .collect::<Vec<_>>()
            .join(" "),
        other => short(other),
    }
}

/// Writes a value without quotes, and lists without empty items at their end.
fn short(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let end = items.iter().rposition(|item| !item.is_null()).map_or(0, |last| last + 1);
            format!("[{}]", items[..end].iter().map(short).collect::<Vec<_>>().join(" "))
        }
        Value::Object(_) => format!("({})", fields(value)),
        other => other.to_string().replace('"', ""),
    }
}

fn golden<G: Game>(name: &str, players: u8, options: &str, seed: u64) {
    let actual = playthrough::<G>(name, players, options, seed);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(format!("{name}.txt"));
    if std::env::var_os("RODEO_UPDATE").is_some() {
        std::fs::write(&path, &actual).unwrap();
    }
    let expected = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; RODEO_UPDATE=1 writes it", path.display()));
    if let Some(number) = expected.lines().zip(actual.lines()).position(|(one, other)| one != other) {
        let line = |text: &str| text.lines().nth(number).unwrap_or_default().to_owned();
        panic!("{name}.txt, line {}:\n  was {}\n  is  {}", number + 1, line(&expected), line(&actual));
    }
    assert_eq!(expected.lines().count(), actual.lines().count(), "{name}.txt has another length");
}

/// The matches of a game, or one with its usual number of players.
fn check<G: Books + ListedGame>() {
    let kind = G::KIND;
    for Playthrough { name, players, options, seed } in G::PLAYTHROUGHS {
        assert!(name.starts_with(kind.name()), "{name}.txt is not named after {kind}");
        golden::<G>(name, *players, options, *seed);
    }
    if G::PLAYTHROUGHS.is_empty() {
        golden::<G>(kind.name(), kind.usual_players(), "", 1);
    }
}

/// One test per game of the list, so that no game is left out.
macro_rules! playthrough_tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(
            #[test]
            fn $module() {
                check::<rodeo_rules::$module::$Game>();
            }
        )+
    };
}

rodeo_rules::for_each_game!(playthrough_tests!());
