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

use crate::lease::{Assignment, ClusterView, Epoch, LeaseReply, LeaseRequest, Millis, NodeId, NodeStatus};
use crate::spread::{gift, spread};

/// Duration of a lease.
pub const LEASE_MS: Millis = 1000;
/// Time between two renewals.
pub const RENEW_EVERY_MS: Millis = 250;
/// Time after which an answer counts as lost, and the node asks again.
pub const REQUEST_TIMEOUT_MS: Millis = 500;
/// Time between two comparisons of the numbers of tables of all nodes.
pub const COMPARE_EVERY_MS: Millis = 2000;
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
    state: TableState,
}

/// How far a table is on its way to another node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TableState {
    Served,
    /// The host was told to quiesce it.
    Quiescing,
    /// It can be handed over.
    Quiet,
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
    next_comparison: Millis,
    /// The emptier node that gets the tables that are not served.
    receiver: Option<NodeId>,
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
            next_comparison: asked_at + COMPARE_EVERY_MS,
            receiver: None,
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
                self.tables.insert(table, OwnedTable { epoch: Epoch::FIRST, state: TableState::Served });
                if self.draining {
                    self.quiesce(usize::MAX, &mut out);
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
                    self.quiesce(usize::MAX, &mut out);
                }
            }
            Input::Quiesced(table) => {
                if let Some(owned) = self.tables.get_mut(&table) {
                    owned.state = TableState::Quiet;
                    self.next_renewal = now;
                }
            }
        }
        self.send_due(now, &mut out);
        out
    }

    /// Starts to quiesce up to `count` tables.
    fn quiesce(&mut self, count: usize, out: &mut Vec<Output>) {
        let served = self.tables.iter_mut().filter(|(_, owned)| owned.state == TableState::Served);
        for (table, owned) in served.take(count) {
            owned.state = TableState::Quiescing;
            out.push(Output::Quiesce(*table));
        }
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
            let (node, accepted, draining) = (self.id, self.accepted.clone(), self.draining);
            let counting = self.receiver.is_none() && now >= self.next_comparison;
            if counting {
                // Also if the answer is lost or late: a slow count must not keep the node from renewing its lease.
                self.next_comparison = now + COMPARE_EVERY_MS;
            }
            self.send(now, LeaseRequest::Renew { node, accepted, draining, counting }, out);
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
            (LeaseRequest::Renew { accepted, draining, counting, .. }, LeaseReply::Renewed(view)) => {
                self.lease_until = self.lease_until.max(pending.sent_at + LEASE_MS);
                self.accepted.retain(|assignment| !accepted.contains(assignment));
                self.is_drain_known |= draining;
                self.take(&view.assigned, out);
                if self.is_drain_known {
                    self.continue_drain(now, &view, out);
                } else {
                    self.claim_share(now, &view, out);
                    if counting {
                        self.start_giving(&view, out);
                    }
                    self.continue_giving(now, &view, out);
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
            let state = if self.draining { TableState::Quiet } else { TableState::Served };
            self.tables.insert(table, OwnedTable { epoch, state });
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
        let nodes = takers(view).map(|node| (node.tables, node.id)).collect();
        let shares = spread(nodes, view.orphans);
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
        let others = takers(view).filter(|node| node.id != self.id);
        let others: Vec<(u64, NodeId)> = others.map(|node| (node.tables, node.id)).collect();
        let quiet = self.quiet_tables();
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

    /// Starts to give tables to an emptier node if this one is the fullest.
    fn start_giving(&mut self, view: &ClusterView, out: &mut Vec<Output>) {
        // The tables of a dead node are spread first.
        if view.orphans > 0 || self.draining {
            return;
        }
        let nodes: Vec<(u64, NodeId)> = takers(view).map(|node| (node.tables, node.id)).collect();
        if let Some((to, count)) = gift(&nodes, self.id) {
            self.receiver = Some(to);
            self.quiesce(count as usize, out);
        }
    }

    /// Hands the tables that are ready to the emptier node, or serves them again if it is gone.
    fn continue_giving(&mut self, now: Millis, view: &ClusterView, out: &mut Vec<Output>) {
        if self.draining || self.pending.is_some() {
            return;
        }
        let tables = self.quiet_tables();
        match self.receiver.filter(|to| takers(view).any(|node| node.id == *to)) {
            Some(to) if !tables.is_empty() => {
                self.send(now, LeaseRequest::HandOver { node: self.id, to, tables }, out);
            }
            Some(_) => {}
            None => {
                for owned in self.tables.values_mut().filter(|owned| owned.state == TableState::Quiet) {
                    owned.state = TableState::Served;
                }
                out.extend(tables.into_iter().map(Output::Serve));
            }
        }
        if self.tables.values().all(|owned| owned.state == TableState::Served) {
            self.receiver = None;
        }
    }

    /// The tables that can be handed over.
    fn quiet_tables(&self) -> Vec<Assignment> {
        let quiet = self.tables.iter().filter(|(_, owned)| owned.state == TableState::Quiet);
        quiet.map(|(table, owned)| Assignment { table: *table, epoch: owned.epoch }).collect()
    }
}

/// The nodes that take tables.
fn takers(view: &ClusterView) -> impl Iterator<Item = &NodeStatus> {
    view.nodes.iter().filter(|node| !node.draining)
}
