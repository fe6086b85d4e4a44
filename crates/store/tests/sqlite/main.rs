//! Tests of [`SqliteStore`] with real files. What every store must do is tested in `tests/conformance/`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod backup;
mod commits;
#[allow(dead_code, reason = "shared with the conformance suite")]
#[path = "../common/mod.rs"]
mod common;
mod crashes;
mod journal;
mod open;
mod queries;

use std::path::PathBuf;

use rodeo_store::SqliteStore;
use rusqlite::Connection;

/// A temporary folder with a database.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The file of the store.
    pub fn data(&self) -> PathBuf {
        self.path("rodeo.sqlite")
    }

    pub fn open(&self) -> SqliteStore {
        SqliteStore::open(self.data()).unwrap()
    }

    /// A connection that bypasses the store.
    pub fn raw(&self) -> Connection {
        Connection::open(self.data()).unwrap()
    }
}
