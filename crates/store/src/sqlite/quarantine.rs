//! Moves damaged data aside, and records that the server runs.

use rodeo_protocol::TableId;
use rusqlite::{Connection, params};

use super::to_i64;
use super::writer::Writer;
use crate::{Millis, QuarantinedItem, StoreError};

impl Writer {
    pub(super) fn quarantine_table(
        &mut self,
        id: TableId,
        reason: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        if quarantine_journal(&self.db, &id.to_string(), reason, at)? {
            self.close_table(id)?;
        }
        Ok(())
    }

    pub(super) fn record_alive(&self, at: Millis) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "INSERT INTO server_state (id, alive_at) VALUES (1, ?1)
                 ON CONFLICT DO UPDATE SET alive_at = max(alive_at, excluded.alive_at)",
            )?
            .execute([to_i64(at)?])?;
        Ok(())
    }
}

/// Opens an entry of the quarantine. Returns its key.
pub(super) fn quarantine(
    db: &Connection,
    kind: &str,
    subject: &str,
    reason: &str,
    at: Millis,
) -> Result<i64, StoreError> {
    db.prepare_cached(
        "INSERT INTO quarantine (kind, subject, reason, quarantined_at) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![kind, subject, reason, to_i64(at)?])?;
    Ok(db.last_insert_rowid())
}

/// Copies the live facts of a table, byte by byte, into the quarantine. Returns whether the table exists.
pub(super) fn quarantine_journal(
    db: &Connection,
    table: &str,
    reason: &str,
    at: Millis,
) -> Result<bool, StoreError> {
    if !db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([table])? {
        return Ok(false);
    }
    let key = quarantine(db, "table", table, reason, at)?;
    db.prepare_cached(
        "INSERT INTO quarantine_rows (quarantine_id, position, source, content)
         SELECT ?1, journal.id, 'journal', CAST(facts AS BLOB) FROM journal JOIN tables ON tables.key = table_key
         WHERE tables.id = ?2 AND journal.id >= journal_start",
    )?
    .execute(params![key, table])?;
    Ok(true)
}

pub(super) fn quarantined(db: &Connection) -> Result<Vec<QuarantinedItem>, StoreError> {
    let mut find =
        db.prepare_cached("SELECT kind, subject, reason, quarantined_at FROM quarantine ORDER BY id")?;
    let items = find.query_map([], |row| {
        Ok(QuarantinedItem {
            kind: row.get(0)?,
            subject: row.get(1)?,
            reason: row.get(2)?,
            at: row.get::<_, i64>(3)?.try_into().unwrap_or(0),
        })
    })?;
    Ok(items.collect::<Result<_, _>>()?)
}
