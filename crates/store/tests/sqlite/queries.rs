//! Queries on data that is written directly into the database.

use rodeo_protocol::api::MatchSummary;
use rodeo_rules::any::GameKind;
use rodeo_store::{RetentionCutoffs, Store, Write};

use crate::Folder;
use crate::common::*;

#[test]
fn high_but_uncertain_rating_ranks_lower() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![create_guest(1), create_guest(2)]);
    let insert = "INSERT INTO ratings VALUES (?1, 0, 'take6', ?2, ?3, 9)";
    folder.raw().execute(insert, (guest_id(1).to_string(), 33.0, 5.0)).unwrap();
    folder.raw().execute(insert, (guest_id(2).to_string(), 30.0, 1.0)).unwrap();
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    assert_eq!(best.iter().map(|entry| entry.rating).collect::<Vec<_>>(), [30.0, 33.0]);
}

/// Stored summaries without stand-ins have no field for them.
#[test]
fn summary_without_stand_ins_is_readable() {
    let summary = stored_match(1, &[(guest_seat(1), 3), (guest_seat(2), 5)]).summary;
    let json = serde_json::to_string(&summary).unwrap();
    assert!(!json.contains("replaced_by_bot"), "{json}");
    assert_eq!(serde_json::from_str::<MatchSummary>(&json).unwrap(), summary);
}

#[test]
fn invalid_values_are_errors_without_the_value() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![save_match(1, &[(guest_seat(1), 3), (guest_seat(2), 5)])]);
    folder.raw().execute("UPDATE matches SET summary = '{\"secret\"'", []).unwrap();
    let error = store.match_summary(match_id(1)).unwrap_err().to_string();
    assert_eq!(error, "database error: invalid value in matches.summary");
}

#[test]
fn large_sweep_deletes_in_steps() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, (1..=1500).map(create_guest).collect());
    let matches =
        (1..=1500).map(|number| save_match(number, &[(guest_seat(number), 3), (bot_seat("steady"), 9)]));
    commit(&store, matches.collect());
    let cutoffs = RetentionCutoffs { idle_guests: 0, guests: 0, matches: 10_600, reports: 0 };
    commit(&store, vec![Write::Sweep(cutoffs)]);
    let count = |table: &str| -> i64 {
        folder.raw().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    assert!(count("matches") > 901, "deleted in one step");
    wait_until(|| count("matches") == 901);
    assert_eq!((count("match_guests"), count("guests")), (901, 1500));
}

#[test]
fn debug_output_of_the_store_contains_no_facts() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![open_table(1), append(1, 0, "the seed is 4711")]);
    assert!(!format!("{store:?}").contains("4711"));
}
