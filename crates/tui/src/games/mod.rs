//! The screen of each game.

mod buffalo;
mod bull_party;
mod take6;
mod take_that;
