//! The threads on which bots think, so that no table waits for another one's bot.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use rodeo_bots::{SeatDice, any};
use rodeo_protocol::TableId;
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::Choice;
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

#[derive(Default)]
struct Waiting {
    tasks: VecDeque<(TableId, Think, Deliver)>,
    closed: bool,
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

    /// Lets a bot think. A table asks each of its seats for one thing at a time, so the queue is bounded by the seats.
    pub fn think(&self, table: TableId, think: Think, deliver: Deliver) {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.tasks.push_back((table, think, deliver));
        self.queue.more.notify_one();
    }

    /// As many thoughts wait for a thread.
    pub fn waiting(&self) -> usize {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).tasks.len()
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
    let mut dice = SeatDice::from_parts(&[u64::from_le_bytes(seed), number as u64]);
    while let Some((table, think, deliver)) = next(queue) {
        let choice =
            catch_unwind(AssertUnwindSafe(|| answer(&think, &mut dice.fork()))).unwrap_or_else(|_| {
                tracing::error!(%table, game = think.view.kind().name(), bot = %think.kind, "a bot panicked");
                None
            });
        deliver(Thought { table, asked: think.asked, choice });
    }
}

fn next(queue: &Queue) -> Option<(TableId, Think, Deliver)> {
    let mut waiting = queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if waiting.closed {
            return None;
        }
        match waiting.tasks.pop_front() {
            Some(task) => return Some(task),
            None => waiting = queue.more.wait(waiting).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

fn answer(think: &Think, dice: &mut SeatDice) -> Option<AnyChoice> {
    match (&think.proposal, think.asked.proposer) {
        (Some(proposal), Some(proposer)) => {
            let supports = any::supports(think.kind, &think.view, proposer, proposal);
            let pass = AnyChoice::from_words(&[rodeo_rules::choice::Word::Pass]);
            pass.filter(|_| supports)
        }
        _ => any::choose(think.kind, &think.view, &think.history, dice),
    }
}
