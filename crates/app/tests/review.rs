//! `rodeo review`: text, JSON and page of real records.

#![allow(clippy::unwrap_used, reason = "a failing test must panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rodeo")).args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn record(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../review/tests/records");
    folder.join(format!("{game}.json")).to_str().unwrap().to_owned()
}

/// An empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

const GAMES: [&str; 4] = ["take6", "buffalo", "take_that", "bull_party"];

#[test]
fn report_lists_players_labels_and_reasons() {
    for game in GAMES {
        let output = run(&["review", &record(game), "--worlds", "16", "--lang", "en"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let report = text(&output);
        for expected in ["Accuracy", "Seat 1", "Seat 3", "Key moments", "Choices", "best "] {
            assert!(report.contains(expected), "{game}: {expected} is missing in\n{report}");
        }
    }
}

#[test]
fn report_is_written_in_the_language_asked_for() {
    let report = text(&run(&["review", &record("take6"), "--worlds", "8", "--lang", "de", "--seat", "3"]));
    assert!(report.contains("Genauigkeit") && report.contains("Seat 3"), "{report}");
    let table: Vec<&str> = report.lines().filter(|line| line.starts_with("Seat ")).collect();
    assert_eq!(table.len(), 1, "{report}");
}

#[test]
fn json_has_one_object_per_file_and_is_reproducible() {
    let files: Vec<String> = GAMES.iter().map(|game| record(game)).collect();
    let arguments: Vec<&str> = ["review"]
        .into_iter()
        .chain(files.iter().map(String::as_str))
        .chain(["--worlds", "4", "--json"])
        .collect();
    let output = run(&arguments);
    assert!(output.status.success());
    let lines: Vec<Value> = text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (line, game) in lines.iter().zip(GAMES) {
        assert_eq!(line["review"]["game"], game);
        assert_eq!(line["review"]["seats"].as_array().unwrap().len(), 3);
        assert_eq!(line["players"][0], "Seat 1");
    }
    assert_eq!(lines.len(), 4);
    assert_eq!(run(&arguments).stdout, output.stdout);
}

#[test]
fn csv_has_a_line_per_seat_whose_parts_add_up() {
    let files: Vec<String> = GAMES.iter().map(|game| record(game)).collect();
    let run_csv = |more: &[&str]| {
        let arguments =
            ["review"].into_iter().chain(files.iter().map(String::as_str)).chain(["--csv", "--worlds", "4"]);
        let output = run(&arguments.chain(more.iter().copied()).collect::<Vec<_>>());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        text(&output)
            .lines()
            .map(|line| line.split(',').map(str::to_owned).collect())
            .collect::<Vec<Vec<String>>>()
    };
    let lines = run_csv(&[]);
    assert_eq!(lines.len(), 1 + 4 * 3);
    for line in &lines[1..] {
        assert_eq!(line.len(), lines[0].len(), "{line:?}");
        let value = |name: &str| &line[lines[0].iter().position(|column| column == name).unwrap()];
        assert_eq!(value("place").is_empty(), value("game") == "buffalo");
        for of in ["score", "win"] {
            let part = |part: &str| value(&format!("{of}_{part}")).parse::<f64>().unwrap();
            let sum: f64 = ["expected", "deal", "skill", "others", "luck"].into_iter().map(part).sum();
            assert!((sum - part("result")).abs() < 1e-9, "{of} {line:?}");
        }
    }
    // Only the lines of a player, with the same numbers.
    let own = run_csv(&["--player", "Seat 2"]);
    assert_eq!(own.len(), 1 + 4);
    assert!(own.iter().all(|line| lines.contains(line)));
    assert_eq!(run_csv(&["--seat", "2"]), own);
}

#[test]
fn page_is_self_contained_and_well_formed() {
    let file = directory("review-page").join("review.html");
    let output = run(&[
        "review",
        &record("take6"),
        &record("buffalo"),
        "--worlds",
        "4",
        "--html",
        file.to_str().unwrap(),
    ]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let html = std::fs::read_to_string(file).unwrap();
    assert!(html.matches("<svg").count() == 2 * (1 + 3) && html.matches("<polyline").count() == 6);
    assert!(!html.contains("http://") && !html.contains("https://") && !html.contains("<script"));
    // Every element is closed.
    let mut open = Vec::new();
    for part in html.split('<').skip(1) {
        let tag = part.split('>').next().unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "in {tag}");
        } else if !tag.starts_with('!') && !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn random_players_are_recognised_in_every_form() {
    let folder = directory("review-styles");
    let path = folder.to_str().unwrap();
    let simulated =
        run(&["sim", "take6", "-p", "3", "-r", "1", "--seed", "5", "-o", "rounds=5", "--records", path]);
    assert!(simulated.status.success(), "{}", String::from_utf8_lossy(&simulated.stderr));
    let record = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let (record, page) = (record.to_str().unwrap(), folder.join("review.html"));
    let review = |more: &[&str]| {
        let output = run(&[&["review", record, "--worlds", "2", "--lang", "en"], more].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        text(&output)
    };
    let report = review(&["--html", page.to_str().unwrap()]);
    let json: Value = serde_json::from_str(&review(&["--json"])).unwrap();
    let seats = json["review"]["seats"].as_array().unwrap();
    let named = seats.iter().filter(|seat| seat["styles"]["message"]["id"] == "review-style-random").count();
    assert!(named > 0 && seats.iter().all(|seat| seat["styles"]["choices"] == 50), "{json}");
    for shown in [report, std::fs::read_to_string(page).unwrap()] {
        assert_eq!(shown.matches(" plays at random.").count(), named, "{shown}");
    }
}

#[test]
fn bad_input_is_an_error_and_does_not_stop_other_files() {
    let broken = directory("review-broken").join("broken.json");
    std::fs::write(&broken, "{}").unwrap();
    let broken = broken.to_str().unwrap();
    let output = run(&["review", broken, &record("take6"), "--worlds", "2", "--lang", "en"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("broken.json"));
    assert!(text(&output).contains("Accuracy"));
    let output = run(&["review", &record("take6"), "--seat", "9"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("no seat 9: the record has seats 1–3"));
    assert!(!run(&["review", &record("take6"), "--worlds", "1"]).status.success());
}

#[test]
fn player_has_totals_by_game() {
    let files = [record("take6"), record("take6"), record("buffalo")];
    let with_player = |more: &[&str]| {
        let arguments = ["review"].into_iter().chain(files.iter().map(String::as_str));
        let arguments = arguments.chain(["--worlds", "16", "--player", "Seat 2"]).chain(more.iter().copied());
        let output = run(&arguments.collect::<Vec<_>>());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        text(&output)
    };
    let json = with_player(&["--json"]);
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [first, _, third, totals] = &lines[..] else { panic!("four objects:\n{json}") };
    assert_eq!(totals["player"], "Seat 2");
    let [take6, buffalo] = &totals["totals"].as_array().unwrap()[..] else { panic!("two games:\n{totals}") };
    for (game, review, matches) in [(take6, &first["review"], 2.0), (buffalo, &third["review"], 1.0)] {
        let own = &review["seats"][0];
        assert_eq!(game["game"], review["game"]);
        assert_eq!(game["matches"].as_f64(), Some(matches));
        // The same record twice: sums double, and the accuracy stays the same.
        assert_eq!(game["accuracy"], own["accuracy"]);
        for part in ["result", "expected", "deal", "skill", "others", "luck"] {
            let (sum, one) = (game["score"][part].as_f64().unwrap(), own["score"][part].as_f64().unwrap());
            assert!((sum - matches * one).abs() < 1e-9, "{part}: {sum} {one}");
        }
        let labelled: f64 = own["labels"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
        let mistakes = game["mistakes"].as_array().unwrap();
        assert_eq!(
            mistakes.iter().filter_map(|kind| kind["count"].as_f64()).sum::<f64>(),
            matches * labelled
        );
    }
    let report = with_player(&["--lang", "en"]);
    for expected in ["Totals of Seat 2", "Matches", "Take 6", "Beat the Buffalo"] {
        assert!(report.contains(expected), "{expected} is missing in\n{report}");
    }
    let row = report.lines().rev().find(|line| line.starts_with("Take 6")).unwrap();
    assert_eq!(row.split_whitespace().nth(2), Some("2"), "{row}");
}

#[test]
fn player_in_no_record_is_an_error_that_names_the_players() {
    for form in [None, Some("--json"), Some("--csv")] {
        let file = record("take6");
        let output =
            run(&["review", &file, "--player", "Nobody"].into_iter().chain(form).collect::<Vec<_>>());
        assert!(!output.status.success());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains("no record has a player \"Nobody\" (players: Seat 1, Seat 2"), "{error}");
    }
}
