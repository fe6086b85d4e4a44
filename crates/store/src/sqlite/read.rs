//! Queries.

use std::collections::BTreeMap;

use rodeo_protocol::api::{MatchSummary, RatedPlayer, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::to_i64_saturating;
use crate::ratings::MIN_RANKED_MATCHES;
use crate::{Guest, Millis, SecretHash, SecretKind, StoreError, StoredSession, StoredTable};

/// Reads all open tables in one scan of the journal.
pub(super) fn live_tables(db: &Connection) -> Result<Vec<StoredTable>, StoreError> {
    // Both queries must see the same snapshot.
    let snapshot = db.unchecked_transaction()?;
    let ScannedTables { tables, invalid_ids } = scan_tables(&snapshot)?;
    for (key, _) in invalid_ids {
        tracing::error!(key, "the id of a table is damaged, skipping it (try rodeo repair)");
    }
    Ok(tables.into_values().map(|(_, table)| table).collect())
}

/// All open tables.
pub(super) struct ScannedTables {
    /// The first live journal row and the facts of each table, by key.
    pub tables: BTreeMap<i64, (i64, StoredTable)>,
    /// Keys and ids of tables whose id cannot be parsed.
    pub invalid_ids: Vec<(i64, String)>,
}

/// Reads all open tables within the current transaction.
pub(super) fn scan_tables(db: &Connection) -> Result<ScannedTables, StoreError> {
    let mut scanned = ScannedTables { tables: BTreeMap::new(), invalid_ids: Vec::new() };
    let mut open = db.prepare("SELECT key, journal_start, id, opened_at, CAST(id AS BLOB) FROM tables")?;
    let mut rows = open.query([])?;
    while let Some(row) = rows.next()? {
        let key = row.get(0)?;
        match read_table(row) {
            Ok(table) => drop(scanned.tables.insert(key, (row.get(1)?, table))),
            Err(_) => {
                let id: Vec<u8> = row.get(4)?;
                scanned.invalid_ids.push((key, String::from_utf8_lossy(&id).into_owned()));
            }
        }
    }
    let mut journal = db.prepare("SELECT id, table_key, committed_at, facts FROM journal ORDER BY id")?;
    let mut rows = journal.query([])?;
    while let Some(row) = rows.next()? {
        let id: i64 = row.get(0)?;
        if let Some((journal_start, table)) = scanned.tables.get_mut(&row.get(1)?)
            && *journal_start <= id
        {
            push_facts(table, row, 2, 3)?;
        }
    }
    Ok(scanned)
}

/// Reads one table. Scans the journal from the first live row of the table.
pub(super) fn table(db: &Connection, id: TableId) -> Result<Option<StoredTable>, StoreError> {
    let snapshot = db.unchecked_transaction()?;
    let mut open =
        snapshot.prepare_cached("SELECT key, journal_start, id, opened_at FROM tables WHERE id = ?1")?;
    let mut rows = open.query([id.to_string()])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let (key, journal_start): (i64, i64) = (row.get(0)?, row.get(1)?);
    let mut table = read_table(row)?;
    let sql = "SELECT committed_at, facts FROM journal WHERE id >= ?1 AND table_key = ?2 ORDER BY id";
    let mut journal = snapshot.prepare_cached(sql)?;
    let mut rows = journal.query(params![journal_start, key])?;
    while let Some(row) = rows.next()? {
        push_facts(&mut table, row, 0, 1)?;
    }
    Ok(Some(table))
}

/// Adds a journal row to its table, or notes why it cannot be read.
fn push_facts(table: &mut StoredTable, row: &Row<'_>, time: usize, facts: usize) -> Result<(), StoreError> {
    let text = match row.get_ref(facts)? {
        ValueRef::Text(text) => std::str::from_utf8(text).map_err(|_| "facts are not valid UTF-8"),
        _ => Err("facts are not a text"),
    };
    match (text, unsigned(row, time)) {
        (Ok(text), Ok(at)) => {
            table.updated_at = table.updated_at.max(at);
            table.facts.push(text.to_owned());
        }
        (Err(reason), _) => table.damage = Some(reason.to_owned()),
        (_, Err(error)) => table.damage = Some(error.to_string()),
    }
    Ok(())
}

pub(super) fn guest(db: &Connection, id: GuestId) -> Result<Option<Guest>, StoreError> {
    let sql = "SELECT id, name, is_bot, created_at, last_seen_at FROM guests WHERE id = ?1";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query([id.to_string()])?;
    rows.next()?.map(read_guest).transpose()
}

pub(super) fn guest_by_secret(
    db: &Connection,
    secret: &SecretHash,
    kind: SecretKind,
) -> Result<Option<Guest>, StoreError> {
    let sql = "SELECT guests.id, name, is_bot, guests.created_at, last_seen_at
               FROM secrets JOIN guests ON guests.id = secrets.guest_id WHERE hash = ?1 AND kind = ?2";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query(params![secret.0, kind.name()])?;
    rows.next()?.map(read_guest).transpose()
}

pub(super) fn sessions_of(db: &Connection, guest: GuestId) -> Result<Vec<StoredSession>, StoreError> {
    let sql = "SELECT hash, kind, label, created_at, last_used_at FROM secrets
               WHERE guest_id = ?1 AND kind IN ('session', 'token') ORDER BY last_used_at DESC, created_at DESC, hash";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query([guest.to_string()])?;
    let mut sessions = Vec::new();
    while let Some(row) = rows.next()? {
        sessions.push(StoredSession {
            id: SecretHash(row.get(0)?).session_id(),
            kind: SecretKind::from_name(&row.get::<_, String>(1)?).ok_or_else(|| corrupt("secrets.kind"))?,
            label: row.get(2)?,
            created_at: unsigned(row, 3)?,
            last_used_at: unsigned(row, 4)?,
        });
    }
    Ok(sessions)
}

pub(super) fn last_alive(db: &Connection) -> Result<Option<Millis>, StoreError> {
    let sql = "SELECT max(at) FROM (SELECT alive_at AS at FROM server_state
               UNION ALL SELECT committed_at FROM (SELECT committed_at FROM journal ORDER BY id DESC LIMIT 1))";
    let at: Option<i64> = db.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
    Ok(at.and_then(|at| u64::try_from(at).ok()))
}

pub(super) fn match_revision(db: &Connection, id: MatchId) -> Result<Option<u64>, StoreError> {
    let mut find = db.prepare_cached("SELECT revision FROM matches WHERE id = ?1")?;
    let mut rows = find.query([id.to_string()])?;
    rows.next()?.map(|row| unsigned(row, 0)).transpose()
}

pub(super) fn match_summary(db: &Connection, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
    let mut find = db.prepare_cached("SELECT summary FROM matches WHERE id = ?1")?;
    let summary: Option<String> = find.query_row([id.to_string()], |row| row.get(0)).optional()?;
    summary.map(|summary| read_summary(&summary)).transpose()
}

pub(super) fn record(db: &Connection, id: MatchId) -> Result<Option<String>, StoreError> {
    let mut find = db.prepare_cached("SELECT record FROM matches WHERE id = ?1")?;
    Ok(find.query_row([id.to_string()], |row| row.get(0)).optional()?)
}

pub(super) fn matches_of(
    db: &Connection,
    guest: GuestId,
    before: Option<u64>,
    limit: usize,
) -> Result<Vec<(u64, MatchSummary)>, StoreError> {
    let sql = "SELECT sequence, summary FROM match_guests JOIN matches ON sequence = match_sequence
               WHERE guest_id = ?1 AND match_sequence < ?2 ORDER BY match_sequence DESC LIMIT ?3";
    let mut find = db.prepare_cached(sql)?;
    let before = before.map_or(i64::MAX, to_i64_saturating);
    let mut rows = find.query(params![guest.to_string(), before, to_i64_saturating(limit as u64)])?;
    let mut matches = Vec::new();
    while let Some(row) = rows.next()? {
        let summary: String = row.get(1)?;
        matches.push((unsigned(row, 0)?, read_summary(&summary)?));
    }
    Ok(matches)
}

const RATINGS: &str =
    "SELECT player, is_house_bot, game, rating, uncertainty, matches, name, is_bot FROM ratings
                       LEFT JOIN guests ON is_house_bot = 0 AND guests.id = player";

pub(super) fn ratings_of(db: &Connection, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError> {
    let mut find =
        db.prepare_cached(&format!("{RATINGS} WHERE player = ?1 AND is_house_bot = 0 ORDER BY game"))?;
    read_ratings(find.query([guest.to_string()])?)
}

pub(super) fn styles_of(db: &Connection, guest: GuestId) -> Result<Vec<(GameKind, String)>, StoreError> {
    let sql = "SELECT game, summary FROM guest_styles WHERE guest_id = ?1 ORDER BY game";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query([guest.to_string()])?;
    let mut styles = Vec::new();
    while let Some(row) = rows.next()? {
        // A later version may know more games.
        if let Some(game) = GameKind::from_name(&row.get::<_, String>(0)?) {
            styles.push((game, row.get(1)?));
        }
    }
    Ok(styles)
}

pub(super) fn best_ratings(
    db: &Connection,
    game: GameKind,
    limit: usize,
) -> Result<Vec<RatingEntry>, StoreError> {
    let mut find = db.prepare_cached(&ranking_query())?;
    read_ratings(find.query(params![game.name(), to_i64_saturating(limit as u64)])?)
}

/// The expressions must be those of the index `ratings_ranking`, or SQLite does not use it.
fn ranking_query() -> String {
    format!(
        "{RATINGS} WHERE game = ?1 AND matches >= {MIN_RANKED_MATCHES} ORDER BY rating - 2.0 * uncertainty DESC LIMIT ?2"
    )
}

pub(super) fn check(db: &Connection) -> Result<(), StoreError> {
    db.prepare_cached("SELECT 1 FROM guests LIMIT 1")?.exists([])?;
    Ok(())
}

fn read_table(row: &Row<'_>) -> Result<StoredTable, StoreError> {
    let id: String = row.get(2)?;
    let id = id.parse().map_err(|_| corrupt("tables.id"))?;
    let opened_at = unsigned(row, 3)?;
    Ok(StoredTable { id, opened_at, updated_at: opened_at, facts: Vec::new(), damage: None })
}

pub(super) fn read_guest(row: &Row<'_>) -> Result<Guest, StoreError> {
    let id: String = row.get(0)?;
    Ok(Guest {
        id: id.parse().map_err(|_| corrupt("guests.id"))?,
        name: row.get(1)?,
        bot: row.get(2)?,
        created_at: unsigned(row, 3)?,
        last_seen_at: unsigned(row, 4)?,
    })
}

fn read_summary(summary: &str) -> Result<MatchSummary, StoreError> {
    serde_json::from_str(summary).map_err(|_| corrupt("matches.summary"))
}

fn read_ratings(mut rows: rusqlite::Rows<'_>) -> Result<Vec<RatingEntry>, StoreError> {
    let mut ratings = Vec::new();
    while let Some(row) = rows.next()? {
        let (player, is_house_bot, game): (String, bool, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let player = match (is_house_bot, row.get(6)?) {
            (true, _) => RatedPlayer::HouseBot { level: player },
            (false, Some(name)) => {
                let id = player.parse().map_err(|_| corrupt("ratings.player"))?;
                RatedPlayer::Guest { id, name, bot: row.get(7)? }
            }
            (false, None) => return Err(corrupt("ratings.player")),
        };
        let game = GameKind::from_name(&game).ok_or_else(|| corrupt("ratings.game"))?;
        let (rating, uncertainty, matches) = (row.get(3)?, row.get(4)?, row.get(5)?);
        ratings.push(RatingEntry { game, player, rating, uncertainty, matches });
    }
    Ok(ratings)
}

pub(super) fn unsigned(row: &Row<'_>, column: usize) -> Result<u64, StoreError> {
    let number: i64 = row.get(column)?;
    u64::try_from(number).map_err(|_| StoreError::Database("a stored number is negative".to_owned()))
}

/// The error for a value that cannot be parsed. Names the column only, because the value may be secret.
pub(super) fn corrupt(column: &str) -> StoreError {
    StoreError::Database(format!("invalid value in {column}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranking_uses_its_index() {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch(include_str!("migrations/1.sql")).unwrap();
        let mut explain = db.prepare(&format!("EXPLAIN QUERY PLAN {}", ranking_query())).unwrap();
        let plan = explain.query_map(("take6", 10), |row| row.get::<_, String>(3)).unwrap();
        let plan: Vec<String> = plan.map(Result::unwrap).collect();
        assert!(plan[0].contains("ratings_ranking"), "{plan:?}");
        assert!(plan.iter().all(|step| !step.contains("TEMP B-TREE")), "{plan:?}");
    }
}
