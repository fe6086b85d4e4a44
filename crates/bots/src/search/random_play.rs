//! An estimate of which opponents play at random.

use rodeo_rules::game::RandomSource;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use crate::rng::SeatRng;

/// The probability of each seat to be a random player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RandomPlayEstimate {
    probabilities: [f32; MAX_SEATS],
}

/// Probabilities are rounded down to multiples of 1/`RESOLUTION`.
const RESOLUTION: u32 = 1 << 16;

impl RandomPlayEstimate {
    /// No seat plays at random.
    pub const NONE: RandomPlayEstimate = RandomPlayEstimate { probabilities: [0.0; MAX_SEATS] };

    /// From the odds that each seat is a sensible player rather than a random one. Negative odds count as 0.
    pub fn from_odds(sensible: [f32; MAX_SEATS]) -> RandomPlayEstimate {
        RandomPlayEstimate { probabilities: sensible.map(|odds| 1.0 / (1.0 + odds.max(0.0))) }
    }

    /// Samples the set of random players, each seat independently.
    pub fn sample(&self, players: u8, rng: &mut SeatRng) -> SeatSet {
        let is_random = |seat: &Seat| {
            let threshold = (self.probabilities[seat.index()] * RESOLUTION as f32) as u32;
            threshold > 0 && rng.below(RESOLUTION) < threshold
        };
        Seat::all(players).filter(is_random).collect()
    }

    /// Expected share of sensible players among the opponents of this seat, from 0 to 1.
    pub fn sensible_share(&self, players: u8, seat: Seat) -> f32 {
        let others = Seat::all(players).filter(|&other| other != seat);
        let random: f32 = others.map(|other| self.probabilities[other.index()]).sum();
        1.0 - random / f32::from(players.max(2) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_follow_the_probabilities() {
        let mut odds = [f32::INFINITY; MAX_SEATS];
        odds[1] = 1.0;
        odds[2] = 0.0;
        let estimate = RandomPlayEstimate::from_odds(odds);
        let mut rng = SeatRng::new(1);
        let mut counts = [0u32; 4];
        for _ in 0..10_000 {
            estimate.sample(4, &mut rng).iter().for_each(|seat| counts[seat.index()] += 1);
        }
        assert!(
            counts[1].abs_diff(5000) < 300 && [counts[0], counts[2], counts[3]] == [0, 10_000, 0],
            "{counts:?}"
        );
        assert_eq!(estimate.sensible_share(4, Seat::new(0).unwrap()), 0.5);
        assert_eq!(RandomPlayEstimate::NONE.sample(4, &mut rng), SeatSet::EMPTY);
        assert_eq!(RandomPlayEstimate::NONE.sensible_share(4, Seat::new(0).unwrap()), 1.0);
    }
}
