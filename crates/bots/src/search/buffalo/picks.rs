//! Which card players pick in imagined worlds: drawn, the likelier the better it looks.
//!
//! How good a card looks depends on where it is bound for: how much room that row has, how many cards of others are to be
//! expected in between, how many heads lie there. What that comes to is in tables. They were not thought up: teams of four
//! played 600,000 rounds by them, and whatever went with a better end was made likelier.

use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::glance::Ideas;
use crate::random::cheapest_row;

/// A card that is rated lower by so much is picked half as often.
pub(super) const SPREAD: i32 = 16;

/// By the room in the row (none to five), then by the cards expected in between; the last line is for cards that fit nowhere, by
/// the cards expected below them.
type ByPlace = [[i32; CROWDS]; 7];
/// Which line of the tables is for a card that fits nowhere.
const NOWHERE: usize = 6;
const CROWDS: usize = 8;

/// What such a place is worth.
const PLACE: ByPlace = [
    [-27, -44, -37, -30, -14, -16, 1, 0],
    [23, 6, -7, -23, -23, -17, -8, -1],
    [35, 37, 22, 1, -13, -20, -13, -2],
    [47, 43, 39, 26, 1, -26, -29, -6],
    [21, 19, 24, 22, -8, -46, -64, -32],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [40, 43, 17, -15, -45, -50, -33, 5],
];
/// And for every head that lies there.
const HEADS: ByPlace = [
    [-25, -26, -23, -20, -20, -15, -11, -10],
    [2, -3, -11, -18, -18, -17, -13, -9],
    [6, 4, -2, -7, -14, -17, -16, -10],
    [9, 8, 7, 0, -7, -18, -21, -11],
    [2, 7, 5, 5, -7, -18, -26, -20],
    [-8, -8, -8, -8, -8, -8, -8, -8],
    [-11, -20, -18, -17, -19, -15, -4, 1],
];
/// For a card that makes its row full, by the cards expected behind it; and for every head.
const TRAP: [i32; 4] = [-18, -27, -29, -17];
const TRAP_HEADS: [i32; 4] = [2, 6, 5, 8];
/// For every head of the card itself: early, in the middle, and late.
const OWN_HEADS: [i32; 3] = [38, 14, -7];

/// The cards of the seat, rated. Looks at nothing but what the seat sees.
pub(super) fn rated(game: &Buffalo, seat: Seat) -> Ideas<Card> {
    let hand = game.hand(seat);
    let unseen = game.rules().deck_cards() - game.seen() - hand;
    // Each of the others, the buffalo included, plays one of the unseen cards: so many sixteenths of a card are expected.
    let others = 16 * u32::from(game.players());
    let all = u32::from(unseen.len()).max(1);
    let expected = |from: u8, to: u8| u32::from((CardSet::range(from, to) & unseen).len()) * others / all;
    let own_heads = OWN_HEADS[stage(game)];
    let rate = |card: Card| {
        let place = match game.row_for(card) {
            Some(row) => {
                let cards = game.row(row);
                let full = if game.has_take7(row) { 6 } else { 5 };
                let room = usize::from(cards.len().abs_diff(full).min(5));
                let heads = i32::from(cards.heads());
                let between = crowd(expected(cards.last_number().min(card.get()) + 1, card.get() - 1));
                let trap = match room {
                    1 => {
                        let behind = trap(expected(card.get() + 1, next_end(game, card)));
                        TRAP[behind] + TRAP_HEADS[behind] * heads
                    }
                    _ => 0,
                };
                PLACE[room][between] + HEADS[room][between] * heads + trap
            }
            None => {
                let cheapest = cheapest_row(game.rows(), |row| game.is_free(row));
                let heads = cheapest.map_or(0, |row| i32::from(game.row(row).heads()));
                let below = crowd(expected(1, card.get() - 1));
                PLACE[NOWHERE][below] + HEADS[NOWHERE][below] * heads
            }
        };
        (card, place + own_heads * i32::from(card.heads()))
    };
    hand.iter().map(rate).collect()
}

fn stage(game: &Buffalo) -> usize {
    match game.hand_size() {
        0..=3 => 2,
        4..=6 => 1,
        _ => 0,
    }
}

/// The highest card that would still come behind this one.
fn next_end(game: &Buffalo, card: Card) -> u8 {
    let ends = RowId::all(4).map(|row| game.row(row).last_number()).filter(|&end| end > card.get());
    ends.min().map_or(u8::MAX, |end| end - 1)
}

fn crowd(sixteenths: u32) -> usize {
    match sixteenths {
        0 => 0,
        1..=4 => 1,
        5..=8 => 2,
        9..=14 => 3,
        15..=22 => 4,
        23..=32 => 5,
        33..=48 => 6,
        _ => 7,
    }
}

fn trap(sixteenths: u32) -> usize {
    match sixteenths {
        0..=4 => 0,
        5..=12 => 1,
        13..=24 => 2,
        _ => 3,
    }
}
