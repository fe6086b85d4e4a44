//! A server without its socket.

mod accounts;
mod operation;
mod reads;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use rodeo_protocol::{GuestId, Problem, ProblemCode, TableId};
use rodeo_store::{Batch, Guest, RetentionCutoffs, Store, StoreError, Write};
use tokio::sync::{Semaphore, oneshot};

use crate::bot_pool::BotPool;
use crate::clock::Clock;
use crate::config::Config;
use crate::last_seen::LastSeenTracker;
use crate::limit_hits::LimitHits;
use crate::limits::{TokenBucket, TokenBuckets};
use crate::metrics::Metrics;
use crate::moderation::Moderation;
use crate::session::SessionCache;
use crate::shard::{
    ConnectionId, ShardCommand, ShardContext, ShardHandle, restore_table, run_shard, shutting_down,
};
use crate::table_index::TableIndex;
use crate::{NOT_POISONED, http};

/// Concurrent reads from the store; further reads wait.
const MAX_CONCURRENT_READS: usize = 32;
/// Last-seen times written in one batch by a retention sweep.
const LAST_SEEN_BATCH: usize = 200;
/// Age in milliseconds after which a guest has their own allowance of table codes.
const ESTABLISHED_AFTER: u64 = 10 * 60 * 1000;
/// Table codes that an established guest may try, per second.
const CODES_PER_SECOND: f64 = 0.1;
/// Burst of table codes of an established guest.
const CODE_BURST: f64 = 10.0;
/// Minimum time in milliseconds between sweeps because the server is almost full.
const PRESSURE_SWEEP_INTERVAL: u64 = 10_000;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A server without its socket. Clones share the same server.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

struct Inner {
    shared: Arc<ShardContext>,
    shards: Vec<ShardHandle>,
    sessions: SessionCache,
    last_seen: LastSeenTracker<GuestId>,
    accounts: accounts::Accounts,
    heavy_reads: reads::HeavyReads,
    /// Bounds concurrent reads from the store.
    readers: Semaphore,
    shutting_down: AtomicBool,
    draining: AtomicBool,
    started_at: u64,
    moderation: Moderation,
    limit_hits: LimitHits,
    /// Reports of players, by guest.
    reports: TokenBuckets<GuestId>,
    restored_tables: usize,
    /// HTTP requests, by guest.
    requests: TokenBuckets<GuestId>,
    new_guests: Mutex<TokenBucket>,
    /// Guesses of table codes and recovery codes, by anyone.
    guesses: Mutex<TokenBucket>,
    /// Table codes tried by established guests.
    codes: TokenBuckets<GuestId>,
    /// When tables were last swept because the server was almost full.
    last_pressure_sweep: AtomicU64,
    /// Number of open connections of each guest.
    connections_by_guest: Mutex<HashMap<GuestId, usize>>,
    next_connection: AtomicU64,
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The threads for bots could not be started.
    #[error("cannot start a thread: {0}")]
    Thread(#[from] std::io::Error),
}

impl App {
    /// Starts the shards with the tables of the store.
    ///
    /// # Panics
    ///
    /// If it is not called within a Tokio runtime.
    pub fn start(config: Config, store: Arc<dyn Store>) -> Result<App, StartError> {
        let clock = Clock::new();
        let count = config.shards.max(1);
        let mut tables: Vec<Vec<_>> = (0..count).map(|_| Vec::new()).collect();
        let stopped_at = store.last_alive()?.unwrap_or_else(|| clock.now());
        let mut failed = Vec::new();
        store.live_tables(&mut |stored| match restore_table(&stored, stopped_at, clock.now()) {
            Ok(table) => tables[shard_index(stored.id, count)].push((table, stored.updated_at)),
            Err(error) => failed.push((stored.id, error)),
        })?;
        let restored_tables = tables.iter().map(Vec::len).sum();
        let moderation = Moderation::new(store.restrictions()?);
        let (limits, started_at) = (config.limits, clock.now());
        // Often enough that no active guest is ever older than the retention time.
        let shortest_retention = config.retention.idle_guests.min(config.retention.guests);
        let last_seen_interval = shortest_retention.min(2 * DAY) / 2;
        let shared = Arc::new(ShardContext {
            clock,
            table_index: Arc::default(),
            bot_pool: Arc::new(BotPool::start(config.bot_threads)?),
            metrics: Arc::default(),
            store,
            config,
        });
        for (table, error) in failed {
            shared.set_aside(table, &error);
        }
        tokio::spawn(operation::record_alive(Arc::downgrade(&shared)));
        let mut shards = Vec::with_capacity(count);
        for tables in tables {
            let (shard, commands) = ShardHandle::new();
            tokio::spawn(run_shard(shared.clone(), shard.clone(), commands, tables));
            shards.push(shard);
        }
        Ok(App {
            inner: Arc::new(Inner {
                shared,
                shards,
                sessions: SessionCache::default(),
                last_seen: LastSeenTracker::new(last_seen_interval.as_millis() as u64),
                accounts: accounts::Accounts::default(),
                heavy_reads: reads::HeavyReads::start()?,
                readers: Semaphore::new(MAX_CONCURRENT_READS),
                shutting_down: AtomicBool::new(false),
                draining: AtomicBool::new(false),
                started_at,
                moderation,
                limit_hits: LimitHits::default(),
                reports: TokenBuckets::new(limits.reports_per_second, limits.report_burst),
                restored_tables,
                requests: TokenBuckets::new(limits.requests_per_second, limits.request_burst),
                new_guests: Mutex::new(TokenBucket::new(limits.guests_per_second, limits.guest_burst)),
                codes: TokenBuckets::new(CODES_PER_SECOND, CODE_BURST),
                last_pressure_sweep: AtomicU64::new(0),
                guesses: Mutex::new(TokenBucket::new(limits.guesses_per_second, limits.guess_burst)),
                connections_by_guest: Mutex::default(),
                next_connection: AtomicU64::new(1),
            }),
        })
    }

    /// Commits everything in flight and closes all connections with `shutting_down`.
    pub async fn stop(&self) {
        self.inner.shutting_down.store(true, Ordering::Relaxed);
        for shard in &self.inner.shards {
            let (done, stopped) = oneshot::channel();
            if shard.send(ShardCommand::Stop { done }).await.is_ok() {
                // An error means that the shard has ended already.
                let _ = stopped.await;
            }
        }
        // Clocks continue from here after the restart. An error is logged by `commit`.
        let _ = self.commit(vec![Write::RecordAlive { at: self.now() }]).await;
    }

    /// Number of tables restored from the store at start.
    pub fn restored_tables(&self) -> usize {
        self.inner.restored_tables
    }

    /// Deletes tables, guests and matches whose retention time is over. Guests who have a seat or a connection are kept.
    pub async fn sweep(&self) {
        self.sweep_shards(false).await;
        let now = self.now();
        let mut active = self.table_index().seated_guests();
        active.extend(self.inner.connections_by_guest.lock().expect(NOT_POISONED).keys());
        active.retain(|guest| self.inner.last_seen.is_due(*guest, now));
        // Failed writes are logged by `commit`; the next sweep tries again.
        for guests in active.chunks(LAST_SEEN_BATCH) {
            let _ = self
                .commit(guests.iter().map(|&guest| Write::RecordVisit { guest, at: now }).collect())
                .await;
        }
        let retention = &self.config().retention;
        let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
        let sweep = RetentionCutoffs {
            idle_guests: before(retention.idle_guests),
            guests: before(retention.guests),
            matches: before(retention.matches),
            reports: before(retention.reports),
        };
        let _ = self.commit(vec![Write::Sweep(sweep)]).await;
        self.sessions().clear();
    }

    async fn sweep_shards(&self, under_pressure: bool) {
        for shard in &self.inner.shards {
            // An error means that the server is shutting down.
            let _ = shard.send(ShardCommand::Sweep { under_pressure }).await;
        }
    }

    /// Checks that there is room for one more table. When the server is almost full, abandoned tables are closed sooner.
    pub(crate) async fn reserve_table(&self) -> Result<(), Problem> {
        let (limit, now) = (self.config().limits.tables, self.now());
        let last_sweep = &self.inner.last_pressure_sweep;
        let before = last_sweep.load(Ordering::Relaxed);
        let almost_full = self.table_index().len() * 10 >= limit * 9;
        let due = before + PRESSURE_SWEEP_INTERVAL <= now;
        let claim = || last_sweep.compare_exchange(before, now, Ordering::Relaxed, Ordering::Relaxed);
        if almost_full && due && claim().is_ok() {
            self.sweep_shards(true).await;
        }
        if self.table_index().len() >= limit {
            let full = Problem::new(ProblemCode::Busy, "The server has reached its limit of tables.");
            return Err(full.retry_after_ms(PRESSURE_SWEEP_INTERVAL));
        }
        Ok(())
    }

    /// Checks that the server is not shutting down and that all shards accept commands.
    pub(crate) fn check_ready(&self) -> Result<(), Problem> {
        if self.inner.shutting_down.load(Ordering::Relaxed) {
            return Err(shutting_down());
        }
        self.check_not_draining()?;
        if self.inner.shards.iter().all(ShardHandle::is_ready) { Ok(()) } else { Err(busy()) }
    }

    /// Persists that the guest is active, at most once per interval.
    pub(crate) fn note_activity(&self, guest: &Guest) {
        let at = self.now();
        self.inner.last_seen.note(guest.id, guest.last_seen_at);
        if self.inner.last_seen.is_due(guest.id, at) {
            self.store().commit(
                vec![Write::RecordVisit { guest: guest.id, at }],
                Box::new(|result| {
                    if let Err(error) = result {
                        tracing::warn!(%error, "failed to persist last-seen times");
                    }
                }),
            );
        }
    }

    /// Writes a batch and waits until it is durable.
    pub(crate) async fn commit(&self, batch: Batch) -> Result<(), Problem> {
        let (sender, committed) = oneshot::channel();
        // The receiver is gone if the request was cancelled.
        let done = self.inner.shared.metrics.timed(Box::new(move |result| drop(sender.send(result))));
        self.store().commit(batch, done);
        committed.await.unwrap_or(Err(StoreError::Closed)).map_err(|error| {
            tracing::error!(%error, "failed to write to the store");
            busy()
        })
    }

    /// Reads from the store on a thread that may block.
    pub(crate) async fn read_store<T: Send + 'static>(
        &self,
        query: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store().clone();
        let _permit = self.inner.readers.acquire().await.expect("the semaphore is never closed");
        let result = tokio::task::spawn_blocking(move || query(&*store)).await;
        // A query that panicked counts as a failed read.
        result.unwrap_or(Err(StoreError::Closed)).map_err(|error| {
            tracing::error!(%error, "failed to read from the store");
            busy()
        })
    }

    /// Registers a connection of this guest. It counts until the permit is dropped.
    pub(crate) fn connection_permit(&self, guest: GuestId) -> Result<ConnectionPermit, Problem> {
        let limits = &self.config().limits;
        let mut by_guest = self.inner.connections_by_guest.lock().expect(NOT_POISONED);
        if self.connections() >= limits.connections as u64 {
            let full = Problem::new(ProblemCode::Busy, "The server has reached its limit of connections.");
            return Err(full.retry_after_ms(10_000));
        }
        let own = by_guest.entry(guest).or_default();
        if *own >= limits.connections_per_guest {
            return Err(Problem::new(ProblemCode::TooMany, "You have too many connections."));
        }
        *own += 1;
        self.metrics().connections.fetch_add(1, Ordering::Relaxed);
        let id = ConnectionId(self.inner.next_connection.fetch_add(1, Ordering::Relaxed));
        Ok(ConnectionPermit { app: self.clone(), guest, id })
    }

    /// Checks that the guest may take a seat at `table`, or at a new table if it is `None`.
    pub(crate) fn check_table_limit(&self, guest: GuestId, table: Option<TableId>) -> Result<(), Problem> {
        let limit = self.config().limits.tables_per_guest;
        let index = self.table_index();
        let seated = table.is_some_and(|table| index.tables_of(guest).iter().any(|other| other.id == table));
        if !seated && index.count_of(guest) >= limit {
            let message = format!("You already have a seat at {limit} tables. Leave one of them first.");
            return Err(Problem::new(ProblemCode::TooMany, message));
        }
        Ok(())
    }

    pub(crate) fn limit_request(&self, guest: GuestId) -> Result<(), Problem> {
        self.inner.requests.take(guest)
    }

    pub(crate) fn limit_new_guest(&self) -> Result<(), Problem> {
        self.inner.new_guests.lock().expect(NOT_POISONED).take(Instant::now())
    }

    /// Limits how often table codes are tried. Established guests have their own allowance, which nobody else can use up.
    pub(crate) fn limit_table_code(&self, guest: Option<&Guest>) -> Result<(), Problem> {
        let established = guest.filter(|guest| guest.created_at + ESTABLISHED_AFTER < self.now());
        match established {
            Some(guest) if self.inner.codes.take(guest.id).is_ok() => Ok(()),
            Some(_) | None => self.limit_guess(),
        }
    }

    pub(crate) fn limit_guess(&self) -> Result<(), Problem> {
        self.inner.guesses.lock().expect(NOT_POISONED).take(Instant::now())
    }

    pub(crate) fn limit_report(&self, guest: GuestId) -> Result<(), Problem> {
        self.limit_hits().count("reports", self.inner.reports.take(guest))
    }

    pub(crate) fn limit_hits(&self) -> &LimitHits {
        &self.inner.limit_hits
    }

    pub(crate) fn moderation(&self) -> &Moderation {
        &self.inner.moderation
    }

    pub(crate) fn drain_flag(&self) -> &AtomicBool {
        &self.inner.draining
    }

    /// Time at which the server was started.
    pub(crate) fn started_at(&self) -> u64 {
        self.inner.started_at
    }

    pub(crate) fn shards(&self) -> &[ShardHandle] {
        &self.inner.shards
    }

    /// Number of open connections of a guest.
    pub(crate) fn connections_of(&self, guest: GuestId) -> usize {
        self.inner.connections_by_guest.lock().expect(NOT_POISONED).get(&guest).copied().unwrap_or(0)
    }

    pub(crate) fn shard(&self, table: TableId) -> &ShardHandle {
        &self.inner.shards[shard_index(table, self.inner.shards.len())]
    }

    /// Number of open WebSocket connections.
    pub(crate) fn connections(&self) -> u64 {
        self.metrics().connections.load(Ordering::Relaxed)
    }

    pub(crate) fn sessions(&self) -> &SessionCache {
        &self.inner.sessions
    }

    pub(crate) fn config(&self) -> &Config {
        &self.inner.shared.config
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.inner.shared.store
    }

    pub(crate) fn table_index(&self) -> &TableIndex {
        &self.inner.shared.table_index
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.shared.metrics
    }

    pub(crate) fn bot_pool(&self) -> &BotPool {
        &self.inner.shared.bot_pool
    }

    pub(crate) fn now(&self) -> u64 {
        self.inner.shared.clock.now()
    }
}

/// An open connection as the limits count it.
pub(crate) struct ConnectionPermit {
    app: App,
    pub guest: GuestId,
    pub id: ConnectionId,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.app.metrics().connections.fetch_sub(1, Ordering::Relaxed);
        let mut by_guest = self.app.inner.connections_by_guest.lock().expect(NOT_POISONED);
        if let Some(own) = by_guest.get_mut(&self.guest) {
            *own -= 1;
            if *own == 0 {
                by_guest.remove(&self.guest);
            }
        }
    }
}

/// Returns the router of everything the server answers.
pub fn router(app: App) -> Router {
    http::routes(&app).with_state(app)
}

fn shard_index(table: TableId, shards: usize) -> usize {
    (table.number() % shards as u128) as usize
}

fn busy() -> Problem {
    Problem::new(ProblemCode::Busy, "The server cannot do this now. Try again.").retry_after_ms(1000)
}
