//! Retention sweeps, in small steps.

use rusqlite::{Connection, params};

use super::to_i64_saturating;
use crate::{RetentionCutoffs, StoreError};

/// Maximum number of guests checked, or matches deleted, in one step.
const STEP: usize = 200;

/// A running sweep.
pub(super) struct Sweep {
    cutoffs: RetentionCutoffs,
    /// Last checked guest: guests that are kept are not checked again.
    position: (i64, String),
    guests_done: bool,
}

impl Sweep {
    pub(super) fn new(cutoffs: RetentionCutoffs) -> Sweep {
        Sweep { cutoffs, position: (i64::MIN, String::new()), guests_done: false }
    }

    /// Runs one step. Returns whether there may be more to do. Matches are deleted first, because a guest whose last match is
    /// deleted becomes idle.
    pub(super) fn step(&mut self, db: &Connection) -> Result<bool, StoreError> {
        super::moderation::sweep_reports(db, self.cutoffs.reports)?;
        if self.sweep_matches(db)? == STEP {
            return Ok(true);
        }
        // A match that ends later than this was left too long ago to name a deleted guest.
        db.prepare_cached("DELETE FROM deleted_guests WHERE is_done AND deleted_at < ?1")?
            .execute([to_i64_saturating(self.cutoffs.matches)])?;
        if !self.guests_done {
            self.sweep_guests(db)?;
        }
        Ok(!self.guests_done)
    }

    fn sweep_matches(&self, db: &Connection) -> Result<usize, StoreError> {
        let mut delete = db.prepare_cached(
            "DELETE FROM matches WHERE sequence IN
             (SELECT sequence FROM matches WHERE ended_at < ?1 ORDER BY ended_at LIMIT ?2)",
        )?;
        Ok(delete.execute(params![to_i64_saturating(self.cutoffs.matches), STEP as i64])?)
    }

    fn sweep_guests(&mut self, db: &Connection) -> Result<(), StoreError> {
        let idle_cutoff = to_i64_saturating(self.cutoffs.idle_guests);
        let cutoff = to_i64_saturating(self.cutoffs.guests);
        let mut find = db.prepare_cached(
            "SELECT last_seen_at, id, EXISTS (SELECT 1 FROM match_guests WHERE guest_id = guests.id) FROM guests
             WHERE (last_seen_at, id) > (?1, ?2) AND last_seen_at < ?3 ORDER BY last_seen_at, id LIMIT ?4",
        )?;
        let (last_seen_at, id) = &self.position;
        let found = find
            .query_map(params![last_seen_at, id, idle_cutoff.max(cutoff), STEP as i64], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })?;
        let found: Vec<(i64, String, bool)> = found.collect::<Result<_, _>>()?;
        self.guests_done = found.len() < STEP;
        // The foreign key deletes the secrets as well.
        let mut delete_guest = db.prepare_cached("DELETE FROM guests WHERE id = ?1")?;
        let mut delete_ratings =
            db.prepare_cached("DELETE FROM ratings WHERE player = ?1 AND is_house_bot = 0")?;
        for (last_seen_at, id, has_matches) in found {
            if last_seen_at < cutoff || (last_seen_at < idle_cutoff && !has_matches) {
                delete_guest.execute([&id])?;
                delete_ratings.execute([&id])?;
            }
            self.position = (last_seen_at, id);
        }
        Ok(())
    }
}
