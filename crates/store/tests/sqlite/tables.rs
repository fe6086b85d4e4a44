//! Tables and their facts.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rodeo_store::{SqliteStore, Store, StoredTable, Write};
use rusqlite::Connection;

use crate::things::*;

#[test]
fn facts_come_back_in_order_table_by_table() {
    let folder = Folder::new();
    let store = folder.open();
    assert_eq!(tables(&store), []);
    commit(&store, vec![open_table(2), facts(2, 0, "a")]);
    commit(&store, vec![open_table(1)]);
    for first in 1..50 {
        commit(
            &store,
            vec![facts(2, first, &format!("two {first}")), facts(1, first, &format!("one {first}"))],
        );
    }
    let said = |who: &str| (1..50).map(|first| format!("{who} {first}")).collect::<Vec<_>>();
    let two = [vec!["a".to_owned()], said("two")].concat();
    let expected = [
        StoredTable { id: table(2), opened_at: 1000, touched_at: 2049, facts: two },
        StoredTable { id: table(1), opened_at: 1000, touched_at: 2049, facts: said("one") },
    ];
    assert_eq!(tables(&store), expected);
    drop(store);
    assert_eq!(tables(&folder.open()), expected);
}

#[test]
fn a_rebase_takes_the_place_of_all_that_was_there() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), facts(1, 0, "a"), facts(1, 1, "b"), open_table(2), facts(2, 0, "x")]);
    commit(&store, vec![rebase(1, 2, "a and b")]);
    commit(&store, vec![facts(1, 3, "c")]);
    let check = |store: &SqliteStore| {
        let tables = tables(store);
        assert_eq!(tables[0].facts, ["a and b", "c"]);
        assert_eq!(tables[0].touched_at, 2003);
        assert_eq!(tables[1].facts, ["x"], "others keep what they have");
    };
    check(&store);
    drop(store);
    check(&folder.open());
}

#[test]
fn a_closed_table_is_gone_and_takes_no_facts() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), facts(1, 0, "a"), open_table(2), facts(2, 0, "x")]);
    commit(&store, vec![Write::CloseTable { id: table(1) }]);
    assert_eq!(only_facts(&store), ["x"]);
    assert_eq!(store.table(table(1)), Ok(None));
    assert!(try_commit(&store, vec![facts(1, 1, "b")]).is_err());
    assert!(try_commit(&store, vec![rebase(1, 1, "b")]).is_err());
    assert!(try_commit(&store, vec![facts(3, 0, "never opened")]).is_err());
    assert!(try_commit(&store, vec![open_table(2)]).is_err(), "opened twice");
    // Closing again does no harm, and the same id can be opened again, with nothing of the past.
    commit(&store, vec![Write::CloseTable { id: table(1) }, open_table(1)]);
    drop(store);
    let tables = tables(&folder.open());
    assert_eq!(tables.iter().map(|table| table.facts.len()).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn a_table_of_a_batch_that_failed_was_never_open() {
    let folder = Folder::new();
    let store = folder.open();
    // The facts make the writer look for the number of the table; it must not remember it.
    let wrong = Write::Rename { guest: guest(9), name: "nobody".to_owned() };
    assert!(try_commit(&store, vec![open_table(1), facts(1, 0, "a"), wrong]).is_err());
    assert!(try_commit(&store, vec![facts(1, 0, "a")]).is_err());
    commit(&store, vec![open_table(2), facts(2, 0, "x")]);
    assert_eq!(only_facts(&store), ["x"]);
}

fn rows(folder: &Folder) -> i64 {
    folder.raw().query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap()
}

#[test]
fn dead_facts_are_removed_and_living_ones_stay() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), open_table(2), facts(2, 0, "old and alive")]);
    for batch in 0..60u64 {
        commit(&store, (0..1000).map(|at| facts(1, 1000 * batch + at, "soon dead")).collect());
        commit(&store, vec![rebase(1, 1000 * batch, "base"), facts(1, 30_001, "and more")]);
    }
    // Nobody need come back for the store to tidy up; a few are left for the next time.
    wait_until(|| rows(&folder) < 22_000);
    commit(&store, vec![facts(1, 30_002, "still counted")]);
    let facts: Vec<_> = tables(&store).into_iter().map(|table| table.facts).collect();
    assert_eq!(facts, [vec!["base", "and more", "still counted"], vec!["old and alive"]]);
}

#[test]
fn dead_facts_do_not_pile_up_while_there_is_no_rest() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let (done, ended) = std::sync::mpsc::channel();
    let batches = 400;
    let mut most = 0;
    // Always a few on their way, so that the writer has no time for anything else.
    for batch in 0..batches {
        let mut writes: Vec<Write> = (0..1000).map(|at| facts(1, 1000 * batch + at, "soon dead")).collect();
        writes.push(rebase(1, 1000 * batch, "base"));
        let done = done.clone();
        store.commit(writes, Box::new(move |result| done.send(result).unwrap()));
        if batch >= 4 {
            ended.recv().unwrap().unwrap();
        }
        if batch % 10 == 0 {
            most = most.max(rows(&folder));
        }
    }
    assert!(most < 250_000, "{most} rows of {}", batches * 1001);
}

#[test]
fn the_log_stays_short_though_somebody_always_reads() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (0..1000).map(new_guest).collect());
    let stop = AtomicBool::new(false);
    let mut longest = 0;
    std::thread::scope(|scope| {
        // Each reads for a while, and before it is through the next one begins.
        scope.spawn(|| {
            let readers = [folder.raw(), folder.raw()];
            let begin = |reader: &Connection| {
                reader.execute_batch("BEGIN").unwrap();
                reader.query_row("SELECT count(*) FROM guests", [], |row| row.get::<_, i64>(0)).unwrap();
            };
            begin(&readers[0]);
            for turn in 0.. {
                let begun = Instant::now();
                wait_until(|| begun.elapsed() > Duration::from_millis(5));
                begin(&readers[(turn + 1) % 2]);
                readers[turn % 2].execute_batch("COMMIT").unwrap();
                if stop.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
        let text = "x".repeat(100_000);
        for at in 0..1000 {
            commit(&store, vec![open_table(2), facts(2, at, &text), Write::CloseTable { id: table(2) }]);
            longest = longest.max(std::fs::metadata(folder.path("rodeo.sqlite-wal")).unwrap().len());
        }
        stop.store(true, Ordering::Relaxed);
    });
    assert!(longest < 40 << 20, "the log had {longest} bytes");
}

#[test]
fn a_start_tidies_up_what_the_last_run_left() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), facts(1, 0, "a"), facts(1, 1, "b")]);
    commit(&store, vec![rebase(1, 2, "a and b")]);
    drop(store);
    let store = folder.open();
    wait_until(|| rows(&folder) == 1);
    assert_eq!(only_facts(&store), ["a and b"]);
}

/// A table without facts refers to the place in the journal where its facts will be: those before may all be gone.
#[test]
fn places_in_the_journal_are_never_given_twice() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    commit(&store, (0..100).map(|at| facts(1, at, "dead")).collect());
    commit(&store, vec![open_table(2), Write::CloseTable { id: table(1) }]);
    drop(store);
    let store = folder.open();
    wait_until(|| rows(&folder) == 0);
    drop(store);
    let store = folder.open();
    commit(&store, vec![facts(2, 0, "x")]);
    assert_eq!(only_facts(&store), ["x"]);
}
