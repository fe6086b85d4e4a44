//! The open links of this process, by the number of the connection.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use futures_util::StreamExt;
use rodeo_cluster::routing::link::QUEUE_PACKETS;
use rodeo_cluster::routing::subject;
use rodeo_protocol::Problem;
use tokio::sync::mpsc;

use super::{Routing, Shared};
use crate::NOT_POISONED;
use crate::shard::ConnectionId;

/// What the task of a link receives. The end of the channel means that the link is lost.
pub(super) enum LinkInput {
    /// A packet of the other end.
    Packet(async_nats::Message),
    /// The link is to be closed. The client is told this.
    Close(Problem),
}

/// All open links of this process.
#[derive(Default)]
pub(super) struct Links {
    open: Mutex<HashMap<u64, OpenLink>>,
}

struct OpenLink {
    inputs: mpsc::Sender<LinkInput>,
    /// Process at the other end, as soon as it is known.
    peer: Option<u128>,
}

/// Removes a link when it is dropped.
pub(super) struct LinkGuard {
    shared: Arc<Shared>,
    link: u64,
}

impl Drop for LinkGuard {
    fn drop(&mut self) {
        self.shared.links.remove(self.link);
    }
}

impl Links {
    /// Adds a link. The queue has room for all packets that the window allows, so one that is full breaks the rules.
    pub fn open(
        shared: &Arc<Shared>,
        link: u64,
        peer: Option<u128>,
    ) -> (LinkGuard, mpsc::Receiver<LinkInput>) {
        let (inputs, receiver) = mpsc::channel(QUEUE_PACKETS);
        shared.links.open.lock().expect(NOT_POISONED).insert(link, OpenLink { inputs, peer });
        (LinkGuard { shared: shared.clone(), link }, receiver)
    }

    /// Notes which process is at the other end.
    pub fn set_peer(&self, link: u64, peer: u128) {
        if let Some(open) = self.open.lock().expect(NOT_POISONED).get_mut(&link) {
            open.peer = Some(peer);
        }
    }

    /// Closes a link, whose client is told why. Returns whether there is one.
    pub fn close(&self, link: ConnectionId, problem: Problem) -> bool {
        let Some(open) = self.remove(link.0) else { return false };
        // If the queue is full, the client is not told; the link closes anyway.
        let _ = open.inputs.try_send(LinkInput::Close(problem));
        true
    }

    /// Closes all links to a process that is gone.
    pub fn close_peer(&self, peer: u128) {
        self.open.lock().expect(NOT_POISONED).retain(|_, open| open.peer != Some(peer));
    }

    /// Closes all links. Their clients are told the problem, if there is one.
    pub fn close_all(&self, problem: impl Fn(ConnectionId) -> Option<Problem>) {
        for (link, open) in std::mem::take(&mut *self.open.lock().expect(NOT_POISONED)) {
            if let Some(problem) = problem(ConnectionId(link)) {
                let _ = open.inputs.try_send(LinkInput::Close(problem));
            }
        }
    }

    fn remove(&self, link: u64) -> Option<OpenLink> {
        self.open.lock().expect(NOT_POISONED).remove(&link)
    }

    fn deliver(&self, link: u64, message: async_nats::Message) {
        let mut open = self.open.lock().expect(NOT_POISONED);
        let Some(found) = open.get(&link) else { return };
        if found.inputs.try_send(LinkInput::Packet(message)).is_err() {
            open.remove(&link);
        }
    }
}

/// Gives the packets of other nodes to the links of this process, as long as it runs.
pub(super) async fn dispatch(routing: Arc<Routing>) {
    let subject = subject::links(routing.shared.instance);
    let Ok(mut packets) = routing.client.subscribe(subject).await else {
        return tracing::error!("cannot subscribe to NATS");
    };
    while let Some(message) = packets.next().await {
        let bytes = message.payload.len() as u64;
        routing.counters().bytes_received.fetch_add(bytes, Ordering::Relaxed);
        if let Some(link) = subject::link_number(&message.subject) {
            routing.shared.links.deliver(link, message);
        }
    }
}
