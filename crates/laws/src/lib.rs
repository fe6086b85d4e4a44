//! What every game must keep, and the means to check it.
//!
//! - [`walk`]: a random match that remembers every step, and replays
//! - [`law`]: the laws, one function each; [`law::check_position`] checks them all where a match stands
//! - [`books`]: where the cards and heads of each game are
//! - [`tables`]: every game with every number of players and every notable option
//! - [`scenario`]: examples written down as data, and their runner
//! - [`fuzz`]: laws of arbitrary bytes
//!
//! Conformance tests, fuzz targets and long runs all use this code; nothing that is played depends on it.

pub mod books;
pub mod fuzz;
pub mod law;
pub mod rng;
pub mod scenario;
mod stands;
pub mod tables;
pub mod walk;
