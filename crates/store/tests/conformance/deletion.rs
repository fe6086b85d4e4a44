//! Deletion of guests at their own request.

use rodeo_protocol::table::SeatState;
use rodeo_rules::any::{AnyGame, GameKind};
use rodeo_rules::record::{Player, Record, Recorder};
use rodeo_store::{RetentionCutoffs, SecretKind, Store, StoredMatch, Write};

use crate::common::*;
use crate::{Backend, check_twice};

/// A match of guest 1 against guest 2 with a record that names both.
fn named_match(number: u32) -> StoredMatch {
    let players = vec![Player::human("Guest 1"), Player::human("Guest 2")];
    let rules = GameKind::Take6.default_rules(2);
    let recorder: Recorder<AnyGame> = Recorder::new(&rules, players, None).unwrap();
    StoredMatch {
        record: recorder.record().to_json(),
        ..stored_match(number, &[(guest_seat(1), 3), (guest_seat(2), 9)])
    }
}

fn save(number: u32) -> Write {
    Write::SaveMatch(Box::new(named_match(number)))
}

fn delete(number: u32) -> Write {
    Write::DeleteGuest { guest: guest_id(number), at: 20_000 }
}

fn assert_anonymous(store: &dyn Store, number: u32) {
    let summary = store.match_summary(match_id(number)).unwrap().unwrap();
    assert_eq!(summary.seats, [SeatState::DeletedGuest { bot: false }, guest_seat(2)]);
    let rated: Vec<usize> = summary.ratings.iter().map(|change| change.seat.index()).collect();
    assert_eq!(rated, [1], "only the rating change of the other player stays");
    let record = store.record(match_id(number)).unwrap().unwrap();
    let names: Vec<String> =
        Record::read(record.as_bytes()).unwrap().seats.into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["", "Guest 2"]);
}

pub fn deleted_guest_is_forgotten_and_matches_are_anonymous(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2), save(1)]);
    let code = Write::AddSecret {
        guest: guest_id(1),
        secret: secret("cookie"),
        kind: SecretKind::Session,
        label: String::new(),
        at: 0,
    };
    commit(&*store, vec![code]);
    assert_eq!(store.match_revision(match_id(1)), Ok(Some(0)));
    let rating = store.ratings_of(guest_id(2));
    commit(&*store, vec![delete(1), delete(3)]);
    check_twice(backend, store, |store| {
        assert_eq!(store.guest(guest_id(1)), Ok(None));
        assert_eq!(store.guest_by_secret(&secret("cookie"), SecretKind::Session), Ok(None));
        assert_eq!(store.ratings_of(guest_id(1)), Ok(vec![]));
        assert_eq!(store.ratings_of(guest_id(2)), rating, "the rating of another player changed");
        assert_eq!(store.matches_of(guest_id(1), None, 9), Ok(vec![]));
        assert_eq!(store.matches_of(guest_id(2), None, 9).unwrap().len(), 1);
        assert_eq!(store.match_revision(match_id(1)), Ok(Some(1)));
        assert_eq!(store.match_revision(match_id(2)), Ok(None));
        assert_anonymous(store, 1);
    });
}

pub fn match_that_ends_after_the_deletion_is_anonymous(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2), delete(1)]);
    // A sweep forgets whom matches must not name only when such matches are deleted themselves.
    let cutoffs = RetentionCutoffs { idle_guests: 0, guests: 0, matches: 19_000, reports: 0 };
    commit(&*store, vec![Write::Sweep(cutoffs)]);
    drop(store);
    let store = backend.open();
    commit(&*store, vec![save(1)]);
    assert_anonymous(&*store, 1);
    assert_eq!(store.matches_of(guest_id(1), None, 9), Ok(vec![]));
    assert_eq!(store.ratings_of(guest_id(1)), Ok(vec![]));
}

pub fn many_matches_are_anonymized_in_the_background(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2)]);
    commit(&*store, (1..=70).map(save).collect());
    commit(&*store, vec![delete(1)]);
    // A crash or a stop in between loses nothing.
    drop(store);
    let store = backend.open();
    wait_until(|| (1..=70).all(|number| store.match_revision(match_id(number)) == Ok(Some(1))));
    (1..=70).for_each(|number| assert_anonymous(&*store, number));
}
