//! Counts of what happens, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// The counts.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Messages that came from clients.
    pub received: AtomicU64,
    /// Messages that were sent to clients.
    pub sent: AtomicU64,
    /// Messages that were refused.
    pub refused: AtomicU64,
    /// Clients that were dropped because they did not read.
    pub dropped: AtomicU64,
    /// Facts that were handed to the store.
    pub facts: AtomicU64,
    /// Groups that could not be committed.
    pub failed: AtomicU64,
    /// Matches that were finished.
    pub matches: AtomicU64,
    /// Requests over HTTP.
    pub requests: AtomicU64,
    /// Connections that are open.
    pub connections: AtomicU64,
}

impl Metrics {
    /// The counts and these gauges in the text format of Prometheus.
    pub fn write(&self, gauges: &[(&str, &str, u64)]) -> String {
        let counters = [
            ("rodeo_messages_received_total", "Messages from clients.", &self.received),
            ("rodeo_messages_sent_total", "Messages to clients.", &self.sent),
            ("rodeo_messages_refused_total", "Messages that were refused.", &self.refused),
            ("rodeo_clients_dropped_total", "Clients dropped because they did not read.", &self.dropped),
            ("rodeo_facts_total", "Facts of tables handed to the store.", &self.facts),
            ("rodeo_commits_failed_total", "Groups that could not be committed.", &self.failed),
            ("rodeo_matches_total", "Matches finished.", &self.matches),
            ("rodeo_http_requests_total", "Requests over HTTP.", &self.requests),
        ];
        let mut text = String::new();
        let mut line = |name: &str, help: &str, kind: &str, value: u64| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        for (name, help, count) in counters {
            line(name, help, "counter", count.load(Ordering::Relaxed));
        }
        line("rodeo_connections", "Open connections.", "gauge", self.connections.load(Ordering::Relaxed));
        for &(name, help, value) in gauges {
            line(name, help, "gauge", value);
        }
        text
    }
}
