//! Test data and helpers for all tests of stores.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::game::{Outcome, ScoreOrder};
use rodeo_rules::seat::SeatSet;
use rodeo_store::{Batch, Guest, SecretHash, Store, StoreError, StoredMatch, StoredTable, Write};

/// Queues a batch. The result arrives on the channel.
pub fn send(store: &dyn Store, batch: Batch) -> Receiver<Result<(), StoreError>> {
    let (done, result) = channel();
    let callback = move |sent| {
        // Some tests drop the receiver.
        let _ = done.send(sent);
    };
    store.commit(batch, Box::new(callback));
    result
}

/// Commits a batch and waits for the result.
pub fn try_commit(store: &dyn Store, batch: Batch) -> Result<(), StoreError> {
    send(store, batch).recv().unwrap()
}

pub fn commit(store: &dyn Store, batch: Batch) {
    try_commit(store, batch).unwrap();
}

/// All open tables.
pub fn tables(store: &dyn Store) -> Vec<StoredTable> {
    let mut tables = Vec::new();
    store.live_tables(&mut |table| tables.push(table)).unwrap();
    for table in &tables {
        assert_eq!(
            store.table(table.id).as_ref(),
            Ok(&Some(table.clone())),
            "`table` and `live_tables` differ"
        );
    }
    tables
}

/// The facts of the only open table.
pub fn only_facts(store: &dyn Store) -> Vec<String> {
    let mut tables = tables(store);
    assert_eq!(tables.len(), 1);
    tables.remove(0).facts
}

const fn id_bytes(number: u32) -> [u8; 16] {
    ((number as u128) << 64 | 7 << 100).to_be_bytes()
}

pub const fn table_id(number: u32) -> TableId {
    TableId::from_random(id_bytes(number))
}

pub const fn guest_id(number: u32) -> GuestId {
    GuestId::from_random(id_bytes(number))
}

pub const fn match_id(number: u32) -> MatchId {
    MatchId::from_random(id_bytes(number))
}

pub fn secret(text: &str) -> SecretHash {
    SecretHash::of(text.as_bytes())
}

pub fn guest(number: u32) -> Guest {
    Guest {
        id: guest_id(number),
        name: format!("Guest {number}"),
        bot: false,
        created_at: 1000,
        last_seen_at: 1000,
    }
}

pub fn create_guest(number: u32) -> Write {
    Write::CreateGuest { guest: guest(number), secrets: Vec::new() }
}

/// A write that always fails: the guest does not exist.
pub fn invalid_write() -> Write {
    Write::RenameGuest { guest: guest_id(999_999), name: "nobody".to_owned() }
}

pub fn open_table(number: u32) -> Write {
    Write::OpenTable { id: table_id(number), at: 1000 }
}

pub fn append(number: u32, first: u64, facts: &str) -> Write {
    Write::AppendFacts { table: table_id(number), first, facts: facts.to_owned(), at: 2000 + first }
}

pub fn replace(number: u32, first: u64, facts: &str) -> Write {
    Write::ReplaceFacts { table: table_id(number), first, facts: facts.to_owned(), at: 2000 + first }
}

pub fn guest_seat(number: u32) -> SeatState {
    SeatState::Guest { id: guest_id(number), name: format!("Guest {number}"), bot: false }
}

pub fn bot_seat(level: &str) -> SeatState {
    SeatState::HouseBot { level: level.to_owned(), name: format!("Bot {level}") }
}

/// A rated match of Take 6 with these seats and scores.
pub fn stored_match(number: u32, seats: &[(SeatState, i32)]) -> StoredMatch {
    let rules: AnyRules = GameKind::Take6.default_rules(seats.len().max(2) as u8);
    let summary = MatchSummary {
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
        played_offline: false,
    };
    StoredMatch {
        summary,
        record: format!("{{\"record\":{number}}}"),
        table: table_id(1),
        rated: Some(ScoreOrder::LowestWins),
    }
}

pub fn save_match(number: u32, seats: &[(SeatState, i32)]) -> Write {
    Write::SaveMatch(Box::new(stored_match(number, seats)))
}

/// Sets a flag when it is dropped, also by a failed assertion: a thread that runs until then always ends.
pub struct SetOnDrop<'a>(pub &'a AtomicBool);

impl Drop for SetOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Waits for the result of background work.
pub fn wait_until(mut condition: impl FnMut() -> bool) {
    let started = std::time::Instant::now();
    while !condition() {
        assert!(started.elapsed().as_secs() < 60, "timeout after 60 s");
        std::thread::yield_now();
    }
}
