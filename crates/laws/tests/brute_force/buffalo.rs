//! Compares both implementations of Beat the Buffalo: alone; two players with every pair of specials; three players with a
//! pile of specials; anyone decides.

use rodeo_rules::buffalo::Buffalo;

use crate::buffalo_naive::{Setup, count};
use crate::engine;
use crate::plain::{Counted, Deals};

const TAKE7: u8 = 1;
const STOP: u8 = 3;
const REPLACE: u8 = 5;
const INSERT: u8 = 7;
const PUSH: u8 = 9;
const FIRST: u8 = 11;
const LAST: u8 = 13;
const SORT: u8 = 15;
/// The first card of each kind; the second one has the next number.
const KINDS: [u8; 8] = [TAKE7, STOP, REPLACE, INSERT, PUSH, FIRST, LAST, SORT];

/// Counts both ways.
fn compare(setup: &Setup, decide: &str) -> Counted {
    let options = format!("hand={} cards={} decide={decide}", setup.hand, setup.cards);
    let expected = count(setup);
    engine::compare::<Buffalo>(setup.players, &options, &setup.deals, &expected);
    expected
}

/// A setup with these special cards, the first two open. The rows start with `low` and the next three numbers, so that
/// nearly all cards are after the same row; with 0 the starts are shuffled with the rest.
fn setup(players: usize, hand: usize, cards: u8, low: u8, seed: u64, specials: &[u8]) -> Setup {
    let mut deals = Deals::shuffled(seed);
    if low > 0 {
        let others: Vec<u8> = (1..=cards).filter(|card| !(low..low + 4).contains(card)).collect();
        let mut first = deals.order("cards", 0, &others);
        first.truncate((players + 1) * hand);
        first.extend(deals.order("cards", 1, &[low, low + 1, low + 2, low + 3]));
        deals.first.push(("cards", first));
    }
    deals.first.push(("specials", specials.to_vec()));
    Setup { players, hand, cards, deals }
}

/// Every pair of kinds, a kind with itself too, that `wanted` wants.
fn pairs(wanted: impl Fn(u8) -> bool) -> Vec<[u8; 2]> {
    let mut pairs = Vec::new();
    for (place, &one) in KINDS.iter().enumerate() {
        for &two in &KINDS[..=place] {
            if wanted(one) && wanted(two) {
                pairs.push([one, two + 1]);
            }
        }
    }
    pairs
}

#[test]
fn alone() {
    let mut sum = Counted::default();
    for hand in [1, 3, 4, 5] {
        for (cards, low) in [(20, 0), (20, 1), (20, 3), (104, 2), (104, 50)] {
            for seed in 0..10 {
                let setup = setup(1, hand, cards, low, seed, &[]);
                sum.add(compare(&setup, "anyone"));
            }
            sum.add(compare(&setup(1, hand, cards, low, 11, &[]), "majority"));
        }
    }
    let things =
        ["full row", "full row for the buffalo", "chosen row", "the cheapest row", "several cheapest rows"];
    assert_eq!(sum.having_seen(&things), 36_205);
}

/// One turn with every pair of specials.
#[test]
fn two_players_with_one_card() {
    let mut sum = Counted::default();
    let pairs = pairs(|_| true);
    assert_eq!(pairs.len(), 36);
    for pair in pairs {
        for (cards, low, seed) in [(12, 0, 0), (20, 0, 1), (104, 0, 2), (20, 1, 3), (20, 4, 4), (104, 90, 5)]
        {
            sum.add(compare(&setup(2, 1, cards, low, seed, &pair), "anyone"));
        }
    }
    let specials = ["take7", "stop", "lift", "insert", "push", "first", "last", "sort"];
    let rows = ["empty row", "two empty rows", "chosen row"];
    assert_eq!(sum.having_seen(&[&specials[..], &rows[..]].concat()), 455_861);
}

/// Two turns with every pair of specials, crowded enough for rows to fill up.
#[test]
fn two_players_with_two_cards() {
    let mut sum = Counted::default();
    for pair in pairs(|_| true) {
        sum.add(compare(&setup(2, 2, 20, 1, 3, &pair), "anyone"));
    }
    let things =
        ["full row", "full row for the buffalo", "put into a full row", "replace", "lift while picking"];
    assert_eq!(sum.having_seen(&things), 1_456_856);
}

/// The same with more deals, as far as they leave little enough to choose.
#[test]
fn two_players_with_two_cards_and_quieter_specials() {
    let mut sum = Counted::default();
    for pair in pairs(|kind| kind != STOP && kind != PUSH) {
        for (cards, low, seed) in [(20, 0, 1), (104, 0, 2), (20, 2, 3), (20, 4, 4), (104, 3, 5), (104, 60, 6)]
        {
            sum.add(compare(&setup(2, 2, cards, low, seed, &pair), "anyone"));
        }
    }
    let taking = ["full row", "put into a full row"];
    assert_eq!(sum.having_seen(&[&taking[..], &["insert", "replace"]].concat()), 608_839);
}

/// All cards are after the same row, and the buffalo has the last of them.
#[test]
fn rows_of_six() {
    let mut sum = Counted::default();
    for other in [TAKE7 + 1, REPLACE, INSERT, PUSH, FIRST, LAST, SORT] {
        for cards in [[5, 9, 6, 10, 7, 20], [5, 9, 6, 19, 7, 8], [5, 9, 6, 1, 7, 20]] {
            let starts = if cards.contains(&1) { [2, 3, 12, 4] } else { [1, 2, 3, 4] };
            let order = cards.into_iter().chain(starts).collect();
            let mut deals = Deals::with_first("cards", order);
            deals.first.push(("specials", vec![TAKE7, other]));
            sum.add(compare(&Setup { players: 2, hand: 2, cards: 20, deals }, "anyone"));
        }
    }
    let taking = ["full row of six", "full row of six for the buffalo", "put into a full row of six"];
    assert_eq!(sum.having_seen(&taking), 400_733);
}

#[test]
fn two_players_with_three_cards() {
    let mut sum = Counted::default();
    for other in [REPLACE + 1, INSERT, FIRST, LAST] {
        sum.add(compare(&setup(2, 3, 20, 2, 1, &[REPLACE, other]), "anyone"));
    }
    assert_eq!(sum.having_seen(&["full row", "replace", "insert", "first", "last"]), 49_174);
}

/// Four specials, two of them in the pile. A Replace! that nobody can use takes up a place, or there were too many ways.
#[test]
fn three_players_with_a_pile_of_specials() {
    let mut sum = Counted::default();
    let piles = [
        [REPLACE, STOP, INSERT, TAKE7],
        [REPLACE, FIRST, LAST, SORT],
        [REPLACE, LAST, FIRST, FIRST + 1],
        [LAST, REPLACE, LAST + 1, FIRST],
        [REPLACE, PUSH, FIRST, TAKE7],
        [REPLACE, SORT, PUSH, INSERT],
        [TAKE7, TAKE7 + 1, REPLACE, REPLACE + 1],
        [STOP, INSERT, INSERT + 1, REPLACE],
        [INSERT, INSERT + 1, REPLACE, PUSH],
    ];
    for pile in piles {
        for (low, seed) in [(0, 0), (4, 3)] {
            sum.add(compare(&setup(3, 1, 20, low, seed, &pile), "anyone"));
        }
    }
    let things = ["take7", "stop", "lift", "insert", "push", "first", "last", "sort", "a special turned up"];
    assert_eq!(sum.having_seen(&things), 570_603);
}
