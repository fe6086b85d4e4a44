//! Summaries of all open tables: for the lobby, for short codes, and by seated guest.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, RwLock, RwLockReadGuard, RwLockWriteGuard};

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::{SeatState, TablePhase, Visibility};
use rodeo_protocol::{Code, GuestId, TableId};
use rodeo_store::Millis;

use crate::NOT_POISONED;
use crate::limits::{FairShare, GuestNetworks, NetworkPrefix, Refusal};
use crate::table_use::TableUse;

/// Milliseconds after which a table that nobody attends disappears from the lobby.
const LOBBY_ABSENCE: Millis = 45_000;

/// Index of all open tables. Shards update it after a commit; requests read it.
#[derive(Debug)]
pub(crate) struct TableIndex {
    /// Number of tables that are closed at a time when there is no room for a new one.
    closed_at_once: usize,
    inner: RwLock<Inner>,
}

#[derive(Debug)]
struct Inner {
    tables: HashMap<TableId, IndexedTable>,
    codes: HashMap<Code, TableId>,
    /// The tables at which each guest has a seat.
    seated: HashMap<GuestId, Vec<TableId>>,
    /// Who holds how many tables, including those that are being opened.
    share: FairShare<GuestId>,
}

#[derive(Debug)]
struct IndexedTable {
    summary: TableSummary,
    holder: Holder,
    /// Time since which no seated guest has been connected; `None` if one is.
    unattended_since: Option<Millis>,
}

/// Who a table counts for: the guest on its first seat that is not empty or a bot's, and their network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Holder {
    pub network: NetworkPrefix,
    pub guest: GuestId,
}

/// Room for a table that is being opened.
pub(crate) struct TableReservation {
    index: Arc<TableIndex>,
    holder: Holder,
}

impl Drop for TableReservation {
    fn drop(&mut self) {
        self.index.write().share.remove(self.holder.network, self.holder.guest);
    }
}

impl TableIndex {
    /// Creates an index for at most `capacity` tables, of which one network can hold `share` percent.
    pub fn new(capacity: usize, share: u8) -> TableIndex {
        let inner = Inner {
            tables: HashMap::new(),
            codes: HashMap::new(),
            seated: HashMap::new(),
            share: FairShare::new(capacity, share),
        };
        TableIndex { closed_at_once: (capacity / 100).clamp(1, 50), inner: RwLock::new(inner) }
    }

    /// Inserts a table, or replaces its summary.
    pub fn put(&self, summary: TableSummary, networks: &GuestNetworks, unattended_since: Option<Millis>) {
        let mut inner = self.write();
        inner.remove(summary.id);
        // A table without guests is about to be closed.
        let Some(guest) = seated_guests(&summary).next() else { return };
        inner.codes.insert(summary.code, summary.id);
        for guest in seated_guests(&summary) {
            inner.seated.entry(guest).or_default().push(summary.id);
        }
        let holder = Holder { network: networks.of(guest), guest };
        inner.share.add(holder.network, holder.guest);
        inner.tables.insert(summary.id, IndexedTable { summary, holder, unattended_since });
    }

    /// Notes since when nobody attends the table; `None` if somebody does.
    pub fn set_attendance(&self, id: TableId, unattended_since: Option<Millis>) {
        if let Some(table) = self.write().tables.get_mut(&id) {
            table.unattended_since = unattended_since;
        }
    }

    /// Reserves room for a table of this holder.
    pub fn reserve(self: &Arc<TableIndex>, holder: Holder) -> Result<TableReservation, Refusal> {
        let mut inner = self.write();
        inner.share.check(holder.network, holder.guest)?;
        inner.share.add(holder.network, holder.guest);
        Ok(TableReservation { index: self.clone(), holder })
    }

    /// Returns tables that can be closed so that this holder can open one, none if there is room already.
    ///
    /// Only tables that nobody attends are closed: those of the network that holds most first, matches between people
    /// last, and those that were left first before others. No network that holds less than this one loses a table.
    pub fn unattended_tables(&self, holder: Holder, now: Millis) -> Vec<TableId> {
        let inner = self.read();
        let Err(refusal) = inner.share.check(holder.network, holder.guest) else { return Vec::new() };
        let own = inner.share.held_by(holder.network);
        let may_lose = |network: NetworkPrefix| match refusal {
            Refusal::NetworkShare => network == holder.network,
            Refusal::Full => inner.share.held_by(network) >= own,
        };
        let mut found: Vec<_> = inner
            .tables
            .values()
            .filter(|table| may_lose(table.holder.network))
            .filter_map(|table| {
                let kind = TableUse::of(&table.summary);
                let since = table.unattended_since.filter(|&since| kind.may_close_for_room(since, now))?;
                let held = inner.share.held_by(table.holder.network);
                Some(((Reverse(held), kind, since, table.summary.opened_ms), table.summary.id))
            })
            .collect();
        found.sort_unstable();
        found.into_iter().take(self.closed_at_once).map(|(_, id)| id).collect()
    }

    pub fn remove(&self, id: TableId) {
        self.write().remove(id);
    }

    pub fn get(&self, id: TableId) -> Option<TableSummary> {
        self.read().tables.get(&id).map(|table| table.summary.clone())
    }

    pub fn by_code(&self, code: Code) -> Option<TableSummary> {
        let inner = self.read();
        let table = inner.codes.get(&code).and_then(|id| inner.tables.get(id));
        table.map(|table| table.summary.clone())
    }

    /// Whether a table uses the code.
    pub fn has_code(&self, code: Code) -> bool {
        self.read().codes.contains_key(&code)
    }

    /// Returns the public tables that can be joined or watched: those with a free seat first, then the newest. Tables that
    /// nobody has attended for a while are left out.
    pub fn lobby(&self, limit: usize, now: Millis) -> Vec<TableSummary> {
        let inner = self.read();
        let is_listed = |table: &IndexedTable| {
            table.summary.visibility == Visibility::Public
                && (table.summary.can_join || table.summary.can_watch)
                && table.unattended_since.is_none_or(|since| now < since + LOBBY_ABSENCE)
        };
        let mut tables: Vec<&TableSummary> =
            inner.tables.values().filter(|table| is_listed(table)).map(|table| &table.summary).collect();
        tables.sort_by_key(|table| Reverse((table.can_join, table.opened_ms, table.id)));
        tables.into_iter().take(limit).cloned().collect()
    }

    /// Returns the tables at which the guest has a seat, newest first.
    pub fn tables_of(&self, guest: GuestId) -> Vec<TableSummary> {
        let inner = self.read();
        let ids = inner.seated.get(&guest).map_or(&[][..], Vec::as_slice);
        let mut tables: Vec<TableSummary> =
            ids.iter().filter_map(|id| inner.tables.get(id)).map(|table| table.summary.clone()).collect();
        tables.sort_by_key(|table| Reverse((table.opened_ms, table.id)));
        tables
    }

    /// Number of tables at which the guest has a seat and whose match is not over.
    pub fn unfinished_count_of(&self, guest: GuestId) -> usize {
        let inner = self.read();
        let ids = inner.seated.get(&guest).map_or(&[][..], Vec::as_slice);
        let is_unfinished = |table: &&IndexedTable| table.summary.phase != TablePhase::Over;
        ids.iter().filter_map(|id| inner.tables.get(id)).filter(is_unfinished).count()
    }

    /// Returns all guests who have a seat at a table.
    pub fn seated_guests(&self) -> Vec<GuestId> {
        self.read().seated.keys().copied().collect()
    }

    /// Number of open tables.
    pub fn len(&self) -> usize {
        self.read().tables.len()
    }

    /// Counts the open tables by phase.
    pub fn count_by_phase(&self) -> [(TablePhase, usize); 4] {
        let mut counts = [TablePhase::Open, TablePhase::Playing, TablePhase::Paused, TablePhase::Over]
            .map(|phase| (phase, 0));
        for table in self.read().tables.values() {
            counts[table.summary.phase as usize].1 += 1;
        }
        counts
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
        let Some(IndexedTable { summary, holder, .. }) = self.tables.remove(&id) else { return };
        self.share.remove(holder.network, holder.guest);
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
