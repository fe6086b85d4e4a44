//! Random numbers for tests: the same numbers for the same seed, on every platform.

use rodeo_rules::card::Card;
use rodeo_rules::deal::Deck;
use rodeo_rules::game::RandomSource;

/// A xorshift generator: good enough for tests, not for anything else.
#[derive(Clone, Debug)]
pub struct XorShift(u64);

impl XorShift {
    /// Returns a generator with this seed.
    pub fn new(seed: u64) -> XorShift {
        let mut rng = XorShift(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..4 {
            rng.below(2);
        }
        rng
    }

    /// Returns `true` with probability 1/`n`.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// Returns a random deal of the deck.
    pub fn order(&mut self, deck: &Deck) -> Vec<Card> {
        let mut cards: Vec<Card> = deck.cards.iter().collect();
        let need = usize::from(deck.need).min(cards.len());
        self.shuffle(&mut cards, need);
        cards.truncate(need);
        cards
    }

    /// Shuffles the first `need` items of a slice.
    pub fn shuffle<T>(&mut self, items: &mut [T], need: usize) {
        for place in 0..need.min(items.len()) {
            let other = place + self.below((items.len() - place) as u32) as usize;
            items.swap(place, other);
        }
    }
}

impl RandomSource for XorShift {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}
