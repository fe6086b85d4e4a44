//! Counts of what happens, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rodeo_store::CommitCallback;

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
    /// Connections that are open.
    pub connections: AtomicU64,
    /// Answers over HTTP, by the first digit of their status.
    answers: [AtomicU64; 5],
    /// How long commits took.
    commits: Histogram,
}

/// A name, what it means, and its value.
pub(crate) type Figure = (&'static str, &'static str, u64);

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, status: u16) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.answers[class].fetch_add(1, Ordering::Relaxed);
    }

    /// Measures the time until a batch is durable.
    pub fn timed(self: &Arc<Metrics>, done: CommitCallback) -> CommitCallback {
        let (metrics, started) = (self.clone(), Instant::now());
        Box::new(move |result| {
            metrics.commits.add(started.elapsed());
            done(result);
        })
    }

    /// The counts, and these, in the text format of Prometheus.
    pub fn write(&self, gauges: &[Figure], counters: &[Figure]) -> String {
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let own = [
            ("rodeo_messages_received_total", "Messages from clients.", load(&self.received)),
            ("rodeo_messages_sent_total", "Messages to clients.", load(&self.sent)),
            ("rodeo_messages_refused_total", "Messages that were refused.", load(&self.refused)),
            (
                "rodeo_clients_dropped_total",
                "Clients dropped because they did not read.",
                load(&self.dropped),
            ),
            ("rodeo_facts_total", "Facts of tables handed to the store.", load(&self.facts)),
            (
                "rodeo_commits_failed_total",
                "Groups of a shard that could not be committed.",
                load(&self.failed),
            ),
            ("rodeo_matches_total", "Matches finished.", load(&self.matches)),
        ];
        let connections = [("rodeo_connections", "Open connections of clients.", load(&self.connections))];
        let mut text = String::new();
        for (kind, figures) in
            [("counter", &own[..]), ("counter", counters), ("gauge", &connections[..]), ("gauge", gauges)]
        {
            for (name, help, value) in figures {
                head(&mut text, name, help, kind);
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{name} {value}");
            }
        }
        let name = "rodeo_http_responses_total";
        head(&mut text, name, "Answers over HTTP.", "counter");
        for (class, count) in (1..).zip(&self.answers) {
            let _ = writeln!(text, "{name}{{status=\"{class}xx\"}} {}", load(count));
        }
        self.commits.write(
            &mut text,
            "rodeo_commit_seconds",
            "Time until what a shard or a request wrote was durable.",
        );
        text
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

/// How many took how long.
#[derive(Debug, Default)]
struct Histogram {
    buckets: [AtomicU64; LIMITS.len()],
    all: AtomicU64,
    micros: AtomicU64,
}

/// The limits of the buckets, in milliseconds.
const LIMITS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

impl Histogram {
    fn add(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(place) = LIMITS.iter().position(|limit| micros <= 1000 * limit) {
            self.buckets[place].fetch_add(1, Ordering::Relaxed);
        }
        self.micros.fetch_add(micros, Ordering::Relaxed);
        self.all.fetch_add(1, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, help, "histogram");
        let mut sum = 0;
        for (limit, bucket) in LIMITS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", *limit as f64 / 1000.0);
        }
        let all = self.all.load(Ordering::Relaxed).max(sum);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {seconds}\n{name}_count {all}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards() {
        let metrics = Arc::new(Metrics::default());
        for ms in [0, 2, 3, 5000] {
            metrics.commits.add(Duration::from_millis(ms));
        }
        metrics.answered(404);
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
