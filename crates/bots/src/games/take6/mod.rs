//! Take 6: heuristic, search model, and two bots of its own.

#[cfg(feature = "baseline")]
mod baseline;
mod flat;
mod heuristic;
mod net;
mod opponents;
mod random_match;
mod search;
mod weight_file;

use rodeo_rules::take6::{Rules, Take6};

pub use flat::Flat;
pub use net::{CardEstimate, Net};

use net::Network;
pub use search::policy;

use crate::roster::{Level, LevelPlayouts, Roster, ladder_bot};
use crate::{Bot, WeightFile};

/// What levels that search need.
static SEARCH_FILES: [&dyn WeightFile; 1] = [&opponents::STYLES];
/// What levels that play with the network need without fan cards.
static NET_FILES: [&dyn WeightFile; 2] = [&opponents::STYLES, &net::TAKE6];
/// What they need with one fan card.
static FAN_NET_FILES: [&dyn WeightFile; 2] = [&opponents::STYLES, &net::FANS];

impl Roster for Take6 {
    const PLAYOUTS: LevelPlayouts = LevelPlayouts { keen: 25, sharp: 50, merciless: 500 };

    fn bot(level: Level) -> Option<Box<dyn Bot<Take6>>> {
        if let Level::Merciless | Level::Net = level {
            net::TAKE6.preload();
            net::FANS.preload();
            opponents::STYLES.preload();
        }
        match level {
            Level::Flat => Some(Box::new(Flat::default())),
            Level::Net => Some(Box::new(Net)),
            #[cfg(feature = "baseline")]
            Level::FirstMerciless => Some(Box::new(baseline::Baseline)),
            _ => ladder_bot(level),
        }
    }

    const WEIGHT_FILES: &'static [&'static dyn WeightFile] = &[&opponents::STYLES, &net::TAKE6, &net::FANS];

    /// The search estimates the styles of opponents; the strongest levels play with a network, too.
    fn weight_files(level: Level, rules: &Rules) -> &'static [&'static dyn WeightFile] {
        match level {
            Level::Random | Level::Gentle | Level::Simple | Level::Flat | Level::FirstMerciless => &[],
            Level::Keen | Level::Sharp => &SEARCH_FILES,
            Level::Merciless | Level::Net => match Net::network(rules) {
                Some(Network::Base) => &NET_FILES,
                Some(Network::Fans) => &FAN_NET_FILES,
                None => &SEARCH_FILES,
            },
        }
    }
}
