//! Counters and results of a measurement.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;

use crate::args::Load;

/// Counters shared by all players. Except for errors, they count only between `start` and `stop`.
#[derive(Default)]
pub struct Counts {
    counting: Cell<bool>,
    turns: Cell<u64>,
    messages: Cell<u64>,
    bytes: Cell<u64>,
    errors: Cell<u64>,
    /// Histogram of latencies; the index is in tenths of a millisecond.
    latencies: RefCell<Vec<u64>>,
}

impl Counts {
    pub fn start(&self) {
        self.counting.set(true);
    }

    pub fn stop(&self) {
        self.counting.set(false);
    }

    pub fn turn(&self) {
        self.count(&self.turns);
    }

    /// Counts a text message of this length.
    pub fn received(&self, length: usize) {
        // The header of a frame from a server.
        let header = match length {
            0..126 => 2,
            126..65_536 => 4,
            _ => 10,
        };
        self.count(&self.messages);
        self.add(&self.bytes, (header + length) as u64);
    }

    /// Counts an error, also before `start`.
    pub fn error(&self) {
        self.errors.set(self.errors.get() + 1);
    }

    pub fn latency(&self, time: Duration) {
        if !self.counting.get() {
            return;
        }
        let tenths = (time.as_micros() / 100) as usize;
        let mut times = self.latencies.borrow_mut();
        if times.len() <= tenths {
            times.resize(tenths + 1, 0);
        }
        if let Some(count) = times.get_mut(tenths) {
            *count += 1;
        }
    }

    fn count(&self, what: &Cell<u64>) {
        self.add(what, 1);
    }

    fn add(&self, what: &Cell<u64>, number: u64) {
        if self.counting.get() {
            what.set(what.get() + number);
        }
    }

    /// Returns the latency in milliseconds that this share of the turns did not exceed; NaN if there are none.
    fn quantile(&self, share: f64) -> f64 {
        let times = self.latencies.borrow();
        let all: u64 = times.iter().sum();
        let wanted = (share * all as f64).ceil() as u64;
        let mut sum = 0;
        let index = times.iter().position(|count| {
            sum += count;
            sum >= wanted.max(1)
        });
        index.map_or(f64::NAN, |tenths| (tenths + 1) as f64 / 10.0)
    }
}

/// Results of a measurement.
#[derive(Serialize)]
pub struct Report {
    tables: usize,
    seats: usize,
    seconds: f64,
    turns: u64,
    turns_per_second: f64,
    messages_per_second: f64,
    bytes_per_turn: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    pub errors: u64,
}

impl Report {
    pub fn new(args: &Load, counts: &Counts, elapsed: Duration) -> Report {
        let seconds = elapsed.as_secs_f64();
        Report {
            tables: args.tables,
            seats: args.seats,
            seconds,
            turns: counts.turns.get(),
            turns_per_second: counts.turns.get() as f64 / seconds,
            messages_per_second: counts.messages.get() as f64 / seconds,
            bytes_per_turn: counts.bytes.get() as f64 / counts.turns.get() as f64,
            p50_ms: counts.quantile(0.5),
            p99_ms: counts.quantile(0.99),
            max_ms: counts.quantile(1.0),
            errors: counts.errors.get(),
        }
    }

    pub fn json(&self) -> Result<String> {
        Ok(format!("{}\n", serde_json::to_string(self)?))
    }

    pub fn text(&self) -> String {
        format!(
            "{} tables of {} players, {:.1} s\n\
             table-turns/s    {:>9.0}\n\
             messages/s       {:>9.0}   received by all players\n\
             bytes/turn       {:>9.0}   received by all players of a table\n\
             latency          p50 {:.1} ms   p99 {:.1} ms   max {:.1} ms   from the last choice to its result\n\
             errors           {:>9}\n",
            self.tables,
            self.seats,
            self.seconds,
            self.turns_per_second,
            self.messages_per_second,
            self.bytes_per_turn,
            self.p50_ms,
            self.p99_ms,
            self.max_ms,
            self.errors
        )
    }
}
