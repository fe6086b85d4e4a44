//! Threads for heavy reads: parsing, replaying and rendering records.
//!
//! Heavy reads run neither on the async runtime, where they would delay every other request, nor on the threads of light
//! reads, where many of them would keep guests from logging in. Networks are served in turn, and so are the clients of a
//! network.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use tokio::sync::oneshot;

use crate::NOT_POISONED;
use crate::app::App;
use crate::fair_queue::{Queue, RoundRobin};
use crate::http::ApiError;
use crate::limits::{ClientNetwork, LimitHits, LimitKind, NetworkPrefix};
use crate::session::Caller;

/// Number of heavy reads that can wait.
const MAX_WAITING: usize = 2_000;
/// Number of heavy reads of one network that can wait.
const MAX_WAITING_PER_NETWORK: usize = 800;
/// Number of heavy reads of one client that can wait.
const MAX_WAITING_PER_CLIENT: usize = 200;

/// The client whose turn a heavy read takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReadClient {
    pub network: ClientNetwork,
    /// The authenticated guest. All requests of a network without credentials count as one client.
    pub guest: Option<GuestId>,
}

impl FromRequestParts<App> for ReadClient {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ReadClient, ApiError> {
        let caller = <Caller as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let guest = caller.map(|Caller(guest)| guest.id);
        Ok(ReadClient { network: ClientNetwork::of_request(parts), guest })
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads that run heavy reads.
pub(crate) struct ReadPool {
    shared: Arc<Shared>,
    hits: Arc<LimitHits>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    queue: WaitingReads,
    closed: bool,
}

type WaitingReads = RoundRobin<NetworkPrefix, RoundRobin<Option<GuestId>, VecDeque<Job>>>;

impl ReadPool {
    /// Starts the threads; 0 counts as 1.
    pub fn start(threads: usize, hits: Arc<LimitHits>) -> std::io::Result<ReadPool> {
        let state = State { queue: WaitingReads::default(), closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let pool = ReadPool { shared: shared.clone(), hits };
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
        let pushed = push(&mut self.shared.state.lock().expect(NOT_POISONED).queue, client, job);
        self.hits.check(LimitKind::Reads, pushed)?;
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

/// Appends a job of this client, if there is room for it.
fn push(
    queue: &mut WaitingReads,
    ReadClient { network, guest }: ReadClient,
    job: Job,
) -> Result<(), Problem> {
    let of_network = queue.queue(network.prefix).map_or(0, Queue::len);
    let network_limit = if network.shared_by_all { MAX_WAITING } else { MAX_WAITING_PER_NETWORK };
    let client = (network.prefix, (guest, ()));
    let has_room = queue.len() < MAX_WAITING
        && of_network < network_limit
        && queue.len_of(client) < MAX_WAITING_PER_CLIENT;
    if !has_room {
        return Err(overloaded());
    }
    queue.push(client, job);
    Ok(())
}

fn overloaded() -> Problem {
    let message = "The server has too many large requests to answer. Try again.";
    Problem::new(ProblemCode::Busy, message).retry_after_ms(2000)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::mpsc::channel;

    use super::*;

    fn client(network: u8, guest: Option<u8>) -> ReadClient {
        let prefix = NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, network));
        let guest = guest.map(|byte| GuestId::from_random([byte; 16]));
        ReadClient { network: ClientNetwork { prefix, shared_by_all: false }, guest }
    }

    #[tokio::test]
    async fn client_with_many_reads_does_not_delay_others() {
        let pool = Arc::new(ReadPool::start(1, Arc::default()).unwrap());
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
        let (greedy, other) = (client(1, Some(1)), client(1, Some(2)));
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
        let pool = ReadPool::start(1, Arc::default()).unwrap();
        let failed = pool.run(client(1, None), || -> Result<(), Problem> { panic!("a bug") }).await;
        assert_eq!(failed.unwrap_err().code, ProblemCode::Internal);
        assert_eq!(pool.run(client(1, None), || Ok(7)).await, Ok(7));
    }

    #[test]
    fn clients_without_credentials_are_told_apart_by_network() {
        let mut queue = WaitingReads::default();
        let (sender, order) = channel();
        let mut push = |network, guest, name: &'static str| {
            let sender = sender.clone();
            push(&mut queue, client(network, guest), Box::new(move || sender.send(name).unwrap())).unwrap();
        };
        (0..5).for_each(|_| push(1, None, "crowd"));
        push(2, None, "other network");
        push(1, Some(1), "guest of the network");
        while let Some(job) = queue.pop() {
            job();
        }
        drop(sender);
        let order: Vec<_> = order.iter().collect();
        assert_eq!(order[..3], ["crowd", "other network", "guest of the network"]);
    }

    #[test]
    fn room_is_bounded_by_client_and_network_and_in_total() {
        let mut queue = WaitingReads::default();
        let mut fill = |client: ReadClient| {
            (0..).take_while(|_| push(&mut queue, client, Box::new(|| ())).is_ok()).count()
        };
        assert_eq!(fill(client(1, None)), MAX_WAITING_PER_CLIENT);
        let guests: usize = (1..=20).map(|guest| fill(client(1, Some(guest)))).sum();
        assert_eq!(guests, MAX_WAITING_PER_NETWORK - MAX_WAITING_PER_CLIENT);
        assert_eq!(fill(client(2, None)), MAX_WAITING_PER_CLIENT, "another network has room");
        let others: usize = (3..=20).map(|network| fill(client(network, None))).sum();
        assert_eq!(others, MAX_WAITING - MAX_WAITING_PER_NETWORK - MAX_WAITING_PER_CLIENT);
    }

    /// Behind a proxy that is not configured everyone has the same address.
    #[test]
    fn network_that_everyone_may_share_has_all_the_room() {
        let mut queue = WaitingReads::default();
        let mut waiting = 0;
        for guest in 1..=20 {
            let mut client = client(1, Some(guest));
            client.network.shared_by_all = true;
            waiting += (0..).take_while(|_| push(&mut queue, client, Box::new(|| ())).is_ok()).count();
        }
        assert_eq!(waiting, MAX_WAITING);
    }
}
