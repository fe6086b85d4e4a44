//! Metrics in the text format of Prometheus.
//!
//! - [`Metrics`]: counters and histograms that all threads update; [`Scrape`]: what is read when Prometheus asks
//! - [`histogram`]: durations, also by labels; [`text`]: the format; [`process`]: CPU time, memory and open files
//!
//! Written by hand because updates are plain atomics without a registry or locks on the hot path, and because most values
//! are read from their owners at the time of a scrape. `prometheus-client` would need a collector for each of these, and
//! writes OpenMetrics, which a person with `curl` gets in another format than Prometheus.

mod histogram;
mod process;
mod text;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime};

use rodeo_protocol::PROTOCOL;
use rodeo_store::CommitCallback;

pub(crate) use histogram::{Histogram, HistogramFamily};
pub(crate) use text::CONTENT_TYPE;
use text::Text;

use crate::write_health::WriteHealth;

/// Metrics of the server, updated from all threads.
#[derive(Debug)]
pub(crate) struct Metrics {
    /// Messages received from clients.
    pub received: AtomicU64,
    /// Messages sent to clients.
    pub sent: AtomicU64,
    /// Messages of clients that were rejected.
    pub rejected: AtomicU64,
    /// Clients disconnected because their outbox was full.
    pub dropped: AtomicU64,
    /// Facts passed to the store.
    pub facts: AtomicU64,
    /// Commit groups of shards that failed.
    pub failed_commits: AtomicU64,
    /// Number of matches finished since the start.
    pub matches: AtomicU64,
    /// Open WebSocket connections.
    pub connections: AtomicU64,
    /// Open connections of clients of other nodes to tables of this one.
    pub remote_connections: AtomicU64,
    /// Open sockets on which requests are read.
    pub sockets: AtomicU64,
    /// TLS handshakes that failed.
    pub failed_handshakes: AtomicU64,
    /// Tables moved aside because their facts were damaged.
    pub quarantined: AtomicU64,
    /// Whether the store accepts writes.
    pub writes: WriteHealth,
    /// Decisions of bots with a smaller budget than their level has, because many waited.
    pub reduced_bot_budgets: AtomicU64,
    /// Time that decisions of bots waited for a thread.
    pub bot_waits: Histogram,
    /// HTTP responses, by status class (`1xx` to `5xx`).
    responses: [AtomicU64; 5],
    /// Time until the head of a response, by method, route and status.
    request_times: HistogramFamily<3>,
    /// Time until a batch was durable.
    commit_times: Histogram,
    started: SystemTime,
}

/// Name, help text and value of a metric.
pub(crate) type Sample = (&'static str, &'static str, u64);

/// Values that are read from their owners at the time of a scrape.
#[derive(Debug, Default)]
pub(crate) struct Scrape {
    pub gauges: Vec<Sample>,
    pub counters: Vec<Sample>,
    /// Open tables by state.
    pub tables: Vec<(&'static str, u64)>,
    /// Refusals by limit.
    pub limit_hits: Vec<(&'static str, u64)>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            received: AtomicU64::default(),
            sent: AtomicU64::default(),
            rejected: AtomicU64::default(),
            dropped: AtomicU64::default(),
            facts: AtomicU64::default(),
            failed_commits: AtomicU64::default(),
            matches: AtomicU64::default(),
            connections: AtomicU64::default(),
            remote_connections: AtomicU64::default(),
            sockets: AtomicU64::default(),
            failed_handshakes: AtomicU64::default(),
            quarantined: AtomicU64::default(),
            writes: WriteHealth::default(),
            reduced_bot_budgets: AtomicU64::default(),
            bot_waits: Histogram::default(),
            responses: Default::default(),
            request_times: HistogramFamily::new(["method", "route", "status"]),
            commit_times: Histogram::default(),
            started: SystemTime::now(),
        }
    }
}

impl Metrics {
    /// Counts an HTTP response. `route` is a template such as `/api/v1/tables/{id}`, so there are few of them.
    pub fn count_response(&self, method: &axum::http::Method, route: &str, status: u16, time: Duration) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.responses[class].fetch_add(1, Ordering::Relaxed);
        // A client can send any word as a method.
        let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
        let method = known.iter().find(|known| **known == method.as_str()).unwrap_or(&"other");
        self.request_times.add([(*method).into(), route.into(), status.to_string()], time);
    }

    /// Wraps a commit callback so that it measures the time until the batch is durable.
    pub fn timed(self: &Arc<Metrics>, done: CommitCallback) -> CommitCallback {
        let (metrics, started) = (self.clone(), Instant::now());
        Box::new(move |result| {
            metrics.commit_times.add(started.elapsed());
            metrics.writes.note(&result, Instant::now());
            done(result);
        })
    }

    /// Writes these metrics together with the values of a scrape.
    pub fn write(&self, scrape: &Scrape) -> String {
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let mut text = Text::default();
        let counters = [
            ("rodeo_messages_received_total", "Messages received from clients.", load(&self.received)),
            ("rodeo_messages_sent_total", "Messages sent to clients.", load(&self.sent)),
            (
                "rodeo_messages_rejected_total",
                "Messages of clients that were rejected.",
                load(&self.rejected),
            ),
            (
                "rodeo_clients_dropped_total",
                "Clients disconnected because they did not read.",
                load(&self.dropped),
            ),
            ("rodeo_facts_total", "Facts of tables passed to the store.", load(&self.facts)),
            (
                "rodeo_commits_failed_total",
                "Commit groups of shards that failed.",
                load(&self.failed_commits),
            ),
            ("rodeo_matches_total", "Matches finished.", load(&self.matches)),
            (
                "rodeo_tls_handshakes_failed_total",
                "TLS handshakes that failed.",
                load(&self.failed_handshakes),
            ),
            (
                "rodeo_bot_budgets_reduced_total",
                "Decisions of bots that searched less than their level because many waited.",
                load(&self.reduced_bot_budgets),
            ),
            (
                "rodeo_tables_quarantined_total",
                "Tables moved aside because their facts were damaged.",
                load(&self.quarantined),
            ),
        ];
        for (name, help, value) in counters.iter().chain(&scrape.counters) {
            text.single(name, help, "counter", value);
        }
        let gauges = [
            ("rodeo_connections", "Open WebSocket connections.", load(&self.connections)),
            (
                "rodeo_remote_connections",
                "Connections of clients of other nodes to tables of this one.",
                load(&self.remote_connections),
            ),
            ("rodeo_sockets", "Open sockets that are not WebSockets.", load(&self.sockets)),
        ];
        for (name, help, value) in gauges.iter().chain(&scrape.gauges) {
            text.single(name, help, "gauge", value);
        }
        self.write_families(&mut text, scrape);
        process::write(&mut text, self.started);
        text.0
    }

    /// Writes the metrics with labels, and the histograms.
    fn write_families(&self, text: &mut Text, scrape: &Scrape) {
        text.header("rodeo_build_info", "Version of the server and of the protocol; always 1.", "gauge");
        let protocol = PROTOCOL.to_string();
        let version = env!("CARGO_PKG_VERSION");
        text.sample("rodeo_build_info", &[("version", version), ("protocol", &protocol)], 1);
        text.header("rodeo_tables", "Open tables by state.", "gauge");
        for (state, count) in &scrape.tables {
            text.sample("rodeo_tables", &[("state", state)], count);
        }
        text.header(
            "rodeo_limit_hits_total",
            "Requests, connections and frames that a limit refused.",
            "counter",
        );
        for (limit, count) in &scrape.limit_hits {
            text.sample("rodeo_limit_hits_total", &[("limit", limit)], count);
        }
        text.header("rodeo_http_responses_total", "HTTP responses by status class.", "counter");
        for (class, count) in (1..).zip(&self.responses) {
            let class = format!("{class}xx");
            text.sample("rodeo_http_responses_total", &[("status", &class)], count.load(Ordering::Relaxed));
        }
        let name = "rodeo_http_request_seconds";
        text.header(name, "Time until the head of a response, by method, route and status.", "histogram");
        self.request_times.write(text, name);
        let name = "rodeo_commit_seconds";
        text.header(name, "Time until a batch of a shard or a request was durable.", "histogram");
        self.commit_times.write(text, name, &[]);
        let name = "rodeo_bot_wait_seconds";
        text.header(name, "Time that decisions of bots waited for a thread.", "histogram");
        self.bot_waits.write(text, name, &[]);
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Method;

    use super::*;

    #[test]
    fn histogram_buckets_are_cumulative() {
        let metrics = Arc::new(Metrics::default());
        for ms in [0, 2, 3, 5001] {
            metrics.commit_times.add(Duration::from_millis(ms));
        }
        metrics.count_response(&Method::GET, "/a/{id}", 404, Duration::from_millis(7));
        metrics.count_response(&Method::from_bytes(b"X").unwrap(), "none", 405, Duration::ZERO);
        let gauges = vec![("rodeo_bots_waiting", "Waiting.", 3)];
        let text = metrics.write(&Scrape {
            gauges,
            tables: vec![("lobby", 2)],
            limit_hits: vec![("chat", 1)],
            ..Scrape::default()
        });
        for line in [
            "rodeo_commit_seconds_bucket{le=\"0.001\"} 1",
            "rodeo_commit_seconds_bucket{le=\"0.002\"} 2",
            "rodeo_commit_seconds_bucket{le=\"1\"} 3",
            "rodeo_commit_seconds_bucket{le=\"+Inf\"} 4",
            "rodeo_commit_seconds_sum 5.006",
            "rodeo_commit_seconds_count 4",
            "rodeo_http_responses_total{status=\"4xx\"} 2",
            "rodeo_http_request_seconds_bucket{method=\"GET\",route=\"/a/{id}\",status=\"404\",le=\"0.005\"} 0",
            "rodeo_http_request_seconds_bucket{method=\"GET\",route=\"/a/{id}\",status=\"404\",le=\"0.01\"} 1",
            "rodeo_http_request_seconds_count{method=\"other\",route=\"none\",status=\"405\"} 1",
            "rodeo_limit_hits_total{limit=\"chat\"} 1",
            "# TYPE rodeo_bots_waiting gauge",
            "rodeo_bots_waiting 3",
            "rodeo_tables{state=\"lobby\"} 2",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}\n{text}");
        }
    }
}
