//! Messages that bring the clients of a table up to date.

use std::sync::atomic::Ordering;

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::{ServerMessage, Updates};
use rodeo_rules::seat::Seat;
use rodeo_table::SyncState;

use super::commit_group::{CommitGroup, OutgoingMessage};
use super::table_entry::{Connection, TableEntry, to_text};
use super::worker::{ShardContext, ShardWorker};

impl ShardWorker {
    /// Sends a message to a connection. A client that does not read is disconnected.
    pub(super) fn send(&mut self, OutgoingMessage { table, connection, text, last }: OutgoingMessage) {
        let Some(entry) = self.tables.get_mut(&table) else { return };
        let Some(recipient) = entry.connection(connection) else { return };
        self.context.metrics.sent.fetch_add(1, Ordering::Relaxed);
        let outbox_full = recipient.outbox.try_send(text).is_err();
        if outbox_full {
            // Removing the connection drops its outbox, which closes it.
            self.context.metrics.dropped.fetch_add(1, Ordering::Relaxed);
            tracing::info!(%table, connection = connection.0, "client does not read, disconnecting it");
        }
        if outbox_full || last {
            self.disconnect(table, connection);
        }
    }
}

/// Adds the messages that bring all clients of a table up to date. Notices that can be batched wait until they are due.
pub(super) fn queue_updates(
    entry: &mut TableEntry,
    group: &mut CommitGroup,
    now: u64,
    context: &ShardContext,
) {
    let policy = &context.config.policy;
    let notices_due = entry.notice_at.is_some_and(|at| at <= now);
    let (table, id) = (&entry.table, entry.table.id());
    let mut notices_wait = false;
    let mut written = WrittenMessages::default();
    for connection in &mut entry.connections {
        let (guest, sync) = (connection.guest.id, connection.sync);
        if let Err(problem) = table.check_access(guest) {
            let text = to_text(&ServerMessage::Closing { problem });
            group.outgoing.push(OutgoingMessage { table: id, connection: connection.id, text, last: true });
            continue;
        }
        if !notices_due && !table.is_urgent(guest, sync) {
            notices_wait |= !table.is_synced(guest, sync);
            continue;
        }
        let recipient = Recipient::new(table.seat_of(guest), connection);
        let (text, after) = match written.for_recipient(recipient) {
            Some(same) => same,
            None => {
                let message = table.sync_message(guest, sync, connection.updates, now, policy);
                let Some((message, after)) = message else { continue };
                (written.add(recipient, message, after), after)
            }
        };
        connection.sync = after;
        group.outgoing.push(OutgoingMessage { table: id, connection: connection.id, text, last: false });
    }
    entry.notice_at = match (notices_wait, entry.notice_at.filter(|_| !notices_due)) {
        (true, None) => Some(now + context.config.notice_delay.as_millis() as u64),
        (true, notice_at) => notice_at,
        (false, _) => None,
    };
}

/// What determines the message of a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Recipient {
    seat: Option<Seat>,
    sync: SyncState,
    updates: Updates,
}

impl Recipient {
    fn new(seat: Option<Seat>, connection: &Connection) -> Recipient {
        Recipient { seat, sync: connection.sync, updates: connection.updates }
    }
}

/// The messages written for one table, so that equal ones are written once: those for spectators and for several connections
/// of one guest, and changes of which all players see the same.
#[derive(Default)]
struct WrittenMessages(Vec<(Recipient, ServerMessage, Utf8Bytes, SyncState)>);

impl WrittenMessages {
    fn for_recipient(&self, recipient: Recipient) -> Option<(Utf8Bytes, SyncState)> {
        let same = self.0.iter().find(|(other, _, _, _)| *other == recipient);
        same.map(|(_, _, text, after)| (text.clone(), *after))
    }

    fn add(&mut self, recipient: Recipient, message: ServerMessage, after: SyncState) -> Utf8Bytes {
        let is_change = matches!(message, ServerMessage::Changes(_));
        let same = self.0.iter().find(|(_, other, _, _)| is_change && *other == message);
        let text = same.map_or_else(|| to_text(&message), |(_, _, text, _)| text.clone());
        self.0.push((recipient, message, text.clone(), after));
        text
    }
}
