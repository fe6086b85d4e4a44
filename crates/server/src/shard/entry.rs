//! A table and the connections to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::{GuestId, ServerMessage};
use rodeo_table::{GuestIdentity, SyncState, Table};
use tokio::sync::mpsc;

/// A connection, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ConnectionId(pub u64);

/// A connection as its shard sees it.
pub(crate) struct Connection {
    pub id: ConnectionId,
    pub who: GuestIdentity,
    /// What it has been shown, once everything that is on its way has arrived.
    pub seen: SyncState,
    /// What goes out to the client.
    pub outbox: mpsc::Sender<Utf8Bytes>,
    /// Answers that the table had asked for: they do not count as messages.
    pub credit: Arc<AtomicU32>,
    /// The question for which options were asked, and how often.
    pub explored: (u32, u16),
}

/// So often may options of one question be asked without counting as messages: enough for the longest choice, changed often.
const EXPLORED: u16 = 200;

impl Connection {
    pub fn give_credit(&self) {
        self.credit.fetch_add(1, Ordering::Relaxed);
    }

    /// Options of this question were asked.
    pub fn explores(&mut self, question: u32) {
        let times = if self.explored.0 == question { self.explored.1.saturating_add(1) } else { 1 };
        self.explored = (question, times);
        if times <= EXPLORED {
            self.give_credit();
        }
    }
}

/// A table in a shard.
pub(crate) struct Entry {
    pub table: Table,
    pub connections: Vec<Connection>,
    /// When something last happened.
    pub touched_at: u64,
    /// When the table wants to be woken.
    pub wake_at: Option<u64>,
    /// When its timer goes off.
    pub timer: Option<u64>,
    /// When a notice that waits for others of its kind must leave.
    pub notice_at: Option<u64>,
    /// Is it in the list of those that the present group has touched?
    pub in_group: bool,
    /// The number of the table when its card was last shown to the directory.
    pub carded: Option<u64>,
}

impl Entry {
    pub fn new(table: Table, touched_at: u64) -> Entry {
        Entry {
            table,
            connections: Vec::new(),
            touched_at,
            wake_at: None,
            timer: None,
            notice_at: None,
            in_group: false,
            carded: None,
        }
    }

    pub fn connection(&self, id: ConnectionId) -> Option<&Connection> {
        self.connections.iter().find(|connection| connection.id == id)
    }

    pub fn connection_mut(&mut self, id: ConnectionId) -> Option<&mut Connection> {
        self.connections.iter_mut().find(|connection| connection.id == id)
    }

    /// Takes a connection out.
    pub fn disconnect(&mut self, id: ConnectionId) -> Option<Connection> {
        let place = self.connections.iter().position(|connection| connection.id == id)?;
        Some(self.connections.swap_remove(place))
    }

    /// How many connections of guests who do not sit here there are.
    pub fn spectators(&self) -> usize {
        let sits = |guest: GuestId| self.table.seat_of(guest).is_some();
        self.connections.iter().filter(|connection| !sits(connection.who.id)).count()
    }
}

/// A message as it is sent.
pub(crate) fn write(message: &ServerMessage) -> Utf8Bytes {
    // Messages are plain data: writing them cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}
