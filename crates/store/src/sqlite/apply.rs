//! Applies writes to the database.

use rodeo_protocol::table::SeatState;
use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::GameKind;
use rusqlite::{OptionalExtension, params};

use super::sweep::Sweep;
use super::to_i64;
use super::writer::Writer;
use crate::ratings::{PlayerKey, RatedMatch, Rating};
use crate::{Guest, Millis, SecretHash, SecretKind, StoreError, StoredMatch, Write};

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
            Write::CreateGuest { guest, secrets } => self.create_guest(guest, secrets),
            Write::RenameGuest { guest, name } => self.rename_guest(*guest, name),
            Write::AddSecret { guest, secret, kind, at } => self.add_secret(*guest, secret, *kind, *at),
            Write::RecordVisit { guest, at } => self.record_visit(*guest, *at),
            Write::SaveMatch(stored) => self.save_match(stored),
            Write::DeleteGuest { guest } => self.delete_guest(*guest),
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

    fn close_table(&mut self, id: TableId) -> Result<(), StoreError> {
        self.journal.close_table(id);
        self.db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id.to_string()])?;
        Ok(())
    }

    fn create_guest(&self, guest: &Guest, secrets: &[(SecretHash, SecretKind)]) -> Result<(), StoreError> {
        let Guest { id, name, bot, created_at, last_seen_at } = guest;
        self.db
            .prepare_cached(
                "INSERT INTO guests (id, name, is_bot, created_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id.to_string(), name, bot, to_i64(*created_at)?, to_i64(*last_seen_at)?])?;
        secrets.iter().try_for_each(|(secret, kind)| self.add_secret(*id, secret, *kind, *created_at))
    }

    fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        let mut update = self.db.prepare_cached("UPDATE guests SET name = ?2 WHERE id = ?1")?;
        match update.execute(params![guest.to_string(), name])? {
            0 => Err(StoreError::Database(format!("guest {guest} does not exist"))),
            _ => Ok(()),
        }
    }

    fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.delete_reports_of(guest)?;
        let guest = guest.to_string();
        // The foreign keys delete the secrets and restrictions as well.
        self.db.prepare_cached("DELETE FROM guests WHERE id = ?1")?.execute([&guest])?;
        self.db
            .prepare_cached("DELETE FROM ratings WHERE player = ?1 AND is_house_bot = 0")?
            .execute([&guest])?;
        Ok(())
    }

    fn add_secret(
        &self,
        guest: GuestId,
        secret: &SecretHash,
        kind: SecretKind,
        at: Millis,
    ) -> Result<(), StoreError> {
        let guest = guest.to_string();
        if kind == SecretKind::Recovery {
            let mut delete =
                self.db.prepare_cached("DELETE FROM secrets WHERE guest_id = ?1 AND kind = ?2")?;
            delete.execute(params![guest, kind_name(kind)])?;
        }
        self.db
            .prepare_cached("INSERT INTO secrets (hash, guest_id, kind, created_at) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![secret.0, guest, kind_name(kind), to_i64(at)?])?;
        Ok(())
    }

    fn record_visit(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE guests SET last_seen_at = ?2 WHERE id = ?1 AND last_seen_at < ?2")?
            .execute(params![guest.to_string(), to_i64(at)?])?;
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
        let json = serde_json::to_string(&summary)
            .map_err(|error| StoreError::Database(format!("cannot serialize match {id}: {error}")))?;
        self.db
            .prepare_cached(
                "INSERT INTO matches (id, table_id, ended_at, summary, record) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id, stored.table.to_string(), to_i64(summary.ended_ms)?, json, stored.record])?;
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

const fn kind_name(kind: SecretKind) -> &'static str {
    match kind {
        SecretKind::Cookie => "cookie",
        SecretKind::Recovery => "recovery",
        SecretKind::Token => "token",
    }
}
