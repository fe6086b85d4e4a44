//! The invariants of all games, called laws, and the code that checks them.
//!
//! - [`walk`]: random matches that store their steps, and replay
//! - [`law`]: the laws, one function each; [`law::check_position`] checks all of them in the position of a match
//! - [`books`]: conservation of cards and heads; each game has a file in `games/`
//! - [`tables`]: rules for tests: every game with every number of players and every notable option
//! - [`scenario`]: examples as data, and their runner
//! - [`fuzz`]: laws for arbitrary bytes
//!
//! Conformance tests, fuzz targets and soak runs use this crate; no other crate depends on it outside of tests.

pub mod books;
pub mod fuzz;
mod games;
pub mod law;
pub mod rng;
pub mod scenario;
mod standings;
pub mod tables;
pub mod walk;
