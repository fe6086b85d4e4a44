//! A client for tests: real sockets, and a state that checks every message against the earlier ones.
//!
//! - [`http`]: requests over a plain socket; [`Guest`]: a guest with a cookie, or a bot with a token
//! - [`client`]: a WebSocket to a table; [`client_state`]: what its messages add up to
//! - [`player`]: a client that answers prompts and loses its connection now and then
//! - [`expected`]: compares what a client received with the record of the match; [`leak_check`]: searches it for secrets
//! - [`leak_match`]: matches of all games whose clients are searched for secrets

#![allow(dead_code, unused_imports, reason = "each test uses a part of it")]

pub mod client;
pub mod client_state;
pub mod expected;
pub mod followed_table;
pub mod http;
pub mod leak_check;
pub mod leak_match;
pub mod player;

use rodeo_bots::SeatRng;
use rodeo_rules::game::RandomSource as _;

pub use client::Client;
pub use http::{Guest, request};

/// Returns `true` once in `n` calls on average; never for 0.
pub fn one_in(rng: &mut SeatRng, n: u32) -> bool {
    n > 0 && rng.below(n) == 0
}

/// Returns a random item.
pub fn pick<'a, T>(rng: &mut SeatRng, items: &'a [T]) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

/// Returns the seed of the random numbers: `RODEO_SEED`, or a random one.
pub fn seed() -> u64 {
    let seed = std::env::var("RODEO_SEED").ok().map(|seed| seed.parse().expect("RODEO_SEED is a number"));
    let seed = seed.unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        now.as_nanos() as u64 % 1_000_000_007
    });
    // The test harness prints this if the test fails.
    println!("RODEO_SEED={seed} repeats this run");
    seed
}

/// Returns a number from the environment, for long runs.
pub fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().map_or(default, |number| number.parse().expect("the variable is a number"))
}
