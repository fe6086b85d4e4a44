//! A law of arbitrary bytes, for `fuzz/` and for `tests/frames.rs`.

use rodeo_protocol::table::{TableSettings, Visibility};
use rodeo_protocol::{ClientMessage, Code, GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::{Awaiting, Game as _, RandomSource, Rules as _};

use crate::{Checkpoint, Fact, FactBatch, Input, Moment, Occupant, Policy, Secret, Seen, Table, Visitor};

/// Frames of arbitrary bytes at a table: nothing panics, what is refused changes nothing, and the facts make the same table
/// again.
///
/// The first byte says which game. Then come lines. The first byte of a line says who speaks, the rest is the frame; a line
/// of one byte alone lets something else happen: everybody answers, somebody comes or goes, time passes.
pub fn frames_change_nothing_unless_allowed(data: &[u8]) -> Result<(), String> {
    let Some((&first, lines)) = data.split_first() else { return Ok(()) };
    let mut bench = Bench::new(usize::from(first))?;
    for line in lines.split(|byte| *byte == b'\n').take(200) {
        match line {
            [] => {}
            [what] => bench.happens(*what)?,
            [who, frame @ ..] => bench.hears(*who, frame)?,
        }
    }
    bench.check_facts()
}

/// As many seats have people; one more looks on.
const PEOPLE: u8 = 2;

struct Bench {
    table: Table,
    facts: Vec<Fact>,
    now: u64,
    chance: u8,
    connected: [u8; PEOPLE as usize + 1],
}

impl Bench {
    fn new(game: usize) -> Result<Bench, String> {
        let kind = GameKind::ALL[game % GameKind::ALL.len()];
        let rules = kind.default_rules(PEOPLE + 1);
        let mut seats = vec![Occupant::Empty; usize::from(rules.players())];
        for (number, seat) in (0..PEOPLE).zip(&mut seats) {
            *seat = guest(number).sitter();
        }
        let settings = TableSettings {
            rules,
            clock: Some(20),
            visibility: Visibility::Public,
            spectators: true,
            show_seen: true,
        };
        let table = Table::open(Checkpoint {
            n: 1,
            id: TableId::from_random([1; 16]),
            code: Code::from_random([1; 8]),
            opened_at: 0,
            settings,
            seats,
            host: Some(guest(0).id),
            secret: Secret([game as u8; 32]),
            nonces: Vec::new(),
            matches: 0,
            removed: Vec::new(),
            chat: Vec::new(),
        });
        let table = table.map_err(|problem| problem.to_string())?;
        let mut bench =
            Bench { table, facts: Vec::new(), now: 0, chance: 0, connected: [0; PEOPLE as usize + 1] };
        for who in 0..=PEOPLE {
            bench.happens(b'c' + who)?;
        }
        Ok(bench)
    }

    /// Hands an input over; says whether it was refused.
    fn handle(&mut self, input: Input) -> bool {
        let chance = &mut self.chance;
        let mut random = || {
            *chance = chance.wrapping_add(1);
            [*chance; 32]
        };
        let mut moment = Moment { now: self.now, random: &mut random, policy: &Policy::default() };
        self.table.handle(input, &mut moment).is_err()
    }

    /// Keeps what is to be kept; says how many facts that were.
    fn keep(&mut self) -> Result<usize, String> {
        let Some(portion) = self.table.take_facts() else { return Ok(0) };
        let facts = FactBatch::read(&portion.write()).map_err(|error| error.to_string())?;
        if portion.rebase {
            self.facts.clear();
        }
        let count = facts.len();
        self.facts.extend(facts);
        self.table.take_finished();
        Ok(count)
    }

    /// A frame as it comes over a socket.
    fn hears(&mut self, who: u8, frame: &[u8]) -> Result<(), String> {
        let Ok(message) = serde_json::from_slice::<ClientMessage>(frame) else { return Ok(()) };
        let before = (self.table.number(), self.table.state(), self.table.game());
        let refused = self.handle(Input::Said(guest(who % (PEOPLE + 1)), message));
        let kept = self.keep()?;
        let after = (self.table.number(), self.table.state(), self.table.game());
        if refused && (kept > 0 || before != after) {
            return Err(format!("refused, but it changed something: {}", String::from_utf8_lossy(frame)));
        }
        self.show()
    }

    /// Something that needs no frame.
    fn happens(&mut self, what: u8) -> Result<(), String> {
        match what {
            b'0'..=b'9' => self.now += 1 << (what - b'0'),
            b'a' => self.everybody_answers(),
            b'c'..=b'e' => {
                self.connected[usize::from(what - b'c')] += 1;
                self.handle(Input::Came(guest(what - b'c')));
            }
            b'g'..=b'i' if self.connected[usize::from(what - b'g')] > 1 => {
                self.connected[usize::from(what - b'g')] -= 1;
                self.handle(Input::Went(guest(what - b'g').id));
            }
            b's' => drop(
                self.handle(Input::Said(guest(0), ClientMessage::Start { fill: Some("simple".to_owned()) })),
            ),
            _ => {}
        }
        self.handle(Input::Tick);
        self.think();
        self.keep()?;
        self.show()
    }

    fn everybody_answers(&mut self) {
        let Some(game) = self.table.game() else { return };
        let Awaiting::Moves(asked) = game.awaiting() else { return };
        let question = game.question();
        for seat in asked.iter() {
            let choice = game.any_choice(seat, &mut Count(u32::from(self.chance)));
            let Some(choice) = choice.map(|choice| write_words(&choice.words())) else { continue };
            self.handle(Input::Said(guest(seat.get()), ClientMessage::Choose { question, choice }));
        }
    }

    fn think(&mut self) {
        for think in self.table.take_thoughts(self.now, &Policy::default()) {
            // A bot with nothing to say: the table goes on by itself.
            self.handle(Input::Thought { think: think.asked, choice: None });
        }
    }

    /// What everybody would be sent can be made.
    fn show(&self) -> Result<(), String> {
        for who in 0..=PEOPLE {
            for seen in [Seen::Nothing, Seen::UpTo(self.table.number() / 2)] {
                let shown = self.table.show(guest(who).id, seen, self.now, &Policy::default());
                let may_look = self.table.may_look(guest(who).id).is_ok();
                match shown {
                    Some((message, _)) if may_look => {
                        serde_json::to_string(&message).map_err(|error| error.to_string())?;
                    }
                    None if !may_look => {}
                    Some(_) | None => return Err(format!("guest {who} is shown too much or nothing")),
                }
            }
        }
        Ok(())
    }

    /// The facts make the same table.
    fn check_facts(&self) -> Result<(), String> {
        let again = Table::restore(self.facts.clone(), self.now).map_err(|error| error.to_string())?;
        let same = again.state() == self.table.state()
            && again.number() == self.table.number()
            && again.game() == self.table.game();
        if same { Ok(()) } else { Err("the facts make another table".to_owned()) }
    }
}

fn guest(number: u8) -> Visitor {
    Visitor { id: GuestId::from_random([number + 1; 16]), name: format!("Guest {number}"), bot: false }
}

/// RandomSource that count on.
struct Count(u32);

impl RandomSource for Count {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(7);
        self.0 % n.max(1)
    }
}
