//! Ownership of tables by the nodes of a cluster, as a state machine without I/O, and what nodes say to each other.
//!
//! | item | purpose |
//! |---|---|
//! | [`lease`] | leases and epochs: what a node asks of the database |
//! | [`node`] | the state machine of one node: renews, claims, hands over, drops |
//! | [`routing`] | clients of one node at tables of another: messages, numbering, windows |
//! | `spread` | how many tables each node should have |
//! | [`simulation`] | the database as a plain value, and a simulator with faults; for tests |
//!
//! The crate opens no sockets and reads no clock: time and answers come in, requests go out. `rodeo-store` (feature `cluster`)
//! executes the requests in PostgreSQL. See `docs/cluster.md`.

pub mod lease;
pub mod node;
pub mod routing;
pub mod simulation;
mod spread;

pub use lease::{Assignment, ClusterView, Epoch, LeaseReply, LeaseRequest, NodeId, NodeStatus};
pub use node::Node;
