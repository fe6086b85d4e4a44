//! Limits, so that no client can shut out the others.
//!
//! - [`network`]: the network that a request comes from, and which proxies are believed about it
//! - [`token_bucket`]: rates by key; [`fair_rate`]: a rate that all clients share, divided fairly among networks
//! - [`fair_share`]: a bounded number of connections, sockets or tables, divided fairly among networks and guests
//! - [`client_limits`]: all limits of requests together; [`connections`]: open WebSocket connections and which one to close
//! - [`frame_meter`]: limits WebSocket frames that are no messages
//! - [`guest_networks`]: the network that each guest was last seen in; [`hits`]: counts what was refused
//! - [`shared_usage`]: what nodes of a cluster tell each other about the rates that clients use; [`connections_elsewhere`]: and about
//!   their connections
//!
//! Everything here is plain data with the time as an argument, so that tests need no clock. Addresses are kept in memory
//! only, never logged and never stored.

mod client_limits;
mod connections;
mod connections_elsewhere;
mod fair_rate;
mod fair_share;
mod frame_meter;
mod guest_networks;
mod hits;
mod network;
mod shared_usage;
mod token_bucket;

use rodeo_protocol::{Problem, ProblemCode};

pub(crate) use client_limits::ClientLimits;
pub(crate) use connections::OpenConnection;
pub(crate) use fair_share::{FairShare, Refusal};
pub(crate) use frame_meter::{FLOOD, FrameLimit, MeteredSocket};
pub(crate) use guest_networks::GuestNetworks;
pub(crate) use hits::{LimitHits, LimitKind};
pub(crate) use network::{ClientNetwork, NetworkPrefix};
pub use network::{InvalidProxy, PeerAddress, TrustedProxies};
use network::{client_address, is_forwarded};
pub(crate) use shared_usage::UsageKey;
pub(crate) use token_bucket::{TokenBucket, TokenBuckets};

/// Returns the problem for too many things at once. It always says when a retry makes sense.
pub(crate) fn too_many(message: impl Into<std::borrow::Cow<'static, str>>, retry_after_ms: u64) -> Problem {
    Problem::new(ProblemCode::TooMany, message).retry_after_ms(retry_after_ms)
}
