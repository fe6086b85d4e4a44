//! Retention sweeps.

use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;
use rodeo_store::{Guest, RetentionCutoffs, SecretKind, Write};

use crate::Backend;
use crate::common::*;

/// Creates a guest with a cookie.
fn guest_seen_at(number: u32, last_seen_at: u64) -> Write {
    let guest = Guest { last_seen_at, ..guest(number) };
    Write::CreateGuest { guest, secrets: vec![(secret(&format!("cookie {number}")), SecretKind::Session)] }
}

/// Retention that deletes nothing.
const NONE: RetentionCutoffs = RetentionCutoffs { idle_guests: 0, guests: 0, matches: 0, reports: 0 };

pub fn idle_guests_are_deleted_before_others(backend: &dyn Backend) {
    let store = backend.open();
    // Guest 1 has matches; 2 and 3 have none, but 3 visited recently.
    commit(&*store, vec![guest_seen_at(1, 5000), guest_seen_at(2, 5000), guest_seen_at(3, 6000)]);
    for number in 1..=5 {
        commit(&*store, vec![save_match(number, &[(guest_seat(1), 3), (bot_seat("steady"), 9)])]);
    }
    commit(&*store, vec![Write::Sweep(RetentionCutoffs { idle_guests: 6000, ..NONE })]);
    let exists = || [1, 2, 3].map(|number| store.guest(guest_id(number)).unwrap().is_some());
    assert_eq!(exists(), [true, false, true]);
    assert_eq!(store.guest_by_secret(&secret("cookie 2"), SecretKind::Session), Ok(None));
    assert!(store.guest_by_secret(&secret("cookie 1"), SecretKind::Session).unwrap().is_some());

    commit(&*store, vec![Write::Sweep(RetentionCutoffs { guests: 6000, ..NONE })]);
    assert_eq!(exists(), [false, false, true]);
    assert_eq!(store.guest_by_secret(&secret("cookie 1"), SecretKind::Session), Ok(None));
    assert_eq!(store.ratings_of(guest_id(1)), Ok(vec![]));
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    assert_eq!(best.len(), 1, "the rating of a bot was deleted: {best:?}");
    let summary = store.match_summary(match_id(1)).unwrap().unwrap();
    assert!(matches!(&summary.seats[0], SeatState::Guest { name, .. } if name == "Guest 1"));
    // A match of a deleted guest is stored without a rating for them.
    commit(&*store, vec![save_match(6, &[(guest_seat(1), 3), (bot_seat("steady"), 9)])]);
    assert_eq!(store.ratings_of(guest_id(1)), Ok(vec![]));
    assert_eq!(store.best_ratings(GameKind::Take6, 10).unwrap()[0].matches, 6);
}

pub fn old_matches_are_deleted_with_their_records(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![guest_seen_at(1, 5000), guest_seen_at(2, 5000)]);
    // They ended at 10_001 to 10_004.
    for number in 1..=4 {
        commit(&*store, vec![save_match(number, &[(guest_seat(1), 3), (guest_seat(2), 9)])]);
    }
    commit(&*store, vec![Write::Sweep(RetentionCutoffs { matches: 10_003, ..NONE })]);
    let left: Vec<_> =
        store.matches_of(guest_id(1), None, 10).unwrap().into_iter().map(|(_, summary)| summary.id).collect();
    assert_eq!(left, [match_id(4), match_id(3)]);
    assert_eq!(store.record(match_id(2)), Ok(None));
    assert!(store.record(match_id(3)).unwrap().is_some());
    // A guest without matches is idle.
    commit(&*store, vec![Write::Sweep(RetentionCutoffs { matches: u64::MAX, idle_guests: 6000, ..NONE })]);
    assert_eq!(store.guest(guest_id(1)), Ok(None));
}

pub fn large_sweep_finishes_in_the_background(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, (1..=3000).map(|number| guest_seen_at(number, u64::from(number % 3) * 1000)).collect());
    commit(
        &*store,
        (1..=1500)
            .map(|number| save_match(number, &[(guest_seat(number), 3), (bot_seat("steady"), 9)]))
            .collect(),
    );
    let cutoffs = RetentionCutoffs { idle_guests: 2000, guests: 1000, matches: 10_600, reports: 0 };
    commit(&*store, vec![Write::Sweep(cutoffs)]);
    // Other writes are possible in the meantime.
    commit(&*store, vec![Write::RenameGuest { guest: guest_id(2), name: "Ada".to_owned() }]);
    // Matches 600 to 1500 stay. Guests last seen at 2000 stay, and guests last seen at 1000 who have such a match.
    let match_stays = |number: u32| number >= 600;
    let guest_stays = |number: u32| match number % 3 {
        0 => false,
        1 => number <= 1500 && match_stays(number),
        _ => true,
    };
    wait_until(|| {
        (1..=1500).all(|number| store.record(match_id(number)).unwrap().is_some() == match_stays(number))
            && (1..=3000)
                .all(|number| store.guest(guest_id(number)).unwrap().is_some() == guest_stays(number))
    });
    for number in [1, 2, 3, 601, 2999] {
        let cookie =
            store.guest_by_secret(&secret(&format!("cookie {number}")), SecretKind::Session).unwrap();
        assert_eq!(cookie.is_some(), guest_stays(number), "guest {number}");
    }
}
