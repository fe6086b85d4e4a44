//! Batches: whole or not at all, in order, many in one commit.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use rodeo_store::{Batch, SqliteStore, Store, StoreError, Write};

use crate::things::*;

/// Keeps the writer busy until it is let go, so that all that comes meanwhile is one group.
fn hold(store: &SqliteStore) -> Sender<()> {
    let (go, wait) = channel();
    let (begun, held) = channel();
    let hold = move |_| {
        begun.send(()).unwrap();
        let _ = wait.recv();
    };
    store.commit(Vec::new(), Box::new(hold));
    held.recv().unwrap();
    go
}

fn send(store: &SqliteStore, batch: Batch) -> Receiver<Result<(), StoreError>> {
    let (done, end) = channel();
    let tell = move |result| {
        // Not every test listens to all.
        let _ = done.send(result);
    };
    store.commit(batch, Box::new(tell));
    end
}

fn rename_nobody() -> Write {
    Write::Rename { guest: guest(999), name: "nobody".to_owned() }
}

#[test]
fn what_waits_together_is_committed_together_and_told_in_order() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let go = hold(&store);
    let before = store.stats();
    let told = Arc::new(Mutex::new(Vec::new()));
    for first in 0..500 {
        let told = Arc::clone(&told);
        let batch = vec![facts(1, first, &format!("{first}"))];
        store.commit(batch, Box::new(move |result| told.lock().unwrap().push((first, result))));
    }
    assert_eq!(store.stats().waiting, 500);
    let end = send(&store, Vec::new());
    go.send(()).unwrap();
    end.recv().unwrap().unwrap();
    let stats = store.stats();
    assert_eq!((stats.batches - before.batches, stats.groups - before.groups), (501, 1));
    assert_eq!(*told.lock().unwrap(), (0..500).map(|first| (first, Ok(()))).collect::<Vec<_>>());
    assert_eq!(only_facts(&store), (0..500).map(|first| format!("{first}")).collect::<Vec<_>>());
}

#[test]
fn whoever_is_told_finds_it_written() {
    let folder = Folder::new();
    let store = Arc::new(folder.open());
    commit(&*store, vec![open_table(1)]);
    let (found, looked) = channel();
    for first in 0..20 {
        let (reader, found) = (Arc::clone(&store), found.clone());
        let look = move |result: Result<(), StoreError>| {
            result.unwrap();
            found.send(only_facts(&*reader).len() as u64 > first).unwrap();
        };
        store.commit(vec![facts(1, first, "x")], Box::new(look));
    }
    assert!((0..20).all(|_| looked.recv().unwrap()));
}

#[test]
fn a_batch_that_fails_fails_alone_and_whole() {
    let folder = Folder::new();
    let store = folder.open();
    let go = hold(&store);
    let batches: Vec<Batch> = vec![
        vec![open_table(1), facts(1, 0, "a")],
        vec![facts(1, 1, "undone"), new_guest(1), rename_nobody()],
        vec![open_table(2), facts(2, 0, "x"), open_table(2)],
        vec![facts(1, 1, "b")],
        vec![facts(2, 1, "of a table that was not opened")],
        // This one gets the number that the other would have had.
        vec![open_table(3)],
        vec![open_table(2), facts(2, 0, "y")],
        vec![new_guest(2)],
    ];
    let ends: Vec<_> = batches.into_iter().map(|batch| send(&store, batch)).collect();
    go.send(()).unwrap();
    let ended: Vec<bool> = ends.into_iter().map(|end| end.recv().unwrap().is_ok()).collect();
    assert_eq!(ended, [true, false, false, true, false, true, true, true]);
    let facts: Vec<_> = tables(&store).into_iter().map(|table| (table.id, table.facts.join(" "))).collect();
    assert_eq!(facts, [(table(1), "a b".to_owned()), (table(3), String::new()), (table(2), "y".to_owned())]);
    assert_eq!((store.guest(guest(1)), store.guest(guest(2))), (Ok(None), Ok(Some(somebody(2)))));
    assert_eq!((store.stats().failed, store.stats().groups), (3, 2), "the others in one commit");
}

/// A trap that springs only when a transaction is committed, as a full disk would.
fn set_trap(folder: &Folder) {
    drop(folder.open());
    let trap = "CREATE TABLE trap (guest TEXT REFERENCES guests DEFERRABLE INITIALLY DEFERRED);
                CREATE TRIGGER spring AFTER INSERT ON guests WHEN new.name = 'trap'
                BEGIN INSERT INTO trap VALUES ('nobody'); END;";
    folder.raw().execute_batch(trap).unwrap();
}

fn trapped(number: u32) -> Write {
    let guest = rodeo_store::Guest { name: "trap".to_owned(), ..somebody(number) };
    Write::NewGuest { guest, secrets: Vec::new() }
}

#[test]
fn when_a_commit_fails_all_in_it_are_told_and_the_next_one_works() {
    let folder = Folder::new();
    set_trap(&folder);
    let store = folder.open();
    commit(&store, vec![open_table(1)]);
    let go = hold(&store);
    let batches = [
        vec![facts(1, 0, "lost")],
        vec![open_table(2), facts(2, 0, "x")],
        vec![trapped(1)],
        vec![new_guest(2)],
    ];
    let ends: Vec<_> = batches.into_iter().map(|batch| send(&store, batch)).collect();
    go.send(()).unwrap();
    for end in ends {
        assert!(matches!(end.recv().unwrap(), Err(StoreError::Database(_))));
    }
    assert_eq!(only_facts(&store), [""; 0], "nothing of it is kept");
    assert_eq!((store.guest(guest(1)), store.guest(guest(2))), (Ok(None), Ok(None)));
    assert!(try_commit(&store, vec![facts(1, 1, "after the lost one")]).is_err());
    commit(&store, vec![new_guest(2), facts(1, 0, "a")]);
    assert!(try_commit(&store, vec![facts(2, 1, "not open")]).is_err());
    drop(store);
    assert_eq!(only_facts(&folder.open()), ["a"]);
}

#[test]
fn facts_after_lost_ones_are_refused_until_the_gap_is_closed() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), facts(1, 0, "a"), open_table(2), open_table(3), facts(3, 0, "x")]);
    // In the same group, and in later ones.
    let go = hold(&store);
    let batches = [
        vec![facts(1, 1, "lost"), rename_nobody()],
        vec![facts(1, 2, "after the lost one")],
        vec![facts(2, 0, "of another table")],
        vec![facts(2, 1, "lost"), rebase(3, 1, "lost"), rename_nobody()],
    ];
    let ends: Vec<_> = batches.into_iter().map(|batch| send(&store, batch)).collect();
    go.send(()).unwrap();
    let ended: Vec<bool> = ends.into_iter().map(|end| end.recv().unwrap().is_ok()).collect();
    assert_eq!(ended, [false, false, true, false]);
    for wrong in [facts(1, 2, "b"), facts(2, 2, "b"), facts(3, 2, "b")] {
        assert!(try_commit(&store, vec![wrong]).is_err());
    }
    // By the lost ones themselves, by others that say all anew, and by an end with all its facts.
    commit(&store, vec![facts(1, 1, "b"), facts(1, 2, "c")]);
    commit(&store, vec![rebase(2, 5, "all"), facts(2, 6, "and more")]);
    commit(&store, vec![Write::CloseTable { id: table(3) }, open_table(3), facts(3, 9, "y")]);
    let facts: Vec<_> = tables(&store).into_iter().map(|table| table.facts.join(" ")).collect();
    assert_eq!(facts, ["a b c", "all and more", "y"]);
}

#[test]
fn what_was_refused_for_want_of_room_is_a_gap_too() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), facts(1, 0, "a")]);
    let go = hold(&store);
    let last = (0..32_768).map(|_| send(&store, Vec::new())).last().unwrap();
    assert_eq!(send(&store, vec![facts(1, 1, "lost")]).try_recv(), Ok(Err(StoreError::Busy)));
    go.send(()).unwrap();
    last.recv().unwrap().unwrap();
    assert!(try_commit(&store, vec![facts(1, 2, "c")]).is_err());
    commit(&store, vec![facts(1, 1, "b")]);
    commit(&store, vec![facts(1, 2, "c")]);
    assert_eq!(only_facts(&store), ["a", "b", "c"]);
}

#[test]
fn who_panics_when_told_harms_nobody_else() {
    let folder = Folder::new();
    let store = folder.open();
    let go = hold(&store);
    store.commit(vec![new_guest(1)], Box::new(|_| panic!("on purpose")));
    let end = send(&store, vec![new_guest(2)]);
    go.send(()).unwrap();
    assert_eq!(end.recv().unwrap(), Ok(()));
    commit(&store, vec![new_guest(3)]);
    assert!(store.guest(guest(1)).unwrap().is_some());
}

#[test]
fn closing_writes_what_waits_and_refuses_what_comes_later() {
    let folder = Folder::new();
    let store = folder.open();
    let go = hold(&store);
    let end = send(&store, vec![new_guest(1)]);
    std::thread::scope(|scope| {
        let closing = scope.spawn(|| store.close());
        wait_until(|| store.check() == Err(StoreError::Closed));
        assert_eq!(try_commit(&store, vec![new_guest(2)]), Err(StoreError::Closed));
        go.send(()).unwrap();
        closing.join().unwrap();
        assert_eq!(end.try_recv(), Ok(Ok(())), "closed, so written");
    });
    assert_eq!(folder.open().guest(guest(1)), Ok(Some(somebody(1))));
}

#[test]
fn the_last_owner_may_be_one_who_is_told() {
    let folder = Folder::new();
    let store = Arc::new(folder.open());
    let go = hold(&store);
    let owner = Arc::clone(&store);
    let (done, end) = channel();
    store.commit(
        vec![new_guest(1)],
        Box::new(move |result| {
            drop(owner);
            done.send(result).unwrap();
        }),
    );
    drop(store);
    go.send(()).unwrap();
    assert_eq!(end.recv().unwrap(), Ok(()));
    wait_until(|| SqliteStore::open(folder.data()).is_ok());
    assert_eq!(folder.open().guest(guest(1)), Ok(Some(somebody(1))));
}
