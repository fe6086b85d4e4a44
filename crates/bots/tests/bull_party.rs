//! Bull Party: the levels differ in strength, and the last laying is optimal.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::{Bot, Budget, DecisionContext, Gentle, Random, Search, SeatRng, Simple};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::bull_party::{BullParty, Choice, Phase, Round, Rules};
use rodeo_rules::choice::{Choice as _, Words};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, View};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};

type Player = Box<dyn Bot<BullParty>>;

/// Plays a match and returns the scores. Calls `visit` with every choice.
fn play(
    rules: &Rules,
    seed: u64,
    players: &mut [Player],
    budget: Budget,
    mut visit: impl FnMut(&View<BullParty>, Seat, &Choice),
) -> Vec<i32> {
    let mut game = BullParty::new(rules).unwrap();
    let deals = Seed::from_text(&seed.to_string());
    let mut rng: Vec<SeatRng> = Seat::all(rules.players).map(|seat| SeatRng::for_seat(seed, seat)).collect();
    let mut ballot = Ballot::new(&game);
    loop {
        match game.awaiting() {
            Awaiting::Over => return Seat::all(rules.players).map(|seat| game.score(seat)).collect(),
            Awaiting::Deal => game.deal(&deals.order(&game.deck().unwrap()), &mut DiscardEvents).unwrap(),
            Awaiting::Moves(_) => {
                ballot.renew(&game);
                while let Some(seat) = ballot.waiting().iter().next() {
                    let view = game.view(Viewer::Seat(seat));
                    let context = DecisionContext::new(&view, budget);
                    let decision = players[seat.index()].decide(&context, &mut rng[seat.index()]).unwrap();
                    for (choice, _) in &decision.values {
                        assert!(view.next_words(seat, &choice.words()).complete, "{choice:?}");
                    }
                    visit(&view, seat, &decision.choice);
                    ballot.answer(&game, seat, decision.choice).unwrap();
                }
                game.play(&ballot.step().unwrap(), &mut DiscardEvents).unwrap();
            }
        }
    }
}

/// The mean scores of one player, rotated over all seats, and of the others.
fn one_against<A: Bot<BullParty> + Default + 'static, B: Bot<BullParty> + Default + 'static>(
    rules: &Rules,
    deals: u64,
    budget: Budget,
) -> (f64, f64) {
    let (mut one, mut others) = (0, 0);
    for seed in 0..deals {
        for seat in 0..usize::from(rules.players) {
            let player =
                |at| -> Player { if at == seat { Box::new(A::default()) } else { Box::new(B::default()) } };
            let mut players: Vec<Player> = (0..usize::from(rules.players)).map(player).collect();
            let scores = play(rules, seed, &mut players, budget, |_, _, _| ());
            one += scores[seat];
            others += scores.iter().sum::<i32>() - scores[seat];
        }
    }
    let matches = (deals * u64::from(rules.players)) as f64;
    (f64::from(one) / matches, f64::from(others) / matches / f64::from(rules.players - 1))
}

#[test]
fn gentle_is_between_random_and_simple() {
    for players in 2..=5 {
        let rules: Rules = read_options(players, "").unwrap();
        let (gentle, random) = one_against::<Gentle, Random>(&rules, 20, Budget::Playouts(1));
        assert!(gentle > random + 10.0, "{players}: {gentle} against {random}");
        let (simple, gentle) = one_against::<Simple, Gentle>(&rules, 20, Budget::Playouts(1));
        assert!(simple > gentle + 5.0, "{players}: {simple} against {gentle}");
    }
}

#[test]
fn search_beats_simple() {
    for (players, options) in [(4, ""), (2, "hand=3 numbers=60 out=20"), (3, "bulls=none")] {
        let rules: Rules = read_options(players, options).unwrap();
        let (search, simple) = one_against::<Search, Simple>(&rules, 3, Budget::Playouts(16));
        assert!(search > simple + 4.0, "{players} {options}: {search} against {simple}");
    }
}

/// The best score over all choices that start with these words.
fn brute_force(view: &View<BullParty>, seat: Seat, words: &mut Words) -> i32 {
    let options = view.next_words(seat, words);
    if options.complete {
        return score_after(view, seat, &Choice::from_words(words).unwrap());
    }
    let mut best = i32::MIN;
    for &word in &options.next {
        words.push(word);
        best = best.max(brute_force(view, seat, words));
        words.pop();
    }
    best
}

fn score_after(view: &View<BullParty>, seat: Seat, choice: &Choice) -> i32 {
    let Choice::Lay(laying) = choice else { panic!("{choice:?} is not a laying") };
    let mut after: BullParty = **view;
    after.apply(&rodeo_rules::bull_party::Event::Laid { seat, laying: *laying });
    after.score(seat)
}

#[test]
fn last_laying_is_optimal() {
    let mut checked = 0;
    for (players, options) in [(3, "hand=1 numbers=40 out=0"), (4, "hand=2 numbers=60 out=0")] {
        let rules: Rules = read_options(players, options).unwrap();
        for seed in 0..10 {
            let one = |at: u8| -> Player {
                if at.is_multiple_of(2) { Box::new(Simple) } else { Box::new(Search::default()) }
            };
            let mut players: Vec<Player> = (0..players).map(one).collect();
            play(&rules, seed, &mut players, Budget::Playouts(1), |view, seat, choice| {
                if view.phase() == Phase::Lay && view.round() == Round::Last && view.must_lay(seat) <= 5 {
                    let best = brute_force(view, seat, &mut Words::new());
                    assert_eq!(score_after(view, seat, choice), best);
                    checked += 1;
                }
            });
        }
    }
    assert!(checked > 20, "{checked}");
}
