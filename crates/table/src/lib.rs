//! One live table as a state machine: seats, ballot, clocks, log.
//!
//! - [`Table`]: the table; [`Input`]: what can reach it; [`Moment`]: the time and the chance it is given
//! - [`Fact`]: what is kept of it. A table is the fold of its facts, so a crash is healed by reading them again
//! - [`FactBatch`]: facts that are to be committed together, before anybody is shown their effect
//! - [`Think`]: what a bot is to think about, wherever that is done
//! - [`Finished`]: a match that is over
//! - [`Seen`]: how much of a table a client has been shown
//! - [`clean`]: names and talk as they may be shown
//! - `fuzz` (a feature): a law of arbitrary bytes
//!
//! This crate promises: a refused input changes nothing; what a viewer is shown comes from that viewer's view; the same
//! facts make the same table. It has no socket, no clock and no randomness of its own, and never waits.

pub mod clean;
mod clock;
mod fact;
#[cfg(feature = "fuzz")]
pub mod fuzz;
mod handle;
mod host;
mod play;
mod presence;
mod room;
mod sheet;
mod show;
mod table;
mod think;

pub use fact::{Broken, Checkpoint, Fact, FactBatch, Secret};
pub use host::{check_clock, house_level};
pub use play::Finished;
pub use room::{Occupant, Room};
pub use show::Seen;
pub use table::{Asked, Input, Moment, Policy, Table, Think, Visitor};

/// Milliseconds since 1970, by the clock of whoever runs the table.
pub type Millis = u64;
