//! The writer thread: commits queued batches in groups, and does maintenance when idle.
//!
//! The thread has a runtime of its own, which runs only while the thread waits for the database. So all statements of a group
//! are queued before the connection sends the first one, and they leave in one piece.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rodeo_cluster::{Assignment, NodeId};
use rodeo_protocol::TableId;
use tokio::runtime::Runtime;
use tokio::time::{sleep, timeout};

use super::apply::apply_all;
use super::connection::{Connector, prepare_session};
use super::deletion;
use super::failure::Failure;
use super::migrations::migrate;
use super::recent_max::RecentMax;
use super::sharing::{Session, Sharing, end_session, lock_database, session_of, take_all_tables};
use super::sweep::Sweep;
use super::transaction::{Transaction, WriterConnection, params};
use crate::counters::Counters;
use crate::journal_gaps::JournalGaps;
use crate::queue::{Job, Queue, TakeResult};
use crate::{Batch, StoreError, Write};

/// Maximum number of batches per commit, which limits the time that the first of them waits.
const MAX_GROUP: usize = 1024;
/// Time without a batch after which maintenance starts.
const IDLE_AFTER: Duration = Duration::from_millis(5);
/// Commits that take longer are logged.
const SLOW_COMMIT: Duration = Duration::from_secs(1);
/// Time for a group after which its connection counts as lost.
const GROUP_TIMEOUT: Duration = Duration::from_secs(30);
/// Time for which a group waits for a lost connection to come back. Then its batches fail.
const RECONNECT_TIME: Duration = Duration::from_secs(10);
/// Time for which a new server waits for the end of the one before it, whose sessions PostgreSQL may not have closed yet.
const LOCK_TIME: Duration = Duration::from_secs(3);
/// Number of times that a group is repeated after a conflict with another process.
const MAX_CONFLICTS: u32 = 10;
/// Time without a commit after which the row of a writer is deleted: its process has crashed long ago.
const WRITER_RETENTION_MS: i64 = 7 * 24 * 3600 * 1000;

/// In whose name a batch writes to tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TableOwner {
    /// A server without a cluster. It owns all tables that belong to no node.
    Standalone,
    /// A node of a cluster, with the tables that it may write to.
    Node(NodeId, Vec<Assignment>),
}

impl TableOwner {
    /// The number under which the tables are stored.
    pub(super) fn node(&self) -> u64 {
        match self {
            TableOwner::Standalone => 0,
            TableOwner::Node(node, _) => node.0,
        }
    }

    /// The epoch that a table must have; 0 if it is not checked.
    pub(super) fn epoch_of(&self, table: TableId) -> Result<u64, StoreError> {
        match self {
            TableOwner::Standalone => Ok(0),
            TableOwner::Node(_, tables) => {
                let owned = tables.iter().find(|owned| owned.table == table);
                owned.map(|owned| owned.epoch.0).ok_or(StoreError::NotOwned)
            }
        }
    }
}

/// The state of the writer thread.
pub(super) struct Writer {
    connector: Connector,
    sharing: Sharing,
    connection: Option<WriterConnection>,
    /// The session of the latest connection.
    session: Option<Session>,
    /// Id of this process's row in `writers`.
    id: i64,
    /// Number of connections that this process has opened for writing.
    generation: i64,
    /// Number of the last group that was sent.
    group: i64,
    /// Number of the last group that is known to be stored.
    stored_group: i64,
    gaps: JournalGaps,
    sweep: Option<Sweep>,
    /// Whether matches of deleted guests are left to be anonymized.
    anonymizing: bool,
    counters: Arc<Counters>,
    commit_times: Arc<RecentMax>,
}

type Results = Vec<Result<(), StoreError>>;

impl Writer {
    /// Connects, and migrates data of an older version.
    pub(super) async fn open(
        connector: Connector,
        sharing: Sharing,
        counters: Arc<Counters>,
        commit_times: Arc<RecentMax>,
    ) -> Result<Writer, StoreError> {
        let (mut client, connection) = connector.connect().await?;
        tokio::spawn(connection);
        let version: i32 = client
            .query_one("SELECT current_setting('server_version_num')::integer", &[])
            .await
            .map_err(|error| Failure::from(error).into_inner())?
            .get(0);
        if version < 150_000 {
            let message = format!("PostgreSQL {} is too old (15 or newer is needed)", version / 10_000);
            return Err(StoreError::Database(message));
        }
        let give_up = Instant::now() + LOCK_TIME;
        while let Err(failure) = lock_database(&client, sharing).await {
            let error = failure.into_inner();
            if !matches!(error, StoreError::InUse(_)) || Instant::now() > give_up {
                return Err(error);
            }
            sleep(Duration::from_millis(50)).await;
        }
        migrate(&mut client).await?;
        if sharing == Sharing::Exclusive {
            take_all_tables(&mut client).await.map_err(Failure::into_inner)?;
        }
        let mut writer = Writer {
            connector,
            sharing,
            connection: None,
            session: None,
            id: 0,
            generation: 0,
            group: 0,
            stored_group: 0,
            gaps: JournalGaps::default(),
            sweep: None,
            anonymizing: false,
            counters,
            commit_times,
        };
        writer.prepare(client).await.map_err(Failure::into_inner)?;
        let connection = writer.connection.as_mut().expect("`prepare` sets the connection");
        let left =
            connection.query("SELECT EXISTS (SELECT 1 FROM deleted_guests WHERE NOT is_done)", &[]).await;
        writer.anonymizing = left.map_err(Failure::into_inner)?.first().is_some_and(|row| row.get(0));
        Ok(writer)
    }

    /// Makes a new connection the only one that can write for this process, and finds out which group was stored last.
    async fn prepare(&mut self, client: tokio_postgres::Client) -> Result<(), Failure> {
        prepare_session(&client).await?;
        if let Some(old) = &self.session {
            end_session(&client, old).await?;
        }
        lock_database(&client, self.sharing).await?;
        self.session = Some(session_of(&client).await?);
        let mut connection = WriterConnection::new(client);
        // Waits for a transaction of the old connection that is still running.
        let sql = "UPDATE writers SET generation = generation + 1, used_at = rodeo_now() WHERE id = $1
                   RETURNING id, generation, last_group";
        let mut rows = connection.query(sql, &[&self.id]).await?;
        if rows.is_empty() {
            let sql = "DELETE FROM writers WHERE used_at < rodeo_now() - $1";
            connection.query(sql, &[&WRITER_RETENTION_MS]).await?;
            let sql = "INSERT INTO writers (generation, last_group, used_at) VALUES (1, $1, rodeo_now())
                       RETURNING id, generation, last_group";
            rows = connection.query(sql, &[&self.stored_group]).await?;
        }
        let row = rows.first().expect("an insert without a condition returns a row");
        (self.id, self.generation, self.stored_group) = (row.get(0), row.get(1), row.get(2));
        self.connection = Some(connection);
        Ok(())
    }

    async fn reconnect(&mut self) -> Result<(), Failure> {
        let (client, connection) = self.connector.connect().await.map_err(Failure::Connection)?;
        tokio::spawn(connection);
        self.prepare(client).await?;
        tracing::info!("connected to PostgreSQL again");
        Ok(())
    }

    /// Runs until the queue is closed and empty.
    pub(super) fn run(mut self, runtime: &Runtime, queue: &Queue<TableOwner>) {
        let mut jobs = Vec::new();
        loop {
            let has_maintenance = self.anonymizing || self.sweep.is_some();
            match queue.take(&mut jobs, &mut self.gaps, MAX_GROUP, has_maintenance.then_some(IDLE_AFTER)) {
                TakeResult::Jobs => {
                    self.commit_times.start(Instant::now());
                    let results = runtime.block_on(self.commit(&jobs));
                    let elapsed = self.commit_times.stop(Instant::now());
                    if elapsed > SLOW_COMMIT {
                        tracing::warn!(ms = elapsed.as_millis() as u64, batches = jobs.len(), "slow commit");
                    }
                    // Outside of the runtime, because a callback may read from the store.
                    self.finish(&mut jobs, results);
                }
                TakeResult::TimedOut => runtime.block_on(self.maintain()),
                TakeResult::Closed => {
                    runtime.block_on(self.leave());
                    return;
                }
            }
        }
    }

    /// Commits all jobs, in one transaction if possible. Returns the result of each.
    async fn commit(&mut self, jobs: &[Job<TableOwner>]) -> Results {
        let give_up = Instant::now() + RECONNECT_TIME;
        let mut conflicts = 0;
        // What the last attempt would report if it turns out to be stored.
        let mut in_doubt: Option<Results> = None;
        // Why the connection was lost during the last attempt.
        let mut lost: Option<StoreError> = None;
        loop {
            if self.connection.is_none()
                && let Err(failure) = self.reconnect().await
            {
                if Instant::now() > give_up {
                    return vec![Err(failure.into_inner()); jobs.len()];
                }
                sleep(Duration::from_millis(100)).await;
                continue;
            }
            if let Some(results) = in_doubt.take()
                && self.stored_group == self.group
            {
                return results;
            }
            if let Some(error) = lost.take()
                && Instant::now() > give_up
            {
                return vec![Err(error); jobs.len()];
            }
            self.group += 1;
            let attempt = timeout(GROUP_TIMEOUT, self.attempt(jobs, &mut in_doubt)).await;
            let failure = match attempt {
                Ok(Ok(results)) => {
                    self.stored_group = self.group;
                    return results;
                }
                Ok(Err(failure)) => failure,
                Err(_) => Failure::Connection(StoreError::Io("PostgreSQL does not answer".to_owned())),
            };
            match failure {
                Failure::Connection(error) => {
                    tracing::warn!(%error, "lost the connection to PostgreSQL");
                    self.connection = None;
                    lost = Some(error);
                }
                Failure::Conflict(error) if conflicts < MAX_CONFLICTS => {
                    tracing::debug!(%error, "a commit collided with another process, trying again");
                    conflicts += 1;
                    in_doubt = None;
                    self.roll_back().await;
                    sleep(Duration::from_millis(u64::from(conflicts) * 3 + self.id as u64 % 7)).await;
                }
                failure => {
                    self.roll_back().await;
                    return vec![Err(failure.into_inner()); jobs.len()];
                }
            }
        }
    }

    /// Tries to commit all jobs once. Sets `in_doubt` before `COMMIT` is sent.
    async fn attempt(
        &mut self,
        jobs: &[Job<TableOwner>],
        in_doubt: &mut Option<Results>,
    ) -> Result<Results, Failure> {
        *in_doubt = None;
        let all_stored = vec![Ok(()); jobs.len()];
        match self.commit_together(jobs, in_doubt, &all_stored).await {
            Err(Failure::Write(error)) if jobs.len() == 1 => {
                *in_doubt = None;
                self.roll_back().await;
                Ok(vec![Err(error)])
            }
            Err(Failure::Write(_)) => {
                *in_doubt = None;
                self.roll_back().await;
                self.commit_separately(jobs, in_doubt).await
            }
            result => result.map(|()| all_stored),
        }
    }

    async fn commit_together(
        &mut self,
        jobs: &[Job<TableOwner>],
        in_doubt: &mut Option<Results>,
        all_stored: &Results,
    ) -> Result<(), Failure> {
        let Writer { gaps, id, generation, group, .. } = self;
        let mut transaction = begin(&mut self.connection, *id, *generation, *group)?;
        let mut locked_nodes = Vec::new();
        for job in jobs {
            apply_all(&mut transaction, &job.batch, &job.context, gaps, &mut locked_nodes).await?;
        }
        *in_doubt = Some(all_stored.clone());
        transaction.commit().await
    }

    /// Applies the batches in one transaction with a savepoint each, so that a failed batch is undone alone.
    async fn commit_separately(
        &mut self,
        jobs: &[Job<TableOwner>],
        in_doubt: &mut Option<Results>,
    ) -> Result<Results, Failure> {
        let Writer { gaps, id, generation, group, .. } = self;
        let mut transaction = begin(&mut self.connection, *id, *generation, *group)?;
        let mut locked_nodes = Vec::new();
        let mut results = Vec::new();
        for Job { batch, context, .. } in jobs {
            transaction.push("SAVEPOINT batch", Vec::new());
            transaction.flush().await?;
            let locked = locked_nodes.len();
            let applied = apply_all(&mut transaction, batch, context, gaps, &mut locked_nodes).await;
            let result = match applied {
                Ok(()) => transaction.flush().await.map(drop),
                Err(failure) => Err(failure),
            };
            results.push(match result {
                Ok(()) => {
                    transaction.push("RELEASE SAVEPOINT batch", Vec::new());
                    Ok(())
                }
                Err(Failure::Write(error)) => {
                    gaps.add_lost(batch);
                    // The lock of a node that was taken since the savepoint is released with it.
                    locked_nodes.truncate(locked);
                    transaction.roll_back_to_savepoint().await?;
                    Err(error)
                }
                Err(failure) => return Err(failure),
            });
        }
        *in_doubt = Some(results.clone());
        transaction.commit().await?;
        Ok(results)
    }

    async fn roll_back(&mut self) {
        if let Some(connection) = &mut self.connection
            && connection.roll_back().await.is_err()
        {
            self.connection = None;
        }
    }

    fn finish(&mut self, jobs: &mut Vec<Job<TableOwner>>, results: Results) {
        assert_eq!(jobs.len(), results.len(), "every batch has a result");
        let mut failed = 0;
        for (job, result) in jobs.iter().zip(&results) {
            match result {
                Ok(()) => self.start_maintenance(&job.batch),
                Err(_) => {
                    self.gaps.add_lost(&job.batch);
                    failed += 1;
                }
            }
        }
        if let Some(error) = results.iter().find_map(|result| result.as_ref().err()) {
            tracing::error!(failed, batches = jobs.len(), first_error = %error, "failed to commit batches");
        }
        // Counted before the callbacks run, so that a callback finds its batch counted.
        self.counters.add_group(jobs.len() as u64 - failed, failed);
        for (job, result) in jobs.drain(..).zip(results) {
            job.finish(result);
        }
    }

    fn start_maintenance(&mut self, batch: &Batch) {
        for write in batch {
            match write {
                Write::Sweep(cutoffs) => self.sweep = Some(Sweep::new(*cutoffs)),
                Write::DeleteGuest { .. } => self.anonymizing = true,
                _ => {}
            }
        }
    }

    /// Runs one step of an anonymization or of a sweep. After an error, the next deletion, sweep or start continues.
    async fn maintain(&mut self) {
        if self.connection.is_none()
            && let Err(failure) = self.reconnect().await
        {
            tracing::warn!(error = %failure.into_inner(), "cannot connect to PostgreSQL");
            sleep(Duration::from_secs(1)).await;
            return;
        }
        let mut sweep = self.sweep.take();
        let result = match &mut self.connection {
            Some(connection) => step(connection, self.anonymizing, sweep.as_mut()).await,
            None => Ok(false),
        };
        let more = match result {
            Ok(more) => more,
            Err(failure) => {
                let is_lost = matches!(failure, Failure::Connection(_));
                let what = if self.anonymizing { "anonymization" } else { "retention sweep" };
                tracing::warn!(error = %failure.into_inner(), "{what} failed");
                if is_lost {
                    self.connection = None;
                } else {
                    self.roll_back().await;
                }
                false
            }
        };
        if self.anonymizing {
            (self.anonymizing, self.sweep) = (more, sweep);
        } else {
            self.sweep = sweep.filter(|_| more);
        }
    }

    /// Removes the row of this process.
    async fn leave(&mut self) {
        if let Some(connection) = &mut self.connection {
            let id: [&(dyn tokio_postgres::types::ToSql + Sync); 1] = [&self.id];
            let left = connection.query("DELETE FROM writers WHERE id = $1", &id);
            if !matches!(timeout(Duration::from_secs(5), left).await, Ok(Ok(_))) {
                tracing::debug!("could not remove the row of this writer; it is removed after a week");
            }
        }
    }
}

/// Starts a transaction that fails if another connection has taken the place of this one, and that stores its number.
fn begin(
    connection: &mut Option<WriterConnection>,
    id: i64,
    generation: i64,
    group: i64,
) -> Result<Transaction<'_>, Failure> {
    let connection = connection.as_mut().ok_or(Failure::Connection(StoreError::Closed))?;
    let mut transaction = connection.begin();
    let sql = "WITH marked AS (
                   UPDATE writers SET last_group = $3, used_at = rodeo_now() WHERE id = $1 AND generation = $2 RETURNING 1
               )
               SELECT CASE WHEN EXISTS (SELECT 1 FROM marked) THEN true
                   ELSE rodeo_fail('RO003', 'another connection writes for this process') END";
    transaction.push(sql, params![id, generation, group]);
    Ok(transaction)
}

/// One step of maintenance in a transaction. Returns whether there may be more to do.
async fn step(
    connection: &mut WriterConnection,
    anonymizing: bool,
    sweep: Option<&mut Sweep>,
) -> Result<bool, Failure> {
    let mut transaction = connection.begin();
    let more = match (anonymizing, sweep) {
        (true, _) => deletion::anonymize_step(&mut transaction).await?,
        (false, Some(sweep)) => sweep.step(&mut transaction).await?,
        (false, None) => false,
    };
    transaction.commit().await?;
    Ok(more)
}

/// Closes the queue when the writer ends, normally or by a panic, and reports [`StoreError::Closed`] for queued batches.
pub(super) struct CloseOnDrop<'a>(pub(super) &'a Queue<TableOwner>);

impl Drop for CloseOnDrop<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!("the writer of the store panicked; the store is closed");
        }
        self.0.close();
        let mut rest = Vec::new();
        while self.0.take(&mut rest, &mut JournalGaps::default(), usize::MAX, None) == TakeResult::Jobs {
            rest.clear();
        }
    }
}
