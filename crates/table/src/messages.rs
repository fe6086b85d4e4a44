//! Connections and messages of guests.

use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{ClientMessage, GuestId, MAX_MESSAGE, Problem, ProblemCode, ServerMessage};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::deal::{MAX_NONCE, read_hex};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{Seat, SeatSet};

use crate::fact::Fact;
use crate::live_match::LiveMatch;
use crate::occupant::Occupant;
use crate::table::{Context, GuestIdentity, Policy, Table};

/// Number of times a seat may change its answer to one question.
const MAX_CHANGES: u8 = 40;

/// Parses a message of a client.
pub fn read_message(text: &str) -> Result<ClientMessage, Problem> {
    if text.len() > MAX_MESSAGE {
        return Err(message_too_large());
    }
    serde_json::from_str(text)
        .map_err(|error| Problem::new(ProblemCode::Malformed, format!("Invalid message: {error}.")))
}

/// The problem of a message that is longer than [`MAX_MESSAGE`].
pub fn message_too_large() -> Problem {
    Problem::new(ProblemCode::TooLarge, format!("A message has at most {MAX_MESSAGE} bytes."))
}

impl Table {
    pub(crate) fn connected(
        &mut self,
        guest: &GuestIdentity,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        self.check_access(guest.id)?;
        if self.presence.connected(guest.id, &guest.name) && self.durable.seat_of(guest.id).is_some() {
            self.volatile_revision += 1;
        }
        self.apply_name(guest.id, context)
    }

    /// Renames a seated guest who connected under another name. Waits while chat is closed: a name can carry a message.
    pub(crate) fn apply_name(&mut self, guest: GuestId, context: &mut Context<'_>) -> Result<(), Problem> {
        let Some(seat) = self.durable.seat_of(guest).filter(|_| self.durable.is_chat_open()) else {
            return Ok(());
        };
        match self.presence.take_name(guest) {
            Some(name) if name != self.durable.name(seat) => self.push(Fact::Renamed { seat, name }, context),
            Some(_) | None => Ok(()),
        }
    }

    /// Renames a seated guest at once: the name comes from an operator and carries no message.
    pub(crate) fn renamed(
        &mut self,
        guest: GuestId,
        name: String,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        // The name of an earlier connection must not come back.
        let _ = self.presence.take_name(guest);
        match self.durable.seat_of(guest) {
            Some(seat) if name != self.durable.name(seat) => self.push(Fact::Renamed { seat, name }, context),
            Some(_) | None => Ok(()),
        }
    }

    /// Checks that a guest may see the table: seated guests may, others if spectators are allowed or a seat is free.
    pub fn check_access(&self, guest: GuestId) -> Result<(), Problem> {
        if self.durable.seat_of(guest).is_some() {
            return Ok(());
        }
        self.check_not_removed(guest)?;
        let may_sit = !self.durable.is_playing() && self.durable.empty_seat().is_some();
        if self.durable.settings.spectators || may_sit {
            Ok(())
        } else {
            Err(Problem::new(ProblemCode::SpectatorsNotAllowed, "Spectators are not allowed at this table."))
        }
    }

    fn check_not_removed(&self, guest: GuestId) -> Result<(), Problem> {
        if self.durable.removed.contains(&guest) {
            return Err(Problem::new(ProblemCode::Removed, "The host has removed you from this table."));
        }
        Ok(())
    }

    pub(crate) fn message(
        &mut self,
        guest: &GuestIdentity,
        message: ClientMessage,
        context: &mut Context<'_>,
    ) -> Result<Option<ServerMessage>, Problem> {
        if let ClientMessage::Ping { t } = message {
            return Ok(Some(ServerMessage::Pong { t }));
        }
        if !self.is_forced_pass(guest.id, &message) && self.presence.active(guest.id) {
            self.volatile_revision += 1;
        }
        if let ClientMessage::Sit { seat } = message {
            return self.sit(guest, seat, context).map(|()| None);
        }
        match message {
            ClientMessage::React { reaction } => return self.reaction(guest, reaction).map(Some),
            ClientMessage::History { until } => return self.history(guest, until).map(Some),
            ClientMessage::Chat { text } => return self.chat_message(guest, &text, context),
            _ => {}
        }
        let seat = self.durable.seat_of(guest.id).ok_or_else(|| {
            Problem::new(ProblemCode::NotSeated, "You need a seat for this. Take a seat first.")
        })?;
        let at = context.now;
        match message {
            ClientMessage::Choose { question, choice } => self.choose(seat, question, &choice, context)?,
            ClientMessage::Withdraw { question } => {
                let ballot = &self.open_question(question)?.ballot;
                let supports = ballot.proposals().any(|(_, _, supporters)| supporters.contains(seat));
                if supports || ballot.answer_of(seat).is_some() || ballot.passed_for_turn().contains(seat) {
                    self.push_change(seat, Fact::Withdrawn { seat }, context)?;
                }
            }
            ClientMessage::Support { question, seat: proposer } => {
                let supports = |(owner, _, supporters): (Seat, AnyChoice, SeatSet)| {
                    owner == proposer && owner != seat && supporters.contains(seat)
                };
                if !self.open_question(question)?.ballot.proposals().any(supports) {
                    self.push_change(seat, Fact::Supported { seat, proposer, at, by_bot: false }, context)?;
                }
            }
            ClientMessage::PassForTurn { question } => {
                if !self.open_question(question)?.ballot.passed_for_turn().contains(seat) {
                    self.push_change(seat, Fact::PassedForTurn { seat, at }, context)?;
                }
            }
            ClientMessage::NextWords { question, words } => {
                return self.next_words(seat, question, words).map(Some);
            }
            ClientMessage::Leave {} => self.leave(seat, false, context)?,
            ClientMessage::Nonce { nonce } => {
                self.check_between_matches()?;
                let length = read_hex(&nonce).map_or(0, |bytes| bytes.len());
                if !(1..=MAX_NONCE).contains(&length) {
                    let format =
                        format!("A nonce has 1 to {MAX_NONCE} bytes, written as hexadecimal digits.");
                    return Err(Problem::new(ProblemCode::InvalidNonce, format));
                }
                self.push(Fact::NonceSet { seat, nonce: nonce.to_ascii_lowercase() }, context)?;
            }
            ClientMessage::Resume {} => {
                if self.phase() != TablePhase::Paused {
                    return Err(not_now("The table is not paused."));
                }
                self.push(Fact::Resumed, context)?;
            }
            ClientMessage::Rematch { wanted } => {
                if self.phase() != TablePhase::Over {
                    return Err(not_now("You can ask for a rematch when the match is over."));
                }
                if self.durable.rematch.contains(seat) != wanted {
                    self.push(Fact::RematchVote { seat, wanted }, context)?;
                }
            }
            ClientMessage::Nudge { seat: slow } => self.nudge(slow, context)?,
            ClientMessage::Return {}
            | ClientMessage::Ping { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::React { .. }
            | ClientMessage::History { .. } => {}
            ClientMessage::AddBot { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::ChangeSettings { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Pause {} => self.host_message(guest.id, message, context)?,
        }
        Ok(None)
    }

    /// Whether a guest passes who can do nothing else. Clients answer such questions without asking, so this shows no activity.
    /// With votes there may be a proposal to support.
    fn is_forced_pass(&self, guest: GuestId, message: &ClientMessage) -> bool {
        let ClientMessage::Choose { choice, .. } = message else { return false };
        let (Some(seat), Some(live)) = (self.durable.seat_of(guest), &self.durable.live) else {
            return false;
        };
        let pass = Word::Pass;
        *choice == pass.to_string()
            && live.ballot.needed() < 2
            && live.game().next_words(seat, &[]).next.iter().eq([&pass])
    }

    fn choose(
        &mut self,
        seat: Seat,
        question: u32,
        choice: &str,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        let game = self.durable.settings.rules.kind();
        let live = self.open_question(question)?;
        let words =
            read_words(choice).map_err(|error| Problem::new(ProblemCode::NotAllowed, error.to_string()))?;
        let choice = AnyChoice::read(game, &words).ok_or_else(|| {
            Problem::new(ProblemCode::NotAllowed, "These words are not a choice of this game.")
        })?;
        let before = live.ballot.answer_of(seat);
        let proposed = live.ballot.proposals().find(|(proposer, _, _)| *proposer == seat);
        if before == Some(choice) || proposed.is_some_and(|(_, proposed, _)| proposed == choice) {
            return Ok(());
        }
        let answer = Fact::Answered { seat, choice: write_words(&words), at: context.now, by_bot: false };
        if choice.is_unilateral() {
            self.push_change(seat, answer, context)?;
            self.clock.proposed(seat);
            Ok(())
        } else if before.is_some() {
            self.push_change(seat, answer, context)
        } else {
            self.push(answer, context)
        }
    }

    /// Returns the match if `question` is open, and the reason if it is not.
    fn open_question(&self, question: u32) -> Result<&LiveMatch, Problem> {
        match (self.phase(), &self.durable.live) {
            (TablePhase::Paused, _) => Err(Problem::new(ProblemCode::Paused, "The table is paused.")),
            (TablePhase::Playing, Some(live)) if live.question() == Some(question) => Ok(live),
            (TablePhase::Playing, Some(_)) => {
                Err(Problem::new(ProblemCode::StaleQuestion, "This question is not open; another one is."))
            }
            _ => Err(not_now("No match is being played.")),
        }
    }

    /// Pushes a fact that counts as a change of the seat's answer. The number of changes per question is limited; rejected
    /// ones do not count.
    fn push_change(&mut self, seat: Seat, fact: Fact, context: &mut Context<'_>) -> Result<(), Problem> {
        if self.changes[seat.index()] >= MAX_CHANGES {
            return Err(Problem::new(
                ProblemCode::RateLimited,
                "You have changed your answer to this question too often.",
            ));
        }
        self.push(fact, context)?;
        self.changes[seat.index()] += 1;
        Ok(())
    }

    fn next_words(&self, seat: Seat, question: u32, words: String) -> Result<ServerMessage, Problem> {
        let live = self.open_question(question)?;
        if !live.asked().contains(seat) {
            return Err(Problem::new(ProblemCode::NotAsked, "This question is not for you."));
        }
        let chosen =
            read_words(&words).map_err(|error| Problem::new(ProblemCode::NotAllowed, error.to_string()))?;
        let options = live.game().next_words(seat, &chosen);
        let next = options.next.iter().map(Word::to_string).collect();
        Ok(ServerMessage::NextWords { question, words, next, complete: options.complete })
    }

    /// Takes a seat, or moves to another empty seat. Does nothing if the guest has a seat and asks for no other.
    fn sit(
        &mut self,
        guest: &GuestIdentity,
        wanted: Option<Seat>,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        let current = self.durable.seat_of(guest.id);
        if current.is_some() && (wanted.is_none() || wanted == current) {
            return Ok(());
        }
        self.check_not_removed(guest.id)?;
        if self.durable.is_playing() {
            return Err(not_now("A match is being played. Wait until it is over."));
        }
        let seat = match wanted {
            Some(seat) => seat,
            None => self.durable.empty_seat().ok_or_else(|| {
                Problem::new(ProblemCode::TableFull, "All seats are taken. Ask the host to free one.")
            })?,
        };
        if self.durable.seats.get(seat.index()) != Some(&Occupant::Empty) {
            return Err(seat_taken());
        }
        if let Some(seat) = current {
            self.leave(seat, false, context)?;
        }
        self.presence.expect(guest.id, context.now);
        self.push(Fact::SeatTaken { seat, occupant: guest.occupant() }, context)
    }

    /// Frees a seat. During a match the policy's stand-in takes it over.
    pub(crate) fn leave(
        &mut self,
        seat: Seat,
        removed: bool,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        let level = |policy: &Policy| policy.stand_in_for(self.durable.settings.rules.kind()).name().into();
        let stand_in = self.durable.is_playing().then(|| level(context.policy));
        self.push(Fact::SeatLeft { seat, removed, stand_in }, context)
    }

    /// Sets a deadline for a seat that keeps the others waiting.
    fn nudge(&mut self, slow: Seat, context: &Context<'_>) -> Result<(), Problem> {
        if self.phase() != TablePhase::Playing || !self.pending_guests().contains(slow) {
            return Err(not_now("This seat keeps nobody waiting."));
        }
        if self.clock.is_nudged(slow) {
            return Ok(());
        }
        let waited = context.now.saturating_sub(self.clock.since());
        if waited < context.policy.nudge_after_ms {
            let rest = context.policy.nudge_after_ms - waited;
            return Err(not_now("It is too early for a nudge.").retry_after_ms(rest));
        }
        self.clock.nudge(slow, context.now + context.policy.nudge_limit_ms);
        self.volatile_revision += 1;
        Ok(())
    }

    pub(crate) fn check_between_matches(&self) -> Result<(), Problem> {
        if self.durable.is_playing() {
            Err(not_now("This is not possible while a match is being played."))
        } else {
            Ok(())
        }
    }
}

pub(crate) fn not_now(message: &'static str) -> Problem {
    Problem::new(ProblemCode::NotNow, message)
}

pub(crate) fn seat_taken() -> Problem {
    Problem::new(ProblemCode::SeatTaken, "This seat is taken or does not exist.")
}
