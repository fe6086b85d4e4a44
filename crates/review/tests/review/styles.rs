//! How the seats play, judged by the cards of the whole match.

use rodeo_bots::Level;
use rodeo_review::{Options, PlayStyles, Review};
use rodeo_rules::any::{AnyChoice, GameKind};
use rodeo_rules::card::Card;
use rodeo_rules::record::{Player, Record, Step};
use rodeo_rules::take6::Choice;
use rodeo_texts::{Language, Names, Texts};

use crate::support::bot_match;
use crate::{review, worlds};

/// Matches with 50 cards of each seat.
const OPTIONS: &str = "rounds=5";
const SEEDS: std::ops::Range<u64> = 100..106;

fn record(level: Level, options: &str, seed: u64) -> Record {
    let rules = GameKind::Take6.read_rules(4, options).unwrap();
    bot_match(&rules, &[level.into(); 4], seed)
}

/// A review with as few samples as possible.
fn quick_review(record: &Record) -> Review {
    review(record, Options { max_factor: Some(1), only_chosen: true, ..worlds(1) })
}

fn styles(record: &Record) -> Vec<PlayStyles> {
    quick_review(record).seats.into_iter().map(|seat| seat.styles.unwrap()).collect()
}

/// Reviews matches of a level. Returns the mean probability of its style, the ids of all sentences, and the number of seats.
fn recognised(level: Level, probability: fn(&PlayStyles) -> f64) -> (f64, Vec<String>, usize) {
    let all: Vec<PlayStyles> = SEEDS.flat_map(|seed| styles(&record(level, OPTIONS, seed))).collect();
    for seat in &all {
        let sum = seat.random + seat.gentle + seat.simple + seat.flat + seat.net;
        assert!((sum - 1.0).abs() < 1e-5 && seat.choices == 50, "{seat:?}");
    }
    let mean = all.iter().map(probability).sum::<f64>() / all.len() as f64;
    let ids = all.iter().filter_map(|seat| Some(seat.message.as_ref()?.id.to_string())).collect();
    (mean, ids, all.len())
}

#[test]
fn random_players_are_recognised() {
    let (mean, sentences, seats) = recognised(Level::Random, |styles| styles.random);
    assert!(mean > 0.9, "{mean}");
    assert!(sentences.len() * 10 >= seats * 8, "{sentences:?}");
    assert!(sentences.iter().all(|id| id == "review-style-random"), "{sentences:?}");
}

#[test]
fn simple_players_are_recognised() {
    let (mean, sentences, seats) = recognised(Level::Simple, |styles| styles.simple);
    assert!(mean > 0.75, "{mean}");
    let named = sentences.iter().filter(|id| *id == "review-style-simple").count();
    // A probability of 95 % is wrong now and then.
    assert!(named * 10 >= seats * 4 && sentences.len() - named <= 1, "{sentences:?}");
}

#[test]
fn short_match_names_no_style() {
    for seat in styles(&record(Level::Random, "rounds=2", 1)) {
        assert_eq!((seat.choices, seat.message), (20, None));
    }
}

#[test]
fn declared_levels_have_no_influence() {
    let declared = record(Level::Simple, "rounds=3", 1);
    let mut people = declared.clone();
    people.seats = people.seats.iter().map(|seat| Player::human(seat.name.clone())).collect();
    assert_eq!(styles(&declared), styles(&people));
}

/// The card that a choice plays.
fn played(choice: &AnyChoice) -> Option<Card> {
    match choice {
        AnyChoice::Take6(Choice::Card(card)) => Some(*card),
        _ => None,
    }
}

#[test]
fn cards_that_were_not_played_have_no_influence() {
    let mut part = record(Level::Gentle, "rounds=4", 2);
    let last_deal = part.steps.iter().rposition(|step| matches!(step, Step::Deal { .. })).unwrap();
    part.steps.truncate(last_deal + 5);
    part.result = None;
    let later: Vec<Card> = part.steps[last_deal..]
        .iter()
        .flat_map(|step| match step {
            Step::Play(choices) => choices.iter().filter_map(|(_, choice)| played(choice)).collect(),
            Step::Deal { .. } => Vec::new(),
        })
        .collect();
    let mut other = part.clone();
    let Step::Deal { cards, .. } = &mut other.steps[last_deal] else { panic!("a deal") };
    // Hands come first in a deal, four of ten cards. All cards that are still in hand go to another seat.
    let kept: Vec<usize> = (0..40).filter(|&at| !later.contains(&cards[at])).collect();
    assert!(kept.len() >= 20, "{kept:?}");
    for (&one, &next) in kept.iter().zip(&kept[kept.len() / 2..]) {
        cards.swap(one, next);
    }
    assert_ne!(part, other);
    assert_eq!(styles(&part), styles(&other));
}

#[test]
fn reviews_of_a_match_are_equal() {
    let record = record(Level::Simple, "rounds=3", 5);
    let [one, same] = [quick_review(&record), quick_review(&record)];
    assert_eq!(one, same);
}

#[test]
fn other_games_have_no_styles() {
    for &game in GameKind::ALL {
        let options = match game {
            GameKind::Take6 => "rounds=1,deck=limited,deal=draft",
            _ => game.descriptor().single_round.map_or("", |single| single.option),
        };
        let rules = game.read_rules(2, options).unwrap();
        let review = quick_review(&bot_match(&rules, &[Level::Simple.into(); 2], 1));
        assert!(review.seats.iter().all(|seat| seat.styles.is_none()), "{game}");
        let json = serde_json::to_value(&review).unwrap();
        assert!(json["seats"][0].get("styles").is_none(), "{game}");
    }
}

#[test]
fn sentences_name_the_player_in_all_languages() {
    let seats = styles(&record(Level::Random, OPTIONS, 0));
    let message = seats.iter().find_map(|seat| seat.message.clone()).unwrap();
    let names: Vec<String> = ["Ana", "Bo", "Cy", "Di"].map(String::from).into();
    for texts in Language::ALL.map(Texts::new) {
        let text = texts.format(&message, Names { names: &names, reader: None });
        assert!(names.iter().any(|name| text.contains(name.as_str())), "{text}");
        assert!(!text.contains(['{', '$']), "{text}");
    }
}
