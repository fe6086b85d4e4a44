//! Learns how people play a card of Take 6, by watching the search.
//!
//! `cargo run --release -p rodeo-bots --example learn_take6 -- ROUNDS PLAYOUTS FILE` lets the search play rounds of two to ten
//! against itself, remembers what it thought of every card, and fits the tables of the policy to that. The result
//! is written over `FILE`, `crates/bots/src/search/take6/learned.rs`; the next run then searches with better players in
//! its imagined worlds. Whether they are better is for the arena to say.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a tool for one who looks on")]

use std::fmt::Write as _;

use rodeo_bots::take6_policy::{Looks, Situation, UNIT, WEIGHTS};
use rodeo_bots::{Asked, Bot, Budget, Schooling, Search, SeatRng};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Take6};

/// A value better by this, which is half a head, is chosen e times as often.
const TEMPERATURE: f32 = 0.03;
const EPOCHS: usize = 30;

/// What a seat saw of its cards, and how often each should be played.
struct Lesson {
    cards: Vec<(Looks, f32)>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, rounds, playouts, file] = arguments.as_slice() else {
        panic!("learn_take6 ROUNDS PLAYOUTS FILE");
    };
    let (rounds, playouts): (u64, u32) = (rounds.parse().unwrap(), playouts.parse().unwrap());
    let threads = std::thread::available_parallelism().unwrap().get() as u64;
    let lessons: Vec<Lesson> = std::thread::scope(|scope| {
        let watch = |thread| move || watch((thread..rounds).step_by(threads as usize), playouts);
        let threads: Vec<_> = (0..threads).map(|thread| scope.spawn(watch(thread))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    eprintln!("{} lessons", lessons.len());
    let weights = fit(&lessons);
    let mut text = String::from(
        "//! The numbers of the policy, as `examples/learn_take6.rs` wrote them.\n\nuse super::policy::WEIGHTS;\n\n\
         /// All tables, one behind the other.\n#[rustfmt::skip]\npub const LEARNED: [i16; WEIGHTS] = [\n",
    );
    for line in weights.chunks(20) {
        let numbers: Vec<String> =
            line.iter().map(|weight| ((weight * UNIT as f32).round() as i16).to_string()).collect();
        let _ = writeln!(text, "    {},", numbers.join(", "));
    }
    text.push_str("];\n");
    std::fs::write(file, text).unwrap();
}

/// Plays rounds and takes notes.
fn watch(rounds: impl Iterator<Item = u64>, playouts: u32) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for round in rounds {
        let mut rng = SeatRng::from_parts(&[round, u64::from(playouts), 66]);
        // As many lessons for each class of players: a round of ten has five times as many as one of two.
        let players = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 10][rng.below(16) as usize];
        let deck = if players <= 6 && rng.below(8) == 0 { "rounds=1 deck=limited" } else { "rounds=1" };
        let mut game = Take6::new(&read_options(players, deck).unwrap()).unwrap();
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Deal => {
                    let deck = game.deck().unwrap();
                    game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                }
                Awaiting::Moves(seats) => {
                    let mut step = Vec::new();
                    for seat in seats.iter() {
                        let view = game.view(Viewer::Seat(seat));
                        let asked = Asked::at(&view, Budget::Playouts(playouts));
                        let thought = Search { schooling: Schooling::None }.think(&asked, &mut rng).unwrap();
                        let mut choice = thought.choice;
                        if game.phase() == Phase::Choose && thought.values.len() > 1 {
                            let lesson = note(&game, seat, &thought.values);
                            // Now and then something else, to see more of the world.
                            if rng.below(10) == 0 {
                                choice = thought.values[rng.below(thought.values.len() as u32) as usize].0;
                            }
                            lessons.push(lesson);
                        }
                        step.push((seat, choice));
                    }
                    game.play(&step, &mut DiscardEvents).unwrap();
                }
            }
        }
    }
    lessons
}

fn note(game: &Take6, seat: Seat, values: &[(Choice, f32)]) -> Lesson {
    let unseen = game.rules().deck_cards() - game.seen();
    let situation = Situation::new(game.rows(), unseen, game.players(), game.hand_size(seat));
    let best = values.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
    let weight = |value: f32| ((value - best) / TEMPERATURE).exp();
    let all: f32 = values.iter().map(|(_, value)| weight(*value)).sum();
    let mut cards = Vec::new();
    situation.look_over(game.hand(seat), |card, looks| {
        let value = values.iter().find(|(choice, _)| *choice == Choice::Card(card)).unwrap().1;
        cards.push((looks, weight(value) / all));
    });
    Lesson { cards }
}

/// Fits by stochastic gradient descent on the cross entropy; Adagrad, since some places are rarely seen.
fn fit(lessons: &[Lesson]) -> Vec<f32> {
    let mut weights = vec![0f32; WEIGHTS];
    let mut squares = vec![1e-3f32; WEIGHTS];
    let mut rng = SeatRng::new(1);
    let held_out = lessons.len() / 20;
    for epoch in 0..EPOCHS {
        for _ in held_out..lessons.len() {
            let lesson = &lessons[held_out + rng.below((lessons.len() - held_out) as u32) as usize];
            let rate = 0.15 * (1.0 - epoch as f32 / EPOCHS as f32) + 0.01;
            for (share, (looks, wanted)) in shares(&weights, lesson).into_iter().zip(&lesson.cards) {
                let slope = share - wanted;
                for &at in looks {
                    let at = usize::from(at);
                    let slope = slope + 1e-5 * weights[at];
                    squares[at] += slope * slope;
                    weights[at] -= rate * slope / squares[at].sqrt();
                }
            }
        }
        if epoch % 10 == 9 {
            let loss = |lesson: &Lesson| -> f32 {
                let pairs = shares(&weights, lesson).into_iter().zip(&lesson.cards);
                pairs.map(|(share, (_, wanted))| wanted * ((wanted + 1e-9) / share.max(1e-9)).ln()).sum()
            };
            let mean = lessons[..held_out].iter().map(loss).sum::<f32>() / held_out.max(1) as f32;
            eprintln!("after {} epochs: {mean:.4} apart", epoch + 1);
        }
    }
    weights
}

fn shares(weights: &[f32], lesson: &Lesson) -> Vec<f32> {
    let speaks: Vec<f32> = lesson
        .cards
        .iter()
        .map(|(looks, _)| looks.iter().map(|&at| weights[usize::from(at)]).sum())
        .collect();
    let best = speaks.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = speaks.iter().map(|speaks| (speaks - best).exp()).sum();
    speaks.into_iter().map(|speaks| (speaks - best).exp() / all).collect()
}
