//! Batches: atomic, in order, each with one callback.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use rodeo_store::{Batch, Store, StoreError, Write};

use crate::Backend;
use crate::common::*;

pub fn batches_and_callbacks_keep_their_order(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![open_table(1)]);
    let finished = Arc::new(Mutex::new(Vec::new()));
    for first in 0..500 {
        let finished = Arc::clone(&finished);
        let batch = vec![append(1, first, &format!("{first}"))];
        store.commit(batch, Box::new(move |result| finished.lock().unwrap().push((first, result))));
    }
    commit(&*store, Vec::new());
    assert_eq!(*finished.lock().unwrap(), (0..500).map(|first| (first, Ok(()))).collect::<Vec<_>>());
    assert_eq!(only_facts(&*store), (0..500).map(|first| format!("{first}")).collect::<Vec<_>>());
}

pub fn committed_batch_is_readable_in_its_callback(backend: &dyn Backend) {
    let store: Arc<dyn Store> = Arc::from(backend.open());
    commit(&*store, vec![open_table(1)]);
    let (found, results) = channel();
    for first in 0..20 {
        let (reader, found) = (Arc::clone(&store), found.clone());
        let read = move |result: Result<(), StoreError>| {
            result.unwrap();
            found.send(only_facts(&*reader).len() as u64 > first).unwrap();
        };
        store.commit(vec![append(1, first, "x")], Box::new(read));
    }
    assert!((0..20).all(|_| results.recv().unwrap()));
}

pub fn failed_batch_is_undone_alone_and_completely(backend: &dyn Backend) {
    let store = backend.open();
    let batches: Vec<Batch> = vec![
        vec![open_table(1), append(1, 0, "a")],
        vec![append(1, 1, "undone"), create_guest(1), invalid_write()],
        vec![open_table(2), append(2, 0, "x"), open_table(2)],
        vec![append(1, 1, "b")],
        vec![append(2, 1, "table 2 is not open")],
        vec![open_table(3)],
        vec![open_table(2), append(2, 0, "y")],
        vec![create_guest(2)],
    ];
    let results: Vec<_> = batches.into_iter().map(|batch| send(&*store, batch)).collect();
    let succeeded: Vec<bool> = results.into_iter().map(|result| result.recv().unwrap().is_ok()).collect();
    assert_eq!(succeeded, [true, false, false, true, false, true, true, true]);
    let facts: Vec<_> = tables(&*store).into_iter().map(|table| (table.id, table.facts.join(" "))).collect();
    let expected =
        [(table_id(1), "a b".to_owned()), (table_id(3), String::new()), (table_id(2), "y".to_owned())];
    assert_eq!(facts, expected);
    assert_eq!((store.guest(guest_id(1)), store.guest(guest_id(2))), (Ok(None), Ok(Some(guest(2)))));
}

pub fn facts_after_a_gap_are_rejected(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![open_table(1), append(1, 0, "a"), open_table(2), open_table(3), append(3, 0, "x")]);
    // In flight together with the lost facts.
    let batches = [
        vec![append(1, 1, "lost"), invalid_write()],
        vec![append(1, 2, "after the gap")],
        vec![append(2, 0, "of another table")],
        vec![append(2, 1, "lost"), replace(3, 1, "lost"), invalid_write()],
    ];
    let results: Vec<_> = batches.into_iter().map(|batch| send(&*store, batch)).collect();
    let succeeded: Vec<bool> = results.into_iter().map(|result| result.recv().unwrap().is_ok()).collect();
    assert_eq!(succeeded, [false, false, true, false]);
    // Later.
    for after_the_gap in [append(1, 2, "b"), append(2, 2, "b"), append(3, 2, "b")] {
        assert!(try_commit(&*store, vec![after_the_gap]).is_err());
    }
    // The lost facts, a replacement, or closing the table close the gap.
    commit(&*store, vec![append(1, 1, "b"), append(1, 2, "c")]);
    commit(&*store, vec![replace(2, 5, "all"), append(2, 6, "and more")]);
    commit(&*store, vec![Write::CloseTable { id: table_id(3) }, open_table(3), append(3, 9, "y")]);
    let facts: Vec<_> = tables(&*store).into_iter().map(|table| table.facts.join(" ")).collect();
    assert_eq!(facts, ["a b c", "all and more", "y"]);
}

pub fn panicking_callback_affects_no_other_batch(backend: &dyn Backend) {
    let store = backend.open();
    store.commit(vec![create_guest(1)], Box::new(|_| panic!("on purpose")));
    assert_eq!(send(&*store, vec![create_guest(2)]).recv().unwrap(), Ok(()));
    commit(&*store, vec![create_guest(3)]);
    assert!(store.guest(guest_id(1)).unwrap().is_some());
}

pub fn queued_batches_are_committed_when_the_store_is_dropped(backend: &dyn Backend) {
    let store = backend.open();
    let results: Vec<_> = (0..100).map(|number| send(&*store, vec![create_guest(number)])).collect();
    drop(store);
    assert!(results.into_iter().all(|result| result.try_recv() == Ok(Ok(()))), "not committed when dropped");
    assert_eq!(backend.open().guest(guest_id(99)), Ok(Some(guest(99))));
}
