//! Clients that play match after match while the server fails, and the comparison of what they received with the records.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::table::{MatchResult, TablePhase};
use rodeo_protocol::{ClientMessage, TableId};
use rodeo_rules::game::RandomSource as _;
use rodeo_rules::record::{Record, verify};
use rodeo_store::Store;
use serde_json::Value;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::support::client_state::ClientState;
use crate::support::expected::{check_segments, has_deals};
use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest};

/// State shared by all clients.
pub struct Run {
    /// Matches in progress are to be finished, and no new ones started.
    pub finishing: AtomicBool,
    /// Notified when a client has received a message.
    pub received: Notify,
    /// Number of messages received by all clients.
    pub count: AtomicU64,
    /// Number of clients that were told to reconnect because the server shuts down.
    pub shut_down: AtomicU64,
    /// Whether a table plays a rematch, by table and match: decided once, so that its clients agree.
    rematches: Mutex<HashMap<(usize, u32), bool>>,
    /// When each table was last heard of, and its longest silence since [`take_silences`](Run::take_silences).
    heard: Mutex<HashMap<usize, (Instant, Duration)>>,
    /// What each client that still plays waits for, by table and name.
    waiting: Mutex<BTreeMap<(usize, String), String>>,
}

impl Run {
    pub fn new() -> Arc<Run> {
        Arc::new(Run {
            finishing: AtomicBool::new(false),
            received: Notify::new(),
            count: AtomicU64::new(0),
            shut_down: AtomicU64::new(0),
            rematches: Mutex::default(),
            heard: Mutex::default(),
            waiting: Mutex::default(),
        })
    }

    /// Waits for a random moment: often directly after a message.
    pub async fn wait(&self, rng: &mut SeatRng) {
        match rng.below(4) {
            0 | 1 => {
                let wanted = self.count.load(Ordering::Relaxed) + 1 + u64::from(rng.below(30));
                let wait = async {
                    while self.count.load(Ordering::Relaxed) < wanted {
                        self.received.notified().await;
                    }
                };
                let _ = timeout(Duration::from_secs(2), wait).await;
            }
            _ => sleep(Duration::from_micros(u64::from(rng.below(400_000)))).await,
        }
    }

    fn has_rematch(&self, table: usize, number: u32) -> bool {
        let finishing = self.finishing.load(Ordering::Relaxed);
        *self.rematches.lock().unwrap().entry((table, number)).or_insert(!finishing)
    }

    /// Counts a message of a table.
    fn note_message(&self, table: usize) {
        let now = Instant::now();
        let mut heard = self.heard.lock().unwrap();
        let (last, silence) = heard.entry(table).or_insert((now, Duration::ZERO));
        *silence = (*silence).max(now - *last);
        *last = now;
        drop(heard);
        self.count.fetch_add(1, Ordering::Relaxed);
        self.received.notify_one();
    }

    /// Returns the longest time without a message of each table, and starts to measure again.
    pub fn take_silences(&self) -> Vec<Duration> {
        self.heard.lock().unwrap().values_mut().map(|(_, silence)| std::mem::take(silence)).collect()
    }

    /// Waits until all clients have finished their matches.
    pub async fn finish(&self, clients: JoinSet<ClientState>, deadline: Duration) -> Vec<ClientState> {
        self.finishing.store(true, Ordering::Relaxed);
        let Ok(states) = timeout(deadline, clients.join_all()).await else {
            panic!("matches are not finished; clients wait: {:#?}", self.waiting.lock().unwrap());
        };
        states
    }

    /// Waits until every table has been heard of after this moment.
    pub async fn wait_for_all(&self, moment: Instant) {
        while self.heard.lock().unwrap().values().any(|(last, _)| *last < moment) {
            sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Opens a table with its players and a spectator.
pub async fn open_table(
    addresses: &watch::Receiver<SocketAddr>,
    body: &Value,
    humans: usize,
    rng: &mut SeatRng,
) -> Vec<Player> {
    let address = *addresses.borrow();
    let host = Guest::create(address, "Host").await.unwrap();
    let table = host.open_table(address, body).await.unwrap().id;
    let mut guests = vec![host];
    for number in 1..=humans {
        let guest = Guest::create(address, &format!("Guest {number}")).await.unwrap();
        if number < humans {
            guest.join_table(address, table).await.unwrap();
        }
        guests.push(guest);
    }
    let mut players = Vec::new();
    for guest in guests {
        let mut client = Client::new(address, &guest, table);
        client.enter().await;
        let behavior = Behavior { disconnect: 40, change_answer: 10, chat: 40 };
        let mut player = Player::new(client, rng.fork(), behavior);
        player.current_address = Some(addresses.clone());
        players.push(player);
    }
    players
}

/// Plays match after match until the run is finishing. Leaves its server as soon as the address has changed, as behind a load
/// balancer that closes the connections of servers that fail.
pub async fn play_matches(run: Arc<Run>, table: usize, mut player: Player) -> ClientState {
    let name = (table, player.client.guest.name.clone());
    let wait_for = |what: String| run.waiting.lock().unwrap().insert(name.clone(), what);
    let mut asked = None;
    loop {
        if !player.client.is_connected() {
            asked = None;
            let address = *player.current_address.as_ref().unwrap().borrow();
            let last = player.client.received.last();
            wait_for(format!(
                "a connection to {address}, after {} messages: {last:?}",
                player.client.received.len()
            ));
            player.reconnect().await;
        }
        let state = &player.client.state;
        let (phase, number) = state.table.as_ref().map(|table| (table.phase, table.matches)).unwrap();
        let (seat, host) = (state.seat, state.table.as_ref().unwrap().host == Some(player.client.guest.id));
        let wants = seat.is_some_and(|seat| !state.table.as_ref().unwrap().rematch.contains(seat));
        let ask = player.pending_prompt();
        match phase {
            _ if ask.is_some() => {}
            TablePhase::Over if !run.has_rematch(table, number) => {
                run.waiting.lock().unwrap().remove(&name);
                return player.client.state;
            }
            TablePhase::Over if wants && asked != Some(number) => {
                asked = Some(number);
                player.client.send(&ClientMessage::Rematch { wanted: true }).await;
            }
            TablePhase::Open if host && asked.is_none() => {
                asked = Some(0);
                player.client.send(&ClientMessage::Start { fill: None }).await;
            }
            _ => {}
        }
        wait_for(format!(
            "match {number} ({phase:?}), seat {seat:?}, change {:?}, asked for {asked:?}, prompt {:?}, {:?}",
            player.client.state.have, player.client.state.prompt, player.client.state.pending
        ));
        let messages = player.client.received.len();
        let (address, mut addresses) = (player.client.address, player.current_address.clone().unwrap());
        let moved = async {
            if addresses.wait_for(|current| *current != address).await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let play = async {
            match &ask {
                Some(ask) => player.answer(ask).await,
                None => player.receive().await,
            }
        };
        tokio::select! {
            () = play => {}
            () = moved => {
                player.client.disconnect();
                continue;
            }
        }
        if ask.is_some() {
            continue;
        }
        for message in &player.client.received[messages..] {
            if message.contains("\"closing\"") && message.contains("\"shutting_down\"") {
                assert!(message.contains("retry_after_ms"), "{message}");
                run.shut_down.fetch_add(1, Ordering::Relaxed);
            }
            let is_request = message.contains("\"rematch\"") || message.contains("\"start\"");
            if message.contains("\"rejected\"") && is_request {
                // Rate limited, or the server was draining: asks again.
                asked = None;
            }
        }
        run.note_message(table);
    }
}

/// Checks what all clients have received against the records.
pub fn check_all(store: &dyn Store, states: &[ClientState]) {
    let mut ends: HashMap<(TableId, u32), (MatchResult, Record)> = HashMap::new();
    let tables = states.iter().map(|state| (state, state.table.as_ref().unwrap()));
    for (state, table) in tables.clone() {
        assert!(state.has_ended(table.matches), "the match is not finished");
        // A spectator can be disconnected between the end of a match and the start of the next; players cannot, because a
        // rematch needs their consent.
        assert!(state.seat.is_none() || state.results.len() == table.matches as usize, "a result is missing");
        for (number, end) in &state.results {
            let (known, _) = ends.entry((table.id, *number)).or_insert_with(|| {
                let text = store.record(end.id).unwrap().unwrap_or_else(|| panic!("no record of {}", end.id));
                (end.clone(), Record::read(text.as_bytes()).unwrap())
            });
            assert_eq!(known, end, "clients received different results");
            // A spectator can miss the whole match.
            let commitment = state.commitments.get(number);
            assert!(state.seat.is_none() || commitment.is_some(), "a player did not receive the commitment");
            let matches = commitment.is_none_or(|commitment| *commitment == end.commitment);
            assert!(matches, "the secret does not match its commitment");
        }
    }
    for (end, record) in ends.values() {
        let verified = verify(record).unwrap();
        assert_eq!((&verified.outcome, verified.seeded), (&end.outcome, has_deals(record)));
    }
    for (state, table) in tables {
        for (number, segments) in &state.matches {
            let (_, record) = &ends[&(table.id, *number)];
            check_segments(record, true, segments, state.results.contains_key(number));
        }
    }
    println!("{} matches agree with their records", ends.len());
}
