//! Bull Party: points at the end, compared with the others.

use rodeo_rules::bull_party::{BullParty, Phase};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;

use super::mind::Mind;

impl Mind for BullParty {
    const SPREAD: i32 = 100;

    fn worth(&self, seat: Seat, _before: &BullParty) -> Option<f32> {
        if self.phase() != Phase::Over {
            return None;
        }
        let made = |seat| self.score(seat) as f32;
        let others = Seat::all(self.players()).filter(|&other| other != seat).map(made).sum::<f32>();
        Some(made(seat) - others / f32::from(self.players() - 1).max(1.0))
    }
}
