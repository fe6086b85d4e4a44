//! A client for tests: real sockets, and a memory that checks every message against what it was told before.
//!
//! - [`http`]: requests over a plain socket; [`Guest`]: somebody with a cookie or a token
//! - [`client`]: a WebSocket to a table; [`fold`]: what its messages come to
//! - [`player`]: somebody who answers, and whose line is bad
//! - [`story`]: compares what a client was told with the record of the match; [`witness`]: searches it for secrets

#![allow(dead_code, unused_imports, reason = "each test uses some of it")]

pub mod client;
pub mod fold;
pub mod http;
pub mod player;
pub mod story;
pub mod witness;

use rodeo_bots::SeatRng;
use rodeo_rules::game::RandomSource as _;

pub use client::Client;
#[allow(unused_imports, reason = "not every test asks by itself")]
pub use http::{Guest, ask};

/// True once in `n` throws; never for 0.
pub fn one_in(rng: &mut SeatRng, n: u32) -> bool {
    n > 0 && rng.below(n) == 0
}

/// One of these.
pub fn pick<'a, T>(rng: &mut SeatRng, items: &'a [T]) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

/// Where the rng start: `RODEO_SEED` repeats a run.
pub fn seed() -> u64 {
    let given = std::env::var("RODEO_SEED").ok().and_then(|seed| seed.parse().ok());
    let now =
        || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map(|d| d.as_nanos() as u64);
    let seed = given.unwrap_or_else(|| now().unwrap_or(1) % 1_000_000_007);
    // Shown by the test harness when the test fails.
    println!("RODEO_SEED={seed} repeats this");
    seed
}

/// A number from the environment, for long runs.
pub fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}
