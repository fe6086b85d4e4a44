//! Copies, made while others go on writing.

use std::sync::atomic::{AtomicBool, Ordering};

use rodeo_store::sqlite::backup_file;
use rodeo_store::{SqliteStore, Store, StoreError};
use rusqlite::Connection;

use crate::things::*;

fn is_sound(path: &std::path::Path) -> bool {
    let db = Connection::open(path).unwrap();
    db.pragma_query_value(None, "integrity_check", |row| row.get::<_, String>(0)).unwrap() == "ok"
}

#[test]
fn a_copy_is_that_of_one_moment_while_others_write() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        // Each batch is a fact and a guest: a copy has both or neither.
        let writer = scope.spawn(|| {
            let mut number = 0;
            while !stop.load(Ordering::Relaxed) {
                commit(&store, vec![facts(1, number.into(), &format!("{number}")), new_guest(number)]);
                number += 1;
            }
            number
        });
        let mut least = 0;
        for copy in 0..10 {
            let path = folder.path(&format!("copy {copy}"));
            if copy % 2 == 0 {
                store.backup(&path).unwrap();
            } else {
                backup_file(&folder.data(), &path).unwrap();
            }
            assert!(is_sound(&path));
            let copied = SqliteStore::open(&path).unwrap();
            let facts = only_facts(&copied);
            assert_eq!(facts, (0..facts.len()).map(|number| number.to_string()).collect::<Vec<_>>());
            assert!(facts.len() >= least, "what was committed before is in it");
            let guests = |number: usize| copied.guest(guest(number as u32)).unwrap().is_some();
            assert!((0..facts.len()).all(guests) && !guests(facts.len()));
            least = store.stats().batches as usize - 1;
        }
        stop.store(true, Ordering::Relaxed);
        assert!(writer.join().unwrap() > 0);
    });
}

#[test]
fn nothing_is_written_over_and_nothing_is_left_half() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![new_guest(1)]);
    std::fs::write(folder.path("precious"), "precious").unwrap();
    assert!(matches!(store.backup(&folder.path("precious")), Err(StoreError::Database(_))));
    assert_eq!(std::fs::read_to_string(folder.path("precious")).unwrap(), "precious");
    assert!(store.backup(&folder.data()).is_err(), "least of all the data themselves");
    assert!(store.backup(&folder.path("no such folder/copy")).is_err());
    assert!(backup_file(&folder.path("no such file"), &folder.path("copy")).is_err());
    assert!(!folder.path("no such file").exists(), "nor is one made");
    assert!(!folder.path("copy").exists() && !folder.path("copy.part").exists());
    store.backup(&folder.path("copy")).unwrap();
    assert!(folder.path("copy").exists() && !folder.path("copy.part").exists());
}

#[test]
fn of_a_copy_that_fails_in_the_middle_nothing_is_left() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (0..3000).map(new_guest).collect());
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
fn only_the_owner_may_read_a_copy() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    folder.open().backup(&folder.path("copy")).unwrap();
    assert_eq!(std::fs::metadata(folder.path("copy")).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_file_that_nobody_uses_can_be_copied_too() {
    let folder = Folder::new();
    commit(&folder.open(), vec![new_guest(1)]);
    backup_file(&folder.data(), &folder.path("copy")).unwrap();
    let copied = SqliteStore::open(folder.path("copy")).unwrap();
    assert_eq!(copied.guest(guest(1)), Ok(Some(somebody(1))));
}
