//! Opening, locking and protecting files.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use super::migrations::{MIGRATIONS, migrate};
use crate::StoreError;

/// Time for which a connection waits for a lock of another process.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Time for which a starting server waits for one that is shutting down.
const LOCK_TIMEOUT: Duration = Duration::from_millis(400);

/// Number of pages in the write-ahead log after which SQLite checkpoints within a commit. The writer checkpoints earlier,
/// between commits.
const AUTO_CHECKPOINT_PAGES: i64 = 8000;
/// Size in bytes to which a write-ahead log is truncated after it has grown, for example during a long backup.
const MAX_IDLE_LOG_BYTES: i64 = 64 << 20;

/// Locks the data against other servers. The lock is released when the file is closed, also by a crash.
pub(super) fn lock(database: &Path) -> Result<File, StoreError> {
    let path = with_suffix(database, ".lock");
    let file = private_options()
        .create(true)
        .truncate(false)
        .open(&path)
        .map_err(|error| io_error("open", &path, &error))?;
    let end = Instant::now() + LOCK_TIMEOUT;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < end => std::thread::sleep(LOCK_TIMEOUT / 20),
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(database.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(io_error("lock", &path, &error)),
        }
    }
}

/// Opens an existing database and keeps servers out until the returned lock is dropped. Migrates an older one.
#[cfg(feature = "cluster")]
pub(crate) fn open_exclusively(path: &Path) -> Result<(Connection, File), StoreError> {
    std::fs::metadata(path).map_err(|error| io_error("find", path, &error))?;
    let lock = lock(path)?;
    Ok((open_read_write(path)?, lock))
}

/// Opens the database for writing. Creates it if it does not exist, and migrates an older one.
pub(super) fn open_read_write(path: &Path) -> Result<Connection, StoreError> {
    // SQLite would create a file that everybody can read. Its log gets the permissions of the database.
    match create_private(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            return Err(io_error("create", path, &error));
        }
        _ => {}
    }
    let mut db = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Database(format!(
            "{} does not support a write-ahead log (journal mode {mode})",
            path.display()
        )));
    }
    // A commit is synced to disk before it is reported.
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", true)?;
    db.pragma_update(None, "temp_store", "MEMORY")?;
    db.pragma_update(None, "wal_autocheckpoint", AUTO_CHECKPOINT_PAGES)?;
    db.pragma_update(None, "journal_size_limit", MAX_IDLE_LOG_BYTES)?;
    db.set_prepared_statement_cache_capacity(64);
    migrate(&mut db, MIGRATIONS)?;
    Ok(db)
}

/// Opens the database for reading, while another connection may be writing.
pub(super) fn open_read_only(path: &Path) -> Result<Connection, StoreError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let db = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    db.busy_timeout(BUSY_TIMEOUT)?;
    Ok(db)
}

/// Creates an empty file that only its owner may read. Fails if the file exists.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    private_options().create_new(true).open(path)
}

fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Appends a suffix to the file name of a path.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Returns the error `cannot ACTION PATH: ERROR`.
pub(super) fn io_error(action: &str, path: &Path, error: &io::Error) -> StoreError {
    StoreError::Database(format!("cannot {action} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A test cannot cut the power, so this checks SQLite's settings.
    #[test]
    fn commits_are_synced() {
        let folder = tempfile::tempdir().unwrap();
        let db = open_read_write(&folder.path().join("file")).unwrap();
        let number = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        let mode: String = db.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((number("synchronous"), &*mode, number("foreign_keys")), (2, "wal", 1));
    }
}
