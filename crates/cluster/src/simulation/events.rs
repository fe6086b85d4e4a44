//! What happens in a run, and the messages between processes and the database.

use rodeo_protocol::TableId;

use super::database::CommitReply;
use super::schedule::Fault;
use crate::lease::{Assignment, LeaseReply, LeaseRequest, Millis, NodeId};
use crate::node::RequestId;

/// A message to the database.
#[derive(Clone, Debug)]
pub(super) enum Request {
    Register {
        sent_at: Millis,
    },
    Lease(RequestId, LeaseRequest),
    /// The facts of a table, and the number of the reading.
    Read(Assignment, u64),
    Commit {
        node: NodeId,
        owned: Assignment,
        position: usize,
        value: u64,
    },
}

/// A message from the database.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    Registered(NodeId, Millis),
    Lease(NodeId, RequestId, LeaseReply),
    Facts(Assignment, u64, Vec<u64>),
    Commit(Assignment, usize, CommitReply),
}

/// Something that happens at a time.
#[derive(Clone, Debug)]
pub(super) enum Event {
    Fault(usize, Fault),
    /// The process, the number of its start, and the message.
    ToDatabase(usize, u32, Request),
    ToProcess(usize, u32, Reply),
    /// Wakes the node of a process.
    Timer(usize, u32),
    /// Players move at the tables of a process.
    Moves(usize),
    /// A request may have been lost: it is sent again if it is still without an answer.
    Resend(usize, u32, Request),
    /// All tables must be served, and be spread evenly if nothing but one fault happened. Those that move must be served at the
    /// next check, which is the last one.
    CheckService,
    CheckMovedTables(Vec<TableId>),
}

/// An event with its time. The number keeps the order of events at the same time.
pub(super) struct Scheduled(pub(super) Millis, pub(super) u64, pub(super) Event);

impl PartialEq for Scheduled {
    fn eq(&self, other: &Scheduled) -> bool {
        (self.0, self.1) == (other.0, other.1)
    }
}
impl Eq for Scheduled {}
impl PartialOrd for Scheduled {
    fn partial_cmp(&self, other: &Scheduled) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Scheduled {
    fn cmp(&self, other: &Scheduled) -> std::cmp::Ordering {
        (self.0, self.1).cmp(&(other.0, other.1))
    }
}
