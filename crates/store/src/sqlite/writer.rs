//! The writer thread: commits queued batches in groups, and does maintenance when idle.

use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::deletion;
use super::file::BUSY_TIMEOUT;
use super::journal::{COMPACTION_STEP, Journal};
use super::sweep::Sweep;
use crate::counters::Counters;
use crate::journal_gaps::JournalGaps;
use crate::queue::{Job, Queue, TakeResult, text_bytes};
use crate::{Batch, StoreError, Write};

/// Maximum number of batches per commit, which limits the time that the first of them waits.
const MAX_GROUP: usize = 1024;

/// Minimum time between the starts of two commits. On a fast disk commits would otherwise be small and cost more than their
/// content. The first commit after a pause does not wait.
const COMMIT_INTERVAL: Duration = Duration::from_millis(1);

/// The same after a commit of many writes: under load, fewer and larger commits leave more time for everything else.
const BUSY_COMMIT_INTERVAL: Duration = Duration::from_millis(2);
/// Number of writes in a commit from which on the load is high.
const BUSY_WRITES: usize = 32;

/// Time without a batch after which maintenance starts.
const IDLE_AFTER: Duration = Duration::from_millis(5);

/// Commits that take longer are logged.
const SLOW_COMMIT: Duration = Duration::from_secs(1);

/// Size of a database page. A commit writes whole pages to the log, at least one.
const PAGE_BYTES: usize = 4096;
/// Number of bytes in the write-ahead log, estimated, after which it is checkpointed. A checkpoint takes a few milliseconds.
const CHECKPOINT_BYTES: usize = 1000 * PAGE_BYTES;
/// Number of log pages after which a checkpoint waits for readers, so that the log can be restarted…
const MAX_LOG_PAGES: i64 = 4000;
/// …and the time for which it waits.
const CHECKPOINT_WAIT: Duration = Duration::from_millis(200);
/// Estimated size of a journal row without its facts.
const ROW_BYTES: usize = 32;

/// The state of the writer thread.
pub(super) struct Writer {
    pub(super) db: Connection,
    pub(super) journal: Journal,
    sweep: Option<Sweep>,
    /// Whether matches of deleted guests are left to be anonymized.
    anonymizing: bool,
    /// Estimated bytes in the log since the last checkpoint.
    log_bytes: usize,
    /// Log pages after which a checkpoint waits for readers. Doubled each time the wait is in vain.
    max_log_pages: i64,
    counters: Arc<Counters>,
    /// Keeps other servers out while this thread may write.
    _lock: File,
}

/// Why a transaction failed.
enum TransactionError {
    /// A write could not be applied.
    Write(StoreError),
    /// The transaction could not be started or committed.
    Commit(StoreError),
}

impl TransactionError {
    fn into_inner(self) -> StoreError {
        match self {
            TransactionError::Write(error) | TransactionError::Commit(error) => error,
        }
    }
}

impl Writer {
    pub(super) fn new(db: Connection, counters: Arc<Counters>, lock: File) -> Result<Writer, StoreError> {
        let journal = Journal::open(&db)?;
        let anonymizing = deletion::is_unfinished(&db)?;
        Ok(Writer {
            db,
            journal,
            sweep: None,
            anonymizing,
            log_bytes: 0,
            max_log_pages: MAX_LOG_PAGES,
            counters,
            _lock: lock,
        })
    }

    /// Runs until the queue is closed and empty.
    pub(super) fn run(mut self, queue: &Queue) {
        let _close = CloseOnDrop(queue);
        let mut jobs = Vec::new();
        loop {
            let timeout = self.has_maintenance().then_some(IDLE_AFTER);
            match queue.take(&mut jobs, &mut self.journal.gaps, MAX_GROUP, timeout) {
                TakeResult::Jobs => {
                    let started = Instant::now();
                    let writes: usize = jobs.iter().map(|job| job.batch.len()).sum();
                    self.commit_group(&mut jobs);
                    let interval = if writes >= BUSY_WRITES { BUSY_COMMIT_INTERVAL } else { COMMIT_INTERVAL };
                    std::thread::sleep(interval.saturating_sub(started.elapsed()));
                }
                TakeResult::TimedOut => self.maintain(),
                TakeResult::Closed => return,
            }
        }
    }

    /// Commits all jobs, in one transaction if possible, and reports the results.
    fn commit_group(&mut self, jobs: &mut Vec<Job>) {
        self.log_bytes +=
            PAGE_BYTES + jobs.iter().map(|job| text_bytes(&job.batch) + ROW_BYTES).sum::<usize>();
        let rows_before = self.journal.rows_written();
        let started = Instant::now();
        let result = self.commit_together(jobs);
        let results: Vec<Result<(), StoreError>> = match result {
            Ok(()) => vec![Ok(()); jobs.len()],
            Err(TransactionError::Write(error)) if jobs.len() == 1 => vec![Err(error)],
            Err(TransactionError::Write(_)) => {
                self.commit_separately(jobs).unwrap_or_else(|error| vec![Err(error); jobs.len()])
            }
            Err(TransactionError::Commit(error)) => vec![Err(error); jobs.len()],
        };
        let elapsed = started.elapsed();
        if elapsed > SLOW_COMMIT {
            tracing::warn!(ms = elapsed.as_millis() as u64, batches = jobs.len(), "slow commit");
        }
        self.finish(jobs, results);
        self.checkpoint();
        // Delete two dead rows for each new one, so that the journal stays bounded under permanent load.
        let mut rows = 2 * (self.journal.rows_written() - rows_before);
        while rows > 0 && self.journal.is_compaction_overdue() {
            self.compact(rows);
            rows = rows.saturating_sub(COMPACTION_STEP);
        }
    }

    /// Applies all batches without savepoints, which would copy every changed page once per batch.
    fn commit_together(&mut self, jobs: &[Job]) -> Result<(), TransactionError> {
        self.transaction(|writer| {
            jobs.iter().try_for_each(|job| writer.apply_all(&job.batch)).map_err(TransactionError::Write)
        })
    }

    /// Applies the batches in one transaction with a savepoint each, so that a failed batch is undone alone. Returns the result
    /// of each batch, or the error that failed all of them.
    fn commit_separately(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let results = self.transaction(|writer| {
            let apply = |job: &Job| writer.apply_with_savepoint(&job.batch);
            jobs.iter().map(apply).collect::<Result<_, _>>().map_err(TransactionError::Write)
        });
        results.map_err(TransactionError::into_inner)
    }

    /// Returns the result of the batch, or the error that failed the whole transaction.
    fn apply_with_savepoint(&mut self, batch: &Batch) -> Result<Result<(), StoreError>, StoreError> {
        self.db.execute_batch("SAVEPOINT batch")?;
        let result = self.apply_all(batch);
        if let Err(error) = &result {
            self.journal.clear_cache();
            self.journal.gaps.add_lost(batch);
            // After some errors, such as a full disk, SQLite has rolled back the whole transaction.
            if self.db.is_autocommit() {
                return Err(error.clone());
            }
            self.db.execute_batch("ROLLBACK TO batch")?;
        }
        self.db.execute_batch("RELEASE batch")?;
        Ok(result)
    }

    fn apply_all(&mut self, batch: &Batch) -> Result<(), StoreError> {
        batch.iter().try_for_each(|write| self.apply(write))
    }

    fn transaction<T>(
        &mut self,
        work: impl FnOnce(&mut Writer) -> Result<T, TransactionError>,
    ) -> Result<T, TransactionError> {
        let result = self.statement("BEGIN IMMEDIATE").map_err(TransactionError::Commit).and_then(|()| {
            let result = work(self)?;
            self.statement("COMMIT").map_err(TransactionError::Commit)?;
            Ok(result)
        });
        if result.is_err() {
            self.journal.clear_cache();
            if !self.db.is_autocommit()
                && let Err(error) = self.statement("ROLLBACK")
            {
                // The next BEGIN fails as well, so no later batch can be committed on top of this one.
                tracing::error!(%error, "cannot roll back a transaction");
            }
        }
        result
    }

    fn statement(&self, sql: &str) -> Result<(), StoreError> {
        self.db.prepare_cached(sql)?.execute([])?;
        Ok(())
    }

    fn finish(&mut self, jobs: &mut Vec<Job>, results: Vec<Result<(), StoreError>>) {
        assert_eq!(jobs.len(), results.len(), "every batch has a result");
        let mut failed = 0;
        for (job, result) in jobs.iter().zip(&results) {
            match result {
                Ok(()) => self.start_sweep(&job.batch),
                Err(_) => {
                    self.journal.gaps.add_lost(&job.batch);
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

    fn start_sweep(&mut self, batch: &Batch) {
        for write in batch {
            match write {
                Write::Sweep(cutoffs) => self.sweep = Some(Sweep::new(*cutoffs)),
                Write::DeleteGuest { .. } => self.anonymizing = true,
                _ => {}
            }
        }
    }

    fn has_maintenance(&self) -> bool {
        self.anonymizing || self.sweep.is_some() || self.journal.is_compaction_due()
    }

    /// Runs one step of an anonymization, of a sweep or of a compaction.
    fn maintain(&mut self) {
        if self.anonymizing {
            let step = self
                .transaction(|writer| deletion::anonymize_step(&writer.db).map_err(TransactionError::Write));
            // After an error, the next deletion or the next start continues.
            self.anonymizing = step.unwrap_or_else(|error| {
                tracing::warn!(error = %error.into_inner(), "anonymizing the matches of a deleted guest failed");
                false
            });
            self.log_bytes += CHECKPOINT_BYTES / 8;
        } else if let Some(mut sweep) = self.sweep.take() {
            match self.transaction(|writer| sweep.step(&writer.db).map_err(TransactionError::Write)) {
                Ok(true) => self.sweep = Some(sweep),
                Ok(false) => tracing::debug!("finished a retention sweep"),
                // The next sweep finds what this one leaves.
                Err(error) => tracing::warn!(error = %error.into_inner(), "retention sweep failed"),
            }
            self.log_bytes += CHECKPOINT_BYTES / 8;
        } else if self.journal.is_compaction_due() {
            self.compact(COMPACTION_STEP);
        }
        self.checkpoint();
    }

    fn compact(&mut self, rows: usize) {
        let result = self
            .transaction(|writer| writer.journal.compact(&writer.db, rows).map_err(TransactionError::Write));
        match result {
            Ok(deleted) => self.log_bytes += PAGE_BYTES + deleted * ROW_BYTES,
            Err(error) => {
                tracing::warn!(error = %error.into_inner(), "journal compaction failed");
                self.journal.abort_compaction();
            }
        }
    }

    /// Copies the log into the database if it has grown. Runs after the callbacks, so that no batch waits for it.
    fn checkpoint(&mut self) {
        if self.log_bytes < CHECKPOINT_BYTES {
            return;
        }
        self.log_bytes = 0;
        match self.run_checkpoint() {
            Ok(()) => {}
            // The next one is due after the same number of bytes. If the disk is full, commits fail and report it.
            Err(error) => tracing::warn!(%error, "checkpoint of the write-ahead log failed"),
        }
    }

    fn run_checkpoint(&mut self) -> Result<(), StoreError> {
        let pages: i64 = self.db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
        if pages <= self.max_log_pages {
            return Ok(());
        }
        // The log restarts from its beginning only when nobody reads from it. With overlapping readers that never happens by
        // itself, so this waits briefly for all of them. If a reader takes longer, as a backup does, the limit is raised.
        self.db.busy_timeout(CHECKPOINT_WAIT)?;
        let busy = self.db.query_row("PRAGMA wal_checkpoint(RESTART)", [], |row| row.get::<_, bool>(0));
        self.db.busy_timeout(BUSY_TIMEOUT)?;
        if busy? {
            self.max_log_pages = self.max_log_pages.saturating_mul(2);
            tracing::info!(pages, "the write-ahead log cannot be restarted because of a long reader");
        } else {
            self.max_log_pages = MAX_LOG_PAGES;
        }
        Ok(())
    }
}

/// Closes the queue when the writer ends, normally or by a panic, and reports [`StoreError::Closed`] for queued batches.
struct CloseOnDrop<'a>(&'a Queue);

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
