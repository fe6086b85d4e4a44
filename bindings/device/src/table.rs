//! A table with its connections and bots.

use std::collections::{BTreeSet, VecDeque};

use rodeo_bots::SeatRng;
use rodeo_protocol::api::{JoinRequest, OpenTable};
use rodeo_protocol::{
    ClientMessage, Code, GuestId, PROTOCOL, Problem, ProblemCode, ServerMessage, TableId, Updates,
};
use rodeo_table::{
    BotRequest, Checkpoint, Context, FactBatch, GuestIdentity, Input, Millis, Policy, Secret, SecureRandom,
    SyncState, Table, read_message,
};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::effects::{Delivery, Effects, StoredFacts, StoredMatch};
use crate::random::DeviceRandom;
use crate::{DeviceError, malformed, to_json};

/// Most connections to a table: one for each page that shows it.
const MAX_CONNECTIONS: usize = 20;

/// A table on this device.
#[wasm_bindgen]
pub struct DeviceTable {
    table: Table,
    connections: Vec<Connection>,
    random: DeviceRandom,
    policy: Policy,
    /// Decisions that bots have not made yet.
    requests: VecDeque<BotRequest>,
    /// Answers that are not about the state of the table.
    answers: Vec<Delivery>,
    /// Number of the change with which the summary was last returned.
    summarized: Option<u64>,
}

struct Connection {
    id: u32,
    guest: GuestIdentity,
    sync: SyncState,
    updates: Updates,
}

/// The player of this device.
#[derive(Deserialize)]
struct Player {
    id: GuestId,
    name: String,
}

/// Parameters of a connection, as in the address of a WebSocket.
#[derive(Deserialize)]
struct ConnectRequest {
    have: Option<u64>,
    #[serde(default)]
    updates: Updates,
}

#[wasm_bindgen]
impl DeviceTable {
    /// Opens the table that a player asks for. `request` is the body of the endpoint `open_table`, `player` has `id` and
    /// `name`, `seed` are 32 random bytes.
    pub fn open(request: &str, player: &str, seed: &[u8], now: f64) -> Result<DeviceTable, DeviceError> {
        let request: OpenTable = serde_json::from_str(request).map_err(malformed)?;
        let host = identity(player)?;
        let (mut random, now) = (DeviceRandom::new(seed)?, millis(now));
        let (id, secret) = (random.table_id(), Secret(random.bytes()));
        let code = Code::from_random(random.number().to_be_bytes());
        let checkpoint = Checkpoint::for_request(&request, &host, id, code, now, secret)?;
        let mut table = DeviceTable::new(Table::open(checkpoint)?, random);
        if request.start {
            table.handle(Input::Message(host, ClientMessage::Start { fill: None }), now)?;
        }
        Ok(table)
    }

    /// Restores a table from its facts: a JSON list with the texts that were stored, in order.
    pub fn restore(batches: &str, seed: &[u8], now: f64) -> Result<DeviceTable, DeviceError> {
        let batches: Vec<String> = serde_json::from_str(batches).map_err(malformed)?;
        let mut facts = Vec::new();
        for batch in &batches {
            facts.extend(FactBatch::facts_from_json(batch).map_err(malformed)?);
        }
        let table = Table::restore(facts, millis(now)).map_err(malformed)?;
        Ok(DeviceTable::new(table, DeviceRandom::new(seed)?))
    }

    /// Connects a page. `parameters` are those of the address of a WebSocket. The welcome is part of the next effects.
    pub fn connect(
        &mut self,
        connection: u32,
        player: &str,
        parameters: &str,
        now: f64,
    ) -> Result<(), DeviceError> {
        let guest = identity(player)?;
        let ConnectRequest { have, updates } = serde_json::from_str(parameters).map_err(malformed)?;
        if self.connections.len() >= MAX_CONNECTIONS {
            return Err(Problem::new(ProblemCode::TooMany, "This table has too many connections.").into());
        }
        self.handle(Input::Connected(guest.clone()), millis(now))?;
        let server = env!("CARGO_PKG_VERSION").to_owned();
        let (table, you) = (self.table.id(), guest.id);
        self.answer(connection, &ServerMessage::Welcome { protocol: PROTOCOL, server, table, you });
        let sync = have.map_or(SyncState::New, SyncState::Resuming);
        self.connections.push(Connection { id: connection, guest, sync, updates });
        Ok(())
    }

    /// Ends a connection. An unknown one is ignored.
    pub fn disconnect(&mut self, connection: u32, now: f64) {
        let Some(index) = self.connections.iter().position(|other| other.id == connection) else { return };
        let guest = self.connections.swap_remove(index).guest.id;
        // Nobody can be refused to leave.
        let _ = self.handle(Input::Disconnected(guest), millis(now));
    }

    /// Handles a message of a connection. The answer, if any, is part of the next effects.
    pub fn receive(&mut self, connection: u32, text: &str, now: f64) {
        let Some(guest) = self.connections.iter().find(|other| other.id == connection) else { return };
        let guest = guest.guest.clone();
        let (request, question, result) = match read_message(text) {
            Err(problem) => ("", None, Err(problem)),
            Ok(message) => {
                let (name, question) = (message.name(), message.question());
                (name, question, self.handle(Input::Message(guest, message), millis(now)))
            }
        };
        match result {
            Ok(None) => {}
            Ok(Some(answer)) => self.answer(connection, &answer),
            Err(problem) => {
                let rejected = ServerMessage::Rejected { request: request.into(), question, problem };
                self.answer(connection, &rejected);
            }
        }
    }

    /// Takes a seat: the endpoint `join_table`. Returns the state of the table.
    pub fn join(&mut self, player: &str, body: &str, now: f64) -> Result<String, DeviceError> {
        let JoinRequest { seat } = serde_json::from_str(body).map_err(malformed)?;
        self.handle(Input::Message(identity(player)?, ClientMessage::Sit { seat }), millis(now))?;
        Ok(self.state())
    }

    /// Applies the passing of time. Due at `wake_at`.
    pub fn tick(&mut self, now: f64) {
        // Time cannot be refused.
        let _ = self.handle(Input::Tick, millis(now));
    }

    /// Lets the next bot decide. Does nothing if none has to, or if its weights are not loaded: it never plays without them.
    pub fn decide(&mut self, now: f64) {
        let ready = self.requests.iter().position(has_weights);
        let Some(request) = ready.and_then(|at| self.requests.remove(at)) else { return };
        let choice = request.decide(&mut SeatRng::new(self.random.number()));
        // An outdated decision is ignored.
        let _ = self.handle(Input::BotAnswered { request: request.id, choice }, millis(now));
    }

    /// Returns the [`Effects`] since the last call as JSON.
    pub fn effects(&mut self, now: f64) -> String {
        to_json(&self.take_effects(millis(now)))
    }

    /// Returns the state as the answer to `open_table`.
    pub fn state(&self) -> String {
        to_json(&self.table.state())
    }
}

impl DeviceTable {
    pub(crate) fn new(table: Table, random: DeviceRandom) -> DeviceTable {
        DeviceTable {
            table,
            connections: Vec::new(),
            random,
            policy: Policy::default(),
            requests: VecDeque::new(),
            answers: Vec::new(),
            summarized: None,
        }
    }

    pub(crate) fn handle(&mut self, input: Input, now: Millis) -> Result<Option<ServerMessage>, Problem> {
        let mut context = Context { now, random: &mut self.random, policy: &self.policy };
        self.table.handle(input, &mut context)
    }

    fn answer(&mut self, connection: u32, message: &ServerMessage) {
        self.answers.push(Delivery { connection, text: to_json(message), last: false });
    }

    /// Takes what follows from the inputs since the last call.
    pub fn take_effects(&mut self, now: Millis) -> Effects {
        let closed = self.table.has_no_guests();
        if closed {
            let mut context = Context { now, random: &mut self.random, policy: &self.policy };
            self.table.abandon(&mut context);
        }
        let facts = self.table.take_facts().map(|batch| StoredFacts {
            first_seq: batch.first_seq,
            replaces_all: batch.replaces_all,
            json: batch.to_json(),
        });
        let finished = self.table.take_finished();
        let matches = finished
            .into_iter()
            .map(|finished| StoredMatch { summary: finished.summary(), record: finished.record.to_json() });
        if !closed {
            self.requests.extend(self.table.take_bot_requests(now, &self.policy));
        }
        Effects {
            facts,
            matches: matches.collect(),
            summary: self.changed_summary(),
            closed,
            deliveries: self.deliveries(closed, now),
            decisions: self.requests.iter().filter(|request| has_weights(request)).count() as u32,
            missing_weights: self.missing_weights(),
            wake_at: self.table.wake_at(now, &self.policy),
        }
    }

    /// Sorted, each name once.
    fn missing_weights(&self) -> Vec<String> {
        let requested = self.requests.iter().flat_map(BotRequest::missing_weights);
        let names: BTreeSet<_> =
            self.table.missing_weights().chain(requested).map(|file| file.name()).collect();
        names.into_iter().map(str::to_owned).collect()
    }

    fn changed_summary(&mut self) -> Option<rodeo_protocol::api::TableSummary> {
        let changed = Some(self.table.changed_at());
        (std::mem::replace(&mut self.summarized, changed) != changed).then(|| self.table.summary())
    }

    /// Returns the answers, and the messages that bring all connections up to date.
    fn deliveries(&mut self, closed: bool, now: Millis) -> Vec<Delivery> {
        let mut deliveries = std::mem::take(&mut self.answers);
        for connection in &mut self.connections {
            let (id, guest) = (connection.id, connection.guest.id);
            let access = if closed { Err(not_found()) } else { self.table.check_access(guest) };
            if let Err(problem) = access {
                let text = to_json(&ServerMessage::Closing { problem });
                deliveries.push(Delivery { connection: id, text, last: true });
                continue;
            }
            let message =
                self.table.sync_message(guest, connection.sync, connection.updates, now, &self.policy);
            if let Some((message, after)) = message {
                connection.sync = after;
                deliveries.push(Delivery { connection: id, text: to_json(&message), last: false });
            }
        }
        deliveries
    }

    /// The table's id.
    pub fn id(&self) -> TableId {
        self.table.id()
    }
}

/// Whether the bot of a request can decide.
fn has_weights(request: &BotRequest) -> bool {
    request.missing_weights().next().is_none()
}

fn not_found() -> Problem {
    Problem::new(ProblemCode::TableNotFound, "This table does not exist or has been closed.")
}

pub(crate) fn identity(player: &str) -> Result<GuestIdentity, DeviceError> {
    let Player { id, name } = serde_json::from_str(player).map_err(malformed)?;
    Ok(GuestIdentity { id, name, bot: false })
}

/// JavaScript has no integers of 64 bits in its numbers; times are far below their limit of 53 bits.
pub(crate) fn millis(now: f64) -> Millis {
    now.max(0.0) as Millis
}
