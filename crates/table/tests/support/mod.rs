//! Shared by the tests of this crate.

// Each test program uses a part of it, and a test fails by panicking.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

mod choosers;
pub mod client;
mod expect;
pub mod harness;
mod invariants;
mod score_sheet;
pub mod script;
