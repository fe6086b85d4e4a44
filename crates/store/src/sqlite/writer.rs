//! The one thread that writes.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::file::PATIENCE;
use super::gaps::Gaps;
use super::journal::{Journal, PORTION};
use super::queue::{Job, Queue, Taken, bytes};
use super::sweep::Sweep;
use crate::{Batch, StoreError, Write};

/// At most as many batches are committed together, so that the first of them need not wait for too many others.
const GROUP: usize = 1024;

/// A commit begins no sooner after the one before. On a fast disk each would otherwise carry next to nothing, and cost
/// more than what is in it; whoever comes after a pause does not wait at all.
const APART: Duration = Duration::from_millis(1);

/// Chores are done when nothing has come for so long.
const IDLE: Duration = Duration::from_millis(5);

/// A page of the database. A commit writes whole pages into the log, at least one.
const PAGE: usize = 4096;
/// After about as many bytes the log is copied into the database. That takes some milliseconds.
const CHECKPOINT: usize = 1000 * PAGE;
/// A log of as many pages has grown too long, and so long its readers are waited for.
const LONG_LOG: i64 = 4000;
const MOMENT: Duration = Duration::from_millis(200);
/// As much more than its facts a row takes, about.
const ROW: usize = 32;

/// How much has been written since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Batches that are durable.
    pub batches: u64,
    /// Batches that failed.
    pub failed: u64,
    /// Commits it took: batches that waited at the same time share one.
    pub groups: u64,
    /// Batches that wait now.
    pub waiting: u64,
}

#[derive(Default)]
pub(super) struct Counters {
    batches: AtomicU64,
    failed: AtomicU64,
    groups: AtomicU64,
}

impl Counters {
    pub(super) fn read(&self, waiting: usize) -> Stats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            batches: read(&self.batches),
            failed: read(&self.failed),
            groups: read(&self.groups),
            waiting: waiting as u64,
        }
    }
}

/// Writes batches, and tidies up when there is time.
pub(super) struct Writer {
    pub(super) db: Connection,
    pub(super) journal: Journal,
    sweep: Option<Sweep>,
    /// Bytes written since the log was last copied into the database.
    in_log: usize,
    /// The log is too long with as many pages.
    long_log: i64,
    counters: Arc<Counters>,
    /// Nobody else writes for as long as this thread may.
    _lock: File,
}

/// Why a group was not written.
enum Failure {
    /// One of its batches could not be carried out.
    Batch(StoreError),
    /// All were carried out, but could not be kept.
    Commit(StoreError),
}

impl Writer {
    pub(super) fn new(db: Connection, counters: Arc<Counters>, lock: File) -> Result<Writer, StoreError> {
        let journal = Journal::open(&db)?;
        Ok(Writer { db, journal, sweep: None, in_log: 0, long_log: LONG_LOG, counters, _lock: lock })
    }

    /// Writes until the queue is closed and empty.
    pub(super) fn run(mut self, queue: &Queue) {
        // However this ends, nobody may be left waiting.
        let _closing = Closing(queue);
        let mut jobs = Vec::new();
        loop {
            let limit = self.has_chores().then_some(IDLE);
            match queue.take(&mut jobs, &mut self.journal.gaps, GROUP, limit) {
                Taken::Some => {
                    let begun = Instant::now();
                    self.write(&mut jobs);
                    std::thread::sleep(APART.saturating_sub(begun.elapsed()));
                }
                Taken::Nothing => self.do_chore(),
                Taken::End => return,
            }
        }
    }

    /// Writes all of these, in one go if that works.
    fn write(&mut self, jobs: &mut Vec<Job>) {
        self.in_log += PAGE + jobs.iter().map(|job| bytes(&job.batch) + ROW).sum::<usize>();
        let rows = self.journal.rows_written();
        match self.write_all(jobs) {
            Ok(()) => self.end(jobs, |_| Ok(())),
            Err(Failure::Commit(error)) => self.end(jobs, |_| Err(error.clone())),
            Err(Failure::Batch(error)) if jobs.len() == 1 => self.end(jobs, |_| Err(error.clone())),
            Err(Failure::Batch(_)) => match self.write_each(jobs) {
                Ok(results) => {
                    self.end(jobs, |at| results.get(at).cloned().unwrap_or(Err(StoreError::Closed)))
                }
                Err(error) => self.end(jobs, |_| Err(error.clone())),
            },
        }
        self.checkpoint();
        // Two dead rows go for each that came, so that a server without any rest does not drown in them.
        let mut rows = 2 * (self.journal.rows_written() - rows);
        while rows > 0 && self.journal.is_overdue() {
            self.walk(rows);
            rows = rows.saturating_sub(PORTION);
        }
    }

    /// Without a way back for a single batch: that would cost each of them a copy of every page it touches.
    fn write_all(&mut self, jobs: &[Job]) -> Result<(), Failure> {
        self.transaction(|writer| {
            jobs.iter().try_for_each(|job| writer.carry_out_all(&job.batch)).map_err(Failure::Batch)
        })
    }

    /// One after the other, in one transaction still: those that fail are undone alone.
    fn write_each(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let written = self.transaction(|writer| {
            let each = |job: &Job| writer.write_alone(&job.batch);
            jobs.iter().map(each).collect::<Result<_, _>>().map_err(Failure::Batch)
        });
        written.map_err(|(Failure::Batch(error) | Failure::Commit(error))| error)
    }

    /// How the batch ended; or, as an error, why the whole group is lost.
    fn write_alone(&mut self, batch: &Batch) -> Result<Result<(), StoreError>, StoreError> {
        self.db.execute_batch("SAVEPOINT batch")?;
        let written = self.carry_out_all(batch);
        if let Err(error) = &written {
            self.journal.forget();
            self.journal.gaps.lose(batch);
            // A full disk, for one, makes SQLite undo everything.
            if self.db.is_autocommit() {
                return Err(error.clone());
            }
            self.db.execute_batch("ROLLBACK TO batch")?;
        }
        self.db.execute_batch("RELEASE batch")?;
        Ok(written)
    }

    fn carry_out_all(&mut self, batch: &Batch) -> Result<(), StoreError> {
        batch.iter().try_for_each(|write| self.carry_out(write))
    }

    /// All of it or nothing.
    fn transaction<T>(&mut self, work: impl FnOnce(&mut Writer) -> Result<T, Failure>) -> Result<T, Failure> {
        let done = self.statement("BEGIN IMMEDIATE").map_err(Failure::Commit).and_then(|()| {
            let done = work(self)?;
            self.statement("COMMIT").map_err(Failure::Commit)?;
            Ok(done)
        });
        if done.is_err() {
            self.journal.forget();
            if !self.db.is_autocommit() {
                // If even this fails, so will the next BEGIN, and everybody is told.
                drop(self.statement("ROLLBACK"));
            }
        }
        done
    }

    fn statement(&self, sql: &str) -> Result<(), StoreError> {
        self.db.prepare_cached(sql)?.execute([])?;
        Ok(())
    }

    fn end(&mut self, jobs: &mut Vec<Job>, result: impl Fn(usize) -> Result<(), StoreError>) {
        let mut failed = 0;
        let all = jobs.len() as u64;
        let counters = Arc::clone(&self.counters);
        // Counted before anybody is told, so that who was told finds it counted.
        for (at, job) in jobs.iter().enumerate() {
            match result(at) {
                Ok(()) => self.sweep_later(&job.batch),
                Err(_) => {
                    self.journal.gaps.lose(&job.batch);
                    failed += 1;
                }
            }
        }
        counters.batches.fetch_add(all - failed, Ordering::Relaxed);
        counters.failed.fetch_add(failed, Ordering::Relaxed);
        counters.groups.fetch_add(1, Ordering::Relaxed);
        for (at, job) in jobs.drain(..).enumerate() {
            job.end(result(at));
        }
    }

    fn sweep_later(&mut self, batch: &Batch) {
        for write in batch {
            if let Write::Sweep(before) = write {
                self.sweep = Some(Sweep::new(*before));
            }
        }
    }

    fn has_chores(&self) -> bool {
        self.sweep.is_some() || self.journal.is_due()
    }

    /// A small piece of the work that can wait.
    fn do_chore(&mut self) {
        if let Some(mut sweep) = self.sweep.take() {
            let more = self.transaction(|writer| sweep.step(&writer.db).map_err(Failure::Batch));
            self.in_log += CHECKPOINT / 8;
            // What fails now is left to the next sweep.
            self.sweep = matches!(more, Ok(true)).then_some(sweep);
        } else if self.journal.is_due() {
            self.walk(PORTION);
        }
        self.checkpoint();
    }

    fn walk(&mut self, rows: usize) {
        let walked = self.transaction(|writer| writer.journal.walk(&writer.db, rows).map_err(Failure::Batch));
        match walked {
            Ok(deleted) => self.in_log += PAGE + deleted * ROW,
            Err(_) => self.journal.give_up_walk(),
        }
    }

    /// Copies the log into the database, so that it stays short. Here, after everybody was told, and not in a commit, nobody
    /// waits for it who need not.
    fn checkpoint(&mut self) {
        if self.in_log < CHECKPOINT {
            return;
        }
        self.in_log = 0;
        // One that fails is tried again after as many bytes; the commits say so if the disk is full.
        let pages = self.db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get::<_, i64>(1));
        // The log can be written from its beginning again only when nobody reads in it. If somebody always does, it is time to
        // wait a moment for all of them. A reader that takes longer, as a backup does, is not waited for again soon.
        if pages.is_ok_and(|pages| pages > self.long_log) && self.db.busy_timeout(MOMENT).is_ok() {
            let busy = self.db.query_row("PRAGMA wal_checkpoint(RESTART)", [], |row| row.get::<_, bool>(0));
            self.long_log =
                if matches!(busy, Ok(false)) { LONG_LOG } else { self.long_log.saturating_mul(2) };
            drop(self.db.busy_timeout(PATIENCE));
        }
    }
}

/// Closes the queue when the writer ends, and ends what still waits.
struct Closing<'a>(&'a Queue);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.close();
        let mut rest = Vec::new();
        while self.0.take(&mut rest, &mut Gaps::default(), usize::MAX, None) == Taken::Some {
            rest.clear();
        }
    }
}
