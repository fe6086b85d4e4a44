//! A server as a node of a cluster.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_cluster::NodeId;
use rodeo_protocol::GuestId;
use rodeo_store::PostgresStore;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::{App, StartError};
use crate::config::Config;
use crate::lease_keeper::LeaseKeeper;
use crate::metrics::Sample;
use crate::moderation;
use crate::ownership::Ownership;
use crate::routing::{NatsError, NatsOptions, Routing};
use crate::shard::{AdminCommand, ConnectionId, ShardCommand};
use crate::table_access::RemoteOwner;

/// Longest time after which a node knows about mutes and bans that another one was told, also without NATS.
const RESTRICTIONS_INTERVAL: Duration = Duration::from_secs(5);

impl App {
    /// Starts a node of the cluster that shares a database. `name` tells operators and load balancers which node serves a
    /// table. The node has no tables at first: it opens new ones, and takes those of nodes that stop.
    ///
    /// # Panics
    ///
    /// If it is not called within a Tokio runtime.
    pub fn start_node(config: Config, store: Arc<PostgresStore>, name: &str) -> Result<App, StartError> {
        let (ownership, events) = Ownership::new();
        let app = App::start_with(config, store.clone(), Some(Arc::new(ownership)))?;
        let asked_at = app.now();
        let node = store.register_node(name)?;
        // Before the first request can open a table.
        store.set_node(node);
        if let Some(ownership) = app.ownership() {
            ownership.set_node(node.0);
        }
        let (context, shards) = (app.inner.shared.clone(), app.inner.shards.clone());
        let keeper = LeaseKeeper::new(store, name.to_owned(), context, shards, events);
        tokio::spawn(keeper.run(node, asked_at));
        tokio::spawn(app.clone().keep_restrictions());
        Ok(app)
    }

    /// Connects a node to the others over NATS. Succeeds if the options are valid; the connection is made in the background, and
    /// again whenever it is lost.
    ///
    /// # Panics
    ///
    /// If the server is not a node, or has been connected before.
    pub async fn connect_nats(&self, options: &NatsOptions) -> Result<(), NatsError> {
        let ownership = self.ownership().expect("the server is a node");
        let routing = Routing::start(self, options, ownership.watch_node(), ownership.restrictions()).await?;
        assert!(self.inner.routing.set(routing).is_ok(), "the node is connected once");
        Ok(())
    }

    /// The connection to other nodes; `None` without NATS.
    pub(crate) fn routing(&self) -> Option<&Arc<Routing>> {
        self.inner.routing.get()
    }

    /// Returns the node as the owner of a table, if it can be reached over NATS.
    pub(crate) fn route_to(&self, node: u64) -> Option<RemoteOwner> {
        let node = NodeId(node);
        self.routing().filter(|routing| routing.reaches(node)).map(|_| RemoteOwner(node))
    }

    pub(crate) fn next_connection_id(&self) -> ConnectionId {
        ConnectionId(self.inner.next_connection.fetch_add(1, Ordering::Relaxed))
    }

    /// Closes the connections of local clients to tables of other nodes.
    pub(super) async fn stop_routing(&self) {
        if let Some(routing) = self.routing() {
            routing.stop().await;
        }
    }

    /// Adds the metrics of leases and routing.
    pub(crate) fn add_cluster_metrics(&self, gauges: &mut Vec<Sample>, counters: &mut Vec<Sample>) {
        let Some(ownership) = self.ownership() else { return };
        let held = if self.holds_lease() { self.table_index().len() as u64 } else { 0 };
        gauges.push(("rodeo_leases_held", "Tables that belong to this node while its lease lasts.", held));
        counters.extend(ownership.totals());
        if let Some(routing) = self.routing() {
            gauges.extend(routing.gauges(self.now()));
            counters.extend(routing.counters().totals());
        }
    }

    /// Reads mutes and bans again and again, and at once when another node has changed them.
    async fn keep_restrictions(self) {
        let Some(changed): Option<Arc<Notify>> = self.ownership().map(|ownership| ownership.restrictions())
        else {
            return;
        };
        loop {
            // Either is a reason to read.
            let _ = timeout(RESTRICTIONS_INTERVAL, changed.notified()).await;
            let Ok(restrictions) = self.read_store(|store| store.restrictions()).await else { continue };
            let now = self.now();
            for ban in self.moderation().replace(restrictions, now) {
                let problem = moderation::problem(&ban, now);
                for shard in self.shards() {
                    let problem = problem.clone();
                    let command = AdminCommand::DisconnectGuest { guest: ban.guest, problem };
                    // An error means that the server is shutting down.
                    let _ = shard.send(ShardCommand::Admin(command)).await;
                }
            }
        }
    }

    /// Forgets what is cached of a guest, and closes the connections of their sessions that have ended.
    pub(crate) async fn refresh_guest(&self, guest: GuestId) {
        // An error means that the database does not answer. The cache is empty then, so it is asked before the next request.
        let _ = self.close_ended_sessions(guest).await;
    }

    /// Applies the name that an operator has given a guest, at the tables of this node.
    pub(crate) async fn refresh_name(&self, id: GuestId) {
        self.sessions().forget(id);
        let Ok(Some(guest)) = self.read_store(move |store| store.guest(id)).await else { return };
        for shard in self.shards() {
            let command = AdminCommand::RenameGuest { guest: id, name: guest.name.clone() };
            // An error means that the server is shutting down.
            let _ = shard.send(ShardCommand::Admin(command)).await;
        }
    }
}
