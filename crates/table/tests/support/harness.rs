//! A table with a simulated clock, store and clients.

use rodeo_bots::{Level, SeatRng, any};
use rodeo_protocol::message::{ServerMessage, Snapshot};
use rodeo_protocol::table::TableSettings;
use rodeo_protocol::{ClientMessage, Code, GuestId, Problem, TableId, Updates};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::game::Game;
use rodeo_rules::record::verify;
use rodeo_rules::seat::Seat;
use rodeo_table::{
    BotRequest, Checkpoint, Context, Fact, FactBatch, FinishedMatch, GuestIdentity, Input, Millis, Occupant,
    Policy, Secret, SyncState, Table,
};

use super::client::Client;

/// The table under test and its environment. Checks the invariants after every input.
pub struct Harness {
    pub table: Table,
    /// The stored facts.
    pub facts: Vec<Fact>,
    pub now: Millis,
    pub policy: Policy,
    pub clients: Vec<Client>,
    /// Open requests to bots.
    pub bot_requests: Vec<BotRequest>,
    /// Whether bots answer at once.
    pub auto_bots: bool,
    pub finished: Vec<FinishedMatch>,
    /// Number of checkpoints that replaced all earlier facts.
    pub checkpoints: usize,
    /// The secret of the current or next match, in hexadecimal digits.
    secret: String,
    random_calls: u64,
    /// Number of the last stored fact.
    stored: u64,
    pub rng: SeatRng,
}

pub fn guest(number: usize) -> GuestId {
    GuestId::from_random([number as u8 + 1; 16])
}

impl Harness {
    /// Opens a table. The first seated guest is the host.
    pub fn open(settings: TableSettings, seats: Vec<Occupant>, secret: u8, policy: Policy) -> Harness {
        let (id, code) = (TableId::from_random([1; 16]), Code::from_random([1; 8]));
        let host = seats.iter().find_map(Occupant::guest);
        let checkpoint = Checkpoint::new(id, code, 0, settings, seats, host, Secret([secret; 32]));
        let mut harness = Harness {
            table: Table::open(checkpoint).expect("the settings are valid"),
            facts: Vec::new(),
            now: 0,
            policy,
            clients: Vec::new(),
            bot_requests: Vec::new(),
            auto_bots: true,
            finished: Vec::new(),
            checkpoints: 0,
            secret: String::new(),
            random_calls: u64::from(secret) << 32,
            stored: 0,
            rng: SeatRng::new(u64::from(secret)),
        };
        harness.settle();
        harness
    }

    pub fn client(&mut self, name: &str) -> usize {
        if let Some(known) = self.clients.iter().position(|client| client.guest.name == name) {
            return known;
        }
        let id = guest(self.clients.len());
        self.clients.push(Client::new(GuestIdentity { id, name: name.into(), bot: false }));
        self.clients.len() - 1
    }

    pub fn seat_of(&self, client: usize) -> Option<Seat> {
        self.table.seat_of(self.clients[client].guest.id)
    }

    /// Hands an input to the table. A rejected input must not change anything.
    pub fn handle(&mut self, input: Input) -> Result<Option<ServerMessage>, Problem> {
        let before = self.snapshots();
        // Any message makes an inactive guest active, even a rejected one.
        let activated = match &input {
            Input::Message(guest, _) => self.has_stand_in(guest.id),
            _ => false,
        };
        let mut random_calls = self.random_calls;
        let mut random = || {
            random_calls += 1;
            let mut bytes = [0; 32];
            for (place, byte) in bytes.iter_mut().enumerate() {
                *byte =
                    (random_calls.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (place % 8 * 8)) as u8 ^ place as u8;
            }
            bytes
        };
        let mut context = Context { now: self.now, random: &mut random, policy: &self.policy };
        let answer = self.table.handle(input, &mut context);
        self.random_calls = random_calls;
        if let (Err(problem), false) = (&answer, activated) {
            assert!(before == self.snapshots(), "rejected ({problem}), but the table changed");
            assert!(self.table.clone().take_facts().is_none(), "rejected ({problem}), but there are facts");
        }
        answer
    }

    fn has_stand_in(&self, guest: GuestId) -> bool {
        let seat = self.table.seat_of(guest);
        let snapshot = self.snapshot_for(&self.table, guest);
        snapshot.zip(seat).is_some_and(|(snapshot, seat)| snapshot.pending.stand_in.contains(seat))
    }

    /// The snapshot that a new client would receive; `None` without access.
    pub fn snapshot_for(&self, table: &Table, guest: GuestId) -> Option<Snapshot> {
        match table.sync_message(guest, SyncState::New, Updates::State, self.now, &self.policy) {
            Some((ServerMessage::Snapshot(snapshot), _)) => Some(*snapshot),
            Some(other) => panic!("a new client received {other:?}"),
            None => None,
        }
    }

    /// The snapshots that all clients and an unknown guest would receive.
    pub fn snapshots(&self) -> Vec<Option<Snapshot>> {
        let guests = self.clients.iter().map(|client| client.guest.id);
        guests.chain([guest(200)]).map(|guest| self.snapshot_for(&self.table, guest)).collect()
    }

    pub fn connect(&mut self, client: usize) -> Result<(), Problem> {
        let guest = self.clients[client].guest.clone();
        self.handle(Input::Connected(guest)).map(|_| ())?;
        let client = &mut self.clients[client];
        client.connections += 1;
        if client.connections == 1 {
            client.sync =
                client.state.as_ref().map_or(SyncState::New, |state| SyncState::Resuming(state.seq));
        }
        self.settle();
        Ok(())
    }

    pub fn disconnect(&mut self, client: usize) {
        let id = self.clients[client].guest.id;
        self.clients[client].connections = self.clients[client].connections.saturating_sub(1);
        self.handle(Input::Disconnected(id)).expect("a disconnect is never rejected");
        self.settle();
    }

    pub fn send(&mut self, client: usize, message: ClientMessage) -> Result<Option<ServerMessage>, Problem> {
        let guest = self.clients[client].guest.clone();
        let other = self.other_choice(client, &message);
        let question = self.question();
        let mut twin = self.table.clone();
        let answer = self.handle(Input::Message(guest.clone(), message));
        // Until the question is closed, other clients must not be able to tell the two answers apart.
        if let Some(other) = other.filter(|_| answer.is_ok() && self.question() == question) {
            let mut random = || [0; 32];
            let mut context = Context { now: self.now, random: &mut random, policy: &self.policy };
            if twin.handle(Input::Message(guest, other), &mut context).is_ok() {
                self.compare_twin(client, &twin);
            }
        }
        self.settle();
        answer
    }

    /// The same message with another choice, if the choice is secret.
    fn other_choice(&mut self, client: usize, message: &ClientMessage) -> Option<ClientMessage> {
        let ClientMessage::Choose { question, choice } = message else { return None };
        let (seat, game) = (self.seat_of(client)?, self.table.game()?);
        let same = |other: &AnyChoice| write_words(&other.words()) == *choice || other.is_unilateral();
        let words = read_words(choice).ok()?;
        if AnyChoice::read(game.kind(), &words)?.is_unilateral() {
            return None;
        }
        let other = (0..5).filter_map(|_| game.any_choice(seat, &mut self.rng)).find(|other| !same(other))?;
        Some(ClientMessage::Choose { question: *question, choice: write_words(&other.words()) })
    }

    fn question(&self) -> Option<u32> {
        self.table.game().map(|game| game.question())
    }

    fn compare_twin(&self, sender: usize, twin: &Table) {
        // If one of the two answers repeats an earlier one, the tables differ in the number of facts.
        if twin.game() != self.table.game() || twin.seq() != self.table.seq() {
            return;
        }
        for (index, client) in self.clients.iter().enumerate().filter(|(index, _)| *index != sender) {
            for updates in [Updates::State, Updates::Events] {
                let sent = |table: &Table| {
                    let shown =
                        table.sync_message(client.guest.id, client.sync, updates, self.now, &self.policy);
                    shown.map(|(message, _)| serde_json::to_string(&message).unwrap())
                };
                assert_eq!(sent(&self.table), sent(twin), "client {index} can tell secret answers apart");
            }
        }
    }

    /// Delivers the answer of a bot.
    pub fn answer_request(&mut self, request: &BotRequest, choice: Option<AnyChoice>) {
        self.handle(Input::BotAnswered { request: request.id, choice }).expect("bot_requests are free");
        self.settle();
    }

    /// A fast answer by a simple bot, whatever the requested level.
    pub fn heuristic_answer(&mut self, request: &BotRequest) -> Option<AnyChoice> {
        match (request.id.proposer, &request.proposal) {
            (Some(proposer), Some(words)) => {
                let supports = any::supports(Level::Simple.into(), &request.view, proposer, words);
                supports.then(|| AnyChoice::read(request.view.kind(), &[Word::Pass]).unwrap())
            }
            _ => any::choose(
                Level::Simple.into(),
                &request.view,
                &request.history,
                request.known_players(),
                &mut self.rng,
            ),
        }
    }

    /// Advances the clock. The table gets ticks exactly when it asks for them, and must not need others.
    pub fn wait_until(&mut self, then: Millis) {
        while let Some(at) = self.table.wake_at(self.now, &self.policy).filter(|&at| at <= then) {
            assert!(at >= self.now, "it wants to be woken in the history");
            let late = self.table.wake_at(at + 5, &self.policy);
            assert_eq!(late, Some(at), "a late caller misses a wake-up");
            self.now = at;
            self.handle(Input::Tick).expect("a tick is never rejected");
            self.settle();
        }
        self.now = then;
        let before = self.snapshots();
        self.handle(Input::Tick).expect("a tick is never rejected");
        assert!(self.table.take_facts().is_none(), "a fact without a wake-up");
        assert!(before == self.snapshots(), "a change without a wake-up");
        let missed = self.table.take_bot_requests(self.now, &self.policy);
        assert!(missed.is_empty(), "a bot request without a wake-up");
    }

    /// Restores the table from its facts, with nobody connected.
    pub fn restart(&mut self) {
        self.table = Table::restore(self.facts.clone(), self.now).expect("the facts are valid");
        self.bot_requests.clear();
        self.clients.iter_mut().for_each(|client| client.connections = 0);
        // As a server does after the start, so that the table records how much time is left.
        self.handle(Input::Tick).expect("a tick is never rejected");
        self.settle();
    }

    /// Restores the table after a time without a server.
    pub fn restart_after(&mut self, downtime: Millis) {
        let stopped_at = self.now;
        self.now += downtime;
        self.table =
            Table::restore_after(self.facts.clone(), stopped_at, self.now).expect("the facts are valid");
        self.bot_requests.clear();
        self.clients.iter_mut().for_each(|client| client.connections = 0);
        self.handle(Input::Tick).expect("a tick is never rejected");
        self.settle();
    }

    /// Ends the match as a server does before it closes the table. Returns the result.
    pub fn abandon(&mut self) -> Option<FinishedMatch> {
        let mut random = || [7; 32];
        let mut context = Context { now: self.now, random: &mut random, policy: &self.policy };
        self.table.abandon(&mut context);
        self.table.take_finished().pop()
    }

    /// Does what a server does after every input: commits facts, asks bots, sends messages.
    pub fn settle(&mut self) {
        loop {
            self.commit();
            let asked = self.table.take_bot_requests(self.now, &self.policy);
            self.bot_requests.extend(asked);
            self.send_messages();
            self.check_invariants();
            if !self.auto_bots || self.bot_requests.is_empty() {
                break;
            }
            let request = self.bot_requests.remove(0);
            let choice = self.heuristic_answer(&request);
            self.handle(Input::BotAnswered { request: request.id, choice }).expect("bot_requests are free");
        }
    }

    fn commit(&mut self) {
        if let Some(batch) = self.table.take_facts() {
            if batch.replaces_all {
                self.facts.clear();
                self.checkpoints += 1;
                assert!(batch.first_seq > self.stored);
            } else {
                assert_eq!(batch.first_seq, self.stored + 1, "a gap in the fact numbers");
            }
            self.stored = batch.first_seq + batch.facts.len() as u64 - 1;
            let read = FactBatch::facts_from_json(&batch.to_json()).expect("written facts can be parsed");
            assert_eq!(read, batch.facts);
            self.facts.extend(read);
        }
        assert_eq!(self.stored, self.table.seq());
        let secrets = self.facts.iter().rev().filter_map(|fact| match fact {
            Fact::Checkpoint(checkpoint) => Some(checkpoint.secret),
            Fact::NextSecret(secret) => Some(*secret),
            _ => None,
        });
        let Secret(secret) = secrets.into_iter().next().expect("a table has a secret");
        self.secret = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        for finished in self.table.take_finished() {
            verify(&finished.record).expect("the record is valid");
            self.finished.push(finished);
        }
    }

    fn send_messages(&mut self) {
        let game = self.table.game();
        for client in self.clients.iter_mut().filter(|client| client.connections > 0) {
            let shown = |sync, updates| {
                let shown = self.table.sync_message(client.guest.id, sync, updates, self.now, &self.policy);
                let (message, sync) = shown?;
                let text = serde_json::to_string(&message).unwrap();
                assert!(!text.contains(&self.secret), "the secret was sent before the end of the match");
                let read: ServerMessage = serde_json::from_str(&text)
                    .unwrap_or_else(|error| panic!("a written message cannot be parsed: {error}: {text}"));
                assert!(read == message, "a message changes when written and read: {text}");
                Some((message, sync))
            };
            let messages = [Updates::State, Updates::Events].map(|updates| shown(client.sync, updates));
            let [Some((message, sync)), Some((events, same))] = messages else {
                assert_eq!(messages, [None, None], "only one of the clients was sent a message");
                continue;
            };
            assert_eq!(sync, same);
            let again = shown(sync, Updates::State).or(shown(sync, Updates::Events));
            assert!(again.is_none(), "a synced client received another message");
            client.sync = sync;
            client.receive(message, game.as_ref(), self.now);
            client.receive_events(events, self.now);
        }
    }
}
