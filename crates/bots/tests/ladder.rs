//! The measurements in `ladder.json` belong to the current bots.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::collections::BTreeSet;

use rodeo_bots::strength::{KindMeasured, Ladder, MAIN_TABLE, Measurement};
use rodeo_bots::{BotKind, Level};
use rodeo_rules::any::GameKind;

const FILE: &str = include_str!("../ladder.json");

#[test]
fn file_is_valid() {
    let ladder: Ladder = serde_json::from_str(FILE).unwrap();
    assert_eq!(&ladder, Ladder::measured());
    assert_eq!(FILE.matches("\"command\"").count(), ladder.measurements.len());
    assert!(serde_json::from_str::<Ladder>(&FILE.replacen("measurements", "guesses", 1)).is_err());
}

#[test]
fn measurements_match_the_current_bots() {
    let mut seen = BTreeSet::new();
    for measurement in &Ladder::measured().measurements {
        let problems = problems(measurement);
        assert!(problems.is_empty(), "{}: {problems:?}", measurement.command);
        let bots = (&measurement.seats, &measurement.pool);
        let conditions = (&measurement.options, measurement.declared);
        assert!(
            seen.insert((measurement.game, measurement.players, bots, conditions)),
            "{} twice",
            measurement.command
        );
    }
}

/// Returns the problems of a measurement.
fn problems(measurement: &Measurement) -> Vec<String> {
    let mut problems = Vec::new();
    let mut check = |holds: bool, problem: &str| {
        if !holds {
            problems.push(problem.to_owned());
        }
    };
    let (named, bots) = match (&measurement.seats, &measurement.pool) {
        (Some(seats), None) => (format!("--seats {seats} "), seats),
        (None, Some(pool)) => (format!("--pool {pool} --players {} ", measurement.players), pool),
        _ => return vec!["needs either seats or a pool".into()],
    };
    let options = match measurement.options.as_str() {
        "" => String::new(),
        options => format!("--options {options} "),
    };
    let again = format!(
        "rodeo arena {} {named}{options}--deals {} --seed {}{}",
        measurement.game,
        measurement.deals,
        measurement.seed,
        if measurement.declared { " --declared" } else { "" }
    );
    check(measurement.command == again, "the command is for another contest");
    check(measurement.game.players().contains(&measurement.players), "invalid number of players");
    check(measurement.rules["game"] == measurement.game.name(), "the rules are for another game");
    check(measurement.rules["players"] == measurement.players, "the rules are for another number of players");
    check(
        measurement.deals >= 2 && measurement.rounds >= measurement.deals * measurement.rotations,
        "too few rounds",
    );
    let sat: BTreeSet<&str> = bots.split(',').collect();
    check(
        sat == measurement.kinds.iter().map(|kind| kind.bot.as_str()).collect(),
        "results do not match the lineup",
    );
    for kind in &measurement.kinds {
        let Ok(BotKind { level, budget: None }) = kind.bot.parse() else {
            check(false, "unknown bot");
            continue;
        };
        let budget = level.has_budget().then(|| level.budget(measurement.game).to_string());
        check(level.plays(measurement.game), "the bot does not play this game");
        check(kind.budget == budget, "the default budget has changed: measure again");
        check(is_consistent(kind), "inconsistent figures");
    }
    problems
}

fn is_consistent(kind: &KindMeasured) -> bool {
    let within = |value: f64, [low, high]: [f64; 2]| low <= value && value <= high;
    within(kind.mean, kind.mean_ci95)
        && within(kind.win_share, kind.win_share_ci95)
        && within(0.0, [0.0, kind.win_share_ci95[0]])
        && kind.win_share_ci95[1] <= 1.0
        && kind.ms_per_move.p50 <= kind.ms_per_move.p99
        && kind.rating.is_some() == kind.uncertainty.is_some()
}

#[test]
fn inconsistent_measurements_are_detected() {
    let text = r#"{"measurements": [{
        "game": "take6", "players": 2, "seats": "keen,simple", "rules": {"game": "take6", "players": 2},
        "command": "rodeo arena take6 --seats keen,simple --deals 9 --seed 3",
        "seed": 3, "deals": 9, "rotations": 2, "rounds": 18, "kinds": [
          {"bot": "keen", "budget": "BUDGET", "seats": 1.0, "deals": 9, "rounds": 18, "mean": 5.0, "mean_ci95": [4.0, 6.0],
           "win_share": 0.7, "win_share_ci95": [0.6, 0.8], "even_share": 0.5, "ms_per_move": {"p50": 0.1, "p99": 0.2}},
          {"bot": "simple", "budget": null, "seats": 1.0, "deals": 9, "rounds": 18, "mean": 5.0, "mean_ci95": [4.0, 6.0],
           "win_share": 0.3, "win_share_ci95": [0.2, 0.4], "even_share": 0.5, "ms_per_move": {"p50": 0.1, "p99": 0.2}}
        ]}]}"#;
    let text = text.replace("BUDGET", &Level::Keen.budget(GameKind::Take6).to_string());
    let problems = |text: &str| problems(&serde_json::from_str::<Ladder>(text).unwrap().measurements[0]);
    assert_eq!(problems(&text), Vec::<String>::new());
    let budget = format!("\"budget\": \"{}\"", Level::Keen.budget(GameKind::Take6));
    for (original, changed) in [
        ("--deals 9", "--deals 10"),
        ("\"players\": 2, \"seats\"", "\"players\": 3, \"seats\""),
        ("\"win_share\": 0.7", "\"win_share\": 0.9"),
        ("\"bot\": \"simple\"", "\"bot\": \"sharp\""),
        (budget.as_str(), "\"budget\": \"12345\""),
        ("\"rounds\": 18, \"kinds\"", "\"rounds\": 17, \"kinds\""),
    ] {
        assert!(text.contains(original));
        assert!(!problems(&text.replacen(original, changed, 1)).is_empty(), "{changed} was accepted");
    }
    let ladder: Ladder = serde_json::from_str(&text).unwrap();
    let found = |level, players| ladder.strength(level, GameKind::Take6, players).map(|kind| kind.win_share);
    assert_eq!(
        (found(Level::Keen, 2), found(Level::Keen, MAIN_TABLE), found(Level::Sharp, 2)),
        (Some(0.7), None, None)
    );
}
