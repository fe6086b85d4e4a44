//! Threads for heavy reads: parsing, replaying and rendering records.
//!
//! Heavy reads run neither on the async runtime, where they would delay every other request, nor on the threads of light
//! reads, where many of them would keep guests from logging in. Clients are served in turn.

use std::sync::{Arc, Condvar, Mutex};

use rodeo_protocol::{GuestId, Problem, ProblemCode};
use tokio::sync::oneshot;

use crate::NOT_POISONED;
use crate::fair_queue::FairQueue;
use crate::session::Caller;

/// Number of heavy reads that can wait.
const MAX_WAITING: usize = 2_000;
/// Number of heavy reads of one client that can wait.
const MAX_WAITING_PER_CLIENT: usize = 200;

/// The client whose turn a heavy read takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ReadClient {
    /// An authenticated guest.
    Guest(GuestId),
    /// All requests without credentials together.
    Anonymous,
}

impl ReadClient {
    pub fn of(caller: Option<&Caller>) -> ReadClient {
        caller.map_or(ReadClient::Anonymous, |Caller(guest)| ReadClient::Guest(guest.id))
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads that run heavy reads.
pub(crate) struct ReadPool {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    queue: FairQueue<ReadClient, Job>,
    closed: bool,
}

impl ReadPool {
    /// Starts the threads; 0 counts as 1.
    pub fn start(threads: usize) -> std::io::Result<ReadPool> {
        let state = State { queue: FairQueue::new(MAX_WAITING, MAX_WAITING_PER_CLIENT), closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let pool = ReadPool { shared: shared.clone() };
        for number in 0..threads.max(1) {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("read-{number}")).spawn(move || shared.run())?;
        }
        Ok(pool)
    }

    /// Runs `read` when it is the client's turn.
    pub async fn run<T: Send + 'static>(
        &self,
        client: ReadClient,
        read: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (sender, result) = oneshot::channel();
        let job: Job = Box::new(move || {
            // A client that has disconnected needs no answer.
            if !sender.is_closed() {
                let _ = sender.send(read());
            }
        });
        let pushed = self.shared.state.lock().expect(NOT_POISONED).queue.push(client, job);
        pushed.map_err(|_| overloaded())?;
        self.shared.changed.notify_one();
        // The sender is dropped if the read panicked.
        result.await.unwrap_or_else(|_| Err(Problem::new(ProblemCode::Internal, "Internal error.")))
    }

    /// Number of reads that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.shared.state.lock().expect(NOT_POISONED).queue.len()
    }
}

impl Drop for ReadPool {
    fn drop(&mut self) {
        self.shared.state.lock().expect(NOT_POISONED).closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn run(&self) {
        while let Some(job) = self.next() {
            // A panic is reported to the caller, who sees that the result is missing.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
        }
    }

    /// Waits for a job; `None` if the pool is closed.
    fn next(&self) -> Option<Job> {
        let is_idle = |state: &mut State| state.queue.len() == 0 && !state.closed;
        let state = self.state.lock().expect(NOT_POISONED);
        let mut state = self.changed.wait_while(state, is_idle).expect(NOT_POISONED);
        if state.closed { None } else { state.queue.pop() }
    }
}

fn overloaded() -> Problem {
    let message = "The server has too many large requests to answer. Try again.";
    Problem::new(ProblemCode::Busy, message).retry_after_ms(2000)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn client_with_many_reads_does_not_delay_others() {
        let pool = Arc::new(ReadPool::start(1).unwrap());
        let (release, blocked) = channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let spawn = |client: ReadClient, name: &'static str, wait: Option<std::sync::mpsc::Receiver<()>>| {
            let (pool, order) = (pool.clone(), order.clone());
            tokio::spawn(async move {
                pool.run(client, move || {
                    if let Some(wait) = wait {
                        wait.recv().unwrap();
                    }
                    order.lock().unwrap().push(name);
                    Ok(())
                })
                .await
            })
        };
        let [greedy, other] = [1, 2].map(|byte| ReadClient::Guest(GuestId::from_random([byte; 16])));
        // The first read keeps the only thread busy until all others wait.
        let mut reads = vec![spawn(greedy, "greedy", Some(blocked))];
        tokio::task::yield_now().await;
        while pool.waiting() > 0 {
            tokio::task::yield_now().await;
        }
        for _ in 0..5 {
            reads.push(spawn(greedy, "greedy", None));
        }
        while pool.waiting() < 5 {
            tokio::task::yield_now().await;
        }
        reads.push(spawn(other, "other", None));
        while pool.waiting() < 6 {
            tokio::task::yield_now().await;
        }
        release.send(()).unwrap();
        for read in reads {
            read.await.unwrap().unwrap();
        }
        let order = order.lock().unwrap().clone();
        let place = order.iter().position(|name| *name == "other").unwrap();
        assert!(place <= 2, "{order:?}");
    }

    #[tokio::test]
    async fn panic_is_an_error_of_one_read() {
        let pool = ReadPool::start(1).unwrap();
        let failed = pool.run(ReadClient::Anonymous, || -> Result<(), Problem> { panic!("a bug") }).await;
        assert_eq!(failed.unwrap_err().code, ProblemCode::Internal);
        assert_eq!(pool.run(ReadClient::Anonymous, || Ok(7)).await, Ok(7));
    }
}
