//! Restrictions of guests, reports of players, and what operators delete.

use rodeo_protocol::admin::NamedGuest;
use rodeo_protocol::api::ReportCategory;
use rodeo_protocol::table::ChatLine;
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_store::{
    Guest, GuestQuery, ReportContent, ReportQuery, Resolution, Restriction, RestrictionKind,
    RetentionCutoffs, Store, Write,
};

use crate::common::*;
use crate::{Backend, check_twice};

fn restriction(number: u32, kind: RestrictionKind, until_ms: Option<u64>) -> Restriction {
    Restriction { guest: guest_id(number), kind, since_ms: 5000, until_ms, reason: "spam".to_owned() }
}

fn restrict(number: u32, kind: RestrictionKind, until_ms: Option<u64>) -> Write {
    Write::Restrict(Box::new(restriction(number, kind, until_ms)))
}

pub fn restriction_lasts_until_it_is_lifted(backend: &dyn Backend) {
    use RestrictionKind::{Ban, Mute};
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2)]);
    commit(&*store, vec![restrict(1, Mute, Some(9000)), restrict(1, Ban, None), restrict(2, Ban, None)]);
    commit(&*store, vec![restrict(2, Ban, Some(7000))]);
    check_twice(backend, store, |store| {
        let expected =
            [restriction(1, Ban, None), restriction(1, Mute, Some(9000)), restriction(2, Ban, Some(7000))];
        assert_eq!(store.restrictions().unwrap(), expected);
    });
    let store = backend.open();
    let lift = |number, kind| Write::LiftRestriction { guest: guest_id(number), kind };
    commit(&*store, vec![lift(1, Ban), lift(2, Mute), lift(3, Ban)]);
    let expected = [restriction(1, Mute, Some(9000)), restriction(2, Ban, Some(7000))];
    assert_eq!(store.restrictions().unwrap(), expected);
    assert!(try_commit(&*store, vec![restrict(3, Ban, None)]).is_err(), "the guest does not exist");
}

pub fn guests_are_searched_by_name_and_id(backend: &dyn Backend) {
    let store = backend.open();
    let named = |number: u32, name: &str, last_seen_at| {
        let guest = Guest { name: name.to_owned(), last_seen_at, ..guest(number) };
        Write::CreateGuest { guest, secrets: Vec::new() }
    };
    commit(&*store, vec![named(1, "Ada", 3000), named(2, "a%b_c", 1000), named(3, "Nevada", 2000)]);
    let find = |text: &str, limit| {
        let found = store.guests(&GuestQuery { text: text.to_owned(), limit }).unwrap();
        found.into_iter().map(|guest| guest.id).collect::<Vec<_>>()
    };
    assert_eq!(find("", 10), [1, 3, 2].map(guest_id));
    assert_eq!(find("", 2), [1, 3].map(guest_id));
    assert_eq!(find("ADA", 10), [1, 3].map(guest_id));
    assert_eq!(find("%", 10), [guest_id(2)]);
    assert_eq!(find("b_c", 10), [guest_id(2)]);
    assert_eq!(find(&guest_id(3).to_string(), 10), [guest_id(3)]);
    assert_eq!(find("nobody", 10), []);
}

fn report(at_ms: u64, reporter: u32, reported: u32) -> ReportContent {
    let named = |number: u32| NamedGuest { id: guest_id(number), name: format!("Guest {number}") };
    let seat = Seat::new(1).unwrap();
    let line = ChatLine {
        seq: 3,
        seat,
        guest: Some(guest_id(reported)),
        name: "Guest".to_owned(),
        text: "words".to_owned(),
        at_ms: Some(5),
    };
    ReportContent {
        at_ms,
        table: table_id(1),
        reporter: named(reporter),
        reported: named(reported),
        category: ReportCategory::OffensiveChat,
        text: "they said words".to_owned(),
        line: Some(line.clone()),
        game: GameKind::Take6,
        seats: vec!["Guest 1".to_owned(), "Guest 2".to_owned()],
        chat: vec![line],
    }
}

const ALL: ReportQuery = ReportQuery { resolved: true, limit: 100 };
const OPEN: ReportQuery = ReportQuery { resolved: false, limit: 100 };

/// The times of the reports that a query finds.
fn times(store: &dyn Store, query: ReportQuery) -> Vec<u64> {
    store.reports(query).unwrap().into_iter().map(|report| report.content.at_ms).collect()
}

pub fn report_stays_until_its_retention_is_over(backend: &dyn Backend) {
    let store = backend.open();
    for at in [1000, 2000, 3000] {
        commit(&*store, vec![Write::SaveReport(Box::new(report(at, 1, 2)))]);
    }
    let second = store.reports(ALL).unwrap()[1].clone();
    assert_eq!((second.resolved, second.content), (None, report(2000, 1, 2)));
    let resolution = Resolution { at_ms: 4000, note: "muted".to_owned() };
    let resolve = |id| Write::ResolveReport { id, resolution: resolution.clone() };
    commit(&*store, vec![resolve(second.id)]);
    assert!(try_commit(&*store, vec![resolve(999)]).is_err(), "the report does not exist");
    check_twice(backend, store, |store| {
        assert_eq!(times(store, ALL), [3000, 2000, 1000]);
        assert_eq!(times(store, OPEN), [3000, 1000]);
        assert_eq!(times(store, ReportQuery { limit: 1, ..OPEN }), [3000]);
        assert_eq!(store.open_reports(), Ok(2));
        assert_eq!(store.report(second.id).unwrap().unwrap().resolved, Some(resolution.clone()));
        assert_eq!(store.report(999), Ok(None));
    });
    let store = backend.open();
    let cutoffs = RetentionCutoffs { idle_guests: 0, guests: 0, matches: 0, reports: 3000 };
    commit(&*store, vec![Write::Sweep(cutoffs)]);
    assert_eq!(times(&*store, ALL), [3000]);
}

pub fn number_of_reports_is_bounded(backend: &dyn Backend) {
    let store = backend.open();
    let max = rodeo_store::moderation::MAX_REPORTS as u64;
    let save = |at| Write::SaveReport(Box::new(report(at, 1, 2)));
    commit(&*store, vec![save(1), save(2)]);
    let id = store.reports(ReportQuery { limit: 1, ..ALL }).unwrap()[0].id;
    commit(
        &*store,
        vec![Write::ResolveReport { id, resolution: Resolution { at_ms: 3, note: String::new() } }],
    );
    for start in (3..=max).step_by(1000) {
        commit(&*store, (start..(start + 1000).min(max + 1)).map(save).collect());
    }
    let count =
        |query: ReportQuery| store.reports(ReportQuery { limit: usize::MAX, ..query }).unwrap().len() as u64;
    assert_eq!((count(ALL), count(OPEN)), (max, max - 1));
    commit(&*store, vec![save(max + 1)]);
    assert_eq!((count(ALL), count(OPEN)), (max, max), "the resolved report is deleted first");
    commit(&*store, vec![save(max + 2)]);
    assert_eq!(count(ALL), max);
    assert_eq!(times(&*store, ReportQuery { limit: 1, ..ALL }), [max + 2]);
}

pub fn deleted_match_is_gone_for_all_its_players(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2)]);
    for number in 1..=2 {
        commit(&*store, vec![save_match(number, &[(guest_seat(1), 3), (guest_seat(2), 9)])]);
    }
    commit(&*store, vec![Write::DeleteMatch { id: match_id(1) }, Write::DeleteMatch { id: match_id(7) }]);
    assert_eq!((store.record(match_id(1)), store.match_summary(match_id(1))), (Ok(None), Ok(None)));
    let left = store.matches_of(guest_id(2), None, 10).unwrap();
    assert_eq!(left.iter().map(|(_, summary)| summary.id).collect::<Vec<_>>(), [match_id(2)]);
}

pub fn deleted_guest_leaves_no_restrictions_and_reports(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1), create_guest(2), create_guest(3)]);
    commit(&*store, vec![save_match(1, &[(guest_seat(1), 3), (guest_seat(2), 9)])]);
    commit(&*store, vec![restrict(2, RestrictionKind::Ban, None), restrict(1, RestrictionKind::Mute, None)]);
    for (at, reporter, reported) in [(1000, 1, 2), (2000, 2, 1), (3000, 3, 1)] {
        commit(&*store, vec![Write::SaveReport(Box::new(report(at, reporter, reported)))]);
    }
    commit(&*store, vec![Write::DeleteGuest { guest: guest_id(2), at: 5000 }]);
    check_twice(backend, store, |store| {
        assert_eq!(store.guest(guest_id(2)), Ok(None));
        assert_eq!(store.ratings_of(guest_id(2)), Ok(vec![]));
        assert_eq!(store.restrictions().unwrap(), [restriction(1, RestrictionKind::Mute, None)]);
        assert_eq!(times(store, ALL), [3000]);
        assert!(store.record(match_id(1)).unwrap().is_some(), "the match stays for its other players");
    });
}
