//! The threads on which bots choose, so that no table waits for another table's bot.
//!
//! - [`waiting`]: whose bot is next
//! - [`effort`]: bots search less while many wait
//! - [`remote`]: decisions that workers make in place of these threads

mod effort;
#[cfg(feature = "cluster")]
mod remote;
mod waiting;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use rodeo_bots::SeatRng;
use rodeo_protocol::TableId;
use rodeo_rules::any::AnyChoice;
use rodeo_table::{BotRequest, BotRequestId};

use crate::NOT_POISONED;
use crate::metrics::Metrics;
use crate::random::random;
use crate::table_index::Holder;

use effort::reduced_budget;
#[cfg(feature = "cluster")]
pub(crate) use remote::RemoteTask;
use waiting::WaitingTasks;

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
    /// Told when a worker may take a decision.
    #[cfg(feature = "cluster")]
    remote_changed: tokio::sync::Notify,
    threads: usize,
    delay: Duration,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Queue {
    tasks: WaitingTasks<Task>,
    closed: bool,
    /// Number of decisions that workers may make at the same time; 0 without workers.
    remote_capacity: usize,
    /// Number of decisions that workers make now.
    remote_tasks: usize,
}

impl Queue {
    fn workers_have_room(&self) -> bool {
        self.remote_tasks < self.remote_capacity
    }

    /// Takes the next task for a thread of this process, with its backlog. As long as workers have room, bots that search are
    /// left to them.
    fn pop(&mut self) -> Option<(Task, usize)> {
        match self.workers_have_room() {
            true => self.tasks.pop_quick().map(|task| (task, 0)),
            false => self.tasks.pop(),
        }
    }
}

struct Task {
    table: TableId,
    request: BotRequest,
    deliver: Deliver,
    submitted: Instant,
}

impl BotPool {
    /// Starts a pool of `threads` threads, at least one. Each decision takes `delay` longer.
    pub fn start(threads: usize, delay: Duration, metrics: Arc<Metrics>) -> std::io::Result<BotPool> {
        let (threads, queue, changed) = (threads.max(1), Mutex::default(), Condvar::new());
        let shared = Arc::new(SharedQueue {
            queue,
            changed,
            #[cfg(feature = "cluster")]
            remote_changed: tokio::sync::Notify::new(),
            threads,
            delay,
            metrics,
        });
        for number in 0..threads {
            let shared = shared.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&shared))?;
        }
        Ok(BotPool { shared })
    }

    /// Queues a decision for a table of this holder. A table has at most one decision in flight per seat, so the number of
    /// seats bounds the queue.
    pub fn submit(&self, holder: Holder, table: TableId, request: BotRequest, deliver: Deliver) {
        let searches = request.kind.level.has_budget();
        let task = Task { table, request, deliver, submitted: Instant::now() };
        let mut queue = self.shared.queue.lock().expect(NOT_POISONED);
        match searches {
            true => queue.tasks.push(holder, table, task),
            false => queue.tasks.push_quick(task),
        }
        drop(queue);
        self.shared.changed.notify_one();
        #[cfg(feature = "cluster")]
        self.shared.remote_changed.notify_one();
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

impl SharedQueue {
    /// Notes how long a task has waited, and lets its bot search less if many wait.
    fn limit_effort(&self, request: &mut BotRequest, submitted: Instant, backlog: usize) {
        let waited = submitted.elapsed();
        self.metrics.bot_waits.add(waited);
        let threads = self.threads + self.queue.lock().expect(NOT_POISONED).remote_capacity;
        if let Some(budget) = reduced_budget(request.kind, request.view.kind(), backlog / threads, waited) {
            request.kind.budget = Some(budget);
            self.metrics.reduced_bot_budgets.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn work(shared: &SharedQueue) {
    let mut rng = SeatRng::new(u64::from_le_bytes(random()));
    while let Some((Task { table, mut request, deliver, submitted }, backlog)) = next_task(shared) {
        shared.limit_effort(&mut request, submitted, backlog);
        thread::sleep(shared.delay);
        let decided = catch_unwind(AssertUnwindSafe(|| request.decide(&mut rng.fork())));
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
        match queue.pop() {
            Some(found) => return Some(found),
            None => queue = shared.changed.wait(queue).expect(NOT_POISONED),
        }
    }
}
