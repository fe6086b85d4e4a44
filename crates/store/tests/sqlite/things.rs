//! Things to write, and short ways to write them.

use std::path::PathBuf;
use std::sync::mpsc::channel;

use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::game::{Outcome, ScoreOrder};
use rodeo_rules::seat::SeatSet;
use rodeo_store::{
    Batch, FinishedMatch, Guest, SecretHash, SqliteStore, Store, StoreError, StoredTable, Write,
};
use rusqlite::Connection;
use tempfile::TempDir;

/// A folder for one test, gone afterwards.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The file of the store.
    pub fn data(&self) -> PathBuf {
        self.path("rodeo.sqlite")
    }

    pub fn open(&self) -> SqliteStore {
        SqliteStore::open(self.data()).unwrap()
    }

    /// The file behind the store's back.
    pub fn raw(&self) -> Connection {
        Connection::open(self.data()).unwrap()
    }
}

/// Writes it and waits for the end.
pub fn try_commit(store: &dyn Store, batch: Batch) -> Result<(), StoreError> {
    let (done, end) = channel();
    store.commit(batch, Box::new(move |result| done.send(result).unwrap()));
    end.recv().unwrap()
}

pub fn commit(store: &dyn Store, batch: Batch) {
    try_commit(store, batch).unwrap();
}

pub fn tables(store: &dyn Store) -> Vec<StoredTable> {
    let mut tables = Vec::new();
    store.live_tables(&mut |table| tables.push(table)).unwrap();
    for table in &tables {
        assert_eq!(store.table(table.id).as_ref(), Ok(&Some(table.clone())), "alone as among the others");
    }
    tables
}

/// The facts of the only table.
pub fn only_facts(store: &dyn Store) -> Vec<String> {
    let mut tables = tables(store);
    assert_eq!(tables.len(), 1);
    tables.remove(0).facts
}

const fn bytes(number: u32) -> [u8; 16] {
    ((number as u128) << 64 | 7 << 100).to_be_bytes()
}

pub const fn table(number: u32) -> TableId {
    TableId::from_random(bytes(number))
}

pub const fn guest(number: u32) -> GuestId {
    GuestId::from_random(bytes(number))
}

pub const fn match_id(number: u32) -> MatchId {
    MatchId::from_random(bytes(number))
}

pub fn secret(text: &str) -> SecretHash {
    SecretHash::of(text.as_bytes())
}

pub fn somebody(number: u32) -> Guest {
    Guest { id: guest(number), name: format!("Guest {number}"), bot: false, made_at: 1000, seen_at: 1000 }
}

pub fn new_guest(number: u32) -> Write {
    Write::NewGuest { guest: somebody(number), secrets: Vec::new() }
}

pub fn open_table(number: u32) -> Write {
    Write::OpenTable { id: table(number), at: 1000 }
}

pub fn facts(number: u32, first: u64, facts: &str) -> Write {
    Write::Facts { table: table(number), first, facts: facts.to_owned(), at: 2000 + first }
}

pub fn rebase(number: u32, first: u64, facts: &str) -> Write {
    Write::Rebase { table: table(number), first, facts: facts.to_owned(), at: 2000 + first }
}

pub fn sits(number: u32) -> SeatState {
    SeatState::Guest { id: guest(number), name: format!("Guest {number}"), bot: false }
}

pub fn house(level: &str) -> SeatState {
    SeatState::HouseBot { level: level.to_owned(), name: format!("Bot {level}") }
}

/// A match of Take 6 with these on the seats, and as many heads for each.
pub fn finished(number: u32, seats: &[(SeatState, i32)]) -> FinishedMatch {
    let rules: AnyRules = GameKind::Take6.default_rules(seats.len().max(2) as u8);
    let card = MatchSummary {
        id: match_id(number),
        rules,
        seats: seats.iter().map(|(seat, _)| seat.clone()).collect(),
        replaced_by_bot: SeatSet::EMPTY,
        outcome: Outcome::best(seats.iter().map(|(_, heads)| *heads), ScoreOrder::LowestWins),
        started_ms: 1000,
        ended_ms: 10_000 + u64::from(number),
        steps: 44,
        commitment: "c0ffee".to_owned(),
        ratings: Vec::new(),
    };
    FinishedMatch {
        card,
        record: format!("{{\"record\":{number}}}"),
        table: table(1),
        rated: Some(ScoreOrder::LowestWins),
    }
}

pub fn finish(number: u32, seats: &[(SeatState, i32)]) -> Write {
    Write::FinishMatch(Box::new(finished(number, seats)))
}

/// The store as it is, and as it is after it was closed and opened again.
pub fn again(folder: &Folder, store: SqliteStore) -> impl Iterator<Item = SqliteStore> {
    let mut now = Some(store);
    let mut then = Some(|| folder.open());
    std::iter::from_fn(move || now.take().or_else(|| then.take().map(|open| open())))
}

/// Waits until the store has come so far in what it does beside.
pub fn wait_until(mut so_far: impl FnMut() -> bool) {
    let begun = std::time::Instant::now();
    while !so_far() {
        assert!(begun.elapsed().as_secs() < 60, "it never came to that");
        std::thread::yield_now();
    }
}
