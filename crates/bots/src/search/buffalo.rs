//! Beat the Buffalo: the team against the buffalo.

use rodeo_rules::buffalo::{Buffalo, Phase};
use rodeo_rules::seat::Seat;

use super::mind::Mind;

impl Mind for Buffalo {
    const SPREAD: i32 = 100;

    fn worth(&self, _seat: Seat, _before: &Buffalo) -> Option<f32> {
        let over = self.phase() == Phase::Over;
        over.then(|| f32::from(self.buffalo_heads()) - f32::from(self.team_heads()))
    }
}
