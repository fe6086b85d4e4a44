//! Reading.

use std::collections::BTreeMap;

use rodeo_protocol::api::{MatchSummary, RatedPlayer, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{damaged, whole};
use crate::{Guest, SecretHash, StoreError, StoredTable};

/// One walk along the journal: what belongs together is put together here.
pub(super) fn live_tables(db: &Connection) -> Result<Vec<StoredTable>, StoreError> {
    // Both questions must see the same moment.
    let moment = db.unchecked_transaction()?;
    let mut tables: BTreeMap<i64, (i64, StoredTable)> = BTreeMap::new();
    let mut open = moment.prepare("SELECT number, since, id, opened_at FROM tables")?;
    let mut rows = open.query([])?;
    while let Some(row) = rows.next()? {
        tables.insert(row.get(0)?, (row.get(1)?, read_table(row)?));
    }
    let mut journal = moment.prepare("SELECT id, table_number, at, facts FROM journal ORDER BY id")?;
    let mut rows = journal.query([])?;
    while let Some(row) = rows.next()? {
        let id: i64 = row.get(0)?;
        if let Some((since, table)) = tables.get_mut(&row.get(1)?)
            && *since <= id
        {
            table.touched_at = table.touched_at.max(millis(row, 2)?);
            table.facts.push(row.get(3)?);
        }
    }
    Ok(tables.into_values().map(|(_, table)| table).collect())
}

/// The journal is read from where the table's facts begin.
pub(super) fn table(db: &Connection, id: TableId) -> Result<Option<StoredTable>, StoreError> {
    let moment = db.unchecked_transaction()?;
    let mut open = moment.prepare_cached("SELECT number, since, id, opened_at FROM tables WHERE id = ?1")?;
    let mut rows = open.query([id.to_string()])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let (number, since): (i64, i64) = (row.get(0)?, row.get(1)?);
    let mut table = read_table(row)?;
    let sql = "SELECT at, facts FROM journal WHERE id >= ?1 AND table_number = ?2 ORDER BY id";
    let mut journal = moment.prepare_cached(sql)?;
    let mut rows = journal.query(params![since, number])?;
    while let Some(row) = rows.next()? {
        table.touched_at = table.touched_at.max(millis(row, 0)?);
        table.facts.push(row.get(1)?);
    }
    Ok(Some(table))
}

pub(super) fn guest(db: &Connection, id: GuestId) -> Result<Option<Guest>, StoreError> {
    let sql = "SELECT id, name, bot, made_at, seen_at FROM guests WHERE id = ?1";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query([id.to_string()])?;
    rows.next()?.map(read_guest).transpose()
}

pub(super) fn guest_by_secret(db: &Connection, secret: &SecretHash) -> Result<Option<Guest>, StoreError> {
    let sql =
        "SELECT id, name, bot, guests.made_at, seen_at FROM secrets JOIN guests ON guests.id = secrets.guest
               WHERE hash = ?1";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query([secret.0])?;
    rows.next()?.map(read_guest).transpose()
}

pub(super) fn match_card(db: &Connection, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
    let mut find = db.prepare_cached("SELECT card FROM matches WHERE id = ?1")?;
    let card: Option<String> = find.query_row([id.to_string()], |row| row.get(0)).optional()?;
    card.map(|card| read_card(&card)).transpose()
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
    let sql = "SELECT number, card FROM sat JOIN matches USING (number) WHERE guest = ?1 AND number < ?2
               ORDER BY number DESC LIMIT ?3";
    let mut find = db.prepare_cached(sql)?;
    let mut rows =
        find.query(params![guest.to_string(), before.map_or(i64::MAX, whole), whole(limit as u64)])?;
    let mut matches = Vec::new();
    while let Some(row) = rows.next()? {
        let card: String = row.get(1)?;
        matches.push((millis(row, 0)?, read_card(&card)?));
    }
    Ok(matches)
}

const RATINGS: &str = "SELECT player, house, game, rating, uncertainty, matches, name, bot FROM ratings
                       LEFT JOIN guests ON house = 0 AND guests.id = player";

pub(super) fn ratings_of(db: &Connection, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError> {
    let mut find = db.prepare_cached(&format!("{RATINGS} WHERE player = ?1 AND house = 0 ORDER BY game"))?;
    read_ratings(find.query([guest.to_string()])?)
}

pub(super) fn best_ratings(
    db: &Connection,
    game: GameKind,
    limit: usize,
) -> Result<Vec<RatingEntry>, StoreError> {
    // As the index says it, so that it is used.
    let best = "WHERE game = ?1 AND matches >= 5 ORDER BY rating - 2.0 * uncertainty DESC LIMIT ?2";
    let mut find = db.prepare_cached(&format!("{RATINGS} {best}"))?;
    read_ratings(find.query(params![game.name(), whole(limit as u64)])?)
}

pub(super) fn check(db: &Connection) -> Result<(), StoreError> {
    db.prepare_cached("SELECT 1 FROM guests LIMIT 1")?.exists([])?;
    Ok(())
}

fn read_table(row: &Row<'_>) -> Result<StoredTable, StoreError> {
    let id: String = row.get(2)?;
    let id = id.parse().map_err(|_| damaged("the id of a table"))?;
    let opened_at = millis(row, 3)?;
    Ok(StoredTable { id, opened_at, touched_at: opened_at, facts: Vec::new() })
}

fn read_guest(row: &Row<'_>) -> Result<Guest, StoreError> {
    let id: String = row.get(0)?;
    Ok(Guest {
        id: id.parse().map_err(|_| damaged("the id of a guest"))?,
        name: row.get(1)?,
        bot: row.get(2)?,
        made_at: millis(row, 3)?,
        seen_at: millis(row, 4)?,
    })
}

fn read_card(card: &str) -> Result<MatchSummary, StoreError> {
    serde_json::from_str(card).map_err(|_| damaged("a match"))
}

fn read_ratings(mut rows: rusqlite::Rows<'_>) -> Result<Vec<RatingEntry>, StoreError> {
    let mut ratings = Vec::new();
    while let Some(row) = rows.next()? {
        let (player, house, game): (String, bool, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let player = match (house, row.get(6)?) {
            (true, _) => RatedPlayer::HouseBot { level: player },
            (false, Some(name)) => {
                let id = player.parse().map_err(|_| damaged("the id of a guest"))?;
                RatedPlayer::Guest { id, name, bot: row.get(7)? }
            }
            (false, None) => return Err(damaged("who has a rating")),
        };
        let game = GameKind::from_name(&game).ok_or_else(|| damaged("the game of a rating"))?;
        let (rating, uncertainty, matches) = (row.get(3)?, row.get(4)?, row.get(5)?);
        ratings.push(RatingEntry { game, player, rating, uncertainty, matches });
    }
    Ok(ratings)
}

fn millis(row: &Row<'_>, column: usize) -> Result<u64, StoreError> {
    let number: i64 = row.get(column)?;
    u64::try_from(number).map_err(|_| damaged("a number"))
}
