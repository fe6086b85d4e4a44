//! Group commits, failed commits, the limit of the queue, and closing.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use rodeo_store::{Batch, SqliteStore, Store, StoreError, Write};

use crate::Folder;
use crate::common::*;

/// Blocks the writer until the sender is used, so that the batches in between form one group.
fn block_writer(store: &SqliteStore) -> Sender<()> {
    let (release, wait) = channel();
    let (started, blocked) = channel();
    let block = move |_| {
        started.send(()).unwrap();
        let _ = wait.recv();
    };
    store.commit(Vec::new(), Box::new(block));
    blocked.recv().unwrap();
    release
}

#[test]
fn queued_batches_share_one_commit() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let release = block_writer(&store);
    let before = store.stats();
    let results: Vec<_> = (0..500).map(|first| send(&store, vec![append(1, first, "x")])).collect();
    assert_eq!(store.stats().queued_batches, 500);
    release.send(()).unwrap();
    results.into_iter().for_each(|result| result.recv().unwrap().unwrap());
    let stats = store.stats();
    let batches = stats.committed_batches - before.committed_batches;
    assert_eq!((batches, stats.commits - before.commits), (500, 1));
    assert_eq!(only_facts(&store).len(), 500);
}

#[test]
fn failed_batch_in_a_group_is_undone_alone() {
    let folder = Folder::new();
    let store = folder.open();
    let release = block_writer(&store);
    let batches: Vec<Batch> = vec![
        vec![open_table(1), append(1, 0, "a")],
        vec![append(1, 1, "undone"), create_guest(1), invalid_write()],
        vec![open_table(2), append(2, 0, "x"), open_table(2)],
        vec![append(1, 1, "b")],
        vec![append(2, 1, "table 2 is not open")],
        // This table gets the key that table 2 would have had.
        vec![open_table(3)],
        vec![open_table(2), append(2, 0, "y")],
        vec![create_guest(2)],
    ];
    let results: Vec<_> = batches.into_iter().map(|batch| send(&store, batch)).collect();
    release.send(()).unwrap();
    let succeeded: Vec<bool> = results.into_iter().map(|result| result.recv().unwrap().is_ok()).collect();
    assert_eq!(succeeded, [true, false, false, true, false, true, true, true]);
    let facts: Vec<_> = tables(&store).into_iter().map(|table| (table.id, table.facts.join(" "))).collect();
    assert_eq!(
        facts,
        [(table_id(1), "a b".to_owned()), (table_id(3), String::new()), (table_id(2), "y".to_owned())]
    );
    assert_eq!((store.guest(guest_id(1)), store.guest(guest_id(2))), (Ok(None), Ok(Some(guest(2)))));
    assert_eq!((store.stats().failed_batches, store.stats().commits), (3, 2), "not in one commit");
}

/// Installs a trigger that makes a commit fail, as a full disk would, if it creates a guest with the name `trap`.
fn install_trap(folder: &Folder) {
    drop(folder.open());
    let trap = "CREATE TABLE trap (guest TEXT REFERENCES guests DEFERRABLE INITIALLY DEFERRED);
                CREATE TRIGGER spring AFTER INSERT ON guests WHEN new.name = 'trap'
                BEGIN INSERT INTO trap VALUES ('nobody'); END;";
    folder.raw().execute_batch(trap).unwrap();
}

fn trapped(number: u32) -> Write {
    let guest = rodeo_store::Guest { name: "trap".to_owned(), ..guest(number) };
    Write::CreateGuest { guest, secrets: Vec::new() }
}

#[test]
fn failed_commit_fails_all_its_batches_and_no_later_ones() {
    let folder = Folder::new();
    install_trap(&folder);
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let release = block_writer(&store);
    let batches = [
        vec![append(1, 0, "lost")],
        vec![open_table(2), append(2, 0, "x")],
        vec![trapped(1)],
        vec![create_guest(2)],
    ];
    let results: Vec<_> = batches.into_iter().map(|batch| send(&store, batch)).collect();
    release.send(()).unwrap();
    for result in results {
        assert!(matches!(result.recv().unwrap(), Err(StoreError::Database(_))));
    }
    assert_eq!(only_facts(&store), [""; 0], "facts of a failed commit");
    assert_eq!((store.guest(guest_id(1)), store.guest(guest_id(2))), (Ok(None), Ok(None)));
    assert!(try_commit(&store, vec![append(1, 1, "after the gap")]).is_err());
    commit(&store, vec![create_guest(2), append(1, 0, "a")]);
    assert!(try_commit(&store, vec![append(2, 1, "not open")]).is_err());
    drop(store);
    assert_eq!(only_facts(&folder.open()), ["a"]);
}

#[test]
fn gap_in_a_group_rejects_later_facts_of_the_group() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), append(1, 0, "a"), open_table(2), open_table(3), append(3, 0, "x")]);
    let release = block_writer(&store);
    let batches = [
        vec![append(1, 1, "lost"), invalid_write()],
        vec![append(1, 2, "after the gap")],
        vec![append(2, 0, "of another table")],
        vec![append(2, 1, "lost"), replace(3, 1, "lost"), invalid_write()],
    ];
    let results: Vec<_> = batches.into_iter().map(|batch| send(&store, batch)).collect();
    release.send(()).unwrap();
    let succeeded: Vec<bool> = results.into_iter().map(|result| result.recv().unwrap().is_ok()).collect();
    assert_eq!(succeeded, [false, false, true, false]);
}

#[test]
fn rejected_batch_of_a_full_queue_is_a_gap() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), append(1, 0, "a")]);
    let release = block_writer(&store);
    let last = (0..32_768).map(|_| send(&store, Vec::new())).last().unwrap();
    assert_eq!(send(&store, vec![append(1, 1, "lost")]).try_recv(), Ok(Err(StoreError::Busy)));
    release.send(()).unwrap();
    last.recv().unwrap().unwrap();
    assert!(try_commit(&store, vec![append(1, 2, "c")]).is_err());
    commit(&store, vec![append(1, 1, "b")]);
    commit(&store, vec![append(1, 2, "c")]);
    assert_eq!(only_facts(&store), ["a", "b", "c"]);
}

#[test]
fn close_commits_queued_batches_and_rejects_later_ones() {
    let folder = Folder::new();
    let store = folder.open();
    let release = block_writer(&store);
    let result = send(&store, vec![create_guest(1)]);
    std::thread::scope(|scope| {
        let closing = scope.spawn(|| store.close());
        wait_until(|| store.check() == Err(StoreError::Closed));
        assert_eq!(try_commit(&store, vec![create_guest(2)]), Err(StoreError::Closed));
        release.send(()).unwrap();
        closing.join().unwrap();
        assert_eq!(result.try_recv(), Ok(Ok(())), "not committed by close");
    });
    assert_eq!(folder.open().guest(guest_id(1)), Ok(Some(guest(1))));
}

#[test]
fn callback_may_drop_the_last_reference() {
    let folder = Folder::new();
    let store = Arc::new(folder.open());
    let release = block_writer(&store);
    let owner = Arc::clone(&store);
    let (done, results) = channel();
    store.commit(
        vec![create_guest(1)],
        Box::new(move |result| {
            drop(owner);
            done.send(result).unwrap();
        }),
    );
    drop(store);
    release.send(()).unwrap();
    assert_eq!(results.recv().unwrap(), Ok(()));
    wait_until(|| SqliteStore::open(folder.data()).is_ok());
    assert_eq!(folder.open().guest(guest_id(1)), Ok(Some(guest(1))));
}
