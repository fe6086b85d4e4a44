//! What those at the table may do.

use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{ClientMessage, GuestId, Problem, ProblemCode, ServerMessage};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::deal::{MAX_NONCE, read_hex};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{Seat, SeatSet};

use crate::clean;
use crate::fact::Fact;
use crate::play::Play;
use crate::room::Occupant;
use crate::table::{Moment, Table, Visitor};

/// So often a seat may change its mind about one question.
const CHANGES: u8 = 40;

impl Table {
    /// Somebody comes to the table, with a connection of theirs.
    pub(crate) fn came(&mut self, visitor: &Visitor, moment: &mut Moment<'_>) -> Result<(), Problem> {
        self.may_look(visitor.id)?;
        let seat = self.room.seat_of(visitor.id);
        if self.presence.came(visitor.id) && seat.is_some() {
            self.stirred += 1;
        }
        self.presence.calls_itself(visitor.id, &visitor.name);
        self.take_name(visitor.id, moment)
    }

    /// A guest who has come with another name is shown under it. While nobody may talk it waits: a name can say as much
    /// as a line.
    pub(crate) fn take_name(&mut self, guest: GuestId, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let Some(seat) = self.room.seat_of(guest).filter(|_| self.room.is_chat_open()) else { return Ok(()) };
        match self.presence.take_name(guest) {
            Some(name) if name != self.room.name(seat) => self.push(Fact::Renamed { seat, name }, moment),
            Some(_) | None => Ok(()),
        }
    }

    /// May this guest see the table? Those who sit there may, others where they are welcome or might sit down.
    pub fn may_look(&self, guest: GuestId) -> Result<(), Problem> {
        if self.room.seat_of(guest).is_some() {
            return Ok(());
        }
        self.was_not_sent_away(guest)?;
        let may_sit = !self.room.is_playing() && self.room.empty_seat().is_some();
        if self.room.settings.spectators || may_sit {
            Ok(())
        } else {
            Err(Problem::new(ProblemCode::SpectatorsNotAllowed, "Nobody looks on at this table."))
        }
    }

    fn was_not_sent_away(&self, guest: GuestId) -> Result<(), Problem> {
        if self.room.removed.contains(&guest) {
            return Err(Problem::new(ProblemCode::Removed, "The host has sent you away from this table."));
        }
        Ok(())
    }

    /// Somebody says something.
    pub(crate) fn said(
        &mut self,
        visitor: &Visitor,
        message: ClientMessage,
        moment: &mut Moment<'_>,
    ) -> Result<Option<ServerMessage>, Problem> {
        if let ClientMessage::Ping { t } = message {
            return Ok(Some(ServerMessage::Pong { t }));
        }
        if self.presence.stirred(visitor.id) {
            self.stirred += 1;
        }
        if let ClientMessage::Sit { seat } = message {
            return self.sit(visitor, seat, moment).map(|()| None);
        }
        let seat = self.room.seat_of(visitor.id).ok_or_else(|| {
            Problem::new(
                ProblemCode::NotSeated,
                "Only those who sit at the table may do this: sit down first.",
            )
        })?;
        let at = moment.now;
        match message {
            ClientMessage::Choose { question, choice } => self.choose(seat, question, &choice, moment)?,
            ClientMessage::Withdraw { question } => {
                let ballot = &self.asked(question)?.ballot;
                let is_for = ballot.proposals().any(|(_, _, supporters)| supporters.contains(seat));
                if is_for || ballot.answer_of(seat).is_some() || ballot.passed_for_turn().contains(seat) {
                    self.changes_mind(seat, Fact::Withdrew { seat }, moment)?;
                }
            }
            ClientMessage::Support { question, seat: proposer } => {
                let is_for = |(whose, _, supporters): (Seat, AnyChoice, SeatSet)| {
                    whose == proposer && whose != seat && supporters.contains(seat)
                };
                if !self.asked(question)?.ballot.proposals().any(is_for) {
                    self.changes_mind(seat, Fact::Supported { seat, proposer, at, by_bot: false }, moment)?;
                }
            }
            ClientMessage::PassForTurn { question } => {
                if !self.asked(question)?.ballot.passed_for_turn().contains(seat) {
                    self.changes_mind(seat, Fact::Passed { seat, at }, moment)?;
                }
            }
            ClientMessage::NextWords { question, words } => {
                return self.next_words(seat, question, words).map(Some);
            }
            ClientMessage::Chat { text } => {
                if !self.room.is_chat_open() {
                    let closed = "Nobody talks while cards are being picked; say it when they are shown.";
                    return Err(Problem::new(ProblemCode::ChatClosed, closed));
                }
                let text = clean::line(&text).ok_or_else(|| {
                    Problem::new(
                        ProblemCode::InvalidChat,
                        format!("A line has 1 to {} characters.", clean::LINE),
                    )
                })?;
                self.push(Fact::Said { seat, text }, moment)?;
            }
            ClientMessage::Leave {} => self.push(Fact::Left { seat, removed: false }, moment)?,
            ClientMessage::Nonce { nonce } => {
                self.between_matches()?;
                let length = read_hex(&nonce).map_or(0, |bytes| bytes.len());
                if !(1..=MAX_NONCE).contains(&length) {
                    let form = format!("A nonce has 1 to {MAX_NONCE} bytes, written as hexadecimal digits.");
                    return Err(Problem::new(ProblemCode::InvalidNonce, form));
                }
                self.push(Fact::Nonce { seat, nonce: nonce.to_ascii_lowercase() }, moment)?;
            }
            ClientMessage::Resume {} => {
                if self.phase() != TablePhase::Paused {
                    return Err(not_now("The table is not paused."));
                }
                self.push(Fact::Resumed, moment)?;
            }
            ClientMessage::Rematch { wanted } => {
                if self.phase() != TablePhase::Over {
                    return Err(not_now("A rematch can be asked for when a match is over."));
                }
                if self.room.rematch.contains(seat) != wanted {
                    self.push(Fact::Rematch { seat, wanted }, moment)?;
                }
            }
            ClientMessage::Nudge { seat: slow } => self.hurry(slow, moment)?,
            ClientMessage::Return {} | ClientMessage::Ping { .. } | ClientMessage::Sit { .. } => {}
            ClientMessage::AddBot { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::ChangeSettings { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Pause {} => self.host_said(visitor.id, message, moment)?,
        }
        Ok(None)
    }

    fn choose(
        &mut self,
        seat: Seat,
        question: u32,
        choice: &str,
        moment: &mut Moment<'_>,
    ) -> Result<(), Problem> {
        let kind = self.room.settings.rules.kind();
        let play = self.asked(question)?;
        let words =
            read_words(choice).map_err(|error| Problem::new(ProblemCode::NotAllowed, error.to_string()))?;
        let choice = AnyChoice::read(kind, &words).ok_or_else(|| {
            Problem::new(ProblemCode::NotAllowed, "These words are not a choice of this game.")
        })?;
        let before = play.ballot.answer_of(seat);
        let proposed = play.ballot.proposals().find(|(proposer, _, _)| *proposer == seat);
        if before == Some(choice) || proposed.is_some_and(|(_, proposed, _)| proposed == choice) {
            return Ok(());
        }
        let answer = Fact::Answered { seat, choice: write_words(&words), at: moment.now, by_bot: false };
        if choice.is_unilateral() {
            self.changes_mind(seat, answer, moment)?;
            self.clock.proposed(seat);
            Ok(())
        } else if before.is_some() {
            self.changes_mind(seat, answer, moment)
        } else {
            self.push(answer, moment)
        }
    }

    /// The match, if this is the question that is asked now.
    fn asked(&self, question: u32) -> Result<&Play, Problem> {
        match (self.phase(), &self.room.play) {
            (TablePhase::Paused, _) => Err(Problem::new(ProblemCode::Paused, "The table is paused.")),
            (TablePhase::Playing, Some(play)) if play.question() == Some(question) => Ok(play),
            (TablePhase::Playing, Some(_)) => Err(Problem::new(
                ProblemCode::StaleQuestion,
                "That question is not asked now; another one is.",
            )),
            _ => Err(not_now("No match is being played.")),
        }
    }

    /// Carries out what a seat may do only so often for one question. What is refused does not count.
    fn changes_mind(&mut self, seat: Seat, fact: Fact, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let changes = self.changes.get(seat.index()).copied().unwrap_or_default();
        if changes >= CHANGES {
            return Err(Problem::new(ProblemCode::RateLimited, "That is enough changing for one question."));
        }
        self.push(fact, moment)?;
        if let Some(count) = self.changes.get_mut(seat.index()) {
            *count = changes + 1;
        }
        Ok(())
    }

    fn next_words(&self, seat: Seat, question: u32, words: String) -> Result<ServerMessage, Problem> {
        let play = self.asked(question)?;
        if !play.asked().contains(seat) {
            return Err(Problem::new(ProblemCode::NotAsked, "You are not asked anything now."));
        }
        let said =
            read_words(&words).map_err(|error| Problem::new(ProblemCode::NotAllowed, error.to_string()))?;
        let options = play.game().next_words(seat, &said);
        let next = options.next.iter().map(Word::to_string).collect();
        Ok(ServerMessage::NextWords { question, words, next, complete: options.complete })
    }

    /// Sits down, or moves to another empty seat. Whoever sits already and asks for no other seat stays.
    fn sit(
        &mut self,
        visitor: &Visitor,
        wanted: Option<Seat>,
        moment: &mut Moment<'_>,
    ) -> Result<(), Problem> {
        let now = self.room.seat_of(visitor.id);
        if now.is_some() && (wanted.is_none() || wanted == now) {
            return Ok(());
        }
        self.was_not_sent_away(visitor.id)?;
        if self.room.is_playing() {
            return Err(not_now("A match is being played: wait until it is over."));
        }
        let seat = match wanted {
            Some(seat) => seat,
            None => self.room.empty_seat().ok_or_else(|| {
                Problem::new(ProblemCode::TableFull, "All seats are taken. Prompt the host to make room.")
            })?,
        };
        if self.room.seats.get(seat.index()) != Some(&Occupant::Empty) {
            return Err(Problem::new(
                ProblemCode::SeatTaken,
                "That seat is taken, or there is no such seat.",
            ));
        }
        if let Some(seat) = now {
            self.push(Fact::Left { seat, removed: false }, moment)?;
        }
        self.presence.expect(visitor.id, moment.now);
        self.push(Fact::Sat { seat, who: visitor.sitter() }, moment)
    }

    /// Calls time on a seat.
    fn hurry(&mut self, slow: Seat, moment: &Moment<'_>) -> Result<(), Problem> {
        if self.phase() != TablePhase::Playing || !self.waited_for().contains(slow) {
            return Err(not_now("Nobody waits for that seat."));
        }
        if self.clock.is_hurried(slow).is_some() {
            return Ok(());
        }
        let waited = moment.now.saturating_sub(self.clock.since());
        if waited < moment.policy.hurry_after_ms {
            let wait = moment.policy.hurry_after_ms - waited;
            return Err(not_now("Give them a little more time.").retry_after_ms(wait));
        }
        self.clock.hurry(slow, moment.now + moment.policy.hurry_ms);
        self.stirred += 1;
        Ok(())
    }

    pub(crate) fn between_matches(&self) -> Result<(), Problem> {
        if self.room.is_playing() { Err(not_now("Not while a match is being played.")) } else { Ok(()) }
    }
}

pub(crate) fn not_now(message: &'static str) -> Problem {
    Problem::new(ProblemCode::NotNow, message)
}
