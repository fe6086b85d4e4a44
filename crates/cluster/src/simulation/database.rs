//! The database as a plain value: what leases, epochs and commits mean.

use std::collections::BTreeMap;

use rodeo_protocol::TableId;

use super::bugs::PlantedBug;
use crate::lease::{Assignment, ClusterView, Epoch, LeaseReply, LeaseRequest, Millis, NodeId, NodeStatus};

/// Nodes, tables and facts. Every method is one transaction.
#[derive(Clone, Debug, Default)]
pub struct Database {
    lease_ms: Millis,
    nodes: BTreeMap<NodeId, NodeRow>,
    tables: BTreeMap<TableId, TableRow>,
    last_node: u64,
    bug: Option<PlantedBug>,
}

#[derive(Clone, Copy, Debug)]
struct NodeRow {
    lease_until: Millis,
    draining: bool,
    is_fenced: bool,
}

#[derive(Clone, Debug)]
struct TableRow {
    owner: NodeId,
    epoch: Epoch,
    is_accepted: bool,
    facts: Vec<Fact>,
}

/// A committed fact, with who committed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The node that committed it.
    pub node: NodeId,
    /// The epoch that the commit named.
    pub epoch: Epoch,
    /// The fact itself.
    pub value: u64,
}

/// The answer to a commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommitReply {
    /// The fact is stored. Also if it was stored by an earlier copy of the same request.
    Stored,
    /// The node is fenced, or the table belongs to another node or epoch.
    Refused,
    /// The place of the fact is taken, or facts before it are missing.
    OutOfOrder,
}

impl Database {
    /// An empty database with leases of this duration.
    pub fn new(lease_ms: Millis) -> Database {
        Database { lease_ms, ..Database::default() }
    }

    pub(super) fn with_bug(lease_ms: Millis, bug: Option<PlantedBug>) -> Database {
        Database { bug, ..Database::new(lease_ms) }
    }

    /// Registers a node. Returns its id, which is never used again.
    pub fn register(&mut self, now: Millis) -> NodeId {
        self.last_node += 1;
        let id = NodeId(self.last_node);
        let lease_until = now + self.lease_ms;
        self.nodes.insert(id, NodeRow { lease_until, draining: false, is_fenced: false });
        id
    }

    /// Opens a table that belongs to a node, as its first commit does.
    pub fn open_table(&mut self, table: TableId, owner: NodeId) {
        let row = TableRow { owner, epoch: Epoch::FIRST, is_accepted: true, facts: Vec::new() };
        self.tables.insert(table, row);
    }

    /// Executes a request of a node.
    pub fn execute(&mut self, now: Millis, request: &LeaseRequest) -> LeaseReply {
        let node = request.node();
        if let LeaseRequest::Leave { .. } = request {
            if let Some(row) = self.nodes.get_mut(&node) {
                (row.is_fenced, row.lease_until) = (true, 0);
            }
            return LeaseReply::Left;
        }
        if self.is_fenced(node) {
            return LeaseReply::Fenced;
        }
        match request {
            LeaseRequest::Renew { accepted, draining, counting, .. } => {
                self.renew(now, node, accepted, *draining, *counting)
            }
            LeaseRequest::Claim { limit, .. } => {
                if self.is_live(now, node) {
                    self.claim(now, node, *limit);
                }
                LeaseReply::Claimed(self.to_accept(node))
            }
            LeaseRequest::HandOver { to, tables, .. } => self.hand_over(now, node, *to, tables),
            LeaseRequest::Leave { .. } => LeaseReply::Left,
        }
    }

    fn renew(
        &mut self,
        now: Millis,
        node: NodeId,
        accepted: &[Assignment],
        draining: bool,
        counting: bool,
    ) -> LeaseReply {
        if let Some(row) = self.nodes.get_mut(&node) {
            row.lease_until = now + self.lease_ms;
            row.draining |= draining;
        }
        for Assignment { table, epoch } in accepted {
            if let Some(row) = self.tables.get_mut(table)
                && (row.owner, row.epoch) == (node, *epoch)
            {
                row.is_accepted = true;
            }
        }
        let orphans = self.tables.values().filter(|row| !self.is_live(now, row.owner)).count() as u64;
        let is_draining = self.nodes.get(&node).is_some_and(|row| row.draining);
        let count = |id: NodeId| match counting || orphans > 0 || is_draining {
            true => self.tables.values().filter(|row| row.owner == id).count() as u64,
            false => 0,
        };
        let live = self.nodes.iter().filter(|(id, _)| self.is_live(now, **id));
        let status = |(id, row): (&NodeId, &NodeRow)| NodeStatus {
            id: *id,
            draining: row.draining,
            tables: count(*id),
        };
        let nodes = live.map(status).collect();
        LeaseReply::Renewed(ClusterView { assigned: self.to_accept(node), nodes, orphans })
    }

    fn claim(&mut self, now: Millis, node: NodeId, limit: u64) {
        let expired: Vec<NodeId> = self.nodes.keys().copied().filter(|id| !self.is_live(now, *id)).collect();
        for id in expired {
            self.nodes.entry(id).and_modify(|row| row.is_fenced = true);
        }
        let is_live: BTreeMap<NodeId, bool> =
            self.nodes.keys().map(|id| (*id, self.is_live(now, *id))).collect();
        let is_orphan = |row: &TableRow| !is_live.get(&row.owner).copied().unwrap_or(false);
        let mut left = limit;
        for row in self.tables.values_mut() {
            if left > 0 && is_orphan(row) {
                (row.owner, row.epoch, row.is_accepted) = (node, Epoch(row.epoch.0 + 1), false);
                left -= 1;
            } else if self.bug == Some(PlantedBug::DoubleOwner) && left > 0 && !row.is_accepted {
                // As if another claim had not been seen: the same epoch is given to both.
                row.owner = node;
                left -= 1;
            }
        }
        let owners: Vec<NodeId> = self.tables.values().map(|row| row.owner).collect();
        self.nodes.retain(|id, row| !row.is_fenced || owners.contains(id));
    }

    fn hand_over(&mut self, now: Millis, node: NodeId, to: NodeId, tables: &[Assignment]) -> LeaseReply {
        let accepts =
            to != node && self.is_live(now, to) && self.nodes.get(&to).is_some_and(|row| !row.draining);
        let keeps_epoch = self.bug == Some(PlantedBug::HandOverKeepsEpoch);
        let mut gone = Vec::new();
        for &Assignment { table, epoch } in tables {
            match self.tables.get_mut(&table) {
                Some(row) if (row.owner, row.epoch) == (node, epoch) => {
                    if !accepts {
                        continue;
                    }
                    let next = if keeps_epoch { epoch } else { Epoch(epoch.0 + 1) };
                    (row.owner, row.epoch, row.is_accepted) = (to, next, false);
                    gone.push(table);
                }
                _ => gone.push(table),
            }
        }
        LeaseReply::HandedOver(gone)
    }

    /// Stores a fact at the end of a table, in the name of a node.
    pub fn commit(&mut self, node: NodeId, owned: Assignment, position: usize, value: u64) -> CommitReply {
        let is_fenced = self.is_fenced(node);
        let Some(row) = self.tables.get_mut(&owned.table) else { return CommitReply::Refused };
        let fact = Fact { node, epoch: owned.epoch, value };
        if row.facts.get(position) == Some(&fact) {
            return CommitReply::Stored;
        }
        let is_checked = self.bug != Some(PlantedBug::NoEpochCheck);
        // A hand-over that keeps the epoch is found only if the owner is not compared as well.
        let is_owner = row.owner == node || self.bug == Some(PlantedBug::HandOverKeepsEpoch);
        if is_checked && (is_fenced || !is_owner || row.epoch != owned.epoch) {
            return CommitReply::Refused;
        }
        if position != row.facts.len() && is_checked {
            return CommitReply::OutOfOrder;
        }
        row.facts.push(fact);
        CommitReply::Stored
    }

    /// Returns the facts of a table.
    pub fn facts(&self, table: TableId) -> &[Fact] {
        self.tables.get(&table).map_or(&[], |row| &row.facts)
    }

    /// The owner of a table and its epoch.
    pub fn owner(&self, table: TableId) -> Option<(NodeId, Epoch)> {
        self.tables.get(&table).map(|row| (row.owner, row.epoch))
    }

    /// All tables, by id.
    pub fn tables(&self) -> impl Iterator<Item = TableId> {
        self.tables.keys().copied()
    }

    /// Whether a node can never write again.
    pub fn is_fenced(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_none_or(|row| row.is_fenced)
    }

    fn is_live(&self, now: Millis, node: NodeId) -> bool {
        let early = if self.bug == Some(PlantedBug::EarlyExpiry) { self.lease_ms / 2 } else { 0 };
        self.nodes.get(&node).is_some_and(|row| !row.is_fenced && row.lease_until > now + early)
    }

    /// Tables of a node that it has not accepted, by id.
    fn to_accept(&self, node: NodeId) -> Vec<Assignment> {
        let rows = self.tables.iter().filter(|(_, row)| row.owner == node && !row.is_accepted);
        rows.map(|(table, row)| Assignment { table: *table, epoch: row.epoch }).collect()
    }
}
