//! The net: it thinks here what it thought where it was trained, answers whoever is asked, and does not peek.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

mod support;

use rodeo_bots::{Asked, Bot, Budget, FreeRow, Net, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::card::Card;
use rodeo_rules::game::{DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Rules, Take6};

use support::walk;

/// Written by `training/take6/vectors.py`, which says what the lines mean.
const ROUNDS: &str = include_str!("net_rounds.txt");

fn numbers<T: std::str::FromStr>(words: &[&str]) -> Vec<T> {
    words.iter().map(|word| word.parse().ok().unwrap()).collect()
}

fn cards(words: &[&str]) -> Vec<Card> {
    numbers(words).into_iter().map(|number| Card::new(number).unwrap()).collect()
}

#[test]
fn it_thinks_what_it_thought_in_training() {
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
            (["odds", seat, expected @ ..], Some(game)) => {
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                let odds = Net::odds(game, seat);
                let expected: Vec<f32> = numbers(expected);
                assert_eq!(odds.len() * 2, expected.len());
                for (odds, expected) in odds.iter().zip(expected.chunks(2)) {
                    assert!(game.hand(seat).contains(odds.card));
                    assert!(
                        (odds.chance - expected[0]).abs() < 1e-3,
                        "{seat} {odds:?} {expected:?} in {game:?}"
                    );
                    assert!(
                        (odds.margin - expected[1]).abs() < 1e-2,
                        "{seat} {odds:?} {expected:?} in {game:?}"
                    );
                    compared += 1;
                }
            }
            (["turn", played @ ..], Some(game)) => {
                let step: Vec<_> =
                    Seat::all(players).zip(cards(played).into_iter().map(Choice::Card)).collect();
                game.play(&step, &mut DiscardEvents).unwrap();
                while let Phase::TakeRow(seat) = game.phase() {
                    let cheapest = game.cheapest(seat).unwrap();
                    game.play(&[(seat, cheapest)], &mut DiscardEvents).unwrap();
                }
            }
            (["heads", heads @ ..], Some(game)) => {
                let scores: Vec<u32> = Seat::all(players).map(|seat| game.score(seat)).collect();
                assert_eq!(scores, numbers::<u32>(heads));
            }
            _ => panic!("{line:?} is no line of a round"),
        }
    }
    assert!(compared > 500, "{compared} cards were compared");
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
fn every_choice_is_offered_and_weighed_where_the_net_knows_the_rules() {
    for (players, options) in TABLES {
        walk(players, options, 1, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let thought = Net.think(&Asked::at(&view, Budget::Playouts(1)), &mut SeatRng::new(6)).unwrap();
            Ballot::new(game).answer(game, seat, thought.choice).unwrap();
            let weighed = match game.phase() {
                _ if options.contains("fans") => 0,
                Phase::Choose => game.hand(seat).len(),
                Phase::TakeRow(_) => 4,
                Phase::Draft(_) | Phase::Deal | Phase::Over => 0,
            };
            assert_eq!(thought.values.len(), usize::from(weighed), "{options}");
            for (choice, value) in &thought.values {
                Ballot::new(game).answer(game, seat, *choice).unwrap();
                assert!(value.abs() < 80.0, "{value} heads");
            }
        });
    }
}

#[test]
fn it_thinks_the_same_whatever_the_others_hold() {
    for (players, options) in TABLES {
        walk(players, options, 1, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let odds = Net::odds(game, seat);
            assert_eq!(Net::odds(&view, seat), odds);
            let all: f32 = odds.iter().map(|odds| odds.chance).sum();
            assert!(odds.is_empty() || (all - 1.0).abs() < 1e-5);
        });
    }
}

#[test]
fn nobody_is_answered_who_is_not_asked() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let new = Take6::new(&rules).unwrap();
    for viewer in Viewer::all(4) {
        let view = new.view(viewer);
        assert_eq!(Net.think(&Asked::at(&view, Budget::Playouts(1)), &mut SeatRng::new(1)), None);
    }
}
