//! Passwords and values never appear in errors.

use rodeo_store::{Guest, PostgresStore, Store, Write};

use crate::common::*;
use crate::private_postgres::PrivatePostgres;
use crate::{TestDatabase, postgres_test};

postgres_test! {
    fn wrong_password_is_not_repeated() {
        let server = PrivatePostgres::start("off");
        server.sql("postgres", "CREATE ROLE guarded LOGIN SUPERUSER PASSWORD 'r1ght'");
        server.require_password("guarded");
        let connect = |password: &str| {
            let address = format!("127.0.0.1:{}", server.port);
            PostgresStore::open(&format!("postgres://guarded:{password}@{address}/postgres?sslmode=disable"))
        };
        let error = connect("wr0ng").unwrap_err();
        let text = format!("{error} {error:?}");
        assert!(text.contains("password authentication failed") && !text.contains("wr0ng"), "{text}");
        let store = connect("r1ght").unwrap();
        commit(&store, vec![create_guest(1)]);
        assert!(!format!("{store:?}").contains("r1ght"));
    }
}

postgres_test! {
    fn error_of_a_value_names_no_value() {
        let database = TestDatabase::new();
        let store = database.open();
        // PostgreSQL cannot store U+0000 in texts.
        let name = "Ada\0Lovelace".to_owned();
        let write = Write::CreateGuest { guest: Guest { name, ..guest(1) }, secrets: Vec::new() };
        let results = [vec![create_guest(2)], vec![write], vec![create_guest(3)]].map(|batch| send(&store, batch));
        let results = results.map(|result| result.recv().unwrap());
        assert!(results[0].is_ok() && results[2].is_ok(), "{results:?}");
        let text = format!("{:?}", results[1]);
        assert!(results[1].is_err() && !text.contains("Ada") && !text.contains("Lovelace"), "{text}");
        // A duplicate is reported with the name of the constraint, without its key.
        let text = format!("{:?}", try_commit(&store, vec![create_guest(2)]));
        assert!(text.contains("guests_pkey") && !text.contains(&guest_id(2).to_string()), "{text}");
        assert!(store.backup(std::path::Path::new("copy")).is_err());
    }
}
