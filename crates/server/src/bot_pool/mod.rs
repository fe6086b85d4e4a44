//! The threads on which bots choose, so that no table waits for another table's bot.
//!
//! - [`fair_queue`]: whose bot is next
//! - [`effort`]: bots search less while many wait

mod effort;
mod fair_queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Instant;

use rodeo_bots::{SeatRng, any};
use rodeo_protocol::TableId;
use rodeo_rules::any::AnyChoice;
use rodeo_rules::game::Game as _;
use rodeo_table::{BotRequest, BotRequestId};

use crate::NOT_POISONED;
use crate::metrics::Metrics;
use crate::random::random;

use effort::reduced_budget;
pub(crate) use fair_queue::BotOwner;
use fair_queue::FairQueue;

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

struct SharedQueue {
    queue: Mutex<Queue>,
    changed: Condvar,
    threads: usize,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Queue {
    tasks: FairQueue<Task>,
    closed: bool,
}

struct Task {
    table: TableId,
    request: BotRequest,
    deliver: Deliver,
    submitted: Instant,
}

impl BotPool {
    /// Starts a pool of `threads` threads, at least one.
    pub fn start(threads: usize, metrics: Arc<Metrics>) -> std::io::Result<BotPool> {
        let threads = threads.max(1);
        let shared =
            Arc::new(SharedQueue { queue: Mutex::default(), changed: Condvar::new(), threads, metrics });
        for number in 0..threads {
            let shared = shared.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&shared))?;
        }
        Ok(BotPool { shared })
    }

    /// Queues a decision for a table of this owner. A table has at most one decision in flight per seat, so the number of
    /// seats bounds the queue.
    pub fn submit(&self, owner: BotOwner, table: TableId, request: BotRequest, deliver: Deliver) {
        let searches = request.kind.level.has_budget();
        let task = Task { table, request, deliver, submitted: Instant::now() };
        let mut queue = self.shared.queue.lock().expect(NOT_POISONED);
        match searches {
            true => queue.tasks.push(owner, table, task),
            false => queue.tasks.push_quick(task),
        }
        drop(queue);
        self.shared.changed.notify_one();
    }

    /// Number of decisions that wait for a thread.
    pub fn queued(&self) -> usize {
        self.shared.queue.lock().expect(NOT_POISONED).tasks.len()
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
    while let Some((Task { table, mut request, deliver, submitted }, backlog)) = next_task(shared) {
        let waited = submitted.elapsed();
        shared.metrics.bot_waits.add(waited);
        let reduced = reduced_budget(request.kind, request.view.kind(), backlog / shared.threads, waited);
        if let Some(budget) = reduced {
            request.kind.budget = Some(budget);
            shared.metrics.reduced_bot_budgets.fetch_add(1, Ordering::Relaxed);
        }
        let decided = catch_unwind(AssertUnwindSafe(|| decide(&request, &mut rng.fork())));
        let choice = decided.unwrap_or_else(|_| {
            tracing::error!(%table, game = request.view.kind().name(), bot = %request.kind, "bot panicked");
            None
        });
        deliver(BotDecision { table, request: request.id, choice });
    }
}

/// Waits for the next task and its backlog; `None` if the pool is closed.
fn next_task(shared: &SharedQueue) -> Option<(Task, usize)> {
    let mut queue = shared.queue.lock().expect(NOT_POISONED);
    loop {
        if queue.closed {
            return None;
        }
        match queue.tasks.pop() {
            Some(found) => return Some(found),
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
