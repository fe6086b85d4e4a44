//! The committed module plays like native code: whole matches of every game and bot level in Node.js, with the same messages,
//! choices and records.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use rodeo_bots::Level;
use rodeo_device::{BotMatch, DeviceTable, ID_PREFIX};
use rodeo_rules::any::GameKind;
use rodeo_rules::descriptor::ShortMatch;
use rodeo_rules::record::{Record, compare_deals};
use serde_json::{Value, json};

/// A script that answers each line of its input with a line.
struct Script {
    node: std::process::Child,
    input: std::process::ChildStdin,
    output: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Script {
    fn start(name: &str) -> Script {
        let mut node = Command::new("node")
            .arg(format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR")))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node.js 20 or newer is required");
        let output = BufReader::new(node.stdout.take().unwrap()).lines();
        Script { input: node.stdin.take().unwrap(), output, node }
    }

    /// Ends the script, which must not have failed.
    fn finish(mut self) {
        drop(self.input);
        assert!(self.node.wait().unwrap().success());
    }

    fn ask(&mut self, question: &Value) -> Value {
        writeln!(self.input, "{question}").unwrap();
        let line = self.output.next().expect("the script answers every line").unwrap();
        serde_json::from_str(&line).unwrap()
    }
}

/// Makes a call that the script has made, and returns its effects.
fn repeat(table: &mut DeviceTable, call: &Value) -> String {
    let (args, now) = (&call["args"], call["now"].as_f64().unwrap());
    let text = |at: usize| args[at].as_str().unwrap();
    match call["name"].as_str().unwrap() {
        "connect" => table.connect(1, text(1), text(2), now).unwrap(),
        "receive" => table.receive(1, text(1), now),
        "decide" => table.decide(now),
        other => panic!("unknown call {other}"),
    }
    table.effects(now)
}

/// A short match of the game with these bots on all seats but the first.
fn request(game: GameKind, level: Level) -> Value {
    let ShortMatch { players, options } = game.descriptor().short_match;
    let bots = vec![level.name(); usize::from(players) - 1];
    json!({ "game": game, "players": players, "options": options, "bots": bots })
}

#[test]
fn matches_on_a_device_are_the_same_in_wasm_and_native_code_and_their_records_are_valid() {
    let mut script = Script::start("play.mjs");
    for (at, &game) in GameKind::ALL.iter().enumerate() {
        for level in Level::LADDER {
            let (request, seed) = (request(game, level), at as u8 + 1);
            let calls = script.ask(&json!({ "request": request, "seed": seed }));
            let player = json!({ "id": "dev1ce00000000000001", "name": "Seat 1" }).to_string();
            let mut table =
                DeviceTable::open(&request.to_string(), &player, &[seed; 32], 1_000_000.0).unwrap();
            let mut finished = Vec::new();
            for call in calls.as_array().unwrap() {
                let effects = repeat(&mut table, call);
                assert_eq!(
                    call["effects"], effects,
                    "web/device differs from native code (run cargo xtask engine): {game} {level:?}"
                );
                let effects: Value = serde_json::from_str(&effects).unwrap();
                finished.extend(effects["matches"].as_array().unwrap().clone());
            }
            assert_eq!(finished.len(), 1, "{game} {level:?}");
            let record = Record::read(finished[0]["record"].as_str().unwrap().as_bytes()).unwrap();
            let report = compare_deals(&record).unwrap();
            assert!(!report.deals.is_empty(), "the record has no seed: {game} {level:?}");
            assert!(report.result_matches && report.rejected.is_none(), "{game} {level:?}");
            assert!(report.deals.iter().all(|deal| deal.dealt == deal.expected), "{game} {level:?}");
            let id = finished[0]["summary"]["id"].as_str().unwrap();
            assert!(id.starts_with(ID_PREFIX) && table.id().to_string().starts_with(ID_PREFIX), "{id}");
        }
    }
    script.finish();
}

#[test]
fn bots_decide_the_same_in_wasm_and_native_code() {
    let mut script = Script::start("bots.mjs");
    for &game in GameKind::ALL {
        for level in Level::LADDER {
            let ShortMatch { players, options } = game.descriptor().short_match;
            let question = json!({ "game": game, "players": players, "options": options, "bot": level.name(), "seed": 5 });
            let decisions: Vec<String> = serde_json::from_value(script.ask(&question)).unwrap();
            let mut native = BotMatch::new(game.name(), players, options, level.name(), 5).unwrap();
            let same = std::iter::from_fn(|| native.decide().unwrap()).collect::<Vec<_>>();
            assert!(!same.is_empty());
            assert_eq!(decisions, same, "{game} {level:?}");
        }
    }
    script.finish();
}
