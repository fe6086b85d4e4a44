//! Matches and their records.

use rodeo_protocol::table::SeatState;
use rodeo_store::{Store, Write};

use crate::things::*;

#[test]
fn a_match_comes_back_with_its_record() {
    let folder = Folder::new();
    let store = folder.open();
    let seats = [(sits(1), 3), (house("steady"), 20), (SeatState::Empty, 0), (sits(2), 7)];
    let mut unrated = finished(1, &seats);
    unrated.rated = None;
    commit(&store, vec![new_guest(1), new_guest(2), Write::FinishMatch(Box::new(unrated.clone()))]);
    for store in again(&folder, store) {
        assert_eq!(store.match_card(match_id(1)), Ok(Some(unrated.card.clone())));
        assert_eq!(store.record(match_id(1)), Ok(Some(unrated.record.clone())));
        assert_eq!(store.match_card(match_id(2)), Ok(None));
        assert_eq!(store.record(match_id(2)), Ok(None));
        assert_eq!(store.ratings_of(guest(1)), Ok(vec![]));
    }
}

#[test]
fn my_matches_come_in_pages_the_newest_first() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (1..=3).map(new_guest).collect());
    for number in 1..=25 {
        let other = if number % 2 == 0 { 2 } else { 3 };
        commit(&store, vec![finish(number, &[(sits(1), 3), (sits(other), 7)])]);
    }
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let page = store.matches_of(guest(1), before, 10).unwrap();
        assert!(page.len() <= 10);
        let Some((last, _)) = page.last() else { break };
        before = Some(*last);
        seen.extend(page.into_iter().map(|(_, card)| card.id));
    }
    assert_eq!(seen, (1..=25).rev().map(match_id).collect::<Vec<_>>());
    let evens: Vec<_> =
        store.matches_of(guest(2), None, 100).unwrap().into_iter().map(|(_, card)| card.id).collect();
    assert_eq!(evens, (1..=12).rev().map(|half| match_id(2 * half)).collect::<Vec<_>>());
    assert_eq!(store.matches_of(guest(9), None, 100), Ok(vec![]));
}
