//! A process that thinks for the bots of all nodes and serves no tables.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::{Client, Message, Subject};
use futures_util::StreamExt;
use rodeo_cluster::routing::peers::BEAT_MS;
use rodeo_cluster::routing::{Event, decode, encode, subject};
use rodeo_protocol::{GuestId, TableId};
use rodeo_table::BotRequest;
use tokio::sync::mpsc;
use tokio::time::{interval, sleep, timeout};

use super::decisions::{DecisionReply, DecisionRequest, decided};
use super::nats::{self, ConnectionEvent, NatsError, NatsOptions};
use crate::bot_pool::{BotDecision, BotPool};
use crate::limits::NetworkPrefix;
use crate::metrics::Metrics;
use crate::random::random;
use crate::table_index::Holder;

/// Workers share the decisions of this group: each goes to one of them.
const QUEUE_GROUP: &str = "workers";
/// Decisions per thread that may wait. Further ones are refused, and the nodes make them.
const MAX_WAITING: usize = 8;
/// Time between two lines in the log that say how much was decided.
const REPORT_INTERVAL: Duration = Duration::from_secs(60);
/// Time that decisions in progress have when the worker stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a worker cannot start.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// The options of NATS cannot be used.
    #[error(transparent)]
    Nats(#[from] NatsError),
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}")]
    Threads(#[from] std::io::Error),
    /// NATS refused the subscription.
    #[error("cannot subscribe to NATS")]
    Subscribe,
}

struct Worker {
    client: Client,
    pool: BotPool,
    threads: usize,
    replies: mpsc::UnboundedSender<(Subject, DecisionReply)>,
    made: Arc<AtomicU64>,
}

/// Decides for bots on `threads` threads until `stop` completes. What was taken is decided before it returns.
pub async fn run_worker(
    options: &NatsOptions,
    threads: usize,
    stop: impl Future<Output = ()>,
) -> Result<(), WorkerError> {
    let client = nats::connect(options, |event| {
        if event == ConnectionEvent::Lost {
            tracing::warn!("lost the connection to NATS");
        }
    })
    .await?;
    let pool = BotPool::start(threads, Duration::ZERO, Arc::new(Metrics::default()))?;
    // As many replies at most as decisions may wait.
    let (replies, outgoing) = mpsc::unbounded_channel();
    let made = Arc::new(AtomicU64::new(0));
    let sending = tokio::spawn(send_replies(client.clone(), outgoing, made.clone()));
    let instance = u128::from_be_bytes(random());
    let worker = Worker { client: client.clone(), pool, threads: threads.max(1), replies, made };
    let stopped = tokio::select! {
        result = worker.serve(instance) => result,
        () = stop => Ok(()),
    };
    let leaving = encode(&Event::Leaving { instance });
    let _ = timeout(STOP_TIMEOUT, client.publish(subject::events(), leaving.into())).await;
    // Its queue and threads end with the worker, the task of the replies with their last sender.
    let waiting = async {
        while worker.pool.queued() > 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = timeout(STOP_TIMEOUT, waiting).await;
    drop(worker);
    let _ = timeout(STOP_TIMEOUT, sending).await;
    let _ = timeout(STOP_TIMEOUT, client.flush()).await;
    stopped
}

impl Worker {
    async fn serve(&self, instance: u128) -> Result<(), WorkerError> {
        let subscribed = self.client.queue_subscribe(subject::decisions(), QUEUE_GROUP.to_owned()).await;
        let mut requests = subscribed.map_err(|_| WorkerError::Subscribe)?;
        let mut beat = interval(Duration::from_millis(BEAT_MS));
        let mut report = interval(REPORT_INTERVAL);
        let mut reported = 0;
        loop {
            tokio::select! {
                message = requests.next() => match message {
                    Some(message) => self.take(message),
                    None => return Err(WorkerError::Subscribe),
                },
                _ = beat.tick() => {
                    let alive = Event::Worker { instance, threads: self.threads };
                    // Nodes count this worker as dead if it is not heard.
                    let sent = self.client.publish(subject::events(), encode(&alive).into());
                    let _ = timeout(Duration::from_millis(BEAT_MS), sent).await;
                }
                _ = report.tick() => {
                    let made = self.made.load(Ordering::Relaxed);
                    if made > reported {
                        tracing::info!(decisions = made - reported, waiting = self.pool.queued(), "decided for bots");
                        reported = made;
                    }
                }
            }
        }
    }

    /// Queues a decision. Nodes take turns, as the guests of a node do.
    fn take(&self, message: Message) {
        let Some(reply_to) = message.reply else { return };
        let replies = self.replies.clone();
        let refuse = || drop(replies.send((reply_to.clone(), DecisionReply::Refused)));
        if self.pool.queued() >= MAX_WAITING * self.threads {
            return refuse();
        }
        let DecisionRequest { node, request } = match decode(&message.payload) {
            Ok(request) => request,
            Err(error) => {
                tracing::warn!(%error, "cannot read a decision that a node asks for");
                return refuse();
            }
        };
        let Ok(request) = BotRequest::try_from(request) else {
            tracing::warn!("a node asks for a bot that this worker does not know");
            return refuse();
        };
        let number = node.to_be_bytes();
        let holder = Holder { network: NetworkPrefix::Unix, guest: GuestId::from_random(number) };
        let deliver =
            move |decision: BotDecision| drop(replies.send((reply_to.clone(), decided(decision.choice))));
        self.pool.submit(holder, TableId::from_random(number), request, Box::new(deliver));
    }
}

async fn send_replies(
    client: Client,
    mut replies: mpsc::UnboundedReceiver<(Subject, DecisionReply)>,
    made: Arc<AtomicU64>,
) {
    while let Some((reply_to, reply)) = replies.recv().await {
        if let DecisionReply::Decided(_) = reply {
            made.fetch_add(1, Ordering::Relaxed);
        }
        // Without an answer, the node decides.
        let _ = client.publish(reply_to, encode(&reply).into()).await;
    }
}
