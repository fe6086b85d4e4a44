//! Leases: what a node asks of the database, and the answers.
//!
//! A node has one lease, on a row of its own, and a table belongs to a node by the row of the table. So a node renews the lease
//! of all its tables with one small write. When a lease has expired, another node may *fence* its holder: from then on the
//! database rejects every write of that node to any table. Only then are its tables given to others.
//!
//! Every request may be sent again after its answer was lost. [`Database`](crate::simulation::Database) defines exactly what
//! each one does; the store in PostgreSQL does the same, which a test of it checks side by side.

use rodeo_protocol::TableId;

/// A time or duration in milliseconds.
pub type Millis = u64;

/// Identifies a start of a process: a restarted process has another id, so that it cannot be taken for the old one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u64);

/// Counts the owners of a table: it increases whenever the owner changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Epoch(pub u64);

impl Epoch {
    /// Epoch of a new table, which belongs to the node that opens it.
    pub const FIRST: Epoch = Epoch(1);
}

/// A table that belongs to a node since this epoch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Assignment {
    /// Id of the table.
    pub table: TableId,
    /// The epoch that every commit to the table must name.
    pub epoch: Epoch,
}

/// What a node asks of the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaseRequest {
    /// Renews the lease, and asks for new assignments. Answered by [`Renewed`](LeaseReply::Renewed).
    Renew {
        /// Id of the node that asks.
        node: NodeId,
        /// Assignments that the node knows of. They are not reported again.
        accepted: Vec<Assignment>,
        /// Whether the node is about to stop. It is given no more tables.
        draining: bool,
        /// Whether the node needs the numbers of tables of all nodes.
        counting: bool,
    },
    /// Fences all nodes whose lease has expired, and takes up to `limit` of the tables that belong to no live node. Does
    /// nothing if the own lease has expired. Answered by [`Claimed`](LeaseReply::Claimed).
    Claim {
        /// Id of the node that asks.
        node: NodeId,
        /// Maximum number of tables.
        limit: u64,
    },
    /// Gives tables to another node. Those that do not belong to this node in their epoch are skipped; nothing happens if the
    /// other node is not live. Answered by [`HandedOver`](LeaseReply::HandedOver).
    HandOver {
        /// Id of the node that asks.
        node: NodeId,
        /// The next owner.
        to: NodeId,
        /// The tables, with the epoch in which they belong to `node`.
        tables: Vec<Assignment>,
    },
    /// Ends the lease of a node, whose remaining tables can be claimed at once. Answered by [`Left`](LeaseReply::Left).
    Leave {
        /// Id of the node that asks.
        node: NodeId,
    },
}

impl LeaseRequest {
    /// The node that asks.
    pub fn node(&self) -> NodeId {
        match *self {
            LeaseRequest::Renew { node, .. }
            | LeaseRequest::Claim { node, .. }
            | LeaseRequest::HandOver { node, .. }
            | LeaseRequest::Leave { node } => node,
        }
    }
}

/// The answer to a [`LeaseRequest`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaseReply {
    /// The lease is renewed.
    Renewed(ClusterView),
    /// The tables that belong to the node and that it has not accepted yet, also those of earlier claims.
    Claimed(Vec<Assignment>),
    /// The tables of the request that belong to the other node now.
    HandedOver(Vec<TableId>),
    /// The lease has ended.
    Left,
    /// The node has lost its lease and all its tables. It must drop them, and continue under a new id.
    Fenced,
}

/// What a node is told when it renews its lease.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClusterView {
    /// Tables that belong to the node and that it has not accepted yet, by id.
    pub assigned: Vec<Assignment>,
    /// All nodes that have a lease, by id.
    pub nodes: Vec<NodeStatus>,
    /// Number of tables that belong to no live node.
    pub orphans: u64,
}

/// One node, as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeStatus {
    /// Id of the node.
    pub id: NodeId,
    /// Whether the node is about to stop.
    pub draining: bool,
    /// Number of its tables. Counted only if the node that asks needs it, if there are orphans, or if it is draining; otherwise 0.
    pub tables: u64,
}
