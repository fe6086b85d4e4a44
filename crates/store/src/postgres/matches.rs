//! Finished matches and the ratings that they change.

use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;

use super::failure::Failure;
use super::to_i64;
use super::transaction::{Transaction, params};
use crate::anonymize::anonymize;
use crate::ratings::{PlayerKey, RatedMatch, Rating};
use crate::{StoreError, StoredMatch};

/// Key of the advisory lock of ratings. A rating is read, computed here and written, so one process at a time does it. A lock
/// on rows would not do: the first rating of a player has no row yet.
const RATINGS_LOCK: i64 = 0x52_61_74_65;

/// What must be known before a match is written, in one row: whether it is stored, which of its guests are deleted, and the
/// ratings of its players.
const READ: &str = "
    WITH players AS (
        SELECT * FROM unnest($3::text[], $4::bool[]) WITH ORDINALITY AS players (player, is_house_bot, index)
    ), known AS (
        SELECT index, rating, uncertainty, matches FROM ratings JOIN players USING (player, is_house_bot) WHERE game = $5
    )
    SELECT EXISTS (SELECT 1 FROM matches WHERE id = $1),
        ARRAY(SELECT id FROM deleted_guests WHERE id = ANY ($2::text[])),
        ARRAY(SELECT index FROM known ORDER BY index), ARRAY(SELECT rating FROM known ORDER BY index),
        ARRAY(SELECT uncertainty FROM known ORDER BY index), ARRAY(SELECT matches FROM known ORDER BY index)";

/// Stores a match and the list of its guests.
const INSERT: &str = "
    WITH stored AS (
        INSERT INTO matches (id, table_id, ended_at, summary, record) VALUES ($1, $2, $3, $4, $5) RETURNING sequence
    )
    INSERT INTO match_guests (guest_id, match_sequence)
    SELECT DISTINCT guest_id, sequence FROM stored, unnest($6::text[]) AS guest_id";

/// Stores ratings. A guest who has been deleted in the meantime gets none.
const SET_RATINGS: &str = "
    INSERT INTO ratings (player, is_house_bot, game, rating, uncertainty, matches)
    SELECT player, is_house_bot, $3, rating, uncertainty, matches
    FROM unnest($1::text[], $2::bool[], $4::float8[], $5::float8[], $6::bigint[])
        AS new (player, is_house_bot, rating, uncertainty, matches)
    WHERE is_house_bot OR EXISTS (SELECT 1 FROM guests WHERE id = new.player)
    ON CONFLICT (player, is_house_bot, game) DO UPDATE
        SET rating = excluded.rating, uncertainty = excluded.uncertainty, matches = excluded.matches";

/// Stores a match. Reads in one round trip, with the pending statements in front, and leaves the writes pending.
pub(super) async fn save(transaction: &mut Transaction<'_>, stored: &StoredMatch) -> Result<(), Failure> {
    let mut summary = stored.summary.clone();
    let id = summary.id.to_string();
    let rated = stored.rated.map(|order| RatedMatch::new(&summary, order));
    let game = summary.rules.kind();
    let players = Players::new(rated.as_ref().map_or(&[], |rated| rated.players()));
    let guests: Vec<String> = guests_of(&summary.seats).collect();
    if rated.is_some() {
        transaction.push("SELECT pg_advisory_xact_lock($1)", params![RATINGS_LOCK]);
    }
    let row = transaction
        .query(
            READ,
            params![id.clone(), guests, players.names.clone(), players.house_bots.clone(), game.name()],
        )
        .await?
        .pop()
        .expect("the query returns one row");
    if row.get(0) {
        return Ok(());
    }
    let deleted: Vec<String> = row.get(1);
    summary.ratings = Vec::new();
    if let Some(rated) = rated {
        let mut before = vec![Rating::default(); rated.players().len()];
        let (indexes, ratings): (Vec<i64>, Vec<f64>) = (row.get(2), row.get(3));
        let (uncertainties, matches): (Vec<f64>, Vec<i64>) = (row.get(4), row.get(5));
        for (((index, rating), uncertainty), matches) in
            indexes.into_iter().zip(ratings).zip(uncertainties).zip(matches)
        {
            // `WITH ORDINALITY` counts from 1.
            before[index as usize - 1] =
                Rating { rating, uncertainty, matches: u32::try_from(matches).unwrap_or(u32::MAX) };
        }
        if let Some(update) = rated.rate(&before) {
            set_ratings(transaction, players, game, &update.ratings);
            summary.ratings = update.changes;
        }
    }
    let is_deleted = |guest: rodeo_protocol::GuestId| deleted.contains(&guest.to_string());
    let anonymous = if deleted.is_empty() { None } else { anonymize(&summary, &stored.record, is_deleted) };
    let (summary, record) = match &anonymous {
        Some(anonymous) => (&anonymous.summary, &anonymous.record),
        None => (&summary, &stored.record),
    };
    let json = serde_json::to_string(summary)
        .map_err(|error| StoreError::Database(format!("cannot serialize match {id}: {error}")))?;
    let guests: Vec<String> = guests_of(&summary.seats).collect();
    let ended_at = to_i64(summary.ended_ms)?;
    transaction.push(INSERT, params![id, stored.table.to_string(), ended_at, json, record.clone(), guests]);
    Ok(())
}

fn set_ratings(transaction: &mut Transaction<'_>, players: Players, game: GameKind, ratings: &[Rating]) {
    let column = |value: fn(&Rating) -> f64| ratings.iter().map(value).collect::<Vec<f64>>();
    let matches: Vec<i64> = ratings.iter().map(|rating| i64::from(rating.matches)).collect();
    let (rating, uncertainty) = (column(|rating| rating.rating), column(|rating| rating.uncertainty));
    transaction.push(
        SET_RATINGS,
        params![players.names, players.house_bots, game.name(), rating, uncertainty, matches],
    );
}

fn guests_of(seats: &[SeatState]) -> impl Iterator<Item = String> {
    seats.iter().filter_map(|seat| match seat {
        SeatState::Guest { id, .. } => Some(id.to_string()),
        _ => None,
    })
}

/// The columns `player` and `is_house_bot` of the players of a match.
struct Players {
    names: Vec<String>,
    house_bots: Vec<bool>,
}

impl Players {
    fn new(players: &[PlayerKey]) -> Players {
        let columns = players.iter().map(|player| match player {
            PlayerKey::Guest(id) => (id.to_string(), false),
            PlayerKey::HouseBot(level) => (level.clone(), true),
        });
        let (names, house_bots) = columns.unzip();
        Players { names, house_bots }
    }
}
