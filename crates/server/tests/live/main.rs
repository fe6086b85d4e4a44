//! Live tables over real sockets.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

#[cfg(unix)]
mod administration;
mod conversation;
#[cfg(unix)]
mod draining;
mod durability;
mod hidden_cards;
mod leaks;
mod misuse;
mod support;
mod table_lifecycle;
mod test_server;
mod whole_matches;
