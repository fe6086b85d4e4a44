//! Results of matches that nobody will continue.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use rodeo_protocol::TableId;
use rodeo_table::Context;

use super::worker::ShardWorker;
use crate::random::random;

impl ShardWorker {
    /// Stores the result of the match in progress before its table is closed, so that leaving counts.
    pub(super) fn save_abandoned_match(&mut self, id: TableId) {
        let context = self.context.clone();
        let Some(entry) = self.tables.get_mut(&id) else { return };
        let mut moment =
            Context { now: context.clock.now(), random: &mut random::<32>, policy: &context.config.policy };
        if catch_unwind(AssertUnwindSafe(|| entry.table.abandon(&mut moment))).is_err() {
            tracing::error!(table = %id, "table panicked while its match was abandoned");
            return;
        }
        for finished in entry.table.take_finished() {
            context.metrics.matches.fetch_add(1, Ordering::Relaxed);
            self.group.add_match(id, finished);
        }
    }
}
