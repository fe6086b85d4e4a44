//! Opening the file: lock, permissions, schema version.

use rodeo_store::{SecretKind, SqliteStore, Store, StoreError};
use rusqlite::Connection;

use crate::Folder;
use crate::common::*;

#[test]
fn file_is_locked_against_a_second_store() {
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
    commit(&store, vec![create_guest(1)]);
    for name in ["rodeo.sqlite", "rodeo.sqlite-wal", "rodeo.sqlite.lock"] {
        let mode = std::fs::metadata(folder.path(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[test]
fn invalid_files_are_rejected() {
    let folder = Folder::new();
    let nowhere = SqliteStore::open(folder.path("no/such/folder/file"));
    assert!(
        matches!(&nowhere, Err(StoreError::Database(error)) if error.contains("no/such/folder")),
        "{nowhere:?}"
    );
    std::fs::write(folder.path("text"), "a text that is longer than the header of a database ".repeat(50))
        .unwrap();
    assert!(matches!(SqliteStore::open(folder.path("text")), Err(StoreError::Database(_))));
    let foreign = Connection::open(folder.path("foreign")).unwrap();
    foreign.execute_batch("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1").unwrap();
    assert!(matches!(SqliteStore::open(folder.path("foreign")), Err(StoreError::Database(_))));
}

#[test]
fn newer_data_is_rejected_and_unchanged() {
    let folder = Folder::new();
    drop(folder.open());
    folder.raw().pragma_update(None, "user_version", 77).unwrap();
    let newer = SqliteStore::open(folder.data());
    assert!(matches!(newer, Err(StoreError::Newer { found: 77, known }) if known >= 1), "{newer:?}");
    let version: u32 = folder.raw().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 77);
}

/// A file with schema version 1. Every later version must be able to read it.
#[test]
fn data_of_version_1_is_readable() {
    let folder = Folder::new();
    let db = folder.raw();
    db.execute_batch(include_str!("../../src/sqlite/migrations/1.sql")).unwrap();
    db.execute_batch("PRAGMA user_version = 1; PRAGMA application_id = 0x526f6465").unwrap();
    let (guest_text, table_text, match_text) =
        (guest_id(1).to_string(), table_id(1).to_string(), match_id(1).to_string());
    let summary =
        serde_json::to_string(&stored_match(1, &[(guest_seat(1), 3), (bot_seat("steady"), 9)]).summary)
            .unwrap();
    db.execute("INSERT INTO guests VALUES (?1, 'Guest 1', 0, 1000, 1000)", [&guest_text]).unwrap();
    db.execute("INSERT INTO secrets VALUES (?1, ?2, 'cookie', 1000)", (secret("cookie").0, &guest_text))
        .unwrap();
    db.execute("INSERT INTO tables VALUES (7, ?1, 1000, 2)", [&table_text]).unwrap();
    db.execute("INSERT INTO journal VALUES (1, 7, 0, 1500, 'dead'), (3, 7, 1, 1600, 'live')", []).unwrap();
    db.execute(
        "INSERT INTO matches VALUES (4, ?1, ?2, 10001, ?3, 'record')",
        (&match_text, &table_text, &summary),
    )
    .unwrap();
    db.execute("INSERT INTO match_guests VALUES (?1, 4)", [&guest_text]).unwrap();
    db.execute("INSERT INTO ratings VALUES (?1, 0, 'take6', 26.5, 8.0, 1)", [&guest_text]).unwrap();
    drop(db);
    let store = folder.open();
    assert_eq!(store.guest_by_secret(&secret("cookie"), SecretKind::Session), Ok(Some(guest(1))));
    assert_eq!((only_facts(&store), tables(&store)[0].updated_at), (vec!["live".to_owned()], 1600));
    assert_eq!(store.matches_of(guest_id(1), None, 5).unwrap()[0].0, 4);
    assert_eq!(store.record(match_id(1)), Ok(Some("record".to_owned())));
    assert_eq!(store.ratings_of(guest_id(1)).unwrap()[0].rating, 26.5);
    commit(&store, vec![append(1, 2, "and more")]);
    assert_eq!(only_facts(&store), ["live", "and more"]);
}

#[test]
fn check_notices_a_deleted_file() {
    let folder = Folder::new();
    let store = folder.open();
    assert_eq!(store.check(), Ok(()));
    std::fs::remove_file(folder.data()).unwrap();
    assert!(matches!(store.check(), Err(StoreError::Database(_))));
}
