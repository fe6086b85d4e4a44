//! What waits to be written.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::gaps::Gaps;
use crate::{Batch, Done, StoreError, Write};

/// As many batches may wait: about a second of the heaviest load.
pub(super) const MOST_BATCHES: usize = 32_768;
/// Their texts may have as many bytes. One batch is always taken, however long.
pub(super) const MOST_BYTES: usize = 64 << 20;

/// A batch and who is to be told of its end.
pub(super) struct Job {
    pub(super) batch: Batch,
    done: Option<Done>,
}

impl Job {
    pub(super) fn new(batch: Batch, done: Done) -> Job {
        Job { batch, done: Some(done) }
    }

    /// Tells how it ended.
    pub(super) fn end(mut self, result: Result<(), StoreError>) {
        self.tell(result);
    }

    fn tell(&mut self, result: Result<(), StoreError>) {
        if let Some(done) = self.done.take() {
            // Whatever becomes of the one who is told, the others' batches must be written.
            let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| done(result)));
            drop(told);
        }
    }
}

/// Somebody waits for the end of every batch, even of one that was lost on the way.
impl Drop for Job {
    fn drop(&mut self) {
        self.tell(Err(StoreError::Closed));
    }
}

/// What [`Queue::take`] found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// There was something to write.
    Some,
    /// Nothing came.
    Nothing,
    /// Nothing will come any more.
    End,
}

/// Batches in the order in which they came, no more than there is room for.
#[derive(Default)]
pub(super) struct Queue {
    waiting: Mutex<Waiting>,
    came: Condvar,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    bytes: usize,
    closed: bool,
    /// What was refused since the writer last came.
    refused: Gaps,
}

impl Queue {
    /// Puts a batch at the end, or ends it at once with [`StoreError::Busy`] or [`StoreError::Closed`].
    pub(super) fn put(&self, job: Job) {
        let bytes = bytes(&job.batch);
        let mut waiting = self.lock();
        let full = waiting.jobs.len() >= MOST_BATCHES
            || (waiting.bytes + bytes > MOST_BYTES && !waiting.jobs.is_empty());
        let refusal = match (waiting.closed, full) {
            (true, _) => StoreError::Closed,
            (false, true) => StoreError::Busy,
            (false, false) => {
                waiting.bytes += bytes;
                waiting.jobs.push_back(job);
                drop(waiting);
                self.came.notify_one();
                return;
            }
        };
        waiting.refused.lose(&job.batch);
        drop(waiting);
        job.end(Err(refusal));
    }

    /// Moves the oldest batches into `jobs`, at most as many, and what was refused into `gaps`. Waits until there are some;
    /// where there is a limit, no longer than that.
    pub(super) fn take(
        &self,
        jobs: &mut Vec<Job>,
        gaps: &mut Gaps,
        most: usize,
        limit: Option<Duration>,
    ) -> Taken {
        let nothing = |waiting: &mut Waiting| waiting.jobs.is_empty() && !waiting.closed;
        let waiting = self.lock();
        let mut waiting = match limit {
            None => self.came.wait_while(waiting, nothing).unwrap_or_else(PoisonError::into_inner),
            Some(limit) => {
                let waited = self.came.wait_timeout_while(waiting, limit, nothing);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
        };
        if waiting.jobs.is_empty() {
            return if waiting.closed { Taken::End } else { Taken::Nothing };
        }
        let count = waiting.jobs.len().min(most);
        jobs.extend(waiting.jobs.drain(..count));
        waiting.bytes -= jobs.iter().map(|job| bytes(&job.batch)).sum::<usize>().min(waiting.bytes);
        // Batches that came before the refused ones have smaller numbers, so a gap does them no harm.
        gaps.add(mem::take(&mut waiting.refused));
        Taken::Some
    }

    /// Takes nothing more. What waits can still be taken out.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.came.notify_all();
    }

    pub(super) fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// As many batches wait.
    pub(super) fn len(&self) -> usize {
        self.lock().jobs.len()
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The bytes of the long texts in it.
pub(super) fn bytes(batch: &Batch) -> usize {
    let long = |write: &Write| match write {
        Write::Facts { facts, .. } | Write::Rebase { facts, .. } => facts.len(),
        Write::FinishMatch(finished) => finished.record.len(),
        _ => 0,
    };
    batch.iter().map(long).sum()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    fn job(bytes: usize) -> (Job, Receiver<Result<(), StoreError>>) {
        let (done, end) = channel();
        let table = rodeo_protocol::TableId::from_random([1; 16]);
        let batch = vec![Write::Facts { table, first: 0, facts: "x".repeat(bytes), at: 0 }];
        (Job::new(batch, Box::new(move |result| drop(done.send(result)))), end)
    }

    #[test]
    fn what_there_is_no_room_for_is_refused_at_once() {
        let queue = Queue::default();
        let mut ends: Vec<_> = Vec::new();
        for _ in 0..MOST_BATCHES {
            let (job, end) = job(0);
            queue.put(job);
            ends.push(end);
        }
        let (more, refused) = job(0);
        queue.put(more);
        assert_eq!(refused.try_recv(), Ok(Err(StoreError::Busy)));
        assert!(ends.iter().all(|end| end.try_recv().is_err()), "the others still wait");
        let mut jobs = Vec::new();
        assert_eq!(queue.take(&mut jobs, &mut Gaps::default(), 10, None), Taken::Some);
        assert_eq!((jobs.len(), queue.len()), (10, MOST_BATCHES - 10));
        let (more, waits) = job(0);
        queue.put(more);
        assert!(waits.try_recv().is_err(), "there is room again");
    }

    #[test]
    fn bytes_count_too_but_one_long_batch_is_always_taken() {
        let queue = Queue::default();
        let (long, _end) = job(MOST_BYTES + 1);
        queue.put(long);
        let (short, refused) = job(1);
        queue.put(short);
        assert_eq!(refused.try_recv(), Ok(Err(StoreError::Busy)));
        queue.take(&mut Vec::new(), &mut Gaps::default(), 10, None);
        let (short, taken) = job(1);
        queue.put(short);
        assert!(taken.try_recv().is_err());
    }

    #[test]
    fn every_batch_ends_even_when_it_is_lost() {
        let queue = Queue::default();
        let (lost, end) = job(0);
        queue.put(lost);
        drop(queue);
        assert_eq!(end.try_recv(), Ok(Err(StoreError::Closed)));
    }

    #[test]
    fn a_closed_queue_gives_out_what_it_has() {
        let queue = Queue::default();
        let (early, _early) = job(0);
        queue.put(early);
        queue.close();
        let (late, end) = job(0);
        queue.put(late);
        assert_eq!(end.try_recv(), Ok(Err(StoreError::Closed)));
        let mut jobs = Vec::new();
        assert_eq!(queue.take(&mut jobs, &mut Gaps::default(), 10, None), Taken::Some);
        assert_eq!(queue.take(&mut jobs, &mut Gaps::default(), 10, None), Taken::End);
        assert_eq!(jobs.len(), 1);
    }
}
