//! Scores of the cards in hand, by which playouts sample a card.
//!
//! The score depends on the row the card goes to: its free places, the number of other cards expected in between, and its
//! heads. The tables were learned by policy gradient from 600,000 rounds of teams of four.

use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::heuristic::ScoredChoices;
use crate::random::cheapest_row;

/// The score difference that halves the probability to pick a card.
pub(super) const HALF_SCORE: i32 = 16;

/// Indexed by the free places of the row (0 to 5), then by the class of cards expected in between. The last line is for
/// cards that fit no row, by the class of cards expected below them.
type PlaceTable = [[i32; BETWEEN_CLASSES]; 7];
/// Line of the tables for a card that fits no row.
const NO_ROW: usize = 6;
const BETWEEN_CLASSES: usize = 8;

/// Score before adjustments.
const BASE: PlaceTable = [
    [-27, -44, -37, -30, -14, -16, 1, 0],
    [23, 6, -7, -23, -23, -17, -8, -1],
    [35, 37, 22, 1, -13, -20, -13, -2],
    [47, 43, 39, 26, 1, -26, -29, -6],
    [21, 19, 24, 22, -8, -46, -64, -32],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [40, 43, 17, -15, -45, -50, -33, 5],
];
/// Score per head of the row.
const PER_HEAD: PlaceTable = [
    [-25, -26, -23, -20, -20, -15, -11, -10],
    [2, -3, -11, -18, -18, -17, -13, -9],
    [6, 4, -2, -7, -14, -17, -16, -10],
    [9, 8, 7, 0, -7, -18, -21, -11],
    [2, 7, 5, 5, -7, -18, -26, -20],
    [-8, -8, -8, -8, -8, -8, -8, -8],
    [-11, -20, -18, -17, -19, -15, -4, 1],
];
/// Base score of a card that makes its row full, by the class of cards expected to go to that row after it.
const FILLING: [i32; 4] = [-18, -27, -29, -17];
/// The same per head of the row.
const FILLING_PER_HEAD: [i32; 4] = [2, 6, 5, 8];
/// Score per head of the card itself: early, in the middle and late in the round.
const PER_OWN_HEAD: [i32; 3] = [38, 14, -7];

/// The cards of the seat with their scores. Uses only what the seat can see.
pub(super) fn scored_cards(game: &Buffalo, seat: Seat) -> ScoredChoices<Card> {
    let hand = game.hand(seat);
    let unseen = game.rules().deck_cards() - game.seen() - hand;
    // Each opponent, including the buffalo, plays one of the unseen cards. Expectations are in sixteenths of a card.
    let others = 16 * u32::from(game.players());
    let all = u32::from(unseen.len()).max(1);
    let expected = |from: u8, to: u8| u32::from((CardSet::range(from, to) & unseen).len()) * others / all;
    let per_own_head = PER_OWN_HEAD[stage(game)];
    let score = |card: Card| {
        let place = match game.row_for(card) {
            Some(row) => {
                let cards = game.row(row);
                let full = if game.has_take7(row) { 6 } else { 5 };
                let room = usize::from(cards.len().abs_diff(full).min(5));
                let heads = i32::from(cards.heads());
                let between =
                    between_class(expected(cards.last_number().min(card.get()) + 1, card.get() - 1));
                let filling = match room {
                    1 => {
                        let behind = behind_class(expected(card.get() + 1, next_end(game, card)));
                        FILLING[behind] + FILLING_PER_HEAD[behind] * heads
                    }
                    _ => 0,
                };
                BASE[room][between] + PER_HEAD[room][between] * heads + filling
            }
            None => {
                let cheapest = cheapest_row(game.rows(), |row| game.is_free(row));
                let heads = cheapest.map_or(0, |row| i32::from(game.row(row).heads()));
                let below = between_class(expected(1, card.get() - 1));
                BASE[NO_ROW][below] + PER_HEAD[NO_ROW][below] * heads
            }
        };
        (card, place + per_own_head * i32::from(card.heads()))
    };
    hand.iter().map(score).collect()
}

/// Index into [`PER_OWN_HEAD`].
fn stage(game: &Buffalo) -> usize {
    match game.hand_size() {
        0..=3 => 2,
        4..=6 => 1,
        _ => 0,
    }
}

/// The highest number that would go to the same row after this card.
fn next_end(game: &Buffalo, card: Card) -> u8 {
    let ends = RowId::all(4).map(|row| game.row(row).last_number()).filter(|&end| end > card.get());
    ends.min().map_or(u8::MAX, |end| end - 1)
}

/// Class of an expected number of cards between the row and the card.
fn between_class(sixteenths: u32) -> usize {
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

/// Class of an expected number of cards after the card.
fn behind_class(sixteenths: u32) -> usize {
    match sixteenths {
        0..=4 => 0,
        5..=12 => 1,
        13..=24 => 2,
        _ => 3,
    }
}
