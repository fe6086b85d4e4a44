//! What shards tell the task that keeps the leases of a node. A server without a cluster has none of it.

use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_protocol::TableId;
use tokio::sync::{mpsc, oneshot};

/// Something that has happened to a table of this node.
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "nobody listens without a cluster"))]
pub(crate) enum OwnershipEvent {
    /// The table is opened, which is committed.
    Opened(TableId),
    /// The table is closed, which is committed.
    Closed(TableId),
    /// The table does not belong to this node any more since this epoch.
    Refused(TableId, u64),
    /// Nothing of the table is in flight, and its connections are closed.
    Quiesced(TableId),
    /// The server is about to stop. Answered when all tables belong to others.
    Leave(oneshot::Sender<()>),
}

/// The lease of this node, as shards see it.
pub(crate) struct Ownership {
    events: mpsc::UnboundedSender<OwnershipEvent>,
    /// Milliseconds of the server's clock until which the lease certainly lasts.
    lease_until: AtomicU64,
}

#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is no node without a cluster"))]
impl Ownership {
    /// Returns a lease that does not last, and the events.
    pub fn new() -> (Ownership, mpsc::UnboundedReceiver<OwnershipEvent>) {
        let (events, receiver) = mpsc::unbounded_channel();
        (Ownership { events, lease_until: AtomicU64::new(0) }, receiver)
    }

    pub fn tell(&self, event: OwnershipEvent) {
        // The task ends only when the server has left the cluster.
        let _ = self.events.send(event);
    }

    pub fn set_lease(&self, until: u64) {
        self.lease_until.store(until, Ordering::Relaxed);
    }

    /// Whether no other node can have taken a table of this one.
    pub fn holds_lease(&self, now: u64) -> bool {
        now < self.lease_until.load(Ordering::Relaxed)
    }
}
