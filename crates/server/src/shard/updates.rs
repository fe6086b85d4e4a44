//! Messages that bring the clients of a table up to date.

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::ServerMessage;
use rodeo_rules::seat::Seat;
use rodeo_table::SyncState;

use super::commit_group::{CommitGroup, OutgoingMessage};
use super::table_entry::{TableEntry, to_text};
use super::worker::ShardContext;

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
    // Spectators share their messages, and so do several connections of one guest: each text is written once.
    let mut written: Vec<(Option<Seat>, SyncState, Utf8Bytes, SyncState)> = Vec::new();
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
        let seat = table.seat_of(guest);
        let same = written.iter().find(|(viewer, from, _, _)| *viewer == seat && *from == sync);
        let (text, after) = match same {
            Some((_, _, text, after)) => (text.clone(), *after),
            None => {
                let Some((message, after)) = table.sync_message(guest, sync, now, policy) else { continue };
                let text = to_text(&message);
                written.push((seat, sync, text.clone(), after));
                (text, after)
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
