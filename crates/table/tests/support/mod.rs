//! What the tests of this crate share.

// Each test uses a part of it, and a test stops where something is wrong.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod bench;
pub mod client;
mod expect;
mod laws;
mod offered;
pub mod script;
mod sheet;
