//! An implementation of [`Store`] in one SQLite file.
//!
//! | module | purpose |
//! |---|---|
//! | `file`, `migrations` | open the file, lock it, bring its schema up to date |
//! | `writer` | one thread commits queued batches in groups |
//! | `apply`, `guests`, `deletion`, `quarantine`, `journal`, `sweep` | what each write does |
//! | `moderation` | writes and queries of operators |
//! | `pool`, `read` | queries, on their own connections |
//! | `backup` | [`backup_file`] copies a database that is in use |
//! | `inspect`, `repair` | [`inspect_file`] checks all data; [`repair_file`] moves damaged data aside |
//!
//! **Durability.** SQLite's write-ahead log is synced at every commit (`synchronous=FULL`) before the callbacks run. If a commit
//! fails, for example because the disk is full, it is rolled back, all its batches fail, and the next group is tried.
//!
//! **Backpressure.** At most 32,768 batches or 64 MiB of text are queued. Further batches fail at once with
//! [`StoreError::Busy`].
//!
//! **Panics.** If the writer thread panics, the store is closed: queued and later batches fail with [`StoreError::Closed`], and
//! [`check`](Store::check) reports it. The locks of this module are held only for code that cannot panic, so a poisoned lock
//! is a bug, and it panics instead of being ignored.

mod apply;
mod backup;
mod deletion;
mod file;
mod guests;
mod inspect;
mod journal;
mod migrations;
mod moderation;
mod pool;
mod quarantine;
mod read;
mod repair;
mod sweep;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;

pub use self::backup::backup_file;
#[cfg(feature = "cluster")]
pub(crate) use self::file::open_exclusively;
pub use self::inspect::{FactsCheck, Finding, Inspection, Place, inspect_file};
use self::pool::Pool;
pub use self::repair::{Repair, repair_file};
use self::writer::Writer;
use crate::counters::Counters;
use crate::queue::{Job, Queue};
use crate::{
    Batch, CommitCallback, Guest, GuestQuery, Millis, QuarantinedItem, Report, ReportQuery, Restriction,
    SecretHash, SecretKind, Store, StoreError, StoreStats, StoredSession, StoredTable,
};

/// A store in one SQLite file.
///
/// [`close`](SqliteStore::close) and dropping the store commit all queued batches first.
pub struct SqliteStore {
    path: PathBuf,
    pool: Pool,
    queue: Arc<Queue>,
    counters: Arc<Counters>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl SqliteStore {
    /// Opens the file, or creates one that only its owner may read, because it contains the cards of running matches.
    ///
    /// Migrates data of an older version. Fails with [`StoreError::InUse`] if another server has the file open. The lock is a
    /// file with the suffix `.lock`; the operating system releases it when the process ends.
    pub fn open(path: impl AsRef<Path>) -> Result<SqliteStore, StoreError> {
        let path = path.as_ref().to_owned();
        let lock = file::lock(&path)?;
        let queue = Arc::new(Queue::default());
        let counters = Arc::new(Counters::default());
        let writer = Writer::new(file::open_read_write(&path)?, Arc::clone(&counters), lock)?;
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn({
            let queue = Arc::clone(&queue);
            move || writer.run(&queue)
        });
        let thread = thread.map_err(|error| file::io_error("start a writer thread for", &path, &error))?;
        let pool = Pool::new(path.clone());
        Ok(SqliteStore { path, pool, queue, counters, writer: Mutex::new(Some(thread)) })
    }

    /// Commits all queued batches and closes the file. Later batches fail with [`StoreError::Closed`].
    pub fn close(&self) {
        self.queue.close();
        // SQLite cleans up its log when the last connection to close is a writing one.
        self.pool.close_idle();
        let writer = self.writer.lock().expect("nothing that can panic runs under this lock").take();
        // The last owner of the store may be a commit callback, which runs on the writer thread. A thread cannot join itself; it
        // ends after its queue is empty.
        if let Some(writer) = writer.filter(|writer| writer.thread().id() != std::thread::current().id())
            && writer.join().is_err()
        {
            tracing::error!(file = %self.path.display(), "the writer of the store ended with a panic");
        }
    }

    /// Returns counters for monitoring.
    pub fn stats(&self) -> StoreStats {
        // A file that cannot be read counts as empty; the log does not exist while nothing is written.
        let size = |path: &Path| path.metadata().map_or(0, |file| file.len());
        let mut log = self.path.clone().into_os_string();
        log.push("-wal");
        StoreStats {
            database_bytes: size(&self.path),
            log_bytes: size(Path::new(&log)),
            ..self.counters.read(self.queue.len())
        }
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.close();
    }
}

impl Store for SqliteStore {
    fn commit(&self, batch: Batch, done: CommitCallback) {
        self.queue.put(Job::new(batch, (), done));
    }

    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError> {
        let tables = self.pool.read(read::live_tables)?;
        tables.into_iter().for_each(each);
        Ok(())
    }

    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.pool.read(|db| read::table(db, id))
    }

    fn guest_by_secret(&self, secret: &SecretHash, kind: SecretKind) -> Result<Option<Guest>, StoreError> {
        self.pool.read(|db| read::guest_by_secret(db, secret, kind))
    }

    fn sessions_of(&self, guest: GuestId) -> Result<Vec<StoredSession>, StoreError> {
        self.pool.read(|db| read::sessions_of(db, guest))
    }

    fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        self.pool.read(|db| read::guest(db, id))
    }

    fn match_summary(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
        self.pool.read(|db| read::match_summary(db, id))
    }

    fn match_revision(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.pool.read(|db| read::match_revision(db, id))
    }

    fn record(&self, id: MatchId) -> Result<Option<String>, StoreError> {
        self.pool.read(|db| read::record(db, id))
    }

    fn matches_of(
        &self,
        guest: GuestId,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<(u64, MatchSummary)>, StoreError> {
        self.pool.read(|db| read::matches_of(db, guest, before, limit))
    }

    fn ratings_of(&self, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError> {
        self.pool.read(|db| read::ratings_of(db, guest))
    }

    fn styles_of(&self, guest: GuestId) -> Result<Vec<(GameKind, String)>, StoreError> {
        self.pool.read(|db| read::styles_of(db, guest))
    }

    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError> {
        self.pool.read(|db| read::best_ratings(db, game, limit))
    }

    fn restrictions(&self) -> Result<Vec<Restriction>, StoreError> {
        self.pool.read(moderation::restrictions)
    }

    fn guests(&self, query: &GuestQuery) -> Result<Vec<Guest>, StoreError> {
        self.pool.read(|db| moderation::guests(db, query))
    }

    fn reports(&self, query: ReportQuery) -> Result<Vec<Report>, StoreError> {
        self.pool.read(|db| moderation::reports(db, query))
    }

    fn report(&self, id: u64) -> Result<Option<Report>, StoreError> {
        self.pool.read(|db| moderation::report(db, id))
    }

    fn open_reports(&self) -> Result<u64, StoreError> {
        self.pool.read(moderation::open_reports)
    }

    fn last_alive(&self) -> Result<Option<Millis>, StoreError> {
        self.pool.read(read::last_alive)
    }

    fn quarantined(&self) -> Result<Vec<QuarantinedItem>, StoreError> {
        self.pool.read(quarantine::quarantined)
    }

    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        backup_file(&self.path, file)
    }

    /// Checks that the writer is running, and that the file exists and can be read.
    fn check(&self) -> Result<(), StoreError> {
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        std::fs::metadata(&self.path).map_err(|error| file::io_error("find", &self.path, &error))?;
        self.pool.read(read::check)
    }

    fn stats(&self) -> Option<StoreStats> {
        Some(SqliteStore::stats(self))
    }
}

impl std::fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SqliteStore")
            .field("path", &self.path)
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}

/// SQLite's messages name tables and columns, never values.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(
                ErrorCode::DiskFull
                | ErrorCode::SystemIoFailure
                | ErrorCode::ReadOnly
                | ErrorCode::CannotOpen
                | ErrorCode::DatabaseCorrupt,
            ) => StoreError::Io(error.to_string()),
            _ => StoreError::Database(error.to_string()),
        }
    }
}

/// Converts a number to be stored. SQLite's integers are signed.
fn to_i64(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Database(format!("{number} is out of range")))
}

/// Converts a number that is only compared with stored ones: all stored numbers are smaller than `i64::MAX`.
fn to_i64_saturating(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
