//! Take 6: heads at the end of the round, compared with the others.

use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Phase, Take6};

use super::mind::Mind;

impl Mind for Take6 {
    const SPREAD: i32 = 100;

    fn worth(&self, seat: Seat, before: &Take6) -> Option<f32> {
        if self.phase() != Phase::Over && self.round() == before.round() {
            return None;
        }
        let taken = |seat| self.score(seat) as f32 - before.score(seat) as f32;
        let others = Seat::all(self.players()).filter(|&other| other != seat).map(taken).sum::<f32>();
        Some(others / f32::from(self.players() - 1).max(1.0) - taken(seat))
    }
}
