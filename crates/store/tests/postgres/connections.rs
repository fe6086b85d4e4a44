//! Lost connections, and connections with TLS.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rcgen::{CertificateParams, Issuer, KeyPair};
use rodeo_store::{PostgresStore, Store, StoreError};

use crate::common::*;
use crate::private_postgres::PrivatePostgres;
use crate::{TestDatabase, postgres_test};

/// Ends all connections to the current database but the own one.
const TERMINATE: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                         WHERE datname = current_database() AND pid <> pg_backend_pid()";

postgres_test! {
    fn lost_connections_lose_and_double_nothing() {
        let database = TestDatabase::new();
        let store = database.open();
        commit(&store, vec![open_table(1)]);
        let (stop, stored) = (AtomicBool::new(false), AtomicU64::new(0));
        std::thread::scope(|scope| {
            let _stop = SetOnDrop(&stop);
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let before = stored.load(Ordering::Relaxed);
                    database.sql(TERMINATE);
                    // A batch gets through before the connections are ended again, so that none runs out of time.
                    wait_until(|| stop.load(Ordering::Relaxed) || stored.load(Ordering::Relaxed) > before);
                }
            });
            // Every batch is stored once: the primary key would reject a second copy, which would be reported as an error.
            for first in 0..400 {
                assert_eq!(try_commit(&store, vec![append(1, first, &first.to_string())]), Ok(()));
                stored.fetch_add(1, Ordering::Relaxed);
            }
            // Reads are tried again on another connection.
            for _ in 0..20 {
                let facts = store.table(table_id(1)).map(|table| table.unwrap().facts.len());
                assert!(matches!(facts, Ok(400) | Err(StoreError::Io(_))), "{facts:?}");
                stored.fetch_add(1, Ordering::Relaxed);
            }
        });
        assert_eq!(only_facts(&store), (0..400).map(|first: u64| first.to_string()).collect::<Vec<_>>());
        assert_eq!(store.check(), Ok(()));
    }
}

postgres_test! {
    fn writer_that_was_replaced_cannot_commit() {
        let database = TestDatabase::new();
        let store = database.open();
        commit(&store, vec![create_guest(1)]);
        // As a new connection of the same process would do.
        database.sql("UPDATE writers SET generation = generation + 1");
        // The old connection is locked out; the writer notices, connects again and repeats the batch.
        commit(&store, vec![create_guest(2)]);
        assert_eq!(database.sql("SELECT generation FROM writers"), "3");
        assert_eq!(database.sql("SELECT count(*) FROM guests"), "2");
    }
}

postgres_test! {
    fn tls_is_verified() {
        let server = PrivatePostgres::start("off");
        let authority_key = KeyPair::generate().unwrap();
        let mut authority = CertificateParams::new(Vec::new()).unwrap();
        authority.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
        let authority_certificate = authority.clone().self_signed(&authority_key).unwrap();
        let key = KeyPair::generate().unwrap();
        let names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
        let issuer = Issuer::new(authority, authority_key);
        let certificate = CertificateParams::new(names).unwrap().signed_by(&key, &issuer).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("root.pem");
        std::fs::write(&root, authority_certificate.pem()).unwrap();
        server.install_certificate(&certificate.pem(), &key.serialize_pem());

        let connection = |options: &str| {
            format!("postgres://rodeo:s3cret@127.0.0.1:{}/postgres?{options}", server.port)
        };
        let verified = connection(&format!("sslmode=verify-full&sslrootcert={}", root.display()));
        let store = PostgresStore::open(&verified).unwrap();
        commit(&store, vec![create_guest(1)]);
        let sessions = "SELECT bool_and(ssl), count(*) > 0 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                        WHERE application_name = 'rodeo'";
        assert_eq!(server.sql("postgres", sessions), "t|t");
        drop(store);
        // The system does not know the authority.
        for options in ["sslmode=verify-full", "sslmode=require"] {
            let error = PostgresStore::open(&connection(options)).unwrap_err();
            assert!(matches!(&error, StoreError::Io(text) if text.contains("TLS")), "{error}");
            assert!(!format!("{error:?}").contains("s3cret"));
        }
        let other = connection(&format!("sslmode=verify-full&sslrootcert={}", folder.path().join("no.pem").display()));
        assert!(PostgresStore::open(&other).unwrap_err().to_string().contains("no.pem"));
    }
}
