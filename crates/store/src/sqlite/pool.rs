//! Connections for reading: a few, lent to whoever reads.

use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::file::open_to_read;
use crate::StoreError;

/// As many may read at a time; others wait for their turn.
const MOST: usize = 4;

/// The connections.
pub(super) struct Pool {
    path: PathBuf,
    connections: Mutex<Connections>,
    returned: Condvar,
}

#[derive(Default)]
struct Connections {
    idle: Vec<Connection>,
    lent: usize,
}

impl Pool {
    pub(super) fn new(path: PathBuf) -> Pool {
        Pool { path, connections: Mutex::default(), returned: Condvar::new() }
    }

    /// Reads with one of the connections.
    pub(super) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let all_lent = |connections: &mut Connections| connections.lent >= MOST;
        let waited = self.returned.wait_while(self.lock(), all_lent);
        let mut connections = waited.unwrap_or_else(PoisonError::into_inner);
        connections.lent += 1;
        let idle = connections.idle.pop();
        drop(connections);
        let mut loan = Loan { pool: self, connection: None };
        let db = loan.connection.insert(match idle {
            Some(idle) => idle,
            None => open_to_read(&self.path)?,
        });
        read(db)
    }

    /// Closes those that nobody uses.
    pub(super) fn close_idle(&self) {
        self.lock().idle.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Gives the connection back, even after a panic.
struct Loan<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        let mut connections = self.pool.lock();
        connections.lent -= 1;
        // One that a panic left in the middle of something is better closed.
        connections.idle.extend(self.connection.take().filter(Connection::is_autocommit));
        drop(connections);
        self.pool.returned.notify_one();
    }
}
