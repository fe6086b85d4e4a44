//! The bounded queue in front of the writer.

use std::collections::{HashSet, VecDeque};
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Duration;

use rodeo_protocol::TableId;

use crate::journal_gaps::JournalGaps;
use crate::{Batch, CommitCallback, StoreError, Write};

/// Maximum number of queued batches: about a second of the heaviest load.
pub(crate) const MAX_BATCHES: usize = 32_768;
/// Maximum size of the texts in queued batches. A batch is always accepted if the queue is empty.
pub(crate) const MAX_BYTES: usize = 64 << 20;

/// A batch with its callback, and what the writer must know beside the batch.
pub(crate) struct Job<C = ()> {
    pub(crate) batch: Batch,
    #[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "SQLite needs no context"))]
    pub(crate) context: C,
    done: Option<CommitCallback>,
}

impl<C> Job<C> {
    pub(crate) fn new(batch: Batch, context: C, done: CommitCallback) -> Job<C> {
        Job { batch, context, done: Some(done) }
    }

    /// Reports the result to the callback.
    pub(crate) fn finish(mut self, result: Result<(), StoreError>) {
        self.call(result);
    }

    fn call(&mut self, result: Result<(), StoreError>) {
        let Some(done) = self.done.take() else { return };
        // A panic of one callback must not stop the writer, on which all others depend.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| done(result))).is_err() {
            tracing::error!("a commit callback panicked");
        }
    }
}

/// Every callback is called, also if its job is lost in a panic.
impl<C> Drop for Job<C> {
    fn drop(&mut self) {
        self.call(Err(StoreError::Closed));
    }
}

/// The result of [`Queue::take`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TakeResult {
    /// Jobs were taken.
    Jobs,
    /// The timeout passed without a job.
    TimedOut,
    /// The queue is closed and empty.
    Closed,
}

/// Batches in the order of the calls, with an upper limit.
pub(crate) struct Queue<C = ()> {
    state: Mutex<QueueState<C>>,
    changed: Condvar,
}

struct QueueState<C> {
    jobs: VecDeque<Job<C>>,
    bytes: usize,
    closed: bool,
    /// Tables that were read again since the writer last took jobs: what was lost of them before does not matter any more.
    reread: HashSet<TableId>,
    /// Gaps by batches that were rejected since then.
    rejected: JournalGaps,
}

impl<C> Default for Queue<C> {
    fn default() -> Queue<C> {
        let (jobs, reread, rejected) = (VecDeque::new(), HashSet::new(), JournalGaps::default());
        Queue {
            state: Mutex::new(QueueState { jobs, bytes: 0, closed: false, reread, rejected }),
            changed: Condvar::new(),
        }
    }
}

impl<C> Queue<C> {
    /// Appends a batch, or finishes it at once with [`StoreError::Busy`] or [`StoreError::Closed`].
    pub(crate) fn put(&self, job: Job<C>) {
        let bytes = text_bytes(&job.batch);
        let mut state = self.lock();
        let full =
            state.jobs.len() >= MAX_BATCHES || (state.bytes + bytes > MAX_BYTES && !state.jobs.is_empty());
        let error = match (state.closed, full) {
            (true, _) => StoreError::Closed,
            (false, true) => StoreError::Busy,
            (false, false) => {
                state.bytes += bytes;
                state.jobs.push_back(job);
                drop(state);
                self.changed.notify_one();
                return;
            }
        };
        state.rejected.add_lost(&job.batch);
        drop(state);
        job.finish(Err(error));
    }

    /// Forgets lost facts of a table that is read again while no batch of it is in flight: its log continues after what is stored.
    #[cfg(feature = "cluster")]
    pub(crate) fn forget_gap(&self, table: TableId) {
        let mut state = self.lock();
        state.rejected.close(table);
        state.reread.insert(table);
    }

    /// Moves up to `max` of the oldest jobs into `jobs`, and the gaps of rejected batches into `gaps`. Waits until there is a
    /// job or the queue is closed, at most for `timeout` if there is one.
    pub(crate) fn take(
        &self,
        jobs: &mut Vec<Job<C>>,
        gaps: &mut JournalGaps,
        max: usize,
        timeout: Option<Duration>,
    ) -> TakeResult {
        let is_idle = |state: &mut QueueState<C>| state.jobs.is_empty() && !state.closed;
        let state = self.lock();
        let mut state = match timeout {
            None => self.changed.wait_while(state, is_idle).expect(LOCK_HELD_BRIEFLY),
            Some(timeout) => {
                self.changed.wait_timeout_while(state, timeout, is_idle).expect(LOCK_HELD_BRIEFLY).0
            }
        };
        if state.jobs.is_empty() {
            return if state.closed { TakeResult::Closed } else { TakeResult::TimedOut };
        }
        let count = state.jobs.len().min(max);
        let taken: usize = state.jobs.iter().take(count).map(|job| text_bytes(&job.batch)).sum();
        jobs.extend(state.jobs.drain(..count));
        state.bytes -= taken;
        state.reread.drain().for_each(|table| gaps.close(table));
        // Queued batches of a table are older than its rejected ones and have smaller numbers, so the gap does not reject them.
        gaps.merge(mem::take(&mut state.rejected));
        TakeResult::Jobs
    }

    /// Rejects further batches. Queued ones can still be taken.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Number of queued batches.
    pub(crate) fn len(&self) -> usize {
        self.lock().jobs.len()
    }

    fn lock(&self) -> MutexGuard<'_, QueueState<C>> {
        self.state.lock().expect(LOCK_HELD_BRIEFLY)
    }
}

/// Why the lock of the queue cannot be poisoned. If it were, jobs could be lost without their callbacks being called, and
/// continuing would not be safe: a panic here stops the caller, and a second one during unwinding aborts the process, which is
/// the same as a crash and loses nothing that was committed.
const LOCK_HELD_BRIEFLY: &str = "nothing that can panic runs under the lock of the queue";

/// Size of the long texts in a batch.
pub(crate) fn text_bytes(batch: &Batch) -> usize {
    let bytes = |write: &Write| match write {
        Write::AppendFacts { facts, .. } | Write::ReplaceFacts { facts, .. } => facts.len(),
        Write::SaveMatch(stored) => stored.record.len(),
        _ => 0,
    };
    batch.iter().map(bytes).sum()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    fn job(bytes: usize) -> (Job, Receiver<Result<(), StoreError>>) {
        let (done, result) = channel();
        let table = TableId::from_random([1; 16]);
        let batch = vec![Write::AppendFacts { table, first: 0, facts: "x".repeat(bytes), at: 0 }];
        (Job::new(batch, (), Box::new(move |sent| drop(done.send(sent)))), result)
    }

    #[test]
    fn full_queue_rejects_at_once() {
        let queue = Queue::default();
        let mut results: Vec<_> = Vec::new();
        for _ in 0..MAX_BATCHES {
            let (job, result) = job(0);
            queue.put(job);
            results.push(result);
        }
        let (more, rejected) = job(0);
        queue.put(more);
        assert_eq!(rejected.try_recv(), Ok(Err(StoreError::Busy)));
        assert!(results.iter().all(|result| result.try_recv().is_err()), "a queued batch was finished");
        let mut jobs = Vec::new();
        assert_eq!(queue.take(&mut jobs, &mut JournalGaps::default(), 10, None), TakeResult::Jobs);
        assert_eq!((jobs.len(), queue.len()), (10, MAX_BATCHES - 10));
        let (more, accepted) = job(0);
        queue.put(more);
        assert!(accepted.try_recv().is_err(), "rejected although there is room");
    }

    #[test]
    fn bytes_are_limited_but_one_long_batch_is_accepted() {
        let queue = Queue::default();
        let (long, _result) = job(MAX_BYTES + 1);
        queue.put(long);
        let (short, rejected) = job(1);
        queue.put(short);
        assert_eq!(rejected.try_recv(), Ok(Err(StoreError::Busy)));
        queue.take(&mut Vec::new(), &mut JournalGaps::default(), 10, None);
        let (short, accepted) = job(1);
        queue.put(short);
        assert!(accepted.try_recv().is_err());
    }

    #[test]
    fn lost_batch_is_reported_as_closed() {
        let queue = Queue::default();
        let (lost, result) = job(0);
        queue.put(lost);
        drop(queue);
        assert_eq!(result.try_recv(), Ok(Err(StoreError::Closed)));
    }

    #[test]
    fn closed_queue_can_be_drained() {
        let queue = Queue::default();
        let (early, _early) = job(0);
        queue.put(early);
        queue.close();
        let (late, result) = job(0);
        queue.put(late);
        assert_eq!(result.try_recv(), Ok(Err(StoreError::Closed)));
        let mut jobs = Vec::new();
        assert_eq!(queue.take(&mut jobs, &mut JournalGaps::default(), 10, None), TakeResult::Jobs);
        assert_eq!(queue.take(&mut jobs, &mut JournalGaps::default(), 10, None), TakeResult::Closed);
        assert_eq!(jobs.len(), 1);
    }
}
