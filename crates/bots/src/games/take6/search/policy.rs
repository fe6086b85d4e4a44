//! The policy of playouts: samples a card with a probability that grows with its score (a log-linear policy).
//!
//! The score is the sum of three table entries: for the place (free places, heads and expected rivals of the row), for the
//! card number by cards left in hand, and for own cards that would go to the same row before it. The tables are fitted to
//! the values of the search by `examples/learn_take6.rs`. All numbers are integers, so every platform samples the same.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::{FourRows, RowId};

use super::learned::LEARNED;
use crate::rng::SeatRng;

/// A score of this much multiplies the probability by e.
pub const SCORE_UNIT: i32 = 64;
/// Number of table entries of all tables.
pub const WEIGHTS: usize = PLAYER_CLASSES * CLASS_SIZE;
/// Indices of the table entries of a card.
pub type TableIndices = [u16; 3];

/// Tables for two, for three or four, for five or six, and for more players.
const PLAYER_CLASSES: usize = 4;
const CLASS_SIZE: usize = OWN_START + OWN_SIZE;
/// First table: free places (0–4) × rivals × heads of the row.
const ROW_SIZE: usize = ROOMS * RIVALS * HEADS;
/// Continued for a card below all rows: heads of the cheapest row × rivals below.
const LOW_START: usize = ROW_SIZE;
const LOW_SIZE: usize = HEADS * 4;
/// Second table: class of the card number × cards left in hand.
const NUMBER_START: usize = LOW_START + LOW_SIZE;
const NUMBER_SIZE: usize = 8 * 11;
/// Third table: free places, or below all rows × own cards before it in the same row (0, 1, 2 or more).
const OWN_START: usize = NUMBER_START + NUMBER_SIZE;
const OWN_SIZE: usize = 3 * (ROOMS + 1);
const ROOMS: usize = 5;
const RIVALS: usize = 15;
const HEADS: usize = 8;

/// Table entries of the policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// All tables of all classes of players, one after another.
    pub weights: [i16; WEIGHTS],
}

/// The learned policy.
pub static POLICY: Policy = Policy { weights: LEARNED };

/// Public information at the beginning of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    rows: &'a FourRows,
    /// The unseen cards, including those in hands, as bytes of the set.
    unseen: [u8; 16],
    /// Number of unseen cards in the bytes before each byte.
    before: [u8; 16],
    /// Number of unseen cards up to the end of each row.
    ends: [u8; 4],
    /// Expected rivals per card in a gap, in 1/2²² of a rival.
    rivals_per_card: u32,
    /// Start of the tables for this number of players.
    class_start: usize,
    left: usize,
    /// Class of the heads of the cheapest row.
    cheapest: usize,
}

impl<'a> Situation<'a> {
    /// `unseen`: cards not shown to everybody, including those in hands; `left`: number of cards in each hand.
    #[inline]
    pub fn new(rows: &'a FourRows, unseen: CardSet, players: u8, left: u8) -> Situation<'a> {
        let others = u32::from(players.saturating_sub(1));
        let hidden = u32::from(unseen.len().saturating_sub(left)).max(1);
        let mut situation = Situation {
            rows,
            unseen: unseen.bytes(),
            before: [0; 16],
            ends: [0; 4],
            rivals_per_card: ((others * 64) << 16) / hidden,
            class_start: usize::from(PLAYER_CLASS[usize::from(players).min(10)]) * CLASS_SIZE,
            left: usize::from(left).min(10),
            cheapest: usize::from(HEADS_CLASS[usize::from(rows[rows.cheapest()].heads()).min(31)]),
        };
        let mut sum = 0;
        for (before, byte) in situation.before.iter_mut().zip(situation.unseen) {
            *before = sum;
            sum += BIT_COUNT[usize::from(byte)];
        }
        for (row, end) in rows.iter().zip(0..4) {
            situation.ends[end] = situation.below(row.last_number().saturating_add(1));
        }
        situation
    }

    /// Number of unseen cards below this number.
    #[inline]
    fn below(&self, number: u8) -> u8 {
        let at = usize::from(number >> 3) & 15;
        self.before[at] + BIT_COUNT[usize::from(self.unseen[at] & !(0xff << (number & 7)))]
    }

    /// Calls `each` with the table indices of all cards of a hand, in ascending order.
    #[inline]
    pub fn for_each_card(&self, hand: CardSet, mut each: impl FnMut(Card, TableIndices)) {
        // Index in hand of the first own card that goes to each row.
        let mut first = [u8::MAX; 4];
        for (card, index) in hand.iter().zip(0u8..) {
            let value = card.get();
            let indices = match self.rows.closest_below(value) {
                None => self.low_indices(value, self.below(value).saturating_sub(index), index),
                Some(row) => {
                    let first = &mut first[row.index() & 3];
                    *first = index.min(*first);
                    let own = index - *first;
                    let gap = self.below(value).saturating_sub(self.ends[row.index() & 3] + own);
                    self.row_indices(value, row, 5, gap, own)
                }
            };
            each(card, indices);
        }
    }

    /// The table indices of one card with this value. `row` is the row it goes to and the number of cards that fill the
    /// row, which depend on fan cards.
    pub fn indices_of(&self, hand: CardSet, value: u8, row: Option<(RowId, u8)>) -> TableIndices {
        let own = |low: u8, high: u8| (CardSet::range(low, high) & hand).len();
        let gap = |low: u8, high: u8| {
            self.below(high.saturating_add(1)).saturating_sub(self.below(low)).saturating_sub(own(low, high))
        };
        match row {
            None => self.low_indices(value, gap(1, value.saturating_sub(1)), own(1, value.saturating_sub(1))),
            Some((row, full)) => {
                let end = self.rows[row].last_number();
                // In a descending row the value is below the end.
                let (low, high) = (end.min(value).saturating_add(1), end.max(value).saturating_sub(1));
                let between = if low <= high { (gap(low, high), own(low, high)) } else { (0, 0) };
                self.row_indices(value, row, full, between.0, between.1)
            }
        }
    }

    /// For a card below all rows, with `gap` unseen cards and `own` own cards below it.
    #[inline]
    fn low_indices(&self, value: u8, gap: u8, own: u8) -> TableIndices {
        let low = LOW_START + self.cheapest * 4 + (self.rivals_class(gap) / 4).min(3);
        self.indices(value, low, ROOMS, own)
    }

    /// For a card that goes to a row, with `gap` unseen cards and `own` own cards in between.
    #[inline]
    fn row_indices(&self, value: u8, row: RowId, full: u8, gap: u8, own: u8) -> TableIndices {
        let cards = self.rows[row];
        let heads = usize::from(HEADS_CLASS[usize::from(cards.heads()).min(31)]);
        let room = usize::from(full.saturating_sub(cards.len())).min(ROOMS - 1);
        self.indices(value, (room * RIVALS + self.rivals_class(gap)) * HEADS + heads, room, own)
    }

    #[inline]
    fn indices(&self, value: u8, place: usize, room: usize, own: u8) -> TableIndices {
        let number = NUMBER_START + usize::from(value / 14).min(7) * 11 + self.left;
        let own = OWN_START + room * 3 + usize::from(own.min(2));
        [place, number, own].map(|index| (self.class_start + index) as u16)
    }

    #[inline]
    fn rivals_class(&self, gap: u8) -> usize {
        usize::from(RIVALS_CLASS[((u32::from(gap) * self.rivals_per_card) >> 16).min(255) as usize])
    }
}

impl Policy {
    /// The score of a card, in 1/[`SCORE_UNIT`].
    #[inline]
    pub fn score(&self, indices: TableIndices) -> i32 {
        indices.iter().map(|&at| i32::from(self.weights[usize::from(at) % WEIGHTS])).sum()
    }

    /// The probability that this card of the hand is sampled.
    pub fn probability(&self, situation: &Situation<'_>, hand: CardSet, card: Card) -> f32 {
        let (mut scores, mut own) = (ArrayVec::<i32, MAX_HAND>::new(), 0);
        situation.for_each_card(hand, |other, indices| {
            let score = self.score(indices);
            own = if other == card { score } else { own };
            // Hands are smaller.
            let _ = scores.try_push(score);
        });
        let best = scores.iter().copied().max().unwrap_or(0);
        let weight = |score: i32| exp_weight(best.saturating_sub(score));
        weight(own) as f32 / scores.iter().map(|&score| weight(score)).sum::<u32>().max(1) as f32
    }

    /// Samples a card of the hand.
    #[inline]
    pub fn sample(&self, situation: &Situation<'_>, hand: CardSet, rng: &mut SeatRng) -> Option<Card> {
        let mut scores = [0i32; MAX_HAND];
        let mut count = 0;
        situation.for_each_card(hand, |_, indices| {
            if let Some(score) = scores.get_mut(count) {
                *score = self.score(indices);
                count += 1;
            }
        });
        if count < 2 {
            return hand.first();
        }
        hand.nth(sample_index(&mut scores[..count], rng))
    }
}

/// Larger than any hand.
const MAX_HAND: usize = 16;

/// Samples an index by the scores, which are overwritten.
#[inline]
pub(super) fn sample_index(scores: &mut [i32], rng: &mut SeatRng) -> u32 {
    let best = scores.iter().copied().max().unwrap_or(0);
    let mut total = 0;
    for score in scores.iter_mut() {
        total += exp_weight(best.saturating_sub(*score));
        *score = total as i32;
    }
    let roll = rng.below(total) as i32;
    scores.iter().map(|&upto| u32::from(upto <= roll)).sum()
}

/// Weight of a score that is lower than the best by `less`: 2¹⁶ · e^(−less/64), at least 1.
#[inline]
pub(in crate::games::take6) fn exp_weight(less: i32) -> u32 {
    EXP_WEIGHTS[usize::try_from(less).unwrap_or(0).min(EXP_WEIGHTS.len() - 1)]
}

/// Number of bits set in a byte.
const BIT_COUNT: [u8; 256] = {
    let mut bits = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        bits[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    bits
};

/// Class of a number of expected rivals, in 1/64 of a rival.
const RIVALS_CLASS: [u8; 256] = {
    let limits = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192];
    let mut steps = [14; 256];
    let mut step = limits.len();
    while step > 0 {
        step -= 1;
        let mut rivals = 0;
        while rivals < limits[step] {
            steps[rivals] = step as u8;
            rivals += 1;
        }
    }
    steps
};

/// Class of the heads of a row.
const HEADS_CLASS: [u8; 32] =
    [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7];

/// Class of a number of players.
const PLAYER_CLASS: [u8; 11] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3];

/// [`exp_weight`] as a table of integers.
const EXP_WEIGHTS: [u32; 512] = {
    // e^(−1/64) of 2³².
    const STEP: u128 = 4_228_381_019;
    let mut table = [0; 512];
    let mut value = 1u128 << 48;
    let mut at = 0;
    while at < 512 {
        table[at] = (value >> 32) as u32 + 1;
        value = (value * STEP) >> 32;
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use rodeo_rules::rows::Row;

    use super::*;

    #[test]
    fn both_ways_to_compute_indices_agree() {
        let mut rng = SeatRng::new(7);
        for players in 2..=10 {
            for _ in 0..200 {
                let mut cards: Vec<Card> = CardSet::range(1, 104).iter().collect();
                rodeo_rules::deal::shuffle_prefix(&mut cards, 40, &mut rng);
                let rows = [0, 4, 8, 12].map(|at| {
                    let mut row: Vec<Card> = cards[at..at + 1 + rng.below(4) as usize].to_vec();
                    row.sort();
                    row.into_iter().collect::<Row>()
                });
                let rows = FourRows::from(rows);
                let hand: CardSet = cards[16..16 + 1 + rng.below(10) as usize].iter().copied().collect();
                let unseen: CardSet = cards[16..].iter().copied().collect();
                let situation = Situation::new(&rows, unseen, players, hand.len());
                situation.for_each_card(hand, |card, indices| {
                    let row = rows.closest_below(card.get()).map(|row| (row, 5));
                    assert_eq!(
                        indices,
                        situation.indices_of(hand, card.get(), row),
                        "{card} of {hand:?} at {rows:?}"
                    );
                    assert!(indices.iter().all(|&at| usize::from(at) < WEIGHTS));
                });
            }
        }
    }

    #[test]
    fn weights_follow_the_exponential_function() {
        for (less, wanted) in
            [(0, 65537.0), (SCORE_UNIT, 65536.0 / std::f64::consts::E), (5 * SCORE_UNIT, 441.6)]
        {
            assert!((f64::from(exp_weight(less)) - wanted).abs() < 2.0, "{less}: {}", exp_weight(less));
        }
        assert!(exp_weight(i32::MAX) >= 1 && exp_weight(-1) == exp_weight(0));
    }
}
