//! An implementation of [`Store`] in PostgreSQL 15 or newer, for several processes at once.
//!
//! | module | purpose |
//! |---|---|
//! | `connection`, `migrations`, `sharing` | connection strings and TLS; bring the schema up to date, under a lock; one server or a cluster |
//! | `writer`, `transaction` | one thread commits queued batches in groups, each in one round trip |
//! | `apply`, `guests`, `matches`, `deletion`, `moderation`, `sweep` | what each write does |
//! | `readers`, `read` | queries, on their own connections |
//! | `leases`, `recent_max` | which node owns which table; how late renewals and commits are |
//! | `import` | [`import_sqlite`] moves the data of a SQLite file into a database |
//! | `failure` | errors, without values |
//!
//! **Client library.** [`Store`] does not wait for writes and blocks for reads. One thread writes, so it needs one connection, and
//! what counts is the number of round trips. `tokio-postgres` can send statements without waiting for the answers of the earlier
//! ones; the blocking crate `postgres` and `sqlx` cannot. Reads use a pool of connections (`deadpool`) on a runtime of their own:
//! `postgres` would panic when a task of the server's runtime reads, as the recovery of a table does.
//!
//! **Durability.** Every session sets `synchronous_commit=on`. If the connection is lost during a commit, the writer connects
//! again, locks the old connection out, and reads whether the commit was stored. So a batch is reported as failed only if it is
//! not stored, unless the database stays unreachable.
//!
//! **Ownership.** [`commit_owned`](PostgresStore::commit_owned) writes in the name of a node of a cluster: each commit checks in
//! the same transaction that the node is not fenced, and the epoch of each table. [`commit`](Store::commit) writes in the name of a
//! server without a cluster, and only to tables that no node owns.
//!
//! **Secrets.** Errors and logs contain no connection strings and no values. PostgreSQL's own log is the operator's: parameters
//! of statements appear in it if `log_parameter_max_length_on_error` or `log_statement` say so.
//!
//! Backpressure and panics are handled as in [`sqlite`](crate::sqlite).

mod apply;
mod connection;
mod deletion;
mod failure;
mod guests;
mod import;
mod leases;
mod matches;
mod migrations;
mod moderation;
mod read;
mod readers;
mod recent_max;
mod sharing;
mod sweep;
mod transaction;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use rodeo_cluster::{Assignment, Epoch, NodeId};
use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;

use self::connection::Connector;
pub use self::import::{ImportProgress, import_sqlite};
pub use self::leases::{NodeState, read_nodes};
use self::readers::Readers;
use self::recent_max::RecentMax;
use self::sharing::Sharing;
use self::writer::{CloseOnDrop, TableOwner, Writer};
use crate::counters::Counters;
use crate::queue::{Job, Queue};
use crate::{
    Batch, CommitCallback, Guest, GuestQuery, Millis, QuarantinedItem, Report, ReportQuery, Restriction,
    SecretHash, SecretKind, Store, StoreError, StoreStats, StoredSession, StoredTable, TablePlace,
};

/// Maximum number of concurrent reads.
const MAX_READERS: usize = 4;
/// Maximum number of concurrent requests about leases.
const MAX_LEASE_REQUESTS: usize = 2;

/// A store in a PostgreSQL database.
///
/// [`close`](PostgresStore::close) and dropping the store commit all queued batches first.
pub struct PostgresStore {
    readers: Readers,
    /// Apart from the readers, because a lease must be renewed in time.
    leases: Readers,
    queue: Arc<Queue<TableOwner>>,
    /// Node in whose name [`commit_tables`](Store::commit_tables) writes; 0 without a cluster.
    node: AtomicU64,
    counters: Arc<Counters>,
    /// Durations of commits, as the lease tells operators.
    commit_times: Arc<RecentMax>,
    /// How late renewals of the lease were.
    renewal_lags: Arc<RecentMax>,
    /// Size of the database when it was last asked for.
    database_bytes: Arc<AtomicU64>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl PostgresStore {
    /// Connects to a database, and creates or migrates its tables. The user must own the database, or may create tables in it.
    ///
    /// `connection` is a connection string as `psql` takes it. `sslmode=verify-full` makes TLS mandatory; `sslrootcert` names the
    /// file of the authorities to trust, by default those of the system.
    ///
    /// Several processes may do so, each as a node of a cluster. Fails with [`StoreError::InUse`] while a server uses the database
    /// alone.
    pub fn open(connection: &str) -> Result<PostgresStore, StoreError> {
        PostgresStore::open_as(connection, Sharing::Shared)
    }

    /// Like [`open`](PostgresStore::open), for a server without a cluster: it takes all tables. Fails with [`StoreError::InUse`]
    /// while another process uses the database.
    pub fn open_exclusively(connection: &str) -> Result<PostgresStore, StoreError> {
        PostgresStore::open_as(connection, Sharing::Exclusive)
    }

    fn open_as(connection: &str, sharing: Sharing) -> Result<PostgresStore, StoreError> {
        let connector = Connector::parse(connection)?;
        let readers = Readers::new(&connector, "store-read", MAX_READERS)?;
        let leases = Readers::new(&connector, "store-lease", MAX_LEASE_REQUESTS)?;
        let queue: Arc<Queue<TableOwner>> = Arc::default();
        let counters = Arc::new(Counters::default());
        let commit_times = Arc::new(RecentMax::default());
        let (sender, opened) = channel();
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn({
            let (queue, counters) = (Arc::clone(&queue), Arc::clone(&counters));
            let commit_times = Arc::clone(&commit_times);
            move || {
                let _close = CloseOnDrop(&queue);
                let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
                    Ok(runtime) => runtime,
                    Err(error) => {
                        let error = StoreError::Io(format!("cannot start the writer thread: {error}"));
                        return drop(sender.send(Err(error)));
                    }
                };
                match runtime.block_on(Writer::open(connector, sharing, counters, commit_times)) {
                    Ok(writer) => {
                        // The receiver waits for this.
                        let _ = sender.send(Ok(()));
                        writer.run(&runtime, &queue);
                    }
                    Err(error) => drop(sender.send(Err(error))),
                }
            }
        });
        let thread =
            thread.map_err(|error| StoreError::Io(format!("cannot start the writer thread: {error}")))?;
        opened.recv().unwrap_or(Err(StoreError::Closed))?;
        let writer = Mutex::new(Some(thread));
        Ok(PostgresStore {
            readers,
            leases,
            queue,
            node: AtomicU64::new(0),
            counters,
            commit_times,
            renewal_lags: Arc::default(),
            database_bytes: Arc::default(),
            writer,
        })
    }

    /// Stores all writes of the batch in the name of a node, or none of them. `tables` are the tables that the batch writes to,
    /// with the epoch in which the node has read them; a table that the batch opens has [`Epoch::FIRST`](rodeo_cluster::Epoch).
    ///
    /// Fails with [`StoreError::NotOwned`] if the node has lost its lease or a table: nobody must be shown what the batch says.
    pub fn commit_owned(&self, node: NodeId, tables: Vec<Assignment>, batch: Batch, done: CommitCallback) {
        self.queue.put(Job::new(batch, TableOwner::Node(node, tables), done));
    }

    /// Makes this process the node that [`register_node`](PostgresStore::register_node) has returned: from now on
    /// [`commit_tables`](Store::commit_tables) writes in its name.
    pub fn set_node(&self, node: NodeId) {
        self.node.store(node.0, Ordering::SeqCst);
    }

    /// Commits all queued batches and closes the connections. Later batches fail with [`StoreError::Closed`].
    pub fn close(&self) {
        self.queue.close();
        let writer = self.writer.lock().expect("nothing that can panic runs under this lock").take();
        // The last owner of the store may be a commit callback, which runs on the writer thread. A thread cannot join itself; it
        // ends after its queue is empty.
        if let Some(writer) = writer.filter(|writer| writer.thread().id() != std::thread::current().id())
            && writer.join().is_err()
        {
            tracing::error!("the writer of the store ended with a panic");
        }
        self.readers.close();
        self.leases.close();
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.close();
    }
}

impl Store for PostgresStore {
    fn commit(&self, batch: Batch, done: CommitCallback) {
        self.queue.put(Job::new(batch, TableOwner::Standalone, done));
    }

    fn commit_tables(&self, tables: &[(TableId, u64)], batch: Batch, done: CommitCallback) {
        match self.node.load(Ordering::SeqCst) {
            0 => self.commit(batch, done),
            node => {
                let owned = |&(table, epoch): &(TableId, u64)| Assignment { table, epoch: Epoch(epoch) };
                self.commit_owned(NodeId(node), tables.iter().map(owned).collect(), batch, done);
            }
        }
    }

    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError> {
        self.readers.read(read::live_tables)?.into_iter().for_each(each);
        Ok(())
    }

    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.readers.read(move |db| read::table(db, id))
    }

    fn owned_table(&self, id: TableId, epoch: u64) -> Result<Option<StoredTable>, StoreError> {
        let node = self.node.load(Ordering::SeqCst);
        // A batch that has failed may be stored after all, or another node may have added facts since.
        self.queue.forget_gap(id);
        let Some(stored) = self.table(id)? else { return Ok(None) };
        // Asked after the facts were read: as long as the table has this epoch, nobody else can have added any.
        let is_owned = node == 0 || self.owner_of(id)? == Some((NodeId(node), Epoch(epoch)));
        if is_owned { Ok(Some(stored)) } else { Err(StoreError::NotOwned) }
    }

    fn table_place(&self, id: TableId) -> Result<TablePlace, StoreError> {
        let node = self.node.load(Ordering::SeqCst);
        self.readers.read(move |db| leases::table_place(db, id, node))
    }

    fn guest_by_secret(&self, secret: &SecretHash, kind: SecretKind) -> Result<Option<Guest>, StoreError> {
        let secret = *secret;
        self.readers.read(move |db| read::guest_by_secret(db, secret, kind))
    }

    fn sessions_of(&self, guest: GuestId) -> Result<Vec<StoredSession>, StoreError> {
        self.readers.read(move |db| read::sessions_of(db, guest))
    }

    fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        self.readers.read(move |db| read::guest(db, id))
    }

    fn match_summary(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
        self.readers.read(move |db| read::match_summary(db, id))
    }

    fn match_revision(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.readers.read(move |db| read::match_revision(db, id))
    }

    fn record(&self, id: MatchId) -> Result<Option<String>, StoreError> {
        self.readers.read(move |db| read::record(db, id))
    }

    fn matches_of(
        &self,
        guest: GuestId,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<(u64, MatchSummary)>, StoreError> {
        self.readers.read(move |db| read::matches_of(db, guest, before, limit))
    }

    fn ratings_of(&self, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError> {
        self.readers.read(move |db| read::ratings_of(db, guest))
    }

    fn styles_of(&self, guest: GuestId) -> Result<Vec<(GameKind, String)>, StoreError> {
        self.readers.read(move |db| read::styles_of(db, guest))
    }

    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError> {
        self.readers.read(move |db| read::best_ratings(db, game, limit))
    }

    fn restrictions(&self) -> Result<Vec<Restriction>, StoreError> {
        self.readers.read(read::restrictions)
    }

    fn guests(&self, query: &GuestQuery) -> Result<Vec<Guest>, StoreError> {
        let query = query.clone();
        self.readers.read(move |db| read::guests(db, query.clone()))
    }

    fn reports(&self, query: ReportQuery) -> Result<Vec<Report>, StoreError> {
        self.readers.read(move |db| read::reports(db, query))
    }

    fn report(&self, id: u64) -> Result<Option<Report>, StoreError> {
        self.readers.read(move |db| read::report(db, id))
    }

    fn open_reports(&self) -> Result<u64, StoreError> {
        self.readers.read(read::open_reports)
    }

    fn last_alive(&self) -> Result<Option<Millis>, StoreError> {
        self.readers.read(read::last_alive)
    }

    fn quarantined(&self) -> Result<Vec<QuarantinedItem>, StoreError> {
        self.readers.read(read::quarantined)
    }

    /// Always fails: PostgreSQL is backed up with its own tools.
    fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        let tools = "back up PostgreSQL with pg_dump or pg_basebackup (see docs/cluster.md)";
        Err(StoreError::Database(tools.to_owned()))
    }

    fn check(&self) -> Result<(), StoreError> {
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        self.readers.read(read::check)
    }

    /// The size of the database is the one that was found after the previous call. PostgreSQL does not say how large its log is.
    fn stats(&self) -> Option<StoreStats> {
        let bytes = Arc::clone(&self.database_bytes);
        let stats = StoreStats {
            database_bytes: bytes.load(Ordering::Relaxed),
            ..self.counters.read(self.queue.len())
        };
        self.readers.read_later(read::database_bytes, move |found| match found {
            Ok(found) => bytes.store(found, Ordering::Relaxed),
            Err(error) => tracing::debug!(%error, "cannot read the size of the database"),
        });
        Some(stats)
    }
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let stats = self.counters.read(self.queue.len());
        f.debug_struct("PostgresStore").field("stats", &stats).finish_non_exhaustive()
    }
}

/// Converts a number to be stored. PostgreSQL's integers are signed.
fn to_i64(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Database(format!("{number} is out of range")))
}

/// Converts a number that is only compared with stored ones: all stored numbers are smaller than `i64::MAX`.
fn to_i64_saturating(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
