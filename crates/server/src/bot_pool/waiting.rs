//! Whose bot is next.

use std::collections::VecDeque;

use rodeo_protocol::{GuestId, TableId};

use crate::fair_queue::{Queue, RoundRobin};
use crate::limits::NetworkPrefix;
use crate::table_index::Holder;

/// Tasks that wait for a thread.
///
/// Bots that do not search take almost no time and go first. Those that search are served in turn: by network, then by
/// guest of the network, then by table of the guest. Who plays at many tables against strong bots waits longer, and
/// nobody else does.
pub(super) struct WaitingTasks<T> {
    quick: VecDeque<T>,
    searching: RoundRobin<NetworkPrefix, RoundRobin<GuestId, RoundRobin<TableId, VecDeque<T>>>>,
}

impl<T> Default for WaitingTasks<T> {
    fn default() -> WaitingTasks<T> {
        WaitingTasks { quick: VecDeque::new(), searching: RoundRobin::default() }
    }
}

impl<T> WaitingTasks<T> {
    /// Adds a task that takes almost no time.
    pub fn push_quick(&mut self, task: T) {
        self.quick.push_back(task);
    }

    /// Adds a task that searches. It takes a turn of the holder of its table.
    pub fn push(&mut self, holder: Holder, table: TableId, task: T) {
        self.searching.push((holder.network, (holder.guest, (table, ()))), task);
    }

    /// Takes the next task, with its backlog: the number of tasks that are served until the last one of its network is.
    pub fn pop(&mut self) -> Option<(T, usize)> {
        if let Some(task) = self.pop_quick() {
            return Some((task, 0));
        }
        self.pop_searching()
    }

    /// Takes the next task that takes almost no time.
    pub fn pop_quick(&mut self) -> Option<T> {
        self.quick.pop_front()
    }

    /// Takes the next task that searches, with its backlog.
    pub fn pop_searching(&mut self) -> Option<(T, usize)> {
        let backlog = self.searching.next()?.len() * self.searching.keys();
        self.searching.pop().map(|task| (task, backlog))
    }

    pub fn len(&self) -> usize {
        self.quick.len() + self.searching.len()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn holder(network: u8, guest: u8) -> Holder {
        let network = NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, network));
        Holder { network, guest: GuestId::from_random([guest; 16]) }
    }

    fn table(number: u8) -> TableId {
        TableId::from_random([number; 16])
    }

    fn pop_all<T>(tasks: &mut WaitingTasks<T>) -> Vec<T> {
        std::iter::from_fn(|| tasks.pop()).map(|(task, _)| task).collect()
    }

    #[test]
    fn quick_tasks_go_first_and_then_guests_in_turn() {
        let mut tasks = WaitingTasks::default();
        for number in 1..=20 {
            tasks.push(holder(1, 1), table(number), number);
        }
        tasks.push(holder(1, 2), table(99), 99);
        tasks.push_quick(50);
        assert_eq!(tasks.len(), 22);
        let order = pop_all(&mut tasks);
        assert_eq!((&order[..5], order.len(), tasks.len()), (&[50, 1, 99, 2, 3][..], 22, 0));
    }

    #[test]
    fn tables_of_a_guest_are_served_in_turn() {
        let mut tasks = WaitingTasks::default();
        for task in 1..=9 {
            tasks.push(holder(1, 1), table(1), task);
        }
        tasks.push(holder(1, 1), table(2), 10);
        assert_eq!(pop_all(&mut tasks)[..3], [1, 10, 2]);
    }

    /// 60 guests of one network play against nine bots each. A guest of another network waits for as many decisions as
    /// their own bots make, not for 540.
    #[test]
    fn busy_network_does_not_delay_another_one() {
        let mut tasks = WaitingTasks::default();
        for bot in 0..9 {
            for guest in 0..60 {
                tasks.push(holder(1, guest), table(guest), (guest, bot));
            }
        }
        for bot in 0..9 {
            tasks.push(holder(2, 200), table(200), (200, bot));
        }
        let order = pop_all(&mut tasks);
        let last = order.iter().rposition(|(guest, _)| *guest == 200).unwrap();
        assert!(last < 2 * 9, "{last}");
        assert_eq!(order.len(), 549);
    }

    #[test]
    fn backlog_is_that_of_the_own_network() {
        let mut tasks = WaitingTasks::default();
        for task in 0..100 {
            tasks.push(holder(1, 1), table(1), task);
        }
        tasks.push(holder(2, 2), table(2), 900);
        let backlogs: Vec<_> = std::iter::from_fn(|| tasks.pop()).take(3).collect();
        assert_eq!(backlogs, [(0, 200), (900, 2), (1, 99)]);
    }
}
