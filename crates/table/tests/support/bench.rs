//! A table with a clock, a store and clients made for tests.

use rodeo_bots::{Level, SeatRng, any};
use rodeo_protocol::message::{ServerMessage, Snapshot};
use rodeo_protocol::table::TableSettings;
use rodeo_protocol::{ClientMessage, Code, GuestId, Problem, TableId};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::game::Game;
use rodeo_rules::record::verify;
use rodeo_rules::seat::Seat;
use rodeo_table::{
    Checkpoint, Fact, FactBatch, Finished, Input, Millis, Moment, Occupant, Policy, Secret, Seen, Table,
    Think, Visitor,
};

use super::client::Client;

/// The table under test, and a world around it that checks the laws after every input.
pub struct Bench {
    pub table: Table,
    /// What a store holds.
    pub facts: Vec<Fact>,
    pub now: Millis,
    pub policy: Policy,
    pub clients: Vec<Client>,
    /// What bots have been asked and not answered.
    pub thoughts: Vec<Think>,
    /// Do bots answer at once?
    pub at_once: bool,
    pub finished: Vec<Finished>,
    /// How often one fact stood for all before.
    pub rebased: usize,
    /// The secret of the match that is played, or of the next one.
    secret: String,
    rolls: u64,
    /// The number of the last fact in the store.
    stored: u64,
    pub rng: SeatRng,
}

pub fn guest(number: usize) -> GuestId {
    GuestId::from_random([number as u8 + 1; 16])
}

impl Bench {
    /// Opens a table; these people sit on the first seats, and the first of them is the host.
    pub fn open(settings: TableSettings, seats: Vec<Occupant>, secret: u8, policy: Policy) -> Bench {
        let is = Checkpoint {
            n: 1,
            id: TableId::from_random([1; 16]),
            code: Code::from_random([1; 8]),
            opened_at: 0,
            settings,
            host: seats.iter().find_map(Occupant::guest),
            seats,
            secret: Secret([secret; 32]),
            nonces: Vec::new(),
            matches: 0,
            removed: Vec::new(),
            chat: Vec::new(),
        };
        let mut bench = Bench {
            table: Table::open(is).expect("this table cannot be opened"),
            facts: Vec::new(),
            now: 0,
            policy,
            clients: Vec::new(),
            thoughts: Vec::new(),
            at_once: true,
            finished: Vec::new(),
            rebased: 0,
            secret: String::new(),
            rolls: u64::from(secret) << 32,
            stored: 0,
            rng: SeatRng::new(u64::from(secret)),
        };
        bench.settle();
        bench
    }

    pub fn client(&mut self, name: &str) -> usize {
        if let Some(known) = self.clients.iter().position(|client| client.visitor.name == name) {
            return known;
        }
        let id = guest(self.clients.len());
        self.clients.push(Client::new(Visitor { id, name: name.into(), bot: false }));
        self.clients.len() - 1
    }

    pub fn seat_of(&self, client: usize) -> Option<Seat> {
        self.table.room().seat_of(self.clients[client].visitor.id)
    }

    /// Gives the table an input. What is refused must not change anything.
    pub fn handle(&mut self, input: Input) -> Result<Option<ServerMessage>, Problem> {
        let before = self.prints();
        // Whatever somebody says is a sign of life: a bot that stood in for them stops, refused or not.
        let woken = match &input {
            Input::Said(visitor, _) => self.is_stood_in(visitor.id),
            _ => false,
        };
        let mut rolls = self.rolls;
        let mut random = || {
            rolls += 1;
            let mut bytes = [0; 32];
            for (place, byte) in bytes.iter_mut().enumerate() {
                *byte = (rolls.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (place % 8 * 8)) as u8 ^ place as u8;
            }
            bytes
        };
        let mut moment = Moment { now: self.now, random: &mut random, policy: &self.policy };
        let answer = self.table.handle(input, &mut moment);
        self.rolls = rolls;
        if let (Err(problem), false) = (&answer, woken) {
            assert!(before == self.prints(), "refused ({problem}), and yet something has changed");
            assert!(
                self.table.clone().take_facts().is_none(),
                "refused ({problem}), and yet there are facts"
            );
        }
        answer
    }

    fn is_stood_in(&self, guest: GuestId) -> bool {
        let seat = self.table.room().seat_of(guest);
        let snapshot = self.fresh(&self.table, guest);
        snapshot.zip(seat).is_some_and(|(snapshot, seat)| snapshot.pending.stand_in.contains(seat))
    }

    /// What a client that knows nothing would be sent.
    pub fn fresh(&self, table: &Table, guest: GuestId) -> Option<Snapshot> {
        match table.show(guest, Seen::Nothing, self.now, &self.policy) {
            Some((ServerMessage::Snapshot(snapshot), _)) => Some(*snapshot),
            Some(other) => panic!("a newcomer was sent {other:?}"),
            None => None,
        }
    }

    /// The table as everybody there, and a stranger, would see it.
    pub fn prints(&self) -> Vec<Option<Snapshot>> {
        let guests = self.clients.iter().map(|client| client.visitor.id);
        guests.chain([guest(200)]).map(|guest| self.fresh(&self.table, guest)).collect()
    }

    pub fn comes(&mut self, client: usize) -> Result<(), Problem> {
        let visitor = self.clients[client].visitor.clone();
        self.handle(Input::Came(visitor)).map(|_| ())?;
        let client = &mut self.clients[client];
        client.connections += 1;
        if client.connections == 1 {
            client.seen = client.fold.as_ref().map_or(Seen::Nothing, |fold| Seen::UpTo(fold.n));
        }
        self.settle();
        Ok(())
    }

    pub fn goes(&mut self, client: usize) {
        let id = self.clients[client].visitor.id;
        self.clients[client].connections = self.clients[client].connections.saturating_sub(1);
        self.handle(Input::Went(id)).expect("whoever goes cannot be kept");
        self.settle();
    }

    pub fn says(&mut self, client: usize, message: ClientMessage) -> Result<Option<ServerMessage>, Problem> {
        let visitor = self.clients[client].visitor.clone();
        let other = self.other_choice(client, &message);
        let question = self.question();
        let mut twin = self.table.clone();
        let answer = self.handle(Input::Said(visitor.clone(), message));
        // As long as the question is open, nobody else can tell the two tables apart.
        if let Some(other) = other.filter(|_| answer.is_ok() && self.question() == question) {
            let mut random = || [0; 32];
            let mut moment = Moment { now: self.now, random: &mut random, policy: &self.policy };
            if twin.handle(Input::Said(visitor, other), &mut moment).is_ok() {
                self.compare_twin(client, &twin);
            }
        }
        self.settle();
        answer
    }

    /// The same message with another choice, where it answers in secret.
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

    fn compare_twin(&self, speaker: usize, twin: &Table) {
        // Where one of the two answers was given before, repeating it is no news.
        if twin.game() != self.table.game() || twin.number() != self.table.number() {
            return;
        }
        for (index, client) in self.clients.iter().enumerate().filter(|(index, _)| *index != speaker) {
            let sent = |table: &Table| {
                let shown = table.show(client.visitor.id, client.seen, self.now, &self.policy);
                shown.map(|(message, _)| serde_json::to_string(&message).unwrap())
            };
            assert_eq!(sent(&self.table), sent(twin), "a secret answer shows through to client {index}");
        }
    }

    /// Delivers the answer of a bot.
    pub fn thinks(&mut self, think: &Think, choice: Option<AnyChoice>) {
        self.handle(Input::Thought { think: think.asked, choice }).expect("thoughts are free");
        self.settle();
    }

    /// A cheap answer: rules of thumb, whatever the level.
    pub fn cheap_answer(&mut self, think: &Think) -> Option<AnyChoice> {
        match (think.asked.proposer, &think.proposal) {
            (Some(proposer), Some(words)) => {
                let supports = any::supports(Level::Simple.into(), &think.view, proposer, words);
                supports.then(|| AnyChoice::read(think.view.kind(), &[Word::Pass]).unwrap())
            }
            _ => any::choose(Level::Simple.into(), &think.view, &think.history, &mut self.rng),
        }
    }

    /// Time passes. The table is woken when it asks for that, and must not miss anything in between.
    pub fn wait_until(&mut self, then: Millis) {
        while let Some(at) = self.table.wake_at(self.now, &self.policy).filter(|&at| at <= then) {
            assert!(at >= self.now, "it wants to be woken in the past");
            let late = self.table.wake_at(at + 5, &self.policy);
            assert_eq!(late, Some(at), "who asks late is not told that it is time");
            self.now = at;
            self.handle(Input::Tick).expect("a tick is nothing to refuse");
            self.settle();
        }
        self.now = then;
        let before = self.prints();
        self.handle(Input::Tick).expect("a tick is nothing to refuse");
        assert!(self.table.take_facts().is_none(), "something happened that nobody was woken for");
        assert!(before == self.prints(), "somebody should have been told something while nobody was woken");
        let missed = self.table.take_thoughts(self.now, &self.policy);
        assert!(missed.is_empty(), "a bot should have been asked while nobody was woken");
    }

    /// The process stops and another one reads the facts. Nobody is connected then.
    pub fn restart(&mut self) {
        self.table = Table::restore(self.facts.clone(), self.now).expect("the facts are broken");
        self.thoughts.clear();
        self.clients.iter_mut().for_each(|client| client.connections = 0);
        self.settle();
    }

    /// What a server does after every input: commit, ask bots, show.
    pub fn settle(&mut self) {
        loop {
            self.commit();
            let asked = self.table.take_thoughts(self.now, &self.policy);
            self.thoughts.extend(asked);
            self.show_all();
            self.check_laws();
            if !self.at_once || self.thoughts.is_empty() {
                break;
            }
            let think = self.thoughts.remove(0);
            let choice = self.cheap_answer(&think);
            self.handle(Input::Thought { think: think.asked, choice }).expect("thoughts are free");
        }
    }

    fn commit(&mut self) {
        if let Some(portion) = self.table.take_facts() {
            if portion.rebase {
                self.facts.clear();
                self.rebased += 1;
                assert!(portion.first > self.stored);
            } else {
                assert_eq!(portion.first, self.stored + 1, "a gap between the facts");
            }
            self.stored = portion.first + portion.facts.len() as u64 - 1;
            let read = FactBatch::read(&portion.write()).expect("facts that cannot be read");
            assert_eq!(read, portion.facts);
            self.facts.extend(read);
        }
        assert_eq!(self.stored, self.table.number());
        let secrets = self.facts.iter().rev().filter_map(|fact| match fact {
            Fact::Is(is) => Some(is.secret),
            Fact::Secret(secret) => Some(*secret),
            _ => None,
        });
        let Secret(secret) = secrets.into_iter().next().expect("a table without a secret");
        self.secret = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        for finished in self.table.take_finished() {
            verify(&finished.record).expect("the record does not verify");
            self.finished.push(finished);
        }
    }

    fn show_all(&mut self) {
        let game = self.table.game();
        for client in self.clients.iter_mut().filter(|client| client.connections > 0) {
            let shown = self.table.show(client.visitor.id, client.seen, self.now, &self.policy);
            let Some((message, seen)) = shown else { continue };
            let text = serde_json::to_string(&message).unwrap();
            assert!(!text.contains(&self.secret), "the secret of the deals is sent before its time");
            let read: ServerMessage = serde_json::from_str(&text).expect("a message that cannot be read");
            assert!(read == message, "a message reads otherwise than it was written");
            client.seen = seen;
            client.take(message, game.as_ref(), self.now);
            let again = self.table.show(client.visitor.id, seen, self.now, &self.policy);
            assert!(again.is_none(), "whoever has seen all is shown more");
        }
    }
}
