//! One routed connection between a gateway and an owner.
//!
//! Each end numbers its packets from 1 without a gap, so the other end notices what NATS has lost: also the last packet,
//! because an idle end keeps sending empty ones. A *window* bounds what is in flight: an end that has sent that much
//! waits until the other has passed it on. So a client that does not read fills the window, then the outbox at its table,
//! and is disconnected there like a local one; neither node stores more for it than window and outbox hold.

use std::collections::VecDeque;

use rodeo_protocol::{ClientMessage, Problem};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Number of packets with content that can be in flight.
pub const WINDOW_PACKETS: usize = 32;
/// Bytes above which no packet is sent until others are confirmed. A single packet may be longer.
pub const WINDOW_BYTES: usize = 128 << 10;
/// The receiver confirms after so many packets or bytes: less than the window, so that a full one is always confirmed.
const CONFIRM_PACKETS: usize = WINDOW_PACKETS / 4;
const CONFIRM_BYTES: usize = WINDOW_BYTES / 4;
/// Number of packets that can wait for the task of a link: the window, and those without content.
pub const QUEUE_PACKETS: usize = 2 * WINDOW_PACKETS;

/// What travels on a link.
#[derive(Debug, Serialize, Deserialize)]
pub struct Packet {
    /// Number of the packet, from 1.
    pub seq: u64,
    /// Number of the last packet of the other end that was passed on.
    pub ack: u64,
    /// Content of the packet.
    pub body: PacketBody,
}

/// Content of a packet.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PacketBody {
    /// Messages to the client, as they are sent, and the number of its messages that are exempt from the rate limit.
    Frames {
        /// Messages in the order in which the client receives them.
        frames: Vec<Box<RawValue>>,
        /// Exempt messages since the last packet.
        credit: u32,
    },
    /// A message of the client.
    Message(ClientMessage),
    /// Confirms packets, and shows that the link is in use.
    Confirm {},
    /// The last packet. If there is a problem, the client has not been told yet.
    Close(Option<Problem>),
}

impl PacketBody {
    /// Whether the packet counts against the window.
    pub fn has_content(&self) -> bool {
        matches!(self, PacketBody::Frames { .. } | PacketBody::Message(_))
    }
}

/// Why a link cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// Packets are lost.
    #[error("packet {found} follows packet {last}")]
    Gap {
        /// Number of the last packet.
        last: u64,
        /// Number of the packet that was received.
        found: u64,
    },
    /// The other end confirms what was not sent.
    #[error("packet {0} is confirmed but was not sent")]
    Unsent(u64),
    /// The other end sends more than the window allows.
    #[error("more packets than the window allows")]
    Overrun,
}

/// Packets that this end sends.
#[derive(Debug, Default)]
pub struct Outgoing {
    sent: u64,
    /// Number and size of packets with content that are not confirmed.
    unconfirmed: VecDeque<(u64, usize)>,
    bytes: usize,
}

impl Outgoing {
    /// Whether a packet with content may be sent.
    pub fn is_open(&self) -> bool {
        self.unconfirmed.len() < WINDOW_PACKETS && self.bytes < WINDOW_BYTES
    }

    /// Number of the next packet.
    pub fn next(&self) -> u64 {
        self.sent + 1
    }

    /// Notes that the next packet was sent. `content`: its size, if it counts against the window.
    pub fn note_sent(&mut self, content: Option<usize>) {
        self.sent += 1;
        if let Some(bytes) = content {
            self.unconfirmed.push_back((self.sent, bytes));
            self.bytes += bytes;
        }
    }

    /// Notes that the other end has passed on all packets up to this one.
    pub fn confirm(&mut self, ack: u64) -> Result<(), LinkError> {
        if ack > self.sent {
            return Err(LinkError::Unsent(ack));
        }
        while let Some(&(seq, bytes)) = self.unconfirmed.front()
            && seq <= ack
        {
            self.unconfirmed.pop_front();
            self.bytes -= bytes;
        }
        Ok(())
    }
}

/// Packets that this end receives.
#[derive(Debug, Default)]
pub struct Incoming {
    received: u64,
    /// Packets with content that were received but not passed on.
    waiting: VecDeque<(u64, usize)>,
    passed_on: u64,
    /// Packets and bytes that were passed on but not confirmed.
    unconfirmed: (usize, usize),
}

impl Incoming {
    /// Checks the number of a packet. `content`: its size, if it counts against the window.
    pub fn receive(&mut self, seq: u64, content: Option<usize>) -> Result<(), LinkError> {
        if seq != self.received + 1 {
            return Err(LinkError::Gap { last: self.received, found: seq });
        }
        self.received = seq;
        match content {
            Some(_) if self.waiting.len() >= WINDOW_PACKETS => return Err(LinkError::Overrun),
            Some(bytes) => self.waiting.push_back((seq, bytes)),
            // It is passed on as soon as those before it are.
            None if self.waiting.is_empty() => self.passed_on = seq,
            None => {}
        }
        Ok(())
    }

    /// Notes that the oldest packet with content was passed on.
    pub fn pass_on(&mut self) {
        if let Some((seq, bytes)) = self.waiting.pop_front() {
            self.passed_on = seq;
            self.unconfirmed.0 += 1;
            self.unconfirmed.1 += bytes;
        }
    }

    /// Whether the other end should be told at once how much was passed on.
    pub fn must_confirm(&self) -> bool {
        self.unconfirmed.0 >= CONFIRM_PACKETS || self.unconfirmed.1 >= CONFIRM_BYTES
    }

    /// Returns the number that the next packet of this end confirms.
    pub fn take_ack(&mut self) -> u64 {
        self.unconfirmed = (0, 0);
        self.passed_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two ends; packets that are sent arrive at once.
    #[derive(Default)]
    struct Pair {
        out: Outgoing,
        incoming: Incoming,
    }

    impl Pair {
        fn send(&mut self, bytes: usize) {
            self.incoming.receive(self.out.next(), Some(bytes)).unwrap();
            self.out.note_sent(Some(bytes));
        }

        fn pass_on(&mut self) {
            self.incoming.pass_on();
            if self.incoming.must_confirm() {
                self.out.confirm(self.incoming.take_ack()).unwrap();
            }
        }
    }

    #[test]
    fn lost_repeated_and_swapped_packets_are_gaps() {
        for sequence in [&[1, 3][..], &[2], &[1, 1], &[1, 2, 2], &[0]] {
            let mut incoming = Incoming::default();
            let result = sequence.iter().try_for_each(|&seq| incoming.receive(seq, None));
            let last = sequence.len() as u64 - 1;
            let found = sequence[sequence.len() - 1];
            assert_eq!(result, Err(LinkError::Gap { last, found }), "{sequence:?}");
        }
    }

    #[test]
    fn window_bounds_packets_and_bytes() {
        let mut small = Pair::default();
        let mut sent = 0;
        while small.out.is_open() {
            small.send(10);
            sent += 1;
        }
        assert_eq!(sent, WINDOW_PACKETS);
        let mut large = Pair::default();
        let mut bytes = 0;
        while large.out.is_open() {
            large.send(50 << 10);
            bytes += 50 << 10;
        }
        assert!(bytes < WINDOW_BYTES + (50 << 10), "{bytes}");
        // A packet that is longer than the window passes when nothing else is in flight.
        let mut huge = Pair::default();
        huge.send(WINDOW_BYTES * 3);
        assert!(!huge.out.is_open());
        huge.pass_on();
        assert!(huge.out.is_open());
    }

    #[test]
    fn full_window_opens_when_packets_are_passed_on() {
        for bytes in [1, 1000, 5000, WINDOW_BYTES] {
            let mut pair = Pair::default();
            for _ in 0..1000 {
                while pair.out.is_open() {
                    pair.send(bytes);
                }
                while !pair.out.is_open() {
                    assert!(!pair.incoming.waiting.is_empty(), "the link is stuck at {bytes} bytes");
                    pair.pass_on();
                }
            }
        }
    }

    #[test]
    fn sender_that_ignores_the_window_is_noticed() {
        let mut incoming = Incoming::default();
        let result = (1..).try_for_each(|seq| match seq {
            1000 => Ok(()),
            seq => incoming.receive(seq, Some(1)),
        });
        assert_eq!(result, Err(LinkError::Overrun));
        let mut outgoing = Outgoing::default();
        outgoing.note_sent(None);
        assert_eq!(outgoing.confirm(2), Err(LinkError::Unsent(2)));
    }

    #[test]
    fn packets_without_content_do_not_confirm_what_waits() {
        let mut incoming = Incoming::default();
        incoming.receive(1, Some(5)).unwrap();
        incoming.receive(2, None).unwrap();
        assert_eq!(incoming.take_ack(), 0);
        incoming.pass_on();
        assert_eq!(incoming.take_ack(), 1);
    }
}
