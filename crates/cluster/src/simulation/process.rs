//! A process: a node with its tables and its clock.

use std::collections::BTreeMap;

use rodeo_protocol::TableId;

use crate::lease::{Epoch, Millis};
use crate::node::Node;

/// A process that runs or has ended.
pub(super) struct Process {
    /// Number of starts. Messages to an earlier start are lost.
    pub(super) start: u32,
    pub(super) is_running: bool,
    /// `None` until the database has registered it.
    pub(super) node: Option<Node>,
    pub(super) tables: BTreeMap<TableId, ServedTable>,
    /// What the process knew of tables that it has dropped. Used by a planted bug only.
    pub(super) dropped: BTreeMap<TableId, Vec<u64>>,
    pub(super) paused_until: Millis,
    pub(super) cut_off_until: Millis,
    clock_offset: Millis,
    clock_speed: u64,
    /// When the node is woken next. Earlier timers are ignored.
    pub(super) timer: Millis,
}

/// A table in the memory of a process.
pub(super) struct ServedTable {
    pub(super) epoch: Epoch,
    /// The facts that the process knows; `None` until they are read.
    pub(super) known: Option<Vec<u64>>,
    /// Number of the reading. A process that serves a table again in the same epoch reads it again, and a late answer to the
    /// earlier reading is not taken for it: answers of a database belong to their queries.
    pub(super) reading: u64,
    /// Value of the commit in flight.
    pub(super) in_flight: Option<u64>,
    pub(super) is_quiescing: bool,
}

impl ServedTable {
    pub(super) fn new(epoch: Epoch) -> ServedTable {
        ServedTable { epoch, known: None, reading: 0, in_flight: None, is_quiescing: false }
    }
}

impl Process {
    pub(super) fn new(clock_offset: Millis, clock_speed: u64) -> Process {
        Process {
            start: 0,
            is_running: true,
            node: None,
            tables: BTreeMap::new(),
            dropped: BTreeMap::new(),
            paused_until: 0,
            cut_off_until: 0,
            clock_offset,
            clock_speed,
            timer: 0,
        }
    }

    /// The time that the process reads from its clock.
    pub(super) fn clock(&self, now: Millis) -> Millis {
        self.clock_offset + now * self.clock_speed / 1000
    }

    /// When the clock of the process shows a time, at the earliest.
    pub(super) fn when(&self, clock: Millis) -> Millis {
        (clock.saturating_sub(self.clock_offset) * 1000).div_ceil(self.clock_speed)
    }

    pub(super) fn end(&mut self) {
        self.is_running = false;
        self.node = None;
        self.tables.clear();
        self.dropped.clear();
    }

    /// Whether the process serves this table now.
    pub(super) fn serves(&self, now: Millis, table: TableId) -> bool {
        self.is_running
            && self.paused_until <= now
            && self.node.as_ref().is_some_and(|node| node.holds_lease(self.clock(now)))
            && self.tables.get(&table).is_some_and(|table| table.known.is_some() && !table.is_quiescing)
    }
}
