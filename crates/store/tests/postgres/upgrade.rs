//! Data of older versions, and migrations while nodes of older versions run.

use std::thread::JoinHandle;
use std::time::Duration;

use rodeo_cluster::{LeaseReply, LeaseRequest, NodeId};
use rodeo_store::postgres::read_nodes;
use rodeo_store::{PostgresStore, SecretKind, Store};

use crate::common::*;
use crate::leases::{commit_owned, owned};
use crate::private_postgres::server;
use crate::{TestDatabase, postgres_test};

/// A database with schema version 1: a guest, and a node with a table.
fn version_1() -> TestDatabase {
    let database = TestDatabase::new();
    database.sql(include_str!("../../src/postgres/migrations/1.sql"));
    database.sql("CREATE TABLE rodeo_schema (version integer NOT NULL); INSERT INTO rodeo_schema VALUES (1)");
    database.sql(&format!("INSERT INTO guests VALUES ('{}', 'Guest 1', false, 1000, 1000)", guest_id(1)));
    let hash: String = secret("cookie").0.iter().map(|byte| format!("{byte:02x}")).collect();
    database.sql(&format!(
        "INSERT INTO secrets VALUES ('\\x{hash}', '{}', 'session', 1000, 1000, 'browser')",
        guest_id(1)
    ));
    database.sql(
        "INSERT INTO nodes VALUES (nextval('node_ids'), 'old', rodeo_now() + 3600000, false, false);
         INSERT INTO matches (id, table_id, ended_at, summary, record) VALUES ('m', 't', 5, '{}', '{}')",
    );
    database.sql(&format!("INSERT INTO tables VALUES (7, '{}', 1000, 1, 1, true)", table_id(1)));
    database.sql("INSERT INTO journal VALUES (7, 0, 1500, 'first')");
    database
}

/// What a node of version 1 does to renew its lease and to commit.
fn act_as_version_1(database: &TestDatabase, fact: u64) {
    let renew = "UPDATE nodes SET lease_until = rodeo_now() + 3600000, is_draining = is_draining OR false
                 WHERE id = 1 AND NOT is_fenced AND id <> 0 RETURNING is_draining";
    assert_eq!(database.sql(renew), "f");
    database.sql(&format!(
        "BEGIN; SELECT 1 FROM nodes WHERE id = 1 FOR KEY SHARE;
         UPDATE guests SET last_seen_at = last_seen_at + 1;
         INSERT INTO journal VALUES (7, {fact}, 1600, 'of version 1'); COMMIT"
    ));
}

fn renew(store: &PostgresStore, node: NodeId) {
    let request = LeaseRequest::Renew { node, accepted: Vec::new(), draining: false, counting: true };
    assert!(matches!(store.execute_lease(request), Ok(LeaseReply::Renewed(view)) if view.nodes.len() == 2));
}

/// A session that uses a table in this mode for some seconds, as `pg_dump` does with `ACCESS SHARE`. It has locked it already.
fn use_table(database: &TestDatabase, table: &str, mode: &str) -> JoinHandle<String> {
    let sql = format!("LOCK TABLE {table} IN {mode} MODE; SELECT pg_sleep(4)");
    let name = database.name.clone();
    let session = std::thread::spawn(move || server().sql(&name, &sql));
    let locked = format!(
        "SELECT count(*) > 0 FROM pg_locks WHERE relation = '{table}'::regclass AND granted AND pid <> pg_backend_pid()"
    );
    wait_until(|| database.sql(&locked) == "t");
    session
}

postgres_test! {
    fn data_of_version_1_are_migrated_beside_a_node_of_version_1() {
        let database = version_1();
        let nodes = read_nodes(&database.connection).unwrap();
        let old = nodes.iter().find(|node| node.name == "old").unwrap();
        assert_eq!((old.tables, old.lag_ms, old.commit_ms), (1, None, None));
        act_as_version_1(&database, 1);

        let store = database.open();
        assert_eq!(database.sql("SELECT version FROM rodeo_schema ORDER BY version"), "1\n2\n3");
        act_as_version_1(&database, 2);
        let found = store.guest_by_secret(&secret("cookie"), SecretKind::Session).unwrap().unwrap();
        assert_eq!((found.id, found.name), (guest_id(1), "Guest 1".to_owned()));
        assert_eq!(only_facts(&store), ["first", "of version 1", "of version 1"]);
        assert_eq!(store.styles_of(guest_id(1)), Ok(vec![]));
        let node = store.register_node("new").unwrap();
        renew(&store, node);
        commit_owned(&store, node, &[owned(2, 1)], vec![open_table(2), append(2, 0, "new")]).unwrap();
        act_as_version_1(&database, 3);

        let nodes = read_nodes(&database.connection).unwrap();
        let delays = |name: &str| nodes.iter().find(|node| node.name == name).unwrap().lag_ms.is_some();
        assert!(!delays("old") && delays("new"), "{nodes:?}");
    }
}

postgres_test! {
    /// `pg_dump` locks all tables until it ends, and whatever uses a table waits behind a migration that waits for it.
    fn migration_that_waits_does_not_keep_nodes_from_renewing() {
        let database = version_1();
        let dump = use_table(&database, "nodes", "ACCESS SHARE");
        let connection = database.connection.clone();
        let opened = std::thread::spawn(move || PostgresStore::open(&connection).map(drop));
        // Often enough to meet the migration while it waits.
        let mut renewals = 0;
        while !dump.is_finished() {
            // The lease lasts one second.
            database.sql("SET lock_timeout = '750ms'; UPDATE nodes SET lease_until = lease_until + 1 WHERE id = 1");
            renewals += 1;
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(renewals > 1);
        dump.join().unwrap();
        assert_eq!(opened.join().unwrap(), Ok(()));
        assert_eq!(database.sql("SELECT version FROM rodeo_schema ORDER BY version"), "1\n2\n3");
    }
}

postgres_test! {
    /// The third version needs a lock of the guests. Nothing that the second one locks waits for it.
    fn migrations_are_committed_one_by_one() {
        let database = version_1();
        let writer = use_table(&database, "guests", "ROW EXCLUSIVE");
        let connection = database.connection.clone();
        let opened = std::thread::spawn(move || PostgresStore::open(&connection).map(drop));
        let version = || database.sql("SELECT max(version) FROM rodeo_schema");
        wait_until(|| version() == "2");
        act_as_version_1(&database, 1);
        assert!(!writer.is_finished() && version() == "2");
        writer.join().unwrap();
        assert_eq!(opened.join().unwrap(), Ok(()));
        assert_eq!(version(), "3");
    }
}
