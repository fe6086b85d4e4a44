//! Summaries of all open tables: for the lobby, for short codes, and by seated guest.

use std::collections::HashMap;
use std::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::{SeatState, Visibility};
use rodeo_protocol::{Code, GuestId, TableId};

use crate::NOT_POISONED;

/// Index of all open tables. Shards update it after a commit; requests read it.
#[derive(Debug, Default)]
pub(crate) struct TableIndex {
    inner: RwLock<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    tables: HashMap<TableId, TableSummary>,
    codes: HashMap<Code, TableId>,
    /// The tables at which each guest has a seat.
    seated: HashMap<GuestId, Vec<TableId>>,
}

impl TableIndex {
    /// Inserts a table, or replaces its summary.
    pub fn put(&self, summary: TableSummary) {
        let mut inner = self.write();
        inner.remove(summary.id);
        inner.codes.insert(summary.code, summary.id);
        for guest in seated_guests(&summary) {
            inner.seated.entry(guest).or_default().push(summary.id);
        }
        inner.tables.insert(summary.id, summary);
    }

    pub fn remove(&self, id: TableId) {
        self.write().remove(id);
    }

    pub fn get(&self, id: TableId) -> Option<TableSummary> {
        self.read().tables.get(&id).cloned()
    }

    pub fn by_code(&self, code: Code) -> Option<TableSummary> {
        let inner = self.read();
        inner.codes.get(&code).and_then(|id| inner.tables.get(id)).cloned()
    }

    /// Whether a table uses the code.
    pub fn has_code(&self, code: Code) -> bool {
        self.read().codes.contains_key(&code)
    }

    /// Returns all tables, in no order.
    pub fn all(&self) -> Vec<TableSummary> {
        self.read().tables.values().cloned().collect()
    }

    /// Returns the public tables, newest first.
    pub fn public_tables(&self, limit: usize) -> Vec<TableSummary> {
        let inner = self.read();
        let mut tables: Vec<&TableSummary> =
            inner.tables.values().filter(|table| table.visibility == Visibility::Public).collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.opened_ms, table.id)));
        tables.into_iter().take(limit).cloned().collect()
    }

    /// Returns the tables at which the guest has a seat, newest first.
    pub fn tables_of(&self, guest: GuestId) -> Vec<TableSummary> {
        let inner = self.read();
        let ids = inner.seated.get(&guest).map_or(&[][..], Vec::as_slice);
        let mut tables: Vec<TableSummary> =
            ids.iter().filter_map(|id| inner.tables.get(id)).cloned().collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.opened_ms, table.id)));
        tables
    }

    /// Number of tables at which the guest has a seat.
    pub fn count_of(&self, guest: GuestId) -> usize {
        self.read().seated.get(&guest).map_or(0, Vec::len)
    }

    /// Returns all guests who have a seat at a table.
    pub fn seated_guests(&self) -> Vec<GuestId> {
        self.read().seated.keys().copied().collect()
    }

    /// Number of open tables.
    pub fn len(&self) -> usize {
        self.read().tables.len()
    }

    fn read(&self) -> RwLockReadGuard<'_, Inner> {
        self.inner.read().expect(NOT_POISONED)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Inner> {
        self.inner.write().expect(NOT_POISONED)
    }
}

impl Inner {
    fn remove(&mut self, id: TableId) {
        let Some(summary) = self.tables.remove(&id) else { return };
        self.codes.remove(&summary.code);
        for guest in seated_guests(&summary) {
            if let Some(tables) = self.seated.get_mut(&guest) {
                tables.retain(|table| *table != id);
                if tables.is_empty() {
                    self.seated.remove(&guest);
                }
            }
        }
    }
}

fn seated_guests(summary: &TableSummary) -> impl Iterator<Item = GuestId> {
    summary.seats.iter().filter_map(|seat| match seat {
        SeatState::Guest { id, .. } => Some(*id),
        SeatState::Empty | SeatState::DeletedGuest { .. } | SeatState::HouseBot { .. } => None,
    })
}
