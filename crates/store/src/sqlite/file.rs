//! Files: who may read them, who may use them, and how SQLite opens them.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use super::migrations::{MIGRATIONS, migrate};
use crate::StoreError;

/// How long a connection waits for a lock that another program holds.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How long a server waits for one that is just about to end.
const FAREWELL: Duration = Duration::from_millis(400);

/// After as many pages in the log SQLite itself copies them into the database, whatever else happens. The writer does so
/// earlier, when nobody waits for it.
const MOST_PAGES_IN_LOG: i64 = 8000;
/// A log that once grew longer, as in a long backup, is cut to this.
const LONGEST_LOG: i64 = 64 << 20;

/// Makes sure that no other server uses the data for as long as the lock is kept. It ends with the process, however that
/// ends.
pub(super) fn lock(database: &Path) -> Result<File, StoreError> {
    let path = beside(database, ".lock");
    let file =
        private().create(true).truncate(false).open(&path).map_err(|error| cannot("open", &path, &error))?;
    let end = Instant::now() + FAREWELL;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < end => std::thread::sleep(FAREWELL / 20),
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(database.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
        }
    }
}

/// Opens the database to write into it; makes it where there is none, and brings an older one up to date.
pub(super) fn open_to_write(path: &Path) -> Result<Connection, StoreError> {
    // SQLite would let everybody read a file that it makes. Its log gets the same permissions as the database.
    match make_private(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            return Err(cannot("make", path, &error));
        }
        _ => {}
    }
    let mut db = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Database(format!("the log cannot be kept here: the mode is {mode}")));
    }
    // Every commit is on the disk before it is told of.
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", true)?;
    db.pragma_update(None, "temp_store", "MEMORY")?;
    db.pragma_update(None, "wal_autocheckpoint", MOST_PAGES_IN_LOG)?;
    db.pragma_update(None, "journal_size_limit", LONGEST_LOG)?;
    db.set_prepared_statement_cache_capacity(64);
    migrate(&mut db, MIGRATIONS)?;
    Ok(db)
}

/// Opens the database to read in it, while others may be writing.
pub(super) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let db = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    db.busy_timeout(PATIENCE)?;
    Ok(db)
}

/// Makes an empty file that only its owner may read; fails where there is something already.
pub(super) fn make_private(path: &Path) -> io::Result<File> {
    private().create_new(true).open(path)
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The file beside this one whose name goes on like this.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

pub(super) fn cannot(do_what: &str, path: &Path, error: &io::Error) -> StoreError {
    StoreError::Database(format!("cannot {do_what} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No test can pull the plug, so this looks at what SQLite was told.
    #[test]
    fn a_commit_is_on_the_disk_before_it_is_told_of() {
        let folder = tempfile::tempdir().unwrap();
        let db = open_to_write(&folder.path().join("file")).unwrap();
        let number = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        let mode: String = db.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((number("synchronous"), &*mode, number("foreign_keys")), (2, "wal", 1));
    }
}
