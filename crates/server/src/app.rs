//! A server without its socket.

mod accounts;
mod across_nodes;
#[cfg(feature = "cluster")]
mod node;
mod operation;
mod reads;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::{Code, GuestId, Problem, ProblemCode, TableId};
use rodeo_store::{Batch, Guest, RetentionCutoffs, Store, StoreError, Write};
use tokio::sync::{Semaphore, oneshot};
use tokio::time::sleep;

use crate::bot_pool::BotPool;
use crate::clock::Clock;
use crate::config::Config;
use crate::http;
use crate::http::uploads::{UPLOAD_BURST, UPLOADS_PER_SECOND};
use crate::last_seen::LastSeenTracker;
use crate::limits::{
    ClientLimits, ClientNetwork, LimitHits, LimitKind, OpenConnection, Refusal, TokenBuckets, too_many,
};
use crate::metrics::Metrics;
use crate::moderation::Moderation;
use crate::ownership::Ownership;
use crate::session::SessionCache;
use crate::shard::{
    ConnectionId, FIRST_EPOCH, ShardCommand, ShardContext, ShardHandle, restore_table, run_shard,
    shutting_down,
};
use crate::style_memory::StyleMemory;
use crate::table_index::{Holder, TableIndex, TableReservation};

/// Concurrent reads from the store; further reads wait.
const MAX_CONCURRENT_READS: usize = 32;
/// Last-seen times written in one batch by a retention sweep.
const LAST_SEEN_BATCH: usize = 200;
/// Age in milliseconds after which a guest has their own allowance of table codes.
const ESTABLISHED_AFTER: u64 = 10 * 60 * 1000;
/// Milliseconds after which a guest with too many tables, or any guest while the server is full, may try again.
const TABLE_RETRY: u64 = 10_000;
/// Time between two looks for tables whose retention time is over.
const TABLE_SWEEP_INTERVAL: Duration = Duration::from_secs(20);
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
    started_at: u64,
    moderation: Moderation,
    /// Reports of players, by guest.
    reports: TokenBuckets<GuestId>,
    uploads: TokenBuckets<GuestId>,
    restored_tables: usize,
    limits: ClientLimits,
    next_connection: AtomicU64,
    #[cfg(feature = "cluster")]
    routing: std::sync::OnceLock<Arc<crate::routing::Routing>>,
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
        App::start_with(config, store, None)
    }

    /// Starts the shards, with the tables of the store unless this is a node of a cluster: it is told which tables it has.
    fn start_with(
        config: Config,
        store: Arc<dyn Store>,
        ownership: Option<Arc<Ownership>>,
    ) -> Result<App, StartError> {
        let clock = Clock::new();
        let count = config.shards.max(1);
        let mut tables: Vec<Vec<_>> = (0..count).map(|_| Vec::new()).collect();
        let stopped_at = store.last_alive()?.unwrap_or_else(|| clock.now());
        let mut failed = Vec::new();
        if ownership.is_none() {
            store.live_tables(&mut |stored| match restore_table(&stored, stopped_at, clock.now()) {
                Ok(table) => tables[shard_index(stored.id, count)].push((table, stored.updated_at)),
                Err(error) => failed.push((stored.id, error)),
            })?;
        }
        let restored_tables = tables.iter().map(Vec::len).sum();
        let limits = ClientLimits::new(&config);
        let read_threads = config.read_threads;
        let moderation = Moderation::new(store.restrictions()?);
        let started_at = clock.now();
        let report_limits = (config.limits.reports_per_second, config.limits.report_burst);
        // Often enough that no active guest is ever older than the retention time.
        let shortest_retention = config.retention.idle_guests.min(config.retention.guests);
        let last_seen_interval = shortest_retention.min(2 * DAY) / 2;
        let metrics: Arc<Metrics> = Arc::default();
        let shared = Arc::new(ShardContext {
            clock,
            table_index: Arc::new(TableIndex::new(config.limits.tables, config.limits.network_share)),
            bot_pool: Arc::new(BotPool::start(config.bot_threads, config.bot_delay, metrics.clone())?),
            style_memory: StyleMemory::start(config.keep_play_styles, &store)?,
            metrics,
            guest_networks: limits.guest_networks.clone(),
            limit_hits: limits.hits.clone(),
            draining: AtomicBool::new(false),
            ownership,
            store,
            config,
        });
        for (table, error) in failed {
            shared.set_aside(table, FIRST_EPOCH, &error);
        }
        tokio::spawn(operation::record_alive(Arc::downgrade(&shared)));
        let mut shards = Vec::with_capacity(count);
        for tables in tables {
            let (shard, commands) = ShardHandle::new();
            tokio::spawn(run_shard(shared.clone(), shard.clone(), commands, tables));
            shards.push(shard);
        }
        tokio::spawn(sweep_tables(shards.clone()));
        Ok(App {
            inner: Arc::new(Inner {
                shared,
                shards,
                sessions: SessionCache::default(),
                last_seen: LastSeenTracker::new(last_seen_interval.as_millis() as u64),
                accounts: accounts::Accounts::default(),
                heavy_reads: reads::HeavyReads::start(read_threads, limits.hits.clone())?,
                readers: Semaphore::new(MAX_CONCURRENT_READS),
                shutting_down: AtomicBool::new(false),
                started_at,
                moderation,
                reports: TokenBuckets::new(report_limits.0, report_limits.1),
                uploads: TokenBuckets::new(UPLOADS_PER_SECOND, UPLOAD_BURST),
                restored_tables,
                limits,
                next_connection: AtomicU64::new(1),
                #[cfg(feature = "cluster")]
                routing: std::sync::OnceLock::new(),
            }),
        })
    }

    /// Commits everything in flight and closes all connections with `shutting_down`.
    pub async fn stop(&self) {
        self.inner.shutting_down.store(true, Ordering::Relaxed);
        #[cfg(feature = "cluster")]
        self.stop_routing().await;
        for shard in &self.inner.shards {
            let (done, stopped) = oneshot::channel();
            if shard.send(ShardCommand::Stop { done }).await.is_ok() {
                // An error means that the shard has ended already.
                let _ = stopped.await;
            }
        }
        self.inner.shared.style_memory.finish().await;
        // Clocks continue from here after the restart. An error is logged by `commit`.
        let _ = self.commit(vec![Write::RecordAlive { at: self.now() }]).await;
    }

    /// Number of tables restored from the store at start.
    pub fn restored_tables(&self) -> usize {
        self.inner.restored_tables
    }

    /// Deletes tables, guests and matches whose retention time is over. Guests who have a seat or a connection are kept.
    pub async fn sweep(&self) {
        self.sweep_tables().await;
        let now = self.now();
        let mut active = self.table_index().seated_guests();
        active.extend(self.limits().connected_guests());
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

    /// Closes tables whose retention time is over.
    async fn sweep_tables(&self) {
        for shard in &self.inner.shards {
            // An error means that the server is shutting down.
            let _ = shard.send(ShardCommand::Sweep).await;
        }
    }

    /// Reserves room for one more table of this guest. If there is none, tables that nobody attends are closed.
    pub(crate) async fn reserve_table(
        &self,
        network: ClientNetwork,
        guest: GuestId,
    ) -> Result<TableReservation, Problem> {
        let holder = Holder { network: network.prefix, guest };
        if let Ok(reservation) = self.inner.shared.table_index.reserve(holder) {
            return Ok(reservation);
        }
        let closing = self.table_index().unattended_tables(holder, self.now());
        let mut by_shard: HashMap<usize, Vec<TableId>> = HashMap::new();
        for table in closing {
            by_shard.entry(shard_index(table, self.inner.shards.len())).or_default().push(table);
        }
        for (shard, tables) in by_shard {
            let close = |reply| ShardCommand::CloseUnattended { tables, reply };
            self.inner.shards[shard].request(close).await?;
        }
        let reserved = self.inner.shared.table_index.reserve(holder);
        self.limits().hits.check(LimitKind::Tables, reserved).map_err(|refusal| {
            let message = match refusal {
                Refusal::NetworkShare => "Too many tables are in use in your network.",
                Refusal::Full => "The server has reached its limit of tables.",
            };
            Problem::new(ProblemCode::Busy, message).retry_after_ms(TABLE_RETRY)
        })
    }

    /// Checks that the server is not shutting down and that all shards accept commands.
    pub(crate) fn check_ready(&self) -> Result<(), Problem> {
        if self.inner.shutting_down.load(Ordering::Relaxed) {
            return Err(shutting_down());
        }
        self.check_not_draining()?;
        let is_ready = self.holds_lease() && self.inner.shards.iter().all(ShardHandle::is_ready);
        if is_ready { Ok(()) } else { Err(busy()) }
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

    /// Registers a connection of this guest. It counts until the permit is dropped. If there is no room for it but another
    /// guest holds far more connections, one of those is closed.
    pub(crate) async fn connection_permit(
        &self,
        network: ClientNetwork,
        guest: GuestId,
        table: TableId,
    ) -> Result<ConnectionPermit, Problem> {
        let id = ConnectionId(self.inner.next_connection.fetch_add(1, Ordering::Relaxed));
        let connection = OpenConnection { id, guest, network: network.prefix, table };
        let replaced = self.limits().open_connection(connection)?;
        self.metrics().connections.fetch_add(1, Ordering::Relaxed);
        let permit = ConnectionPermit { app: self.clone(), guest, id, connection };
        if let Some(OpenConnection { table, id: connection, .. }) = replaced {
            let message = "You have many connections, and others need one.";
            let problem = too_many(message, TABLE_RETRY);
            self.close_connection(table, connection, problem).await?;
        }
        Ok(permit)
    }

    /// Counts a request of this guest, and notes where it came from.
    pub(crate) fn limit_request(&self, network: ClientNetwork, guest: GuestId) -> Result<(), Problem> {
        self.limits().guest_networks.note(guest, network.prefix);
        self.limits().guest_request(guest)
    }

    /// Looks up a table code. Codes that do not exist are limited. Established guests have their own allowance, which
    /// nobody else can use up.
    pub(crate) async fn table_by_code(
        &self,
        network: ClientNetwork,
        guest: Option<&Guest>,
        code: Code,
    ) -> Result<Option<TableSummary>, Problem> {
        let established = guest.filter(|guest| guest.created_at + ESTABLISHED_AFTER < self.now());
        if established.is_some_and(|guest| self.limits().established_guess(network, guest.id).is_ok()) {
            return Ok(self.find_code(code).await);
        }
        self.limits().guess(network)?;
        let found = self.find_code(code).await;
        if found.is_some() {
            self.limits().was_no_guess(network);
        }
        Ok(found)
    }

    pub(crate) fn limits(&self) -> &ClientLimits {
        &self.inner.limits
    }

    pub(crate) fn limit_report(&self, guest: GuestId) -> Result<(), Problem> {
        self.limit_hits().check(LimitKind::Reports, self.inner.reports.take(guest, Instant::now()))
    }

    pub(crate) fn limit_upload(&self, guest: GuestId) -> Result<(), Problem> {
        self.limit_hits().check(LimitKind::Uploads, self.inner.uploads.take(guest, Instant::now()))
    }

    pub(crate) fn limit_hits(&self) -> &LimitHits {
        &self.limits().hits
    }

    pub(crate) fn moderation(&self) -> &Moderation {
        &self.inner.moderation
    }

    /// Whether what this server has in memory is up to date.
    pub(crate) fn holds_lease(&self) -> bool {
        self.inner.shared.holds_lease()
    }

    /// The lease of this node; `None` without a cluster.
    pub(crate) fn ownership(&self) -> Option<&Arc<Ownership>> {
        self.inner.shared.ownership.as_ref()
    }

    pub(crate) fn drain_flag(&self) -> &AtomicBool {
        &self.inner.shared.draining
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
        self.limits().connections_of(guest)
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

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
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
    connection: OpenConnection,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.app.metrics().connections.fetch_sub(1, Ordering::Relaxed);
        self.app.limits().close_connection(&self.connection);
    }
}

/// Sends a sweep to the shards again and again, until they have ended.
async fn sweep_tables(shards: Vec<ShardHandle>) {
    loop {
        sleep(TABLE_SWEEP_INTERVAL).await;
        for shard in &shards {
            if shard.send(ShardCommand::Sweep).await.is_err() {
                return;
            }
        }
    }
}

/// Returns the router of everything the server answers to players. `serves_metrics`: also `/metrics`.
pub fn router(app: App, serves_metrics: bool) -> Router {
    http::routes(&app, serves_metrics).with_state(app)
}

pub(crate) fn shard_index(table: TableId, shards: usize) -> usize {
    (table.number() % shards as u128) as usize
}

fn busy() -> Problem {
    Problem::new(ProblemCode::Busy, "The server cannot do this now. Try again.").retry_after_ms(1000)
}
