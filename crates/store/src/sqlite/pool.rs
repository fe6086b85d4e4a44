//! A small pool of read-only connections.

use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard};

use rusqlite::Connection;

use super::file::open_read_only;
use crate::StoreError;

/// Maximum number of concurrent readers. Others wait.
const MAX_READERS: usize = 4;

pub(super) struct Pool {
    path: PathBuf,
    connections: Mutex<Connections>,
    returned: Condvar,
}

#[derive(Default)]
struct Connections {
    idle: Vec<Connection>,
    in_use: usize,
}

impl Pool {
    pub(super) fn new(path: PathBuf) -> Pool {
        Pool { path, connections: Mutex::default(), returned: Condvar::new() }
    }

    /// Runs `read` with a connection, and waits for one if all are in use.
    pub(super) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let is_exhausted = |connections: &mut Connections| connections.in_use >= MAX_READERS;
        let mut connections = self.returned.wait_while(self.lock(), is_exhausted).expect(LOCK_HELD_BRIEFLY);
        connections.in_use += 1;
        let idle = connections.idle.pop();
        drop(connections);
        let mut pooled = PooledConnection { pool: self, connection: None };
        let db = pooled.connection.insert(match idle {
            Some(idle) => idle,
            None => open_read_only(&self.path)?,
        });
        read(db)
    }

    /// Closes the idle connections.
    pub(super) fn close_idle(&self) {
        self.lock().idle.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().expect(LOCK_HELD_BRIEFLY)
    }
}

/// Why the lock of the pool cannot be poisoned.
const LOCK_HELD_BRIEFLY: &str = "nothing that can panic runs under the lock of the pool";

/// Returns its connection to the pool when dropped, also during a panic.
struct PooledConnection<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
}

impl Drop for PooledConnection<'_> {
    fn drop(&mut self) {
        let mut connections = self.pool.lock();
        connections.in_use -= 1;
        // A panic may have left a transaction open. Such a connection is closed instead.
        connections.idle.extend(self.connection.take().filter(Connection::is_autocommit));
        drop(connections);
        self.pool.returned.notify_one();
    }
}
