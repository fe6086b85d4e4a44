//! Compaction of the journal and the size of the write-ahead log.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rodeo_store::{Store, Write};
use rusqlite::Connection;

use crate::Folder;
use crate::common::*;

fn rows(folder: &Folder) -> i64 {
    folder.raw().query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap()
}

#[test]
fn compaction_deletes_dead_rows_only() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), open_table(2), append(2, 0, "old and live")]);
    for batch in 0..60u64 {
        commit(&store, (0..1000).map(|at| append(1, 1000 * batch + at, "replaced later")).collect());
        commit(&store, vec![replace(1, 1000 * batch, "base"), append(1, 30_001, "and more")]);
    }
    // Compaction runs without further writes and leaves what is below its threshold.
    wait_until(|| rows(&folder) < 22_000);
    commit(&store, vec![append(1, 30_002, "appended after compaction")]);
    let facts: Vec<_> = tables(&store).into_iter().map(|table| table.facts).collect();
    assert_eq!(facts, [vec!["base", "and more", "appended after compaction"], vec!["old and live"]]);
}

#[test]
fn compaction_keeps_up_under_permanent_load() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let (done, results) = std::sync::mpsc::channel();
    let batches = 400;
    let mut max_rows = 0;
    // A few batches are always in flight, so the writer is never idle.
    for batch in 0..batches {
        let mut writes: Vec<Write> =
            (0..1000).map(|at| append(1, 1000 * batch + at, "replaced later")).collect();
        writes.push(replace(1, 1000 * batch, "base"));
        let done = done.clone();
        store.commit(writes, Box::new(move |result| done.send(result).unwrap()));
        if batch >= 4 {
            results.recv().unwrap().unwrap();
        }
        if batch % 10 == 0 {
            max_rows = max_rows.max(rows(&folder));
        }
    }
    assert!(max_rows < 250_000, "{max_rows} rows of {}", batches * 1001);
}

#[test]
fn log_stays_short_with_overlapping_readers() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (0..1000).map(create_guest).collect());
    let stop = AtomicBool::new(false);
    let mut longest = 0;
    std::thread::scope(|scope| {
        // The next reader starts before the previous one ends.
        scope.spawn(|| {
            let readers = [folder.raw(), folder.raw()];
            let begin = |reader: &Connection| {
                reader.execute_batch("BEGIN").unwrap();
                reader.query_row("SELECT count(*) FROM guests", [], |row| row.get::<_, i64>(0)).unwrap();
            };
            begin(&readers[0]);
            for turn in 0.. {
                let started = Instant::now();
                wait_until(|| started.elapsed() > Duration::from_millis(5));
                begin(&readers[(turn + 1) % 2]);
                readers[turn % 2].execute_batch("COMMIT").unwrap();
                if stop.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
        let _stop = SetOnDrop(&stop);
        let text = "x".repeat(100_000);
        for at in 0..1000 {
            commit(&store, vec![open_table(2), append(2, at, &text), Write::CloseTable { id: table_id(2) }]);
            longest = longest.max(std::fs::metadata(folder.path("rodeo.sqlite-wal")).unwrap().len());
        }
    });
    assert!(longest < 40 << 20, "the log grew to {longest} bytes");
}

#[test]
fn open_starts_a_compaction() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), append(1, 0, "a"), append(1, 1, "b")]);
    commit(&store, vec![replace(1, 2, "a and b")]);
    drop(store);
    let store = folder.open();
    wait_until(|| rows(&folder) == 1);
    assert_eq!(only_facts(&store), ["a and b"]);
}

/// A table without facts refers to a journal id that does not exist yet. All earlier rows may be deleted.
#[test]
fn journal_ids_are_not_reused() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    commit(&store, (0..100).map(|at| append(1, at, "dead")).collect());
    commit(&store, vec![open_table(2), Write::CloseTable { id: table_id(1) }]);
    drop(store);
    let store = folder.open();
    wait_until(|| rows(&folder) == 0);
    drop(store);
    let store = folder.open();
    commit(&store, vec![append(2, 0, "x")]);
    assert_eq!(only_facts(&store), ["x"]);
}

#[test]
fn row_that_is_no_text_damages_its_table_only() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), append(1, 0, "a"), open_table(2), append(2, 0, "x")]);
    drop(store);
    let sql = "UPDATE journal SET facts = CAST(x'5bff5d' AS TEXT) WHERE id = (SELECT min(id) FROM journal)";
    assert_eq!(folder.raw().execute(sql, []).unwrap(), 1);
    let store = folder.open();
    let tables = tables(&store);
    assert_eq!((tables[0].damage.is_some(), tables[1].damage.clone()), (true, None));
    assert_eq!(tables[1].facts, ["x"]);
    let reason = tables[0].damage.clone().unwrap();
    commit(&store, vec![Write::QuarantineTable { id: table_id(1), reason, at: 9 }]);
    drop(store);
    // The bytes are kept as they were.
    let sql = "SELECT content FROM quarantine_rows WHERE source = 'journal'";
    let kept: Vec<u8> = folder.raw().query_row(sql, [], |row| row.get(0)).unwrap();
    assert_eq!(kept, [0x5b, 0xff, 0x5d]);
}
