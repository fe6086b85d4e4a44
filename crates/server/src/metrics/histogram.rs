//! Histograms of durations.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Duration;

use super::text::Text;
use crate::NOT_POISONED;

/// Histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// Counts by bucket; not cumulative.
    buckets: [AtomicU64; BUCKET_LIMITS.len()],
    count: AtomicU64,
    /// Sum of all durations in microseconds.
    sum: AtomicU64,
}

/// Upper limits of the buckets in milliseconds.
const BUCKET_LIMITS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

impl Histogram {
    pub fn add(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(bucket) = BUCKET_LIMITS.iter().position(|limit| micros <= 1000 * limit) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.sum.fetch_add(micros, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    /// Writes the samples with these labels, each as `name="value"`.
    pub fn write(&self, text: &mut Text, name: &str, labels: &[(&str, &str)]) {
        let bucket = format!("{name}_bucket");
        let mut cumulative = 0;
        for (limit, count) in BUCKET_LIMITS.iter().zip(&self.buckets) {
            cumulative += count.load(Ordering::Relaxed);
            let seconds = (*limit as f64 / 1000.0).to_string();
            text.sample(&bucket, &[labels, &[("le", seconds.as_str())]].concat(), cumulative);
        }
        // The counters are read one after the other: a sample added in between must not break the order.
        let count = self.count.load(Ordering::Relaxed).max(cumulative);
        text.sample(&bucket, &[labels, &[("le", "+Inf")]].concat(), count);
        text.sample(&format!("{name}_sum"), labels, self.sum.load(Ordering::Relaxed) as f64 / 1e6);
        text.sample(&format!("{name}_count"), labels, count);
    }
}

/// One histogram per combination of labels. The caller bounds the number of combinations.
#[derive(Debug)]
pub(crate) struct HistogramFamily<const LABELS: usize> {
    names: [&'static str; LABELS],
    histograms: RwLock<BTreeMap<[String; LABELS], Arc<Histogram>>>,
}

impl<const LABELS: usize> HistogramFamily<LABELS> {
    pub fn new(names: [&'static str; LABELS]) -> HistogramFamily<LABELS> {
        HistogramFamily { names, histograms: RwLock::default() }
    }

    pub fn add(&self, labels: [String; LABELS], time: Duration) {
        let known = self.histograms.read().expect(NOT_POISONED).get(&labels).cloned();
        let histogram = known.unwrap_or_else(|| {
            self.histograms.write().expect(NOT_POISONED).entry(labels).or_default().clone()
        });
        histogram.add(time);
    }

    pub fn write(&self, text: &mut Text, name: &str) {
        for (values, histogram) in self.histograms.read().expect(NOT_POISONED).iter() {
            let labels: Vec<(&str, &str)> =
                self.names.iter().copied().zip(values.iter().map(String::as_str)).collect();
            histogram.write(text, name, &labels);
        }
    }
}
