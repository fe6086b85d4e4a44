//! A bounded queue that serves clients in turn.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Jobs by client. Clients are served round-robin, so a client with many jobs delays itself and nobody else.
#[derive(Debug)]
pub(crate) struct FairQueue<K, J> {
    /// Clients with waiting jobs, in the order in which they are served.
    turns: VecDeque<K>,
    /// Waiting jobs by client; clients without any have no entry.
    jobs: HashMap<K, VecDeque<J>>,
    len: usize,
    max: usize,
    max_per_client: usize,
}

impl<K: Copy + Eq + Hash, J> FairQueue<K, J> {
    /// Returns a queue with at most `max` jobs in total and `max_per_client` of each client.
    pub fn new(max: usize, max_per_client: usize) -> FairQueue<K, J> {
        FairQueue { turns: VecDeque::new(), jobs: HashMap::new(), len: 0, max, max_per_client }
    }

    /// Appends a job. Returns it if there is no room.
    pub fn push(&mut self, client: K, job: J) -> Result<(), J> {
        let waiting = self.jobs.get(&client).map_or(0, VecDeque::len);
        if self.len >= self.max || waiting >= self.max_per_client {
            return Err(job);
        }
        if waiting == 0 {
            self.turns.push_back(client);
        }
        self.jobs.entry(client).or_default().push_back(job);
        self.len += 1;
        Ok(())
    }

    /// Takes the oldest job of the client whose turn it is.
    pub fn pop(&mut self) -> Option<J> {
        let client = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&client).expect("a client with a turn has jobs");
        let job = jobs.pop_front().expect("a client with an entry has jobs");
        if jobs.is_empty() {
            self.jobs.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        self.len -= 1;
        Some(job)
    }

    /// Number of waiting jobs.
    pub fn len(&self) -> usize {
        self.len
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_are_served_in_turn() {
        let mut queue = FairQueue::new(100, 10);
        for number in 0..3 {
            queue.push('a', ('a', number)).unwrap();
        }
        queue.push('b', ('b', 0)).unwrap();
        queue.push('c', ('c', 0)).unwrap();
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [('a', 0), ('b', 0), ('c', 0), ('a', 1), ('a', 2)]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn full_queue_rejects_jobs() {
        let mut queue = FairQueue::new(3, 2);
        assert_eq!((queue.push('a', 1), queue.push('a', 2)), (Ok(()), Ok(())));
        assert_eq!(queue.push('a', 3), Err(3), "too many of one client");
        assert_eq!(queue.push('b', 4), Ok(()));
        assert_eq!(queue.push('c', 5), Err(5), "too many in total");
        assert_eq!(queue.pop(), Some(1));
        assert_eq!(queue.push('c', 5), Ok(()));
    }
}
