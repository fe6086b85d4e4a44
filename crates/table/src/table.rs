//! The table: what reaches it, what it is given, what it wants done.

use rodeo_bots::{BotKind, Level};
use rodeo_protocol::table::{ChatLine, TablePhase};
use rodeo_protocol::{ClientMessage, Code, GuestId, MatchId, Problem, ProblemCode, ServerMessage, TableId};
use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame};
use rodeo_rules::choice::Words;
use rodeo_rules::game::View;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use crate::Millis;
use crate::clock::Clock;
use crate::fact::{Broken, Checkpoint, Fact, FactBatch, Secret};
use crate::play::Finished;
use crate::presence::Presence;
use crate::room::{Occupant, Room};

/// How patient tables are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// So long after the last connection of a player is lost, a bot plays for them.
    pub grace_ms: u64,
    /// So long must a seat have kept all waiting before somebody may call time on it.
    pub hurry_after_ms: u64,
    /// So much time is left then.
    pub hurry_ms: u64,
    /// After so many questions in a row without an answer in time, a bot plays at once.
    pub strikes: u8,
    /// The bot that plays for those who are away.
    pub stand_in: Level,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            grace_ms: 30_000,
            hurry_after_ms: 45_000,
            hurry_ms: 15_000,
            strikes: 2,
            stand_in: Level::DEFAULT,
        }
    }
}

/// What a table is given with each input: the time, chance, and how patient to be.
pub struct Moment<'a> {
    /// The time.
    pub now: Millis,
    /// Random bytes that nobody can foresee.
    pub random: &'a mut dyn FnMut() -> [u8; 32],
    /// The policy.
    pub policy: &'a Policy,
}

impl Moment<'_> {
    pub(crate) fn secret(&mut self) -> Secret {
        Secret((self.random)())
    }

    pub(crate) fn match_id(&mut self) -> MatchId {
        MatchId::from_random(half((self.random)()))
    }
}

fn half(bytes: [u8; 32]) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&bytes[..16]);
    half
}

/// Somebody who is at the table, or comes to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// Who.
    pub id: GuestId,
    /// The name.
    pub name: String,
    /// Declared as a bot.
    pub bot: bool,
}

impl Visitor {
    pub(crate) fn sitter(&self) -> Occupant {
        Occupant::Guest { id: self.id, name: self.name.clone(), bot: self.bot }
    }
}

/// What can reach a table.
#[derive(Clone, Debug)]
pub enum Input {
    /// A connection of this guest was made.
    Came(Visitor),
    /// A connection of this guest is gone.
    Went(GuestId),
    /// A guest says something.
    Said(Visitor, ClientMessage),
    /// A bot has thought.
    Thought {
        /// What it was asked.
        think: Asked,
        /// What it answers; `None` where it had nothing to say.
        choice: Option<AnyChoice>,
    },
    /// Time has passed.
    Tick,
}

/// What a bot is asked: enough to know later whether the answer still matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The match.
    pub id: MatchId,
    /// The question.
    pub question: u32,
    /// The seat it plays for.
    pub seat: Seat,
    /// Whose proposal it is to judge; none where it is to choose.
    pub proposer: Option<Seat>,
    /// Which of the proposals of that seat, where it has made several.
    pub version: u32,
}

/// What a bot is to think about.
#[derive(Clone, Debug)]
pub struct Think {
    /// What it is asked.
    pub asked: Asked,
    /// Which bot.
    pub kind: BotKind,
    /// What its seat sees.
    pub view: View<AnyGame>,
    /// What its seat has been shown.
    pub history: Vec<AnyEvent>,
    /// The proposal to judge, where there is one.
    pub proposal: Option<Words>,
}

/// One live table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) room: Room,
    pub(crate) presence: Presence,
    pub(crate) clock: Clock,
    /// Facts that are not committed yet.
    fresh: Vec<Fact>,
    rebase: bool,
    /// Facts since the one that stands for all before.
    since_rebase: u32,
    finished: Vec<Finished>,
    /// What bots are thinking about: one thing for each seat.
    pub(crate) thinking: [Option<Asked>; MAX_SEATS],
    /// How often seats have changed their mind about the present question.
    pub(crate) changes: [u8; MAX_SEATS],
    /// Grows when something changes that is not kept: who is there, how long is left.
    pub(crate) stirred: u64,
    /// For whom bots stood in when this was last looked at.
    stood_in: SeatSet,
    /// The time of the last input.
    pub(crate) handled_at: Millis,
}

/// Between matches so many facts may gather before one stands for all.
const MANY_FACTS: u32 = 200;
/// The same, while the end of a match still lies on the table: it is cleared away then.
const MANY_MORE_FACTS: u32 = 5000;

impl Table {
    /// Opens a table. Its first facts wait to be committed.
    pub fn open(is: Checkpoint) -> Result<Table, Problem> {
        let room = Room::new(&is)
            .map_err(|_| Problem::new(ProblemCode::InvalidSettings, "There is no such table."))?;
        let mut table = Table::around(room, is.opened_at);
        table.fresh.push(Fact::Is(Box::new(is)));
        Ok(table)
    }

    /// The table that these facts made, with nobody there yet.
    pub fn restore(facts: impl IntoIterator<Item = Fact>, now: Millis) -> Result<Table, Broken> {
        let mut facts = facts.into_iter();
        let Some(Fact::Is(is)) = facts.next() else {
            return Err(Broken::Facts("it does not begin with a table".into()));
        };
        let mut room = Room::new(&is)?;
        let mut since_rebase = 0;
        for fact in facts {
            room.apply(&fact)?;
            since_rebase += 1;
        }
        Ok(Table { since_rebase, ..Table::around(room, now) })
    }

    /// A table where nobody is yet; from now on those who sit there are expected.
    fn around(room: Room, now: Millis) -> Table {
        let mut table = Table {
            room,
            presence: Presence::default(),
            clock: Clock::default(),
            fresh: Vec::new(),
            rebase: false,
            since_rebase: 0,
            finished: Vec::new(),
            thinking: [None; MAX_SEATS],
            changes: [0; MAX_SEATS],
            stirred: 0,
            stood_in: SeatSet::EMPTY,
            handled_at: now,
        };
        for guest in table.seated() {
            table.presence.expect(guest, now);
        }
        table.ask_again(now);
        table
    }

    /// Takes an input. What is refused changes nothing. Some messages have an answer of their own.
    pub fn handle(
        &mut self,
        input: Input,
        moment: &mut Moment<'_>,
    ) -> Result<Option<ServerMessage>, Problem> {
        let answer = match input {
            Input::Came(visitor) => self.came(&visitor, moment).map(|()| None),
            Input::Went(guest) => {
                if self.presence.went(guest, moment.now) && self.room.seat_of(guest).is_some() {
                    self.stirred += 1;
                }
                let room = &self.room;
                self.presence.forget_absent(|guest| room.seat_of(guest).is_some());
                Ok(None)
            }
            Input::Said(visitor, message) => {
                let answer = self.said(&visitor, message, moment);
                // What is refused changes nothing, not even a name.
                answer.and_then(|answer| self.take_name(visitor.id, moment).map(|()| answer))
            }
            Input::Thought { think, choice } => {
                self.thought(think, choice, moment);
                Ok(None)
            }
            Input::Tick => Ok(None),
        };
        self.go_on(moment);
        answer
    }

    /// What follows by itself, whatever happened.
    fn go_on(&mut self, moment: &mut Moment<'_>) {
        self.pass_on_host(moment);
        self.begin_rematch(moment);
        self.ask_again(moment.now);
        let stood_in = |seat: &Seat| self.is_stood_in(*seat, moment.now, moment.policy);
        let stood_in = self.room.people().iter().filter(stood_in).collect();
        if self.stood_in != stood_in {
            self.stood_in = stood_in;
            self.stirred += 1;
        }
        self.handled_at = moment.now;
        let many = if self.room.play.is_some() { MANY_MORE_FACTS } else { MANY_FACTS };
        if !self.room.is_playing() && self.since_rebase > many {
            self.condense();
        }
    }

    /// Carries a fact out; it waits to be committed.
    pub(crate) fn push(&mut self, fact: Fact, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let begins = matches!(fact, Fact::Started { .. });
        if begins && self.room.matches > 0 {
            self.condense();
        }
        let finished = self.room.apply(&fact).map_err(|error| match error {
            Broken::Refused(refusal) => Problem::from(refusal),
            Broken::Facts(what) => Problem::new(ProblemCode::Internal, what),
        })?;
        self.fresh.push(fact);
        self.since_rebase += 1;
        if let Some(finished) = finished {
            self.finished.push(finished);
            // The next secret is fixed, and shown as a commitment, before anybody can ask for the next match.
            let secret = Fact::Secret(moment.secret());
            return self.push(secret, moment);
        }
        Ok(())
    }

    /// From here on one fact stands for all before it.
    fn condense(&mut self) {
        let is = self.room.condensed();
        self.room.clear(is.n);
        self.fresh = vec![Fact::Is(Box::new(is))];
        (self.rebase, self.since_rebase) = (true, 0);
    }

    /// The facts that are to be committed before anybody is shown what they changed.
    pub fn take_facts(&mut self) -> Option<FactBatch> {
        if self.fresh.is_empty() {
            return None;
        }
        let facts = std::mem::take(&mut self.fresh);
        let first = self.room.n + 1 - facts.len() as u64;
        Some(FactBatch { first, rebase: std::mem::take(&mut self.rebase), facts })
    }

    /// The matches that are over since this was last asked.
    pub fn take_finished(&mut self) -> Vec<Finished> {
        std::mem::take(&mut self.finished)
    }

    /// The id.
    pub fn id(&self) -> TableId {
        self.room.id
    }

    /// The short code.
    pub fn code(&self) -> Code {
        self.room.code
    }

    /// The whole game, hidden cards included: for whoever runs the table, never for a client.
    pub fn game(&self) -> Option<AnyGame> {
        self.room.play.as_ref().map(|play| *play.game())
    }

    /// What is kept of the table.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// The number of the last fact.
    pub fn number(&self) -> u64 {
        self.room.n
    }

    /// The guests who sit here.
    pub fn seated(&self) -> Vec<GuestId> {
        self.room.seats.iter().filter_map(Occupant::guest).collect()
    }

    /// Has everybody got up?
    pub fn is_deserted(&self) -> bool {
        self.room.people().is_empty()
    }

    /// What is going on.
    pub fn phase(&self) -> TablePhase {
        self.room.phase()
    }

    /// The last lines of talk.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        self.room.chat.iter()
    }

    /// Who is waited for, of those on whose seats people sit.
    pub fn waited_for(&self) -> SeatSet {
        self.room.play.as_ref().map_or(SeatSet::EMPTY, |play| play.ballot.waiting()) & self.room.people()
    }
}
