//! `rodeo bots`: every level of every game has a measured strength or is marked as not measured.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

use std::process::Command;

use rodeo_bots::Level;
use rodeo_bots::strength::{Ladder, MAIN_TABLE};
use rodeo_rules::any::GameKind;
use serde_json::Value;

fn rodeo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_rodeo")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn listed() -> Vec<Value> {
    serde_json::from_str(&rodeo(&["bots", "--json"])).unwrap()
}

#[test]
fn bots_are_listed_weakest_first_and_those_outside_the_ladder_last() {
    let bots = listed();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "gentle", "simple", "keen", "sharp", "merciless", "flat", "net"]);
    let ladder: Vec<bool> = bots.iter().map(|bot| bot["ladder"].as_bool().unwrap()).collect();
    assert_eq!(ladder, [true, true, true, true, true, true, false, false]);
    for bot in &bots {
        let games: Vec<&str> =
            bot["games"].as_array().unwrap().iter().map(|game| game.as_str().unwrap()).collect();
        for field in ["strength", "budget"] {
            let keys: Vec<&String> = bot[field].as_object().unwrap().keys().collect();
            assert!(
                keys.len() == games.len() && keys.iter().all(|key| games.contains(&key.as_str())),
                "{bot}"
            );
        }
    }
    assert_eq!(bots[3]["budget"]["take6"], Level::Keen.budget(GameKind::Take6).to_string());
    assert_eq!(bots[0]["budget"]["take6"], Value::Null);
}

#[test]
fn strength_is_as_measured_or_marked_as_not_measured() {
    let ladder = Ladder::measured();
    let text = rodeo(&["bots"]);
    let mut unmeasured = 0;
    for (bot, level) in listed().iter().zip(Level::ALL) {
        for game in level.games() {
            let strength = &bot["strength"][game.name()];
            let against = game.descriptor().opponent.or(level.baseline().map(Level::name));
            assert_eq!(strength["against"].as_str(), against, "{bot}");
            assert_eq!(strength["players"], MAIN_TABLE);
            match ladder.strength(level, game, MAIN_TABLE) {
                Some(kind) => {
                    assert_eq!(strength["measured"], true);
                    assert_eq!(strength["win_share"], kind.win_share);
                    let ends = strength["win_share_ci95"].as_array().unwrap();
                    assert!(ends.iter().eq(&kind.win_share_ci95), "{bot}");
                    assert!(strength["deals"].as_u64().unwrap() > 1);
                    assert!(text.contains(&format!("wins {:.1}%", 100.0 * kind.win_share)), "{text}");
                }
                None => {
                    assert_eq!(strength["measured"], false);
                    assert!(strength.get("win_share").is_none(), "{bot}");
                    unmeasured += usize::from(against.is_some());
                }
            }
            let rating = ladder.mixed(level, game).and_then(|mixed| mixed.rating);
            assert_eq!(strength.get("rating").and_then(Value::as_f64), rating);
        }
    }
    assert_eq!(text.matches("not measured").count(), unmeasured, "{text}");
}
