//! Queries.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use rodeo_protocol::api::{MatchSummary, RatedPlayer, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::failure::Failure;
use super::to_i64_saturating;
use crate::moderation::{GuestQuery, ReportQuery};
use crate::ratings::MIN_RANKED_MATCHES;
use crate::{
    Guest, Millis, QuarantinedItem, Report, Resolution, Restriction, RestrictionKind, SecretHash, SecretKind,
    StoreError, StoredSession, StoredTable,
};

async fn query(db: &Object, sql: &str, params: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Failure> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.query(&statement, params).await?)
}

async fn query_opt(db: &Object, sql: &str, params: &[&(dyn ToSql + Sync)]) -> Result<Option<Row>, Failure> {
    Ok(query(db, sql, params).await?.into_iter().next())
}

const TABLES: &str = "SELECT tables.key, tables.id, opened_at, committed_at, facts
                      FROM tables LEFT JOIN journal ON table_key = tables.key";

pub(super) async fn live_tables(db: Object) -> Result<Vec<StoredTable>, Failure> {
    read_tables(query(&db, &format!("{TABLES} ORDER BY tables.key, first_fact"), &[]).await?)
}

pub(super) async fn table(db: Object, id: TableId) -> Result<Option<StoredTable>, Failure> {
    let sql = format!("{TABLES} WHERE tables.id = $1 ORDER BY first_fact");
    Ok(read_tables(query(&db, &sql, &[&id.to_string()]).await?)?.pop())
}

/// Reads the rows of one statement, which sees one snapshot. PostgreSQL checks types and encodings, so there is no damage to
/// report but that of the facts themselves.
fn read_tables(rows: Vec<Row>) -> Result<Vec<StoredTable>, Failure> {
    let mut tables: BTreeMap<i64, StoredTable> = BTreeMap::new();
    for row in rows {
        let key: i64 = row.get(0);
        let table = match tables.entry(key) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                let Ok(id) = row.get::<_, &str>(1).parse() else {
                    tracing::error!(key, "the id of a table is damaged, skipping it");
                    continue;
                };
                let opened_at = unsigned(&row, 2)?;
                entry.insert(StoredTable {
                    id,
                    opened_at,
                    updated_at: opened_at,
                    facts: Vec::new(),
                    damage: None,
                })
            }
        };
        if row.get::<_, Option<i64>>(3).is_some() {
            table.updated_at = table.updated_at.max(unsigned(&row, 3)?);
            table.facts.push(row.get(4));
        }
    }
    Ok(tables.into_values().collect())
}

pub(super) async fn guest(db: Object, id: GuestId) -> Result<Option<Guest>, Failure> {
    let sql = "SELECT id, name, is_bot, created_at, last_seen_at FROM guests WHERE id = $1";
    query_opt(&db, sql, &[&id.to_string()]).await?.as_ref().map(read_guest).transpose()
}

pub(super) async fn guest_by_secret(
    db: Object,
    secret: SecretHash,
    kind: SecretKind,
) -> Result<Option<Guest>, Failure> {
    let sql = "SELECT guests.id, name, is_bot, guests.created_at, last_seen_at
               FROM secrets JOIN guests ON guests.id = secrets.guest_id WHERE hash = $1 AND kind = $2";
    query_opt(&db, sql, &[&&secret.0[..], &kind.name()]).await?.as_ref().map(read_guest).transpose()
}

pub(super) async fn sessions_of(db: Object, guest: GuestId) -> Result<Vec<StoredSession>, Failure> {
    let sql = "SELECT hash, kind, label, created_at, last_used_at FROM secrets
               WHERE guest_id = $1 AND kind IN ('session', 'token') ORDER BY last_used_at DESC, created_at DESC, hash";
    let rows = query(&db, sql, &[&guest.to_string()]).await?;
    let read = |row: Row| {
        let hash: [u8; 32] = row.get::<_, &[u8]>(0).try_into().map_err(|_| corrupt("secrets.hash"))?;
        Ok(StoredSession {
            id: SecretHash(hash).session_id(),
            kind: SecretKind::from_name(row.get(1)).ok_or_else(|| corrupt("secrets.kind"))?,
            label: row.get(2),
            created_at: unsigned(&row, 3)?,
            last_used_at: unsigned(&row, 4)?,
        })
    };
    rows.into_iter().map(read).collect()
}

pub(super) async fn last_alive(db: Object) -> Result<Option<Millis>, Failure> {
    let sql = "SELECT greatest((SELECT alive_at FROM server_state), (SELECT max(committed_at) FROM journal))";
    let at: Option<i64> = query_opt(&db, sql, &[]).await?.and_then(|row| row.get(0));
    Ok(at.and_then(|at| u64::try_from(at).ok()))
}

pub(super) async fn match_revision(db: Object, id: MatchId) -> Result<Option<u64>, Failure> {
    let row = query_opt(&db, "SELECT revision FROM matches WHERE id = $1", &[&id.to_string()]).await?;
    row.map(|row| unsigned(&row, 0)).transpose()
}

pub(super) async fn match_summary(db: Object, id: MatchId) -> Result<Option<MatchSummary>, Failure> {
    let row = query_opt(&db, "SELECT summary FROM matches WHERE id = $1", &[&id.to_string()]).await?;
    row.map(|row| read_summary(row.get(0))).transpose()
}

pub(super) async fn record(db: Object, id: MatchId) -> Result<Option<String>, Failure> {
    let row = query_opt(&db, "SELECT record FROM matches WHERE id = $1", &[&id.to_string()]).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn matches_of(
    db: Object,
    guest: GuestId,
    before: Option<u64>,
    limit: usize,
) -> Result<Vec<(u64, MatchSummary)>, Failure> {
    let sql = "SELECT sequence, summary FROM match_guests JOIN matches ON sequence = match_sequence
               WHERE guest_id = $1 AND match_sequence < $2 ORDER BY match_sequence DESC LIMIT $3";
    let before = before.map_or(i64::MAX, to_i64_saturating);
    let rows = query(&db, sql, &[&guest.to_string(), &before, &to_i64_saturating(limit as u64)]).await?;
    rows.iter().map(|row| Ok((unsigned(row, 0)?, read_summary(row.get(1))?))).collect()
}

const RATINGS: &str =
    "SELECT player, is_house_bot, game, rating, uncertainty, matches, name, is_bot FROM ratings
                       LEFT JOIN guests ON NOT is_house_bot AND guests.id = player";

pub(super) async fn ratings_of(db: Object, guest: GuestId) -> Result<Vec<RatingEntry>, Failure> {
    let sql = format!("{RATINGS} WHERE player = $1 AND NOT is_house_bot ORDER BY game");
    query(&db, &sql, &[&guest.to_string()]).await?.iter().map(read_rating).collect()
}

pub(super) async fn styles_of(db: Object, guest: GuestId) -> Result<Vec<(GameKind, String)>, Failure> {
    let sql = "SELECT game, summary FROM guest_styles WHERE guest_id = $1 ORDER BY game";
    // A later version may know more games.
    let read = |row: Row| Some((GameKind::from_name(row.get(0))?, row.get(1)));
    Ok(query(&db, sql, &[&guest.to_string()]).await?.into_iter().filter_map(read).collect())
}

pub(super) async fn best_ratings(
    db: Object,
    game: GameKind,
    limit: usize,
) -> Result<Vec<RatingEntry>, Failure> {
    // The expressions must be those of the index `ratings_ranking`.
    let sql = format!(
        "{RATINGS} WHERE game = $1 AND matches >= {MIN_RANKED_MATCHES} ORDER BY rating - 2.0 * uncertainty DESC LIMIT $2"
    );
    let limit = to_i64_saturating(limit as u64);
    query(&db, &sql, &[&game.name(), &limit]).await?.iter().map(read_rating).collect()
}

pub(super) async fn restrictions(db: Object) -> Result<Vec<Restriction>, Failure> {
    let sql = "SELECT guest_id, kind, since, until, reason FROM restrictions ORDER BY since, guest_id, kind";
    let read = |row: Row| {
        let until: Option<i64> = row.get(3);
        Ok(Restriction {
            guest: row.get::<_, &str>(0).parse().map_err(|_| corrupt("restrictions.guest_id"))?,
            kind: RestrictionKind::from_name(row.get(1)).ok_or_else(|| corrupt("restrictions.kind"))?,
            since_ms: unsigned(&row, 2)?,
            until_ms: until.map(|until| u64::try_from(until).unwrap_or(0)),
            reason: row.get(4),
        })
    };
    query(&db, sql, &[]).await?.into_iter().map(read).collect()
}

pub(super) async fn guests(db: Object, wanted: GuestQuery) -> Result<Vec<Guest>, Failure> {
    // With the collation of `name`, upper and lower case are the same for ASCII letters only.
    let sql = "SELECT id, name, is_bot, created_at, last_seen_at FROM guests
               WHERE $1 = '' OR id = $1 OR name ILIKE $2 ESCAPE '\\' ORDER BY last_seen_at DESC, id LIMIT $3";
    let escaped = wanted.text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    let limit = to_i64_saturating(wanted.limit as u64);
    let rows = query(&db, sql, &[&wanted.text, &format!("%{escaped}%"), &limit]).await?;
    rows.iter().map(read_guest).collect()
}

const REPORTS: &str = "SELECT id, content, resolved_at, resolved_note FROM reports";

pub(super) async fn reports(db: Object, wanted: ReportQuery) -> Result<Vec<Report>, Failure> {
    let sql = format!("{REPORTS} WHERE $1 OR resolved_at IS NULL ORDER BY id DESC LIMIT $2");
    let limit = to_i64_saturating(wanted.limit as u64);
    query(&db, &sql, &[&wanted.resolved, &limit]).await?.iter().map(read_report).collect()
}

pub(super) async fn report(db: Object, id: u64) -> Result<Option<Report>, Failure> {
    let row = query_opt(&db, &format!("{REPORTS} WHERE id = $1"), &[&to_i64_saturating(id)]).await?;
    row.as_ref().map(read_report).transpose()
}

pub(super) async fn open_reports(db: Object) -> Result<u64, Failure> {
    let sql = "SELECT count(*) FROM reports WHERE resolved_at IS NULL";
    query_opt(&db, sql, &[]).await?.map_or(Ok(0), |row| unsigned(&row, 0))
}

pub(super) async fn quarantined(db: Object) -> Result<Vec<QuarantinedItem>, Failure> {
    let sql = "SELECT kind, subject, reason, quarantined_at FROM quarantine ORDER BY id";
    let read = |row: Row| {
        let at = unsigned(&row, 3)?;
        Ok(QuarantinedItem { kind: row.get(0), subject: row.get(1), reason: row.get(2), at })
    };
    query(&db, sql, &[]).await?.into_iter().map(read).collect()
}

pub(super) async fn database_bytes(db: Object) -> Result<u64, Failure> {
    let sql = "SELECT pg_database_size(current_database())";
    query_opt(&db, sql, &[]).await?.map_or(Ok(0), |row| unsigned(&row, 0))
}

pub(super) async fn check(db: Object) -> Result<(), Failure> {
    // A standby after a failover answers queries, but cannot write.
    let row = query_opt(&db, "SELECT pg_is_in_recovery() FROM rodeo_schema LIMIT 1", &[]).await?;
    match row.map(|row| row.get(0)) {
        Some(false) => Ok(()),
        Some(true) => {
            Err(StoreError::Io("the PostgreSQL server is read-only (a standby?)".to_owned()).into())
        }
        None => Err(corrupt("rodeo_schema").into()),
    }
}

fn read_guest(row: &Row) -> Result<Guest, Failure> {
    Ok(Guest {
        id: row.get::<_, &str>(0).parse().map_err(|_| corrupt("guests.id"))?,
        name: row.get(1),
        bot: row.get(2),
        created_at: unsigned(row, 3)?,
        last_seen_at: unsigned(row, 4)?,
    })
}

fn read_summary(summary: &str) -> Result<MatchSummary, Failure> {
    serde_json::from_str(summary).map_err(|_| corrupt("matches.summary").into())
}

fn read_rating(row: &Row) -> Result<RatingEntry, Failure> {
    let player: String = row.get(0);
    let player = match (row.get(1), row.get::<_, Option<String>>(6)) {
        (true, _) => RatedPlayer::HouseBot { level: player },
        (false, Some(name)) => {
            let id = player.parse().map_err(|_| corrupt("ratings.player"))?;
            RatedPlayer::Guest { id, name, bot: row.get(7) }
        }
        (false, None) => return Err(corrupt("ratings.player").into()),
    };
    let game = GameKind::from_name(row.get(2)).ok_or_else(|| corrupt("ratings.game"))?;
    let matches = u32::try_from(row.get::<_, i64>(5)).map_err(|_| corrupt("ratings.matches"))?;
    Ok(RatingEntry { game, player, rating: row.get(3), uncertainty: row.get(4), matches })
}

fn read_report(row: &Row) -> Result<Report, Failure> {
    let resolved = match row.get::<_, Option<i64>>(2) {
        Some(_) => Some(Resolution { at_ms: unsigned(row, 2)?, note: row.get(3) }),
        None => None,
    };
    let content = serde_json::from_str(row.get(1)).map_err(|_| corrupt("reports.content"))?;
    Ok(Report { id: unsigned(row, 0)?, resolved, content })
}

pub(super) fn unsigned(row: &Row, column: usize) -> Result<u64, Failure> {
    u64::try_from(row.get::<_, i64>(column))
        .map_err(|_| StoreError::Database("a stored number is negative".to_owned()).into())
}

/// The error for a value that cannot be parsed. Names the column only, because the value may be secret.
fn corrupt(column: &str) -> StoreError {
    StoreError::Database(format!("invalid value in {column}"))
}
