//! The task that keeps the lease of a node, and moves tables between this node and others.
//!
//! `rodeo_cluster::Node` decides what to do. This task passes it time, answers of PostgreSQL and events of the shards, sends its
//! requests, and tells the shards which tables to serve.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rodeo_cluster::lease::{Assignment, Epoch, LeaseReply, NodeId};
use rodeo_cluster::node::{Input, Node, Output, RequestId};
use rodeo_protocol::TableId;
use rodeo_store::PostgresStore;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until};

use crate::app::shard_index;
use crate::ownership::{LeaseCounters, OwnershipEvent};
use crate::shard::{OwnerChange, ShardCommand, ShardContext, ShardHandle};

/// Time between two attempts to register a node that was fenced.
const REGISTER_RETRY: Duration = Duration::from_millis(200);

pub(crate) struct LeaseKeeper {
    store: Arc<PostgresStore>,
    name: String,
    context: Arc<ShardContext>,
    shards: Vec<ShardHandle>,
    events: mpsc::UnboundedReceiver<OwnershipEvent>,
    /// Told when the node has left the cluster.
    leaving: Option<oneshot::Sender<()>>,
}

/// Why a node has ended.
enum NodeEnd {
    /// Others have taken its tables. The process continues as another node.
    Fenced,
    /// The server is about to stop.
    Left,
}

impl LeaseKeeper {
    pub fn new(
        store: Arc<PostgresStore>,
        name: String,
        context: Arc<ShardContext>,
        shards: Vec<ShardHandle>,
        events: mpsc::UnboundedReceiver<OwnershipEvent>,
    ) -> LeaseKeeper {
        LeaseKeeper { store, name, context, shards, events, leaving: None }
    }

    /// Keeps the lease of a node that was registered at `asked_at` or later, until the server leaves the cluster.
    pub async fn run(mut self, mut id: NodeId, mut asked_at: u64) {
        loop {
            self.store.set_node(id);
            if let Some(ownership) = &self.context.ownership {
                ownership.set_node(id.0);
            }
            let end = self.keep(Node::new(id, asked_at)).await;
            self.set_lease(0);
            self.drop_all_tables().await;
            if let NodeEnd::Fenced = end {
                tracing::warn!(node = id.0, "lost the lease and all tables");
                self.count(|counters| &counters.fenced);
            }
            if let Some(leaving) = self.leaving.take() {
                // The receiver is gone if it took too long.
                let _ = leaving.send(());
                return;
            }
            (id, asked_at) = self.register().await;
        }
    }

    async fn register(&self) -> (NodeId, u64) {
        loop {
            let asked_at = self.context.clock.now();
            let (store, name) = (self.store.clone(), self.name.clone());
            match tokio::task::spawn_blocking(move || store.register_node(&name)).await {
                Ok(Ok(id)) => return (id, asked_at),
                Ok(Err(error)) => tracing::warn!(%error, "cannot register this node, trying again"),
                // The runtime shuts down.
                Err(_) => {}
            }
            sleep(REGISTER_RETRY).await;
        }
    }

    async fn keep(&mut self, mut node: Node) -> NodeEnd {
        let (sender, mut replies) = mpsc::unbounded_channel();
        let mut input = Input::Tick;
        loop {
            for output in node.handle(self.context.clock.now(), input) {
                if let Some(end) = self.perform(output, &sender).await {
                    return end;
                }
            }
            self.set_lease(node.lease_until());
            let Some(wake_at) = node.wake_at() else { return NodeEnd::Left };
            input = tokio::select! {
                biased;
                Some((id, reply)) = replies.recv() => Input::Reply(id, reply),
                Some(event) = self.events.recv() => self.input_of(event),
                () = sleep_until(self.context.clock.instant(wake_at)) => Input::Tick,
            };
        }
    }

    fn input_of(&mut self, event: OwnershipEvent) -> Input {
        match event {
            OwnershipEvent::Opened(table) => Input::Opened(table),
            OwnershipEvent::Closed(table) => Input::Closed(table),
            OwnershipEvent::Refused(table, epoch) => {
                self.count(|counters| &counters.lost);
                Input::Refused(Assignment { table, epoch: Epoch(epoch) })
            }
            OwnershipEvent::Quiesced(table) => {
                self.count(|counters| &counters.handed_over);
                Input::Quiesced(table)
            }
            OwnershipEvent::Leave(done) => {
                self.leaving = Some(done);
                Input::Drain
            }
        }
    }

    async fn perform(
        &self,
        output: Output,
        replies: &mpsc::UnboundedSender<(RequestId, LeaseReply)>,
    ) -> Option<NodeEnd> {
        match output {
            Output::Request(id, request) => {
                let (store, replies) = (self.store.clone(), replies.clone());
                tokio::task::spawn_blocking(move || match store.execute_lease(request) {
                    // The receiver is gone if the node has ended.
                    Ok(reply) => drop(replies.send((id, reply))),
                    // The node asks again after a timeout.
                    Err(error) => tracing::debug!(%error, "a request about leases failed"),
                });
            }
            Output::Serve(Assignment { table, epoch }) => {
                self.count(|counters| &counters.taken_over);
                self.change(table, OwnerChange::Serve { table, epoch: epoch.0 }).await;
            }
            Output::Quiesce(table) => self.change(table, OwnerChange::Quiesce(table)).await,
            Output::Drop(table) => self.change(table, OwnerChange::Drop(table)).await,
            Output::Fenced => return Some(NodeEnd::Fenced),
            Output::Left => return Some(NodeEnd::Left),
        }
        None
    }

    async fn change(&self, table: TableId, change: OwnerChange) {
        let shard = &self.shards[shard_index(table, self.shards.len())];
        // An error means that the server has stopped.
        let _ = shard.send(ShardCommand::ChangeOwner(change)).await;
    }

    async fn drop_all_tables(&self) {
        for shard in &self.shards {
            let (done, dropped) = oneshot::channel();
            if shard.send(ShardCommand::ChangeOwner(OwnerChange::DropAll { done })).await.is_ok() {
                // An error means that the server has stopped.
                let _ = dropped.await;
            }
        }
    }

    fn count(&self, counter: impl Fn(&LeaseCounters) -> &AtomicU64) {
        if let Some(ownership) = &self.context.ownership {
            counter(&ownership.counters).fetch_add(1, Ordering::Relaxed);
        }
    }

    fn set_lease(&self, until: u64) {
        if let Some(ownership) = &self.context.ownership {
            ownership.set_lease(until);
        }
    }
}
