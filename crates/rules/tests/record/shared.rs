//! Matches that other programs check their arithmetic against: the fairness check of the web client reads them.
//!
//! `RODEO_UPDATE=1` rewrites them; without it a stale file is a failure.

use std::path::Path;

use rodeo_rules::any::GameKind;
use rodeo_rules::record::{Chance, verify};
use rodeo_rules::seat::Seat;

use crate::games;
use crate::matches::{Xorshift, random_match};

#[test]
fn records_of_the_web_client_are_current() {
    for &kind in GameKind::ALL {
        let matches: Vec<String> = (1..)
            .zip(games::web_matches(kind))
            .map(|(number, &(players, options))| played(kind, players, options, number))
            .collect();
        let text = format!("[\n{}\n]\n", matches.join(",\n"));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fairness/records");
        let path = folder.join(format!("{kind}.json"));
        if std::env::var_os("RODEO_UPDATE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "{kind}.json is stale: run this test with RODEO_UPDATE=1");
    }
}

/// Plays a random match with nonces of the first and the last seat.
fn played(kind: GameKind, players: u8, options: &str, number: u8) -> String {
    let rules = kind.read_rules(players, options).unwrap();
    let mut nonces = vec![(Seat::new(0).unwrap(), vec![number, 255, 0])];
    nonces.extend(Seat::new(players - 1).filter(|_| players > 1).map(|last| (last, vec![number; 64])));
    let chance = Chance { secret: [number; 32], nonces };
    let record = random_match(&rules, &chance, &mut Xorshift::new(number.into()));
    verify(&record).unwrap();
    record.to_json()
}
