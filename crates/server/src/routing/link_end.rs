//! One end of a link: numbers what it sends, checks what it receives.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_cluster::routing::{
    Incoming, LinkAddress, LinkError, Outgoing, Packet, PacketBody, decode, encode, subject,
};
use tokio::time::Instant;

use super::Routing;
use super::links::LinkGuard;

/// Time between two packets of an idle link.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// Time without a packet after which the other end counts as gone.
const MAX_SILENCE: Duration = Duration::from_secs(15);

/// The link cannot go on: packets are lost, or the other end is gone.
#[derive(Debug)]
pub(super) struct LinkLost;

pub(super) struct LinkEnd {
    routing: Arc<Routing>,
    /// Subject of the other end.
    subject: String,
    pub outgoing: Outgoing,
    pub incoming: Incoming,
    last_received: Instant,
    _guard: LinkGuard,
}

impl LinkEnd {
    pub fn new(routing: Arc<Routing>, other: LinkAddress, guard: LinkGuard) -> LinkEnd {
        LinkEnd {
            routing,
            subject: subject::link(other),
            outgoing: Outgoing::default(),
            incoming: Incoming::default(),
            last_received: Instant::now(),
            _guard: guard,
        }
    }

    /// Sends a packet. One with content needs an open window.
    pub async fn send(&mut self, body: PacketBody) -> Result<(), LinkLost> {
        let has_content = body.has_content();
        let packet = Packet { seq: self.outgoing.next(), ack: self.incoming.take_ack(), body };
        let bytes = encode(&packet);
        self.outgoing.note_sent(has_content.then_some(bytes.len()));
        self.routing.publish(self.subject.clone(), bytes).await.map_err(|_| LinkLost)
    }

    /// Reads a packet.
    pub fn receive(&mut self, bytes: &[u8]) -> Result<PacketBody, LinkLost> {
        self.last_received = Instant::now();
        let packet: Packet = decode(bytes).map_err(|error| {
            self.routing.counters().unreadable.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(%error, "cannot read a packet of another node");
            LinkLost
        })?;
        let content = packet.body.has_content().then_some(bytes.len());
        let checked = self.incoming.receive(packet.seq, content);
        checked.and_then(|()| self.outgoing.confirm(packet.ack)).map_err(|error| {
            if let LinkError::Gap { .. } = error {
                self.routing.counters().gaps.fetch_add(1, Ordering::Relaxed);
            }
            tracing::warn!(%error, "packets of another node are lost, closing the connection");
            LinkLost
        })?;
        Ok(packet.body)
    }

    /// Notes that the oldest packet was passed on, and confirms it if the other end may wait for that.
    pub async fn pass_on(&mut self) -> Result<(), LinkLost> {
        self.incoming.pass_on();
        if self.incoming.must_confirm() { self.send(PacketBody::Confirm {}).await } else { Ok(()) }
    }

    /// Shows the other end that this one lives. Fails if nothing was heard of the other one for too long.
    pub async fn keep_alive(&mut self) -> Result<(), LinkLost> {
        if self.last_received.elapsed() > MAX_SILENCE {
            return Err(LinkLost);
        }
        self.send(PacketBody::Confirm {}).await
    }
}
