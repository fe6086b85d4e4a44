//! Metrics of routing.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::metrics::Sample;

/// Counters of this node, updated from all tasks.
#[derive(Debug, Default)]
pub(crate) struct RoutingCounters {
    /// Open connections of local clients to tables of other nodes.
    pub clients: AtomicU64,
    pub frames_sent: AtomicU64,
    pub frames_received: AtomicU64,
    pub bytes_sent: AtomicU64,
    pub bytes_received: AtomicU64,
    /// Links that ended because packets were lost.
    pub gaps: AtomicU64,
    /// Links that ended because the other node or NATS was gone.
    pub lost_links: AtomicU64,
    /// Requests to other nodes.
    pub requests: AtomicU64,
    /// Decisions that workers made.
    pub decisions: AtomicU64,
    /// Decisions that workers were asked for and that this node made itself.
    pub returned_decisions: AtomicU64,
    /// Messages of other nodes that could not be read.
    pub unreadable: AtomicU64,
    /// Messages that the NATS client dropped because this node did not keep up.
    pub dropped: AtomicU64,
}

impl RoutingCounters {
    pub fn gauges(&self, is_connected: bool, peers: usize, worker_threads: usize) -> Vec<Sample> {
        let load = |value: &AtomicU64| value.load(Ordering::Relaxed);
        vec![
            ("rodeo_routing_connected", "Whether this node is connected to NATS.", is_connected.into()),
            ("rodeo_routing_peers", "Other nodes that live.", peers as u64),
            ("rodeo_worker_threads", "Threads of workers that think for bots.", worker_threads as u64),
            ("rodeo_routing_clients", "Clients of this node at tables of others.", load(&self.clients)),
        ]
    }

    pub fn totals(&self) -> Vec<Sample> {
        let load = |value: &AtomicU64| value.load(Ordering::Relaxed);
        vec![
            (
                "rodeo_routing_frames_sent_total",
                "Messages to clients that were sent to other nodes.",
                load(&self.frames_sent),
            ),
            (
                "rodeo_routing_frames_received_total",
                "Messages to clients that were received from other nodes.",
                load(&self.frames_received),
            ),
            ("rodeo_routing_bytes_sent_total", "Bytes sent to other nodes.", load(&self.bytes_sent)),
            (
                "rodeo_routing_bytes_received_total",
                "Bytes received from other nodes.",
                load(&self.bytes_received),
            ),
            (
                "rodeo_routing_gaps_total",
                "Routed connections closed because packets were lost.",
                load(&self.gaps),
            ),
            (
                "rodeo_routing_lost_links_total",
                "Routed connections closed because NATS or the other node was gone.",
                load(&self.lost_links),
            ),
            ("rodeo_routing_requests_total", "Requests to other nodes.", load(&self.requests)),
            ("rodeo_worker_decisions_total", "Decisions of bots made by workers.", load(&self.decisions)),
            (
                "rodeo_worker_decisions_returned_total",
                "Decisions that workers were asked for and did not make.",
                load(&self.returned_decisions),
            ),
            (
                "rodeo_routing_unreadable_total",
                "Messages of other nodes that could not be read.",
                load(&self.unreadable),
            ),
            (
                "rodeo_routing_dropped_total",
                "Times that this node did not keep up with NATS.",
                load(&self.dropped),
            ),
        ]
    }
}
