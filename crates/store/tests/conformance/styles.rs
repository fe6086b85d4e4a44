//! What is stored about the play styles of guests.

use rodeo_rules::any::GameKind;
use rodeo_store::{RetentionCutoffs, Store, Write};

use crate::common::*;
use crate::{Backend, check_twice};

fn save(number: u32, game: GameKind, summary: &str) -> Write {
    Write::SaveStyle { guest: guest_id(number), game, summary: summary.to_owned() }
}

fn styles(store: &dyn Store, number: u32) -> Vec<(GameKind, String)> {
    store.styles_of(guest_id(number)).unwrap()
}

pub fn style_of_a_guest_is_replaced_by_game(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2), save(1, GameKind::Take6, "first")]);
    commit(&*store, vec![save(1, GameKind::Take6, "second"), save(1, GameKind::BullParty, "other")]);
    check_twice(backend, store, |store| {
        let mut stored = styles(store, 1);
        stored.sort_by_key(|(game, _)| game.name());
        assert_eq!(
            stored,
            [(GameKind::BullParty, "other".to_owned()), (GameKind::Take6, "second".to_owned())]
        );
        assert_eq!(styles(store, 2), []);
    });
    assert!(!format!("{:?}", save(1, GameKind::Take6, "second")).contains("second"));
}

/// Another process may be of a later version.
pub fn styles_of_unknown_games_are_left_out(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), save(1, GameKind::Take6, "known")]);
    drop(store);
    let guest = guest_id(1);
    backend.execute(&format!("INSERT INTO guest_styles VALUES ('{guest}', 'a_later_game', 'unknown')"));
    check_twice(backend, backend.open(), |store| {
        assert_eq!(styles(store, 1), [(GameKind::Take6, "known".to_owned())]);
    });
}

pub fn style_is_deleted_with_its_guest(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, (1..=3).map(create_guest).collect());
    commit(&*store, (1..=3).map(|number| save(number, GameKind::Take6, "kept")).collect());
    commit(&*store, vec![Write::DeleteGuest { guest: guest_id(1), at: 20_000 }]);
    assert_eq!(styles(&*store, 1), []);
    // A match may end after that. The rest of its batch is stored.
    commit(&*store, vec![save(1, GameKind::Take6, "late"), save(2, GameKind::Take6, "new")]);
    check_twice(backend, store, |store| {
        assert_eq!(styles(store, 1), []);
        assert_eq!(styles(store, 2), [(GameKind::Take6, "new".to_owned())]);
    });
    let store = backend.open();
    let all = RetentionCutoffs { idle_guests: 1_000_000, guests: 1_000_000, matches: 0, reports: 0 };
    commit(&*store, vec![Write::Sweep(all)]);
    assert_eq!(store.guest(guest_id(2)), Ok(None));
    assert_eq!(styles(&*store, 2), []);
}

pub fn styles_of_all_guests_are_deleted_together(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2)]);
    commit(&*store, (1..=2).map(|number| save(number, GameKind::Take6, "kept")).collect());
    commit(&*store, vec![Write::DeleteStyles]);
    check_twice(backend, store, |store| {
        assert_eq!((styles(store, 1), styles(store, 2)), (vec![], vec![]));
        assert!(store.guest(guest_id(1)).unwrap().is_some());
    });
}
