//! All laws over every game, every number of players and every notable option.

use rodeo_laws::books::Books;
use rodeo_laws::{law, tables};
use rodeo_rules::any::AnyGame;

/// Returns the number of matches per table. `RODEO_MATCHES` multiplies it, for longer and shorter runs.
fn matches(normal: u32) -> u64 {
    let factor = std::env::var("RODEO_MATCHES")
        .ok()
        .map_or(1.0, |text| text.parse::<f64>().expect("RODEO_MATCHES is a number"));
    (f64::from(normal) * factor).max(1.0) as u64
}

fn check_laws<G: Books>(tables: &[G::Rules], normal: u32, interval: u32) {
    for (table, rules) in tables.iter().enumerate() {
        for number in 0..matches(normal) {
            let seed = table as u64 * 1_000_003 + number;
            if let Err(broken) = law::check_match::<G>(rules, seed, interval) {
                panic!("{rules:?}, seed {seed}: {broken}");
            }
        }
    }
}

/// One test per game of the list, so that no game is left out.
macro_rules! law_tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(
            #[test]
            fn $module() {
                type Checked = rodeo_rules::$module::$Game;
                check_laws::<Checked>(&tables::of::<Checked>(), Checked::MATCHES, Checked::INTERVAL);
            }
        )+
    };
}

rodeo_rules::for_each_game!(law_tests!());

/// `AnyGame` delegates everything to the game it holds.
#[test]
fn any_game() {
    check_laws::<AnyGame>(&tables::of::<AnyGame>(), 2, 20);
}
