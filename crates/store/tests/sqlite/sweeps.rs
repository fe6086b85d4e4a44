//! What is forgotten, and what stays.

use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;
use rodeo_store::{Guest, SecretKind, Store, SweepBefore, Write};

use crate::things::*;

fn seen_at(number: u32, seen_at: u64) -> Write {
    let guest = Guest { seen_at, ..somebody(number) };
    Write::NewGuest { guest, secrets: vec![(secret(&format!("cookie {number}")), SecretKind::Cookie)] }
}

const NOTHING: SweepBefore = SweepBefore { idle_guests: 0, guests: 0, matches: 0 };

#[test]
fn idle_guests_go_first_then_the_others_and_their_matches_keep_the_name() {
    let folder = Folder::new();
    let store = folder.open();
    // 1 played, 2 did not, 3 did not but was here lately.
    commit(&store, vec![seen_at(1, 5000), seen_at(2, 5000), seen_at(3, 6000)]);
    for number in 1..=5 {
        commit(&store, vec![finish(number, &[(sits(1), 3), (house("steady"), 9)])]);
    }
    commit(&store, vec![Write::Sweep(SweepBefore { idle_guests: 6000, ..NOTHING })]);
    let there = || [1, 2, 3].map(|number| store.guest(guest(number)).unwrap().is_some());
    assert_eq!(there(), [true, false, true]);
    assert_eq!(store.guest_by_secret(&secret("cookie 2")), Ok(None));
    assert!(store.guest_by_secret(&secret("cookie 1")).unwrap().is_some());

    commit(&store, vec![Write::Sweep(SweepBefore { guests: 6000, ..NOTHING })]);
    assert_eq!(there(), [false, false, true]);
    assert_eq!(store.guest_by_secret(&secret("cookie 1")), Ok(None));
    assert_eq!(store.ratings_of(guest(1)), Ok(vec![]));
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    assert_eq!(best.len(), 1, "the house stays: {best:?}");
    let card = store.match_card(match_id(1)).unwrap().unwrap();
    assert!(matches!(&card.seats[0], SeatState::Guest { name, .. } if name == "Guest 1"));
    // A late match of somebody who was forgotten is kept, but brings nobody back.
    commit(&store, vec![finish(6, &[(sits(1), 3), (house("steady"), 9)])]);
    assert_eq!(store.ratings_of(guest(1)), Ok(vec![]));
    assert_eq!(store.best_ratings(GameKind::Take6, 10).unwrap()[0].matches, 6);
}

#[test]
fn old_matches_go_with_their_records() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![seen_at(1, 5000), seen_at(2, 5000)]);
    // They ended at 10_001 … 10_004.
    for number in 1..=4 {
        commit(&store, vec![finish(number, &[(sits(1), 3), (sits(2), 9)])]);
    }
    commit(&store, vec![Write::Sweep(SweepBefore { matches: 10_003, ..NOTHING })]);
    let left: Vec<_> =
        store.matches_of(guest(1), None, 10).unwrap().into_iter().map(|(_, card)| card.id).collect();
    assert_eq!(left, [match_id(4), match_id(3)]);
    assert_eq!(store.record(match_id(2)), Ok(None));
    assert!(store.record(match_id(3)).unwrap().is_some());
    // Who has no match left is idle.
    commit(&store, vec![Write::Sweep(SweepBefore { matches: u64::MAX, idle_guests: 6000, ..NOTHING })]);
    assert_eq!(store.guest(guest(1)), Ok(None));
    // The place in the list of one that is gone is not given to another.
    let sat: i64 = folder.raw().query_row("SELECT count(*) FROM sat", [], |row| row.get(0)).unwrap();
    assert_eq!(sat, 0);
}

#[test]
fn a_great_sweep_is_done_little_by_little() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (1..=3000).map(|number| seen_at(number, u64::from(number % 3) * 1000)).collect());
    commit(
        &store,
        (1..=1500).map(|number| finish(number, &[(sits(number), 3), (house("steady"), 9)])).collect(),
    );
    let sweep = SweepBefore { idle_guests: 2000, guests: 1000, matches: 10_600 };
    commit(&store, vec![Write::Sweep(sweep)]);
    let count = |table: &str| -> i64 {
        folder.raw().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    assert!(count("matches") > 901, "not all at once");
    // The rest is done beside; others get their turn meanwhile.
    commit(&store, vec![new_guest(5000)]);
    // Matches 600…1500 stay. Of the guests: those seen at 2000, those of 1000 who still have a match, and the new one is idle
    // but came after the sweep had passed, or was swept with them.
    let with_match = (600..=1500).filter(|number| number % 3 == 1).count() as i64;
    let late = || i64::from(store.guest(guest(5000)).unwrap().is_some());
    wait_until(|| count("matches") == 901 && count("guests") == 1000 + with_match + late());
    assert_eq!(count("secrets"), 1000 + with_match);
}
