//! The threads on which bots think, so that no table waits for another one's bot.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use rodeo_bots::{SeatRng, any};
use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::game::Game as _;
use rodeo_table::{Asked, Think};

/// Takes what a bot has thought back to its table.
pub(crate) type Deliver = Box<dyn FnOnce(Thought) + Send>;

/// What a bot has thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub table: TableId,
    pub asked: Asked,
    /// The choice; for a proposal, anything where the bot is for it.
    pub choice: Option<AnyChoice>,
}

/// The threads. They end when this is dropped.
pub(crate) struct Thinking {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
}

/// What waits for a thread. Bots that only look take no time and go first. Of those that search, each guest's have their turn
/// one after the other: whoever plays at many tables against strong bots waits for them, and nobody else does.
#[derive(Default)]
struct Waiting {
    quick: VecDeque<Task>,
    /// The guests whose bots wait, in the order of their turns.
    turns: VecDeque<GuestId>,
    /// Their tasks; those of a guest without any are not kept.
    searching: HashMap<GuestId, VecDeque<Task>>,
    closed: bool,
}

struct Task {
    table: TableId,
    think: Think,
    deliver: Deliver,
}

impl Waiting {
    fn put(&mut self, whose: GuestId, task: Task) {
        if !task.think.kind.level.has_budget() {
            return self.quick.push_back(task);
        }
        let tasks = self.searching.entry(whose).or_default();
        if tasks.is_empty() {
            self.turns.push_back(whose);
        }
        tasks.push_back(task);
    }

    fn take(&mut self) -> Option<Task> {
        if let Some(task) = self.quick.pop_front() {
            return Some(task);
        }
        let whose = self.turns.pop_front()?;
        let tasks = self.searching.get_mut(&whose)?;
        let task = tasks.pop_front();
        if tasks.is_empty() {
            self.searching.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        task
    }

    fn len(&self) -> usize {
        self.quick.len() + self.searching.values().map(VecDeque::len).sum::<usize>()
    }
}

impl Thinking {
    /// Starts so many threads.
    pub fn start(threads: usize) -> std::io::Result<Thinking> {
        let queue = Arc::new(Queue::default());
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue, number))?;
        }
        Ok(Thinking { queue })
    }

    /// Lets a bot think, at a table of this guest. A table asks each of its seats for one thing at a time, so the queue is
    /// bounded by the seats.
    pub fn think(&self, whose: GuestId, table: TableId, think: Think, deliver: Deliver) {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.put(whose, Task { table, think, deliver });
        self.queue.more.notify_one();
    }

    /// As many thoughts wait for a thread.
    pub fn waiting(&self) -> usize {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.queue.more.notify_all();
    }
}

fn work(queue: &Queue, number: usize) {
    let mut seed = [0; 8];
    // Without good chance the bots are as strong as before, only easier to foresee.
    let _ = getrandom::fill(&mut seed);
    let mut rng = SeatRng::from_parts(&[u64::from_le_bytes(seed), number as u64]);
    while let Some(Task { table, think, deliver }) = next(queue) {
        let choice =
            catch_unwind(AssertUnwindSafe(|| answer(&think, &mut rng.fork()))).unwrap_or_else(|_| {
                tracing::error!(%table, game = think.view.kind().name(), bot = %think.kind, "a bot panicked");
                None
            });
        deliver(Thought { table, asked: think.asked, choice });
    }
}

fn next(queue: &Queue) -> Option<Task> {
    let mut waiting = queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if waiting.closed {
            return None;
        }
        match waiting.take() {
            Some(task) => return Some(task),
            None => waiting = queue.more.wait(waiting).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

fn answer(think: &Think, rng: &mut SeatRng) -> Option<AnyChoice> {
    match (&think.proposal, think.asked.proposer) {
        (Some(proposal), Some(proposer)) => {
            let supports = any::supports(think.kind, &think.view, proposer, proposal);
            let pass = think.view.parse_choice(&[rodeo_rules::choice::Word::Pass]);
            pass.filter(|_| supports)
        }
        _ => any::choose(think.kind, &think.view, &think.history, rng),
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
        let asked =
            Asked { id: MatchId::from_random([0; 16]), question: 1, seat, proposer: None, version: 0 };
        let view = game.view(Viewer::Seat(seat));
        let think = Think { asked, kind: level.into(), view, history: Vec::new(), proposal: None };
        Task { table: TableId::from_random([table; 16]), think, deliver: Box::new(|_| {}) }
    }

    #[test]
    fn nobody_waits_for_the_bots_of_somebody_else() {
        let (greedy, modest) = (GuestId::from_random([1; 16]), GuestId::from_random([2; 16]));
        let mut waiting = Waiting::default();
        for table in 1..=20 {
            waiting.put(greedy, task(table, Level::Merciless));
        }
        waiting.put(modest, task(99, Level::Sharp));
        waiting.put(greedy, task(50, Level::Simple));
        let order: Vec<TableId> = std::iter::from_fn(|| waiting.take()).map(|task| task.table).collect();
        let wanted = [50, 1, 99, 2, 3].map(|table| TableId::from_random([table; 16]));
        assert_eq!(order[..5], wanted, "the quick one first, then turns");
        assert_eq!((order.len(), waiting.len(), waiting.searching.len(), waiting.turns.len()), (22, 0, 0, 0));
    }
}
