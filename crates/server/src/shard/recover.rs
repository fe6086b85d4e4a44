//! Recovery after a failed commit or a panic: tables are reloaded from the store. Damaged ones are moved aside.

use std::sync::atomic::Ordering;

use rodeo_protocol::{Problem, ProblemCode, ServerMessage, TableId};
use rodeo_store::{StoreError, StoredTable, Write};
use rodeo_table::{FactBatch, FactError, Table};

use super::commit_group::CommitGroup;
use super::table_entry::{TableEntry, to_text};
use super::worker::{ShardContext, ShardWorker};

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
            match restore_table(&stored, now, now) {
                Ok(table) => {
                    self.tables.insert(id, TableEntry::new(table, stored.updated_at));
                    self.touch(id);
                }
                Err(error) => {
                    self.context.table_index.remove(id);
                    self.context.set_aside(id, &error);
                }
            }
        }
    }
}

impl ShardContext {
    /// Handles a table that cannot be restored. A damaged one is moved aside, so that it is reported once and not lost. One of
    /// another version of the rules stays, for a program that knows them.
    pub(crate) fn set_aside(&self, id: TableId, error: &FactError) {
        if let FactError::UnknownRulesVersion { .. } = error {
            tracing::error!(table = %id, %error, "cannot restore table, skipping it");
            return;
        }
        tracing::error!(table = %id, %error, "table is damaged, moving it into the quarantine");
        self.metrics.quarantined.fetch_add(1, Ordering::Relaxed);
        let write = Write::QuarantineTable { id, reason: error.to_string(), at: self.clock.now() };
        let done = move |result: Result<(), StoreError>| {
            if let Err(error) = result {
                tracing::error!(table = %id, %error, "failed to move a damaged table into the quarantine");
            }
        };
        self.store.commit(vec![write], Box::new(done));
    }
}

/// Checks that the facts of a table can be parsed and give a table. Facts of another version of the rules are not damaged.
pub fn check_facts(facts: &[String]) -> Result<(), String> {
    let stored = StoredTable {
        id: TableId::from_random([0; 16]),
        opened_at: 0,
        updated_at: 0,
        facts: facts.to_vec(),
        damage: None,
    };
    match restore_table(&stored, 0, 0) {
        Ok(_) | Err(FactError::UnknownRulesVersion { .. }) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

/// Restores a table. Its clocks ran until `stopped_at`.
pub(crate) fn restore_table(stored: &StoredTable, stopped_at: u64, now: u64) -> Result<Table, FactError> {
    if let Some(damage) = &stored.damage {
        return Err(FactError::Invalid(damage.clone()));
    }
    let mut all = Vec::new();
    for batch in &stored.facts {
        all.extend(FactBatch::facts_from_json(batch)?);
    }
    Table::restore_after(all, stopped_at, now)
}

fn not_saved() -> Problem {
    Problem::new(ProblemCode::Busy, "The server could not save this. Nothing has changed. Try again.")
        .retry_after_ms(1000)
}

pub(super) fn internal_error() -> Problem {
    Problem::new(ProblemCode::Internal, "Internal error. The table is being reloaded.").retry_after_ms(1000)
}
