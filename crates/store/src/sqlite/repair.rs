//! Moves damaged data into the quarantine, for `rodeo repair`.

use std::path::{Path, PathBuf};

use rodeo_protocol::api::MatchSummary;
use rusqlite::{Connection, params};

use super::backup::backup_file;
use super::file::{io_error, lock, open_read_write, with_suffix};
use super::inspect::{FactsCheck, Finding, Inspection, Place, guests_of, inspect, stored_guests};
use super::quarantine::{quarantine, quarantine_journal};
use crate::{Millis, StoreError};

/// What a repair did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The state before the repair.
    pub before: Inspection,
    /// The state after it. Findings that are left could not be repaired.
    pub after: Inspection,
    /// Copy of the file as it was; `None` if there was nothing to repair.
    pub backup: Option<PathBuf>,
}

/// Moves everything that is damaged into the quarantine. Fails with [`StoreError::InUse`] while a server uses the file.
///
/// Nothing is changed before a copy of the file exists, and nothing is deleted without being in the quarantine. All changes
/// are made together or not at all. `at` is the current time.
pub fn repair_file(
    database: &Path,
    check_facts: FactsCheck<'_>,
    at: Millis,
    progress: &mut dyn FnMut(&'static str, u64, u64),
) -> Result<Repair, StoreError> {
    let _lock = lock(database)?;
    let mut db = open_read_write(database)?;
    let before = inspect(&db, check_facts, progress)?;
    if before.findings.is_empty() {
        return Ok(Repair { after: before.clone(), before, backup: None });
    }
    let backup = copy(&db, database, at)?;
    if before.findings.iter().any(|finding| finding.place == Place::File) {
        // Most damage that SQLite finds without losing rows is in an index.
        db.execute_batch("REINDEX")?;
    }
    let step = db.transaction()?;
    for finding in &before.findings {
        set_aside(&step, finding, at)?;
    }
    step.commit()?;
    let after = inspect(&db, check_facts, progress)?;
    Ok(Repair { before, after, backup: Some(backup) })
}

/// Copies the database next to itself: by SQLite, or byte by byte if SQLite cannot read all of it.
fn copy(db: &Connection, database: &Path, at: Millis) -> Result<PathBuf, StoreError> {
    let to = with_suffix(database, &format!(".before-repair-{at}"));
    if let Err(error) = backup_file(database, &to) {
        tracing::warn!(%error, "cannot copy the database by SQLite, copying the file");
        db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        std::fs::copy(database, &to).map_err(|error| io_error("copy the database to", &to, &error))?;
    }
    Ok(to)
}

fn set_aside(db: &Connection, finding: &Finding, at: Millis) -> Result<(), StoreError> {
    let Finding { place, problem } = finding;
    let open = || quarantine(db, place.kind(), place.subject(), problem, at);
    let keep = |key: i64, sql: &str, parameters: &[&dyn rusqlite::ToSql]| -> Result<(), StoreError> {
        let rows = format!("INSERT INTO quarantine_rows (quarantine_id, position, source, content) {sql}");
        let mut all: Vec<&dyn rusqlite::ToSql> = vec![&key];
        all.extend(parameters);
        db.execute(&rows, &*all)?;
        Ok(())
    };
    match place {
        Place::File => {}
        Place::Table(key, id) => {
            quarantine_journal(db, id, problem, at)?;
            db.execute("DELETE FROM tables WHERE key = ?1", [key])?;
        }
        Place::Match(sequence, _) => {
            let entry = open()?;
            for (position, column) in ["id", "table_id", "ended_at", "summary", "record"].iter().enumerate() {
                let sql = format!(
                    "SELECT ?1, {position}, 'matches.{column}', CAST({column} AS BLOB) FROM matches WHERE sequence = ?2"
                );
                keep(entry, &sql, &[sequence])?;
            }
            db.execute("DELETE FROM matches WHERE sequence = ?1", [sequence])?;
        }
        Place::MatchGuests(sequence, _) => {
            let entry = open()?;
            let sql = "SELECT ?1, row_number() OVER (), 'match_guests.guest_id', CAST(guest_id AS BLOB)
                       FROM match_guests WHERE match_sequence = ?2";
            keep(entry, sql, &[sequence])?;
            write_guests(db, *sequence)?;
        }
        Place::Rating(player, is_house_bot, game) => {
            let entry = open()?;
            let sql = "SELECT ?1, 0, 'ratings', CAST(json_array(player, is_house_bot, game, rating, uncertainty, matches) AS BLOB)
                       FROM ratings WHERE player = ?2 AND is_house_bot = ?3 AND game = ?4";
            keep(entry, sql, &[player, is_house_bot, game])?;
            db.execute(
                "DELETE FROM ratings WHERE player = ?1 AND is_house_bot = ?2 AND game = ?3",
                params![player, is_house_bot, game],
            )?;
        }
        Place::Secret(hash, _) => {
            let entry = open()?;
            let sql =
                "SELECT ?1, 0, 'secrets', CAST(json_array(hex(hash), guest_id, kind, created_at) AS BLOB)
                       FROM secrets WHERE hash = ?2";
            keep(entry, sql, &[hash])?;
            db.execute("DELETE FROM secrets WHERE hash = ?1", [hash])?;
        }
    }
    Ok(())
}

/// Writes the list of guests of a match from its summary.
fn write_guests(db: &Connection, sequence: i64) -> Result<(), StoreError> {
    let summary: String =
        db.query_row("SELECT summary FROM matches WHERE sequence = ?1", [sequence], |row| row.get(0))?;
    let summary: MatchSummary = serde_json::from_str(&summary)
        .map_err(|error| StoreError::Database(format!("cannot parse a summary: {error}")))?;
    let (listed, stored) = (guests_of(&summary), stored_guests(db, sequence)?);
    for guest in stored.difference(&listed) {
        db.execute(
            "DELETE FROM match_guests WHERE guest_id = ?1 AND match_sequence = ?2",
            params![guest, sequence],
        )?;
    }
    for guest in listed.difference(&stored) {
        db.execute(
            "INSERT INTO match_guests (guest_id, match_sequence) VALUES (?1, ?2)",
            params![guest, sequence],
        )?;
    }
    Ok(())
}
