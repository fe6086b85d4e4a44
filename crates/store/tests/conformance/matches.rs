//! Matches and their records.

use rodeo_protocol::table::SeatState;
use rodeo_store::Write;

use crate::common::*;
use crate::{Backend, check_twice};

pub fn match_is_stored_with_its_record(backend: &dyn Backend) {
    let store = backend.open();
    let seats = [(guest_seat(1), 3), (bot_seat("steady"), 20), (SeatState::Empty, 0), (guest_seat(2), 7)];
    let mut unrated = stored_match(1, &seats);
    unrated.rated = None;
    commit(&*store, vec![create_guest(1), create_guest(2), Write::SaveMatch(Box::new(unrated.clone()))]);
    check_twice(backend, store, |store| {
        assert_eq!(store.match_summary(match_id(1)), Ok(Some(unrated.summary.clone())));
        assert_eq!(store.record(match_id(1)), Ok(Some(unrated.record.clone())));
        assert_eq!(store.match_summary(match_id(2)), Ok(None));
        assert_eq!(store.record(match_id(2)), Ok(None));
        assert_eq!(store.ratings_of(guest_id(1)), Ok(vec![]));
    });
}

pub fn matches_of_a_guest_are_paged_newest_first(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, (1..=3).map(create_guest).collect());
    for number in 1..=25 {
        let other = if number % 2 == 0 { 2 } else { 3 };
        commit(&*store, vec![save_match(number, &[(guest_seat(1), 3), (guest_seat(other), 7)])]);
    }
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let page = store.matches_of(guest_id(1), before, 10).unwrap();
        assert!(page.len() <= 10);
        let Some((last, _)) = page.last() else { break };
        before = Some(*last);
        seen.extend(page.into_iter().map(|(_, summary)| summary.id));
    }
    assert_eq!(seen, (1..=25).rev().map(match_id).collect::<Vec<_>>());
    let evens: Vec<_> = store
        .matches_of(guest_id(2), None, 100)
        .unwrap()
        .into_iter()
        .map(|(_, summary)| summary.id)
        .collect();
    assert_eq!(evens, (1..=12).rev().map(|half| match_id(2 * half)).collect::<Vec<_>>());
    assert_eq!(store.matches_of(guest_id(9), None, 100), Ok(vec![]));
}
