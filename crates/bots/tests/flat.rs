//! Flat Monte Carlo: legal choices, no use of hidden cards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_bots::{Bot, Budget, Decision, DecisionContext, Flat, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Awaiting, Determinization, Game, View};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Rules, Take6};

use support::visit_positions;

const TABLES: [(u8, &str); 6] = [
    (2, "rounds=1"),
    (4, "rounds=2"),
    (10, "rounds=1"),
    (3, "rounds=1 deck=limited deal=draft"),
    (4, "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
    (3, "rounds=1 deck=limited deal=draft fans=flip_digits"),
];

fn decide_once(view: &View<Take6>, worlds: u32) -> Decision<Choice> {
    decide(view, worlds, 6).unwrap()
}

fn decide(view: &View<Take6>, worlds: u32, seed: u64) -> Option<Decision<Choice>> {
    Flat::default().decide(&DecisionContext::new(view, Budget::Playouts(worlds)), &mut SeatRng::new(seed))
}

#[test]
fn choice_is_legal_and_has_the_best_value() {
    for (players, options) in TABLES {
        visit_positions(players, options, 4, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let decision = decide_once(&view, 3);
            Ballot::new(game).answer(game, seat, decision.choice).unwrap();
            let value = |choice: Choice| decision.values.iter().find(|(other, _)| *other == choice);
            let best = decision.values.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
            if !decision.values.is_empty() {
                assert_eq!(value(decision.choice).unwrap().1, best);
            }
            for (choice, _) in &decision.values {
                Ballot::new(game).answer(game, seat, *choice).unwrap();
            }
            let expected = match game.phase() {
                Phase::TakeRow(_) => 4,
                Phase::Draft(_) => usize::from(game.pool().len()),
                Phase::Choose if game.hand(seat).len() > 1 => usize::from(game.hand(seat).len()),
                Phase::Choose | Phase::Deal | Phase::Over => decision.values.len(),
            };
            assert!(decision.values.len() >= expected, "{players} {options}: {decision:?}");
        });
    }
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
    let mut rng = SeatRng::new(8);
    for (players, options) in TABLES {
        visit_positions(players, options, 2, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let mut determinization: Determinization =
                view.unknown().iter().map(|pool| pool.cards.iter().collect()).collect();
            let mut other = || {
                let shuffle = |order: &mut Order| {
                    shuffle_prefix(order, u8::MAX, &mut rng);
                };
                determinization.iter_mut().for_each(shuffle);
                view.imagine(&determinization).unwrap().view(Viewer::Seat(seat))
            };
            let views = [other(), other()];
            assert_eq!(views, [view.clone(), view.clone()]);
            let decisions = views.each_ref().map(|view| decide_once(view, 5));
            assert_eq!(decisions, [decide_once(&view, 5), decide_once(&view, 5)]);
        });
    }
}

#[test]
fn no_decision_for_a_seat_that_has_nothing_to_decide() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let new = Take6::new(&rules).unwrap();
    for viewer in Viewer::all(4) {
        assert_eq!(decide(&new.view(viewer), 2, 1), None);
    }
    for (players, options) in TABLES {
        visit_positions(players, options, 2, |game, seat| {
            let Awaiting::Moves(seats) = game.awaiting() else { panic!("{seat} has a decision") };
            for other in Seat::all(players).filter(|other| !seats.contains(*other)) {
                let view = game.view(Viewer::Seat(other));
                assert_eq!(decide(&view, 2, 1), None);
            }
        });
    }
}
