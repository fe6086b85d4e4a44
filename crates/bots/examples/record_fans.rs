//! Records rounds of Take 6 with fan cards at random play, for `training/take6/check_fans.py`.
//!
//! `cargo run --release -p rodeo-bots --example record_fans -- ROUNDS FILE` writes one line per round and fan card: the index of the
//! fan card, the number of players, the highest card, the first cards of the rows, and the hands. Then for each turn by seat the
//! card, and 1 if it is flipped, and after the turn for each row its last card, length and heads, the marked row and the side of
//! its marker (1: odd, or arrow down), and the heads of each seat. Everybody takes the cheapest row.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a development tool that stops at the first error"
)]

use std::io::{BufWriter, Write as _};

use rodeo_bots::SeatRng;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{DiscardEvents, Game, RandomSource};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Arrow, Choice, FanCard, Parity, Phase, Take6};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, rounds, file] = arguments.as_slice() else { panic!("usage: record_fans ROUNDS FILE") };
    let rounds: u64 = rounds.parse().expect("the number of rounds is a number");
    let mut output = BufWriter::new(std::fs::File::create(file).unwrap());
    for round in 0..rounds {
        for fan in 0..FanCard::ALL.len() {
            let numbers = record_round(fan, round);
            let words: Vec<String> = numbers.iter().map(u32::to_string).collect();
            writeln!(output, "{}", words.join(" ")).unwrap();
        }
    }
}

fn record_round(fan: usize, round: u64) -> Vec<u32> {
    let mut rng = SeatRng::from_parts(&[round, fan as u64]);
    let players = 2 + rng.below(9) as u8;
    let deck = if players <= 6 && rng.below(4) == 0 { "limited" } else { "full" };
    let options = format!("rounds=1 deck={deck} fans={}", FanCard::NAMES[fan]);
    let mut game = Take6::new(&read_options(players, &options).unwrap()).unwrap();
    let cards = game.deck().unwrap();
    game.deal(Dealer::new().order(&cards, &mut rng), &mut DiscardEvents).unwrap();
    let mut numbers = vec![fan as u32, u32::from(players), u32::from(game.rules().deck_cards().len())];
    numbers.extend(game.rows().iter().map(|row| u32::from(row.last_number())));
    for seat in Seat::all(players) {
        numbers.extend(game.hand(seat).iter().map(|card| u32::from(card.get())));
    }
    while game.phase() == Phase::Choose {
        let choice = |seat| {
            let choice = game.any_choice(seat, &mut rng).unwrap();
            let (card, flipped) = match choice {
                Choice::Card(card) => (card, 0),
                Choice::Flipped(card) => (card, 1),
                Choice::Row(_) => panic!("not a card"),
            };
            numbers.extend([u32::from(card.get()), flipped]);
            (seat, choice)
        };
        let step: Vec<_> = Seat::all(players).map(choice).collect();
        game.play(&step, &mut DiscardEvents).unwrap();
        while let Phase::TakeRow(seat) = game.phase() {
            game.play(&[(seat, Choice::Row(game.rows().cheapest()))], &mut DiscardEvents).unwrap();
        }
        numbers.extend(state(&game));
    }
    numbers
}

/// Rows, markers and heads after a turn.
fn state(game: &Take6) -> Vec<u32> {
    let mut state = Vec::new();
    for row in game.rows().iter() {
        state.extend([row.last_number(), row.len(), row.heads()].map(u32::from));
    }
    let markers = game.markers();
    let (row, side) = match (markers.parity, markers.mountain, markers.cow) {
        (Some((row, parity)), None, None) => (row.get(), parity == Parity::Odd),
        (None, Some((row, arrow)), None) => (row.get(), arrow == Arrow::Down),
        (None, None, Some(row)) => (row.get(), false),
        _ => (0, false),
    };
    state.extend([u32::from(row), u32::from(side)]);
    // The round is over after the last turn; its heads are the scores then.
    let heads = |seat| if game.phase() == Phase::Over { game.score(seat) } else { game.heads(seat).into() };
    state.extend(Seat::all(game.players()).map(heads));
    state
}
