//! Nodes, a database and the network between them, driven by a queue of events.

mod players;
mod service;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rodeo_protocol::TableId;

use super::Summary;
use super::bugs::PlantedBug;
use super::checker::{Checker, Violation};
use super::database::{CommitReply, Database};
use super::events::{Event, Reply, Request, Scheduled};
use super::process::{Process, ServedTable};
use super::schedule::{CLOCK_BASE, Fault, Random, Schedule, Weather};
use crate::lease::{Assignment, LeaseReply, LeaseRequest, Millis, NodeId};
use crate::node::{Input, LEASE_MS, Node, Output, RENEW_EVERY_MS, REQUEST_TIMEOUT_MS};

/// Time between two moves of the players at a process.
const MOVE_EVERY: Millis = 40;
/// Maximum time that a commit waits for the disk.
const SLOW_DISK: Millis = 60;
/// Time that an update of a drained process takes.
const RESTART_MS: Millis = 100;
/// Time within which the tables of a dead node must be served again.
const TAKE_OVER_MS: Millis = 2000;
/// Time within which a process that joins must have its share of the tables.
const SHARE_MS: Millis = 12_000;
/// Time within which a table that moves must be served again: its new owner learns of it with the next renewal, whose answer may
/// be late because it waits for a slow count, so that the node asks again.
const MOVE_MS: Millis = RENEW_EVERY_MS + REQUEST_TIMEOUT_MS + 100;
/// The same after a storm, in which nodes may have to find out first that they were fenced.
const RECOVERY_MS: Millis = 4000;

/// The state of a run.
pub(super) struct World {
    seed: u64,
    now: Millis,
    random: Random,
    schedule: Schedule,
    bug: Option<PlantedBug>,
    events: BinaryHeap<Reverse<Scheduled>>,
    next_event: u64,
    next_value: u64,
    next_reading: u64,
    database: Database,
    processes: Vec<Process>,
    checker: Checker,
    summary: Summary,
}

impl World {
    pub(super) fn new(seed: u64, weather: Weather, bug: Option<PlantedBug>) -> World {
        let mut random = Random::new(seed);
        let schedule = Schedule::new(weather, &mut random);
        let clocks = schedule.clock_offsets.iter().zip(&schedule.clock_speeds);
        let mut world = World {
            seed,
            now: 0,
            processes: clocks.map(|(offset, speed)| Process::new(*offset, *speed)).collect(),
            random,
            database: Database::with_bug(LEASE_MS, bug),
            bug,
            events: BinaryHeap::new(),
            next_event: 0,
            next_value: 0,
            next_reading: 0,
            checker: Checker::default(),
            summary: Summary::default(),
            schedule,
        };
        world.set_up();
        world
    }

    /// Registers all processes, opens the tables, and plans the faults.
    fn set_up(&mut self) {
        let joining = self.schedule.weather == Weather::Joining;
        let running = self.processes.len() - usize::from(joining);
        for process in &mut self.processes[running..] {
            process.is_running = false;
        }
        for process in 0..running {
            let id = self.database.register(0);
            self.checker.renewed(0, id);
            let clock = self.processes[process].clock(0);
            self.processes[process].node = Some(Node::new(id, clock));
            let first_renewal = self.random.below(250);
            self.processes[process].timer = first_renewal;
            self.at(first_renewal, Event::Timer(process, 0));
        }
        for process in 0..self.processes.len() {
            let first_move = self.random.below(MOVE_EVERY);
            self.at(first_move, Event::Moves(process));
        }
        for number in 0..self.schedule.tables {
            let table = TableId::from_random((u128::from(number + 1) << 64).to_be_bytes());
            let process = number as usize % running;
            let id = self.processes[process].node.as_ref().expect("all are registered").id();
            self.database.open_table(table, id);
            self.run_node(process, Input::Opened(table));
            let owned = Assignment { table, epoch: crate::Epoch::FIRST };
            self.checker.serves(0, id, owned);
            let served = ServedTable { known: Some(Vec::new()), ..ServedTable::new(owned.epoch) };
            self.processes[process].tables.insert(table, served);
        }
        for (at, process, fault) in self.schedule.faults.clone() {
            self.at(at, Event::Fault(process, fault));
        }
        match self.schedule.weather {
            Weather::Calm | Weather::Joining => {
                let last = self.schedule.faults.iter().map(|(at, ..)| *at).max().unwrap_or(0);
                let time = if joining { SHARE_MS } else { TAKE_OVER_MS };
                self.at(last + time, Event::CheckService);
            }
            Weather::Stormy => {
                // Every process that has ended starts again, so that somebody is there.
                for process in 0..self.processes.len() {
                    self.at(self.schedule.calm_from, Event::Fault(process, Fault::Start));
                }
                self.at(self.schedule.calm_from + RECOVERY_MS, Event::CheckService);
            }
        }
    }

    /// Runs until the tables have been checked, or until a rule is broken.
    pub(super) fn run(mut self) -> Result<Summary, Violation> {
        while let Some(Reverse(Scheduled(at, _, event))) = self.events.pop() {
            self.now = at;
            self.summary.events += 1;
            let is_end = matches!(event, Event::CheckMovedTables(_));
            self.handle(event);
            if is_end {
                let database = &self.database;
                self.checker.check_shown(self.now, |table| database.facts(table));
            }
            if let Some((at, what)) = self.checker.violation() {
                return Err(Violation { seed: self.seed, at, what });
            }
            if is_end {
                break;
            }
        }
        Ok(self.summary)
    }

    fn at(&mut self, time: Millis, event: Event) {
        self.events.push(Reverse(Scheduled(time, self.next_event, event)));
        self.next_event += 1;
    }

    fn handle(&mut self, event: Event) {
        // A process that stands still does everything later.
        if let Event::ToProcess(process, ..)
        | Event::Timer(process, _)
        | Event::Moves(process)
        | Event::Resend(process, ..) = event
            && self.processes[process].paused_until > self.now
        {
            let later = self.processes[process].paused_until;
            return self.at(later, event);
        }
        let is_current = |world: &World, process: usize, start: u32| {
            world.processes[process].start == start && world.processes[process].is_running
        };
        match event {
            Event::Fault(process, fault) => self.fault(process, fault),
            Event::ToDatabase(process, start, request) => self.execute(process, start, request),
            Event::ToProcess(process, start, reply) => {
                if is_current(self, process, start) {
                    self.receive(process, reply);
                }
            }
            Event::Timer(process, start) => {
                if is_current(self, process, start) && self.processes[process].timer <= self.now {
                    self.run_node(process, Input::Tick);
                }
            }
            Event::Moves(process) => {
                self.moves(process);
                self.at(self.now + MOVE_EVERY, Event::Moves(process));
            }
            Event::Resend(process, start, request) => {
                if is_current(self, process, start) && self.is_unanswered(process, &request) {
                    self.send(process, request);
                }
            }
            Event::CheckService => {
                let moving = self.check_service();
                self.at(self.now + MOVE_MS, Event::CheckMovedTables(moving));
            }
            Event::CheckMovedTables(tables) => self.check_moved_tables(&tables),
        }
    }

    fn fault(&mut self, process: usize, fault: Fault) {
        let now = self.now;
        match fault {
            Fault::Crash => self.processes[process].end(),
            Fault::Start => {
                if !self.processes[process].is_running {
                    self.processes[process].start += 1;
                    self.processes[process].is_running = true;
                    self.register(process);
                }
            }
            Fault::Pause(duration) => self.processes[process].paused_until = now + duration,
            Fault::CutOff(duration) => self.processes[process].cut_off_until = now + duration,
            Fault::Drain => self.run_node(process, Input::Drain),
        }
    }

    fn register(&mut self, process: usize) {
        let sent_at = self.processes[process].clock(self.now);
        self.send(process, Request::Register { sent_at });
    }

    /// Passes an input to the node of a process, and does what it asks for.
    fn run_node(&mut self, process: usize, input: Input) {
        let clock = self.processes[process].clock(self.now);
        let Some(node) = &mut self.processes[process].node else { return };
        let (id, outputs) = (node.id(), node.handle(clock, input));
        for output in outputs {
            self.obey(process, id, output);
        }
        let Process { node: Some(node), start, .. } = &self.processes[process] else { return };
        if let (start, Some(clock)) = (*start, node.wake_at()) {
            let at = self.processes[process].when(clock).max(self.now + 1);
            self.processes[process].timer = at;
            self.at(at, Event::Timer(process, start));
        }
    }

    fn obey(&mut self, process: usize, id: NodeId, output: Output) {
        match output {
            Output::Request(request, lease) => self.transmit(process, Request::Lease(request, lease)),
            Output::Serve(owned) => {
                let known = self.processes[process].tables.get(&owned.table);
                if self.bug == Some(PlantedBug::RefusedGift)
                    && known.is_some_and(|served| served.epoch == owned.epoch)
                {
                    return;
                }
                self.summary.moves += 1;
                self.checker.serves(self.now, id, owned);
                self.next_reading += 1;
                let reading = self.next_reading;
                let mut served = ServedTable { reading, ..ServedTable::new(owned.epoch) };
                if self.bug == Some(PlantedBug::StaleTable) {
                    served.known = self.processes[process].dropped.get(&owned.table).cloned();
                }
                let is_known = served.known.is_some();
                self.processes[process].tables.insert(owned.table, served);
                if !is_known {
                    self.send(process, Request::Read(owned, reading));
                }
            }
            Output::Quiesce(table) => {
                let Some(served) = self.processes[process].tables.get_mut(&table) else { return };
                served.is_quiescing = true;
                if served.in_flight.is_none() || self.bug == Some(PlantedBug::NoQuiesce) {
                    self.run_node(process, Input::Quiesced(table));
                }
            }
            Output::Drop(table) => self.drop_table(process, table),
            Output::Fenced => {
                let tables: Vec<TableId> = self.processes[process].tables.keys().copied().collect();
                tables.into_iter().for_each(|table| self.drop_table(process, table));
                self.processes[process].node = None;
                self.register(process);
            }
            Output::Left => {
                self.processes[process].end();
                if self.schedule.weather == Weather::Stormy {
                    self.at(self.now + RESTART_MS, Event::Fault(process, Fault::Start));
                }
            }
        }
    }

    fn drop_table(&mut self, process: usize, table: TableId) {
        if let Some(ServedTable { known: Some(known), .. }) = self.processes[process].tables.remove(&table) {
            self.processes[process].dropped.insert(table, known);
        }
    }

    /// Sends a request, and again if there is no answer in time.
    fn send(&mut self, process: usize, request: Request) {
        let start = self.processes[process].start;
        self.at(self.now + REQUEST_TIMEOUT_MS, Event::Resend(process, start, request.clone()));
        self.transmit(process, request);
    }

    /// Whether a request still makes sense. Requests of the node itself are its own business.
    fn is_unanswered(&self, process: usize, request: &Request) -> bool {
        let Process { node, tables, .. } = &self.processes[process];
        match request {
            Request::Register { .. } => node.is_none(),
            Request::Lease(..) => false,
            Request::Read(owned, reading) => tables
                .get(&owned.table)
                .is_some_and(|served| served.reading == *reading && served.known.is_none()),
            Request::Commit { owned, value, .. } => tables
                .get(&owned.table)
                .is_some_and(|served| served.epoch == owned.epoch && served.in_flight == Some(*value)),
        }
    }

    /// Puts a message on the network, where it may be lost, late, or there twice.
    fn transmit(&mut self, process: usize, request: Request) {
        let start = self.processes[process].start;
        for at in self.arrivals(process) {
            // Commits wait for the disk.
            let is_commit = matches!(request, Request::Commit { .. });
            let disk = if is_commit { self.random.below(SLOW_DISK) } else { 0 };
            self.at(at + disk, Event::ToDatabase(process, start, request.clone()));
        }
    }

    fn answer(&mut self, process: usize, start: u32, reply: Reply) {
        self.answer_at(self.now, process, start, reply);
    }

    /// Sends an answer that the database has at this time.
    fn answer_at(&mut self, ready: Millis, process: usize, start: u32, reply: Reply) {
        let delay = ready - self.now;
        for at in self.arrivals(process) {
            let at = at + delay;
            self.at(at, Event::ToProcess(process, start, reply.clone()));
        }
    }

    /// When copies of a message arrive.
    fn arrivals(&mut self, process: usize) -> Vec<Millis> {
        if self.processes[process].cut_off_until > self.now {
            return Vec::new();
        }
        let is_calm = self.now >= self.schedule.calm_from;
        if !is_calm && self.random.chance(self.schedule.loss) {
            return Vec::new();
        }
        let copies = if !is_calm && self.random.chance(self.schedule.duplication) { 2 } else { 1 };
        let arrival = |world: &mut World| {
            let delay = match !is_calm && world.random.chance(world.schedule.delays) {
                true => world.random.below(world.schedule.long_delay),
                false => world.random.between(1, 10),
            };
            world.now + delay
        };
        (0..copies).map(|_| arrival(self)).collect()
    }

    /// The database executes a request, also that of a process that has ended in the meantime.
    fn execute(&mut self, process: usize, start: u32, request: Request) {
        let now = self.now;
        match request {
            Request::Register { sent_at } => {
                let id = self.database.register(now);
                self.checker.renewed(now, id);
                self.answer(process, start, Reply::Registered(id, sent_at));
            }
            Request::Lease(id, request) => {
                let reply = Reply::Lease(request.node(), id, self.execute_lease(process, &request));
                let is_count = matches!(request, LeaseRequest::Renew { counting: true, .. });
                let counted_at = now + if is_count { self.schedule.count_ms } else { 0 };
                self.answer_at(counted_at, process, start, reply);
            }
            Request::Read(owned, reading) => {
                let facts = self.database.facts(owned.table).iter().map(|fact| fact.value).collect();
                self.answer(process, start, Reply::Facts(owned, reading, facts));
            }
            Request::Commit { node, owned, position, value } => {
                let before = self.database.facts(owned.table).len();
                let reply = self.database.commit(node, owned, position, value);
                let facts = self.database.facts(owned.table);
                if facts.len() > before {
                    self.summary.commits += 1;
                    let served = self.processes[process].tables.get(&owned.table);
                    let known = served.filter(|served| served.epoch == owned.epoch);
                    let known = known.and_then(|served| served.known.as_deref());
                    self.checker.committed(now, owned.table, facts, known);
                }
                if reply == CommitReply::OutOfOrder {
                    self.checker.fail(now, || format!("{node:?} did not know all facts of {}", owned.table));
                }
                self.answer(process, start, Reply::Commit(owned, position, reply));
            }
        }
    }

    fn execute_lease(&mut self, process: usize, request: &LeaseRequest) -> LeaseReply {
        let mut now = self.now;
        if self.bug == Some(PlantedBug::ExpiryByNodeClock) && matches!(request, LeaseRequest::Claim { .. }) {
            now = self.processes[process].clock(now).saturating_sub(CLOCK_BASE);
        }
        let all = self.processes.iter().filter_map(|process| process.node.as_ref()).map(Node::id);
        let unfenced: Vec<NodeId> = all.filter(|id| !self.database.is_fenced(*id)).collect();
        if let LeaseRequest::Leave { node } = request {
            self.checker.left(*node);
        }
        let reply = self.database.execute(now, request);
        for id in unfenced {
            if self.database.is_fenced(id) {
                self.summary.fenced += 1;
                self.checker.fenced(self.now, id);
            }
        }
        if let LeaseReply::Renewed(_) = reply {
            self.checker.renewed(self.now, request.node());
        }
        reply
    }

    fn receive(&mut self, process: usize, reply: Reply) {
        match reply {
            Reply::Registered(id, sent_at) => {
                if self.processes[process].node.is_none() {
                    self.processes[process].node = Some(Node::new(id, sent_at));
                    self.run_node(process, Input::Tick);
                }
            }
            Reply::Lease(node, id, reply) => {
                let is_ignored = self.bug == Some(PlantedBug::FenceIgnored) && reply == LeaseReply::Fenced;
                let is_own = self.processes[process].node.as_ref().is_some_and(|own| own.id() == node);
                if is_own && !is_ignored {
                    self.run_node(process, Input::Reply(id, reply));
                }
            }
            Reply::Facts(owned, reading, facts) => {
                if let Some(served) = self.processes[process].tables.get_mut(&owned.table)
                    && served.reading == reading
                    && served.known.is_none()
                {
                    served.known = Some(facts);
                }
            }
            Reply::Commit(owned, position, reply) => self.commit_answered(process, owned, position, reply),
        }
    }
}
