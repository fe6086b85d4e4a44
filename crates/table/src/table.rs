//! The table: its inputs, its context, and the work it hands out.

use rodeo_bots::{BotKind, Level, StyleSummary};
use rodeo_protocol::table::{ChatLine, TablePhase, TableState};
use rodeo_protocol::{ClientMessage, Code, GuestId, MatchId, Problem, ProblemCode, ServerMessage, TableId};
use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, GameKind};
use rodeo_rules::choice::Words;
use rodeo_rules::game::View;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::clock::Clock;
use crate::earlier_styles::RecalledStyles;
use crate::fact::{Checkpoint, Fact, FactBatch, FactError, Secret};
use crate::live_match::FinishedMatch;
use crate::occupant::Occupant;
use crate::presence::Presence;
use crate::state::DurableState;

/// How long a table waits for absent and slow players, which bot replaces them, and whether matches start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// Time between the loss of a guest's last connection and the stand-in taking over.
    pub grace_ms: u64,
    /// Time for which a seat must have kept the others waiting before somebody may nudge it.
    pub nudge_after_ms: u64,
    /// Time that a nudged seat has left to answer.
    pub nudge_limit_ms: u64,
    /// Number of consecutive timeouts after which the stand-in answers at once.
    pub max_timeouts: u8,
    /// Level of the bot that plays for guests who are away, have left or were removed. See
    /// [`stand_in_for`](Policy::stand_in_for).
    pub stand_in: Level,
    /// Whether matches start. `false` while the server drains: the votes for a rematch stay open.
    pub starts_matches: bool,
}

impl Policy {
    /// Returns the stand-in's level in `game`: `stand_in`, or the default level if `stand_in` does not play that game.
    pub fn stand_in_for(&self, game: GameKind) -> Level {
        if self.stand_in.plays(game) { self.stand_in } else { Policy::default().stand_in }
    }
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            grace_ms: 30_000,
            nudge_after_ms: 45_000,
            nudge_limit_ms: 15_000,
            max_timeouts: 2,
            stand_in: Level::DEFAULT,
            starts_matches: true,
        }
    }
}

/// What the caller provides with each input.
pub struct Context<'a> {
    /// The current time. It should not decrease from input to input.
    pub now: Millis,
    /// Cryptographically secure random numbers: the secrets behind deals are made from them.
    pub random: &'a mut dyn SecureRandom,
    /// Timeouts, the stand-in's level, and whether matches start.
    pub policy: &'a Policy,
}

impl Context<'_> {
    pub(crate) fn secret(&mut self) -> Secret {
        Secret(self.random.bytes())
    }

    pub(crate) fn match_id(&mut self) -> MatchId {
        self.random.match_id()
    }
}

/// Cryptographically secure random numbers. Closures that return 32 random bytes implement it.
pub trait SecureRandom {
    /// Returns 32 random bytes.
    fn bytes(&mut self) -> [u8; 32];

    /// Returns the id of a new match. Override it to mark the ids of a caller.
    fn match_id(&mut self) -> MatchId {
        let bytes = self.bytes();
        let (id, _) = bytes.split_first_chunk::<16>().expect("32 bytes contain 16");
        MatchId::from_random(*id)
    }
}

impl<F: FnMut() -> [u8; 32]> SecureRandom for F {
    fn bytes(&mut self) -> [u8; 32] {
        self()
    }
}

/// A guest as the caller has authenticated them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestIdentity {
    /// The guest's id.
    pub id: GuestId,
    /// The current display name.
    pub name: String,
    /// Whether the guest is registered as a bot.
    pub bot: bool,
}

impl GuestIdentity {
    /// Returns the occupant of a seat on which this guest sits.
    pub fn occupant(&self) -> Occupant {
        Occupant::Guest { id: self.id, name: self.name.clone(), bot: self.bot }
    }
}

/// An input of a [`Table`].
#[derive(Clone, Debug)]
pub enum Input {
    /// A guest opened a connection. A guest may have several.
    Connected(GuestIdentity),
    /// A guest lost or closed a connection.
    Disconnected(GuestId),
    /// A guest sent a message, with or without a connection.
    Message(GuestIdentity, ClientMessage),
    /// A bot answered a [`BotRequest`].
    BotAnswered {
        /// The request that is answered. Answers to outdated requests are ignored.
        request: BotRequestId,
        /// The choice. For a proposal, any choice supports it. `None` if the bot has no choice or does not support it.
        choice: Option<AnyChoice>,
    },
    /// An operator has changed the name of a guest. Ignored if the guest has no seat.
    Renamed {
        /// Id of the guest.
        guest: GuestId,
        /// The new name.
        name: String,
    },
    /// Time has passed. Due at [`Table::wake_at`].
    Tick,
}

/// Identifies a [`BotRequest`], so that an outdated answer is recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotRequestId {
    /// Id of the match.
    pub match_id: MatchId,
    /// Number of the question within the match.
    pub question: u32,
    /// The seat for which the bot decides.
    pub seat: Seat,
    /// The seat whose proposal is to be judged; `None` if the bot is to make a choice.
    pub proposer: Option<Seat>,
    /// Number of proposals that `proposer` had made to this question; 0 without a proposer.
    pub version: u32,
}

/// A decision that a bot must make. The answer comes back as [`Input::BotAnswered`].
#[derive(Clone, Debug)]
pub struct BotRequest {
    /// Identifies the request in the answer.
    pub id: BotRequestId,
    /// The bot that decides.
    pub kind: BotKind,
    /// The game as the seat sees it.
    pub view: View<AnyGame>,
    /// The latest events of the match as the seat was shown them.
    pub history: Vec<AnyEvent>,
    /// Levels of the house bots by seat, which everybody sees; `None` for guests.
    pub declared: Vec<Option<Level>>,
    /// What earlier matches tell about the guests, by seat; empty if nothing.
    pub earlier: Vec<Option<StyleSummary>>,
    /// The proposal to judge, if the request is about one.
    pub proposal: Option<Words>,
    /// Number of the deal, if it was chosen. Then bots choose the same whenever guests do.
    pub deal: Option<u32>,
}

/// A live table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) durable: DurableState,
    pub(crate) presence: Presence,
    pub(crate) clock: Clock,
    /// How the guests who have a seat have played in earlier matches.
    pub(crate) recalled: RecalledStyles,
    /// Facts that were applied but not taken by the caller.
    pending_facts: Vec<Fact>,
    /// Whether `pending_facts` starts with a checkpoint that replaces all earlier facts.
    replaces_all: bool,
    facts_since_checkpoint: u32,
    finished: Vec<FinishedMatch>,
    /// The open bot request of each seat.
    pub(crate) bot_requests: [Option<BotRequestId>; MAX_SEATS],
    /// Number of changed answers of each seat to the current question.
    pub(crate) changes: [u8; MAX_SEATS],
    /// Counts changes to state that is not durable: presence and deadlines.
    pub(crate) volatile_revision: u64,
    /// The seats with an active stand-in after the last input, to detect changes.
    stand_ins: SeatSet,
    /// Time of the last input.
    pub(crate) handled_at: Millis,
}

/// Number of facts after which a table without a match on it is condensed into a checkpoint.
const CHECKPOINT_AFTER: u32 = 200;
/// The same limit while a finished match is still shown. A checkpoint removes that match, so it comes later.
const CHECKPOINT_AFTER_WITH_MATCH: u32 = 5000;

impl Table {
    /// Opens a table. Its first fact is the checkpoint itself.
    pub fn open(checkpoint: Checkpoint) -> Result<Table, Problem> {
        let durable = DurableState::new(&checkpoint)
            .map_err(|error| Problem::new(ProblemCode::InvalidSettings, error.to_string()))?;
        let mut table = Table::with_state(durable, checkpoint.opened_at);
        table.pending_facts.push(Fact::Checkpoint(Box::new(checkpoint)));
        Ok(table)
    }

    /// Restores a table from its facts. Nobody is connected, and the grace period of seated guests starts at `now`.
    ///
    /// # Errors
    ///
    /// Fails if the facts do not start with a checkpoint, contradict each other, or were written by a version of the
    /// rules that this program does not implement.
    pub fn restore(facts: impl IntoIterator<Item = Fact>, now: Millis) -> Result<Table, FactError> {
        Table::restore_after(facts, now, now)
    }

    /// Restores a table like [`restore`](Table::restore) after a time without a server. Clocks ran until `stopped_at`, so a
    /// time limit continues with what was left then, and at least a few seconds.
    pub fn restore_after(
        facts: impl IntoIterator<Item = Fact>,
        stopped_at: Millis,
        now: Millis,
    ) -> Result<Table, FactError> {
        let mut facts = facts.into_iter();
        let Some(Fact::Checkpoint(checkpoint)) = facts.next() else {
            return Err(FactError::Invalid("the first fact is not a checkpoint".into()));
        };
        let mut durable = DurableState::new(&checkpoint)?;
        let mut facts_since_checkpoint = 0;
        for fact in facts {
            durable.apply(&fact)?;
            facts_since_checkpoint += 1;
        }
        let mut table = Table { facts_since_checkpoint, ..Table::with_state(durable, now) };
        table.restore_clock(stopped_at);
        Ok(table)
    }

    fn with_state(durable: DurableState, now: Millis) -> Table {
        let mut table = Table {
            durable,
            presence: Presence::default(),
            clock: Clock::default(),
            recalled: RecalledStyles::default(),
            pending_facts: Vec::new(),
            replaces_all: false,
            facts_since_checkpoint: 0,
            finished: Vec::new(),
            bot_requests: [None; MAX_SEATS],
            changes: [0; MAX_SEATS],
            volatile_revision: 0,
            stand_ins: SeatSet::EMPTY,
            handled_at: now,
        };
        for guest in table.seated_guests() {
            table.presence.expect(guest, now);
        }
        table.update_clock(now);
        table
    }

    /// Handles an input. A rejected input changes nothing. Some messages have a direct answer.
    pub fn handle(
        &mut self,
        input: Input,
        context: &mut Context<'_>,
    ) -> Result<Option<ServerMessage>, Problem> {
        let answer = match input {
            Input::Connected(guest) => self.connected(&guest, context).map(|()| None),
            Input::Disconnected(guest) => {
                self.disconnected(guest, context.now);
                Ok(None)
            }
            Input::Message(guest, message) => {
                let answer = self.message(&guest, message, context);
                // A rejected message must not apply a pending name either.
                answer.and_then(|answer| self.apply_name(guest.id, context).map(|()| answer))
            }
            Input::BotAnswered { request, choice } => {
                self.bot_answered(request, choice, context);
                Ok(None)
            }
            Input::Renamed { guest, name } => self.renamed(guest, name, context).map(|()| None),
            Input::Tick => Ok(None),
        };
        self.after_input(context);
        answer
    }

    fn disconnected(&mut self, guest: GuestId, now: Millis) {
        if self.presence.disconnected(guest, now) && self.durable.seat_of(guest).is_some() {
            self.volatile_revision += 1;
        }
        let durable = &self.durable;
        self.presence.forget_absent(|guest| durable.seat_of(guest).is_some());
    }

    /// Applies what follows from the time and the state, whatever the input was.
    fn after_input(&mut self, context: &mut Context<'_>) {
        self.replace_absent_host(context);
        self.start_rematch(context);
        self.update_clock(context.now);
        self.record_clock(context);
        let has_stand_in = |seat: &Seat| self.has_stand_in(*seat, context.now, context.policy);
        let stand_ins = self.durable.guest_seats().iter().filter(has_stand_in).collect();
        if self.stand_ins != stand_ins {
            self.stand_ins = stand_ins;
            self.volatile_revision += 1;
        }
        self.handled_at = context.now;
        let limit = if self.durable.live.is_some() { CHECKPOINT_AFTER_WITH_MATCH } else { CHECKPOINT_AFTER };
        if !self.durable.is_playing() && self.facts_since_checkpoint > limit {
            self.condense();
        }
    }

    /// Applies a fact and queues it for [`take_facts`](Table::take_facts).
    pub(crate) fn push(&mut self, fact: Fact, context: &mut Context<'_>) -> Result<(), Problem> {
        let starts = matches!(fact, Fact::MatchStarted { .. });
        if starts && self.durable.matches > 0 {
            self.condense();
        }
        let finished = self.durable.apply(&fact).map_err(|error| match error {
            FactError::Rejected(error) => Problem::from(error),
            FactError::Invalid(_) | FactError::UnknownRulesVersion { .. } => {
                Problem::new(ProblemCode::Internal, error.to_string())
            }
        })?;
        self.pending_facts.push(fact);
        self.facts_since_checkpoint += 1;
        if let Some(finished) = finished {
            self.finished.push(finished);
            // The next secret is fixed, and its commitment shown, before anybody can ask for the next match.
            let secret = Fact::NextSecret(context.secret());
            return self.push(secret, context);
        }
        Ok(())
    }

    /// Replaces all facts by one checkpoint. Facts that the caller has not taken are covered by it.
    fn condense(&mut self) {
        let checkpoint = self.durable.checkpoint();
        self.durable.reset_to_checkpoint(checkpoint.seq);
        self.pending_facts = vec![Fact::Checkpoint(Box::new(checkpoint))];
        (self.replaces_all, self.facts_since_checkpoint) = (true, 0);
    }

    /// Takes the facts that must be durable before anybody is sent a message about their effect.
    pub fn take_facts(&mut self) -> Option<FactBatch> {
        if self.pending_facts.is_empty() {
            return None;
        }
        let facts = std::mem::take(&mut self.pending_facts);
        let first_seq = self.durable.seq + 1 - facts.len() as u64;
        Some(FactBatch { first_seq, replaces_all: std::mem::take(&mut self.replaces_all), facts })
    }

    pub(crate) fn add_finished(&mut self, finished: Option<FinishedMatch>) {
        self.finished.extend(finished);
    }

    /// Takes the matches that finished since the last call.
    pub fn take_finished(&mut self) -> Vec<FinishedMatch> {
        std::mem::take(&mut self.finished)
    }

    /// The table's id.
    pub fn id(&self) -> TableId {
        self.durable.id
    }

    /// The short code with which guests find the table.
    pub fn code(&self) -> Code {
        self.durable.code
    }

    /// The complete game with all hidden cards, if a match is on the table. Must never reach a client.
    pub fn game(&self) -> Option<AnyGame> {
        self.durable.live.as_ref().map(|live| *live.game())
    }

    /// Sequence number of the last fact. Grows by one with each fact.
    pub fn seq(&self) -> u64 {
        self.durable.seq
    }

    /// Sequence number of the last fact that changed the table outside the game: seats, settings, host, phase.
    pub fn changed_at(&self) -> u64 {
        self.durable.changed
    }

    /// The seat of a guest; `None` if the guest has no seat.
    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.durable.seat_of(guest)
    }

    /// The guests who have a seat, in seat order.
    pub fn seated_guests(&self) -> Vec<GuestId> {
        self.durable.seats.iter().filter_map(Occupant::guest).collect()
    }

    /// Whether no guest has a seat: such a table can be closed.
    pub fn has_no_guests(&self) -> bool {
        self.durable.guest_seats().is_empty()
    }

    /// The phase: open, playing, paused or over.
    pub fn phase(&self) -> TablePhase {
        self.durable.phase()
    }

    /// The table as everybody at it sees it.
    pub fn state(&self) -> TableState {
        self.durable.state()
    }

    /// The latest chat lines, oldest first.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        self.durable.chat.iter()
    }

    /// Number of the match and of the question that is open in it; `None` if nothing is asked.
    pub fn question(&self) -> Option<(u32, u32)> {
        let question = self.durable.live.as_ref().and_then(|live| live.question())?;
        Some((self.durable.matches, question))
    }

    /// The seats of guests whose answer is outstanding.
    pub fn pending_guests(&self) -> SeatSet {
        let pending = self.durable.live.as_ref().map_or(SeatSet::EMPTY, |live| live.ballot.waiting());
        pending & self.durable.guest_seats()
    }
}
