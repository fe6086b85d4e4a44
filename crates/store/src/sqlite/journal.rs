//! The journal of the tables' facts.
//!
//! A row is written once, at the end. To take back what a table had, its row in `tables` says from which id on its facts
//! count; rows before that, and rows of tables that are gone, are dead. They are found by walking along the journal, some at a
//! time, once enough has been written since the last walk: so a row is looked at a few times in all, however many there are.

use std::collections::HashMap;

use rodeo_protocol::TableId;
use rusqlite::{Connection, OptionalExtension, params};

use super::gaps::Gaps;
use super::whole;
use crate::StoreError;

/// A walk begins after as many new rows…
const WALK_AFTER: usize = 20_000;
/// …when there is time, and after as many in any case.
const OVERDUE_AFTER: usize = 4 * WALK_AFTER;
/// At most as many rows are looked at in one go: a few milliseconds.
pub(super) const PORTION: usize = 2000;
/// Numbers of as many tables are kept in mind.
const MOST_NUMBERS: usize = 100_000;

/// What the writer knows of the journal.
pub(super) struct Journal {
    /// The id of the next row. Ids are never given twice, even if all rows are deleted: `tables.since` refers to them.
    next: i64,
    numbers: HashMap<TableId, i64>,
    pub(super) gaps: Gaps,
    written: usize,
    /// As many rows were left by the last walk: the next one would find them again.
    kept: usize,
    /// As many rows had been written when the last walk began that came to its end.
    walked_at: usize,
    walk: Option<Walk>,
}

/// A walk from the beginning of the journal to what was its end.
struct Walk {
    at: i64,
    end: i64,
    kept: usize,
    /// As many rows had been written when it began.
    begun_at: usize,
}

impl Journal {
    pub(super) fn open(db: &Connection) -> Result<Journal, StoreError> {
        let last: i64 = db.query_row(
            "SELECT max(coalesce((SELECT max(id) FROM journal), 0), coalesce((SELECT max(since) FROM tables), 0))",
            [],
            |row| row.get(0),
        )?;
        // Nobody knows what the last run left behind.
        let walk = Walk { at: 0, end: last, kept: 0, begun_at: 0 };
        Ok(Journal {
            next: last + 1,
            numbers: HashMap::new(),
            gaps: Gaps::default(),
            written: 0,
            kept: 0,
            walked_at: 0,
            walk: (last > 0).then_some(walk),
        })
    }

    /// Where the next facts will be.
    pub(super) fn next(&self) -> i64 {
        self.next
    }

    /// Adds facts at the end and says where they are.
    pub(super) fn add(
        &mut self,
        db: &Connection,
        table: TableId,
        first: u64,
        facts: &str,
        at: u64,
    ) -> Result<i64, StoreError> {
        if !self.gaps.accept(table, first) {
            return Err(StoreError::Database("facts before these could not be written".to_owned()));
        }
        let number = self.number(db, table)?;
        let id = self.next;
        // An id whose row is undone is left out: nobody minds.
        self.next += 1;
        self.written += 1;
        let mut insert = db.prepare_cached(
            "INSERT INTO journal (id, table_number, first, at, facts) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        insert.execute(params![id, number, whole(first), whole(at), facts])?;
        Ok(id)
    }

    /// The number of an open table.
    fn number(&mut self, db: &Connection, table: TableId) -> Result<i64, StoreError> {
        if let Some(number) = self.numbers.get(&table) {
            return Ok(*number);
        }
        let mut find = db.prepare_cached("SELECT number FROM tables WHERE id = ?1")?;
        let number = find.query_row([table.to_string()], |row| row.get(0)).optional()?;
        let number = number.ok_or_else(|| StoreError::Database("no such table is open".to_owned()))?;
        if self.numbers.len() >= MOST_NUMBERS {
            self.numbers.clear();
        }
        self.numbers.insert(table, number);
        Ok(number)
    }

    /// The table is gone.
    pub(super) fn close(&mut self, table: TableId) {
        self.numbers.remove(&table);
        self.gaps.close(table);
    }

    /// Something was undone: what is kept in mind may be wrong.
    pub(super) fn forget(&mut self) {
        self.numbers.clear();
    }

    /// As many rows were written since the start.
    pub(super) fn rows_written(&self) -> usize {
        self.written
    }

    /// Is it worth while to look for dead rows?
    pub(super) fn is_due(&self) -> bool {
        self.walk.is_some() || self.written - self.walked_at >= WALK_AFTER.max(self.kept)
    }

    /// Must it be done even though there is no time?
    pub(super) fn is_overdue(&self) -> bool {
        self.written - self.walked_at >= OVERDUE_AFTER.max(2 * self.kept)
    }

    /// Looks at some rows and deletes the dead ones; says how many.
    pub(super) fn walk(&mut self, db: &Connection, rows: usize) -> Result<usize, StoreError> {
        let (next, written) = (self.next, self.written);
        let walk = self.walk.get_or_insert(Walk { at: 0, end: next - 1, kept: 0, begun_at: written });
        let rows = rows.min(PORTION);
        let portion: (Option<i64>, usize) = db
            .prepare_cached(
                "SELECT max(id), count(*) FROM (SELECT id FROM journal WHERE id > ?1 AND id <= ?2 ORDER BY id LIMIT ?3)",
            )?
            .query_row(params![walk.at, walk.end, rows as i64], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as usize)))?;
        let (Some(last), seen) = portion else {
            self.kept = walk.kept;
            self.walked_at = walk.begun_at;
            self.walk = None;
            return Ok(0);
        };
        let deleted = db
            .prepare_cached(
                "DELETE FROM journal WHERE id > ?1 AND id <= ?2 AND NOT EXISTS
                 (SELECT 1 FROM tables WHERE tables.number = journal.table_number AND tables.since <= journal.id)",
            )?
            .execute(params![walk.at, last])?;
        walk.at = last;
        walk.kept += seen - deleted;
        Ok(deleted)
    }

    /// What could not be deleted now is found by the next walk.
    pub(super) fn give_up_walk(&mut self) {
        self.walk = None;
        self.walked_at = self.written;
    }
}
