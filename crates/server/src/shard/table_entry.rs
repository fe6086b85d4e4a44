//! A table of a shard and its connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::{GuestId, ServerMessage, Updates};
use rodeo_table::{GuestIdentity, SyncState, Table};
use tokio::sync::mpsc;

/// Number of a connection, unique while the server runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ConnectionId(pub u64);

/// A connection as its shard sees it.
pub(crate) struct Connection {
    pub id: ConnectionId,
    pub guest: GuestIdentity,
    /// What the client has been sent, including messages still in flight.
    pub sync: SyncState,
    /// How the client wants to be kept up to date.
    pub updates: Updates,
    /// Messages to the client.
    pub outbox: mpsc::Sender<Utf8Bytes>,
    /// Messages that do not count against the rate limit because they answer a question of the table.
    pub credit: Arc<AtomicU32>,
    /// The question for which `next_words` was last requested, and the number of these requests.
    pub explored: (u32, u16),
}

/// Number of `next_words` requests per question that are free: enough to explore the longest choice several times.
const MAX_FREE_REQUESTS: u16 = 200;

impl Connection {
    pub fn give_credit(&self) {
        self.credit.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a `next_words` request for this question.
    pub fn count_next_words(&mut self, question: u32) {
        let times = if self.explored.0 == question { self.explored.1.saturating_add(1) } else { 1 };
        self.explored = (question, times);
        if times <= MAX_FREE_REQUESTS {
            self.give_credit();
        }
    }
}

/// Epoch of a table that the node that serves it has opened.
pub(crate) const FIRST_EPOCH: u64 = 1;

/// A table of a shard. Times are milliseconds of the server's clock.
pub(crate) struct TableEntry {
    pub table: Table,
    /// Epoch since which the table belongs to this node; [`FIRST_EPOCH`] without a cluster.
    pub epoch: u64,
    pub connections: Vec<Connection>,
    /// When the table last changed.
    pub updated_at: u64,
    /// Time since which no seated guest has been connected; `None` if one is, or if the table is new.
    pub unattended_since: Option<u64>,
    /// When the table has its next timeout.
    pub wake_at: Option<u64>,
    /// When batched notices are due.
    pub notice_at: Option<u64>,
    /// The earlier of `wake_at` and `notice_at`: its entry in the timers of the shard.
    pub timer: Option<u64>,
    /// Whether it is in the list of tables changed since the last commit group was closed.
    pub is_touched: bool,
    /// Number of the change with which its summary was last published.
    pub indexed_at: Option<u64>,
}

impl TableEntry {
    pub fn new(table: Table, updated_at: u64) -> TableEntry {
        TableEntry {
            table,
            epoch: FIRST_EPOCH,
            connections: Vec::new(),
            updated_at,
            unattended_since: None,
            wake_at: None,
            notice_at: None,
            timer: None,
            is_touched: false,
            indexed_at: None,
        }
    }

    pub fn connection(&self, id: ConnectionId) -> Option<&Connection> {
        self.connections.iter().find(|connection| connection.id == id)
    }

    pub fn connection_mut(&mut self, id: ConnectionId) -> Option<&mut Connection> {
        self.connections.iter_mut().find(|connection| connection.id == id)
    }

    pub fn remove_connection(&mut self, id: ConnectionId) -> Option<Connection> {
        let index = self.connections.iter().position(|connection| connection.id == id)?;
        Some(self.connections.swap_remove(index))
    }

    /// Number of connections of guests without a seat.
    pub fn spectators(&self) -> usize {
        let is_seated = |guest: GuestId| self.table.seat_of(guest).is_some();
        self.connections.iter().filter(|connection| !is_seated(connection.guest.id)).count()
    }
}

/// Serializes a message.
pub(crate) fn to_text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data with string keys").into()
}
