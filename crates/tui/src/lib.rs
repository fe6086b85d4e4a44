//! Terminal client of Rodeo.
//!
//! Output is plain text from top to bottom, so it works over ssh, in a pipe and with a screen reader.
//! - [`play`]: entry point; [`Setup`] holds what is already known, the rest is asked
//! - [`Opponents`]: the bots of a match
//! - [`transcript`]: a record in words
//! - [`console`]: input and output, and what they can show
//! - [`lines`]: width of text and line breaks
//! - [`game_screen`]: what the terminal needs of a game; each game implements it in one file under `games/`
//! - [`render`]: formats messages, names, cards and tables
//!
//! Guarantees: nothing is printed that the person at the keyboard may not know, because everything is rendered from
//! views; invalid input costs one line and is asked again; the end of the input ends the game without an error.

mod ask;
mod bot_levels;
mod bot_seats;
mod client;
mod commands;
pub mod console;
pub mod game_screen;
mod games;
mod help;
mod hint;
pub mod lines;
mod menu;
mod opponents;
mod parse;
pub mod render;
mod session;
mod settings;
mod transcript;

pub use client::{DiscardRecords, PlayError, RecordSink, Setup, play};
pub use console::{Capabilities, Console};
pub use opponents::{Opponents, OpponentsError};
pub use transcript::transcript;
