//! Distribution of times per move.

use std::time::Duration;

use serde::Serialize;

/// A histogram of durations with bins of at most 3 % width, in constant memory.
#[derive(Clone, Debug)]
pub struct MoveTimes {
    bins: Vec<u64>,
}

/// Time per move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MsPerMove {
    /// Median.
    pub p50: f64,
    /// 99th percentile.
    pub p99: f64,
}

/// Bins per power of two.
const BINS_PER_OCTAVE: u32 = 32;
const BINS: usize = 64 * BINS_PER_OCTAVE as usize;

impl Default for MoveTimes {
    fn default() -> MoveTimes {
        MoveTimes { bins: vec![0; BINS] }
    }
}

impl MoveTimes {
    /// Adds the time of a move.
    pub fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        if let Some(count) = self.bins.get_mut(bin(nanos)) {
            *count += 1;
        }
    }

    /// Adds the moves of another histogram.
    pub fn merge(&mut self, others: &MoveTimes) {
        for (count, other) in self.bins.iter_mut().zip(&others.bins) {
            *count += other;
        }
    }

    /// Number of moves.
    pub fn count(&self) -> u64 {
        self.bins.iter().sum()
    }

    /// Median and 99th percentile.
    pub fn ms_per_move(&self) -> MsPerMove {
        MsPerMove { p50: self.percentile(50), p99: self.percentile(99) }
    }

    /// A percentile in milliseconds; 0 if there are no moves.
    fn percentile(&self, percent: u64) -> f64 {
        let wanted = (self.count() * percent).div_ceil(100).max(1);
        let mut passed = 0;
        let at = self.bins.iter().position(|count| {
            passed += count;
            passed >= wanted
        });
        at.map_or(0.0, |at| middle(at) / 1e6)
    }
}

/// The index of the bin. Below 32 ns each nanosecond has a bin; above, the five bits after the leading one select it.
fn bin(nanos: u64) -> usize {
    let high = nanos.max(1).ilog2();
    let shift = high.saturating_sub(BINS_PER_OCTAVE.ilog2());
    let mantissa = nanos >> shift;
    (u64::from(shift * BINS_PER_OCTAVE) + mantissa) as usize
}

/// The middle of a bin, in nanoseconds.
fn middle(bin: usize) -> f64 {
    let steps = BINS_PER_OCTAVE as usize;
    let shift = (bin / steps).saturating_sub(1);
    let low = (bin - shift * steps) as f64;
    let width = 2f64.powi(shift as i32);
    if shift == 0 { low } else { low * width + width / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_at_most_3_percent_wide() {
        for nanos in (0..100_000).chain((0..60).map(|bit| (1u64 << bit) + 7)) {
            let error = (middle(bin(nanos)) - nanos as f64).abs();
            assert!(error <= 0.016 * nanos as f64, "{nanos}: {}", middle(bin(nanos)));
        }
        assert!(bin(u64::MAX) < BINS);
    }

    #[test]
    fn percentiles_of_a_hundred_moves() {
        let mut times = MoveTimes::default();
        for ms in 1..=100 {
            times.add(Duration::from_millis(ms));
        }
        let mut twice = times.clone();
        twice.merge(&times);
        let MsPerMove { p50, p99 } = twice.ms_per_move();
        assert_eq!(twice.count(), 200);
        assert!((p50 - 50.0).abs() < 1.0 && (p99 - 99.0).abs() < 2.0, "{p50} {p99}");
    }
}
