//! Durable before visible: with a store that holds writes back, or cannot write.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{ClientMessage, GuestId, MatchId, ProblemCode, ServerMessage, TableId};
use rodeo_rules::any::GameKind;
use rodeo_server::{App, serve};
use rodeo_store::{Batch, Done, Guest as Known, SecretHash, SqliteStore, Store, StoreError, StoredTable};
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::house::hasty;
use crate::support::{Client, Guest};

/// A store with a gate in front of it.
struct Gate {
    inner: SqliteStore,
    state: Mutex<State>,
}

enum State {
    Open,
    /// Writes wait here.
    Closed(Vec<(Batch, Done)>),
    /// Writes fail.
    Broken,
}

impl Gate {
    fn close(&self) {
        *self.state.lock().unwrap() = State::Closed(Vec::new());
    }

    fn destroy(&self) {
        *self.state.lock().unwrap() = State::Broken;
    }

    /// Opens the gate; what has waited goes on.
    fn open(&self) {
        let mut state = self.state.lock().unwrap();
        if let State::Closed(waiting) = std::mem::replace(&mut *state, State::Open) {
            waiting.into_iter().for_each(|(batch, done)| self.inner.commit(batch, done));
        }
    }

    fn waiting(&self) -> usize {
        match &*self.state.lock().unwrap() {
            State::Closed(waiting) => waiting.len(),
            State::Open | State::Broken => 0,
        }
    }
}

impl Store for Gate {
    fn commit(&self, batch: Batch, done: Done) {
        match &mut *self.state.lock().unwrap() {
            State::Open => self.inner.commit(batch, done),
            State::Closed(waiting) => waiting.push((batch, done)),
            State::Broken => done(Err(StoreError::Database("the disk is full".into()))),
        }
    }

    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError> {
        self.inner.live_tables(each)
    }
    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.inner.table(id)
    }
    fn guest_by_secret(&self, secret: &SecretHash) -> Result<Option<Known>, StoreError> {
        self.inner.guest_by_secret(secret)
    }
    fn guest(&self, id: GuestId) -> Result<Option<Known>, StoreError> {
        self.inner.guest(id)
    }
    fn match_card(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
        self.inner.match_card(id)
    }
    fn record(&self, id: MatchId) -> Result<Option<String>, StoreError> {
        self.inner.record(id)
    }
    fn matches_of(
        &self,
        guest: GuestId,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<(u64, MatchSummary)>, StoreError> {
        self.inner.matches_of(guest, before, limit)
    }
    fn ratings_of(&self, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError> {
        self.inner.ratings_of(guest)
    }
    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError> {
        self.inner.best_ratings(game, limit)
    }
    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.inner.backup(file)
    }
    fn check(&self) -> Result<(), StoreError> {
        self.inner.check()
    }
}

/// Two people at a table of Take 6, and the gate.
async fn at_the_table() -> (TempDir, Arc<Gate>, SocketAddr, Client, Client) {
    let folder = tempfile::tempdir().unwrap();
    let inner = SqliteStore::open(folder.path().join("rodeo.sqlite")).unwrap();
    let gate = Arc::new(Gate { inner, state: Mutex::new(State::Open) });
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = App::start(hasty(), gate.clone()).unwrap();
    tokio::spawn(serve(app, listener, std::future::pending()));
    let host = Guest::make(address, "Host").await.unwrap();
    let other = Guest::make(address, "Other").await.unwrap();
    let table = host.open(address, &json!({ "game": "take6", "players": 2 })).await.unwrap();
    other.join(address, table.id).await.unwrap();
    let mut host = Client::new(address, &host, table.id);
    let mut other = Client::new(address, &other, table.id);
    host.arrive().await;
    other.arrive().await;
    host.say(&ClientMessage::Start { fill: None }).await;
    host.until(|fold| fold.prompt.is_some()).await;
    other.until(|fold| fold.prompt.is_some()).await;
    (folder, gate, address, host, other)
}

fn first_choice(client: &Client) -> ClientMessage {
    let ask = client.fold.prompt.clone().unwrap();
    ClientMessage::Choose { question: ask.question, choice: ask.next[0].clone() }
}

/// So long nobody may hear anything.
const SILENCE: Duration = Duration::from_millis(150);

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_what_is_not_written() {
    let (_folder, gate, address, mut host, mut other) = at_the_table().await;
    let before = (host.fold.have, other.fold.have);
    gate.close();
    host.say(&first_choice(&host)).await;
    other.say(&first_choice(&other)).await;
    // A late answer would tell that the question is over; even that has to wait.
    host.say(&first_choice(&host)).await;
    let nobody = Guest::make(address, "Nobody");
    assert!(tokio::time::timeout(SILENCE, nobody).await.is_err(), "a guest is made before they are written");
    while gate.waiting() == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.next_within(SILENCE).await, None);
    assert_eq!(other.next_within(SILENCE).await, None);
    gate.open();
    host.until(|fold| fold.have > before.0 && fold.pending.question != Some(1)).await;
    other.until(|fold| fold.have > before.1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_has_not_happened() {
    let (_folder, gate, _, mut host, mut other) = at_the_table().await;
    let (n, question) = (host.fold.have.unwrap(), host.fold.prompt.clone().unwrap().question);
    gate.destroy();
    host.say(&first_choice(&host)).await;
    other.say(&first_choice(&other)).await;
    for client in [&mut host, &mut other] {
        loop {
            match client.next().await {
                Some(ServerMessage::Closing { problem }) => {
                    assert_eq!(problem.code, ProblemCode::Busy);
                    assert!(problem.retry_after_ms.is_some());
                    break;
                }
                Some(ServerMessage::Update(update)) => assert_eq!(update.seq, n, "{update:?}"),
                other => panic!("{other:?}"),
            }
        }
    }
    gate.open();
    for client in [&mut host, &mut other] {
        client.connect(Some(n)).await.unwrap();
        client
            .until(|fold| {
                fold.prompt.as_ref().is_some_and(|ask| ask.question == question && ask.answer.is_none())
            })
            .await;
        assert_eq!(client.fold.have, Some(n), "something was kept");
        assert_eq!(client.fold.phase(), Some(TablePhase::Playing));
    }
    // And it goes on from there.
    host.say(&first_choice(&host)).await;
    other.say(&first_choice(&other)).await;
    host.until(|fold| {
        fold.have.unwrap() > n && fold.prompt.as_ref().is_none_or(|ask| ask.question != question)
    })
    .await;
}
