//! The state machine of one node: which tables it owns, and what it asks of the database.
//!
//! The host (a server, or the simulator) passes time and answers in, executes the requests that come out, and reads, serves and
//! drops tables as it is told. Time is that of the node's own clock, which only has to advance at about the right speed: when
//! a lease expires is decided by the clock of the database.
//!
//! The node is not what keeps two owners apart: the database rejects the commits of all but one. The node makes sure that every
//! table is served, and that a hand-over loses nothing.

use std::collections::BTreeMap;

use rodeo_protocol::TableId;

use crate::lease::{Assignment, ClusterView, Epoch, LeaseReply, LeaseRequest, Millis, NodeId};

/// Duration of a lease.
pub const LEASE_MS: Millis = 1000;
/// Time between two renewals.
pub const RENEW_EVERY_MS: Millis = 250;
/// Time after which an answer counts as lost, and the node asks again.
pub const REQUEST_TIMEOUT_MS: Millis = 500;
/// Number of renewals in a row with orphans, after which a node claims more than its share: the nodes that should have claimed
/// them do not.
const PATIENCE: u32 = 3;

/// Numbers the requests of a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RequestId(pub u64);

/// What happens to a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Time has passed. Due at [`Node::wake_at`].
    Tick,
    /// The answer to a request.
    Reply(RequestId, LeaseReply),
    /// This node has opened a table, which is committed.
    Opened(TableId),
    /// The table is closed, which is committed.
    Closed(TableId),
    /// The database has refused a commit, because the table belongs to another node.
    Refused(Assignment),
    /// The process is about to stop: its tables go to other nodes first.
    Drain,
    /// No commit of the table is in flight, and none will follow. The answer to [`Output::Quiesce`].
    Quiesced(TableId),
}

/// What the host must do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Send a request to the database.
    Request(RequestId, LeaseRequest),
    /// Read the facts of the table, and serve it. Every commit names this epoch.
    Serve(Assignment),
    /// Accept no more input for the table, wait for its commits in flight, and report [`Input::Quiesced`].
    Quiesce(TableId),
    /// Drop the table. Its clients continue at the new owner.
    Drop(TableId),
    /// Drop all tables. The node has lost its lease, and must continue under a new id.
    Fenced,
    /// The node has ended its lease. The process may stop.
    Left,
}

/// A table of this node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OwnedTable {
    epoch: Epoch,
    /// Whether it can be handed over.
    is_quiet: bool,
}

/// A request without an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pending {
    id: RequestId,
    sent_at: Millis,
    request: LeaseRequest,
}

/// The state machine of one node.
#[derive(Clone, Debug)]
pub struct Node {
    id: NodeId,
    tables: BTreeMap<TableId, OwnedTable>,
    /// Assignments to report as accepted with the next renewal.
    accepted: Vec<Assignment>,
    /// At most one request is in flight.
    pending: Option<Pending>,
    next_request: u64,
    next_renewal: Millis,
    /// The lease lasts at least until then, by the node's clock: it is counted from when the request was sent.
    lease_until: Millis,
    draining: bool,
    /// Whether the database has confirmed that the node is draining, so that nobody gives it tables any more.
    is_drain_known: bool,
    renewals_with_orphans: u32,
    is_ended: bool,
}

impl Node {
    /// A node that the database has just registered under this id. `asked_at` is when it was asked to.
    pub fn new(id: NodeId, asked_at: Millis) -> Node {
        Node {
            id,
            tables: BTreeMap::new(),
            accepted: Vec::new(),
            pending: None,
            next_request: 0,
            next_renewal: asked_at,
            lease_until: asked_at + LEASE_MS,
            draining: false,
            is_drain_known: false,
            renewals_with_orphans: 0,
            is_ended: false,
        }
    }

    /// Id under which the database knows the node.
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The tables that the node serves, and those that it is about to hand over.
    pub fn tables(&self) -> impl Iterator<Item = Assignment> {
        self.tables.iter().map(|(table, owned)| Assignment { table: *table, epoch: owned.epoch })
    }

    /// Whether the lease has certainly not expired. Without it a node should not accept input or show tables: its commits may
    /// be refused, and others may be ahead of it.
    pub fn holds_lease(&self, now: Millis) -> bool {
        !self.is_ended && now < self.lease_until
    }

    /// Time until which the lease certainly lasts, by the node's clock.
    pub fn lease_until(&self) -> Millis {
        if self.is_ended { 0 } else { self.lease_until }
    }

    /// When the next [`Input::Tick`] is due. `None` if the node has ended.
    pub fn wake_at(&self) -> Option<Millis> {
        match (&self.pending, self.is_ended) {
            (_, true) => None,
            (Some(pending), _) => Some(pending.sent_at + REQUEST_TIMEOUT_MS),
            (None, _) => Some(self.next_renewal),
        }
    }

    /// Handles an input. Returns what to do, in this order.
    pub fn handle(&mut self, now: Millis, input: Input) -> Vec<Output> {
        let mut out = Vec::new();
        if self.is_ended {
            return out;
        }
        match input {
            Input::Tick => self.tick(now),
            Input::Reply(id, reply) => self.reply(now, id, reply, &mut out),
            Input::Opened(table) => {
                self.tables.insert(table, OwnedTable { epoch: Epoch::FIRST, is_quiet: false });
                if self.draining {
                    out.push(Output::Quiesce(table));
                }
            }
            Input::Closed(table) => drop(self.tables.remove(&table)),
            Input::Refused(Assignment { table, epoch }) => {
                if self.tables.get(&table).is_some_and(|owned| owned.epoch == epoch) {
                    self.tables.remove(&table);
                    out.push(Output::Drop(table));
                }
            }
            Input::Drain => {
                if !self.draining {
                    self.draining = true;
                    // The others must know before they are asked, and this node learns who they are.
                    self.next_renewal = now;
                    out.extend(self.tables.keys().map(|table| Output::Quiesce(*table)));
                }
            }
            Input::Quiesced(table) => {
                if let Some(owned) = self.tables.get_mut(&table) {
                    owned.is_quiet = true;
                    self.next_renewal = now;
                }
            }
        }
        self.send_due(now, &mut out);
        out
    }

    fn tick(&mut self, now: Millis) {
        if self.pending.as_ref().is_some_and(|pending| now >= pending.sent_at + REQUEST_TIMEOUT_MS) {
            self.pending = None;
            self.next_renewal = now;
        }
    }

    /// Renews the lease if it is time, and nothing else is in flight.
    fn send_due(&mut self, now: Millis, out: &mut Vec<Output>) {
        if self.pending.is_none() && !self.is_ended && now >= self.next_renewal {
            let accepted = self.accepted.clone();
            self.send(now, LeaseRequest::Renew { node: self.id, accepted, draining: self.draining }, out);
        }
    }

    fn send(&mut self, now: Millis, request: LeaseRequest, out: &mut Vec<Output>) {
        let id = RequestId(self.next_request);
        self.next_request += 1;
        if let LeaseRequest::Renew { .. } = request {
            self.next_renewal = now + RENEW_EVERY_MS;
        }
        self.pending = Some(Pending { id, sent_at: now, request: request.clone() });
        out.push(Output::Request(id, request));
    }

    fn reply(&mut self, now: Millis, id: RequestId, reply: LeaseReply, out: &mut Vec<Output>) {
        if reply == LeaseReply::Fenced {
            // Final, however late it arrives.
            self.end(Output::Fenced, out);
            return;
        }
        let Some(pending) = self.pending.take_if(|pending| pending.id == id) else { return };
        match (pending.request, reply) {
            (LeaseRequest::Renew { accepted, draining, .. }, LeaseReply::Renewed(view)) => {
                self.lease_until = self.lease_until.max(pending.sent_at + LEASE_MS);
                self.accepted.retain(|assignment| !accepted.contains(assignment));
                self.is_drain_known |= draining;
                self.take(&view.assigned, out);
                if self.is_drain_known {
                    self.continue_drain(now, &view, out);
                } else {
                    self.claim_share(now, &view, out);
                }
            }
            (LeaseRequest::Claim { .. }, LeaseReply::Claimed(assigned)) => {
                self.take(&assigned, out);
                // Accepts them, and finds out whether there are more.
                self.next_renewal = now;
            }
            (LeaseRequest::HandOver { .. }, LeaseReply::HandedOver(tables)) => {
                for table in tables {
                    if self.tables.remove(&table).is_some() {
                        out.push(Output::Drop(table));
                    }
                }
                self.next_renewal = now;
            }
            (LeaseRequest::Leave { .. }, LeaseReply::Left) => self.end(Output::Left, out),
            // An answer to another request: asks again.
            _ => self.next_renewal = now,
        }
    }

    fn end(&mut self, last: Output, out: &mut Vec<Output>) {
        self.is_ended = true;
        self.pending = None;
        self.tables.clear();
        out.push(last);
    }

    /// Takes new assignments. Known ones are reported again until the database knows that they are accepted.
    fn take(&mut self, assigned: &[Assignment], out: &mut Vec<Output>) {
        for &assignment in assigned {
            let Assignment { table, epoch } = assignment;
            if !self.accepted.contains(&assignment) {
                self.accepted.push(assignment);
            }
            match self.tables.get(&table) {
                Some(owned) if owned.epoch >= epoch => continue,
                // It was away in the meantime: what this node knows of it is out of date.
                Some(_) => out.push(Output::Drop(table)),
                None => {}
            }
            // A draining node hands it over as it is.
            self.tables.insert(table, OwnedTable { epoch, is_quiet: self.draining });
            if !self.draining {
                out.push(Output::Serve(assignment));
            }
        }
    }

    /// Claims this node's share of the tables that belong to no live node.
    fn claim_share(&mut self, now: Millis, view: &ClusterView, out: &mut Vec<Output>) {
        if view.orphans == 0 || self.draining {
            self.renewals_with_orphans = 0;
            return;
        }
        self.renewals_with_orphans += 1;
        let takers = view.nodes.iter().filter(|node| !node.draining).map(|node| (node.tables, node.id));
        let shares = spread(takers.collect(), view.orphans);
        let limit = match self.renewals_with_orphans > PATIENCE {
            true => view.orphans,
            false => shares.into_iter().find(|(node, _)| *node == self.id).map_or(0, |(_, share)| share),
        };
        if limit > 0 {
            self.send(now, LeaseRequest::Claim { node: self.id, limit }, out);
        }
    }

    /// Hands over the tables that are ready, or leaves when none is left.
    fn continue_drain(&mut self, now: Millis, view: &ClusterView, out: &mut Vec<Output>) {
        let others = view.nodes.iter().filter(|node| node.id != self.id && !node.draining);
        let others: Vec<(u64, NodeId)> = others.map(|node| (node.tables, node.id)).collect();
        let quiet: Vec<Assignment> = self
            .tables
            .iter()
            .filter(|(_, owned)| owned.is_quiet)
            .map(|(table, owned)| Assignment { table: *table, epoch: owned.epoch })
            .collect();
        let all_quiet = quiet.len() == self.tables.len();
        let is_alone = others.is_empty();
        // One node at a time. The next renewal shows who needs how many then.
        match spread(others, quiet.len() as u64).first() {
            Some(&(to, share)) => {
                let tables = quiet.into_iter().take(share as usize).collect();
                self.send(now, LeaseRequest::HandOver { node: self.id, to, tables }, out);
            }
            // The last node leaves its tables to those who start later.
            None if all_quiet && (self.tables.is_empty() || is_alone) => {
                self.send(now, LeaseRequest::Leave { node: self.id }, out);
            }
            None => {}
        }
    }
}

/// Spreads new tables over nodes so that the numbers of their tables differ as little as possible: each table goes to the node
/// that has the fewest, among equal ones to the one with the smallest id. Returns the nodes that get some, and how many.
fn spread(mut nodes: Vec<(u64, NodeId)>, new: u64) -> Vec<(NodeId, u64)> {
    nodes.sort();
    // The emptiest nodes that get tables, and how many these nodes have in the end.
    let mut filled = 0;
    let mut total = new;
    for (count, (tables, _)) in nodes.iter().enumerate() {
        // All nodes before this one are as full as it is now, and there is nothing left.
        if count > 0 && total <= tables * count as u64 {
            break;
        }
        total += tables;
        filled = count + 1;
    }
    let Some(level) = total.checked_div(filled as u64) else { return Vec::new() };
    let mut rest = total % filled as u64;
    nodes.truncate(filled);
    nodes.sort_by_key(|(_, id)| *id);
    let mut shares = Vec::new();
    for (tables, id) in nodes {
        let extra = u64::from(rest > 0 && tables <= level);
        rest -= extra;
        shares.push((id, (level + extra).saturating_sub(tables)));
    }
    shares.retain(|(_, share)| *share > 0);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_spread_one_by_one_to_the_emptiest() {
        for (tables, new) in [
            (vec![2, 2, 1], 2),
            (vec![2, 2, 1], 0),
            (vec![0, 9, 0], 5),
            (vec![5], 3),
            (vec![3, 3, 3], 100),
            (vec![], 4),
        ] {
            let nodes: Vec<(u64, NodeId)> =
                tables.iter().zip(1..).map(|(tables, id)| (*tables, NodeId(id))).collect();
            let mut expected = nodes.clone();
            for _ in 0..new {
                if let Some(emptiest) = expected.iter_mut().min() {
                    emptiest.0 += 1;
                }
            }
            let mut spread_out = nodes.clone();
            for (id, share) in spread(nodes, new) {
                spread_out.iter_mut().find(|(_, node)| *node == id).unwrap().0 += share;
            }
            assert_eq!(spread_out, expected, "{tables:?} and {new} more");
        }
    }
}
