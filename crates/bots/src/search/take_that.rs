//! Take That: points of this game, compared with the others.

use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Phase, TakeThat};

use super::mind::Mind;

impl Mind for TakeThat {
    const SPREAD: i32 = 100;

    fn worth(&self, seat: Seat, before: &TakeThat) -> Option<f32> {
        if self.phase() != Phase::Over && self.games_played() == before.games_played() {
            return None;
        }
        let made = |seat| f32::from(self.score(seat) - before.score(seat));
        let others = Seat::all(self.players()).filter(|&other| other != seat).map(made).sum::<f32>();
        Some(made(seat) - others / f32::from(self.players() - 1).max(1.0))
    }
}
