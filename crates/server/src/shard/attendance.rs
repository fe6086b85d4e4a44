//! Tables that nobody attends: since when, and their end.

use rodeo_protocol::{Problem, ServerMessage, TableId};

use super::commit_group::PendingReply;
use super::table_entry::{ConnectionId, TableEntry, to_text};
use super::worker::ShardWorker;
use super::{Reply, table_not_found};
use crate::table_use::{LastUse, TableUse};

impl TableEntry {
    /// Updates since when nobody attends the table. Returns whether that has changed.
    pub fn update_attendance(&mut self, now: u64) -> bool {
        let since = match self.table.is_attended() {
            true => None,
            false => Some(self.unattended_since.unwrap_or(now)),
        };
        std::mem::replace(&mut self.unattended_since, since) != since
    }
}

impl ShardWorker {
    /// Closes tables whose retention time is over.
    pub(super) fn sweep(&mut self) {
        let (now, retention) = (self.context.clock.now(), self.context.config.retention);
        let is_expired = |entry: &TableEntry| {
            let last = LastUse {
                updated_at: entry.updated_at,
                unattended_since: entry.unattended_since,
                is_connected: !entry.connections.is_empty(),
            };
            // Most tables are attended, and a summary is not free.
            last.unattended_since.is_some()
                && TableUse::of(&entry.table.summary()).is_expired(last, now, &retention)
        };
        let expired: Vec<TableId> =
            self.tables.iter().filter(|(_, entry)| is_expired(entry)).map(|(id, _)| *id).collect();
        for id in expired {
            tracing::info!(table = %id, "closing expired table");
            self.save_abandoned_match(id);
            self.close(id, table_not_found());
        }
    }

    /// Closes those of these tables that nobody attends, to make room for others.
    pub(super) fn close_unattended(&mut self, tables: Vec<TableId>, reply: Reply<()>) {
        for id in tables {
            if self.tables.get(&id).is_some_and(|entry| !entry.table.is_attended()) {
                tracing::info!(table = %id, "no room for a new table, closing one that nobody attends");
                self.save_abandoned_match(id);
                self.close(id, table_not_found());
            }
        }
        self.group.replies.push(PendingReply::Closed(reply, Ok(())));
    }

    /// Closes a connection and says why.
    pub(super) fn close_connection(&mut self, table: TableId, connection: ConnectionId, problem: Problem) {
        let recipient = self.tables.get(&table).and_then(|entry| entry.connection(connection));
        if let Some(recipient) = recipient {
            // A client whose outbox is full misses the message; its connection closes anyway.
            let _ = recipient.outbox.try_send(to_text(&ServerMessage::Closing { problem }));
            self.disconnect(table, connection);
        }
    }
}
