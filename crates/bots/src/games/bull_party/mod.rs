//! Bull Party: heuristic and search model.

mod heuristic;
mod laying;
mod mistakes;
mod piles;
mod search;
mod valuation;

use rodeo_rules::bull_party::BullParty;

use crate::roster::{LevelPlayouts, Roster};

impl Roster for BullParty {
    const PLAYOUTS: LevelPlayouts = LevelPlayouts { keen: 8, sharp: 32, merciless: 256 };

    /// Plans the current round only.
    const KEEN_HORIZON: u8 = 0;
}
