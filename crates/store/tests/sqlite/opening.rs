//! Opening the file: once at a time, by its owner, in the right version.

use rodeo_store::{SqliteStore, Store, StoreError};
use rusqlite::Connection;

use crate::things::*;

#[test]
fn two_cannot_use_the_same_file() {
    let folder = Folder::new();
    let store = folder.open();
    let second = SqliteStore::open(folder.data());
    assert!(matches!(second, Err(StoreError::InUse(_))), "{second:?}");
    drop(store);
    folder.open().check().unwrap();
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![new_guest(1)]);
    for name in ["rodeo.sqlite", "rodeo.sqlite-wal", "rodeo.sqlite.lock"] {
        let mode = std::fs::metadata(folder.path(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[test]
fn what_cannot_be_opened_is_said() {
    let folder = Folder::new();
    let nowhere = SqliteStore::open(folder.path("no/such/folder/file"));
    assert!(
        matches!(&nowhere, Err(StoreError::Database(why)) if why.contains("no/such/folder")),
        "{nowhere:?}"
    );
    std::fs::write(
        folder.path("text"),
        "this is no database, though it is quite long enough to be one".repeat(50),
    )
    .unwrap();
    assert!(matches!(SqliteStore::open(folder.path("text")), Err(StoreError::Database(_))));
    let foreign = Connection::open(folder.path("foreign")).unwrap();
    foreign.execute_batch("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1").unwrap();
    assert!(matches!(SqliteStore::open(folder.path("foreign")), Err(StoreError::Database(_))));
}

#[test]
fn newer_data_are_left_alone() {
    let folder = Folder::new();
    drop(folder.open());
    folder.raw().pragma_update(None, "user_version", 77).unwrap();
    let newer = SqliteStore::open(folder.data());
    assert!(matches!(newer, Err(StoreError::Newer { found: 77, known }) if known >= 1), "{newer:?}");
    let version: u32 = folder.raw().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 77);
}

/// A file as version 1 wrote it: every later version must be able to read it.
#[test]
fn data_of_version_1_are_read() {
    let folder = Folder::new();
    let db = folder.raw();
    db.execute_batch(include_str!("../../src/sqlite/migrations/1.sql")).unwrap();
    db.execute_batch("PRAGMA user_version = 1; PRAGMA application_id = 0x526f6465").unwrap();
    let (guest_id, table_id, match_number) =
        (guest(1).to_string(), table(1).to_string(), match_id(1).to_string());
    let card = serde_json::to_string(&finished(1, &[(sits(1), 3), (house("steady"), 9)]).card).unwrap();
    db.execute("INSERT INTO guests VALUES (?1, 'Guest 1', 0, 1000, 1000)", [&guest_id]).unwrap();
    db.execute("INSERT INTO secrets VALUES (?1, ?2, 'cookie', 1000)", (secret("cookie").0, &guest_id))
        .unwrap();
    db.execute("INSERT INTO tables VALUES (7, ?1, 1000, 2)", [&table_id]).unwrap();
    db.execute("INSERT INTO journal VALUES (1, 7, 0, 1500, 'dead'), (3, 7, 1, 1600, 'alive')", []).unwrap();
    db.execute(
        "INSERT INTO matches VALUES (4, ?1, ?2, 10001, ?3, 'record')",
        (&match_number, &table_id, &card),
    )
    .unwrap();
    db.execute("INSERT INTO sat VALUES (?1, 4)", [&guest_id]).unwrap();
    db.execute("INSERT INTO ratings VALUES (?1, 0, 'take6', 26.5, 8.0, 1)", [&guest_id]).unwrap();
    drop(db);
    let store = folder.open();
    assert_eq!(store.guest_by_secret(&secret("cookie")), Ok(Some(somebody(1))));
    assert_eq!((only_facts(&store), tables(&store)[0].touched_at), (vec!["alive".to_owned()], 1600));
    assert_eq!(store.matches_of(guest(1), None, 5).unwrap()[0].0, 4);
    assert_eq!(store.record(match_id(1)), Ok(Some("record".to_owned())));
    assert_eq!(store.ratings_of(guest(1)).unwrap()[0].rating, 26.5);
    commit(&store, vec![facts(1, 2, "and goes on")]);
    assert_eq!(only_facts(&store), ["alive", "and goes on"]);
}

#[test]
fn a_file_that_vanished_is_noticed() {
    let folder = Folder::new();
    let store = folder.open();
    assert_eq!(store.check(), Ok(()));
    std::fs::remove_file(folder.data()).unwrap();
    assert!(matches!(store.check(), Err(StoreError::Database(_))));
}
