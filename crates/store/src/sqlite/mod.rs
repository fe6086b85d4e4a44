//! A [`Store`] in one file, by SQLite.
//!
//! - [`SqliteStore`]: the store; `file` opens it, `migrations` keeps its data up to date
//! - `queue`, `writer`: one thread writes, and commits in groups all that waits
//! - `carry_out`, `journal`, `gaps`, `sweep`: what each write does
//! - `pool`, `read`: reading, on connections of its own
//! - [`backup_file`]: copies a database that somebody else is using
//!
//! **Durable.** The log of SQLite (WAL) is synced at every commit (`synchronous=FULL`); whoever waits is told after that. A
//! group whose commit fails, because the disk is full say, is undone and all in it are told so; the next group is tried anew.
//!
//! **No more than there is room for.** At most 32,768 batches, or 64 MiB of text, wait. Further ones are not kept waiting but
//! end at once with [`StoreError::Busy`].

mod backup;
mod carry_out;
mod file;
mod gaps;
mod journal;
mod migrations;
mod pool;
mod queue;
mod read;
mod sweep;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;

pub use self::backup::backup_file;
use self::pool::Pool;
use self::queue::{Job, Queue};
pub use self::writer::Stats;
use self::writer::{Counters, Writer};
use crate::{Batch, Done, Guest, SecretHash, Store, StoreError, StoredTable};

/// Guests, tables, matches and ratings in one file.
///
/// When it is dropped or closed, all that waits is written first.
pub struct SqliteStore {
    path: PathBuf,
    pool: Pool,
    queue: Arc<Queue>,
    counters: Arc<Counters>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl SqliteStore {
    /// Opens the file, or makes one that only its owner may read: it holds the cards of running matches.
    ///
    /// Data of an older version are brought up to date. A second server that opens the same file is refused; the lock is a
    /// file beside it that ends in `.lock`, and a killed process leaves none behind.
    pub fn open(path: impl AsRef<Path>) -> Result<SqliteStore, StoreError> {
        let path = path.as_ref().to_owned();
        let lock = file::lock(&path)?;
        let queue = Arc::new(Queue::default());
        let counters = Arc::new(Counters::default());
        let writer = Writer::new(file::open_to_write(&path)?, Arc::clone(&counters), lock)?;
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn({
            let queue = Arc::clone(&queue);
            move || writer.run(&queue)
        });
        let thread = thread.map_err(|error| file::cannot("start a thread for", &path, &error))?;
        let pool = Pool::new(path.clone());
        Ok(SqliteStore { path, pool, queue, counters, writer: Mutex::new(Some(thread)) })
    }

    /// Writes all that waits, then closes the file: whoever comes later is told [`StoreError::Closed`].
    pub fn close(&self) {
        self.queue.close();
        // SQLite tidies up its log when the last connection is closed and was one that could write.
        self.pool.close_idle();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        // The last owner may be somebody who was told of a batch: that is the writer itself, which ends when it is through.
        if let Some(writer) = writer.filter(|writer| writer.thread().id() != std::thread::current().id()) {
            drop(writer.join());
        }
    }

    /// How much has been written, for those who watch over the server.
    pub fn stats(&self) -> Stats {
        self.counters.read(self.queue.len())
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.close();
    }
}

impl Store for SqliteStore {
    fn commit(&self, batch: Batch, done: Done) {
        self.queue.put(Job::new(batch, done));
    }

    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError> {
        let tables = self.pool.read(read::live_tables)?;
        tables.into_iter().for_each(each);
        Ok(())
    }

    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.pool.read(|db| read::table(db, id))
    }

    fn guest_by_secret(&self, secret: &SecretHash) -> Result<Option<Guest>, StoreError> {
        self.pool.read(|db| read::guest_by_secret(db, secret))
    }

    fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        self.pool.read(|db| read::guest(db, id))
    }

    fn match_card(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
        self.pool.read(|db| read::match_card(db, id))
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

    /// Those with fewer than 5 matches are left out. The order is by what a player is worth for almost certain: the rating
    /// less twice its uncertainty.
    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError> {
        self.pool.read(|db| read::best_ratings(db, game, limit))
    }

    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        backup_file(&self.path, file)
    }

    /// The file is where it was, can be read, and somebody writes into it.
    fn check(&self) -> Result<(), StoreError> {
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        std::fs::metadata(&self.path).map_err(|error| file::cannot("find", &self.path, &error))?;
        self.pool.read(read::check)
    }

    fn stats(&self) -> Option<Stats> {
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

/// What SQLite says names tables and columns, never what is in them.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

/// The numbers of SQLite have a sign. Nothing here comes near the greatest of them but "before the end of time".
fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// What cannot be read back, and what it is.
fn damaged(what: &str) -> StoreError {
    StoreError::Database(format!("{what} cannot be read"))
}
