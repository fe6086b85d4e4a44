//! The journal: facts of all tables in commit order.
//!
//! Rows are only appended. To replace the facts of a table, its row in `tables` is pointed to the first live journal row.
//! Earlier rows, and rows of closed tables, are dead. Compaction scans the journal in small steps and deletes them. A scan
//! starts only after enough rows have been written since the last one, so the work per row is constant.

use std::collections::HashMap;

use rodeo_protocol::TableId;
use rusqlite::{Connection, OptionalExtension, params};

use super::to_i64;
use crate::StoreError;
use crate::journal_gaps::JournalGaps;

/// Number of new rows after which a compaction starts when the writer is idle.
const COMPACT_AFTER: usize = 20_000;
/// Number of new rows after which a compaction starts even if the writer is busy.
const OVERDUE_AFTER: usize = 4 * COMPACT_AFTER;
/// Maximum number of rows per compaction step, which takes a few milliseconds.
pub(super) const COMPACTION_STEP: usize = 2000;
/// Maximum number of cached table keys.
const MAX_CACHED_KEYS: usize = 100_000;

/// The writer's state of the journal.
pub(super) struct Journal {
    /// Id of the next row. Ids are never reused, even if all rows are deleted, because `tables.journal_start` refers to them.
    next_id: i64,
    /// Cache of `tables.key`.
    keys: HashMap<TableId, i64>,
    pub(super) gaps: JournalGaps,
    /// Rows written since the store was opened.
    written: usize,
    /// Live rows that the last compaction left. The next one would scan them again.
    kept: usize,
    /// Value of `written` when the last completed compaction started.
    compacted_at: usize,
    compaction: Option<Compaction>,
}

/// A running compaction.
struct Compaction {
    /// Id of the last scanned row.
    position: i64,
    /// Id of the last row to scan.
    end: i64,
    /// Live rows so far.
    kept: usize,
    /// Value of `Journal::written` at the start.
    started_at: usize,
}

impl Journal {
    pub(super) fn open(db: &Connection) -> Result<Journal, StoreError> {
        let last: i64 = db.query_row(
            "SELECT max(coalesce((SELECT max(id) FROM journal), 0), coalesce((SELECT max(journal_start) FROM tables), 0))",
            [],
            |row| row.get(0),
        )?;
        // The last run may have left dead rows.
        let compaction = Compaction { position: 0, end: last, kept: 0, started_at: 0 };
        Ok(Journal {
            next_id: last + 1,
            keys: HashMap::new(),
            gaps: JournalGaps::default(),
            written: 0,
            kept: 0,
            compacted_at: 0,
            compaction: (last > 0).then_some(compaction),
        })
    }

    /// Id of the next row.
    pub(super) fn next_id(&self) -> i64 {
        self.next_id
    }

    /// Appends facts. Returns the id of the row.
    pub(super) fn append(
        &mut self,
        db: &Connection,
        table: TableId,
        first: u64,
        facts: &str,
        at: u64,
    ) -> Result<i64, StoreError> {
        if facts.is_empty() {
            return Err(StoreError::Database(format!("empty facts for table {table}")));
        }
        if !self.gaps.accept(table, first) {
            return Err(StoreError::Database(format!("earlier facts of table {table} were not stored")));
        }
        let key = self.key(db, table)?;
        let id = self.next_id;
        // If the transaction is rolled back, the id stays unused.
        self.next_id += 1;
        self.written += 1;
        let mut insert = db.prepare_cached(
            "INSERT INTO journal (id, table_key, first_fact, committed_at, facts) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        insert.execute(params![id, key, to_i64(first)?, to_i64(at)?, facts])?;
        Ok(id)
    }

    /// Returns the key of an open table.
    fn key(&mut self, db: &Connection, table: TableId) -> Result<i64, StoreError> {
        if let Some(key) = self.keys.get(&table) {
            return Ok(*key);
        }
        let mut find = db.prepare_cached("SELECT key FROM tables WHERE id = ?1")?;
        let key = find.query_row([table.to_string()], |row| row.get(0)).optional()?;
        let key = key.ok_or_else(|| StoreError::Database(format!("table {table} is not open")))?;
        if self.keys.len() >= MAX_CACHED_KEYS {
            self.keys.clear();
        }
        self.keys.insert(table, key);
        Ok(key)
    }

    /// Drops the state of a closed table.
    pub(super) fn close_table(&mut self, table: TableId) {
        self.keys.remove(&table);
        self.gaps.close(table);
    }

    /// Clears the cache of keys. Must be called after a rollback.
    pub(super) fn clear_cache(&mut self) {
        self.keys.clear();
    }

    /// Number of rows written since the store was opened.
    pub(super) fn rows_written(&self) -> usize {
        self.written
    }

    /// Whether compaction has work to do when the writer is idle.
    pub(super) fn is_compaction_due(&self) -> bool {
        self.compaction.is_some() || self.written - self.compacted_at >= COMPACT_AFTER.max(self.kept)
    }

    /// Whether compaction must run even if the writer is busy.
    pub(super) fn is_compaction_overdue(&self) -> bool {
        self.written - self.compacted_at >= OVERDUE_AFTER.max(2 * self.kept)
    }

    /// Scans up to `rows` rows and deletes the dead ones. Returns the number of deleted rows.
    pub(super) fn compact(&mut self, db: &Connection, rows: usize) -> Result<usize, StoreError> {
        let (end, started_at) = (self.next_id - 1, self.written);
        let compaction = self.compaction.get_or_insert(Compaction { position: 0, end, kept: 0, started_at });
        let rows = rows.min(COMPACTION_STEP);
        let step: (Option<i64>, usize) = db
            .prepare_cached(
                "SELECT max(id), count(*) FROM (SELECT id FROM journal WHERE id > ?1 AND id <= ?2 ORDER BY id LIMIT ?3)",
            )?
            .query_row(params![compaction.position, compaction.end, rows as i64], |row| {
                Ok((row.get(0)?, row.get::<_, i64>(1)? as usize))
            })?;
        let (Some(last), scanned) = step else {
            self.kept = compaction.kept;
            self.compacted_at = compaction.started_at;
            self.compaction = None;
            tracing::debug!(live_rows = self.kept, "compacted the journal");
            return Ok(0);
        };
        let deleted = db
            .prepare_cached(
                "DELETE FROM journal WHERE id > ?1 AND id <= ?2 AND NOT EXISTS
                 (SELECT 1 FROM tables WHERE tables.key = journal.table_key AND tables.journal_start <= journal.id)",
            )?
            .execute(params![compaction.position, last])?;
        compaction.position = last;
        compaction.kept += scanned - deleted;
        Ok(deleted)
    }

    /// Gives up a compaction that failed. The next one finds the rows that are left.
    pub(super) fn abort_compaction(&mut self) {
        self.compaction = None;
        self.compacted_at = self.written;
    }
}
