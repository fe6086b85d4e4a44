//! The store in a file: everything that it promises, with real files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

mod backups;
mod crashes;
mod groups;
mod guests;
mod matches;
mod opening;
mod ratings;
mod sweeps;
mod tables;
mod things;
