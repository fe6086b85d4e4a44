//! A review judges a choice by what its seat knew.

use rodeo_bots::Level;
use rodeo_review::Options;
use rodeo_rules::any::GameKind;
use rodeo_rules::record::{Record, Step};
use rodeo_rules::seat::{Seat, SeatSet};

use crate::support::bot_match;
use crate::{review, worlds};

/// The record up to its first choices, with the hands and choices of seats 1 and 2 swapped.
fn with_other_hands(record: &Record) -> (Record, Record) {
    let mut short = record.clone();
    short.result = None;
    short.steps.truncate(2);
    let mut swapped = short.clone();
    let [Step::Deal { cards, .. }, Step::Play(choices)] = &mut swapped.steps[..] else {
        panic!("a deal and choices");
    };
    for at in 10..20 {
        cards.swap(at, at + 10);
    }
    let [_, (_, one), (_, other)] = &mut choices[..] else { panic!("three seats") };
    std::mem::swap(one, other);
    (short, swapped)
}

#[test]
fn hidden_cards_do_not_change_a_review() {
    let rules = GameKind::Take6.read_rules(3, "rounds=1").unwrap();
    for seed in 0..4 {
        let record = bot_match(&rules, &[Level::Gentle.into(); 3], seed);
        let (short, swapped) = with_other_hands(&record);
        assert_ne!(short, swapped);
        let options = Options { seats: Some(SeatSet::only(Seat::new(0).unwrap())), ..worlds(16) };
        let [one, other] = [short, swapped].map(|record| review(&record, options).decisions);
        assert_eq!(one.len(), 1);
        // Luck is what happened after the choice, so only that may differ.
        let known = |decisions: &[rodeo_review::Decision]| {
            let mut decision = decisions[0].clone();
            decision.luck = Default::default();
            decision
        };
        assert_eq!(known(&one), known(&other));
    }
}

#[test]
fn same_seed_gives_the_same_review_and_another_seed_another_sample() {
    let rules = GameKind::TakeThat.read_rules(2, "games=1").unwrap();
    let record = bot_match(&rules, &[Level::Simple.into(); 2], 1);
    let [one, same, other] = [5, 5, 6].map(|seed| review(&record, Options { seed, ..worlds(4) }));
    assert_eq!(one, same);
    assert_ne!(one.decisions, other.decisions);
}
