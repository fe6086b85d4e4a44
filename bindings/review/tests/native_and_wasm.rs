//! The committed module reviews like native code, byte for byte, and reports broken records as problems.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use rodeo_review_wasm::{HintMaker, MAX_CHOICES, review_record};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::{DiscardEvents, Game as _};
use rodeo_rules::record::{Record, Replay, Step};
use rodeo_rules::seat::Viewer;
use serde_json::{Value, json};

/// Few worlds: the comparison needs all code, not precise values.
const REQUEST: &str = r#"{"worlds":4,"seed":7}"#;

fn record(game: GameKind) -> Record {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let file = file.join(format!("../../crates/review/tests/records/{game}.json"));
    Record::read(&std::fs::read(file).unwrap()).unwrap()
}

/// Answers of native code: decisions and the review, or the decisions so far and the problem.
fn native(record: &str, request: &str) -> Value {
    let mut decisions = Vec::new();
    match review_record(record, request, &mut |decision| decisions.push(decision)) {
        Ok(review) => json!({ "decisions": decisions, "review": review }),
        Err(problem) => {
            let text = json!({ "code": problem.code(), "message": problem.to_string() }).to_string();
            json!({ "decisions": decisions, "problem": text })
        }
    }
}

/// Answers of the module to questions about records, in order.
fn wasm(questions: &[(String, &str)]) -> Vec<Value> {
    let line = |(record, request): &(String, &str)| json!({ "record": record, "request": request });
    wasm_answers(&questions.iter().map(line).collect::<Vec<_>>())
}

/// Answers of the module to lines of JSON, in order.
fn wasm_answers(questions: &[Value]) -> Vec<Value> {
    let mut node = Command::new("node")
        .arg(format!("{}/tests/review.mjs", env!("CARGO_MANIFEST_DIR")))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node.js 20 or newer is required");
    let mut input = node.stdin.take().unwrap();
    let mut lines = BufReader::new(node.stdout.take().unwrap()).lines();
    let answers = questions.iter().map(|question| {
        writeln!(input, "{question}").unwrap();
        serde_json::from_str(&lines.next().expect("the script answers every line").unwrap()).unwrap()
    });
    let answers = answers.collect();
    drop(input);
    assert!(node.wait().unwrap().success());
    answers
}

/// The record with a choice that the rules do not allow in its fourth step.
fn against_the_rules() -> Record {
    let mut broken = record(GameKind::Take6);
    let Step::Play(choices) = &broken.steps[1] else { panic!("the second step is a turn") };
    broken.steps[3] = Step::Play(choices.clone());
    broken
}

fn unfinished() -> Record {
    let mut part = record(GameKind::Take6);
    part.steps.truncate(5);
    part.result = None;
    part
}

#[test]
fn reviews_are_the_same_bytes_in_wasm_and_native_code() {
    let mut questions: Vec<(String, &str)> =
        GameKind::ALL.iter().map(|&game| (record(game).to_json(), REQUEST)).collect();
    questions.push((unfinished().to_json(), REQUEST));
    questions.push((record(GameKind::Take6).to_text(), r#"{"worlds":4,"seats":[1]}"#));
    questions.push((against_the_rules().to_json(), REQUEST));
    questions.push(("no record".into(), REQUEST));
    for ((record, request), answer) in questions.iter().zip(wasm(&questions)) {
        assert_eq!(
            answer,
            native(record, request),
            "web/review differs from native code (run cargo xtask engine)"
        );
    }
}

/// The position of the first seat that chooses in a record.
fn first_choice(record: &Record) -> (Value, String) {
    let mut replay = Replay::new(record).unwrap();
    while !matches!(record.steps[replay.done()], Step::Play(_)) {
        replay.step(&mut DiscardEvents).unwrap();
    }
    let Step::Play(choices) = &record.steps[replay.done()] else { panic!("a play") };
    let (seat, choice) = choices[0];
    let (game, base) = (replay.game().view(Viewer::Seat(seat)), replay.game().standings().scores);
    (json!({ "game": &*game, "seat": seat, "base": base }), write_words(&choice.words()))
}

#[test]
fn hints_are_the_same_bytes_in_wasm_and_native_code() {
    let mut questions = Vec::new();
    for &game in GameKind::ALL {
        let record = record(game);
        let (position, chosen) = first_choice(&record);
        let rules = serde_json::to_string(&record.rules).unwrap();
        for chosen in [None, Some(chosen), Some("nothing".into())] {
            let position = position.to_string();
            questions.push(json!({ "rules": rules, "position": position, "chosen": chosen, "worlds": 4 }));
        }
    }
    questions.push(json!({ "rules": "{}", "position": "{}", "chosen": null, "worlds": 4 }));
    for (question, answer) in questions.iter().zip(wasm_answers(&questions)) {
        let text = |name: &str| question[name].as_str().unwrap();
        let chosen = question["chosen"].as_str().map(str::to_owned);
        let is_choice = chosen.as_deref() != Some("nothing") && text("rules") != "{}";
        let hint =
            HintMaker::new(text("rules")).and_then(|maker| maker.hint(text("position"), chosen, Some(4)));
        let native = match hint {
            Ok(hint) => json!({ "hint": hint }),
            Err(problem) => {
                let text = json!({ "code": problem.code(), "message": problem.to_string() }).to_string();
                json!({ "problem": text })
            }
        };
        assert_eq!(native.get("hint").is_some(), is_choice, "{native}");
        assert_eq!(answer, native, "web/review differs from native code (run cargo xtask engine)");
    }
}

#[test]
fn decisions_are_reported_in_order_with_the_whole_curve() {
    let record = record(GameKind::Take6);
    let answer = native(&record.to_json(), REQUEST);
    let review: Value = serde_json::from_str(answer["review"].as_str().unwrap()).unwrap();
    let reported: Vec<Value> = answer["decisions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|decision| serde_json::from_str(decision.as_str().unwrap()).unwrap())
        .collect();
    assert_eq!(reported.len(), review["decisions"].as_array().unwrap().len());
    for (reported, decision) in reported.iter().zip(review["decisions"].as_array().unwrap()) {
        assert_eq!(reported["decision"]["alternatives"], decision["alternatives"]);
    }
    let points: Vec<&Value> =
        reported.iter().flat_map(|reported| reported["curve"].as_array().unwrap()).collect();
    let curve = review["curve"].as_array().unwrap();
    assert!(!points.is_empty() && points.len() < curve.len());
    assert!(points.iter().zip(curve).all(|(one, other)| *one == other));
}

#[test]
fn broken_record_is_reviewed_up_to_the_step_that_breaks_the_rules() {
    let answer = native(&against_the_rules().to_json(), REQUEST);
    let problem: Value = serde_json::from_str(answer["problem"].as_str().unwrap()).unwrap();
    assert_eq!(problem["code"], "rejected");
    assert!(problem["message"].as_str().unwrap().starts_with("step 3 of the record"), "{problem}");
    assert_eq!(answer["decisions"].as_array().unwrap().len(), 6, "two turns of three seats");
}

#[test]
fn unreadable_and_endless_records_are_problems() {
    let code = |record: &str, request: &str| review_record(record, request, &mut |_| ()).unwrap_err().code();
    assert_eq!(code("", REQUEST), "unreadable");
    assert_eq!(code("{\"rodeo\":1}", REQUEST), "unreadable");
    assert_eq!(code(&record(GameKind::Take6).to_json(), "{\"seats\":[12]}"), "failed");
    let mut endless = record(GameKind::Take6);
    let turn = endless.steps[1].clone();
    endless.steps.extend(std::iter::repeat_n(turn, MAX_CHOICES));
    assert_eq!(code(&endless.to_json(), REQUEST), "too_long");
}
