//! Checks all data of a file, for `rodeo check`.
//!
//! The check reads one consistent snapshot and writes nothing, so it can run beside a server.

use std::collections::BTreeSet;
use std::path::Path;

use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Hex32;
use rodeo_rules::record::{Record, verify};
use rusqlite::{Connection, params};

use super::file::open_read_only;
use super::migrations::{MIGRATIONS, version};
use super::read;
use crate::{SecretKind, StoreError};

/// Checks the facts of a table. The error says what is damaged.
pub type FactsCheck<'a> = &'a dyn Fn(&[String]) -> Result<(), String>;

/// Something that is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Which data is damaged.
    pub place: Place,
    /// What is wrong.
    pub problem: String,
}

/// Where damaged data is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The file itself, as SQLite sees it.
    File,
    /// An open table, by its key and id.
    Table(i64, String),
    /// A finished match, by its sequence number and id.
    Match(i64, String),
    /// The list of guests of a match, by its sequence number and the id of the match.
    MatchGuests(i64, String),
    /// The rating of a player in a game: player, whether it is a house bot, game.
    Rating(String, bool, String),
    /// A secret of a guest: its hash, and the id of the guest.
    Secret(Vec<u8>, String),
}

impl Place {
    /// Kind of the data, for people and programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Place::File => "file",
            Place::Table(..) => "table",
            Place::Match(..) => "match",
            Place::MatchGuests(..) => "match_guests",
            Place::Rating(..) => "rating",
            Place::Secret(..) => "secret",
        }
    }

    /// Id of the data; empty for the file.
    pub fn subject(&self) -> &str {
        match self {
            Place::File => "",
            Place::Table(_, id) | Place::Match(_, id) | Place::MatchGuests(_, id) | Place::Secret(_, id) => {
                id
            }
            Place::Rating(player, _, _) => player,
        }
    }
}

/// What was checked, and what is damaged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inspection {
    /// Number of open tables.
    pub tables: u64,
    /// Number of finished matches.
    pub matches: u64,
    /// Number of guests.
    pub guests: u64,
    /// Number of ratings.
    pub ratings: u64,
    /// Number of secrets.
    pub secrets: u64,
    /// Number of entries in the quarantine.
    pub quarantined: u64,
    /// Everything that is damaged.
    pub findings: Vec<Finding>,
}

/// Checks everything in the file. `progress` is called with what is being checked, the number of checked items and their total.
pub fn inspect_file(
    database: &Path,
    check_facts: FactsCheck<'_>,
    progress: &mut dyn FnMut(&'static str, u64, u64),
) -> Result<Inspection, StoreError> {
    let db = open_read_only(database)?;
    let (found, known) = (version(&db)?, MIGRATIONS.len() as u32);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found < known {
        let problem =
            format!("schema version {found} is older than {known} (start the server once to migrate it)");
        return Err(StoreError::Database(problem));
    }
    let snapshot = db.unchecked_transaction()?;
    inspect(&snapshot, check_facts, progress)
}

/// Checks everything, within the current transaction.
pub(super) fn inspect(
    db: &Connection,
    check_facts: FactsCheck<'_>,
    progress: &mut dyn FnMut(&'static str, u64, u64),
) -> Result<Inspection, StoreError> {
    progress("file", 0, 1);
    let mut inspection = Inspection { findings: check_file(db)?, ..Inspection::default() };
    let count = |table: &str| -> Result<u64, StoreError> {
        let count: i64 = db.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))?;
        Ok(count.unsigned_abs())
    };
    inspection.tables = count("tables")?;
    inspection.matches = count("matches")?;
    inspection.guests = count("guests")?;
    inspection.ratings = count("ratings")?;
    inspection.secrets = count("secrets")?;
    inspection.quarantined = count("quarantine")?;
    let (tables, matches) = (inspection.tables, inspection.matches);
    let findings = &mut inspection.findings;
    check_tables(db, check_facts, findings, &mut |done| progress("tables", done, tables))?;
    check_matches(db, findings, &mut |done| progress("matches", done, matches))?;
    progress("ratings", 0, inspection.ratings);
    check_ratings(db, findings)?;
    progress("secrets", 0, inspection.secrets);
    check_secrets(db, findings)?;
    Ok(inspection)
}

fn check_file(db: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut check = db.prepare("PRAGMA integrity_check(20)")?;
    let lines = check.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    let damaged = lines.into_iter().filter(|line| line != "ok");
    Ok(damaged.map(|problem| Finding { place: Place::File, problem }).collect())
}

fn check_tables(
    db: &Connection,
    check_facts: FactsCheck<'_>,
    findings: &mut Vec<Finding>,
    progress: &mut dyn FnMut(u64),
) -> Result<(), StoreError> {
    let mut find = db.prepare("SELECT key, CAST(id AS BLOB) FROM tables ORDER BY key")?;
    let tables = find.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let tables: Vec<(i64, Vec<u8>)> = tables.collect::<Result<_, _>>()?;
    for (done, (key, id)) in (0..).zip(tables) {
        progress(done);
        let id = String::from_utf8_lossy(&id).into_owned();
        let problem = match id.parse::<TableId>() {
            Err(error) => Some(error.to_string()),
            Ok(table) => match read::table(db, table)? {
                Some(table) => table.damage.or_else(|| check_facts(&table.facts).err()),
                None => None,
            },
        };
        findings.extend(problem.map(|problem| Finding { place: Place::Table(key, id), problem }));
    }
    Ok(())
}

fn check_matches(
    db: &Connection,
    findings: &mut Vec<Finding>,
    progress: &mut dyn FnMut(u64),
) -> Result<(), StoreError> {
    let sql = "SELECT sequence, CAST(id AS BLOB), CAST(summary AS BLOB), CAST(record AS BLOB) FROM matches ORDER BY sequence";
    let mut find = db.prepare(sql)?;
    let mut rows = find.query([])?;
    let mut done = 0;
    while let Some(row) = rows.next()? {
        progress(done);
        done += 1;
        let sequence: i64 = row.get(0)?;
        let [id, summary, record]: [Vec<u8>; 3] = [row.get(1)?, row.get(2)?, row.get(3)?];
        let id = String::from_utf8_lossy(&id).into_owned();
        match check_match(&id, &summary, &record) {
            Err(problem) => findings.push(Finding { place: Place::Match(sequence, id), problem }),
            Ok(summary) => {
                if guests_of(&summary) != stored_guests(db, sequence)? {
                    let problem = "the list of players differs from the match".to_owned();
                    findings.push(Finding { place: Place::MatchGuests(sequence, id), problem });
                }
            }
        }
    }
    Ok(())
}

/// Checks that the record replays and that the summary agrees with it.
fn check_match(id: &str, summary: &[u8], record: &[u8]) -> Result<MatchSummary, String> {
    let id: MatchId = id.parse().map_err(|error| format!("{error}"))?;
    let summary: MatchSummary =
        serde_json::from_slice(summary).map_err(|error| format!("invalid summary: {error}"))?;
    let record = Record::read(record).map_err(|error| format!("invalid record: {error}"))?;
    let verified = verify(&record).map_err(|error| format!("the record does not replay: {error}"))?;
    let commitment = record.chance.as_ref().map(|chance| Hex32(chance.seed().commitment()).to_string());
    let agrees = [
        ("id", summary.id == id),
        ("rules", summary.rules == record.rules),
        ("number of players", summary.seats.len() == record.seats.len()),
        ("result", Some(&summary.outcome) == record.result.as_ref() && summary.outcome == verified.outcome),
        ("number of steps", summary.steps as usize == record.steps.len()),
        ("commitment", commitment.is_none_or(|commitment| commitment == summary.commitment)),
    ];
    match agrees.into_iter().find(|(_, agrees)| !agrees) {
        Some((what, _)) => Err(format!("the {what} of the summary differs from the record")),
        None => Ok(summary),
    }
}

/// The guests of a match as its summary names them.
pub(super) fn guests_of(summary: &MatchSummary) -> BTreeSet<String> {
    let guest = |seat: &SeatState| match seat {
        SeatState::Guest { id, .. } => Some(id.to_string()),
        SeatState::Empty | SeatState::DeletedGuest { .. } | SeatState::HouseBot { .. } => None,
    };
    summary.seats.iter().filter_map(guest).collect()
}

pub(super) fn stored_guests(db: &Connection, sequence: i64) -> Result<BTreeSet<String>, StoreError> {
    let mut find = db.prepare_cached("SELECT guest_id FROM match_guests WHERE match_sequence = ?1")?;
    Ok(find.query_map([sequence], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

fn check_ratings(db: &Connection, findings: &mut Vec<Finding>) -> Result<(), StoreError> {
    let mut find =
        db.prepare("SELECT player, is_house_bot, game, rating, uncertainty, matches FROM ratings")?;
    let mut rows = find.query([])?;
    while let Some(row) = rows.next()? {
        let (player, is_house_bot, game): (String, bool, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let (rating, uncertainty, matches): (f64, f64, i64) = (row.get(3)?, row.get(4)?, row.get(5)?);
        let exists = is_house_bot
            || (player.parse::<GuestId>().is_ok()
                && db.prepare_cached("SELECT 1 FROM guests WHERE id = ?1")?.exists(params![player])?);
        let problem = if !exists {
            Some("the player does not exist")
        } else if GameKind::from_name(&game).is_none() {
            Some("unknown game")
        } else if !rating.is_finite() || !uncertainty.is_finite() || uncertainty <= 0.0 || matches < 1 {
            Some("the numbers are out of range")
        } else {
            None
        };
        let place = || Place::Rating(player.clone(), is_house_bot, game.clone());
        findings.extend(problem.map(|problem| Finding { place: place(), problem: problem.to_owned() }));
    }
    Ok(())
}

fn check_secrets(db: &Connection, findings: &mut Vec<Finding>) -> Result<(), StoreError> {
    let mut find = db.prepare(
        "SELECT hash, guest_id, kind, EXISTS (SELECT 1 FROM guests WHERE id = guest_id) FROM secrets",
    )?;
    let mut rows = find.query([])?;
    while let Some(row) = rows.next()? {
        let (hash, guest, kind, exists): (Vec<u8>, String, String, bool) =
            (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        let problem = if !exists {
            Some("the guest does not exist")
        } else if hash.len() != 32 {
            Some("the hash has the wrong length")
        } else if SecretKind::from_name(&kind).is_none() {
            Some("unknown kind")
        } else {
            None
        };
        let problem = problem.map(str::to_owned);
        findings.extend(problem.map(|problem| Finding { place: Place::Secret(hash, guest), problem }));
    }
    Ok(())
}
