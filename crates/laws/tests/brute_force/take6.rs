//! Compares both implementations of Take 6: full and limited deck, draft, two rounds, each fan card alone, all of them
//! together; 2–10 players.

use rodeo_rules::take6::Take6;

use crate::engine;
use crate::plain::{Counted, Deals};
use crate::take6_naive::{Setup, count};

/// Hands and decks for random deals: players, cards in a hand, highest card.
///
/// Many players with few cards fill rows and leave little to choose; few players with many cards do the opposite.
const SHAPES: [(usize, usize, u8); 9] = [
    (2, 1, 12),
    (2, 2, 12),
    (2, 3, 20),
    (2, 4, 16),
    (3, 1, 20),
    (3, 3, 20),
    (3, 3, 104),
    (6, 2, 20),
    (10, 1, 20),
];

fn setup((players, hand, cards): (usize, usize, u8)) -> Setup {
    Setup { players, hand, cards, rounds: 1, ..Setup::default() }
}

/// Counts both ways; `deck` are the options that say what is dealt from.
fn compare(setup: &Setup, deck: &str) -> Counted {
    let fans = [
        (setup.even_odd, "even_odd"),
        (setup.mountaineering, "mountaineering"),
        (setup.jumping_cow, "jumping_cow"),
        (setup.flip_digits, "flip_digits"),
    ];
    let fans: Vec<&str> = fans.iter().filter(|(is_played, _)| *is_played).map(|(_, name)| *name).collect();
    let fans = if fans.is_empty() { "none".into() } else { fans.join("+") };
    let options = format!("rounds={} hand={} {deck} fans={fans}", setup.rounds, setup.hand);
    let expected = count(setup);
    engine::compare::<Take6>(setup.players, &options, &setup.deals, &expected);
    expected
}

/// A deal in which the rows start with four numbers side by side, so that nearly all cards are after the same row.
fn crowded(setup: &Setup, low: u8, seed: u64) -> Deals {
    let deals = Deals::shuffled(seed);
    let others: Vec<u8> = (1..=setup.cards).filter(|card| !(low..low + 4).contains(card)).collect();
    let mut first = deals.order("cards", 0, &others);
    first.truncate(setup.players * setup.hand);
    first.extend(deals.order("cards", 1, &[low, low + 1, low + 2, low + 3]));
    Deals { first: vec![("cards", first)], ..deals }
}

/// Shuffled and crowded deals of each shape, with the fan cards that `fans` brings.
fn compare_shapes(shapes: &[(usize, usize, u8)], deals: u64, fans: impl Fn(Setup) -> Setup) -> Counted {
    let mut sum = Counted::default();
    for &shape in shapes {
        let setup = fans(setup(shape));
        for seed in 0..deals {
            let low = [1, 3, 1, 6, 2][seed as usize % 5];
            for deals in [Deals::shuffled(seed), crowded(&setup, low, seed)] {
                sum.add(compare(&Setup { deals, ..setup.clone() }, &format!("cards={}", setup.cards)));
            }
        }
    }
    sum
}

fn all_fans(setup: Setup) -> Setup {
    Setup { even_odd: true, mountaineering: true, jumping_cow: true, flip_digits: true, ..setup }
}

#[test]
fn the_plain_game() {
    let counted = compare_shapes(&SHAPES, 10, |setup| setup);
    assert_eq!(counted.having_seen(&["full row", "chosen row"]), 148_285);
}

#[test]
fn even_odd() {
    let counted = compare_shapes(&SHAPES, 5, |setup| Setup { even_odd: true, ..setup });
    assert_eq!(counted.having_seen(&["full row", "chosen row", "wrong parity"]), 263_135);
}

#[test]
fn mountaineering() {
    let counted = compare_shapes(&SHAPES, 10, |setup| Setup { mountaineering: true, ..setup });
    assert_eq!(counted.having_seen(&["full row", "chosen row", "downhill", "equally near"]), 73_762);
}

#[test]
fn jumping_cow() {
    let counted = compare_shapes(&SHAPES, 10, |setup| Setup { jumping_cow: true, ..setup });
    assert_eq!(counted.having_seen(&["full row", "chosen row", "cow on five"]), 148_285);
}

/// Two rows of five lie below the row of the cow, so a card there can cost both.
#[test]
fn the_cow_jumps_on_and_on() {
    let order = vec![6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 99, 55, 50, 60, 70, 80];
    let deals = Deals::with_first("cards", order);
    let setup = Setup { jumping_cow: true, deals, ..setup((6, 2, 104)) };
    let mut counted = compare(&setup, "cards=104");
    counted.add(compare(&Setup { even_odd: true, mountaineering: true, ..setup }, "cards=104"));
    assert_eq!(counted.having_seen(&["cow on five again"]), 3_797);
}

#[test]
fn flip_digits() {
    let counted = compare_shapes(&FLIPPED, 10, |setup| Setup { flip_digits: true, ..setup });
    assert_eq!(counted.having_seen(&["full row", "chosen row", "flip", "equal values"]), 186_113);
}

/// A flip card doubles what can be picked, so there are fewer cards to pick from.
const FLIPPED: [(usize, usize, u8); 7] =
    [(2, 1, 12), (2, 2, 12), (2, 2, 104), (2, 3, 20), (3, 1, 30), (3, 2, 25), (9, 1, 104)];

#[test]
fn all_fan_cards_together() {
    let counted = compare_shapes(&FLIPPED, 10, all_fans);
    let things = ["chosen row", "wrong parity", "downhill", "equally near", "flip", "equal values"];
    assert_eq!(counted.having_seen(&things), 79_910);
    let counted = compare_shapes(&SHAPES, 10, |setup| Setup { flip_digits: false, ..all_fans(setup) });
    let things = ["full row", "chosen row", "wrong parity", "downhill", "equally near", "cow on five"];
    assert_eq!(counted.having_seen(&things), 139_168);
}

#[test]
fn the_limited_deck() {
    let mut sum = Counted::default();
    for (players, hand) in [(2, 1), (2, 3), (3, 2), (3, 3), (6, 2)] {
        let setup = setup((players, hand, (players * hand + 4) as u8));
        for seed in 0..10 {
            for deals in [Deals::shuffled(seed), crowded(&setup, 1 + seed as u8 % 3, seed)] {
                sum.add(compare(&Setup { deals, ..setup.clone() }, "deck=limited"));
            }
        }
    }
    assert_eq!(sum.having_seen(&["full row", "chosen row"]), 47_777);
}

#[test]
fn the_draft() {
    let mut sum = Counted::default();
    for (players, hand) in [(2, 1), (2, 2), (3, 1), (5, 1)] {
        let setup = Setup { draft: true, ..setup((players, hand, (players * hand + 4) as u8)) };
        sum.add(compare(&setup, "deck=limited deal=draft"));
        if players < 4 {
            sum.add(compare(&all_fans(setup), "deck=limited deal=draft"));
        }
    }
    // In the second round another seat takes first.
    let twice = Setup { draft: true, rounds: 2, ..setup((2, 1, 6)) };
    sum.add(compare(&twice, "deck=limited deal=draft"));
    assert_eq!(sum.having_seen(&["chosen row", "flip"]), 162_000);
}

#[test]
fn two_rounds() {
    let mut sum = Counted::default();
    for shape in [(2, 2, 12), (3, 1, 12), (10, 1, 20)] {
        for seed in 0..10 {
            let setup = Setup { rounds: 2, ..setup(shape) };
            let deals = crowded(&setup, 2, seed);
            let setup = Setup { deals, ..setup };
            let cards = format!("cards={}", setup.cards);
            sum.add(compare(&setup, &cards));
            if setup.players < 4 {
                sum.add(compare(&Setup { flip_digits: false, ..all_fans(setup) }, &cards));
            }
        }
    }
    assert_eq!(sum.having_seen(&["full row", "chosen row"]), 2_738);
}
