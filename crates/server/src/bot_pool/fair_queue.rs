//! Whose bot is next.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use rodeo_protocol::{GuestId, TableId};

use crate::limits::NetworkPrefix;

/// Guest whose turn a decision counts for: the first one at the table of the bot, with their network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotOwner {
    pub network: NetworkPrefix,
    pub guest: GuestId,
}

/// Tasks that wait for a thread.
///
/// Bots that do not search take almost no time and go first. Those that search are served round-robin: by network, then
/// by guest of the network, then by table of the guest. Who plays at many tables against strong bots waits longer, and
/// nobody else does.
pub(super) struct FairQueue<T> {
    quick: VecDeque<T>,
    networks: RoundRobin<NetworkPrefix, NetworkQueue<T>>,
    len: usize,
}

/// Waiting tasks of one network.
struct NetworkQueue<T> {
    guests: RoundRobin<GuestId, RoundRobin<TableId, VecDeque<T>>>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { quick: VecDeque::new(), networks: RoundRobin::default(), len: 0 }
    }
}

impl<T> Default for NetworkQueue<T> {
    fn default() -> NetworkQueue<T> {
        NetworkQueue { guests: RoundRobin::default(), len: 0 }
    }
}

impl<T> FairQueue<T> {
    /// Adds a task that takes almost no time.
    pub fn push_quick(&mut self, task: T) {
        self.len += 1;
        self.quick.push_back(task);
    }

    /// Adds a task that searches.
    pub fn push(&mut self, owner: BotOwner, table: TableId, task: T) {
        self.len += 1;
        let network = self.networks.queue(owner.network);
        network.len += 1;
        network.guests.queue(owner.guest).queue(table).push_back(task);
    }

    /// Takes the next task, with its backlog: the number of tasks that are served until the last one of its network is.
    pub fn pop(&mut self) -> Option<(T, usize)> {
        if let Some(task) = self.quick.pop_front() {
            self.len -= 1;
            return Some((task, 0));
        }
        let competing = self.networks.len();
        let (task, backlog) = self.networks.next(|network| {
            let backlog = network.len * competing;
            network.len -= 1;
            let task = network.guests.next(|tables| {
                let task = tables.next(|tasks| (tasks.pop_front(), tasks.is_empty())).flatten();
                (task, tables.is_empty())
            });
            (task.flatten().map(|task| (task, backlog)), network.len == 0)
        })??;
        self.len -= 1;
        Some((task, backlog))
    }

    pub fn len(&self) -> usize {
        self.len
    }
}

/// Queues by key, served in turn. Keys without a task have no entry.
struct RoundRobin<K, Q> {
    turns: VecDeque<K>,
    queues: HashMap<K, Q>,
}

impl<K, Q> Default for RoundRobin<K, Q> {
    fn default() -> RoundRobin<K, Q> {
        RoundRobin { turns: VecDeque::new(), queues: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash, Q: Default> RoundRobin<K, Q> {
    /// Returns the queue of this key, to add something to it. A new one has the last turn.
    fn queue(&mut self, key: K) -> &mut Q {
        let turns = &mut self.turns;
        self.queues.entry(key).or_insert_with(|| {
            turns.push_back(key);
            Q::default()
        })
    }

    /// Serves the queue whose turn it is with `take`, which returns whether the queue is then empty.
    fn next<R>(&mut self, take: impl FnOnce(&mut Q) -> (R, bool)) -> Option<R> {
        let key = self.turns.pop_front()?;
        let queue = self.queues.get_mut(&key).expect("a key with a turn has a queue");
        let (taken, is_empty) = take(queue);
        match is_empty {
            true => drop(self.queues.remove(&key)),
            false => self.turns.push_back(key),
        }
        Some(taken)
    }

    fn is_empty(&self) -> bool {
        self.queues.is_empty()
    }

    fn len(&self) -> usize {
        self.queues.len()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn owner(network: u8, guest: u8) -> BotOwner {
        let network = NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, network));
        BotOwner { network, guest: GuestId::from_random([guest; 16]) }
    }

    fn table(number: u8) -> TableId {
        TableId::from_random([number; 16])
    }

    fn pop_all<T>(queue: &mut FairQueue<T>) -> Vec<T> {
        std::iter::from_fn(|| queue.pop()).map(|(task, _)| task).collect()
    }

    #[test]
    fn guests_are_served_round_robin() {
        let mut queue = FairQueue::default();
        for number in 1..=20 {
            queue.push(owner(1, 1), table(number), number);
        }
        queue.push(owner(1, 2), table(99), 99);
        queue.push_quick(50);
        let order = pop_all(&mut queue);
        assert_eq!(order[..5], [50, 1, 99, 2, 3], "the quick task first, then one task of each guest");
        assert_eq!((order.len(), queue.len(), queue.networks.len()), (22, 0, 0));
        assert!(queue.networks.turns.is_empty());
    }

    #[test]
    fn tables_of_a_guest_are_served_round_robin() {
        let mut queue = FairQueue::default();
        for task in 1..=9 {
            queue.push(owner(1, 1), table(1), task);
        }
        queue.push(owner(1, 1), table(2), 10);
        assert_eq!(pop_all(&mut queue)[..3], [1, 10, 2]);
    }

    /// 60 guests of one network play against nine bots each. A guest of another network waits for as many decisions as
    /// their own bots make, not for 540.
    #[test]
    fn busy_network_does_not_delay_another_one() {
        let mut queue = FairQueue::default();
        for bot in 0..9 {
            for guest in 0..60 {
                queue.push(owner(1, guest), table(guest), (guest, bot));
            }
        }
        for bot in 0..9 {
            queue.push(owner(2, 200), table(200), (200, bot));
        }
        let order = pop_all(&mut queue);
        let last = order.iter().rposition(|(guest, _)| *guest == 200).unwrap();
        assert!(last < 2 * 9, "{last}");
        assert_eq!(order.len(), 549);
    }

    #[test]
    fn backlog_is_that_of_the_own_network() {
        let mut queue = FairQueue::default();
        for task in 0..100 {
            queue.push(owner(1, 1), table(1), task);
        }
        queue.push(owner(2, 2), table(2), 900);
        let backlogs: Vec<_> = std::iter::from_fn(|| queue.pop()).take(3).collect();
        assert_eq!(backlogs, [(0, 200), (900, 2), (1, 99)]);
    }
}
