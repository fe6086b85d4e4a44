//! Online backups.

use std::sync::atomic::{AtomicBool, Ordering};

use rodeo_store::sqlite::backup_file;
use rodeo_store::{SqliteStore, Store, StoreError};
use rusqlite::Connection;

use crate::Folder;
use crate::common::*;

fn is_intact(path: &std::path::Path) -> bool {
    let db = Connection::open(path).unwrap();
    db.pragma_query_value(None, "integrity_check", |row| row.get::<_, String>(0)).unwrap() == "ok"
}

#[test]
fn backup_is_a_consistent_snapshot() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        // Each batch is a fact and a guest. A backup has both or neither.
        let writer = scope.spawn(|| {
            let mut number = 0;
            while !stop.load(Ordering::Relaxed) {
                commit(&store, vec![append(1, number.into(), &format!("{number}")), create_guest(number)]);
                number += 1;
            }
            number
        });
        let stop = SetOnDrop(&stop);
        let mut least = 0;
        for copy in 0..10 {
            let path = folder.path(&format!("copy {copy}"));
            if copy % 2 == 0 {
                store.backup(&path).unwrap();
            } else {
                backup_file(&folder.data(), &path).unwrap();
            }
            assert!(is_intact(&path));
            let copied = SqliteStore::open(&path).unwrap();
            let facts = only_facts(&copied);
            assert_eq!(facts, (0..facts.len()).map(|number| number.to_string()).collect::<Vec<_>>());
            assert!(facts.len() >= least, "a committed batch is missing");
            let guests = |number: usize| copied.guest(guest_id(number as u32)).unwrap().is_some();
            assert!((0..facts.len()).all(guests) && !guests(facts.len()));
            least = store.stats().committed_batches as usize - 1;
        }
        drop(stop);
        assert!(writer.join().unwrap() > 0);
    });
}

#[test]
fn backup_overwrites_nothing() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![create_guest(1)]);
    std::fs::write(folder.path("existing"), "existing").unwrap();
    assert!(matches!(store.backup(&folder.path("existing")), Err(StoreError::Database(_))));
    assert_eq!(std::fs::read_to_string(folder.path("existing")).unwrap(), "existing");
    assert!(store.backup(&folder.data()).is_err(), "overwrote the database");
    assert!(store.backup(&folder.path("no such folder/copy")).is_err());
    assert!(backup_file(&folder.path("no such file"), &folder.path("copy")).is_err());
    assert!(!folder.path("no such file").exists(), "created the missing database");
    assert!(!folder.path("copy").exists() && !folder.path("copy.part").exists());
    store.backup(&folder.path("copy")).unwrap();
    assert!(folder.path("copy").exists() && !folder.path("copy.part").exists());
}

#[test]
fn failed_backup_leaves_no_file() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (0..3000).map(create_guest).collect());
    drop(store);
    let mut data = std::fs::read(folder.data()).unwrap();
    let middle = data.len() / 2;
    data[middle..].fill(0xff);
    std::fs::write(folder.data(), data).unwrap();
    assert!(backup_file(&folder.data(), &folder.path("copy")).is_err());
    assert!(!folder.path("copy").exists() && !folder.path("copy.part").exists());
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    folder.open().backup(&folder.path("copy")).unwrap();
    assert_eq!(std::fs::metadata(folder.path("copy")).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn closed_database_can_be_backed_up() {
    let folder = Folder::new();
    commit(&folder.open(), vec![create_guest(1)]);
    backup_file(&folder.data(), &folder.path("copy")).unwrap();
    let copied = SqliteStore::open(folder.path("copy")).unwrap();
    assert_eq!(copied.guest(guest_id(1)), Ok(Some(guest(1))));
}
