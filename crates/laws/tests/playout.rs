//! A playout gives the same result as its steps: from any position, with the same plans and random numbers.

#![allow(clippy::unwrap_used, reason = "a test that fails must say so")]

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{DiscardEvents, Game, RandomSource, Rules as _};
use rodeo_rules::rows::{Row, RowRule};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::take6::{Choice, Event, Fans, Phase, Plans, Rules, Take6};

/// Plays the rest of the round step by step.
fn step_by_step(game: &Take6, plans: &Plans, rule: RowRule, rng: &mut XorShift) -> [u8; MAX_SEATS] {
    let mut game = *game;
    let mut told: Vec<Event> = Vec::new();
    let mut turn = 0;
    loop {
        let choices: Vec<(Seat, Choice)> = match game.phase() {
            Phase::TakeRow(seat) => vec![(seat, Choice::Row(rule.choose(game.rows(), rng)))],
            Phase::Choose => {
                turn += 1;
                let may_flip = |seat, card| {
                    let flipped = Choice::Flipped(card);
                    !game.next_words(seat, &rodeo_rules::choice::Choice::words(&flipped)).is_dead_end()
                };
                let choose = |seat| match plans.card(seat, turn - 1).unwrap() {
                    card if may_flip(seat, card) && rng.below(2) == 0 => (seat, Choice::Flipped(card)),
                    card => (seat, Choice::Card(card)),
                };
                Seat::all(game.players()).map(choose).collect()
            }
            phase => unreachable!("{phase:?} in the middle of a round"),
        };
        game.play(&choices, &mut told).unwrap();
        if let Some(Event::RoundScored { heads }) = told.last() {
            return *heads;
        }
    }
}

/// Calls `look` in every position of a random match.
fn every_position(rules: &Rules, seed: u64, mut look: impl FnMut(&Take6, &mut XorShift)) {
    let mut rng = XorShift::new(seed);
    let mut played = Match::<Take6>::new(rules);
    while let Some(step) = played.any_step(&mut rng) {
        played.take(step).unwrap();
        look(&played.game, &mut rng);
    }
}

#[test]
fn playout_equals_its_steps() {
    let (mut compared, mut in_the_middle) = (0, 0);
    for (table, rules) in tables::of::<Take6>().iter().enumerate() {
        let matches = if rules.fans == Fans::NONE { 12 } else { 2 };
        for seed in 0..matches {
            every_position(rules, seed * 1000 + table as u64, |game, rng| {
                if !matches!(game.phase(), Phase::Choose | Phase::TakeRow(_)) {
                    return;
                }
                for rule in RowRule::ALL {
                    let plans = Plans::draw(game, rng);
                    let steps = step_by_step(game, &plans, rule, &mut rng.clone());
                    assert_eq!(game.playout_by(&plans, rule, &mut rng.clone()), Some(steps), "{game:?}");
                    compared += 1;
                    in_the_middle += u32::from(game.phase() != Phase::Choose);
                }
            });
        }
    }
    assert!(
        compared > 10_000 && in_the_middle > 1_000,
        "{compared}, {in_the_middle} in the middle of a turn"
    );
}

#[test]
fn playout_completes_a_draft_and_needs_a_round() {
    for rules in tables::of::<Take6>() {
        every_position(&rules, 1, |game, rng| {
            let heads = game.playout(RowRule::Cheapest, rng);
            match game.phase() {
                Phase::Deal | Phase::Over => assert_eq!(heads, [0; MAX_SEATS]),
                Phase::Draft(_) | Phase::Choose | Phase::TakeRow(_) => {
                    let so_far = Seat::all(game.players()).map(|seat| game.heads(seat));
                    assert!(so_far.zip(heads).all(|(before, after)| before <= after));
                }
            }
        });
    }
    // A playout that gave up on the draft would find no heads at all.
    let rules: Rules = rodeo_rules::options::read_options(2, "deck=limited,deal=draft").unwrap();
    let game = Take6::new(&rules).unwrap();
    let taken: u32 = (0..50)
        .map(|seed| game.playout(RowRule::Cheapest, &mut XorShift::new(seed)))
        .map(|heads| heads.iter().map(|&heads| u32::from(heads)).sum::<u32>())
        .sum();
    assert!(taken > 0);
}

#[test]
fn plans_of_other_hands_and_views_are_rejected() {
    let rules = Rules::defaults(3);
    let mut rng = XorShift::new(5);
    let deal = |rng: &mut XorShift| {
        let mut game = Take6::new(&rules).unwrap();
        game.deal(&rng.order(&game.deck().unwrap()), &mut DiscardEvents).unwrap();
        game
    };
    let (game, other) = (deal(&mut rng), deal(&mut rng));
    let plans = Plans::draw(&other, &mut rng);
    assert_eq!(game.playout_by(&plans, RowRule::Cheapest, &mut rng), None);
    let view = game.view(Viewer::Public);
    let plans = Plans::draw(&view, &mut rng);
    assert_eq!(view.playout_by(&plans, RowRule::Cheapest, &mut rng), None);
    assert_eq!(view.playout(RowRule::Cheapest, &mut rng), [0; MAX_SEATS]);
}

#[test]
fn plan_is_a_permutation_of_the_hand() {
    let mut rng = XorShift::new(9);
    let rules = Rules::defaults(10);
    every_position(&rules, 3, |game, _| {
        let mut plans = Plans::draw(game, &mut rng);
        for seat in Seat::all(10) {
            let planned =
                |plans: &Plans| (0..10).filter_map(|turn| plans.card(seat, turn)).collect::<CardSet>();
            assert_eq!(planned(&plans), game.hand(seat));
            if let Some(card) = game.hand(seat).last() {
                assert!(plans.play_next(seat, card));
                assert_eq!(plans.card(seat, 0), Some(card));
                assert_eq!(planned(&plans), game.hand(seat));
            }
            let elsewhere = CardSet::range(1, 104) - game.hand(seat);
            assert!(elsewhere.iter().all(|card| !plans.play_next(seat, card)));
        }
    });
}

#[test]
fn cheapest_row_is_the_upper_one_of_equals() {
    let row = |cards: &[u8]| cards.iter().map(|&card| Card::new(card).unwrap()).collect::<Row>();
    let cheapest = |rows: [Row; 4]| rodeo_rules::rows::FourRows::from(rows).cheapest().get();
    assert_eq!(cheapest([row(&[55]), row(&[1, 2]), row(&[3, 4]), row(&[10])]), 1);
    assert_eq!(cheapest([row(&[55]), row(&[11]), row(&[10]), row(&[104])]), 3);
}
