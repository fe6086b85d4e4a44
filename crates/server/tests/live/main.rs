//! The server on real sockets.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

mod absences;
mod durable;
mod house;
mod leaks;
mod misuse;
mod support;
mod twins;
mod whole_games;
