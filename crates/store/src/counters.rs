//! Counters of a writer that other threads read.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::StoreStats;

/// Counters since the store was opened.
#[derive(Default)]
pub(crate) struct Counters {
    committed_batches: AtomicU64,
    failed_batches: AtomicU64,
    commits: AtomicU64,
}

impl Counters {
    /// Counts a group of batches that shared one commit.
    pub(crate) fn add_group(&self, committed: u64, failed: u64) {
        self.committed_batches.fetch_add(committed, Ordering::Relaxed);
        self.failed_batches.fetch_add(failed, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the counters. The sizes of the database and its log are left at 0.
    pub(crate) fn read(&self, queued: usize) -> StoreStats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        StoreStats {
            committed_batches: read(&self.committed_batches),
            failed_batches: read(&self.failed_batches),
            commits: read(&self.commits),
            queued_batches: queued as u64,
            ..StoreStats::default()
        }
    }
}
