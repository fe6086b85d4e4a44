//! HTTP and WebSocket around tables.
//!
//! - [`Config`]: what a host may set
//! - [`App`]: a server without its socket: [`App::start`], [`router`], [`App::stop`]; [`serve`]: one with it
//! - `shard`: tables live in shards, each a task of its own that commits what changed before it shows it
//! - `socket`: one connection of a client
//! - `thinking`: the threads on which bots think
//! - `directory`: which tables there are, for the lobby and for codes
//! - `http`: the API, a file a resource; `session`: who asks; `seen`: when they did; `metrics`: what is counted
//! - `limits`: buckets of tokens; `patient`: sockets that do not wait for ever
//!
//! This crate promises: what changes a table is durable before anybody is shown it; each connection is sent what its own
//! viewer may see; whoever does not read, or keeps bots busy, holds up nobody else's table; nothing that clients do grows
//! without bound.

mod app;
mod clock;
mod config;
mod directory;
mod http;
mod limits;
mod metrics;
mod random;
mod seen;
mod serve;
mod session;
mod shard;
mod socket;
mod thinking;
mod write_timeout;

pub use app::{App, CannotStart, router};
pub use config::{Config, Keep, Limits};
pub use serve::serve;
