//! How each game looks and sounds, one file a game.

mod buffalo;
mod bull_party;
mod take6;
mod take_that;
