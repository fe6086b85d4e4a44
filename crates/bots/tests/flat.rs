//! The flat search: always an allowed choice, the same for whatever looks the same, and worth its time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

mod support;

use rodeo_bots::{Asked, Bot, Budget, Flat, SeatRng, Thought};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Awaiting, Determinization, Game, View};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Rules, Take6};

use support::walk;

const TABLES: [(u8, &str); 6] = [
    (2, "rounds=1"),
    (4, "rounds=2"),
    (10, "rounds=1"),
    (3, "rounds=1 deck=limited deal=draft"),
    (4, "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
    (3, "rounds=1 deck=limited deal=draft fans=flip_digits"),
];

fn think(view: &View<Take6>, worlds: u32) -> Thought<Choice> {
    answer(view, worlds, 6).unwrap()
}

fn answer(view: &View<Take6>, worlds: u32, seed: u64) -> Option<Thought<Choice>> {
    Flat::default().think(&Asked::at(view, Budget::Playouts(worlds)), &mut SeatRng::new(seed))
}

#[test]
fn every_choice_is_offered_and_the_best_of_those_weighed() {
    for (players, options) in TABLES {
        walk(players, options, 4, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let thought = think(&view, 3);
            Ballot::new(game).answer(game, seat, thought.choice).unwrap();
            let value = |choice: Choice| thought.values.iter().find(|(other, _)| *other == choice);
            let best = thought.values.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
            if !thought.values.is_empty() {
                assert_eq!(value(thought.choice).unwrap().1, best);
            }
            for (choice, _) in &thought.values {
                Ballot::new(game).answer(game, seat, *choice).unwrap();
            }
            let weighed = match game.phase() {
                Phase::TakeRow(_) => 4,
                Phase::Draft(_) => usize::from(game.pool().len()),
                Phase::Choose if game.hand(seat).len() > 1 => usize::from(game.hand(seat).len()),
                Phase::Choose | Phase::Deal | Phase::Over => thought.values.len(),
            };
            assert!(thought.values.len() >= weighed, "{players} {options}: {thought:?}");
        });
    }
}

#[test]
fn hidden_cards_make_no_difference() {
    let mut rng = SeatRng::new(8);
    for (players, options) in TABLES {
        walk(players, options, 2, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let mut filling: Determinization =
                view.unknown().iter().map(|pool| pool.cards.iter().collect()).collect();
            let mut other = || {
                let shuffle = |order: &mut Order| {
                    shuffle_prefix(order, u8::MAX, &mut rng);
                };
                filling.iter_mut().for_each(shuffle);
                view.imagine(&filling).unwrap().view(Viewer::Seat(seat))
            };
            let views = [other(), other()];
            assert_eq!(views, [view.clone(), view.clone()]);
            let thoughts = views.each_ref().map(|view| think(view, 5));
            assert_eq!(thoughts, [think(&view, 5), think(&view, 5)]);
        });
    }
}

#[test]
fn nobody_is_answered_who_is_not_asked() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let new = Take6::new(&rules).unwrap();
    for viewer in Viewer::all(4) {
        assert_eq!(answer(&new.view(viewer), 2, 1), None);
    }
    for (players, options) in TABLES {
        walk(players, options, 2, |game, seat| {
            let Awaiting::Moves(asked) = game.awaiting() else { panic!("{seat} is asked") };
            for other in Seat::all(players).filter(|other| !asked.contains(*other)) {
                let view = game.view(Viewer::Seat(other));
                assert_eq!(answer(&view, 2, 1), None);
            }
        });
    }
}
