//! How long moves took.

use std::time::Duration;

use serde::Serialize;

/// Durations counted in classes 3 % wide: as many as one likes in a few kilobytes.
#[derive(Clone, Debug)]
pub struct Times {
    classes: Vec<u64>,
}

/// Time per move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MsPerMove {
    /// Half of the moves took no longer.
    pub p50: f64,
    /// 99 of 100 took no longer.
    pub p99: f64,
}

/// Classes for every power of two.
const STEPS: u32 = 32;
const CLASSES: usize = 64 * STEPS as usize;

impl Default for Times {
    fn default() -> Times {
        Times { classes: vec![0; CLASSES] }
    }
}

impl Times {
    /// Counts a move.
    pub fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        if let Some(count) = self.classes.get_mut(class(nanos)) {
            *count += 1;
        }
    }

    /// Adds all moves of others.
    pub fn merge(&mut self, others: &Times) {
        for (count, other) in self.classes.iter_mut().zip(&others.classes) {
            *count += other;
        }
    }

    /// How many moves there were.
    pub fn count(&self) -> u64 {
        self.classes.iter().sum()
    }

    /// The two figures people ask for.
    pub fn ms_per_move(&self) -> MsPerMove {
        MsPerMove { p50: self.quantile(50), p99: self.quantile(99) }
    }

    /// The class that this many of 100 moves do not exceed, in milliseconds.
    fn quantile(&self, of_100: u64) -> f64 {
        let wanted = (self.count() * of_100).div_ceil(100).max(1);
        let mut passed = 0;
        let at = self.classes.iter().position(|count| {
            passed += count;
            passed >= wanted
        });
        at.map_or(0.0, |at| middle(at) / 1e6)
    }
}

/// Below 32 ns every nanosecond is a class; above, the highest five bits after the first one tell.
fn class(nanos: u64) -> usize {
    let high = nanos.max(1).ilog2();
    let shift = high.saturating_sub(STEPS.ilog2());
    let mantissa = nanos >> shift;
    (u64::from(shift * STEPS) + mantissa) as usize
}

/// The nanoseconds in the middle of a class.
fn middle(class: usize) -> f64 {
    let steps = STEPS as usize;
    let shift = (class / steps).saturating_sub(1);
    let low = (class - shift * steps) as f64;
    let width = 2f64.powi(shift as i32);
    if shift == 0 { low } else { low * width + width / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_at_most_3_percent_wide() {
        for nanos in (0..100_000).chain((0..60).map(|bit| (1u64 << bit) + 7)) {
            let error = (middle(class(nanos)) - nanos as f64).abs();
            assert!(error <= 0.016 * nanos as f64, "{nanos}: {}", middle(class(nanos)));
        }
        assert!(class(u64::MAX) < CLASSES);
    }

    #[test]
    fn quantiles_of_a_hundred_moves() {
        let mut times = Times::default();
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
