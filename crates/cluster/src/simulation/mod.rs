//! The database as a plain value, and a simulator with faults; for tests.
//!
//! | module | purpose |
//! |---|---|
//! | [`database`] | what leases, epochs and commits mean |
//! | [`bugs`] | mistakes that the simulator must find |
//! | `schedule` | which faults happen in a run, from its seed |
//! | `world` | nodes, a database and the network between them, driven by a queue of events |
//! | `events` | what happens in a run, and the messages |
//! | `process` | a node with its tables and its clock |
//! | `checker` | what must always hold |
//!
//! Everything random comes from the seed, and time is a number: the same seed gives the same run on every machine. There is one
//! database and nodes that talk to nobody else, so a queue of events is all that is needed. Frameworks such as `turmoil` and
//! `madsim` simulate sockets and runtimes, which this state machine does not have.

pub mod bugs;
mod checker;
pub mod database;
mod events;
mod process;
mod schedule;
mod world;

pub use bugs::PlantedBug;
pub use checker::Violation;
pub use database::{CommitReply, Database, Fact};
pub use schedule::Weather;

/// What happened in a run, to see that it tested something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Number of events.
    pub events: u64,
    /// Number of committed facts.
    pub commits: u64,
    /// Number of commits that the database refused.
    pub refused: u64,
    /// Number of nodes that were fenced.
    pub fenced: u64,
    /// Number of tables that changed hands.
    pub moves: u64,
}

/// Runs one schedule. Returns what it violates, if anything.
pub fn run(seed: u64, weather: Weather, bug: Option<PlantedBug>) -> Result<Summary, Violation> {
    world::World::new(seed, weather, bug).run()
}
