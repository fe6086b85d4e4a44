//! Moves of players, and the answers to their commits.

use rodeo_protocol::TableId;

use super::World;
use crate::lease::Assignment;
use crate::node::Input;
use crate::simulation::bugs::PlantedBug;
use crate::simulation::database::CommitReply;
use crate::simulation::events::Request;
use crate::simulation::process::{Process, ServedTable};
use crate::simulation::schedule::Weather;

impl World {
    /// Handles the answer to a commit, which players see if it is stored.
    pub(super) fn commit_answered(
        &mut self,
        process: usize,
        owned: Assignment,
        position: usize,
        reply: CommitReply,
    ) {
        let Some(served) = self.processes[process].tables.get_mut(&owned.table) else { return };
        let Some(known) = served.known.as_mut() else { return };
        // The answer to an earlier copy.
        if served.epoch != owned.epoch || known.len() != position {
            return;
        }
        let Some(value) = served.in_flight.take() else { return };
        match reply {
            CommitReply::Stored => {
                known.push(value);
                let is_quiescing = served.is_quiescing;
                let facts = self.database.facts(owned.table);
                self.checker.shown(self.now, owned.table, position, value, facts);
                if is_quiescing {
                    self.run_node(process, Input::Quiesced(owned.table));
                }
            }
            CommitReply::Refused | CommitReply::OutOfOrder => {
                self.summary.refused += 1;
                if self.schedule.weather != Weather::Stormy {
                    self.checker.fail(self.now, || format!("a player at {} lost a move", owned.table));
                }
                self.run_node(process, Input::Refused(owned));
            }
        }
    }

    /// Players move at some tables of a process that holds its lease.
    pub(super) fn moves(&mut self, process: usize) {
        let Process { node: Some(node), is_running: true, .. } = &self.processes[process] else { return };
        let id = node.id();
        if !node.holds_lease(self.processes[process].clock(self.now)) {
            return;
        }
        let tables: Vec<TableId> = self.processes[process].tables.keys().copied().collect();
        for table in tables {
            let is_moved = self.random.chance(60);
            let value = self.next_value;
            let Some(served) = self.processes[process].tables.get_mut(&table) else { continue };
            let ServedTable { epoch, known: Some(known), in_flight: None, is_quiescing: false, .. } = served
            else {
                continue;
            };
            if !is_moved {
                continue;
            }
            let (position, owned) = (known.len(), Assignment { table, epoch: *epoch });
            served.in_flight = Some(value);
            self.next_value += 1;
            if self.bug == Some(PlantedBug::ShownBeforeCommit) {
                let facts = self.database.facts(table);
                self.checker.shown(self.now, table, position, value, facts);
            }
            self.send(process, Request::Commit { node: id, owned, position, value });
        }
    }
}
