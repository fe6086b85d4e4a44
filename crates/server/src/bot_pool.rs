//! The threads on which bots choose, so that no table waits for another table's bot.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use rodeo_bots::{SeatRng, any};
use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::game::Game as _;
use rodeo_table::{BotRequest, BotRequestId};

use crate::NOT_POISONED;
use crate::random::random;

/// Delivers a decision to its table.
pub(crate) type Deliver = Box<dyn FnOnce(BotDecision) + Send>;

/// What a bot has decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotDecision {
    pub table: TableId,
    pub request: BotRequestId,
    /// The choice. For a proposal of another seat, `Some` means that the bot supports it.
    pub choice: Option<AnyChoice>,
}

/// A pool of threads. They end when it is dropped.
pub(crate) struct BotPool {
    shared: Arc<SharedQueue>,
}

#[derive(Default)]
struct SharedQueue {
    queue: Mutex<Queue>,
    changed: Condvar,
}

/// Tasks that wait for a thread.
///
/// Bots that do not search take almost no time and go first. Those that search are served round-robin by guest: a guest
/// who plays at many tables against strong bots waits longer, and nobody else does.
#[derive(Default)]
struct Queue {
    quick: VecDeque<Task>,
    /// Guests with waiting tasks, in the order in which they are served.
    turns: VecDeque<GuestId>,
    /// Waiting tasks by guest; guests without any have no entry.
    searching: HashMap<GuestId, VecDeque<Task>>,
    closed: bool,
}

struct Task {
    table: TableId,
    request: BotRequest,
    deliver: Deliver,
}

impl Queue {
    fn push(&mut self, guest: GuestId, task: Task) {
        if !task.request.kind.level.has_budget() {
            return self.quick.push_back(task);
        }
        let tasks = self.searching.entry(guest).or_default();
        if tasks.is_empty() {
            self.turns.push_back(guest);
        }
        tasks.push_back(task);
    }

    fn pop(&mut self) -> Option<Task> {
        if let Some(task) = self.quick.pop_front() {
            return Some(task);
        }
        let guest = self.turns.pop_front()?;
        let tasks = self.searching.get_mut(&guest).expect("a guest with a turn has tasks");
        let task = tasks.pop_front();
        if tasks.is_empty() {
            self.searching.remove(&guest);
        } else {
            self.turns.push_back(guest);
        }
        task
    }

    fn len(&self) -> usize {
        self.quick.len() + self.searching.values().map(VecDeque::len).sum::<usize>()
    }
}

impl BotPool {
    /// Starts a pool of `threads` threads, at least one.
    pub fn start(threads: usize) -> std::io::Result<BotPool> {
        let shared = Arc::new(SharedQueue::default());
        for number in 0..threads.max(1) {
            let shared = shared.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&shared))?;
        }
        Ok(BotPool { shared })
    }

    /// Queues a decision for a table of this guest. A table has at most one decision in flight per seat, so the number of
    /// seats bounds the queue.
    pub fn submit(&self, guest: GuestId, table: TableId, request: BotRequest, deliver: Deliver) {
        self.shared.queue.lock().expect(NOT_POISONED).push(guest, Task { table, request, deliver });
        self.shared.changed.notify_one();
    }

    /// Number of decisions that wait for a thread.
    pub fn queued(&self) -> usize {
        self.shared.queue.lock().expect(NOT_POISONED).len()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.queue.lock().expect(NOT_POISONED).closed = true;
        self.shared.changed.notify_all();
    }
}

fn work(shared: &SharedQueue) {
    let mut rng = SeatRng::new(u64::from_le_bytes(random()));
    while let Some(Task { table, request, deliver }) = next_task(shared) {
        let decided = catch_unwind(AssertUnwindSafe(|| decide(&request, &mut rng.fork())));
        let choice = decided.unwrap_or_else(|_| {
            tracing::error!(%table, game = request.view.kind().name(), bot = %request.kind, "bot panicked");
            None
        });
        deliver(BotDecision { table, request: request.id, choice });
    }
}

/// Waits for the next task; `None` if the pool is closed.
fn next_task(shared: &SharedQueue) -> Option<Task> {
    let mut queue = shared.queue.lock().expect(NOT_POISONED);
    loop {
        if queue.closed {
            return None;
        }
        match queue.pop() {
            Some(task) => return Some(task),
            None => queue = shared.changed.wait(queue).expect(NOT_POISONED),
        }
    }
}

fn decide(request: &BotRequest, rng: &mut SeatRng) -> Option<AnyChoice> {
    match (&request.proposal, request.id.proposer) {
        (Some(proposal), Some(proposer)) => {
            let supports = any::supports(request.kind, &request.view, proposer, proposal);
            let pass = request.view.parse_choice(&[rodeo_rules::choice::Word::Pass]);
            pass.filter(|_| supports)
        }
        _ => any::choose(request.kind, &request.view, &request.history, rng),
    }
}

#[cfg(test)]
mod tests {
    use rodeo_bots::Level;
    use rodeo_protocol::MatchId;
    use rodeo_rules::any::{AnyGame, GameKind};
    use rodeo_rules::game::Game;
    use rodeo_rules::seat::{Seat, Viewer};

    use super::*;

    fn task(table: u8, level: Level) -> Task {
        let game = AnyGame::new(&GameKind::Take6.default_rules(2)).unwrap();
        let seat = Seat::new(0).unwrap();
        let id = BotRequestId {
            match_id: MatchId::from_random([0; 16]),
            question: 1,
            seat,
            proposer: None,
            version: 0,
        };
        let view = game.view(Viewer::Seat(seat));
        let request = BotRequest { id, kind: level.into(), view, history: Vec::new(), proposal: None };
        Task { table: TableId::from_random([table; 16]), request, deliver: Box::new(|_| {}) }
    }

    #[test]
    fn guests_are_served_round_robin() {
        let (greedy, modest) = (GuestId::from_random([1; 16]), GuestId::from_random([2; 16]));
        let mut queue = Queue::default();
        for table in 1..=20 {
            queue.push(greedy, task(table, Level::Merciless));
        }
        queue.push(modest, task(99, Level::Sharp));
        queue.push(greedy, task(50, Level::Simple));
        let order: Vec<TableId> = std::iter::from_fn(|| queue.pop()).map(|task| task.table).collect();
        let wanted = [50, 1, 99, 2, 3].map(|table| TableId::from_random([table; 16]));
        assert_eq!(order[..5], wanted, "the quick task first, then one task of each guest");
        assert_eq!((order.len(), queue.len(), queue.searching.len(), queue.turns.len()), (22, 0, 0, 0));
    }
}
