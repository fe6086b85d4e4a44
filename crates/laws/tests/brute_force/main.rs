//! Compares the engine with a second, naive implementation of each game.
//!
//! Both play *every* possible match of a tiny deal to its end. They must agree on the number of matches, on the number of
//! matches with each result, and on the choices made in them, by a checksum. So for these deals the engine offers exactly the
//! choices that the rules allow, and applies them as the rules say.
//!
//! The naive games are written from `docs/rules` alone. They share only plain numbers (see `plain`) and the order of dealt
//! cards with the engine, so a misread rule would have to be misread in the same way twice. Rare situations (full rows,
//! jumps of the cow, used specials) are counted too, so that no rule agrees only because it is never used. If there are too
//! many matches, some choices are not played, but they are still compared. Views and events are not compared here.
//!
//! Each game has a file here, which says what is counted.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests, which clippy takes for production code.

mod buffalo_naive;
mod bull_party_naive;
mod engine;
mod plain;
mod take6_naive;

rodeo_rules::for_each_game!(rodeo_rules::game_modules!());
