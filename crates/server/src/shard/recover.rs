//! Recovery after a failed commit or a panic: tables are reloaded from the store.

use std::sync::atomic::Ordering;

use rodeo_protocol::{Problem, ProblemCode, ServerMessage, TableId};
use rodeo_store::StoreError;
use rodeo_table::{FactBatch, Table};

use super::commit_group::CommitGroup;
use super::table_entry::{TableEntry, to_text};
use super::worker::ShardWorker;

impl ShardWorker {
    /// Discards everything that was not written: reloads the tables and closes their connections, which reconnect.
    pub(super) fn roll_back(&mut self, group: CommitGroup, error: &StoreError) {
        tracing::error!(%error, tables = group.tables.len(), "commit failed, reloading tables");
        self.context.metrics.failed_commits.fetch_add(1, Ordering::Relaxed);
        let next = std::mem::take(&mut self.group);
        for reply in group.replies.into_iter().chain(next.replies) {
            reply.fail(not_saved());
        }
        let mut tables: Vec<TableId> = group.tables;
        tables.extend(next.tables);
        tables.extend(group.closed);
        tables.extend(next.closed);
        tables.extend(self.touched.iter());
        tables.sort_unstable();
        tables.dedup();
        self.reload(&tables);
    }

    /// Replaces tables by what is committed.
    pub(super) fn reload(&mut self, tables: &[TableId]) {
        let closing = to_text(&ServerMessage::Closing { problem: not_saved() });
        for &id in tables {
            if let Some(entry) = self.remove(id) {
                for connection in entry.connections {
                    // A client whose outbox is full misses the message; its connection closes anyway.
                    let _ = connection.outbox.try_send(closing.clone());
                }
            }
            let now = self.context.clock.now();
            let stored = match self.context.store.table(id) {
                Ok(Some(stored)) => stored,
                Ok(None) => {
                    self.context.table_index.remove(id);
                    continue;
                }
                Err(error) => {
                    tracing::error!(table = %id, %error, "failed to reload table");
                    continue;
                }
            };
            match restore_table(&stored.facts, now) {
                Ok(table) => {
                    self.tables.insert(id, TableEntry::new(table, stored.updated_at));
                    self.touch(id);
                }
                Err(error) => tracing::error!(table = %id, %error, "failed to reload table"),
            }
        }
    }
}

/// Restores a table from its batches of facts.
pub(crate) fn restore_table(facts: &[String], now: u64) -> Result<Table, rodeo_table::FactError> {
    let mut all = Vec::new();
    for batch in facts {
        all.extend(FactBatch::facts_from_json(batch)?);
    }
    Table::restore(all, now)
}

fn not_saved() -> Problem {
    Problem::new(ProblemCode::Busy, "The server could not save this. Nothing has changed. Try again.")
        .retry_after_ms(1000)
}

pub(super) fn internal_error() -> Problem {
    Problem::new(ProblemCode::Internal, "Internal error. The table is being reloaded.").retry_after_ms(1000)
}
