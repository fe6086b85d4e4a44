//! The property that `fuzz/` and `tests/frames.rs` check with arbitrary bytes.

use rodeo_protocol::table::{HintMode, TableSettings, Visibility};
use rodeo_protocol::{ClientMessage, Code, GuestId, TableId, Updates};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::{Awaiting, Game as _, RandomSource, Rules as _};

use crate::{
    Checkpoint, Context, Fact, FactBatch, GuestIdentity, Input, Occupant, Policy, Secret, SyncState, Table,
};

/// Checks that arbitrary frames cause no panic, that a rejected frame changes nothing, and that the facts restore the
/// same table.
///
/// The first byte selects the game. The rest are lines. The first byte of a line selects the guest, the rest is the frame. A
/// line of a single byte is another input: all seats answer, a guest connects or disconnects, or time passes.
pub fn frames_change_nothing_unless_allowed(data: &[u8]) -> Result<(), String> {
    let Some((&first, lines)) = data.split_first() else { return Ok(()) };
    let mut harness = Harness::new(usize::from(first))?;
    for line in lines.split(|byte| *byte == b'\n').take(200) {
        match line {
            [] => {}
            [command] => harness.command(*command)?,
            [guest, frame @ ..] => harness.frame(*guest, frame)?,
        }
    }
    harness.check_facts()
}

/// Number of seated guests. One more guest is a spectator.
const SEATED: u8 = 2;

struct Harness {
    table: Table,
    facts: Vec<Fact>,
    now: u64,
    /// State of the counter that replaces random bytes.
    random: u8,
    connections: [u8; SEATED as usize + 1],
}

impl Harness {
    fn new(game: usize) -> Result<Harness, String> {
        let kind = GameKind::ALL[game % GameKind::ALL.len()];
        let rules = kind.default_rules(SEATED + 1);
        let mut seats = vec![Occupant::Empty; usize::from(rules.players())];
        for (number, seat) in (0..SEATED).zip(&mut seats) {
            *seat = guest(number).occupant();
        }
        let settings = TableSettings {
            rules,
            clock: Some(20),
            visibility: Visibility::Public,
            spectators: true,
            show_seen: true,
            hints: HintMode::Off,
            deal: None,
        };
        let (id, code) = (TableId::from_random([1; 16]), Code::from_random([1; 8]));
        let secret = Secret([game as u8; 32]);
        let checkpoint = Checkpoint::new(id, code, 0, settings, seats, Some(guest(0).id), secret);
        let table = Table::open(checkpoint).map_err(|problem| problem.to_string())?;
        let mut harness =
            Harness { table, facts: Vec::new(), now: 0, random: 0, connections: [0; SEATED as usize + 1] };
        for guest in 0..=SEATED {
            harness.command(b'c' + guest)?;
        }
        Ok(harness)
    }

    /// Hands over an input. Returns whether it was rejected.
    fn handle(&mut self, input: Input) -> bool {
        let counter = &mut self.random;
        let mut random = || {
            *counter = counter.wrapping_add(1);
            [*counter; 32]
        };
        let mut context = Context { now: self.now, random: &mut random, policy: &Policy::default() };
        self.table.handle(input, &mut context).is_err()
    }

    /// Stores pending facts. Returns their number.
    fn commit(&mut self) -> Result<usize, String> {
        let Some(batch) = self.table.take_facts() else { return Ok(0) };
        let facts = FactBatch::facts_from_json(&batch.to_json()).map_err(|error| error.to_string())?;
        if batch.replaces_all {
            self.facts.clear();
        }
        let count = facts.len();
        self.facts.extend(facts);
        self.table.take_finished();
        Ok(count)
    }

    /// Handles a frame as a socket would deliver it.
    fn frame(&mut self, sender: u8, frame: &[u8]) -> Result<(), String> {
        let Ok(message) = serde_json::from_slice::<ClientMessage>(frame) else { return Ok(()) };
        let before = (self.table.seq(), self.table.state(), self.table.game());
        let rejected = self.handle(Input::Message(guest(sender % (SEATED + 1)), message));
        let committed = self.commit()?;
        let after = (self.table.seq(), self.table.state(), self.table.game());
        if rejected && (committed > 0 || before != after) {
            return Err(format!("a rejected frame changed the table: {}", String::from_utf8_lossy(frame)));
        }
        self.check_messages()
    }

    /// Handles an input without a frame.
    fn command(&mut self, command: u8) -> Result<(), String> {
        match command {
            b'0'..=b'9' => self.now += 1 << (command - b'0'),
            b'a' => self.answer_all(),
            b'c'..=b'e' => {
                self.connections[usize::from(command - b'c')] += 1;
                self.handle(Input::Connected(guest(command - b'c')));
            }
            b'g'..=b'i' if self.connections[usize::from(command - b'g')] > 1 => {
                self.connections[usize::from(command - b'g')] -= 1;
                self.handle(Input::Disconnected(guest(command - b'g').id));
            }
            b's' => {
                let start = ClientMessage::Start { fill: Some("simple".to_owned()) };
                self.handle(Input::Message(guest(0), start));
            }
            _ => {}
        }
        self.handle(Input::Tick);
        self.answer_bot_requests();
        self.commit()?;
        self.check_messages()
    }

    fn answer_all(&mut self) {
        let Some(game) = self.table.game() else { return };
        let Awaiting::Moves(asked) = game.awaiting() else { return };
        let question = game.question();
        for seat in asked.iter() {
            let choice = game.any_choice(seat, &mut Counter(u32::from(self.random)));
            let Some(choice) = choice.map(|choice| write_words(&choice.words())) else { continue };
            self.handle(Input::Message(guest(seat.get()), ClientMessage::Choose { question, choice }));
        }
    }

    /// Answers without a choice, so that the table falls back to the first offered one.
    fn answer_bot_requests(&mut self) {
        for request in self.table.take_bot_requests(self.now, &Policy::default()) {
            self.handle(Input::BotAnswered { request: request.id, choice: None });
        }
    }

    /// Checks that the messages for all guests can be made, and are made only for guests with access.
    fn check_messages(&self) -> Result<(), String> {
        for number in 0..=SEATED {
            let id = guest(number).id;
            let synced = [SyncState::New, SyncState::Resuming(self.table.seq() / 2)];
            let wanted = [Updates::State, Updates::Events];
            for (sync, updates) in synced.into_iter().flat_map(|sync| wanted.map(|updates| (sync, updates))) {
                let message = self.table.sync_message(id, sync, updates, self.now, &Policy::default());
                let has_access = self.table.check_access(id).is_ok();
                match message {
                    Some((message, _)) if has_access => {
                        serde_json::to_string(&message).map_err(|error| error.to_string())?;
                    }
                    None if !has_access => {}
                    Some(_) => return Err(format!("a message for guest {number}, who has no access")),
                    None => return Err(format!("no message for guest {number}")),
                }
            }
        }
        Ok(())
    }

    /// Checks that the facts restore the same table.
    fn check_facts(&self) -> Result<(), String> {
        let restored = Table::restore(self.facts.clone(), self.now).map_err(|error| error.to_string())?;
        let same = restored.state() == self.table.state()
            && restored.seq() == self.table.seq()
            && restored.game() == self.table.game();
        if same { Ok(()) } else { Err("the facts restore a different table".to_owned()) }
    }
}

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number + 1; 16]), name: format!("Guest {number}"), bot: false }
}

/// A random source that counts.
struct Counter(u32);

impl RandomSource for Counter {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(7);
        self.0 % n.max(1)
    }
}
