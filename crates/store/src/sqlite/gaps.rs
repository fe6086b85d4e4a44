//! Facts that could not be written, so that none are written after them.
//!
//! Many batches of a table can be on their way at once. When one is lost, because the disk was full for a moment say, those
//! behind it must not be kept: the table would come back from a restart with a hole in its past.

use std::collections::HashMap;

use rodeo_protocol::TableId;

use crate::{Batch, Write};

/// The number of the first fact that each table has lost. Tables that have lost nothing are not in it.
#[derive(Default)]
pub(super) struct Gaps(HashMap<TableId, u64>);

impl Gaps {
    /// The batch was not written.
    pub(super) fn lose(&mut self, batch: &Batch) {
        for write in batch {
            if let Write::Facts { table, first, .. } | Write::Rebase { table, first, .. } = write {
                self.insert(*table, *first);
            }
        }
    }

    /// Others were lost too.
    pub(super) fn add(&mut self, others: Gaps) {
        others.0.into_iter().for_each(|(table, first)| self.insert(table, first));
    }

    /// May facts with this number be written? What was lost may be brought again, and closes the gap.
    pub(super) fn accept(&mut self, table: TableId, first: u64) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let accepted = self.0.get(&table).is_none_or(|lost| first <= *lost);
        if accepted {
            self.0.remove(&table);
        }
        accepted
    }

    /// The table starts afresh, or ends.
    pub(super) fn close(&mut self, table: TableId) {
        self.0.remove(&table);
    }

    fn insert(&mut self, table: TableId, first: u64) {
        self.0.entry(table).and_modify(|lost| *lost = first.min(*lost)).or_insert(first);
    }
}
