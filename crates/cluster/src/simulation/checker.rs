//! What must always hold. The checker keeps its own books and does not ask the database who owns what.

use std::collections::BTreeMap;
use std::fmt;

use rodeo_protocol::TableId;

use super::database::Fact;
use crate::lease::{Assignment, Epoch, Millis, NodeId};
use crate::node::LEASE_MS;

/// A rule that was broken in a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Seed of the run.
    pub seed: u64,
    /// Time in the run.
    pub at: Millis,
    /// The rule, and who broke it.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, at {} ms: {}", self.seed, self.at, self.what)
    }
}

/// The books of the checker. The first broken rule is kept.
#[derive(Default)]
pub(super) struct Checker {
    violation: Option<(Millis, String)>,
    /// End of the lease that each node was promised last, by the clock of the database.
    promised: BTreeMap<NodeId, Millis>,
    /// Which node served a table in an epoch.
    served: BTreeMap<(TableId, Epoch), NodeId>,
    /// Owner of the last committed fact of each table.
    last_commit: BTreeMap<TableId, (Epoch, NodeId)>,
    /// Facts that were shown to players, by table and position.
    shown: BTreeMap<(TableId, usize), u64>,
}

impl Checker {
    pub(super) fn fail(&mut self, now: Millis, what: impl FnOnce() -> String) {
        if self.violation.is_none() {
            self.violation = Some((now, what()));
        }
    }

    pub(super) fn violation(&self) -> Option<(Millis, String)> {
        self.violation.clone()
    }

    /// The database has renewed the lease of a node.
    pub(super) fn renewed(&mut self, now: Millis, node: NodeId) {
        self.promised.insert(node, now + LEASE_MS);
    }

    /// A node ends its lease by itself.
    pub(super) fn left(&mut self, node: NodeId) {
        self.promised.remove(&node);
    }

    /// A node has been fenced: its lease must be over.
    pub(super) fn fenced(&mut self, now: Millis, node: NodeId) {
        if let Some(until) = self.promised.remove(&node)
            && until > now
        {
            self.fail(now, || format!("{node:?} was fenced {} ms before its lease ended", until - now));
        }
    }

    /// A node starts to serve a table: nobody else may ever do so in the same epoch.
    pub(super) fn serves(&mut self, now: Millis, node: NodeId, Assignment { table, epoch }: Assignment) {
        let first = *self.served.entry((table, epoch)).or_insert(node);
        if first != node {
            self.fail(now, || format!("{node:?} and {first:?} both serve {table} in {epoch:?}"));
        }
    }

    /// A fact was stored: by the owner of its epoch, after those of all earlier epochs, and on top of the facts that the node
    /// has seen.
    pub(super) fn committed(&mut self, now: Millis, table: TableId, facts: &[Fact], known: Option<&[u64]>) {
        let Some((fact, before)) = facts.split_last() else { return };
        let Fact { node, epoch, .. } = *fact;
        if self.served.get(&(table, epoch)) != Some(&node) {
            self.fail(now, || format!("{node:?} committed to {table} in {epoch:?}, which it never owned"));
        }
        if let Some(&(last_epoch, last_node)) = self.last_commit.get(&table) {
            if epoch < last_epoch {
                self.fail(now, || {
                    format!("{node:?} committed to {table} in {epoch:?}, after {last_node:?} did in {last_epoch:?}")
                });
            }
            if epoch == last_epoch && node != last_node {
                self.fail(now, || {
                    format!("{node:?} and {last_node:?} both committed to {table} in {epoch:?}")
                });
            }
        }
        if let Some(known) = known
            && !before.iter().map(|fact| fact.value).eq(known.iter().copied())
        {
            self.fail(now, || format!("{node:?} committed to {table} without having read all facts"));
        }
        self.last_commit.insert(table, (epoch, node));
    }

    /// A fact was shown: it must be stored at its place.
    pub(super) fn shown(&mut self, now: Millis, table: TableId, position: usize, value: u64, facts: &[Fact]) {
        self.shown.insert((table, position), value);
        if facts.get(position).map(|fact| fact.value) != Some(value) {
            self.fail(now, || format!("fact {position} of {table} was shown but is not stored"));
        }
    }

    /// Nothing that was shown is undone.
    pub(super) fn check_shown<'a>(&mut self, now: Millis, facts: impl Fn(TableId) -> &'a [Fact]) {
        let undone = self.shown.iter().find(|((table, position), value)| {
            facts(*table).get(*position).map(|fact| fact.value) != Some(**value)
        });
        if let Some((&(table, position), _)) = undone {
            self.fail(now, || format!("fact {position} of {table} was shown and then undone"));
        }
    }
}
