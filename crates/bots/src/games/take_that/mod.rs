//! Take That: heuristic and search model.

mod heuristic;
mod mistakes;
mod search;

use rodeo_rules::take_that::TakeThat;

use crate::roster::{LevelPlayouts, Roster};

impl Roster for TakeThat {
    const PLAYOUTS: LevelPlayouts = LevelPlayouts { keen: 20, sharp: 150, merciless: 2500 };
}
