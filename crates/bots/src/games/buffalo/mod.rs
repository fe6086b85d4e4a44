//! Beat the Buffalo: heuristic and search model.

mod heuristic;
mod search;

use rodeo_rules::buffalo::Buffalo;

use crate::roster::{LevelPlayouts, Roster};

impl Roster for Buffalo {
    const PLAYOUTS: LevelPlayouts = LevelPlayouts { keen: 6, sharp: 25, merciless: 600 };
}
