//! Moving an installation from SQLite to PostgreSQL.

use std::path::Path;

use rodeo_rules::any::GameKind;
use rodeo_store::postgres::import_sqlite;
use rodeo_store::{
    GuestQuery, PostgresStore, ReportQuery, Restriction, RestrictionKind, SecretKind, SqliteStore, Store,
    StoreError, Write,
};

use crate::common::*;
use crate::{TestDatabase, postgres_test};

/// An installation with something in every table.
fn fill(file: &Path) {
    let store = SqliteStore::open(file).unwrap();
    for number in 1..=1200 {
        let secrets = vec![(secret(&format!("cookie {number}")), SecretKind::Session)];
        // Sent without waiting: the order is kept.
        send(&store, vec![Write::CreateGuest { guest: guest(number), secrets }]);
    }
    for number in 1..=30 {
        commit(&store, vec![save_match(number, &[(guest_seat(number % 5 + 1), 3), (bot_seat("steady"), 9)])]);
    }
    commit(&store, vec![open_table(2), append(2, 0, "a"), append(2, 1, "Zoë 🐂")]);
    commit(&store, vec![open_table(1), append(1, 0, "old"), open_table(3), append(3, 0, "damaged")]);
    commit(&store, vec![replace(1, 1, "checkpoint"), append(1, 2, "b"), Write::RecordAlive { at: 9000 }]);
    let reason = "no JSON".to_owned();
    commit(&store, vec![Write::QuarantineTable { id: table_id(3), reason: reason.clone(), at: 7 }]);
    for until_ms in [None, Some(99)] {
        let kind = if until_ms.is_none() { RestrictionKind::Ban } else { RestrictionKind::Mute };
        let (guest, reason) = (guest_id(3), reason.clone());
        commit(
            &store,
            vec![Write::Restrict(Box::new(Restriction { guest, kind, since_ms: 5, until_ms, reason }))],
        );
    }
    let summary = "plays at random".to_owned();
    commit(&store, vec![Write::SaveStyle { guest: guest_id(2), game: GameKind::Take6, summary }]);
    commit(&store, vec![Write::DeleteGuest { guest: guest_id(5), at: 20_000 }]);
}

/// Everything that the trait shows.
fn contents(store: &dyn Store) -> String {
    let matches: Vec<_> =
        (1..=5).map(|guest| store.matches_of(guest_id(guest), None, 100).unwrap()).collect();
    let records: Vec<_> = (1..=30).map(|number| store.record(match_id(number)).unwrap()).collect();
    let sessions: Vec<_> = (1..=9).map(|guest| store.sessions_of(guest_id(guest)).unwrap()).collect();
    let facts: Vec<_> = tables(store)
        .into_iter()
        .map(|table| (table.id, table.opened_at, table.updated_at, table.facts))
        .collect();
    let styles: Vec<_> = (1..=5).map(|guest| store.styles_of(guest_id(guest)).unwrap()).collect();
    assert_eq!(styles[1].len(), 1);
    let all = GuestQuery { text: String::new(), limit: 10_000 };
    format!(
        "{:?}\n{matches:?}\n{records:?}\n{sessions:?}\n{styles:?}\n{facts:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}",
        store.guests(&all).unwrap(),
        store.best_ratings(GameKind::Take6, 100).unwrap(),
        store.restrictions().unwrap(),
        store.reports(ReportQuery { resolved: true, limit: 100 }).unwrap(),
        store.quarantined().unwrap(),
        store.last_alive().unwrap(),
    )
}

postgres_test! {
    fn installation_is_moved_completely() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("rodeo.sqlite");
        fill(&file);
        let database = TestDatabase::new();
        {
            let running = SqliteStore::open(&file).unwrap();
            let refused = import_sqlite(&file, &database.connection, &mut |_, _, _| ());
            assert!(matches!(refused, Err(StoreError::InUse(_))), "{refused:?}");
            drop(running);
        }
        let mut progress = Vec::new();
        let copied = import_sqlite(&file, &database.connection, &mut |table, done, all| progress.push((table, done, all)));
        let copied = copied.unwrap();
        assert!(progress.contains(&("guests", 500, 2398)) && progress.contains(&("guests", 2398, 2398)), "{progress:?}");
        assert!(progress.iter().all(|(_, done, all)| done <= all), "{progress:?}");
        let count = |name| copied.iter().find(|(table, _)| *table == name).unwrap().1;
        assert_eq!((count("guests"), count("secrets"), count("matches")), (1199, 1199, 30));
        assert_eq!((count("tables"), count("journal")), (2, 4), "facts that a checkpoint replaced are left behind");
        let (before, after) = (SqliteStore::open(&file).unwrap(), PostgresStore::open(&database.connection).unwrap());
        assert_eq!(contents(&after), contents(&before));
        // The numbers of matches continue, and tables can be written to.
        commit(&after, vec![save_match(31, &[(guest_seat(1), 3)]), append(1, 3, "c"), open_table(4)]);
        let newest = after.matches_of(guest_id(1), None, 1).unwrap();
        assert_eq!((newest[0].0, newest[0].1.id), (31, match_id(31)));
        let again = import_sqlite(&file, &database.connection, &mut |_, _, _| ());
        drop(before);
        assert!(again.is_err());
        let again = import_sqlite(&file, &database.connection, &mut |_, _, _| ()).unwrap_err();
        assert!(again.to_string().contains("not empty"), "{again}");
        let nothing = import_sqlite(&folder.path().join("none.sqlite"), &database.connection, &mut |_, _, _| ()).unwrap_err();
        assert!(nothing.to_string().contains("none.sqlite"), "{nothing}");
    }
}

postgres_test! {
    fn damaged_file_is_not_moved_in_part() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("rodeo.sqlite");
        fill(&file);
        // PostgreSQL does not accept this text, which SQLite does.
        let text = "UPDATE guests SET name = 'a' || char(0) || 'b' WHERE id = (SELECT max(id) FROM guests)";
        rusqlite::Connection::open(&file).unwrap().execute_batch(text).unwrap();
        let database = TestDatabase::new();
        import_sqlite(&file, &database.connection, &mut |_, _, _| ()).unwrap_err();
        assert_eq!(database.sql("SELECT (SELECT count(*) FROM guests) + (SELECT count(*) FROM tables)"), "0");
    }
}
