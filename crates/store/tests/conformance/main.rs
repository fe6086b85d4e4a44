//! Conformance suite: what every implementation of [`Store`] must do.
//!
//! To test another implementation, implement [`Backend`] for it and add a line at the end of this file. The tests use the
//! trait only; tests of one implementation's files and limits are in a folder of their own, such as `tests/sqlite/`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod batches;
#[allow(dead_code, reason = "other tests of the store use the rest")]
#[path = "../common/mod.rs"]
mod common;
mod deletion;
mod guests;
mod matches;
mod moderation;
#[cfg(feature = "cluster")]
#[allow(dead_code, reason = "other tests of the store use the rest")]
#[path = "../common/private_postgres.rs"]
mod private_postgres;
mod ratings;
mod retention;
mod sessions;
mod styles;
mod tables;

use std::path::PathBuf;

use rodeo_store::{SqliteStore, Store};

/// The data of one test. It is deleted when this is dropped.
pub trait Backend {
    /// Opens the data, empty at first. The store of an earlier call must have been dropped.
    fn open(&self) -> Box<dyn Store>;

    /// Executes SQL that every database understands. The data must have been opened before.
    fn execute(&self, sql: &str);
}

/// Runs a check, opens the data again, and repeats the check.
fn check_twice(backend: &dyn Backend, store: Box<dyn Store>, check: impl Fn(&dyn Store)) {
    check(&*store);
    drop(store);
    check(&*backend.open());
}

struct SqliteBackend(tempfile::TempDir);

impl SqliteBackend {
    fn file(&self) -> PathBuf {
        self.0.path().join("rodeo.sqlite")
    }
}

impl Default for SqliteBackend {
    fn default() -> SqliteBackend {
        SqliteBackend(tempfile::tempdir().unwrap())
    }
}

impl Backend for SqliteBackend {
    fn open(&self) -> Box<dyn Store> {
        Box::new(SqliteStore::open(self.file()).unwrap())
    }

    fn execute(&self, sql: &str) {
        rusqlite::Connection::open(self.file()).unwrap().execute_batch(sql).unwrap();
    }
}

/// The name of a database of its own in a PostgreSQL server that this test program starts.
#[cfg(feature = "cluster")]
struct PostgresBackend(String);

#[cfg(feature = "cluster")]
impl Default for PostgresBackend {
    fn default() -> PostgresBackend {
        PostgresBackend(private_postgres::create_named_database())
    }
}

#[cfg(feature = "cluster")]
impl Backend for PostgresBackend {
    fn open(&self) -> Box<dyn Store> {
        let connection = private_postgres::server().connection(&self.0);
        Box::new(rodeo_store::PostgresStore::open(&connection).unwrap())
    }

    fn execute(&self, sql: &str) {
        private_postgres::server().sql(&self.0, sql);
    }
}

/// Makes a `#[test]` of every check for a backend. A check that is not listed is reported as dead code.
macro_rules! test_backend {
    ($(#[$attribute:meta])* $name:ident, $backend:ty) => {
        mod $name {
            test_backend!(@tests [$(#[$attribute])*] $backend:
                batches:
                    batches_and_callbacks_keep_their_order,
                    committed_batch_is_readable_in_its_callback,
                    failed_batch_is_undone_alone_and_completely,
                    facts_after_a_gap_are_rejected,
                    panicking_callback_affects_no_other_batch,
                    queued_batches_are_committed_when_the_store_is_dropped;
                guests:
                    guest_is_found_by_id_and_by_every_secret,
                    reads_see_own_commits_under_concurrency,
                    rename_and_visits_are_stored,
                    recovery_code_replaces_the_old_one,
                    secret_belongs_to_one_guest,
                    debug_output_and_errors_contain_no_secrets;
                deletion:
                    deleted_guest_is_forgotten_and_matches_are_anonymous,
                    match_that_ends_after_the_deletion_is_anonymous,
                    many_matches_are_anonymized_in_the_background;
                matches:
                    match_is_stored_with_its_record,
                    matches_of_a_guest_are_paged_newest_first;
                moderation:
                    restriction_lasts_until_it_is_lifted,
                    guests_are_searched_by_name_and_id,
                    report_stays_until_its_retention_is_over,
                    number_of_reports_is_bounded,
                    deleted_match_is_gone_for_all_its_players,
                    deleted_guest_leaves_no_restrictions_and_reports;
                ratings:
                    winner_gains_and_summary_has_the_changes,
                    stood_in_seats_rank_last,
                    abandoned_match_counts_for_the_guest_only,
                    highest_score_wins_if_the_order_says_so,
                    match_is_rated_once,
                    shared_place_gives_equal_ratings,
                    bot_level_is_one_player_on_several_seats,
                    ranking_is_by_conservative_rating;
                retention:
                    idle_guests_are_deleted_before_others,
                    old_matches_are_deleted_with_their_records,
                    large_sweep_finishes_in_the_background;
                sessions:
                    sessions_and_tokens_are_listed_without_secrets,
                    secret_of_one_kind_is_not_accepted_as_another,
                    ended_session_is_gone_and_others_stay,
                    other_sessions_end_together,
                    new_session_replaces_the_least_recently_used;
                styles:
                    style_of_a_guest_is_replaced_by_game,
                    style_is_deleted_with_its_guest,
                    styles_of_all_guests_are_deleted_together,
                    styles_of_unknown_games_are_left_out;
                tables:
                    facts_are_returned_in_order_per_table,
                    replaced_facts_are_gone,
                    closed_table_is_gone_and_accepts_no_facts,
                    table_of_a_failed_batch_is_not_open,
                    empty_facts_are_rejected,
                    quarantined_table_is_closed_and_named,
                    last_alive_time_is_stored;
            );
        }
    };
    (@tests $attributes:tt $backend:ty: $($group:ident: $($test:ident),+;)+) => {
        $(mod $group {
            $(test_backend!(@test $attributes $backend, $group, $test);)+
        })+
    };
    (@test [$(#[$attribute:meta])*] $backend:ty, $group:ident, $test:ident) => {
        #[test]
        $(#[$attribute])*
        fn $test() {
            crate::$group::$test(&<$backend>::default());
        }
    };
}

test_backend!(sqlite, crate::SqliteBackend);
#[cfg(feature = "cluster")]
test_backend!(
    #[cfg_attr(
        not(postgres_installed),
        ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)"
    )]
    postgres,
    crate::PostgresBackend
);
