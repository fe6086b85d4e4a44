//! Tracks facts that failed to be stored, so that no later facts of the table are stored.
//!
//! Several batches of a table can be in flight. If one of them fails, for example because the disk is full, the batches
//! behind it must fail too: otherwise the log of the table would have a gap.

use std::collections::HashMap;

use rodeo_protocol::TableId;

use crate::{Batch, Write};

/// Number of the first lost fact of each table. Tables without lost facts have no entry.
#[derive(Default)]
pub(crate) struct JournalGaps(HashMap<TableId, u64>);

impl JournalGaps {
    /// Notes that a batch was not stored.
    pub(crate) fn add_lost(&mut self, batch: &Batch) {
        for write in batch {
            if let Write::AppendFacts { table, first, .. } | Write::ReplaceFacts { table, first, .. } = write
            {
                self.insert(*table, *first);
            }
        }
    }

    /// Adds the gaps of `others`.
    pub(crate) fn merge(&mut self, others: JournalGaps) {
        others.0.into_iter().for_each(|(table, first)| self.insert(table, first));
    }

    /// Returns whether facts with this number may be stored. Facts that were lost may be sent again, which closes the gap.
    pub(crate) fn accept(&mut self, table: TableId, first: u64) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let accepted = self.0.get(&table).is_none_or(|lost| first <= *lost);
        if accepted {
            self.0.remove(&table);
        }
        accepted
    }

    /// Closes the gap of a table that is replaced or closed.
    pub(crate) fn close(&mut self, table: TableId) {
        self.0.remove(&table);
    }

    fn insert(&mut self, table: TableId, first: u64) {
        self.0.entry(table).and_modify(|lost| *lost = first.min(*lost)).or_insert(first);
    }
}
