//! Which tables there are: for the lobby, for codes, and for those who sit at them.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::{SeatState, Visibility};
use rodeo_protocol::{Code, GuestId, TableId};

/// All tables as the lobby shows them. Shards write what is committed; everybody reads.
#[derive(Debug, Default)]
pub(crate) struct Directory {
    inner: RwLock<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    tables: HashMap<TableId, TableSummary>,
    codes: HashMap<Code, TableId>,
    /// At which tables each guest sits.
    seated: HashMap<GuestId, Vec<TableId>>,
}

impl Directory {
    /// The table looks like this now.
    pub fn put(&self, card: TableSummary) {
        let mut inner = self.inner.write().unwrap_or_else(PoisonError::into_inner);
        inner.forget(card.id);
        inner.codes.insert(card.code, card.id);
        for guest in guests(&card) {
            inner.seated.entry(guest).or_default().push(card.id);
        }
        inner.tables.insert(card.id, card);
    }

    /// The table is gone.
    pub fn remove(&self, id: TableId) {
        self.inner.write().unwrap_or_else(PoisonError::into_inner).forget(id);
    }

    /// The table.
    pub fn card(&self, id: TableId) -> Option<TableSummary> {
        self.read().tables.get(&id).cloned()
    }

    /// The table with this code.
    pub fn by_code(&self, code: Code) -> Option<TableSummary> {
        let inner = self.read();
        inner.codes.get(&code).and_then(|id| inner.tables.get(id)).cloned()
    }

    /// Is the code in use?
    pub fn has_code(&self, code: Code) -> bool {
        self.read().codes.contains_key(&code)
    }

    /// The public tables, the newest first.
    pub fn lobby(&self, limit: usize) -> Vec<TableSummary> {
        let inner = self.read();
        let mut cards: Vec<&TableSummary> =
            inner.tables.values().filter(|card| card.visibility == Visibility::Public).collect();
        cards.sort_by_key(|card| std::cmp::Reverse((card.opened_ms, card.id)));
        cards.into_iter().take(limit).cloned().collect()
    }

    /// The tables at which the guest sits, the newest first.
    pub fn tables_of(&self, guest: GuestId) -> Vec<TableSummary> {
        let inner = self.read();
        let ids = inner.seated.get(&guest).map_or(&[][..], Vec::as_slice);
        let mut cards: Vec<TableSummary> =
            ids.iter().filter_map(|id| inner.tables.get(id)).cloned().collect();
        cards.sort_by_key(|card| std::cmp::Reverse((card.opened_ms, card.id)));
        cards
    }

    /// At how many tables the guest sits.
    pub fn count_of(&self, guest: GuestId) -> usize {
        self.read().seated.get(&guest).map_or(0, Vec::len)
    }

    /// Everybody who sits at a table.
    pub fn seated(&self) -> Vec<GuestId> {
        self.read().seated.keys().copied().collect()
    }

    /// How many tables there are.
    pub fn len(&self) -> usize {
        self.read().tables.len()
    }

    fn read(&self) -> RwLockReadGuard<'_, Inner> {
        self.inner.read().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn forget(&mut self, id: TableId) {
        let Some(card) = self.tables.remove(&id) else { return };
        self.codes.remove(&card.code);
        for guest in guests(&card) {
            if let Some(tables) = self.seated.get_mut(&guest) {
                tables.retain(|table| *table != id);
                if tables.is_empty() {
                    self.seated.remove(&guest);
                }
            }
        }
    }
}

fn guests(card: &TableSummary) -> impl Iterator<Item = GuestId> {
    card.seats.iter().filter_map(|seat| match seat {
        SeatState::Guest { id, .. } => Some(*id),
        SeatState::Empty | SeatState::HouseBot { .. } => None,
    })
}
