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
    /// Number of tables by holder, including those that are being opened.
    share: FairShare<GuestId>,
}

#[derive(Debug)]
struct IndexedTable {
    summary: TableSummary,
    holder: Holder,
    /// Time since which no seated guest has been connected; `None` if one is.
    unattended_since: Option<Millis>,
}

/// Guest that a table and its bots count for: the first one with a seat, with their network.
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

    /// Returns all tables, in no order.
    pub fn all(&self) -> Vec<TableSummary> {
        self.read().tables.values().map(|table| table.summary.clone()).collect()
    }

    /// Returns the public tables that can be joined or watched: those with a free seat first, then the newest. Tables that
    /// nobody has attended since `absent_since` are left out.
    pub fn lobby(&self, limit: usize, absent_since: Millis) -> Vec<TableSummary> {
        let inner = self.read();
        let is_listed = |table: &IndexedTable| {
            table.summary.visibility == Visibility::Public
                && (table.summary.can_join || table.summary.can_watch)
                && table.unattended_since.is_none_or(|since| since > absent_since)
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

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use rodeo_rules::any::GameKind;

    use rodeo_protocol::table::HintMode;

    use super::*;

    const MINUTE: Millis = 60_000;

    fn network(number: u8) -> NetworkPrefix {
        NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, number))
    }

    fn guest(number: u8) -> GuestId {
        GuestId::from_random([number; 16])
    }

    fn person(number: u8) -> SeatState {
        SeatState::Guest { id: guest(number), name: "A".into(), bot: false }
    }

    fn house_bot() -> SeatState {
        SeatState::HouseBot { level: "keen".into(), name: "B".into() }
    }

    /// A public table in this phase that was opened at the time `number`.
    fn table(number: u8, phase: TablePhase, seats: Vec<SeatState>) -> TableSummary {
        let free = seats.contains(&SeatState::Empty) && matches!(phase, TablePhase::Open | TablePhase::Over);
        TableSummary {
            id: TableId::from_random([number; 16]),
            code: Code::from_random([number; 8]),
            rules: GameKind::Take6.default_rules(2),
            clock: None,
            visibility: Visibility::Public,
            spectators: true,
            hints: HintMode::Off,
            seats,
            phase,
            can_join: free,
            can_watch: true,
            opened_ms: number.into(),
        }
    }

    /// An index in which guest 1 is in network 1, and so on.
    fn index(capacity: usize) -> (Arc<TableIndex>, GuestNetworks) {
        let networks = GuestNetworks::default();
        (1..=9).for_each(|number| networks.note(guest(number), network(number)));
        (Arc::new(TableIndex::new(capacity, 80)), networks)
    }

    #[test]
    fn table_that_everyone_has_left_disappears_from_the_lobby() {
        let (index, networks) = index(100);
        index.put(table(1, TablePhase::Playing, vec![person(1), house_bot()]), &networks, None);
        index.put(table(2, TablePhase::Open, vec![person(2), SeatState::Empty]), &networks, Some(1000));
        let listed = |since| index.lobby(100, since).iter().map(|table| table.opened_ms).collect::<Vec<_>>();
        assert_eq!(listed(999), [2, 1], "free seats first");
        assert_eq!(listed(1000), [1]);
        index.set_attendance(TableId::from_random([1; 16]), Some(5000));
        index.set_attendance(TableId::from_random([2; 16]), None);
        assert_eq!(listed(5000), [2], "it is listed again when somebody returns");
        assert!(index.get(TableId::from_random([1; 16])).is_some(), "it still exists");
    }

    #[test]
    fn unattended_tables_make_room_in_order() {
        let (index, networks) = index(7);
        let playing = TablePhase::Playing;
        let put = |number, seats, since| index.put(table(number, playing, seats), &networks, since);
        put(10, vec![person(1), person(2)], Some(100));
        put(11, vec![person(1), house_bot()], Some(300));
        put(12, vec![person(1), house_bot()], Some(200));
        put(13, vec![person(1), house_bot()], None);
        put(14, vec![person(3), house_bot()], Some(50));
        put(15, vec![person(3), house_bot()], Some(60));
        let newcomer = Holder { network: network(9), guest: guest(9) };
        let last = index.reserve(newcomer);
        assert!(last.is_ok(), "one is left");
        assert!(index.reserve(newcomer).is_err());
        let mut closed = Vec::new();
        while let Some(id) = index.unattended_tables(newcomer, 10 * MINUTE).first().copied() {
            closed.extend(index.get(id).map(|table| table.opened_ms));
            index.remove(id);
            index.put(table(closed.len() as u8, playing, vec![person(9), house_bot()]), &networks, None);
        }
        // Network 1 holds most: its bot tables, those left first before others. Then both networks hold two.
        assert_eq!(closed[..2], [12, 11], "{closed:?}");
        assert!(!closed.contains(&13), "somebody is there");
        drop(last);
        assert!(index.reserve(newcomer).is_ok());
    }

    #[test]
    fn network_with_its_share_gives_up_its_own_tables_only() {
        let (index, networks) = index(20);
        for number in 30..46 {
            let seats = vec![person(1), house_bot()];
            index.put(table(number, TablePhase::Playing, seats), &networks, Some(number.into()));
        }
        index.put(table(50, TablePhase::Playing, vec![person(2), house_bot()]), &networks, Some(0));
        let neighbour = Holder { network: network(1), guest: guest(9) };
        assert_eq!(index.unattended_tables(neighbour, MINUTE), [TableId::from_random([30; 16])]);
        let other = Holder { network: network(3), guest: guest(3) };
        assert_eq!(index.unattended_tables(other, MINUTE), [], "there is room");
    }
}
