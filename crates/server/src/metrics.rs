//! Counters and gauges in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rodeo_store::CommitCallback;

use crate::write_health::WriteHealth;

/// Why writing the text cannot fail, for `expect`.
const INFALLIBLE: &str = "writing to a string cannot fail";

/// Counters of the server, updated from all threads.
#[derive(Debug, Default)]
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
    /// Tables moved aside because their facts were damaged.
    pub quarantined: AtomicU64,
    /// Whether the store accepts writes.
    pub writes: WriteHealth,
    /// HTTP responses, by status class (`1xx` to `5xx`).
    responses: [AtomicU64; 5],
    /// Time until a batch was durable.
    commit_times: Histogram,
}

/// Name, help text and value of a metric.
pub(crate) type Sample = (&'static str, &'static str, u64);

impl Metrics {
    /// Counts an HTTP response.
    pub fn count_response(&self, status: u16) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.responses[class].fetch_add(1, Ordering::Relaxed);
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

    /// Writes these counters together with `gauges` and `counters` in the text format of Prometheus.
    pub fn write(&self, gauges: &[Sample], counters: &[Sample]) -> String {
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let own = [
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
                "rodeo_tables_quarantined_total",
                "Tables moved aside because their facts were damaged.",
                load(&self.quarantined),
            ),
        ];
        let connections = [("rodeo_connections", "Open WebSocket connections.", load(&self.connections))];
        let mut text = String::new();
        for (kind, samples) in
            [("counter", &own[..]), ("counter", counters), ("gauge", &connections[..]), ("gauge", gauges)]
        {
            for (name, help, value) in samples {
                write_header(&mut text, name, help, kind);
                writeln!(text, "{name} {value}").expect(INFALLIBLE);
            }
        }
        let name = "rodeo_http_responses_total";
        write_header(&mut text, name, "HTTP responses.", "counter");
        for (class, count) in (1..).zip(&self.responses) {
            writeln!(text, "{name}{{status=\"{class}xx\"}} {}", load(count)).expect(INFALLIBLE);
        }
        self.commit_times.write(
            &mut text,
            "rodeo_commit_seconds",
            "Time until a batch of a shard or a request was durable.",
        );
        text
    }
}

fn write_header(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}").expect(INFALLIBLE);
}

/// Histogram of durations.
#[derive(Debug, Default)]
struct Histogram {
    /// Counts by bucket; not cumulative.
    buckets: [AtomicU64; BUCKET_LIMITS.len()],
    count: AtomicU64,
    /// Sum of all durations in microseconds.
    sum: AtomicU64,
}

/// Upper limits of the buckets in milliseconds.
const BUCKET_LIMITS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

impl Histogram {
    fn add(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(bucket) = BUCKET_LIMITS.iter().position(|limit| micros <= 1000 * limit) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.sum.fetch_add(micros, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        write_header(text, name, help, "histogram");
        let mut cumulative = 0;
        for (limit, bucket) in BUCKET_LIMITS.iter().zip(&self.buckets) {
            cumulative += bucket.load(Ordering::Relaxed);
            let seconds = *limit as f64 / 1000.0;
            writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {cumulative}").expect(INFALLIBLE);
        }
        // The counters are read one after the other: a sample added in between must not break the order.
        let count = self.count.load(Ordering::Relaxed).max(cumulative);
        let seconds = self.sum.load(Ordering::Relaxed) as f64 / 1e6;
        writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}")
            .expect(INFALLIBLE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histogram_buckets_are_cumulative() {
        let metrics = Arc::new(Metrics::default());
        for ms in [0, 2, 3, 5000] {
            metrics.commit_times.add(Duration::from_millis(ms));
        }
        metrics.count_response(404);
        let text = metrics.write(&[("rodeo_tables", "Open tables.", 3)], &[]);
        for line in [
            "rodeo_commit_seconds_bucket{le=\"0.001\"} 1",
            "rodeo_commit_seconds_bucket{le=\"0.002\"} 2",
            "rodeo_commit_seconds_bucket{le=\"1\"} 3",
            "rodeo_commit_seconds_bucket{le=\"+Inf\"} 4",
            "rodeo_commit_seconds_sum 5.005",
            "rodeo_commit_seconds_count 4",
            "rodeo_http_responses_total{status=\"4xx\"} 1",
            "# TYPE rodeo_tables gauge",
            "rodeo_tables 3",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}\n{text}");
        }
    }
}
