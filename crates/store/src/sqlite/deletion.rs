//! Deletion of guests at their own request.
//!
//! The guest, the secrets and the ratings are deleted at once. The matches are anonymized in small steps, because there may be
//! thousands. `deleted_guests` remembers the work that is left, also across a crash, and whom later matches must not name.

use rodeo_protocol::GuestId;
use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::SeatState;
use rusqlite::{Connection, OptionalExtension, params};

use super::to_i64;
use super::writer::Writer;
use crate::anonymize::{AnonymousMatch, anonymize};
use crate::{Millis, StoreError};

/// Maximum number of matches that are anonymized in one step.
const STEP: i64 = 20;

impl Writer {
    pub(super) fn delete_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        let id = guest.to_string();
        // The foreign keys delete the secrets and restrictions as well.
        if self.db.prepare_cached("DELETE FROM guests WHERE id = ?1")?.execute([&id])? == 0 {
            return Ok(());
        }
        let mut ratings =
            self.db.prepare_cached("DELETE FROM ratings WHERE player = ?1 AND is_house_bot = 0")?;
        ratings.execute([&id])?;
        self.delete_reports_of(guest)?;
        self.db
            .prepare_cached("INSERT INTO deleted_guests (id, deleted_at, is_done) VALUES (?1, ?2, 0)")?
            .execute(params![id, to_i64(at)?])?;
        anonymize_step(&self.db).map(drop)
    }

    /// Removes deleted guests from a match that is about to be stored.
    pub(super) fn without_deleted_guests(
        &self,
        summary: &MatchSummary,
        record: &str,
    ) -> Result<Option<AnonymousMatch>, StoreError> {
        let mut find = self.db.prepare_cached("SELECT 1 FROM deleted_guests WHERE id = ?1")?;
        let mut deleted = Vec::new();
        for seat in &summary.seats {
            if let SeatState::Guest { id, .. } = seat
                && find.exists([id.to_string()])?
            {
                deleted.push(*id);
            }
        }
        if deleted.is_empty() {
            return Ok(None);
        }
        Ok(anonymize(summary, record, |guest| deleted.contains(&guest)))
    }
}

/// Whether matches of deleted guests are left to be anonymized.
pub(super) fn is_unfinished(db: &Connection) -> Result<bool, StoreError> {
    Ok(db.prepare_cached("SELECT 1 FROM deleted_guests WHERE is_done = 0")?.exists([])?)
}

/// Anonymizes some matches of one deleted guest. Returns whether there may be more to do.
pub(super) fn anonymize_step(db: &Connection) -> Result<bool, StoreError> {
    let mut next = db.prepare_cached("SELECT id FROM deleted_guests WHERE is_done = 0 LIMIT 1")?;
    let Some(id) = next.query_row([], |row| row.get::<_, String>(0)).optional()? else { return Ok(false) };
    let guest: Option<GuestId> = id.parse().ok();
    let mut find = db.prepare_cached(
        "SELECT sequence, summary, record FROM match_guests JOIN matches ON sequence = match_sequence
         WHERE guest_id = ?1 LIMIT ?2",
    )?;
    let found = find.query_map(params![id, STEP], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let found: Vec<(i64, String, String)> = found.collect::<Result<_, _>>()?;
    let mut update = db.prepare_cached(
        "UPDATE matches SET summary = ?2, record = ?3, revision = revision + 1 WHERE sequence = ?1",
    )?;
    let mut unlink =
        db.prepare_cached("DELETE FROM match_guests WHERE guest_id = ?1 AND match_sequence = ?2")?;
    for (sequence, summary, record) in &found {
        // A damaged match names nobody to anyone: it cannot be shown. `rodeo check` reports it.
        let summary: Option<MatchSummary> = serde_json::from_str(summary).ok();
        let anonymous = summary.and_then(|summary| anonymize(&summary, record, |other| Some(other) == guest));
        if let Some(anonymous) = anonymous {
            if !anonymous.is_record_valid {
                tracing::warn!(sequence, "cannot anonymize the record of a match: it is damaged");
            }
            let summary = serde_json::to_string(&anonymous.summary)
                .map_err(|error| StoreError::Database(format!("cannot serialize a match: {error}")))?;
            update.execute(params![sequence, summary, anonymous.record])?;
        }
        unlink.execute(params![id, sequence])?;
    }
    if (found.len() as i64) < STEP {
        db.prepare_cached("UPDATE deleted_guests SET is_done = 1 WHERE id = ?1")?.execute([&id])?;
    }
    is_unfinished(db)
}
