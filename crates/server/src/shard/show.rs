//! What those at a table are sent.

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::ServerMessage;
use rodeo_rules::seat::Seat;
use rodeo_table::SyncState;

use super::entry::{Entry, write};
use super::group::{Group, Outgoing};
use super::run::Shared;

/// Makes the messages that bring everybody at a table up to date. News that can wait a little for more of its kind does.
pub(super) fn show(entry: &mut Entry, group: &mut Group, now: u64, shared: &Shared) {
    let policy = &shared.config.policy;
    let due = entry.notice_at.is_some_and(|at| at <= now);
    let (table, id) = (&entry.table, entry.table.id());
    let mut waits = false;
    // Those who look on, and several connections of one guest, are shown the same.
    let mut written: Vec<(Option<Seat>, SyncState, Utf8Bytes, SyncState)> = Vec::new();
    for connection in &mut entry.connections {
        let (guest, seen) = (connection.who.id, connection.seen);
        if let Err(problem) = table.check_access(guest) {
            let text = write(&ServerMessage::Closing { problem });
            group.outgoing.push(Outgoing { table: id, connection: connection.id, text, last: true });
            continue;
        }
        if !due && !table.is_urgent(guest, seen) {
            waits |= !table.is_synced(guest, seen);
            continue;
        }
        let seat = table.seat_of(guest);
        let known = written.iter().find(|(whose, from, _, _)| *whose == seat && *from == seen);
        let (text, after) = match known {
            Some((_, _, text, after)) => (text.clone(), *after),
            None => {
                let Some((message, after)) = table.sync_message(guest, seen, now, policy) else { continue };
                let text = write(&message);
                written.push((seat, seen, text.clone(), after));
                (text, after)
            }
        };
        connection.seen = after;
        group.outgoing.push(Outgoing { table: id, connection: connection.id, text, last: false });
    }
    entry.notice_at = match (waits, entry.notice_at.filter(|_| !due)) {
        (true, None) => Some(now + shared.config.notice.as_millis() as u64),
        (true, notice_at) => notice_at,
        (false, _) => None,
    };
}
