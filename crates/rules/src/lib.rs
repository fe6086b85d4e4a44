//! The bull-heads family of card games as plain values.
//!
//! - [`game`]: the contract every game keeps, and [`View`](game::View), what one viewer knows
//! - [`standing`]: how a match stands while it is played
//! - [`take6`], [`buffalo`], [`take_that`], [`bull_party`]: the games
//! - [`any`]: all of them behind one type, and the one list that names them
//! - [`card`], [`rows`], [`seat`], [`choice`]: what they share
//! - [`deal`]: chance as data, and deals from seeds
//! - [`record`]: matches written down, replayed and verified
//! - [`options`]: rules from text
//! - [`ballot`]: collecting the answers to a question until they make a step
//!
//! This crate promises: a refused step changes nothing; nothing from outside makes it panic; no step allocates; the same
//! inputs give the same bytes on every platform. It never reads a clock, a file or a random number, and never waits.

pub mod any;
pub mod arrange;
pub mod ballot;
pub mod buffalo;
pub mod bull_party;
pub mod card;
pub mod choice;
pub mod deal;
pub mod descriptor;
pub mod game;
pub mod options;
pub mod record;
pub mod rows;
#[cfg(feature = "schema")]
mod schema;
pub mod seat;
pub mod standings;
pub mod take6;
pub mod take_that;
