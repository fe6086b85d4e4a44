//! `rodeo puzzles`: finds puzzles, the same with any number of threads, and checks files.

#![allow(clippy::unwrap_used, reason = "a failing test must panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rodeo")).args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// An empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

#[test]
fn threads_find_the_same_puzzles_and_the_check_confirms_them() {
    let directory = directory("puzzles");
    let file = |threads: &str| directory.join(format!("{threads}.json")).to_str().unwrap().to_owned();
    for threads in ["1", "3"] {
        let out = file(threads);
        let found = run(&[
            "puzzles",
            "take6",
            "-p",
            "2",
            "-o",
            "hand=4",
            "--count",
            "2",
            "--threads",
            threads,
            "--out",
            &out,
            "--json",
        ]);
        let report: Value = serde_json::from_str(&text(&found)).unwrap();
        assert_eq!(report["puzzles"], 2, "{report}");
    }
    let [one, three] = ["1", "3"].map(|threads| std::fs::read_to_string(file(threads)).unwrap());
    assert_eq!(one, three);
    let checked = run(&["puzzles", "--check", &file("1"), "--worlds", "512"]);
    assert!(checked.status.success(), "{checked:?}");
    assert_eq!(text(&checked), "2 puzzles, 0 matches with wrong puzzles\n");
}

#[test]
fn check_reports_wrong_and_unreadable_files() {
    let directory = directory("wrong-puzzles");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../review/puzzles/take6.json");
    let mut file: Value = serde_json::from_str(&std::fs::read_to_string(shipped).unwrap()).unwrap();
    let matches = file["matches"].as_array_mut().unwrap();
    matches.truncate(2);
    matches[1]["puzzles"][0]["alternatives"].as_array_mut().unwrap().pop();
    let path = directory.join("wrong.json");
    std::fs::write(&path, file.to_string()).unwrap();
    let path = path.to_str().unwrap();
    let checked = run(&["puzzles", "--check", path, "--worlds", "0", "--json"]);
    assert!(!checked.status.success());
    let report: Value = serde_json::from_str(&text(&checked)).unwrap();
    let wrong = report["wrong"].as_array().unwrap();
    assert_eq!(wrong.len(), 1, "{report}");
    assert!(wrong[0].as_str().unwrap().contains("the alternatives are not the legal choices"), "{report}");
    std::fs::write(directory.join("no.json"), "{}").unwrap();
    assert!(!run(&["puzzles", "--check", directory.join("no.json").to_str().unwrap()]).status.success());
    assert!(!run(&["puzzles", "take6"]).status.success(), "nowhere to write");
}
