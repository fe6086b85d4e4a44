//! The end of a link where the table is.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::ws::Utf8Bytes;
use rodeo_cluster::routing::{LinkAddress, PacketBody, Refusal};
use rodeo_protocol::{ClientMessage, TableId, Updates};
use rodeo_table::{GuestIdentity, SyncState};
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::interval;

use super::Routing;
use super::link_end::{KEEP_ALIVE, LinkEnd, LinkLost};
use super::links::{LinkInput, Links};
use super::service::refusal;
use crate::app::App;
use crate::shard::{Connection, ConnectionId, ShardCommand, ShardHandle};

/// Number of messages to a client that travel in one packet.
const MAX_FRAMES: usize = 16;
/// Bytes after which no more messages are added to a packet. NATS accepts 1 MB by default.
const MAX_PACKET: usize = 32 << 10;

/// What a client of another node wants.
pub(super) struct RemoteClient {
    pub table: TableId,
    pub guest: GuestIdentity,
    pub have: Option<u64>,
    pub updates: Updates,
    pub gateway: LinkAddress,
}

/// Connects a client of another node to a table of this one. Returns the address of this end.
pub(super) async fn accept(
    app: &App,
    routing: &Arc<Routing>,
    client: RemoteClient,
) -> Result<LinkAddress, Refusal> {
    let RemoteClient { table, guest, have, updates, gateway } = client;
    let id = app.next_connection_id();
    let (outbox, outgoing) = mpsc::channel(app.config().limits.outbox.max(2));
    let credit = Arc::new(AtomicU32::new(0));
    let sync = have.map_or(SyncState::New, SyncState::Resuming);
    let connection =
        Connection { id, guest, sync, updates, outbox, credit: credit.clone(), explored: (0, 0) };
    let (guard, inputs) = Links::open(&routing.shared, id.0, Some(gateway.instance));
    let shard = app.shard(table).clone();
    let connected = shard.request(|reply| ShardCommand::Connect { table, connection, reply }).await;
    connected.map_err(refusal)?;
    let (end, address) = (LinkEnd::new(routing.clone(), gateway, guard), routing.address(id.0));
    app.metrics().remote_connections.fetch_add(1, Ordering::Relaxed);
    let (app, routing) = (app.clone(), routing.clone());
    let task = OwnerTask { app, routing, end, table, id, shard, credit };
    tokio::spawn(task.run(inputs, outgoing));
    Ok(address)
}

struct OwnerTask {
    app: App,
    routing: Arc<Routing>,
    end: LinkEnd,
    table: TableId,
    id: ConnectionId,
    shard: ShardHandle,
    credit: Arc<AtomicU32>,
}

impl OwnerTask {
    async fn run(mut self, inputs: mpsc::Receiver<LinkInput>, outgoing: mpsc::Receiver<Utf8Bytes>) {
        if self.transfer(inputs, outgoing).await.is_err() {
            self.routing.counters().lost_links.fetch_add(1, Ordering::Relaxed);
        }
        // The gateway may still hear this end, also if packets of it were lost.
        let _ = self.end.send(PacketBody::Close(None)).await;
        // An error means that the shard has ended and forgotten its connections.
        let _ = self.shard.send(ShardCommand::Disconnect { table: self.table, connection: self.id }).await;
        self.app.metrics().remote_connections.fetch_sub(1, Ordering::Relaxed);
    }

    /// Transfers messages in both directions until either side closes the link.
    async fn transfer(
        &mut self,
        mut inputs: mpsc::Receiver<LinkInput>,
        mut outgoing: mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), LinkLost> {
        let mut keep_alive = interval(KEEP_ALIVE);
        loop {
            tokio::select! {
                biased;
                input = inputs.recv() => match input.ok_or(LinkLost)? {
                    LinkInput::Close(_) => return Ok(()),
                    LinkInput::Packet(message) => match self.end.receive(&message.payload)? {
                        PacketBody::Message(message) => {
                            if !self.apply(message).await {
                                return Ok(());
                            }
                            self.end.pass_on().await?;
                        }
                        PacketBody::Confirm {} => {}
                        PacketBody::Close(_) => return Ok(()),
                        PacketBody::Frames { .. } => return Err(LinkLost),
                    },
                },
                text = outgoing.recv(), if self.end.outgoing.is_open() => {
                    // The shard has dropped the outbox: it has told the client why, or the client does not read.
                    let Some(text) = text else { return Ok(()) };
                    self.send_frames(text, &mut outgoing).await?;
                }
                _ = keep_alive.tick() => {
                    if outgoing.is_closed() && !self.end.outgoing.is_open() {
                        return Ok(());
                    }
                    self.end.keep_alive().await?;
                }
            }
        }
    }

    /// Gives a message of the client to the shard. Returns `false` if the server stops.
    async fn apply(&mut self, message: ClientMessage) -> bool {
        let command = ShardCommand::Message { table: self.table, connection: self.id, message };
        self.shard.send(command).await.is_ok()
    }

    /// Sends a message, and those that are ready together with it, in one packet.
    async fn send_frames(
        &mut self,
        text: Utf8Bytes,
        outgoing: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), LinkLost> {
        let mut bytes = text.len();
        let mut texts = vec![text];
        while texts.len() < MAX_FRAMES
            && bytes < MAX_PACKET
            && let Ok(text) = outgoing.try_recv()
        {
            bytes += text.len();
            texts.push(text);
        }
        let frames: Vec<_> = texts.iter().map(to_frame).collect();
        self.routing.counters().frames_sent.fetch_add(frames.len() as u64, Ordering::Relaxed);
        let credit = self.credit.swap(0, Ordering::Relaxed);
        self.end.send(PacketBody::Frames { frames, credit }).await
    }
}

fn to_frame(text: &Utf8Bytes) -> Box<RawValue> {
    RawValue::from_string(text.to_string()).expect("messages to clients are valid JSON")
}
