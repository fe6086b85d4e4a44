//! Compares both implementations of Bull Party: one round; several rounds with all picks and rows, but one laying at a time;
//! 2–5 players.

use rodeo_rules::bull_party::BullParty;

use crate::bull_party_naive::{Setup, count};
use crate::engine;
use crate::plain::{Counted, Deals, heads};

/// Rules with a deck of this many cards after the hands are dealt.
fn setup(players: usize, hand: usize, deck: usize, out: usize, bulls: &[i32], deals: Deals) -> Setup {
    let numbers = (players * hand + deck + out) as u8;
    let heads = (1..=numbers).map(|card| heads(&[card])).collect();
    Setup { players, hand, numbers, out, heads, bulls: bulls.to_vec(), deals }
}

/// Counts both ways; `heads` is the option.
fn compare(setup: &Setup, heads: &str) -> Counted {
    let bulls: Vec<String> = setup.bulls.iter().map(ToString::to_string).collect();
    let bulls = if bulls.is_empty() { "none".into() } else { bulls.join("+") };
    let Setup { players, hand, numbers, out, .. } = *setup;
    let options = format!("hand={hand} numbers={numbers} out={out} bulls={bulls} heads={heads}");
    let expected = count(setup);
    engine::compare::<BullParty>(players, &options, &setup.deals, &expected);
    expected
}

/// The layout takes the whole deck, so there is nothing for a zero card to draw, and all matches can be counted.
#[test]
fn one_round() {
    let mut sum = Counted::default();
    for (players, hand, seeds) in [(2, 1, 20), (2, 2, 20), (2, 3, 5), (3, 1, 20), (3, 2, 5), (5, 1, 1)] {
        for seed in 0..seeds {
            let out = seed as usize % 4;
            let table = setup(players, hand, 2 * players, out, &[5], Deals::shuffled(seed));
            sum.add(compare(&table, "take6"));
        }
    }
    let mut own_heads = setup(2, 2, 4, 2, &[], Deals::shuffled(0));
    own_heads.heads = vec![9, 0, 4, 20, 1, 1, 7, 3, 99, 2];
    sum.add(compare(&own_heads, "9+0+4+20+1+1+7+3+99+2"));
    assert_eq!(sum.having_seen(&["nothing to draw"]), 59_410);
}

/// All that can be picked and all rows, but only one way to lay cards where there are more than two.
#[test]
fn several_rounds() {
    let deals = Deals { follow: Some(2), ..Deals::shuffled(1) };
    let counted = compare(&setup(2, 1, 12, 1, &[4, 6], deals), "take6");
    let zeros = ["alone in the round", "all rows full", "zero without a row", "zero without a card"];
    let cards = ["nothing to draw", "shuffled for a zero", "shuffled in the layout", "another round"];
    assert_eq!(counted.having_seen(&[zeros, cards].concat()), 36_850);
}

/// One way through each of many matches; what is offered on the way is the same.
#[test]
fn many_matches() {
    let mut sum = Counted::default();
    let shapes = [(2, 1, 12, 200), (2, 1, 17, 200), (2, 2, 12, 50), (2, 2, 20, 20), (3, 1, 18, 200)];
    let larger = [(3, 2, 18, 20), (4, 1, 24, 50), (5, 1, 33, 50)];
    for (players, hand, deck, seeds) in shapes.into_iter().chain(larger) {
        for seed in 0..seeds {
            let deals = Deals { follow: Some(1), ..Deals::shuffled(seed) };
            let out = seed as usize % 3;
            sum.add(compare(&setup(players, hand, deck, out, &[4, 5, 7], deals), "take6"));
        }
    }
    let things = ["bull", "no bull left", "zero without a card", "another round"];
    assert_eq!(sum.having_seen(&things), 790);
}
