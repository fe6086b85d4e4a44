//! How people play a card: the better it looks, the more often.
//!
//! A card is looked at through a few tables: how much room and how many heads lie where it would go, how many rivals may
//! come in between, how high it is and how many cards are left. Each table adds a little to what speaks for the card, and
//! a card for which more speaks is drawn more often (a log-linear policy). The numbers in the tables are learned by
//! watching the search, see `examples/learn_take6.rs`; whole numbers only, so that everybody draws the same.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::{FourRows, RowId};

use super::learned::LEARNED;
use crate::rng::SeatRng;

/// What speaks for a card, in 1/[`UNIT`] of a natural unit.
pub const UNIT: i32 = 64;
/// How many numbers there are to learn.
pub const WEIGHTS: usize = CLASSES * CLASS;
/// Places of the tables that speak about a card.
pub type Looks = [u16; 3];

/// Tables for two, for three or four, for five or six, and for more players.
const CLASSES: usize = 4;
const CLASS: usize = OWNS_AT + OWNS;
/// Rows with room for 0–4 more cards, by rivals, by heads.
const SLOTS: usize = ROOMS * RIVALS * HEADS;
/// A card below all rows, by the heads of the cheapest row, by rivals below.
const LOWS_AT: usize = SLOTS;
const LOWS: usize = HEADS * 4;
/// The card's number, by cards left in the hand.
const NUMBERS_AT: usize = LOWS_AT + LOWS;
const NUMBERS: usize = 8 * 11;
/// Own cards that would lie before it in the same row, by room, and by whether it is low.
const OWNS_AT: usize = NUMBERS_AT + NUMBERS;
const OWNS: usize = 3 * (ROOMS + 1);
const ROOMS: usize = 5;
const RIVALS: usize = 15;
const HEADS: usize = 8;

/// Numbers for the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// All tables, one behind the other, for each class of players.
    pub weights: [i16; WEIGHTS],
}

/// What was learned.
pub static POLICY: Policy = Policy { weights: LEARNED };

/// What all seats see alike at the beginning of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    rows: &'a FourRows,
    /// What not everybody has seen, the hands included: as bytes of the set, and how many lie in the bytes before.
    unseen: [u8; 16],
    before: [u8; 16],
    /// The same cards up to the end of each row.
    ends: [u8; 4],
    /// What one card in a gap means in expected rivals: in 1/2¹⁶ of 1/64.
    rival: u32,
    /// Where the tables for this many players begin.
    class: usize,
    left: usize,
    cheapest: usize,
}

impl<'a> Situation<'a> {
    /// `unseen`: what not everybody has seen, the hands included; `left`: cards in each hand.
    #[inline]
    pub fn new(rows: &'a FourRows, unseen: CardSet, players: u8, left: u8) -> Situation<'a> {
        let others = u32::from(players.saturating_sub(1));
        let hidden = u32::from(unseen.len().saturating_sub(left)).max(1);
        let mut situation = Situation {
            rows,
            unseen: unseen.bytes(),
            before: [0; 16],
            ends: [0; 4],
            rival: ((others * 64) << 16) / hidden,
            class: usize::from(PLAYER_STEPS[usize::from(players).min(10)]) * CLASS,
            left: usize::from(left).min(10),
            cheapest: usize::from(HEAD_STEPS[usize::from(rows[rows.cheapest()].heads()).min(31)]),
        };
        let mut sum = 0;
        for (before, byte) in situation.before.iter_mut().zip(situation.unseen) {
            *before = sum;
            sum += BITS[usize::from(byte)];
        }
        for (row, end) in rows.iter().zip(0..4) {
            situation.ends[end] = situation.below(row.last_number().saturating_add(1));
        }
        situation
    }

    /// How many unseen cards are lower.
    #[inline]
    fn below(&self, number: u8) -> u8 {
        let at = usize::from(number >> 3) & 15;
        self.before[at] + BITS[usize::from(self.unseen[at] & !(0xff << (number & 7)))]
    }

    /// Looks at all cards of a hand, in ascending order.
    #[inline]
    pub fn look_over(&self, hand: CardSet, mut each: impl FnMut(Card, Looks)) {
        // Own cards of the same row follow each other: where they begin.
        let mut first = [u8::MAX; 4];
        for (card, own) in hand.iter().zip(0u8..) {
            let value = card.get();
            let looks = match self.rows.closest_below(value) {
                None => self.low(value, self.below(value).saturating_sub(own), own),
                Some(row) => {
                    let first = &mut first[row.index() & 3];
                    *first = own.min(*first);
                    let mine = own - *first;
                    let gap = self.below(value).saturating_sub(self.ends[row.index() & 3] + mine);
                    self.in_row(value, row, 5, gap, mine)
                }
            };
            each(card, looks);
        }
    }

    /// Looks at one card that counts as this value and would go to this row, which is full with so many cards: where
    /// fan cards bend the rules.
    pub fn look_at(&self, hand: CardSet, value: u8, goes: Option<(RowId, u8)>) -> Looks {
        let own = |low: u8, high: u8| (CardSet::range(low, high) & hand).len();
        let gap = |low: u8, high: u8| {
            self.below(high.saturating_add(1)).saturating_sub(self.below(low)).saturating_sub(own(low, high))
        };
        match goes {
            None => self.low(value, gap(1, value.saturating_sub(1)), own(1, value.saturating_sub(1))),
            Some((row, room)) => {
                let end = self.rows[row].last_number();
                // Where rows run downwards the value lies below the end.
                let (low, high) = (end.min(value).saturating_add(1), end.max(value).saturating_sub(1));
                let between = if low <= high { (gap(low, high), own(low, high)) } else { (0, 0) };
                self.in_row(value, row, room, between.0, between.1)
            }
        }
    }

    #[inline]
    fn low(&self, value: u8, gap: u8, own: u8) -> Looks {
        let low = LOWS_AT + self.cheapest * 4 + (self.rivals(gap) / 4).min(3);
        self.looks(value, low, ROOMS, own)
    }

    #[inline]
    fn in_row(&self, value: u8, row: RowId, room: u8, gap: u8, own: u8) -> Looks {
        let cards = self.rows[row];
        let heads = usize::from(HEAD_STEPS[usize::from(cards.heads()).min(31)]);
        let room = usize::from(room.saturating_sub(cards.len())).min(ROOMS - 1);
        self.looks(value, (room * RIVALS + self.rivals(gap)) * HEADS + heads, room, own)
    }

    #[inline]
    fn looks(&self, value: u8, place: usize, room: usize, own: u8) -> Looks {
        let number = NUMBERS_AT + usize::from(value / 14).min(7) * 11 + self.left;
        let owns = OWNS_AT + room * 3 + usize::from(own.min(2));
        [(self.class + place) as u16, (self.class + number) as u16, (self.class + owns) as u16]
    }

    #[inline]
    fn rivals(&self, gap: u8) -> usize {
        usize::from(RIVAL_STEPS[((u32::from(gap) * self.rival) >> 16).min(255) as usize])
    }
}

impl Policy {
    /// What speaks for a card.
    #[inline]
    pub fn speaks(&self, looks: Looks) -> i32 {
        looks.iter().map(|&at| i32::from(self.weights[usize::from(at) % WEIGHTS])).sum()
    }

    /// A card of the hand.
    #[inline]
    pub fn draw(&self, situation: &Situation<'_>, hand: CardSet, rng: &mut SeatRng) -> Option<Card> {
        let mut all = [0i32; MAX_HAND];
        let mut count = 0;
        situation.look_over(hand, |_, looks| {
            if let Some(speaks) = all.get_mut(count) {
                *speaks = self.speaks(looks);
                count += 1;
            }
        });
        if count < 2 {
            return hand.first();
        }
        hand.nth(pick(&mut all[..count], rng))
    }
}

/// No hand has more cards.
const MAX_HAND: usize = 16;

/// Draws a place: one for which more speaks is drawn more often.
#[inline]
pub(super) fn pick(speaks: &mut [i32], rng: &mut SeatRng) -> u32 {
    let best = speaks.iter().copied().max().unwrap_or(0);
    let mut all = 0;
    for speaks in speaks.iter_mut() {
        all += fading(best.saturating_sub(*speaks));
        *speaks = all as i32;
    }
    let roll = rng.below(all) as i32;
    speaks.iter().map(|&upto| u32::from(upto <= roll)).sum()
}

/// How often something is done for which so much less speaks, of 2¹⁶.
#[inline]
pub(super) fn fading(less: i32) -> u32 {
    FADING[usize::try_from(less).unwrap_or(0).min(FADING.len() - 1)]
}

/// How many bits a byte has.
const BITS: [u8; 256] = {
    let mut bits = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        bits[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    bits
};

/// Expected rivals in 1/64, in fifteen steps.
const RIVAL_STEPS: [u8; 256] = {
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

/// Heads of a row, in eight steps.
const HEAD_STEPS: [u8; 32] =
    [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7];

/// Which tables are for so many players.
const PLAYER_STEPS: [u8; 11] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3];

/// How often something is done for which so much less speaks, of 2¹⁶: the exponential function, in whole numbers.
const FADING: [u32; 512] = {
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
    fn looking_over_a_hand_and_at_each_card_is_the_same() {
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
                situation.look_over(hand, |card, looks| {
                    let goes = rows.closest_below(card.get()).map(|row| (row, 5));
                    assert_eq!(
                        looks,
                        situation.look_at(hand, card.get(), goes),
                        "{card} of {hand:?} at {rows:?}"
                    );
                    assert!(looks.iter().all(|&at| usize::from(at) < WEIGHTS));
                });
            }
        }
    }

    #[test]
    fn what_speaks_for_a_card_fades_like_the_exponential_function() {
        for (less, wanted) in [(0, 65537.0), (UNIT, 65536.0 / std::f64::consts::E), (5 * UNIT, 441.6)] {
            assert!((f64::from(fading(less)) - wanted).abs() < 2.0, "{less}: {}", fading(less));
        }
        assert!(fading(i32::MAX) >= 1 && fading(-1) == fading(0));
    }
}
