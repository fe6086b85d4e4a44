//! Take 6: heuristic, search model, and two bots of its own.

mod flat;
mod heuristic;
mod net;
mod random_match;
mod search;

use rodeo_rules::take6::Take6;

pub use flat::Flat;
pub use net::{CardEstimate, Net};
pub use search::policy;

use crate::Bot;
use crate::roster::{Level, LevelPlayouts, Roster, ladder_bot};

impl Roster for Take6 {
    const PLAYOUTS: LevelPlayouts = LevelPlayouts { keen: 25, sharp: 50, merciless: 500 };

    fn bot(level: Level) -> Option<Box<dyn Bot<Take6>>> {
        if let Level::Merciless | Level::Net = level {
            Net::preload();
        }
        match level {
            Level::Flat => Some(Box::new(Flat::default())),
            Level::Net => Some(Box::new(Net)),
            _ => ladder_bot(level),
        }
    }
}
