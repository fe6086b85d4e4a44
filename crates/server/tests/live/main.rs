//! The server on real sockets.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

mod absences;
mod durable;
mod house;
mod leaks;
mod misuse;
mod support;
mod twins;
mod whole_games;
