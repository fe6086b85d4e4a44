//! What the history tells about the others: who thinks, and who plays anything.

use rodeo_rules::game::RandomSource;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use crate::rng::SeatRng;

/// How likely each seat plays without a thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suspicion {
    careless: [f32; MAX_SEATS],
}

/// Of so many parts…
const PARTS: u32 = 1 << 16;

impl Suspicion {
    /// Nobody is suspected.
    pub const NONE: Suspicion = Suspicion { careless: [0.0; MAX_SEATS] };

    /// From the odds that a seat thinks: how much likelier its choices are for somebody who does.
    pub fn of(odds: [f32; MAX_SEATS]) -> Suspicion {
        Suspicion { careless: odds.map(|odds| 1.0 / (1.0 + odds.max(0.0))) }
    }

    /// Who is careless in an imagined world: drawn for each.
    pub fn draw(&self, players: u8, rng: &mut SeatRng) -> SeatSet {
        let is_careless = |seat: &Seat| {
            let careless = (self.careless[seat.index()] * PARTS as f32) as u32;
            careless > 0 && rng.below(PARTS) < careless
        };
        Seat::all(players).filter(is_careless).collect()
    }

    /// How far the others can be trusted to think, from 0 to 1.
    pub fn trust(&self, players: u8, seat: Seat) -> f32 {
        let others = Seat::all(players).filter(|&other| other != seat);
        let careless: f32 = others.map(|other| self.careless[other.index()]).sum();
        1.0 - careless / f32::from(players.max(2) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_likelier_somebody_is_careless_the_oftener_they_are() {
        let mut odds = [f32::INFINITY; MAX_SEATS];
        odds[1] = 1.0;
        odds[2] = 0.0;
        let suspicion = Suspicion::of(odds);
        let mut rng = SeatRng::new(1);
        let mut counts = [0u32; 4];
        for _ in 0..10_000 {
            suspicion.draw(4, &mut rng).iter().for_each(|seat| counts[seat.index()] += 1);
        }
        assert!(
            counts[1].abs_diff(5000) < 300 && [counts[0], counts[2], counts[3]] == [0, 10_000, 0],
            "{counts:?}"
        );
        assert_eq!(suspicion.trust(4, Seat::new(0).unwrap()), 0.5);
        assert_eq!(Suspicion::NONE.draw(4, &mut rng), SeatSet::EMPTY);
        assert_eq!(Suspicion::NONE.trust(4, Seat::new(0).unwrap()), 1.0);
    }
}
