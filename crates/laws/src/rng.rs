//! RandomSource for tests: the same throws for the same seed, on every platform.

use rodeo_rules::card::Card;
use rodeo_rules::deal::Deck;
use rodeo_rules::game::RandomSource;

/// A xorshift generator. Good enough to wander about; no claim to more.
#[derive(Clone, Debug)]
pub struct XorShift(u64);

impl XorShift {
    /// RandomSource that start from this number.
    pub fn new(seed: u64) -> XorShift {
        let mut rng = XorShift(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..4 {
            rng.below(2);
        }
        rng
    }

    /// True once in `n` throws.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// A random order of the deck, as long as it needs.
    pub fn order(&mut self, deck: &Deck) -> Vec<Card> {
        let mut cards: Vec<Card> = deck.cards.iter().collect();
        let need = usize::from(deck.need).min(cards.len());
        self.shuffle(&mut cards, need);
        cards.truncate(need);
        cards
    }

    /// Brings the first `need` places of a slice into a random order.
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
