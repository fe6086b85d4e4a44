//! Whether all tables are served at the end of a run, and how they are spread.

use rodeo_protocol::TableId;

use super::World;
use crate::simulation::schedule::Weather;

impl World {
    fn servers_of(&self, table: TableId) -> usize {
        self.processes.iter().filter(|process| process.serves(self.now, table)).count()
    }

    /// Checks that all tables are served, and how they are spread. Returns those that nobody serves, because they move to an emptier
    /// process.
    pub(super) fn check_service(&mut self) -> Vec<TableId> {
        let now = self.now;
        let mut moving = Vec::new();
        let tables: Vec<TableId> = self.database.tables().collect();
        for table in tables {
            match self.servers_of(table) {
                0 => moving.push(table),
                1 => {}
                servers => self.checker.fail(now, || format!("{servers} processes serve {table}")),
            }
        }
        let running = self.processes.iter().filter(|process| process.is_running);
        for process in running.clone() {
            let holds = process.node.as_ref().is_some_and(|node| node.holds_lease(process.clock(now)));
            if !holds {
                self.checker.fail(now, || "a process has no lease".to_owned());
            }
        }
        let counts: Vec<usize> = running.map(|process| process.tables.len()).collect();
        let (least, most) = (counts.iter().min().unwrap_or(&0), counts.iter().max().unwrap_or(&0));
        let is_even = match self.schedule.weather {
            Weather::Calm => most - least <= 1,
            Weather::Joining => most - least <= 3 || least * 4 >= most * 3,
            Weather::Stormy => true,
        };
        if !is_even {
            self.checker.fail(now, || format!("the tables are spread unevenly: {counts:?}"));
        }
        if self.schedule.weather == Weather::Calm && !moving.is_empty() {
            self.checker.fail(now, || format!("nobody serves {moving:?}"));
        }
        moving
    }

    /// Checks that tables that moved are served.
    pub(super) fn check_moved_tables(&mut self, tables: &[TableId]) {
        for table in tables {
            let servers = self.servers_of(*table);
            if servers != 1 {
                self.checker.fail(self.now, || format!("{servers} processes serve {table}"));
            }
        }
    }
}
