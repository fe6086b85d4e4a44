//! What was measured belongs to the bots as they are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

use std::collections::BTreeSet;

use rodeo_bots::strength::{KindMeasured, Ladder, MAIN_TABLE, Measurement};
use rodeo_bots::{BotKind, Level};
use rodeo_rules::any::GameKind;

const FILE: &str = include_str!("../ladder.json");

#[test]
fn the_file_is_read_whole() {
    let ladder: Ladder = serde_json::from_str(FILE).unwrap();
    assert_eq!(&ladder, Ladder::measured());
    assert_eq!(FILE.matches("\"command\"").count(), ladder.measurements.len());
    assert!(serde_json::from_str::<Ladder>(&FILE.replacen("measurements", "guesses", 1)).is_err());
}

#[test]
fn every_measurement_is_of_bots_that_exist_and_think_as_they_do_now() {
    let mut seen = BTreeSet::new();
    for held in &Ladder::measured().measurements {
        let wrong = faults(held);
        assert!(wrong.is_empty(), "{}: {wrong:?}", held.command);
        assert!(seen.insert((held.game, held.players, &held.seats, &held.pool)), "{} twice", held.command);
    }
}

/// What is wrong with a measurement.
fn faults(held: &Measurement) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut demand = |holds: bool, what: &str| {
        if !holds {
            wrong.push(what.to_owned());
        }
    };
    let (named, bots) = match (&held.seats, &held.pool) {
        (Some(seats), None) => (format!("--seats {seats} "), seats),
        (None, Some(pool)) => (format!("--pool {pool} --players {} ", held.players), pool),
        _ => return vec!["bots sit still, or are drawn".into()],
    };
    let again = format!("rodeo arena {} {named}--deals {} --seed {}", held.game, held.deals, held.seed);
    demand(held.command == again, "the command is another contest");
    demand(held.game.players().contains(&held.players), "no such table");
    demand(held.rules["game"] == held.game.name(), "the rules are of another game");
    demand(held.rules["players"] == held.players, "the rules are of another table");
    demand(held.deals >= 2 && held.rounds >= held.deals * held.rotations, "too few rounds");
    let sat: BTreeSet<&str> = bots.split(',').collect();
    demand(sat == held.kinds.iter().map(|kind| kind.bot.as_str()).collect(), "others sat there");
    for kind in &held.kinds {
        let Ok(BotKind { level, budget: None }) = kind.bot.parse() else {
            demand(false, "nobody has this name");
            continue;
        };
        let usual = level.thinks().then(|| level.budget(held.game).to_string());
        demand(level.plays(held.game), "it does not play this");
        demand(kind.budget == usual, "its usual budget is another one now: measure it again");
        demand(figures_agree(kind), "figures that cannot be");
    }
    wrong
}

fn figures_agree(kind: &KindMeasured) -> bool {
    let within = |value: f64, [low, high]: [f64; 2]| low <= value && value <= high;
    within(kind.mean, kind.mean_ci95)
        && within(kind.win_share, kind.win_share_ci95)
        && within(0.0, [0.0, kind.win_share_ci95[0]])
        && kind.win_share_ci95[1] <= 1.0
        && kind.ms_per_move.p50 <= kind.ms_per_move.p99
        && kind.rating.is_some() == kind.uncertainty.is_some()
}

/// A made-up measurement passes, and every lie about it is caught.
#[test]
fn a_wrong_measurement_is_noticed() {
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
    let faults = |text: &str| faults(&serde_json::from_str::<Ladder>(text).unwrap().measurements[0]);
    assert_eq!(faults(&text), Vec::<String>::new());
    let budget = format!("\"budget\": \"{}\"", Level::Keen.budget(GameKind::Take6));
    for (truth, lie) in [
        ("--deals 9", "--deals 10"),
        ("\"players\": 2, \"seats\"", "\"players\": 3, \"seats\""),
        ("\"win_share\": 0.7", "\"win_share\": 0.9"),
        ("\"bot\": \"simple\"", "\"bot\": \"sharp\""),
        (budget.as_str(), "\"budget\": \"12345\""),
        ("\"rounds\": 18, \"kinds\"", "\"rounds\": 17, \"kinds\""),
    ] {
        assert!(text.contains(truth));
        assert!(!faults(&text.replacen(truth, lie, 1)).is_empty(), "{lie} was believed");
    }
    let ladder: Ladder = serde_json::from_str(&text).unwrap();
    let found = |level, players| ladder.strength(level, GameKind::Take6, players).map(|kind| kind.win_share);
    assert_eq!(
        (found(Level::Keen, 2), found(Level::Keen, MAIN_TABLE), found(Level::Sharp, 2)),
        (Some(0.7), None, None)
    );
}
