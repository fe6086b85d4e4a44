//! `rodeo migrate sqlite-to-postgres`.

use std::path::Path;
use std::process::Output;
use std::sync::mpsc::channel;

use rodeo_protocol::{GuestId, TableId};
use rodeo_store::{Guest, GuestQuery, PostgresStore, SqliteStore, Store, Write};
use serde_json::Value;

use crate::private_postgres::{create_database, create_named_database, server};
use crate::rodeo;

const GUESTS: usize = 700;

/// An installation with guests and a table.
fn fill(file: &Path) {
    let store = SqliteStore::open(file).unwrap();
    let table = TableId::from_random([7; 16]);
    let mut batch: Vec<Write> = (0..GUESTS)
        .map(|number| {
            let id = GuestId::from_random(std::array::from_fn(|place| (number >> (place % 2 * 8)) as u8));
            let guest =
                Guest { id, name: format!("Zoë {number}"), bot: false, created_at: 1, last_seen_at: 2 };
            Write::CreateGuest { guest, secrets: Vec::new() }
        })
        .collect();
    batch.push(Write::OpenTable { id: table, at: 5 });
    batch.push(Write::AppendFacts { table, first: 0, facts: "[1]".into(), at: 6 });
    let (sender, stored) = channel();
    store.commit(batch, Box::new(move |result| sender.send(result).unwrap()));
    stored.recv().unwrap().unwrap();
}

fn migrate(data: &Path, variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    let mut command = rodeo();
    command.args(["migrate", "sqlite-to-postgres", "--data"]).arg(data).args(arguments);
    command.envs(variables.iter().copied()).output().unwrap()
}

/// The one line that a failed command prints.
fn error(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
#[cfg_attr(not(postgres_installed), ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)")]
fn installation_is_moved_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rodeo.sqlite");
    let database = create_database();
    let missing = error(&migrate(folder.path(), &[("RODEO_DATABASE", &database)], &[]));
    assert!(missing.contains("no rodeo.sqlite in"), "{missing}");
    fill(&file);
    let unnamed = error(&migrate(folder.path(), &[], &[]));
    assert!(unnamed.contains("RODEO_DATABASE"), "{unnamed}");
    {
        let _running = SqliteStore::open(&file).unwrap();
        let refused = error(&migrate(folder.path(), &[("RODEO_DATABASE", &database)], &[]));
        assert!(refused.contains("in use by another server"), "{refused}");
    }
    let moved = migrate(folder.path(), &[("RODEO_DATABASE", &database)], &["--json"]);
    assert!(moved.status.success(), "{moved:?}");
    let report: Value = serde_json::from_slice(&moved.stdout).unwrap();
    assert_eq!((report["verified"].as_bool(), report["rows"]["guests"].as_u64()), (Some(true), Some(700)));
    let all = GuestQuery { text: String::new(), limit: 1000 };
    let (before, after) = (SqliteStore::open(&file).unwrap(), PostgresStore::open(&database).unwrap());
    assert_eq!(after.guests(&all).unwrap(), before.guests(&all).unwrap());
    assert_eq!(after.guests(&all).unwrap().len(), GUESTS);
    let mut tables = Vec::new();
    after.live_tables(&mut |table| tables.push((table.id, table.facts))).unwrap();
    assert_eq!(tables, [(TableId::from_random([7; 16]), vec!["[1]".to_owned()])]);
    drop((before, after));
    let again = error(&migrate(folder.path(), &[("RODEO_DATABASE", &database)], &[]));
    assert!(again.contains("not empty") && again.contains("nothing has changed"), "{again}");
}

#[test]
#[cfg_attr(not(postgres_installed), ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)")]
fn password_comes_from_a_file_and_is_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    fill(&folder.path().join("rodeo.sqlite"));
    let name = create_named_database();
    server().sql("postgres", "CREATE ROLE mover LOGIN SUPERUSER PASSWORD 'right-s3cret'");
    server().require_password("mover");
    let url = |password: &str, port: u16| format!("postgres://mover:{password}@127.0.0.1:{port}/{name}");
    let url_file = folder.path().join("url");
    let arguments = ["--database-file", url_file.to_str().unwrap()];
    let unused = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    for (url, reason) in [
        (url("wrong-s3cret", server().port), "password authentication failed"),
        (url("wrong-s3cret", unused), "Connection refused"),
        ("postgres://mover:wrong-s3cret@127.0.0.1:port/x".to_owned(), "cannot parse the connection string"),
    ] {
        std::fs::write(&url_file, &url).unwrap();
        let failed = migrate(folder.path(), &[], &arguments);
        let told = error(&failed);
        assert!(told.contains(reason), "{told}");
        assert!(!told.contains("s3cret") && failed.stdout.is_empty(), "{failed:?}");
    }
    std::fs::write(&url_file, format!("{}\n", url("right-s3cret", server().port))).unwrap();
    let moved = migrate(folder.path(), &[], &arguments);
    assert!(moved.status.success(), "{moved:?}");
    let text = String::from_utf8(moved.stdout).unwrap();
    assert!(text.contains("all values are equal") && text.contains("guests             700"), "{text}");
    assert!(!text.contains("s3cret"), "{text}");
}
