//! Tests of the store in PostgreSQL beyond the conformance suite: several processes, leases, lost connections, TLS.

#![cfg(feature = "cluster")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "other tests of the store use the rest")]
#[path = "../common/mod.rs"]
mod common;
mod connections;
mod import;
mod leases;
mod model;
#[allow(dead_code, reason = "other tests of the store use the rest")]
#[path = "../common/private_postgres.rs"]
mod private_postgres;
mod processes;
mod round_trips;
mod secrets;
mod upgrade;

use rodeo_store::PostgresStore;

/// A new database with its name.
struct TestDatabase {
    name: String,
    connection: String,
}

impl TestDatabase {
    fn new() -> TestDatabase {
        let name = private_postgres::create_named_database();
        let connection = private_postgres::server().connection(&name);
        TestDatabase { name, connection }
    }

    fn open(&self) -> PostgresStore {
        PostgresStore::open(&self.connection).unwrap()
    }

    fn sql(&self, sql: &str) -> String {
        private_postgres::server().sql(&self.name, sql)
    }

    /// Replaces the clock of leases by one that stands still. The schema must exist.
    fn stop_clock(&self) {
        self.sql("CREATE TABLE test_clock (now bigint NOT NULL)");
        self.sql("INSERT INTO test_clock VALUES (1000000)");
        self.sql(
            "CREATE OR REPLACE FUNCTION rodeo_now() RETURNS bigint LANGUAGE sql VOLATILE
             AS 'SELECT now FROM test_clock'",
        );
    }

    fn advance_clock(&self, ms: u64) {
        self.sql(&format!("UPDATE test_clock SET now = now + {ms}"));
    }

    /// Waits until a number of connections wait for locks.
    fn wait_for_locks(&self, number: usize) {
        let sql = "SELECT count(*) FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'";
        common::wait_until(|| self.sql(sql) == number.to_string());
    }
}

/// Declares a test that needs a PostgreSQL server.
macro_rules! postgres_test {
    ($(#[$doc:meta])* fn $name:ident() $body:block) => {
        $(#[$doc])*
        #[test]
        #[cfg_attr(not(postgres_installed), ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)")]
        fn $name() $body
    };
}
pub(crate) use postgres_test;
