//! When something could not be written, or a table has panicked: back to what is committed.

use std::sync::atomic::Ordering;

use rodeo_protocol::{Problem, ProblemCode, ServerMessage, TableId};
use rodeo_store::StoreError;
use rodeo_table::{FactBatch, Table};

use super::entry::{Entry, write};
use super::group::Group;
use super::run::State;

impl State {
    /// What could not be written has not happened. The tables are read again, and those at them are sent away to come back.
    pub(super) fn failed(&mut self, group: Group, error: &StoreError) {
        tracing::error!(%error, tables = group.tables.len(), "a group could not be committed");
        self.shared.metrics.failed.fetch_add(1, Ordering::Relaxed);
        let later = std::mem::take(&mut self.group);
        for reply in group.replies.into_iter().chain(later.replies) {
            reply.fail(busy());
        }
        let mut tables: Vec<TableId> = group.tables;
        tables.extend(later.tables);
        tables.extend(group.closed);
        tables.extend(later.closed);
        tables.extend(self.touched.iter());
        tables.sort_unstable();
        tables.dedup();
        self.read_again(&tables);
    }

    /// Throws tables away and reads them again from what is committed.
    pub(super) fn read_again(&mut self, tables: &[TableId]) {
        let bye = write(&ServerMessage::Closing { problem: busy() });
        for &id in tables {
            if let Some(entry) = self.forget(id) {
                for connection in entry.connections {
                    let _ = connection.outbox.try_send(bye.clone());
                }
            }
            let now = self.shared.clock.now();
            let stored = self.shared.store.table(id);
            match stored
                .map(|stored| stored.map(|stored| read(&stored.facts, now).map(|table| (table, stored))))
            {
                Ok(Some(Ok((table, stored)))) => {
                    self.tables.insert(id, Entry::new(table, stored.updated_at));
                    self.touch(id);
                }
                Ok(None) => self.shared.directory.remove(id),
                Ok(Some(Err(error))) => tracing::error!(table = %id, %error, "a table cannot be read again"),
                Err(error) => tracing::error!(table = %id, %error, "a table cannot be read again"),
            }
        }
    }
}

/// The table that portions of facts make.
pub(crate) fn read(facts: &[String], now: u64) -> Result<Table, rodeo_table::FactError> {
    let mut all = Vec::new();
    for portion in facts {
        all.extend(FactBatch::facts_from_json(portion)?);
    }
    Table::restore(all, now)
}

fn busy() -> Problem {
    Problem::new(ProblemCode::Busy, "The server could not keep this; nothing has changed. Try again.")
        .retry_after_ms(1000)
}

pub(super) fn broken() -> Problem {
    Problem::new(ProblemCode::Internal, "Something is broken here; the table is read again.")
        .retry_after_ms(1000)
}
