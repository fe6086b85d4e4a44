//! The end of a link where the client is.
//!
//! The task of the link stands where the shard of a local table would: it puts messages into the outbox of the connection, and
//! dropping the outbox closes the connection.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::ws::Utf8Bytes;
use rodeo_cluster::NodeId;
use rodeo_cluster::routing::{Identity, LinkAddress, PacketBody, Request};
use rodeo_protocol::{ClientMessage, Problem, ServerMessage, TableId};
use rodeo_table::SyncState;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::interval;

use super::link_end::{KEEP_ALIVE, LinkEnd, LinkLost};
use super::links::{LinkInput, Links};
use super::requests::AskError;
use super::{Routing, Shared};
use crate::shard::{Connection, ConnectionId, moved_away, shutting_down, to_text};

/// Number of messages of a client that wait to be sent to the owner. When it is full, the client is not read.
const MAX_MESSAGES: usize = 8;

/// Sends messages of a client to the owner of its table. Dropping it closes the link.
pub(crate) struct GatewayLink {
    messages: mpsc::Sender<ClientMessage>,
}

impl GatewayLink {
    /// Sends a message; waits while the owner does not keep up.
    pub async fn send(&self, message: ClientMessage) -> Result<(), Problem> {
        self.messages.send(message).await.map_err(|_| shutting_down())
    }
}

impl Routing {
    /// Connects a client of this node to a table of another one.
    pub async fn connect(
        self: &Arc<Routing>,
        node: NodeId,
        table: TableId,
        connection: Connection,
    ) -> Result<GatewayLink, AskError> {
        let Connection { id, guest, sync, updates, outbox, credit, .. } = connection;
        // Before the request: the first packets may arrive before its reply.
        let (guard, inputs) = Links::open(&self.shared, id.0, None);
        let have = match sync {
            SyncState::Resuming(have) => Some(have),
            _ => None,
        };
        let guest = Identity { id: guest.id, name: guest.name, bot: guest.bot };
        let request = Request::Connect { table, guest, have, updates, gateway: self.address(id.0) };
        let owner: LinkAddress = self.ask(node, &request).await?;
        self.shared.links.set_peer(id.0, owner.instance);
        if !self.peers().contains(owner.instance) {
            // It has died since.
            return Err(AskError::Unreachable);
        }
        let (messages, receiver) = mpsc::channel(MAX_MESSAGES);
        let end = LinkEnd::new(self.clone(), owner, guard);
        let (frames, shared) = (VecDeque::new(), self.shared.clone());
        let task = GatewayTask { id, end, outbox, credit, frames, shared };
        self.counters().clients.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(task.run(inputs, receiver));
        Ok(GatewayLink { messages })
    }

    /// Closes the link of a local client. Returns whether it has one.
    pub fn close_link(&self, link: ConnectionId, problem: Problem) -> bool {
        self.shared.links.close(link, problem)
    }
}

struct GatewayTask {
    id: ConnectionId,
    end: LinkEnd,
    outbox: mpsc::Sender<Utf8Bytes>,
    credit: Arc<AtomicU32>,
    /// Frames that wait for room in the outbox, and whether each is the last of its packet.
    frames: VecDeque<(Box<RawValue>, bool)>,
    shared: Arc<Shared>,
}

/// Why the task of a gateway ends.
enum End {
    /// The client is gone.
    Disconnected,
    /// The owner has closed the link.
    Closed(Option<Problem>),
    /// This node closes the link.
    Refused(Problem),
}

impl GatewayTask {
    async fn run(mut self, inputs: mpsc::Receiver<LinkInput>, messages: mpsc::Receiver<ClientMessage>) {
        let end = self.transfer(inputs, messages).await;
        let problem = match end {
            Ok(End::Disconnected) => {
                let _ = self.end.send(PacketBody::Close(None)).await;
                None
            }
            Ok(End::Refused(problem)) => {
                let _ = self.end.send(PacketBody::Close(None)).await;
                Some(problem)
            }
            Ok(End::Closed(problem)) => {
                self.send_rest();
                problem
            }
            Err(LinkLost) => {
                // The owner may still hear this end.
                let _ = self.end.send(PacketBody::Close(None)).await;
                self.shared.counters.lost_links.fetch_add(1, Ordering::Relaxed);
                Some(moved_away(self.id))
            }
        };
        if let Some(problem) = problem {
            // A client whose outbox is full misses the message; its connection closes anyway.
            let _ = self.outbox.try_send(to_text(&ServerMessage::Closing { problem }));
        }
        self.shared.counters.clients.fetch_sub(1, Ordering::Relaxed);
    }

    async fn transfer(
        &mut self,
        mut inputs: mpsc::Receiver<LinkInput>,
        mut messages: mpsc::Receiver<ClientMessage>,
    ) -> Result<End, LinkLost> {
        let mut keep_alive = interval(KEEP_ALIVE);
        let outbox = self.outbox.clone();
        loop {
            tokio::select! {
                biased;
                input = inputs.recv() => match input.ok_or(LinkLost)? {
                    LinkInput::Close(problem) => return Ok(End::Refused(problem)),
                    LinkInput::Packet(message) => match self.end.receive(&message.payload)? {
                        PacketBody::Frames { frames, credit } => {
                            self.credit.fetch_add(credit, Ordering::Relaxed);
                            let count = frames.len();
                            self.shared.counters.frames_received.fetch_add(count as u64, Ordering::Relaxed);
                            self.frames.extend(frames.into_iter().zip(1..).map(|(frame, n)| (frame, n == count)));
                        }
                        PacketBody::Confirm {} => {}
                        PacketBody::Close(problem) => return Ok(End::Closed(problem)),
                        PacketBody::Message(_) => return Err(LinkLost),
                    },
                },
                permit = outbox.reserve(), if !self.frames.is_empty() => {
                    let Ok(permit) = permit else { return Ok(End::Disconnected) };
                    if let Some((frame, is_last)) = self.frames.pop_front() {
                        permit.send(to_utf8(&frame));
                        if is_last {
                            self.end.pass_on().await?;
                        }
                    }
                }
                message = messages.recv(), if self.end.outgoing.is_open() => match message {
                    Some(message) => self.end.send(PacketBody::Message(message)).await?,
                    None => return Ok(End::Disconnected),
                },
                _ = keep_alive.tick() => {
                    if outbox.is_closed() {
                        return Ok(End::Disconnected);
                    }
                    self.end.keep_alive().await?;
                }
            }
        }
    }

    /// Gives the client what was received before the owner closed the link. What the outbox has no room for is lost: the client
    /// is closed because it does not read.
    fn send_rest(&mut self) {
        for (frame, _) in self.frames.drain(..) {
            if self.outbox.try_send(to_utf8(&frame)).is_err() {
                return;
            }
        }
    }
}

fn to_utf8(frame: &RawValue) -> Utf8Bytes {
    Utf8Bytes::from(frame.get())
}
