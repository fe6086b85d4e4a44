//! Tables and their facts.

use rodeo_store::{QuarantinedItem, StoredTable, Write};

use crate::common::*;
use crate::{Backend, check_twice};

pub fn facts_are_returned_in_order_per_table(backend: &dyn Backend) {
    let store = backend.open();
    assert_eq!(tables(&*store), []);
    commit(&*store, vec![open_table(2), append(2, 0, "a")]);
    commit(&*store, vec![open_table(1)]);
    for first in 1..50 {
        let (two, one) = (format!("two {first}"), format!("one {first}"));
        commit(&*store, vec![append(2, first, &two), append(1, first, &one)]);
    }
    let facts = |name: &str| (1..50).map(|first| format!("{name} {first}")).collect::<Vec<_>>();
    let two = [vec!["a".to_owned()], facts("two")].concat();
    let expected = [
        StoredTable { id: table_id(2), opened_at: 1000, updated_at: 2049, facts: two, damage: None },
        StoredTable { id: table_id(1), opened_at: 1000, updated_at: 2049, facts: facts("one"), damage: None },
    ];
    check_twice(backend, store, |store| assert_eq!(tables(store), expected));
}

pub fn replaced_facts_are_gone(backend: &dyn Backend) {
    let store = backend.open();
    commit(
        &*store,
        vec![open_table(1), append(1, 0, "a"), append(1, 1, "b"), open_table(2), append(2, 0, "x")],
    );
    commit(&*store, vec![replace(1, 2, "a and b")]);
    commit(&*store, vec![append(1, 3, "c")]);
    check_twice(backend, store, |store| {
        let tables = tables(store);
        assert_eq!(tables[0].facts, ["a and b", "c"]);
        assert_eq!(tables[0].updated_at, 2003);
        assert_eq!(tables[1].facts, ["x"], "the facts of another table changed");
    });
}

pub fn closed_table_is_gone_and_accepts_no_facts(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![open_table(1), append(1, 0, "a"), open_table(2), append(2, 0, "x")]);
    commit(&*store, vec![Write::CloseTable { id: table_id(1) }]);
    assert_eq!(only_facts(&*store), ["x"]);
    assert_eq!(store.table(table_id(1)), Ok(None));
    assert!(try_commit(&*store, vec![append(1, 1, "b")]).is_err());
    assert!(try_commit(&*store, vec![replace(1, 1, "b")]).is_err());
    assert!(try_commit(&*store, vec![append(3, 0, "never opened")]).is_err());
    assert!(try_commit(&*store, vec![open_table(2)]).is_err(), "opened twice");
    // Closing again does nothing, and the id can be used again, without the old facts.
    commit(&*store, vec![Write::CloseTable { id: table_id(1) }, open_table(1)]);
    check_twice(backend, store, |store| {
        assert_eq!(tables(store).iter().map(|table| table.facts.len()).collect::<Vec<_>>(), [1, 0]);
    });
}

pub fn table_of_a_failed_batch_is_not_open(backend: &dyn Backend) {
    let store = backend.open();
    // The facts make an implementation look up the table. It must not cache the result of a failed batch.
    assert!(try_commit(&*store, vec![open_table(1), append(1, 0, "a"), invalid_write()]).is_err());
    assert!(try_commit(&*store, vec![append(1, 0, "a")]).is_err());
    commit(&*store, vec![open_table(2), append(2, 0, "x")]);
    assert_eq!(only_facts(&*store), ["x"]);
}

pub fn empty_facts_are_rejected(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![open_table(1), append(1, 0, "a")]);
    assert!(try_commit(&*store, vec![append(1, 1, "")]).is_err());
    assert!(try_commit(&*store, vec![replace(1, 1, "")]).is_err());
    assert_eq!(only_facts(&*store), ["a"]);
}

pub fn quarantined_table_is_closed_and_named(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![open_table(1), append(1, 0, "a"), open_table(2), append(2, 0, "x")]);
    let quarantine =
        |number| Write::QuarantineTable { id: table_id(number), reason: "no JSON".to_owned(), at: 7 };
    commit(&*store, vec![quarantine(1)]);
    // A table that is not open is no error, and leaves no entry.
    commit(&*store, vec![quarantine(1), quarantine(3)]);
    assert!(try_commit(&*store, vec![append(1, 1, "b")]).is_err());
    check_twice(backend, store, |store| {
        assert_eq!(only_facts(store), ["x"]);
        let items = store.quarantined().unwrap();
        let expected = QuarantinedItem {
            kind: "table".to_owned(),
            subject: table_id(1).to_string(),
            reason: "no JSON".to_owned(),
            at: 7,
        };
        assert_eq!(items, [expected]);
    });
}

pub fn last_alive_time_is_stored(backend: &dyn Backend) {
    let store = backend.open();
    assert_eq!(store.last_alive(), Ok(None));
    commit(&*store, vec![Write::RecordAlive { at: 1500 }]);
    // The clock was set back.
    commit(&*store, vec![Write::RecordAlive { at: 1400 }]);
    assert_eq!(store.last_alive(), Ok(Some(1500)));
    commit(&*store, vec![open_table(1), append(1, 0, "a")]);
    check_twice(backend, store, |store| assert_eq!(store.last_alive(), Ok(Some(2000))));
}
