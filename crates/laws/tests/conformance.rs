//! All laws over every game, every number of players and every notable option.

use rodeo_laws::books::Books;
use rodeo_laws::{law, tables};
use rodeo_rules::any::{AnyGame, AnyRules};

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

#[test]
fn take6() {
    check_laws::<rodeo_rules::take6::Take6>(&tables::take6(), 40, 20);
}

#[test]
fn buffalo() {
    check_laws::<rodeo_rules::buffalo::Buffalo>(&tables::buffalo(), 60, 8);
}

#[test]
fn bull_party() {
    check_laws::<rodeo_rules::bull_party::BullParty>(&tables::bull_party(), 20, 5);
}

#[test]
fn take_that() {
    check_laws::<rodeo_rules::take_that::TakeThat>(&tables::take_that(), 20, 10);
}

/// `AnyGame` delegates everything to the game it holds.
#[test]
fn any_game() {
    let mut all: Vec<AnyRules> = Vec::new();
    all.extend(tables::take6().into_iter().map(AnyRules::from));
    all.extend(tables::buffalo().into_iter().map(AnyRules::from));
    all.extend(tables::take_that().into_iter().map(AnyRules::from));
    all.extend(tables::bull_party().into_iter().map(AnyRules::from));
    check_laws::<AnyGame>(&all, 2, 20);
}
