//! A server without its socket.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use rodeo_protocol::{GuestId, Problem, ProblemCode, TableId};
use rodeo_store::{Batch, Guest, RetentionCutoffs, SecretHash, Store, StoreError, Write};
use tokio::sync::{Semaphore, oneshot};

use crate::clock::Clock;
use crate::config::Config;
use crate::directory::Directory;
use crate::limits::{Bucket, Buckets};
use crate::metrics::Metrics;
use crate::seen::SeenLately;
use crate::session::Sessions;
use crate::shard::{ConnectionId, Shard, Shared, ToShard, read, run, shutting_down};
use crate::thinking::Thinking;
use crate::{http, socket};

/// As many questions to the store are on their way at a time; others wait.
const READERS: usize = 32;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A server without its socket. Copies are the same server.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

/// What all requests share.
struct Inner {
    shared: Arc<Shared>,
    shards: Vec<Shard>,
    sessions: Sessions,
    seen: SeenLately,
    /// Questions to the store that may be on their way at a time.
    readers: Semaphore,
    shutting_down: AtomicBool,
    /// As many tables the store had.
    restored: usize,
    /// Requests, by guest.
    requests: Buckets<GuestId>,
    /// New guests.
    new_guests: Mutex<Bucket>,
    /// Codes that are tried by anybody.
    guesses: Mutex<Bucket>,
    /// Codes that are tried, by guest.
    codes: Buckets<GuestId>,
    /// When tables were last looked through for want of room.
    pressed: AtomicU64,
    /// Connections of each guest.
    places: Mutex<HashMap<GuestId, usize>>,
    next_connection: AtomicU64,
}

/// A guest who has been here for so many milliseconds is known.
const KNOWN_AFTER: u64 = 10 * 60 * 1000;
/// So many codes a second may a known guest try in the long run.
const CODES_PER_SECOND: f64 = 0.1;
/// … and so many at once.
const CODE_BURST: f64 = 10.0;
/// For want of room, tables are looked through at most this often.
const PRESSED_EVERY: u64 = 10_000;

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// The store says so.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system says so.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl App {
    /// Starts the shards with the tables of the store. Must be called within a runtime.
    pub fn start(config: Config, store: Arc<dyn Store>) -> Result<App, CannotStart> {
        let clock = Clock::new();
        let count = config.shards.max(1);
        let mut tables: Vec<Vec<_>> = (0..count).map(|_| Vec::new()).collect();
        store.live_tables(&mut |stored| match read(&stored.facts, clock.now()) {
            Ok(table) => tables[place(stored.id, count)].push((table, stored.updated_at)),
            Err(error) => {
                tracing::error!(table = %stored.id, %error, "a table cannot be read; it is left alone")
            }
        })?;
        let restored = tables.iter().map(Vec::len).sum();
        let limits = config.limits;
        let often = config.keep.idle_guests.min(config.keep.guests).min(2 * DAY) / 2;
        let shared = Arc::new(Shared {
            clock,
            directory: Arc::default(),
            thinking: Arc::new(Thinking::start(config.bot_threads)?),
            metrics: Arc::default(),
            store,
            config,
        });
        let mut shards = Vec::with_capacity(count);
        for tables in tables {
            let (shard, inputs) = Shard::new();
            tokio::spawn(run(shared.clone(), shard.clone(), inputs, tables));
            shards.push(shard);
        }
        Ok(App {
            inner: Arc::new(Inner {
                shared,
                shards,
                sessions: Sessions::default(),
                seen: SeenLately::new(often.as_millis() as u64),
                readers: Semaphore::new(READERS),
                shutting_down: AtomicBool::new(false),
                restored,
                requests: Buckets::new(limits.requests_per_second, limits.request_burst),
                new_guests: Mutex::new(Bucket::new(limits.guests_per_second, limits.guest_burst)),
                codes: Buckets::new(CODES_PER_SECOND, CODE_BURST),
                pressed: AtomicU64::new(0),
                guesses: Mutex::new(Bucket::new(limits.guesses_per_second, limits.guess_burst)),
                places: Mutex::default(),
                next_connection: AtomicU64::new(1),
            }),
        })
    }

    /// Commits what is on its way and tells everybody to come back later.
    pub async fn stop(&self) {
        self.inner.shutting_down.store(true, Ordering::Relaxed);
        for shard in &self.inner.shards {
            let (done, ended) = oneshot::channel();
            if shard.send(ToShard::Stop { done }).await.is_ok() {
                let _ = ended.await;
            }
        }
    }

    /// As many tables the store had when the server was started.
    pub fn restored(&self) -> usize {
        self.inner.restored
    }

    /// Forgets what nobody has touched for long: tables, guests and matches. Whoever sits at a table or is connected stays.
    pub async fn sweep(&self) {
        for shard in &self.inner.shards {
            let _ = shard.send(ToShard::Sweep { pressed: false }).await;
        }
        let now = self.now();
        let mut guests = self.directory().seated();
        guests.extend(self.inner.places.lock().unwrap_or_else(PoisonError::into_inner).keys());
        guests.retain(|guest| self.inner.seen.is_news(*guest, now));
        for some in guests.chunks(200) {
            let _ =
                self.commit(some.iter().map(|&guest| Write::RecordVisit { guest, at: now }).collect()).await;
        }
        let keep = &self.config().keep;
        let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
        let (idle_guests, guests, matches) =
            (before(keep.idle_guests), before(keep.guests), before(keep.matches));
        let _ = self.commit(vec![Write::Sweep(RetentionCutoffs { idle_guests, guests, matches })]).await;
        self.sessions().clear();
    }

    /// Is there room for another table? When it gets scarce, tables that nobody has come to are closed sooner.
    pub(crate) async fn make_room(&self) -> Result<(), Problem> {
        let (limit, now) = (self.config().limits.tables, self.now());
        let before = self.inner.pressed.load(Ordering::Relaxed);
        let scarce = self.directory().len() * 10 >= limit * 9;
        let due = before + PRESSED_EVERY <= now;
        let claim = || self.inner.pressed.compare_exchange(before, now, Ordering::Relaxed, Ordering::Relaxed);
        if scarce && due && claim().is_ok() {
            for shard in &self.inner.shards {
                let _ = shard.send(ToShard::Sweep { pressed: true }).await;
            }
        }
        if self.directory().len() >= limit {
            let full = Problem::new(ProblemCode::Busy, "The server has as many tables as it can.");
            return Err(full.retry_after_ms(PRESSED_EVERY));
        }
        Ok(())
    }

    /// Can it do what it is asked for?
    pub(crate) fn is_working(&self) -> Result<(), Problem> {
        if self.inner.shutting_down.load(Ordering::Relaxed) {
            return Err(shutting_down());
        }
        if self.inner.shards.iter().all(Shard::is_working) { Ok(()) } else { Err(busy()) }
    }

    /// The guest is here: that is written down now and then.
    pub(crate) fn saw(&self, guest: &Guest) {
        let at = self.now();
        self.inner.seen.was(guest.id, guest.last_seen_at);
        if self.inner.seen.is_news(guest.id, at) {
            let seen = vec![Write::RecordVisit { guest: guest.id, at }];
            self.store().commit(
                seen,
                Box::new(|result| {
                    if let Err(error) = result {
                        tracing::warn!(%error, "it could not be written down who was here");
                    }
                }),
            );
        }
    }

    /// Writes something and waits until it is durable.
    pub(crate) async fn commit(&self, batch: Batch) -> Result<(), Problem> {
        let (tell, done) = oneshot::channel();
        let told = self.inner.shared.metrics.timed(Box::new(move |result| drop(tell.send(result))));
        self.store().commit(batch, told);
        let result = done.await.unwrap_or(Err(StoreError::Closed));
        result.map_err(|error| {
            tracing::error!(%error, "the store could not write");
            busy()
        })
    }

    /// Reads something from the store, on a thread that may wait.
    pub(crate) async fn ask_store<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store().clone();
        // Never closed, so there is always a place in the end.
        let _place = self.inner.readers.acquire().await;
        let answer = tokio::task::spawn_blocking(move || question(&*store)).await;
        answer.unwrap_or(Err(StoreError::Closed)).map_err(|error| {
            tracing::error!(%error, "the store could not answer");
            busy()
        })
    }

    pub(crate) async fn guest_by_secret(&self, secret: SecretHash) -> Result<Option<Guest>, Problem> {
        if let Some(guest) = self.inner.sessions.get(&secret) {
            return Ok(Some(guest));
        }
        let guest = self.ask_store(move |store| store.guest_by_secret(&secret)).await?;
        if let Some(guest) = &guest {
            self.inner.sessions.put(secret, guest.clone());
        }
        Ok(guest)
    }

    /// A connection of this guest takes a place, and gives it back when that is dropped.
    pub(crate) fn take_place(&self, guest: GuestId) -> Result<ConnectionPlace, Problem> {
        let limits = &self.config().limits;
        let mut places = self.inner.places.lock().unwrap_or_else(PoisonError::into_inner);
        let all = self.metrics().connections.load(Ordering::Relaxed);
        if all >= limits.connections as u64 {
            return Err(Problem::new(ProblemCode::Busy, "The server has as many guests as it can.")
                .retry_after_ms(10_000));
        }
        let own = places.entry(guest).or_default();
        if *own >= limits.connections_per_guest {
            return Err(Problem::new(ProblemCode::TooMany, "You have too many connections."));
        }
        *own += 1;
        self.metrics().connections.fetch_add(1, Ordering::Relaxed);
        let id = ConnectionId(self.inner.next_connection.fetch_add(1, Ordering::Relaxed));
        Ok(ConnectionPlace { app: self.clone(), guest, id })
    }

    /// May the guest sit down at one more table?
    pub(crate) fn may_sit(&self, guest: GuestId, table: Option<TableId>) -> Result<(), Problem> {
        let limit = self.config().limits.tables_per_guest;
        let directory = self.directory();
        let sits = table.is_some_and(|table| directory.tables_of(guest).iter().any(|card| card.id == table));
        if !sits && directory.count_of(guest) >= limit {
            let message = format!("You sit at {limit} tables already; leave one of them first.");
            return Err(Problem::new(ProblemCode::TooMany, message));
        }
        Ok(())
    }

    pub(crate) fn count_request(&self, guest: GuestId) -> Result<(), Problem> {
        self.inner.requests.take(guest)
    }

    pub(crate) fn count_new_guest(&self) -> Result<(), Problem> {
        let mut bucket = self.inner.new_guests.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.take(std::time::Instant::now())
    }

    /// May a code be tried? Guests who have been here for a while have an allowance of their own, which nobody else can use up.
    pub(crate) fn count_code(&self, guest: Option<&Guest>) -> Result<(), Problem> {
        let known = guest.filter(|guest| guest.created_at + KNOWN_AFTER < self.now());
        match known {
            Some(guest) if self.inner.codes.take(guest.id).is_ok() => Ok(()),
            Some(_) | None => self.count_guess(),
        }
    }

    pub(crate) fn count_guess(&self) -> Result<(), Problem> {
        let mut bucket = self.inner.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.take(std::time::Instant::now())
    }

    pub(crate) fn shard(&self, table: TableId) -> &Shard {
        &self.inner.shards[place(table, self.inner.shards.len())]
    }

    /// How many connections there are.
    pub(crate) fn connections(&self) -> u64 {
        self.metrics().connections.load(Ordering::Relaxed)
    }

    pub(crate) fn sessions(&self) -> &Sessions {
        &self.inner.sessions
    }

    pub(crate) fn config(&self) -> &Config {
        &self.inner.shared.config
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.inner.shared.store
    }

    pub(crate) fn directory(&self) -> &Directory {
        &self.inner.shared.directory
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.shared.metrics
    }

    pub(crate) fn thinking(&self) -> &Thinking {
        &self.inner.shared.thinking
    }

    pub(crate) fn now(&self) -> u64 {
        self.inner.shared.clock.now()
    }
}

/// The place of a connection among all.
pub(crate) struct ConnectionPlace {
    app: App,
    pub guest: GuestId,
    pub id: ConnectionId,
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        self.app.metrics().connections.fetch_sub(1, Ordering::Relaxed);
        let mut places = self.app.inner.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = places.get_mut(&self.guest) {
            *own -= 1;
            if *own == 0 {
                places.remove(&self.guest);
            }
        }
    }
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let socket = Router::new().route("/api/v1/tables/{id}/ws", get(socket::connect));
    http::routes(&app, socket).with_state(app)
}

fn place(table: TableId, shards: usize) -> usize {
    (table.number() % shards as u128) as usize
}

fn busy() -> Problem {
    Problem::new(ProblemCode::Busy, "The server could not do this now. Try again.").retry_after_ms(1000)
}
