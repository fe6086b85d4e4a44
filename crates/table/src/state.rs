//! The durable state of a table: the fold of its facts.

use std::collections::VecDeque;

use rodeo_protocol::table::{CHAT_LINES, ChatLine, MatchResult, TablePhase, TableSettings, TableState};
use rodeo_protocol::view::deck;
use rodeo_protocol::{Code, GuestId, TableId};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::read_words;
use rodeo_rules::deal::{Hex32, read_hex, write_hex};
use rodeo_rules::game::{Game, Rules};
use rodeo_rules::record::Chance;
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::Millis;
use crate::clock::time_to_show;
use crate::earlier_styles::have_seats;
use crate::fact::{Checkpoint, Fact, FactError, Secret, check_rules_version, rules_version};
use crate::live_match::{FinishedMatch, LiveMatch};
use crate::occupant::Occupant;
use crate::part_changes::{PartChanges, Parts};

/// Number of removed guests that a table remembers.
const MAX_REMOVED: usize = 50;

/// The state of a table that survives a restart.
///
/// The `u64` fields are sequence numbers of facts: they tell which parts of the state changed since a client's last message.
#[derive(Clone, Debug)]
pub(crate) struct DurableState {
    /// Sequence number of the last fact.
    pub seq: u64,
    pub id: TableId,
    pub code: Code,
    pub opened_at: Millis,
    pub settings: TableSettings,
    pub seats: Vec<Occupant>,
    pub host: Option<GuestId>,
    /// Secret and nonces of the current match, or of the next one if none is being played.
    pub chance: Chance,
    /// Number of matches started.
    pub matches: u32,
    pub paused: bool,
    /// The match on the table, being played or over.
    pub live: Option<LiveMatch>,
    pub ended: Option<MatchResult>,
    /// Seats that asked for a rematch.
    pub rematch: SeatSet,
    pub clock: RecordedClock,
    pub removed: Vec<GuestId>,
    pub chat: VecDeque<ChatLine>,
    /// Last fact that changed the table outside the game.
    pub changed: u64,
    /// Last fact that changed each part of the table outside the game.
    pub parts: PartChanges,
    /// Last fact that changed the prompt or the answer of each seat.
    pub answered: Vec<u64>,
    /// Last fact that changed the occupant of each seat.
    pub occupied: Vec<u64>,
    /// Last fact that changed whether spectators are allowed.
    pub spectators_changed: u64,
    /// Events up to this fact are gone: a client that is further behind needs a snapshot.
    pub events_dropped: u64,
}

/// The clock of the open question as far as facts tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RecordedClock {
    /// Time at which the time limit starts: when the question was asked, moved forward by the time to show what happened
    /// before it and by the time for which the clock was stopped.
    pub since: Millis,
    /// Elapsed time when the clock was stopped; `None` while it runs.
    pub stopped_after: Option<u64>,
}

impl DurableState {
    pub fn new(checkpoint: &Checkpoint) -> Result<DurableState, FactError> {
        let Checkpoint { seq, id, code, opened_at, settings, host, matches, .. } = *checkpoint;
        check_rules_version(id, &settings.rules, checkpoint.rules_version)?;
        let seats = checkpoint.seats.clone();
        if seats.len() != usize::from(settings.rules.players()) {
            let error = format!("{} seats for {} players", seats.len(), settings.rules.players());
            return Err(FactError::Invalid(error));
        }
        let mut chance = Chance::new(checkpoint.secret.0);
        for (seat, nonce) in &checkpoint.nonces {
            set_nonce(&mut chance, *seat, nonce)?;
        }
        Ok(DurableState {
            seq,
            id,
            code,
            opened_at,
            settings,
            host,
            chance,
            matches,
            paused: false,
            live: None,
            ended: None,
            rematch: SeatSet::EMPTY,
            clock: RecordedClock::default(),
            removed: checkpoint.removed.clone(),
            chat: checkpoint.chat.iter().cloned().collect(),
            changed: seq,
            parts: PartChanges::all(seq),
            answered: vec![seq; seats.len()],
            occupied: vec![seq.saturating_sub(1); seats.len()],
            spectators_changed: 0,
            events_dropped: seq.saturating_sub(1),
            seats,
        })
    }

    /// Returns a checkpoint of the state. Must not be called while a match is being played.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            seq: self.seq + 1,
            id: self.id,
            code: self.code,
            opened_at: self.opened_at,
            rules_version: rules_version(&self.settings.rules),
            settings: self.settings,
            seats: self.seats.clone(),
            host: self.host,
            secret: Secret(self.chance.secret),
            nonces: self.nonces(),
            matches: self.matches,
            removed: self.removed.clone(),
            chat: self.chat.iter().cloned().collect(),
        }
    }

    /// Brings the state to what restoring from the checkpoint with this sequence number would give. Drops a finished match.
    pub fn reset_to_checkpoint(&mut self, seq: u64) {
        if self.live.is_some() {
            (self.live, self.ended, self.rematch) = (None, None, SeatSet::EMPTY);
            self.changed = seq;
            (self.parts.phase, self.parts.rematch) = (seq, seq);
        }
        self.occupied.fill(seq.saturating_sub(1));
        (self.seq, self.events_dropped) = (seq, seq.saturating_sub(1));
    }

    /// Applies a fact. Returns the match if the fact ends one.
    pub fn apply(&mut self, fact: &Fact) -> Result<Option<FinishedMatch>, FactError> {
        let seq = self.seq + 1;
        let question = self.question();
        let mut changed = true;
        let mut played_at = None;
        let before = Parts::before(fact, self);
        match fact {
            Fact::Checkpoint(_) => {
                return Err(FactError::Invalid("a checkpoint after other facts".into()));
            }
            Fact::SeatTaken { seat, occupant } => {
                *self.seat(*seat)? = occupant.clone();
                self.occupied[seat.index()] = seq;
            }
            Fact::SeatLeft { seat, removed, stand_in } => {
                self.leave(*seat, *removed, stand_in.as_deref())?;
                self.occupied[seat.index()] = seq;
            }
            Fact::Renamed { seat, name: new } => {
                if let Occupant::Guest { name, .. } = self.seat(*seat)? {
                    name.clone_from(new);
                }
            }
            Fact::HostChanged(guest) => self.host = Some(*guest),
            Fact::SettingsChanged { settings, rules_version } => {
                check_rules_version(self.id, &settings.rules, *rules_version)?;
                self.change_settings(settings);
            }
            Fact::NonceSet { seat, nonce } => set_nonce(&mut self.chance, *seat, nonce)?,
            Fact::MatchStarted { id, at, styles } => {
                if !have_seats(styles, &self.seats) {
                    return Err(FactError::Invalid("styles of seats that do not exist".into()));
                }
                let rules = &self.settings.rules;
                let live = LiveMatch::start(*id, *at, rules, &self.seats, self.chance.clone(), seq);
                let mut live = live.map_err(|error| FactError::Invalid(error.to_string()))?;
                live.styles.clone_from(styles);
                self.live = Some(live);
                (self.ended, self.paused, self.rematch) = (None, false, SeatSet::EMPTY);
                self.matches += 1;
                played_at = Some(*at);
            }
            Fact::Answered { seat, choice, at, by_bot } => {
                let choice = self.read_choice(choice)?;
                let guests = self.guest_seats();
                let lapsed = self.live_match()?.answer(seq, *seat, choice, guests, *by_bot)?;
                (changed, played_at) = (false, Some(*at));
                self.note_answer(*seat, seq);
                lapsed.iter().for_each(|seat| self.note_answer(seat, seq));
            }
            Fact::Supported { seat, proposer, at, by_bot } => {
                self.live_match()?.support(seq, *seat, *proposer, *by_bot)?;
                (changed, played_at) = (false, Some(*at));
                self.note_answer(*seat, seq);
            }
            Fact::PassedForTurn { seat, at } => {
                self.live_match()?.pass_for_turn(seq, *seat)?;
                (changed, played_at) = (false, Some(*at));
                self.note_answer(*seat, seq);
            }
            Fact::Withdrawn { seat } => {
                self.seat(*seat)?;
                self.live_match()?.withdraw(*seat);
                changed = false;
                self.note_answer(*seat, seq);
            }
            Fact::Paused => self.paused = true,
            Fact::Resumed => self.paused = false,
            Fact::ChatSent { seat, text, at } => {
                let (name, guest) = (self.name(*seat), self.guest_on(*seat));
                if self.chat.len() == CHAT_LINES {
                    self.chat.pop_front();
                }
                self.chat.push_back(ChatLine {
                    seq,
                    seat: *seat,
                    guest,
                    name,
                    text: text.clone(),
                    at_ms: *at,
                });
                changed = false;
            }
            Fact::RematchVote { seat, wanted: true } => drop(self.rematch.insert(*seat)),
            Fact::RematchVote { seat, wanted: false } => drop(self.rematch.remove(*seat)),
            Fact::ClockChanged { since, stopped_after } => {
                self.clock = RecordedClock { since: *since, stopped_after: *stopped_after };
                changed = false;
            }
            Fact::NextSecret(secret) => {
                self.chance = Chance::new(secret.0);
                self.settings.deal = None;
            }
        }
        self.seq = seq;
        if let Some(at) = played_at.filter(|_| self.question() != question) {
            self.clock = RecordedClock { since: at + self.time_to_show(fact), stopped_after: None };
        }
        if changed {
            self.changed = seq;
        }
        if let Some(before) = before {
            before.note_changes(self);
        }
        Ok(played_at.and_then(|at| self.end_match(at)))
    }

    /// Whether matches change ratings: not in games for a team, not with hints, and not with a numbered deal, whose cards can
    /// be known.
    pub fn is_rated(&self) -> bool {
        let TableSettings { rules, deal, hints, .. } = &self.settings;
        rules.kind().descriptor().rated && deal.is_none() && hints.is_off()
    }

    /// Time for showing what the last fact caused, if there is a time limit. The first deal is not shown.
    fn time_to_show(&self, fact: &Fact) -> u64 {
        match &self.live {
            Some(live) if self.settings.clock.is_some() && !matches!(fact, Fact::MatchStarted { .. }) => {
                time_to_show(live.events_since(self.seq - 1, Viewer::Public).len())
            }
            Some(_) | None => 0,
        }
    }

    /// Publishes the result if the match has just ended.
    fn end_match(&mut self, at: Millis) -> Option<FinishedMatch> {
        let live = self.live.as_ref().filter(|live| live.is_over() && self.ended.is_none())?;
        let mut finished = live.finished(at, self.is_rated())?;
        if self.settings.deal.is_some() {
            finished.own_choices = SeatSet::EMPTY;
        }
        self.ended = Some(MatchResult {
            id: finished.id,
            outcome: finished.outcome.clone(),
            commitment: self.commitment(),
            secret: Hex32(self.chance.secret).to_string(),
            nonces: self.nonces(),
        });
        (self.changed, self.parts.phase) = (self.seq, self.seq);
        Some(finished)
    }

    fn leave(&mut self, seat: Seat, removed: bool, stand_in: Option<&str>) -> Result<(), FactError> {
        let guest = self.seat(seat)?.guest();
        *self.seat(seat)? = match (self.is_playing(), stand_in) {
            (true, Some(level)) => Occupant::house_bot_by_name(level, seat),
            (false, None) => Occupant::Empty,
            (true, None) => {
                return Err(FactError::Invalid("a seat left during a match without a stand-in".into()));
            }
            (false, Some(_)) => {
                return Err(FactError::Invalid("a stand-in although no match is being played".into()));
            }
        };
        self.rematch.remove(seat);
        match self.live.as_mut().filter(|live| !live.is_over()) {
            Some(live) => live.choices.left(seat),
            None => self.chance.nonces.retain(|(owner, _)| *owner != seat),
        }
        if let Some(guest) = guest.filter(|_| removed) {
            if self.removed.len() == MAX_REMOVED {
                self.removed.remove(0);
            }
            self.removed.push(guest);
        }
        Ok(())
    }

    fn change_settings(&mut self, settings: &TableSettings) {
        let seq = self.seq + 1;
        if self.settings.spectators != settings.spectators {
            self.spectators_changed = seq;
        }
        self.settings = *settings;
        let players = usize::from(settings.rules.players());
        self.seats.resize(players, Occupant::Empty);
        self.answered.resize(players, seq);
        self.occupied.resize(players, seq);
        self.chance.nonces.retain(|(seat, _)| seat.index() < players);
        self.rematch = SeatSet::EMPTY;
        // The finished match may have been played by other rules.
        if self.live.is_some() {
            (self.live, self.ended, self.events_dropped) = (None, None, self.seq);
        }
    }

    fn note_answer(&mut self, seat: Seat, seq: u64) {
        self.answered[seat.index()] = seq;
    }

    fn seat(&mut self, seat: Seat) -> Result<&mut Occupant, FactError> {
        self.seats.get_mut(seat.index()).ok_or_else(|| FactError::Invalid(format!("no seat {seat}")))
    }

    /// Number of the match and of the open question within it.
    pub fn question(&self) -> Option<(u32, u32)> {
        let question = self.live.as_ref().and_then(LiveMatch::question)?;
        Some((self.matches, question))
    }

    fn live_match(&mut self) -> Result<&mut LiveMatch, FactError> {
        self.live.as_mut().ok_or_else(|| FactError::Invalid("an answer without a match".into()))
    }

    fn read_choice(&self, choice: &str) -> Result<AnyChoice, FactError> {
        let words = read_words(choice).map_err(|error| FactError::Invalid(error.to_string()))?;
        let game = self.settings.rules.kind();
        AnyChoice::read(game, &words)
            .ok_or_else(|| FactError::Invalid(format!("`{choice}` is not a choice of {}", game.name())))
    }

    /// Whether a match is in progress, paused or not.
    pub fn is_playing(&self) -> bool {
        self.live.as_ref().is_some_and(|live| !live.is_over())
    }

    pub fn phase(&self) -> TablePhase {
        match &self.live {
            None => TablePhase::Open,
            Some(live) if live.is_over() => TablePhase::Over,
            Some(_) if self.paused => TablePhase::Paused,
            Some(_) => TablePhase::Playing,
        }
    }

    fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        Seat::all(self.seats.len() as u8).zip(&self.seats)
    }

    /// The seats that guests occupy.
    pub fn guest_seats(&self) -> SeatSet {
        self.occupants().filter(|(_, occupant)| occupant.guest().is_some()).map(|(seat, _)| seat).collect()
    }

    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.occupants().find(|(_, occupant)| occupant.guest() == Some(guest)).map(|(seat, _)| seat)
    }

    /// The guest on a seat; `None` for a bot, an empty seat or a seat that does not exist.
    pub fn guest_on(&self, seat: Seat) -> Option<GuestId> {
        self.seats.get(seat.index()).and_then(Occupant::guest)
    }

    /// The first empty seat.
    pub fn empty_seat(&self) -> Option<Seat> {
        self.occupants().find(|(_, occupant)| **occupant == Occupant::Empty).map(|(seat, _)| seat)
    }

    /// The display name on a seat; empty if nobody sits there.
    pub fn name(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(Occupant::Guest { name, .. } | Occupant::HouseBot { name, .. }) => name.clone(),
            Some(Occupant::Empty) | None => String::new(),
        }
    }

    /// Whether chat is allowed now. A game can close it, for example while cards are chosen in secret.
    pub fn is_chat_open(&self) -> bool {
        self.live.as_ref().is_none_or(|live| live.game().chat_open())
    }

    pub fn commitment(&self) -> String {
        Hex32(self.chance.seed().commitment()).to_string()
    }

    /// The seats whose random numbers are part of the seed.
    pub fn nonce_seats(&self) -> SeatSet {
        self.chance.nonces.iter().map(|(seat, _)| *seat).collect()
    }

    fn nonces(&self) -> Vec<(Seat, String)> {
        self.chance.nonces.iter().map(|(seat, nonce)| (*seat, write_hex(nonce))).collect()
    }

    /// The table as everybody at it sees it.
    pub fn state(&self) -> TableState {
        TableState {
            id: self.id,
            code: self.code,
            settings: self.settings,
            deck: deck(&self.settings.rules),
            seats: self.seats.iter().map(Occupant::state).collect(),
            host: self.host,
            phase: self.phase(),
            matches: self.matches,
            commitment: self.commitment(),
            nonces: self.nonce_seats(),
            rematch: self.rematch,
            result: self.ended.clone(),
        }
    }
}

/// Sets the nonce of a seat, replacing an earlier one. Nonces are kept in seat order.
fn set_nonce(chance: &mut Chance, seat: Seat, nonce: &str) -> Result<(), FactError> {
    let bytes = read_hex(nonce).map_err(|error| FactError::Invalid(error.to_string()))?;
    chance.nonces.retain(|(owner, _)| *owner != seat);
    chance.nonces.push((seat, bytes));
    chance.nonces.sort();
    Ok(())
}
