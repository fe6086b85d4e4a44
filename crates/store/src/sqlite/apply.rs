//! Applies writes to the database: tables, matches and ratings. Guests are in `guests`, damaged data in `quarantine`.

use rodeo_protocol::TableId;
use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;
use rusqlite::{OptionalExtension, params};

use super::sweep::Sweep;
use super::to_i64;
use super::writer::Writer;
use crate::ratings::{PlayerKey, RatedMatch, Rating};
use crate::{Millis, StoreError, StoredMatch, Write};

impl Writer {
    /// Applies a write within the current transaction. After an error the caller must roll back.
    pub(super) fn apply(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::OpenTable { id, at } => self.open_table(*id, *at),
            Write::AppendFacts { table, first, facts, at } => {
                self.journal.append(&self.db, *table, *first, facts, *at).map(drop)
            }
            Write::ReplaceFacts { table, first, facts, at } => self.replace_facts(*table, *first, facts, *at),
            Write::CloseTable { id } => self.close_table(*id),
            Write::QuarantineTable { id, reason, at } => self.quarantine_table(*id, reason, *at),
            Write::CreateGuest { guest, secrets } => self.create_guest(guest, secrets),
            Write::RenameGuest { guest, name } => self.rename_guest(*guest, name),
            Write::AddSecret { guest, secret, kind, label, at } => {
                self.add_secret(*guest, secret, *kind, label, *at)
            }
            Write::RemoveSession { guest, id } => self.remove_session(*guest, *id),
            Write::RemoveOtherSessions { guest, keep } => self.remove_other_sessions(*guest, *keep),
            Write::RecordSessionUse { secret, at } => self.record_session_use(secret, *at),
            Write::DeleteGuest { guest, at } => self.delete_guest(*guest, *at),
            Write::RecordAlive { at } => self.record_alive(*at),
            Write::RecordVisit { guest, at } => self.record_visit(*guest, *at),
            Write::SaveMatch(stored) => self.save_match(stored),
            Write::SaveStyle { guest, game, summary } => self.save_style(*guest, *game, summary),
            Write::DeleteStyles => self.delete_styles(),
            Write::Restrict(restriction) => self.restrict(restriction),
            Write::LiftRestriction { guest, kind } => self.lift_restriction(*guest, *kind),
            Write::SaveReport(content) => self.save_report(content),
            Write::ResolveReport { id, resolution } => self.resolve_report(*id, resolution),
            Write::DeleteMatch { id } => self.delete_match(*id),
            Write::Sweep(cutoffs) => Sweep::new(*cutoffs).step(&self.db).map(drop),
        }
    }

    fn open_table(&mut self, id: TableId, at: Millis) -> Result<(), StoreError> {
        let mut insert = self
            .db
            .prepare_cached("INSERT INTO tables (id, opened_at, journal_start) VALUES (?1, ?2, ?3)")?;
        insert.execute(params![id.to_string(), to_i64(at)?, self.journal.next_id()])?;
        Ok(())
    }

    fn replace_facts(
        &mut self,
        table: TableId,
        first: u64,
        facts: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.journal.gaps.close(table);
        let journal_start = self.journal.append(&self.db, table, first, facts, at)?;
        let mut update = self.db.prepare_cached("UPDATE tables SET journal_start = ?2 WHERE id = ?1")?;
        update.execute(params![table.to_string(), journal_start])?;
        Ok(())
    }

    pub(super) fn close_table(&mut self, id: TableId) -> Result<(), StoreError> {
        self.journal.close_table(id);
        self.db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id.to_string()])?;
        Ok(())
    }

    fn save_match(&self, stored: &StoredMatch) -> Result<(), StoreError> {
        let mut summary = stored.summary.clone();
        let id = summary.id.to_string();
        if self.db.prepare_cached("SELECT 1 FROM matches WHERE id = ?1")?.exists([&id])? {
            return Ok(());
        }
        summary.ratings = Vec::new();
        if let Some(order) = stored.rated {
            let rated = RatedMatch::new(&summary, order);
            let game = summary.rules.kind();
            let before = rated.players().iter().map(|player| self.rating(player, game));
            let before = before.collect::<Result<Vec<Rating>, StoreError>>()?;
            if let Some(update) = rated.rate(&before) {
                for (player, rating) in rated.players().iter().zip(update.ratings) {
                    self.set_rating(player, game, rating)?;
                }
                summary.ratings = update.changes;
            }
        }
        let anonymous = self.without_deleted_guests(&summary, &stored.record)?;
        let (summary, record) = match &anonymous {
            Some(anonymous) => (&anonymous.summary, &anonymous.record),
            None => (&summary, &stored.record),
        };
        let json = serde_json::to_string(summary)
            .map_err(|error| StoreError::Database(format!("cannot serialize match {id}: {error}")))?;
        self.db
            .prepare_cached(
                "INSERT INTO matches (id, table_id, ended_at, summary, record) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id, stored.table.to_string(), to_i64(summary.ended_ms)?, json, record])?;
        let sequence = self.db.last_insert_rowid();
        let mut insert = self.db.prepare_cached(
            "INSERT OR IGNORE INTO match_guests (guest_id, match_sequence) VALUES (?1, ?2)",
        )?;
        for seat in &summary.seats {
            if let SeatState::Guest { id, .. } = seat {
                insert.execute(params![id.to_string(), sequence])?;
            }
        }
        Ok(())
    }

    fn rating(&self, player: &PlayerKey, game: GameKind) -> Result<Rating, StoreError> {
        let (player, is_house_bot) = columns(player);
        let mut find = self.db.prepare_cached(
            "SELECT rating, uncertainty, matches FROM ratings WHERE player = ?1 AND is_house_bot = ?2 AND game = ?3",
        )?;
        let found = find.query_row(params![player, is_house_bot, game.name()], |row| {
            Ok(Rating { rating: row.get(0)?, uncertainty: row.get(1)?, matches: row.get(2)? })
        });
        Ok(found.optional()?.unwrap_or_default())
    }

    /// Stores a rating. A guest who has been deleted in the meantime gets none.
    fn set_rating(&self, player: &PlayerKey, game: GameKind, rating: Rating) -> Result<(), StoreError> {
        let (player, is_house_bot) = columns(player);
        let Rating { rating, uncertainty, matches } = rating;
        self.db
            .prepare_cached(
                "INSERT OR REPLACE INTO ratings (player, is_house_bot, game, rating, uncertainty, matches)
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?2 OR EXISTS (SELECT 1 FROM guests WHERE id = ?1)",
            )?
            .execute(params![player, is_house_bot, game.name(), rating, uncertainty, matches])?;
        Ok(())
    }
}

/// The columns `player` and `is_house_bot` of a player.
fn columns(player: &PlayerKey) -> (String, bool) {
    match player {
        PlayerKey::Guest(id) => (id.to_string(), false),
        PlayerKey::HouseBot(level) => (level.clone(), true),
    }
}
