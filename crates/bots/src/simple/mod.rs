//! A player with a few rules of thumb for each game: company at the table, no match for somebody who counts.

mod buffalo;
mod bull_party;
mod take6;
mod take_that;

/// A few rules of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Simple;
