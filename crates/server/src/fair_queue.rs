//! Queues that serve clients in turn.
//!
//! A [`RoundRobin`] of queues is itself a queue, so the levels of fairness are a type: networks in turn, then the guests of a
//! network, then the jobs of a guest. A client with many jobs delays itself and nobody else.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// A queue of jobs.
pub(crate) trait Queue: Default {
    /// Owner of a job: a key for each level, `()` where jobs are served first come, first served.
    type Client: Copy;
    type Job;

    fn push(&mut self, client: Self::Client, job: Self::Job);

    /// Takes the next job.
    fn pop(&mut self) -> Option<Self::Job>;

    /// Number of waiting jobs.
    fn len(&self) -> usize;

    /// Number of waiting jobs of this client.
    fn len_of(&self, client: Self::Client) -> usize;
}

impl<J> Queue for VecDeque<J> {
    type Client = ();
    type Job = J;

    fn push(&mut self, (): (), job: J) {
        self.push_back(job);
    }

    fn pop(&mut self) -> Option<J> {
        self.pop_front()
    }

    fn len(&self) -> usize {
        VecDeque::len(self)
    }

    fn len_of(&self, (): ()) -> usize {
        VecDeque::len(self)
    }
}

/// Queues by key, served in turn.
#[derive(Debug)]
pub(crate) struct RoundRobin<K, Q> {
    /// Keys with waiting jobs, in the order in which they are served.
    turns: VecDeque<K>,
    /// The queue of each key; keys without waiting jobs have none.
    queues: HashMap<K, Q>,
    len: usize,
}

impl<K, Q> Default for RoundRobin<K, Q> {
    fn default() -> RoundRobin<K, Q> {
        RoundRobin { turns: VecDeque::new(), queues: HashMap::new(), len: 0 }
    }
}

impl<K: Copy + Eq + Hash, Q: Queue> RoundRobin<K, Q> {
    /// The queue of this key; `None` if nothing waits in it.
    pub fn queue(&self, key: K) -> Option<&Q> {
        self.queues.get(&key)
    }

    /// The queue whose turn it is.
    pub fn next(&self) -> Option<&Q> {
        self.turns.front().and_then(|key| self.queues.get(key))
    }

    /// Number of keys that compete for turns.
    pub fn keys(&self) -> usize {
        self.turns.len()
    }
}

impl<K: Copy + Eq + Hash, Q: Queue> Queue for RoundRobin<K, Q> {
    type Client = (K, Q::Client);
    type Job = Q::Job;

    fn push(&mut self, (key, client): Self::Client, job: Q::Job) {
        let turns = &mut self.turns;
        let queue = self.queues.entry(key).or_insert_with(|| {
            turns.push_back(key);
            Q::default()
        });
        queue.push(client, job);
        self.len += 1;
    }

    fn pop(&mut self) -> Option<Q::Job> {
        let key = self.turns.pop_front()?;
        let queue = self.queues.get_mut(&key).expect("a key with a turn has a queue");
        let job = queue.pop().expect("a key with a turn has jobs");
        if queue.len() == 0 {
            self.queues.remove(&key);
        } else {
            self.turns.push_back(key);
        }
        self.len -= 1;
        Some(job)
    }

    fn len(&self) -> usize {
        self.len
    }

    fn len_of(&self, (key, client): Self::Client) -> usize {
        self.queues.get(&key).map_or(0, |queue| queue.len_of(client))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Networks in turn, then guests of a network.
    type TwoLevels = RoundRobin<u8, RoundRobin<char, VecDeque<(u8, char, u8)>>>;

    fn push(queue: &mut TwoLevels, network: u8, guest: char, jobs: std::ops::Range<u8>) {
        jobs.for_each(|job| queue.push((network, (guest, ())), (network, guest, job)));
    }

    fn pop_all<Q: Queue>(queue: &mut Q) -> Vec<Q::Job> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn keys_are_served_in_turn_on_every_level() {
        let mut queue = TwoLevels::default();
        push(&mut queue, 1, 'a', 0..3);
        push(&mut queue, 1, 'b', 0..1);
        push(&mut queue, 2, 'c', 0..2);
        let order = pop_all(&mut queue);
        assert_eq!(order, [(1, 'a', 0), (2, 'c', 0), (1, 'b', 0), (2, 'c', 1), (1, 'a', 1), (1, 'a', 2)]);
    }

    #[test]
    fn many_guests_of_one_network_do_not_delay_another_network() {
        let mut queue = TwoLevels::default();
        ('a'..='z').for_each(|guest| push(&mut queue, 1, guest, 0..9));
        push(&mut queue, 2, 'x', 0..9);
        let last = pop_all(&mut queue).iter().rposition(|(network, ..)| *network == 2).unwrap();
        assert!(last < 2 * 9, "{last}");
    }

    #[test]
    fn jobs_are_counted_by_key_and_empty_queues_are_dropped() {
        let mut queue = TwoLevels::default();
        push(&mut queue, 1, 'a', 0..2);
        push(&mut queue, 1, 'b', 0..1);
        push(&mut queue, 2, 'a', 0..1);
        assert_eq!((queue.len(), queue.keys(), queue.next().unwrap().len()), (4, 2, 3));
        assert_eq!((queue.len_of((1, ('a', ()))), queue.len_of((3, ('a', ())))), (2, 0));
        assert_eq!((queue.queue(1).unwrap().len(), queue.queue(3).is_none()), (3, true));
        pop_all(&mut queue);
        assert_eq!((queue.len(), queue.keys(), queue.queues.len()), (0, 0, 0));
    }
}
