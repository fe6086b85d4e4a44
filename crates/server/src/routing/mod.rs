//! Clients of this node at tables of other nodes, and the reverse, over NATS (feature `cluster`).
//!
//! - [`nats`]: how to connect to NATS, without secrets in logs
//! - [`links`]: the open links of this process; [`link_end`]: one end of a link, with numbers and window
//! - [`gateway`]: the end of a link where the client is; [`owner`]: the end where the table is
//! - [`requests`]: asks other nodes; [`service`]: answers them
//! - [`events`]: which nodes live, and what all nodes are told; [`directory`]: lobby, codes and tables of a guest across nodes
//! - [`decisions`]: asks workers to decide for bots; [`worker`]: the process that does
//! - [`counters`][]: metrics
//!
//! What travels, and its numbering, is in `rodeo_cluster::routing`. When NATS is not reachable, all links are closed and their
//! clients reconnect; tables of this node are served as before, and requests about others are answered with the name of their
//! node (see `http::placement`).

mod counters;
mod decisions;
mod directory;
mod events;
mod gateway;
mod link_end;
mod links;
mod nats;
mod owner;
mod requests;
mod service;
mod worker;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use rodeo_cluster::NodeId;
use rodeo_cluster::routing::{Event, LinkAddress, Peers, Workers, subject};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use crate::NOT_POISONED;
use crate::app::App;
use crate::metrics::Sample;
use crate::random::random;
use crate::shard::moved_away;

pub(crate) use counters::RoutingCounters;
pub(crate) use directory::{by_code, lobby, tables_of};
pub(crate) use gateway::GatewayLink;
use nats::ConnectionEvent;
pub use nats::{NatsError, NatsOptions};
pub use worker::{WorkerError, run_worker};

/// Time that NATS has to accept a message into its queue.
const PUBLISH_TIMEOUT: Duration = Duration::from_secs(2);

/// NATS did not accept a message.
#[derive(Debug)]
pub(crate) struct Unreachable;

/// The connection of this node to the others. Clones of the `Arc` share it.
pub(crate) struct Routing {
    client: async_nats::Client,
    shared: Arc<Shared>,
    /// Id under which this node takes requests.
    node: watch::Receiver<u64>,
    /// Public tables of other nodes.
    lobby: directory::LobbyCache,
}

/// What the callback of the NATS client updates.
pub(crate) struct Shared {
    /// Random number of this process.
    instance: u128,
    is_connected: AtomicBool,
    links: links::Links,
    peers: Mutex<Peers>,
    workers: Mutex<Workers>,
    /// Told when restrictions of guests have changed.
    restrictions: Arc<Notify>,
    pub counters: RoutingCounters,
}

impl Shared {
    /// What was sent when the connection was lost may be lost as well, so all links are closed.
    fn handle(&self, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Made => self.is_connected.store(true, Ordering::Relaxed),
            ConnectionEvent::Lost => {
                if self.is_connected.swap(false, Ordering::Relaxed) {
                    tracing::warn!("lost the connection to NATS, tables of other nodes are not reachable");
                }
                self.peers.lock().expect(NOT_POISONED).clear();
                self.workers.lock().expect(NOT_POISONED).clear();
                self.links.close_all(|_| None);
            }
            ConnectionEvent::Overrun => drop(self.counters.dropped.fetch_add(1, Ordering::Relaxed)),
        }
    }
}

impl Routing {
    /// Connects to NATS, in the background, and starts to answer other nodes.
    pub async fn start(
        app: &App,
        options: &NatsOptions,
        node: watch::Receiver<u64>,
        restrictions: Arc<Notify>,
    ) -> Result<Arc<Routing>, NatsError> {
        #[cfg(debug_assertions)]
        replace_versions_for_test();
        let shared = Arc::new(Shared {
            instance: u128::from_be_bytes(random()),
            is_connected: AtomicBool::new(false),
            links: links::Links::default(),
            peers: Mutex::default(),
            workers: Mutex::default(),
            restrictions,
            counters: RoutingCounters::default(),
        });
        let told = shared.clone();
        let client = nats::connect(options, move |event| told.handle(event)).await?;
        let routing = Arc::new(Routing { client, shared, node, lobby: directory::LobbyCache::default() });
        tokio::spawn(links::dispatch(routing.clone()));
        tokio::spawn(events::run(app.clone(), routing.clone()));
        tokio::spawn(service::run(app.clone(), routing.clone()));
        tokio::spawn(decisions::run(app.clone(), routing.clone()));
        Ok(routing)
    }

    pub fn is_connected(&self) -> bool {
        self.shared.is_connected.load(Ordering::Relaxed)
    }

    /// Whether this node lives and takes requests over NATS.
    pub fn reaches(&self, node: NodeId) -> bool {
        self.is_connected() && self.peers().nodes().contains(&node)
    }

    /// Values of metrics at this moment.
    pub fn gauges(&self, now: u64) -> Vec<Sample> {
        let worker_threads = self.workers().threads(now);
        self.counters().gauges(self.is_connected(), self.peers().nodes().len(), worker_threads)
    }

    pub fn counters(&self) -> &RoutingCounters {
        &self.shared.counters
    }

    /// Tells all other nodes. What is lost when NATS is not reachable, they find in the database later.
    pub async fn announce(&self, event: &Event) {
        let _ = self.publish(subject::events(), event.encode()).await;
    }

    /// Closes the links of local clients, who are told to reconnect, and tells the other nodes that this one ends.
    pub async fn stop(&self) {
        self.shared.links.close_all(|link| Some(moved_away(link)));
        self.announce(&Event::Leaving { instance: self.shared.instance }).await;
        let _ = timeout(PUBLISH_TIMEOUT, self.client.flush()).await;
    }

    /// The address of a link of this process.
    fn address(&self, link: u64) -> LinkAddress {
        LinkAddress { instance: self.shared.instance, link }
    }

    fn peers(&self) -> MutexGuard<'_, Peers> {
        self.shared.peers.lock().expect(NOT_POISONED)
    }

    fn workers(&self) -> MutexGuard<'_, Workers> {
        self.shared.workers.lock().expect(NOT_POISONED)
    }

    async fn publish(&self, subject: String, payload: Vec<u8>) -> Result<(), Unreachable> {
        if !self.is_connected() {
            return Err(Unreachable);
        }
        let bytes = payload.len() as u64;
        // The queue of the client is full while NATS does not read.
        match timeout(PUBLISH_TIMEOUT, self.client.publish(subject, payload.into())).await {
            Ok(Ok(())) => {
                self.counters().bytes_sent.fetch_add(bytes, Ordering::Relaxed);
                Ok(())
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, bytes, "cannot send to another node");
                Err(Unreachable)
            }
            Err(_) => Err(Unreachable),
        }
    }
}

/// Lets a debug build read and send the versions of messages that `RODEO_TEST_VERSIONS` names, such as `1-1`: a test of updates
/// starts nodes of several versions.
#[cfg(debug_assertions)]
fn replace_versions_for_test() {
    let Ok(text) = std::env::var("RODEO_TEST_VERSIONS") else { return };
    let versions =
        text.split_once('-').and_then(|(oldest, newest)| Some((oldest.parse().ok()?, newest.parse().ok()?)));
    let (oldest, newest) = versions.expect("RODEO_TEST_VERSIONS has the form 1-2");
    tracing::warn!(oldest, newest, "this node pretends to be of other versions");
    rodeo_cluster::routing::replace_versions(oldest..=newest);
}
