//! A table that continues a record: the same cards and choices up to a step, then another choice.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::SeatRng;
use rodeo_device::{DeviceTable, what_if};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::descriptor::ShortMatch;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::record::{Record, Replay, Step};
use rodeo_rules::seat::Seat;
use serde_json::{Value, json};

const PLAYER: &str = r#"{"id":"dev1ce00000000000001","name":"Seat 1"}"#;
const NOW: f64 = 1_000_000.0;

/// Plays a table to its end: the player takes the first choice that is offered. Returns the record.
fn play_on(table: &mut DeviceTable, mut effects: Value) -> Record {
    let mut prompt = Value::Null;
    for _ in 0..5_000 {
        for delivery in effects["deliveries"].as_array().unwrap() {
            let message: Value = serde_json::from_str(delivery["text"].as_str().unwrap()).unwrap();
            if let Some(new) = message.get("prompt") {
                prompt = new.clone();
            }
            if message["type"] == "next_words" {
                let (question, words) = (&message["question"], message["words"].as_str().unwrap());
                let next = message["next"].get(0).and_then(Value::as_str);
                let sent = match (message["complete"].as_bool(), next) {
                    (Some(true), _) | (_, None) => {
                        json!({ "type": "choose", "question": question, "choice": words })
                    }
                    (_, Some(next)) => {
                        json!({ "type": "next_words", "question": question, "words": format!("{words} {next}") })
                    }
                };
                table.receive(1, &sent.to_string(), NOW);
            }
        }
        if let Some(finished) = effects["matches"].get(0) {
            return Record::read(finished["record"].as_str().unwrap().as_bytes()).unwrap();
        }
        if effects["decisions"].as_u64() > Some(0) {
            table.decide(NOW);
        } else if prompt.is_object() && prompt.get("answer").is_none() {
            let first = &prompt["next"][0];
            let sent = json!({ "type": "next_words", "question": prompt["question"], "words": first });
            table.receive(1, &sent.to_string(), NOW);
            prompt = Value::Null;
        }
        effects = serde_json::from_str(&table.effects(NOW)).unwrap();
    }
    panic!("the match does not end")
}

/// A whole match with bots on the device.
fn record(game: GameKind) -> Record {
    let ShortMatch { players, options } = game.descriptor().short_match;
    let bots = vec!["simple"; usize::from(players) - 1];
    let request =
        json!({ "game": game, "players": players, "options": options, "bots": bots, "start": true });
    let mut table = DeviceTable::open(&request.to_string(), PLAYER, &[3; 32], NOW).unwrap();
    table.connect(1, PLAYER, "{}", NOW).unwrap();
    let effects = serde_json::from_str(&table.effects(NOW)).unwrap();
    play_on(&mut table, effects)
}

/// A choice of a seat at a step that was not made; `None` if there is none.
fn other_choice(record: &Record, step: usize, seat: Seat) -> Option<String> {
    let mut replay = Replay::new(record).unwrap();
    replay.forward_to(step).unwrap();
    let Some(Step::Play(choices)) = record.steps.get(step) else { return None };
    let made = choices.iter().find(|(other, _)| *other == seat)?.1;
    assert!(matches!(replay.game().awaiting(), Awaiting::Moves(_)));
    let mut random = SeatRng::new(7);
    let other = (0..50).filter_map(|_| replay.game().any_choice(seat, &mut random));
    let other = other.into_iter().find(|choice| *choice != made)?;
    Some(write_words(&other.words()))
}

fn ask(record: &Record, step: usize, seat: Seat, choice: &str) -> Result<Value, String> {
    let request = json!({ "record": record.to_json(), "step": step, "seat": seat, "choice": choice });
    let opened = what_if(&request.to_string(), PLAYER, &[4; 32], NOW).map_err(|error| error.0.message)?;
    Ok(serde_json::from_str(&opened).unwrap())
}

#[test]
fn match_goes_on_with_the_same_cards_and_another_choice() {
    for &game in GameKind::ALL {
        let record = record(game);
        let mut tried = 0;
        for step in (0..record.steps.len()).step_by(1 + record.steps.len() / 8) {
            for seat in Seat::all(record.seats.len() as u8) {
                let Some(choice) = other_choice(&record, step, seat) else { continue };
                let opened = ask(&record, step, seat, &choice).unwrap();
                assert_eq!(opened["effects"]["facts"]["replaces_all"], true);
                let facts = json!([opened["effects"]["facts"]["json"]]).to_string();
                let mut table = DeviceTable::restore(&facts, &[5; 32], NOW).unwrap();
                assert_eq!(table.id().to_string(), opened["id"].as_str().unwrap());
                table.connect(1, PLAYER, "{}", NOW).unwrap();
                // The choice itself may end the match.
                let mut effects: Value = serde_json::from_str(&table.effects(NOW)).unwrap();
                effects["matches"] = opened["effects"]["matches"].clone();
                let other = play_on(&mut table, effects);
                assert_eq!(other.steps[..step], record.steps[..step], "{game} step {step}");
                let Step::Play(choices) = &other.steps[step] else { panic!("{game} step {step}: a deal") };
                let made = choices.iter().find(|(other, _)| *other == seat).unwrap().1;
                assert_eq!(write_words(&made.words()), choice, "{game} step {step}");
                assert_eq!(other.rules, record.rules);
                tried += 1;
            }
        }
        assert!(tried > 2, "{game}: {tried}");
    }
}

#[test]
fn opponents_choose_the_same_at_that_step_and_the_player_takes_the_seat() {
    let record = record(GameKind::Take6);
    let seat = Seat::new(1).unwrap();
    let choice = other_choice(&record, 1, seat).unwrap();
    let opened = ask(&record, 1, seat, &choice).unwrap();
    let facts: Value = serde_json::from_str(opened["effects"]["facts"]["json"].as_str().unwrap()).unwrap();
    let seats = facts[0]["checkpoint"]["seats"].as_array().unwrap();
    assert!(seats[1].get("guest").is_some() && seats[0].get("house_bot").is_some(), "{seats:?}");
    let Step::Play(choices) = &record.steps[1] else { panic!("the second step is a turn") };
    for (other, made) in choices.iter().filter(|(other, _)| *other != seat) {
        let answered = json!({ "seat": other, "choice": write_words(&made.words()), "at": 1_000_000 });
        assert!(facts.as_array().unwrap().iter().any(|fact| fact["answered"] == answered), "{facts}");
    }
}

#[test]
fn impossible_requests_are_rejected() {
    let record = record(GameKind::Take6);
    let seat = Seat::new(0).unwrap();
    let choice = other_choice(&record, 1, seat).unwrap();
    assert!(ask(&record, 0, seat, &choice).is_err(), "a deal");
    assert!(ask(&record, 9_999, seat, &choice).is_err(), "no such step");
    assert!(ask(&record, 1, Seat::new(9).unwrap(), &choice).is_err(), "no such seat");
    assert!(ask(&record, 1, seat, "nonsense").is_err(), "no such choice");
    assert!(ask(&record, 1, seat, "row1").is_err(), "not a choice of this question");
    let without_seed = Record { chance: None, ..record.clone() };
    assert!(ask(&without_seed, 1, seat, &choice).unwrap_err().contains("seed"));
    let mut forged = record;
    let Step::Deal { cards, .. } = &mut forged.steps[0] else { panic!("the first step is a deal") };
    cards.swap(0, 1);
    assert!(ask(&forged, 1, seat, &choice).unwrap_err().contains("seed"));
}
