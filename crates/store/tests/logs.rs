//! What the store logs, and that logs contain no facts.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_store::{RetentionCutoffs, SqliteStore, Store, StoreError, Write};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// Waits for a line of the writer thread.
    fn wait_for(&self, text: &str) {
        let started = Instant::now();
        while !self.text().contains(text) {
            assert!(
                started.elapsed() < Duration::from_secs(60),
                "`{text}` is not in the log:\n{}",
                self.text()
            );
            std::thread::yield_now();
        }
    }
}

fn commit(store: &SqliteStore, batch: Vec<Write>) -> Result<(), StoreError> {
    let (done, result) = channel();
    store.commit(batch, Box::new(move |sent| done.send(sent).unwrap()));
    result.recv().unwrap()
}

// The writer thread logs to the global subscriber, so this file has a single test.
#[test]
fn problems_are_logged_without_facts() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).init();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rodeo.sqlite");
    let store = SqliteStore::open(&file).unwrap();
    log.wait_for("migrated the database schema version=1");

    let table = TableId::from_random([1; 16]);
    let facts = "the seed is 4711".to_owned();
    let (guest, summary) = (GuestId::from_random([1; 16]), "style 4711".to_owned());
    let style = Write::SaveStyle { guest, game: GameKind::Take6, summary };
    assert!(commit(&store, vec![style, Write::AppendFacts { table, first: 1, facts, at: 0 }]).is_err());
    log.wait_for("failed to commit batches failed=1 batches=1");

    store.commit(Vec::new(), Box::new(|_| panic!("on purpose")));
    log.wait_for("a commit callback panicked");

    // The first step of a sweep succeeds within the commit, a later one fails in the background.
    let guests = (0..1000u128).map(|number| Write::CreateGuest {
        guest: rodeo_store::Guest {
            id: GuestId::from_random((number << 64 | 1 << 127).to_be_bytes()),
            name: if number == 999 { "trap".to_owned() } else { "Guest".to_owned() },
            bot: false,
            created_at: number as u64,
            last_seen_at: number as u64,
        },
        secrets: Vec::new(),
    });
    commit(&store, guests.collect()).unwrap();
    let trap = "CREATE TRIGGER trap BEFORE DELETE ON guests WHEN old.name = 'trap'
                BEGIN SELECT RAISE(ABORT, 'trap'); END";
    rusqlite::Connection::open(&file).unwrap().execute_batch(trap).unwrap();
    let cutoffs = RetentionCutoffs { idle_guests: 5000, guests: 5000, matches: 0, reports: 0 };
    commit(&store, vec![Write::Sweep(cutoffs)]).unwrap();
    log.wait_for("retention sweep failed error=database error: trap");

    // The store works as before.
    commit(&store, vec![Write::OpenTable { id: table, at: 0 }]).unwrap();
    assert!(!log.text().contains("4711"), "{}", log.text());
}
