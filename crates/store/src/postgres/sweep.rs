//! Retention sweeps, in small steps, as in SQLite.

use super::failure::Failure;
use super::to_i64_saturating;
use super::transaction::{Transaction, params};
use crate::RetentionCutoffs;

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
    pub(super) async fn step(&mut self, transaction: &mut Transaction<'_>) -> Result<bool, Failure> {
        let reports = to_i64_saturating(self.cutoffs.reports);
        transaction.push("DELETE FROM reports WHERE reported_at < $1", params![reports]);
        let matches = to_i64_saturating(self.cutoffs.matches);
        let sql = "DELETE FROM matches WHERE sequence IN
                   (SELECT sequence FROM matches WHERE ended_at < $1 ORDER BY ended_at LIMIT $2) RETURNING 1";
        if transaction.query(sql, params![matches, STEP as i64]).await?.len() == STEP {
            return Ok(true);
        }
        // A match that ends later than this was left too long ago to name a deleted guest.
        let sql = "DELETE FROM deleted_guests WHERE is_done AND deleted_at < $1";
        transaction.push(sql, params![matches]);
        if !self.guests_done {
            self.sweep_guests(transaction).await?;
        }
        Ok(!self.guests_done)
    }

    async fn sweep_guests(&mut self, transaction: &mut Transaction<'_>) -> Result<(), Failure> {
        let idle_cutoff = to_i64_saturating(self.cutoffs.idle_guests);
        let cutoff = to_i64_saturating(self.cutoffs.guests);
        let sql = "SELECT last_seen_at, id, EXISTS (SELECT 1 FROM match_guests WHERE guest_id = guests.id) FROM guests
                   WHERE (last_seen_at, id) > ($1, $2) AND last_seen_at < $3 ORDER BY last_seen_at, id LIMIT $4";
        let (last_seen_at, id) = self.position.clone();
        let params = params![last_seen_at, id, idle_cutoff.max(cutoff), STEP as i64];
        let found = transaction.query(sql, params).await?;
        self.guests_done = found.len() < STEP;
        let mut deleted = Vec::new();
        for row in found {
            let (last_seen_at, id, has_matches): (i64, String, bool) = (row.get(0), row.get(1), row.get(2));
            if last_seen_at < cutoff || (last_seen_at < idle_cutoff && !has_matches) {
                deleted.push(id.clone());
            }
            self.position = (last_seen_at, id);
        }
        if !deleted.is_empty() {
            // The foreign key deletes the secrets as well.
            transaction.push("DELETE FROM guests WHERE id = ANY ($1::text[])", params![deleted.clone()]);
            let sql = "DELETE FROM ratings WHERE player = ANY ($1::text[]) AND NOT is_house_bot";
            transaction.push(sql, params![deleted]);
        }
        Ok(())
    }
}
