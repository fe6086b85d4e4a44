//! Tables that change hands between the nodes of a cluster.

use rodeo_protocol::{Problem, ProblemCode, ServerMessage, TableId};
use tokio::sync::oneshot;

use super::commit_group::{CommitGroup, OutgoingMessage};
use super::recover::{UnloadedTable, refuse};
use super::table_entry::{ConnectionId, to_text};
use super::worker::ShardWorker;
use super::{RECONNECT_SPREAD_MS, reconnect_later};
use crate::ownership::OwnershipEvent;

/// Milliseconds after which a client should look for the new owner of its table.
const MOVED_RETRY: u64 = 300;
/// The time over which clients are spread when tables move is this many times shorter than at a restart.
const SPREAD_DIVISOR: u64 = 8;

/// A command of the task that keeps the leases of this node.
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is no such task without a cluster"))]
pub(crate) enum OwnerChange {
    /// Reads a table that belongs to this node since this epoch, and serves it.
    Serve { table: TableId, epoch: u64 },
    /// Accepts no more input for the table, and reports when nothing of it is in flight.
    Quiesce(TableId),
    /// Drops a table that belongs to another node.
    Drop(TableId),
    /// Drops all tables, because the node has lost its lease.
    DropAll { done: oneshot::Sender<()> },
}

impl ShardWorker {
    pub(super) fn change_owner(&mut self, change: OwnerChange) {
        match change {
            OwnerChange::Serve { table, epoch } => {
                // What this node may know of the table is out of date.
                self.drop_table(table);
                self.unloaded.tables.insert(table, UnloadedTable::new(epoch, None));
            }
            OwnerChange::Quiesce(table) => self.quiescing.push(table),
            OwnerChange::Drop(table) => self.drop_table(table),
            OwnerChange::DropAll { done } => {
                // Also what is not committed yet: the new id of the node must not open tables that are forgotten here.
                let group = std::mem::take(&mut self.group);
                group.replies.into_iter().for_each(|reply| reply.fail(moved()));
                let tables: Vec<TableId> =
                    self.tables.keys().chain(self.unloaded.tables.keys()).copied().collect();
                tables.into_iter().for_each(|table| self.drop_table(table));
                self.quiescing.clear();
                // The receiver waits for this.
                let _ = done.send(());
            }
        }
    }

    /// Forgets a table. Its clients look for it at the new owner.
    pub(super) fn drop_table(&mut self, id: TableId) {
        if let Some(unloaded) = self.unloaded.tables.remove(&id) {
            unloaded.waiting.into_iter().for_each(|command| refuse(command, &moved()));
        }
        if let Some(entry) = self.remove(id) {
            for connection in entry.connections {
                let closing = ServerMessage::Closing { problem: moved_away(connection.id) };
                // A client whose outbox is full misses the message; its connection closes anyway.
                let _ = connection.outbox.try_send(to_text(&closing));
            }
        }
        self.context.table_index.remove(id);
    }

    /// Drops the tables that are to be handed over, as soon as nothing of them is in flight. Commits of other tables do not matter:
    /// at a busy shard there is always one.
    pub(super) fn finish_quiescing(&mut self) {
        for id in std::mem::take(&mut self.quiescing) {
            if self.is_changing(id) {
                self.quiescing.push(id);
                continue;
            }
            self.drop_table(id);
            self.tell(OwnershipEvent::Quiesced(id));
        }
    }

    /// Closes the connections that would be shown something that no commit has proved to be up to date.
    pub(super) fn withhold(&mut self, group: CommitGroup) {
        group.replies.into_iter().for_each(|reply| reply.fail(moved()));
        for OutgoingMessage { table, connection, .. } in group.outgoing {
            self.close_connection(table, connection, moved());
        }
    }

    pub(super) fn tell(&self, event: OwnershipEvent) {
        if let Some(ownership) = &self.context.ownership {
            ownership.tell(event);
        }
    }
}

/// Tells a client to look for its table at another node.
pub(crate) fn moved() -> Problem {
    let message = "The table moves to another server. Try again in a moment.";
    Problem::new(ProblemCode::ShuttingDown, message).retry_after_ms(MOVED_RETRY)
}

/// Like [`moved`], with a time to retry that spreads the clients of a table, or of a node, a little.
pub(crate) fn moved_away(connection: ConnectionId) -> Problem {
    let spread = reconnect_later(connection).retry_after_ms.unwrap_or_default();
    moved().retry_after_ms(MOVED_RETRY + spread.min(RECONNECT_SPREAD_MS) / SPREAD_DIVISOR)
}
