//! Records: round trips, verification, and the errors of invalid records.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

mod games;
mod matches;
mod page;
mod shared;
mod tampering;
mod truth;

use matches::{Xorshift, chance, random_match};
use rodeo_rules::any::GameKind;
use rodeo_rules::record::{Record, RecordError, Verified, verify};

/// Parses and verifies a record, as `rodeo verify` does.
fn check(bytes: &[u8]) -> Result<Verified, RecordError> {
    verify(&Record::read(bytes)?)
}

fn code(text: &str) -> &'static str {
    check(text.as_bytes()).map_or_else(|error| error.code(), |_| "verified")
}

fn message(text: &str) -> String {
    check(text.as_bytes()).map_or_else(|error| error.to_string(), |_| "verified".into())
}

/// A short match: 2 players, 2 cards each.
const SHORT: &str = r#"rodeo-record 1
game take6 players=2 rounds=1 hand=2
seat 0 human "Seat 1"
seat 1 bot "Seat 2" "random"
deal cards 30 2 45 46 10 20 40 50
play 30 | 45
play 2 | 46
play row2 | -
result scores 6 0 winners 1
"#;

/// Plays a random match that is dealt from a seed.
fn seeded(kind: GameKind, options: &str) -> Record {
    let rules = kind.read_rules(kind.usual_players(), options).unwrap();
    random_match(&rules, &chance(7), &mut Xorshift::new(11))
}
