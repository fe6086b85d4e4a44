//! The lessons of the web client: scripts as data, played by the engine.
//!
//! A script (`tests/tutorials/<game>.toml`) arranges tables and says what is chosen; views, questions and events are the
//! engine's own. `RODEO_UPDATE=1` rewrites `web/src/games/<game>/tutorial.json`; without it a stale file is a failure.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails must say so")]

use std::collections::BTreeMap;
use std::path::Path;

use rodeo_laws::scenario::read_play;
use rodeo_laws::walk::take;
use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules};
use rodeo_rules::arrange::Arrange;
use rodeo_rules::choice::{Word, read_words, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    rules: Value,
    step: Vec<ScriptStep>,
}

/// A step of a script: the learner is seat 0.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptStep {
    /// Its texts are named after it.
    id: String,
    /// Rules of the books and examples it shows, for readers of the script.
    #[serde(default, rename = "shows")]
    _shows: Vec<String>,
    /// New position; if omitted, the previous one continues.
    table: Option<Value>,
    /// Accepted choices, best first; empty if the step is only to be read.
    #[serde(default)]
    choose: Vec<String>,
    /// What the others choose, by seat; the learner's choice is put into the first of these.
    #[serde(default)]
    play: Vec<Vec<String>>,
    /// Everybody passes until the turn is over.
    #[serde(default)]
    pass: bool,
}

#[derive(Serialize)]
struct Tutorial {
    rules: AnyRules,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    id: String,
    /// The game as the learner sees it.
    game: AnyGame,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<Prompt>,
    /// What may follow the first words of the choices that lead on.
    next_words: BTreeMap<String, NextWords>,
    answers: BTreeMap<String, Answer>,
}

#[derive(Serialize)]
struct Prompt {
    question: u32,
    next: Vec<String>,
    needs_more: bool,
}

#[derive(Serialize)]
struct NextWords {
    next: Vec<String>,
    complete: bool,
}

#[derive(Serialize)]
struct Answer {
    events: Vec<AnyEvent>,
}

const YOU: Seat = Seat::new(0).unwrap();
const LEARNER: Viewer = Viewer::Seat(YOU);

fn seen(game: &AnyGame) -> AnyGame {
    *game.view(LEARNER)
}

fn next_words(game: &AnyGame, words: &[Word]) -> NextWords {
    let found = game.next_words(YOU, words);
    NextWords { next: found.next.iter().map(Word::to_string).collect(), complete: found.complete }
}

fn prompt(game: &AnyGame) -> Prompt {
    let next = game.next_words(YOU, &[]).next;
    let needs_more = next.iter().any(|&word| {
        let found = game.next_words(YOU, &[word]);
        !found.complete || !found.next.is_empty()
    });
    Prompt { question: game.question(), next: next.iter().map(Word::to_string).collect(), needs_more }
}

/// The game after the learner's choice and all that follows.
fn answer(game: &AnyGame, choice: &str, step: &ScriptStep) -> (AnyGame, Answer) {
    let mut game = *game;
    let mut told = Vec::new();
    let mut plays = step.play.clone();
    if plays.is_empty() {
        plays.push(Vec::new());
    }
    if plays[0].is_empty() {
        plays[0].push(String::new());
    }
    plays[0][0] = choice.into();
    for play in &plays {
        let taken = read_play(&game, play).unwrap();
        take(&mut game, &taken, &mut told)
            .unwrap_or_else(|refusal| panic!("{}: {play:?}: {refusal}", step.id));
    }
    while step.pass
        && let Awaiting::Moves(seats) = game.awaiting()
    {
        if !seats
            .iter()
            .all(|seat| game.next_words(seat, &[]).next.iter().any(|word| word.to_string() == "pass"))
        {
            break;
        }
        let passes: Vec<&str> = Seat::all(game.players()).map(|_| "pass").collect();
        let taken = read_play(&game, &passes).unwrap();
        take(&mut game, &taken, &mut told).unwrap();
    }
    let events = told.iter().map(|event| AnyGame::show(event, LEARNER)).collect();
    (game, Answer { events })
}

fn tutorial<G: Arrange + Into<AnyGame>>(script: &Script) -> Tutorial {
    let rules: G::Rules = serde_json::from_value(script.rules.clone()).unwrap();
    let mut game: AnyGame = G::new(&rules).unwrap().into();
    let mut sure = false;
    let mut steps = Vec::new();
    for step in &script.step {
        if let Some(table) = &step.table {
            let table =
                serde_json::from_value(table.clone()).unwrap_or_else(|error| panic!("{}: {error}", step.id));
            game = G::arranged(&rules, &table).unwrap_or_else(|error| panic!("{}: {error}", step.id)).into();
        } else {
            assert!(sure, "{}: it is not sure where the step before ends", step.id);
        }
        let mut made = Step {
            id: step.id.clone(),
            game: seen(&game),
            prompt: (!step.choose.is_empty()).then(|| prompt(&game)),
            next_words: BTreeMap::new(),
            answers: BTreeMap::new(),
        };
        let before = game;
        for choice in step.choose.iter().rev() {
            let words = read_words(choice).unwrap();
            for length in 1..=words.len() {
                made.next_words.insert(write_words(&words[..length]), next_words(&before, &words[..length]));
            }
            let (after, told) = answer(&before, choice, step);
            made.answers.insert(choice.clone(), told);
            game = after;
        }
        sure = step.choose.len() <= 1;
        steps.push(made);
    }
    Tutorial { rules: game.rules(), steps }
}

fn golden<G: Arrange + Into<AnyGame>>(game: &str) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let script = std::fs::read_to_string(here.join(format!("tests/tutorials/{game}.toml")))
        .unwrap_or_else(|error| panic!("tests/tutorials/{game}.toml, the script of the tutorial: {error}"));
    let made = tutorial::<G>(&toml::from_str(&script).unwrap());
    let parts = made.steps.iter().map(|step| format!("    {}", serde_json::to_string(step).unwrap()));
    let parts: Vec<String> = parts.collect();
    let text = format!(
        "{{\n  \"rules\": {},\n  \"steps\": [\n{}\n  ]\n}}\n",
        serde_json::to_string(&made.rules).unwrap(),
        parts.join(",\n")
    );
    let path = here.join(format!("../../web/src/games/{game}/tutorial.json"));
    if std::env::var_os("RODEO_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == text,
        "web/src/games/{game}/tutorial.json is stale: run this test with RODEO_UPDATE=1"
    );
}

/// One test per game of the list, so that no game is left out.
macro_rules! tutorial_tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(
            #[test]
            fn $module() {
                golden::<rodeo_rules::$module::$Game>(stringify!($module));
            }
        )+
    };
}

rodeo_rules::for_each_game!(tutorial_tests!());
