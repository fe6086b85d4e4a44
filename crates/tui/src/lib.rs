//! Rodeo in a terminal, line by line.
//!
//! Everything is text that goes from top to bottom, so it works over ssh, in a pipe and with a screen reader.
//! - [`play`]: the way in; [`Setup`] says what is known already, the rest is asked
//! - [`Company`]: the bots at the table
//! - [`retell`]: a record told in words
//! - [`console`]: keyboard and screen, and what they can show
//! - [`lines`]: how wide a text is and where it breaks
//! - [`face`]: what a game must be able to do to be played here; `faces/` has one file a game
//! - [`scribe`]: putting a table into words
//!
//! This crate promises: it prints nothing that the person at the keyboard may not know, because it draws and tells from
//! views; bad input costs one line and is asked again; the end of the input ends the game politely.

mod ask;
mod commands;
mod company;
pub mod console;
pub mod face;
mod faces;
mod help;
mod hint;
mod host;
mod levels;
pub mod lines;
mod menu;
mod opponents;
mod reading;
mod retell;
pub mod scribe;
mod session;
mod settings;

pub use company::{Company, OpponentsError};
pub use console::{Console, Look};
pub use host::{Keeper, NoKeeper, PlayError, Setup, play};
pub use retell::retell;
