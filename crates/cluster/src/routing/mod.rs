//! What nodes say to each other, without I/O: a client of one node reaches a table of another one.
//!
//! | item | purpose |
//! |---|---|
//! | [`envelope`] | the versions of messages between nodes |
//! | [`subject`] | the subjects of NATS on which they travel |
//! | [`message`] | requests to the owner of a table and their replies; events for all nodes |
//! | [`link`] | one routed connection: numbered packets, gaps, and a window that bounds what is in flight |
//! | [`usage`] | what clients have used of limits that hold across nodes |
//! | [`peers`] | which other nodes are alive |
//! | [`workers`] | which workers are alive |
//!
//! The node that a client is connected to is its *gateway*; the node that owns the table is the *owner*. The gateway
//! authenticates the client and limits its rate. The owner is told who the guest is, never a cookie or a token, and builds
//! each frame from the view of this guest, so that nothing else travels. `rodeo-server` (feature `cluster`) does the I/O.

pub mod envelope;
pub mod link;
pub mod message;
pub mod peers;
pub mod subject;
pub mod usage;
pub mod workers;

pub use envelope::{DecodeError, OLDEST, VERSION, decode, encode, encode_as, replace_versions};
pub use link::{Incoming, LinkError, Outgoing, Packet, PacketBody};
pub use message::{Event, Identity, LinkAddress, Refusal, Reply, Request};
pub use peers::Peers;
pub use usage::{Limit, Usage};
pub use workers::Workers;
