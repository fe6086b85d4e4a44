//! Take That: the search wins more than its share, and sees what is there to see.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

use rodeo_bots::{Asked, Bot, Budget, Search, SeatRng, Simple};
use rodeo_rules::arrange::Arrange;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Arrangement, Choice, Event, Rules, Sequence, TakeThat};

/// Plays one game, a search on one seat and rules of thumb on the others; gives the search's share of the win.
fn share_of_win(rules: &Rules, seed: u64, searcher: Seat) -> f64 {
    let mut rng = SeatRng::new(seed);
    let mut game = TakeThat::new(rules).unwrap();
    let mut history: Vec<Event> = vec![];
    loop {
        let mut events = vec![];
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Deal => {
                let deck = game.deck().unwrap();
                game.deal(Dealer::new().order(&deck, &mut rng), &mut events).unwrap();
            }
            Awaiting::Moves(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let asked = Asked { view: &view, history: &history, budget: Budget::Playouts(60) };
                let thought = if seat == searcher {
                    Search::default().think(&asked, &mut rng)
                } else {
                    Simple.think(&asked, &mut rng)
                };
                game.play(&[(seat, thought.unwrap().choice)], &mut events).unwrap();
            }
        }
        history.extend(events.iter().map(|event| TakeThat::show(event, Viewer::Seat(searcher))));
    }
    let winners = game.outcome().unwrap().winners;
    if winners.contains(searcher) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

/// Even would be 25 of 100.
#[test]
fn the_search_beats_rules_of_thumb() {
    let mut wins = 0.0;
    for options in ["games=1", "games=1 variant=advanced"] {
        let rules = read_options(4, options).unwrap();
        wins +=
            (0..50).map(|seed| share_of_win(&rules, seed, Seat::new(seed as u8 % 4).unwrap())).sum::<f64>();
    }
    assert!(wins >= 29.0, "{wins} of 100 games");
}

/// What the first of two players chooses without a pile, a line of 35 before them.
fn chosen(hand: &[u8], pairs: &[u8], pairs_of_the_other: &[u8]) -> Choice {
    let rules: Rules = read_options(2, "games=1 hand=3").unwrap();
    let cards = |numbers: &[u8]| numbers.iter().filter_map(|&number| Card::new(number)).collect::<CardSet>();
    let table = Arrangement {
        line: Card::new(35).into_iter().collect(),
        hands: vec![cards(hand), cards(&[71, 72, 73])],
        stock: Sequence::EMPTY,
        face_up: vec![cards(pairs), cards(pairs_of_the_other)],
        face_down: vec![],
        extras: vec![],
        turn: Seat::default(),
        games: 0,
        scores: vec![],
    };
    let game = TakeThat::arranged(&rules, &table).unwrap();
    let view = game.view(Viewer::Seat(Seat::default()));
    Search::default().think(&Asked::at(&view, Budget::Playouts(60)), &mut SeatRng::new(1)).unwrap().choice
}

/// Taking the line ends the game (rule take-that 4.2), and three points are enough. The toad fits and would be laid at a
/// glance, but then the line may come back with nothing left to lay.
#[test]
fn it_takes_a_line_when_that_wins() {
    assert_eq!(chosen(&[44], &[49, 94, 48, 84], &[]), Choice::Take);
}

/// Pairing the last card ends the game (rule take-that 4.3), two points against four.
#[test]
fn it_leaves_a_pair_when_that_loses() {
    let pair = Choice::Pair(Card::new(53).unwrap());
    assert_ne!(chosen(&[36, 44, 53], &[], &[49, 94, 48, 84]), pair);
    assert_eq!(chosen(&[53], &[], &[]), pair);
}
