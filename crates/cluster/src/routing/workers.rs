//! Which workers are alive, by the events that they send.

use std::collections::HashMap;

use super::peers::DEAD_AFTER_MS;

/// Largest number of threads that a worker is believed to have.
const MAX_THREADS: usize = 1024;

/// Processes that think for bots and serve no tables.
#[derive(Debug, Default)]
pub struct Workers {
    /// Threads and time of the last event of each process.
    seen: HashMap<u128, (usize, u64)>,
}

impl Workers {
    /// Notes that a worker lives.
    pub fn note(&mut self, instance: u128, threads: usize, now: u64) {
        self.seen.insert(instance, (threads.min(MAX_THREADS), now));
    }

    /// Forgets a worker that has ended.
    pub fn remove(&mut self, instance: u128) {
        self.seen.remove(&instance);
    }

    /// Forgets the workers that have sent nothing for too long. Returns the number of threads of the others.
    pub fn threads(&mut self, now: u64) -> usize {
        self.seen.retain(|_, (_, at)| *at + DEAD_AFTER_MS > now);
        self.seen.values().map(|(threads, _)| threads).sum()
    }

    /// Forgets all workers, because none can be heard.
    pub fn clear(&mut self) {
        self.seen.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_of_silent_workers_do_not_count() {
        let mut workers = Workers::default();
        workers.note(1, 2, 0);
        workers.note(2, usize::MAX, 1000);
        assert_eq!(workers.threads(DEAD_AFTER_MS - 1), 2 + MAX_THREADS);
        assert_eq!(workers.threads(DEAD_AFTER_MS), MAX_THREADS);
        workers.remove(2);
        assert_eq!(workers.threads(DEAD_AFTER_MS), 0);
    }
}
