//! Random numbers for bots.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rodeo_rules::game::RandomSource;
use rodeo_rules::seat::Seat;

/// The random number generator of one seat: Xoshiro256++, without modulo bias.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRng(Xoshiro256PlusPlus);

impl SeatRng {
    /// Seeds a generator.
    pub fn new(seed: u64) -> SeatRng {
        SeatRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Seeds a generator from several numbers, for example a seed, a deal number and a seat.
    pub fn from_parts(parts: &[u64]) -> SeatRng {
        SeatRng::new(parts.iter().fold(0, |mixed, &part| scramble(mixed ^ scramble(part))))
    }

    /// The generator of a seat in a match. Seats have independent generators: numbers drawn for one do not affect others.
    pub fn for_seat(seed: u64, seat: Seat) -> SeatRng {
        SeatRng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(seat.get())))
    }

    /// Seeds a new generator from this one.
    pub fn fork(&mut self) -> SeatRng {
        SeatRng(Xoshiro256PlusPlus::seed_from_u64(self.0.next_u64()))
    }
}

impl RandomSource for SeatRng {
    /// Lemire's method: multiplies a 32-bit number into the range, and draws again in the rare cases that would cause a bias.
    /// Avoids the division in most cases.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let n = n.max(1);
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

impl SeatRng {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// One step of SplitMix64: a bijection that separates neighbouring numbers.
const fn scramble(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_uniform() {
        let mut rng = SeatRng::new(1);
        for n in [1, 2, 3, 7, 10, 64] {
            let mut counts = vec![0u32; n as usize];
            for _ in 0..n * 1000 {
                counts[rng.below(n) as usize] += 1;
            }
            assert!(counts.iter().all(|&count| (800..1200).contains(&count)), "{n}: {counts:?}");
        }
    }

    #[test]
    fn sequence_of_a_seed_is_fixed() {
        let mut rng = SeatRng::for_seat(6, Seat::new(2).unwrap());
        let numbers: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(numbers, [56, 66, 13, 82, 37, 59, 9, 81]);
    }

    #[test]
    fn different_parts_give_different_generators() {
        let mut seen = std::collections::BTreeSet::new();
        for (a, b, c) in (0..1000).map(|n| (n % 10, n / 10 % 10, n / 100)) {
            let mut rng = SeatRng::from_parts(&[a, b, c]);
            assert!(seen.insert([rng.below(u32::MAX), rng.below(u32::MAX)]), "{a} {b} {c}");
        }
    }
}
