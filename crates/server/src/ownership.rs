//! What shards tell the task that keeps the leases of a node. A server without a cluster has none of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_protocol::TableId;
use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::metrics::Sample;

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
    /// Id of this node. It changes when the node was fenced.
    node: watch::Sender<u64>,
    /// Told when another node has changed mutes or bans.
    restrictions: Arc<Notify>,
    pub counters: LeaseCounters,
}

/// What has happened to the lease and the tables of this node.
#[derive(Default)]
pub(crate) struct LeaseCounters {
    /// Tables that were taken over from other nodes.
    pub taken_over: AtomicU64,
    /// Tables that were handed over to other nodes.
    pub handed_over: AtomicU64,
    /// Tables that others had taken when this node wanted to write.
    pub lost: AtomicU64,
    /// Times that this node was fenced and lost all tables.
    pub fenced: AtomicU64,
}

#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is no node without a cluster"))]
impl Ownership {
    /// Returns a lease that does not last, and the events.
    pub fn new() -> (Ownership, mpsc::UnboundedReceiver<OwnershipEvent>) {
        let (events, receiver) = mpsc::unbounded_channel();
        let ownership = Ownership {
            events,
            lease_until: AtomicU64::new(0),
            node: watch::Sender::new(0),
            restrictions: Arc::default(),
            counters: LeaseCounters::default(),
        };
        (ownership, receiver)
    }

    pub fn tell(&self, event: OwnershipEvent) {
        // The task ends only when the server has left the cluster.
        let _ = self.events.send(event);
    }

    pub fn set_node(&self, node: u64) {
        self.node.send_replace(node);
    }

    /// Returns the id of this node, now and whenever it changes.
    pub fn watch_node(&self) -> watch::Receiver<u64> {
        self.node.subscribe()
    }

    pub fn restrictions(&self) -> Arc<Notify> {
        self.restrictions.clone()
    }

    /// Returns the counters as metrics.
    pub fn totals(&self) -> [Sample; 4] {
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let LeaseCounters { taken_over, handed_over, lost, fenced } = &self.counters;
        [
            ("rodeo_leases_taken_over_total", "Tables taken over from other nodes.", load(taken_over)),
            ("rodeo_leases_handed_over_total", "Tables handed over to other nodes.", load(handed_over)),
            ("rodeo_leases_lost_total", "Tables that others had when this node wrote.", load(lost)),
            ("rodeo_leases_fenced_total", "Times that this node lost all tables.", load(fenced)),
        ]
    }

    pub fn set_lease(&self, until: u64) {
        self.lease_until.store(until, Ordering::Relaxed);
    }

    /// Whether no other node can have taken a table of this one.
    pub fn holds_lease(&self, now: u64) -> bool {
        now < self.lease_until.load(Ordering::Relaxed)
    }
}
