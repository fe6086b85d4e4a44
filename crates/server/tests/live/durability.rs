//! Durable before visible, with a store that delays writes or fails.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{ClientMessage, GuestId, MatchId, ProblemCode, ServerMessage, TableId};
use rodeo_rules::any::GameKind;
use rodeo_server::{App, serve};
use rodeo_store::{
    Batch, CommitCallback, Guest as StoredGuest, GuestQuery, QuarantinedItem, Report, ReportQuery,
    Restriction, SecretHash, SecretKind, SqliteStore, Store, StoreError, StoredSession, StoredTable,
};
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::support::{Client, Guest};
use crate::test_server::{eventually, test_config};

/// A store whose writes can be held back or made to fail.
struct GatedStore {
    inner: SqliteStore,
    gate: Mutex<Gate>,
    /// Whether tables cannot be read either.
    is_unreachable: AtomicBool,
    /// Number of times that play styles were read.
    styles_read: AtomicUsize,
}

enum Gate {
    Open,
    /// Writes wait until they are released.
    Held(Vec<(Batch, CommitCallback)>),
    /// Writes fail with an error.
    Failing,
}

impl GatedStore {
    fn hold(&self) {
        *self.gate.lock().unwrap() = Gate::Held(Vec::new());
    }

    fn fail(&self) {
        *self.gate.lock().unwrap() = Gate::Failing;
    }

    /// Lets writes through again, also those that wait.
    fn release(&self) {
        let mut gate = self.gate.lock().unwrap();
        if let Gate::Held(waiting) = std::mem::replace(&mut *gate, Gate::Open) {
            waiting.into_iter().for_each(|(batch, done)| self.inner.commit(batch, done));
        }
    }

    /// Number of writes that wait.
    fn waiting(&self) -> usize {
        match &*self.gate.lock().unwrap() {
            Gate::Held(waiting) => waiting.len(),
            Gate::Open | Gate::Failing => 0,
        }
    }
}

impl Store for GatedStore {
    fn commit(&self, batch: Batch, done: CommitCallback) {
        match &mut *self.gate.lock().unwrap() {
            Gate::Open => self.inner.commit(batch, done),
            Gate::Held(waiting) => waiting.push((batch, done)),
            Gate::Failing => done(Err(StoreError::Io("the disk is full".into()))),
        }
    }

    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError> {
        self.inner.live_tables(each)
    }
    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        match self.is_unreachable.load(Ordering::SeqCst) {
            true => Err(StoreError::Io("the database is not reachable".into())),
            false => self.inner.table(id),
        }
    }
    fn guest_by_secret(
        &self,
        secret: &SecretHash,
        kind: SecretKind,
    ) -> Result<Option<StoredGuest>, StoreError> {
        self.inner.guest_by_secret(secret, kind)
    }
    fn sessions_of(&self, guest: GuestId) -> Result<Vec<StoredSession>, StoreError> {
        self.inner.sessions_of(guest)
    }
    fn guest(&self, id: GuestId) -> Result<Option<StoredGuest>, StoreError> {
        self.inner.guest(id)
    }
    fn match_summary(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError> {
        self.inner.match_summary(id)
    }
    fn match_revision(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.inner.match_revision(id)
    }
    fn last_alive(&self) -> Result<Option<u64>, StoreError> {
        self.inner.last_alive()
    }
    fn quarantined(&self) -> Result<Vec<QuarantinedItem>, StoreError> {
        self.inner.quarantined()
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
    fn styles_of(&self, guest: GuestId) -> Result<Vec<(GameKind, String)>, StoreError> {
        self.styles_read.fetch_add(1, Ordering::SeqCst);
        self.inner.styles_of(guest)
    }
    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError> {
        self.inner.best_ratings(game, limit)
    }
    fn restrictions(&self) -> Result<Vec<Restriction>, StoreError> {
        self.inner.restrictions()
    }

    fn guests(&self, query: &GuestQuery) -> Result<Vec<StoredGuest>, StoreError> {
        self.inner.guests(query)
    }

    fn reports(&self, query: ReportQuery) -> Result<Vec<Report>, StoreError> {
        self.inner.reports(query)
    }

    fn report(&self, id: u64) -> Result<Option<Report>, StoreError> {
        self.inner.report(id)
    }

    fn open_reports(&self) -> Result<u64, StoreError> {
        self.inner.open_reports()
    }

    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.inner.backup(file)
    }
    fn check(&self) -> Result<(), StoreError> {
        self.inner.check()
    }
}

/// Two guests at a table of Take 6 whose match has started.
async fn started_match() -> (TempDir, Arc<GatedStore>, SocketAddr, Client, Client) {
    let directory = tempfile::tempdir().unwrap();
    let inner = SqliteStore::open(directory.path().join("rodeo.sqlite")).unwrap();
    let gate = Mutex::new(Gate::Open);
    let (is_unreachable, styles_read) = (AtomicBool::new(false), AtomicUsize::new(0));
    let store = Arc::new(GatedStore { inner, gate, is_unreachable, styles_read });
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = App::start(test_config(), store.clone()).unwrap();
    tokio::spawn(serve(app, listener, std::future::pending()));
    let host = Guest::create(address, "Host").await.unwrap();
    let other = Guest::create(address, "Other").await.unwrap();
    let table = host.open_table(address, &json!({ "game": "take6", "players": 2 })).await.unwrap();
    other.join_table(address, table.id).await.unwrap();
    let mut host = Client::new(address, &host, table.id);
    let mut other = Client::new(address, &other, table.id);
    host.enter().await;
    other.enter().await;
    host.send(&ClientMessage::Start { fill: None }).await;
    host.wait_for(|state| state.prompt.is_some()).await;
    other.wait_for(|state| state.prompt.is_some()).await;
    (directory, store, address, host, other)
}

fn first_choice(client: &Client) -> ClientMessage {
    let prompt = client.state.prompt.clone().unwrap();
    ClientMessage::Choose { question: prompt.question, choice: prompt.next[0].clone() }
}

/// How long to wait for a message that must not arrive. On a slow machine the test can miss an error, but not fail.
const SILENCE: Duration = Duration::from_millis(300);

#[tokio::test(flavor = "multi_thread")]
async fn play_styles_are_read_only_for_players_at_tables_with_bots() {
    let (_directory, store, address, host, _other) = started_match().await;
    let spectator = Guest::create(address, "Spectator").await.unwrap();
    let mut spectator = Client::new(address, &spectator, host.table);
    spectator.enter().await;
    // What was read in the background is counted.
    tokio::time::sleep(SILENCE).await;
    let read = store.styles_read.load(Ordering::SeqCst);
    assert_eq!(read, 1, "only those of the host, because bots might have taken the other seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_before_it_is_durable() {
    let (_directory, store, address, mut host, mut other) = started_match().await;
    let before = (host.state.have, other.state.have);
    store.hold();
    host.send(&first_choice(&host)).await;
    other.send(&first_choice(&other)).await;
    // The rejection of a late answer reveals that the turn is over, so it has to wait too.
    host.send(&first_choice(&host)).await;
    let guest = Guest::create(address, "Guest");
    assert!(tokio::time::timeout(SILENCE, guest).await.is_err(), "the guest is not durable yet");
    while store.waiting() == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.next_within(SILENCE).await, None);
    assert_eq!(other.next_within(SILENCE).await, None);
    store.release();
    host.wait_for(|state| state.have > before.0 && state.pending.question != Some(1)).await;
    other.wait_for(|state| state.have > before.1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_commit_is_rolled_back() {
    let (_directory, store, _, mut host, mut other) = started_match().await;
    let (n, question) = (host.state.have.unwrap(), host.state.prompt.clone().unwrap().question);
    store.fail();
    host.send(&first_choice(&host)).await;
    other.send(&first_choice(&other)).await;
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
    store.release();
    for client in [&mut host, &mut other] {
        client.connect(Some(n)).await.unwrap();
        client
            .wait_for(|state| {
                state
                    .prompt
                    .as_ref()
                    .is_some_and(|prompt| prompt.question == question && prompt.answer.is_none())
            })
            .await;
        assert_eq!(client.state.have, Some(n), "a change was kept");
        assert_eq!(client.state.phase(), Some(TablePhase::Playing));
    }
    // The match continues from there.
    host.send(&first_choice(&host)).await;
    other.send(&first_choice(&other)).await;
    host.wait_for(|state| {
        state.have.unwrap() > n && state.prompt.as_ref().is_none_or(|prompt| prompt.question != question)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn table_survives_an_outage_of_the_store() {
    let (_directory, store, address, mut host, _other) = started_match().await;
    let (n, question) = (host.state.have.unwrap(), host.state.prompt.clone().unwrap().question);
    store.fail();
    store.is_unreachable.store(true, Ordering::SeqCst);
    host.send(&first_choice(&host)).await;
    let closed = async |client: &mut Client| loop {
        match client.next().await {
            Some(ServerMessage::Closing { problem }) => return problem,
            Some(_) => {}
            None => panic!("closed without a reason"),
        }
    };
    assert_eq!(closed(&mut host).await.code, ProblemCode::Busy);
    for _ in 0..2 {
        host.connect(Some(n)).await.unwrap();
        let refused = closed(&mut host).await;
        assert_eq!(refused.code, ProblemCode::Busy, "the table is not lost");
        assert!(refused.message.contains("database"), "{refused:?}");
    }
    let path = rodeo_protocol::api::routes::Endpoint::Table.url(&[&host.table]);
    assert_eq!(status(address, &path).await, "200", "the table is still listed");
    store.is_unreachable.store(false, Ordering::SeqCst);
    store.release();
    // The table comes back by itself.
    let deadline = tokio::time::Instant::now() + Duration::from_secs(20);
    loop {
        host.connect(Some(n)).await.unwrap();
        match host.next().await {
            Some(ServerMessage::Closing { .. }) => assert!(tokio::time::Instant::now() < deadline),
            _ => break,
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    host.wait_for(|state| state.prompt.as_ref().is_some_and(|prompt| prompt.question == question)).await;
    assert_eq!(host.state.have, Some(n), "a change was kept or undone");
}

/// The status of a request without credentials.
async fn status(address: SocketAddr, path: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).await.unwrap();
    response.split(' ').nth(1).unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn readiness_probe_fails_while_writes_fail() {
    let (_directory, store, address, host, _other) = started_match().await;
    assert_eq!(status(address, "/readyz").await, "200");
    store.fail();
    let mut host = host;
    host.send(&first_choice(&host)).await;
    eventually("the server is not ready", async || status(address, "/readyz").await != "200").await;
    assert_eq!(status(address, "/readyz").await, "503", "it stays unready while nothing is written");
    assert_eq!(status(address, "/healthz").await, "200");
    store.release();
    // Nobody writes. The probe finds out by itself that writing is possible again.
    eventually("the server is ready again", async || status(address, "/readyz").await == "200").await;
}
