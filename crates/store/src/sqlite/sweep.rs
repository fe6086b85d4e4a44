//! Forgetting, a little at a time.

use rusqlite::{Connection, params};

use super::whole;
use crate::{StoreError, SweepBefore};

/// At most as many guests are looked at, or matches deleted, in one go.
const PORTION: usize = 200;

/// A sweep and how far it is.
pub(super) struct Sweep {
    before: SweepBefore,
    /// The last guest that was looked at: some are kept, and need not be looked at again.
    guest: (i64, String),
    guests_done: bool,
}

impl Sweep {
    pub(super) fn new(before: SweepBefore) -> Sweep {
        Sweep { before, guest: (i64::MIN, String::new()), guests_done: false }
    }

    /// Forgets some, and says whether there may be more. Matches go first: a guest whose last match went is an idle one.
    pub(super) fn step(&mut self, db: &Connection) -> Result<bool, StoreError> {
        let matches = self.sweep_matches(db)?;
        if matches == PORTION {
            return Ok(true);
        }
        if !self.guests_done {
            self.sweep_guests(db)?;
        }
        Ok(!self.guests_done)
    }

    fn sweep_matches(&self, db: &Connection) -> Result<usize, StoreError> {
        let mut delete = db.prepare_cached(
            "DELETE FROM matches WHERE number IN
             (SELECT number FROM matches WHERE ended_at < ?1 ORDER BY ended_at LIMIT ?2)",
        )?;
        Ok(delete.execute(params![whole(self.before.matches), PORTION as i64])?)
    }

    fn sweep_guests(&mut self, db: &Connection) -> Result<(), StoreError> {
        let SweepBefore { idle_guests, guests, .. } = self.before;
        let mut find = db.prepare_cached(
            "SELECT seen_at, id, EXISTS (SELECT 1 FROM sat WHERE sat.guest = guests.id) FROM guests
             WHERE (seen_at, id) > (?1, ?2) AND seen_at < ?3 ORDER BY seen_at, id LIMIT ?4",
        )?;
        let (seen_at, id) = &self.guest;
        let limit = whole(idle_guests.max(guests));
        let found = find.query_map(params![seen_at, id, limit, PORTION as i64], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
        let found: Vec<(i64, String, bool)> = found.collect::<Result<_, _>>()?;
        self.guests_done = found.len() < PORTION;
        // Their secrets go with them.
        let mut forget = db.prepare_cached("DELETE FROM guests WHERE id = ?1")?;
        let mut unrate = db.prepare_cached("DELETE FROM ratings WHERE player = ?1 AND house = 0")?;
        for (seen_at, id, played) in found {
            if seen_at < whole(guests) || (seen_at < whole(idle_guests) && !played) {
                forget.execute([&id])?;
                unrate.execute([&id])?;
            }
            self.guest = (seen_at, id);
        }
        Ok(())
    }
}
