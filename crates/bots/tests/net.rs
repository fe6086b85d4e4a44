//! The network: same results as in training, legal choices, no use of hidden cards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_bots::{Bot, Budget, DecisionContext, Heuristic, Net, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::card::Card;
use rodeo_rules::game::{DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Rules, Take6};

use support::visit_positions;

/// Written by `training/take6/vectors.py`, which documents the format.
const ROUNDS: &str = include_str!("net_rounds.txt");

fn numbers<T: std::str::FromStr>(words: &[&str]) -> Vec<T> {
    words.iter().map(|word| word.parse().ok().unwrap()).collect()
}

fn cards(words: &[&str]) -> Vec<Card> {
    numbers(words).into_iter().map(|number| Card::new(number).unwrap()).collect()
}

#[test]
fn estimates_match_training() {
    let (mut game, mut players, mut compared) = (None::<Take6>, 0, 0);
    for line in ROUNDS.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match (words.as_slice(), game.as_mut()) {
            (["table", seats, deck], _) => {
                players = seats.parse().unwrap();
                let deck = if *deck == "104" { "full" } else { "limited" };
                let rules: Rules = read_options(players, &format!("rounds=1 deck={deck}")).unwrap();
                game = Some(Take6::new(&rules).unwrap());
            }
            (["deal", order @ ..], Some(game)) => game.deal(&cards(order), &mut DiscardEvents).unwrap(),
            (["estimate", seat, expected @ ..], Some(game)) => {
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                let estimates = Net::evaluate(game, seat);
                let expected: Vec<f32> = numbers(expected);
                assert_eq!(estimates.len() * 2, expected.len());
                for (estimate, expected) in estimates.iter().zip(expected.chunks(2)) {
                    assert!(game.hand(seat).contains(estimate.card));
                    assert!(
                        (estimate.probability - expected[0]).abs() < 1e-3,
                        "{seat} {estimate:?} {expected:?} in {game:?}"
                    );
                    assert!(
                        (estimate.margin - expected[1]).abs() < 1e-2,
                        "{seat} {estimate:?} {expected:?} in {game:?}"
                    );
                    compared += 1;
                }
            }
            (["turn", played @ ..], Some(game)) => {
                let step: Vec<_> =
                    Seat::all(players).zip(cards(played).into_iter().map(Choice::Card)).collect();
                game.play(&step, &mut DiscardEvents).unwrap();
                while let Phase::TakeRow(seat) = game.phase() {
                    let cheapest = game.cheapest_row(seat).unwrap();
                    game.play(&[(seat, cheapest)], &mut DiscardEvents).unwrap();
                }
            }
            (["heads", heads @ ..], Some(game)) => {
                let scores: Vec<u32> = Seat::all(players).map(|seat| game.score(seat)).collect();
                assert_eq!(scores, numbers::<u32>(heads));
            }
            _ => panic!("unexpected line {line:?}"),
        }
    }
    assert!(compared > 500, "only {compared} cards compared");
}

const TABLES: [(u8, &str); 7] = [
    (2, "rounds=2"),
    (4, "rounds=2"),
    (10, "rounds=2"),
    (3, "rounds=2 hand=6 cards=40"),
    (6, "rounds=2 deck=limited"),
    (3, "rounds=1 deck=limited deal=draft"),
    (4, "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
];

#[test]
fn choices_are_legal_and_have_values_if_the_rules_are_supported() {
    for (players, options) in TABLES {
        visit_positions(players, options, 1, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let decision =
                Net.decide(&DecisionContext::new(&view, Budget::Playouts(1)), &mut SeatRng::new(6)).unwrap();
            Ballot::new(game).answer(game, seat, decision.choice).unwrap();
            let expected = match game.phase() {
                _ if options.contains("fans") => 0,
                Phase::Choose => game.hand(seat).len(),
                Phase::TakeRow(_) => 4,
                Phase::Draft(_) | Phase::Deal | Phase::Over => 0,
            };
            assert_eq!(decision.values.len(), usize::from(expected), "{options}");
            for (choice, value) in &decision.values {
                Ballot::new(game).answer(game, seat, *choice).unwrap();
                assert!(value.abs() < 80.0, "{value} heads");
            }
        });
    }
}

#[test]
fn estimates_do_not_depend_on_hidden_cards() {
    for (players, options) in TABLES {
        visit_positions(players, options, 1, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let estimates = Net::evaluate(game, seat);
            assert_eq!(Net::evaluate(&view, seat), estimates);
            let total: f32 = estimates.iter().map(|estimate| estimate.probability).sum();
            assert!(estimates.is_empty() || (total - 1.0).abs() < 1e-5);
        });
    }
}

#[test]
fn no_decision_for_a_seat_that_has_nothing_to_decide() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let new = Take6::new(&rules).unwrap();
    for viewer in Viewer::all(4) {
        let view = new.view(viewer);
        assert_eq!(Net.decide(&DecisionContext::new(&view, Budget::Playouts(1)), &mut SeatRng::new(1)), None);
    }
}
