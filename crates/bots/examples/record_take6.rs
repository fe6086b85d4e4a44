//! Records rounds of Take 6 as examples of how a level plays, for `training/take6/imitate.py`.
//!
//! `cargo run --release -p rodeo-bots --features baseline --example record_take6 -- LEVEL ROUNDS FILE` writes one line per round:
//! the number of players, a bit for each seat that the level plays, the first cards of the rows, the hands, and the cards of each
//! turn by seat. `merciless` has the other seats. Everybody takes the cheapest row, as in training.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a development tool that stops at the first error"
)]

use std::io::{BufWriter, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_bots::{DecisionContext, Level, Roster, SeatRng};
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, Game, RandomSource};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Take6};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, level, rounds, file] = arguments.as_slice() else {
        panic!("usage: record_take6 LEVEL ROUNDS FILE");
    };
    let level: Level = level.parse().expect("unknown level");
    let rounds: u64 = rounds.parse().expect("the number of rounds is a number");
    let output = Mutex::new(BufWriter::new(std::fs::File::create(file).unwrap()));
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().unwrap().get() {
            scope.spawn(|| {
                loop {
                    let round = next.fetch_add(1, Ordering::Relaxed);
                    if round >= rounds {
                        break;
                    }
                    let line = record_round(level, round);
                    let mut output = output.lock().unwrap();
                    writeln!(output, "{line}").unwrap();
                    if round.is_multiple_of(100) {
                        output.flush().unwrap();
                        eprintln!("{round} of {rounds} rounds");
                    }
                }
            });
        }
    });
}

/// Plays one round. Most have four players, the size of the contests.
fn record_round(level: Level, round: u64) -> String {
    let mut rng = SeatRng::from_parts(&[round, 66]);
    let players = [4, 4, 4, 4, 4, 4, 2, 2, 3, 6][rng.below(10) as usize];
    let recorded: Vec<bool> = (0..players).map(|seat| seat == 0 || rng.below(10) < 6).collect();
    let mut game = Take6::new(&read_options(players, "rounds=1").unwrap()).unwrap();
    let mut histories = vec![Vec::new(); usize::from(players)];
    let mut events = Vec::new();
    let mut numbers =
        vec![u32::from(players), recorded.iter().rev().fold(0, |bits, bit| 2 * bits + u32::from(*bit))];
    loop {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Deal => {
                let deck = game.deck().unwrap();
                game.deal(Dealer::new().order(&deck, &mut rng), &mut events).unwrap();
                numbers.extend(game.rows().iter().map(|row| u32::from(row.last_number())));
                for seat in Seat::all(players) {
                    numbers.extend(game.hand(seat).iter().map(|card| u32::from(card.get())));
                }
            }
            Awaiting::Moves(seats) if game.phase() == Phase::Choose => {
                let mut step = Vec::new();
                for seat in seats.iter() {
                    let level = if recorded[seat.index()] { level } else { Level::Merciless };
                    let view = game.view(Viewer::Seat(seat));
                    let budget = level.budget(GameKind::Take6);
                    let history = &histories[seat.index()];
                    let context = DecisionContext { history, ..DecisionContext::new(&view, budget) };
                    let choice = Take6::bot(level).unwrap().decide(&context, &mut rng).unwrap().choice;
                    let Choice::Card(card) = choice else { panic!("not a card") };
                    numbers.push(u32::from(card.get()));
                    step.push((seat, choice));
                }
                game.play(&step, &mut events).unwrap();
            }
            Awaiting::Moves(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = Choice::Row(game.rows().cheapest());
                game.play(&[(seat, choice)], &mut events).unwrap();
            }
        }
        for seat in Seat::all(players) {
            histories[seat.index()].extend(events.iter().map(|event| Take6::show(event, Viewer::Seat(seat))));
        }
        events.clear();
    }
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}
