//! Take That: the search beats the heuristic and finds obvious wins.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::{
    Bot, Budget, DecisionContext, Level, Roster as _, Search, SearchModel as _, SeatRng, Simple,
};
use rodeo_rules::arrange::Arrange;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Arrangement, Choice, Event, Rules, Sequence, TakeThat};

/// Plays one game with the search on one seat and `simple` on the others. Returns the search's share of the win.
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
                let context = DecisionContext {
                    view: &view,
                    history: &history,
                    declared: &[],
                    earlier: &[],
                    budget: Budget::Playouts(60),
                };
                let decision = if seat == searcher {
                    Search::default().decide(&context, &mut rng)
                } else {
                    Simple.decide(&context, &mut rng)
                };
                game.play(&[(seat, decision.unwrap().choice)], &mut events).unwrap();
            }
        }
        history.extend(events.iter().map(|event| TakeThat::show(event, Viewer::Seat(searcher))));
    }
    let winners = game.outcome().unwrap().winners;
    if winners.contains(searcher) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

/// The even share is 25 of 100.
#[test]
fn search_beats_simple() {
    let mut wins = 0.0;
    for options in ["games=1", "games=1 variant=advanced"] {
        let rules = read_options(4, options).unwrap();
        wins +=
            (0..50).map(|seed| share_of_win(&rules, seed, Seat::new(seed as u8 % 4).unwrap())).sum::<f64>();
    }
    assert!(wins >= 29.0, "{wins} of 100 games");
}

/// Mean points of one bot among others, and of the others.
fn one_among(one: Level, others: Level, players: u8) -> (f64, f64) {
    let rules: Rules = read_options(players, "games=1").unwrap();
    let (mut own, mut rest) = (0, 0);
    for seed in 0..100 {
        let mut rng = SeatRng::new(seed);
        let mut game = TakeThat::new(&rules).unwrap();
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Deal => {
                    let deck = game.deck().unwrap();
                    game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                }
                Awaiting::Moves(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let level = if u64::from(seat.get()) == seed % u64::from(players) { one } else { others };
                    let view = game.view(Viewer::Seat(seat));
                    let context = DecisionContext::new(&view, Budget::Playouts(1));
                    let decision = TakeThat::bot(level).unwrap().decide(&context, &mut rng).unwrap();
                    game.play(&[(seat, decision.choice)], &mut DiscardEvents).unwrap();
                }
            }
        }
        let points = |seat| i32::from(game.score(seat));
        let seat = Seat::new((seed % u64::from(players)) as u8).unwrap();
        own += points(seat);
        rest += Seat::all(players).filter(|&other| other != seat).map(points).sum::<i32>();
    }
    (f64::from(own) / 100.0, f64::from(rest) / 100.0 / f64::from(players - 1))
}

#[test]
fn gentle_is_between_random_and_simple() {
    for players in 2..=4 {
        let (gentle, random) = one_among(Level::Gentle, Level::Random, players);
        assert!(gentle > random + 3.0, "{players}: {gentle} against {random}");
        let (simple, gentle) = one_among(Level::Simple, Level::Gentle, players);
        assert!(simple > gentle + 3.0, "{players}: {simple} against {gentle}");
    }
}

/// The choice of the first of two players with an empty stock and a line of 35.
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
    Search::default()
        .decide(&DecisionContext::new(&view, Budget::Playouts(60)), &mut SeatRng::new(1))
        .unwrap()
        .choice
}

/// Taking the line ends the game (rule take-that 4.2) with a win. The heuristic would play the toad, but then the line may
/// come back when no card is left to play.
#[test]
fn takes_a_line_if_that_wins() {
    assert_eq!(chosen(&[44], &[49, 94, 48, 84], &[]), Choice::Take);
}

/// Pairing the last card ends the game (rule take-that 4.3), two points against four.
#[test]
fn does_not_pair_if_that_loses() {
    let pair = Choice::Pair(Card::new(53).unwrap());
    assert_ne!(chosen(&[36, 44, 53], &[], &[49, 94, 48, 84]), pair);
    assert_eq!(chosen(&[53], &[], &[]), pair);
}

/// The fast end of a round equals the steps of the reference player, which uses no random numbers.
#[test]
fn fast_round_equals_the_steps_of_the_reference_player() {
    let rules = read_options(3, "games=2").unwrap();
    for seed in 0..20 {
        let mut rng = SeatRng::new(seed);
        let start = TakeThat::new(&rules).unwrap();
        let mut game = start;
        game.play_reference_step(&mut rng, &mut DiscardEvents).unwrap();
        let dealt = game;
        while !game.is_round_over(&start) {
            game.play_reference_step(&mut rng, &mut DiscardEvents).unwrap();
        }
        assert_eq!(dealt.play_round(&start, &mut rng).unwrap(), game.standings().scores);
    }
}
