//! The part of a table that outlives a crash: the fold of its facts.

use std::collections::VecDeque;

use rodeo_bots::Level;
use rodeo_protocol::table::{ChatLine, MatchResult, SeatState, TablePhase, TableSettings, TableState};
use rodeo_protocol::view::deck;
use rodeo_protocol::{Code, GuestId, TableId};
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::read_words;
use rodeo_rules::deal::{Hex32, read_hex, write_hex};
use rodeo_rules::game::{Game as _, Rules};
use rodeo_rules::record::{Chance, Player};
use rodeo_rules::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::fact::{Broken, Checkpoint, Fact, Secret};
use crate::play::{Finished, Play};

/// As many lines of talk are kept.
pub(crate) const CHAT: usize = 50;
/// As many guests a table remembers to have sent away.
const SENT_AWAY: usize = 50;

/// A table as its facts tell it.
#[derive(Clone, Debug)]
pub struct Room {
    /// The number of the last fact.
    pub(crate) n: u64,
    pub(crate) id: TableId,
    pub(crate) code: Code,
    pub(crate) opened_at: Millis,
    pub(crate) settings: TableSettings,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) host: Option<GuestId>,
    /// Secret and nonces of the match that is being played, or of the next one.
    pub(crate) chance: Chance,
    pub(crate) matches: u32,
    pub(crate) paused: bool,
    pub(crate) play: Option<Play>,
    pub(crate) ended: Option<MatchResult>,
    pub(crate) rematch: SeatSet,
    pub(crate) removed: Vec<GuestId>,
    pub(crate) chat: VecDeque<ChatLine>,
    /// The last fact that changed what everybody sees of the table beside the game.
    pub(crate) changed: u64,
    /// The last fact that changed who is waited for.
    pub(crate) waited: u64,
    /// The last fact that changed what each seat is asked or has answered.
    pub(crate) answered: Vec<u64>,
    /// The last fact that changed who sits on each seat.
    pub(crate) sat: Vec<u64>,
    /// The last fact that changed whether others may look on.
    pub(crate) opened: u64,
    /// What happened up to this fact was cleared away, and cannot be told one by one.
    pub(crate) cleared: u64,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// A guest.
    Guest {
        /// Who.
        id: GuestId,
        /// The name.
        name: String,
        /// Declared as a bot.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// A bot of the house.
    HouseBot {
        /// Its level, by name.
        level: String,
        /// Its name at this table.
        name: String,
    },
}

impl Occupant {
    /// The guest who sits there.
    pub fn guest(&self) -> Option<GuestId> {
        match self {
            Occupant::Guest { id, .. } => Some(*id),
            Occupant::Empty | Occupant::HouseBot { .. } => None,
        }
    }

    /// The level of the bot that sits there.
    pub(crate) fn level(&self) -> Option<Level> {
        match self {
            Occupant::HouseBot { level, .. } => level.parse().ok(),
            Occupant::Empty | Occupant::Guest { .. } => None,
        }
    }

    /// A bot of the house for this seat.
    pub fn house(level: Level, seat: Seat) -> Occupant {
        Occupant::HouseBot { level: level.name().into(), name: format!("Bot {}", seat.get() + 1) }
    }

    /// The seat as everybody sees it.
    pub(crate) fn state(&self) -> SeatState {
        match self.clone() {
            Occupant::Empty => SeatState::Empty,
            Occupant::Guest { id, name, bot } => SeatState::Guest { id, name, bot },
            Occupant::HouseBot { level, name } => SeatState::HouseBot { level, name },
        }
    }

    /// The seat as a record names it.
    pub(crate) fn player(&self) -> Player {
        match self {
            Occupant::Empty => Player::human(""),
            Occupant::Guest { name, bot: false, .. } => Player::human(name),
            Occupant::Guest { name, bot: true, .. } => Player::bot(name, "guest"),
            Occupant::HouseBot { level, name } => Player::bot(name, level),
        }
    }
}

impl Room {
    /// A table as this says.
    pub(crate) fn new(is: &Checkpoint) -> Result<Room, Broken> {
        if is.seats.len() != usize::from(is.settings.rules.players()) {
            return Err(Broken::Facts("there are more or fewer seats than players".into()));
        }
        let mut chance = Chance::new(is.secret.0);
        for (seat, nonce) in &is.nonces {
            set_nonce(&mut chance, *seat, nonce)?;
        }
        Ok(Room {
            n: is.n,
            id: is.id,
            code: is.code,
            opened_at: is.opened_at,
            settings: is.settings,
            seats: is.seats.clone(),
            host: is.host,
            chance,
            matches: is.matches,
            paused: false,
            play: None,
            ended: None,
            rematch: SeatSet::EMPTY,
            removed: is.removed.clone(),
            chat: is.chat.iter().cloned().collect(),
            changed: is.n,
            waited: is.n,
            answered: vec![is.n; is.seats.len()],
            sat: vec![is.n.saturating_sub(1); is.seats.len()],
            opened: 0,
            cleared: is.n.saturating_sub(1),
        })
    }

    /// The table in one piece, as long as no match is being played.
    pub(crate) fn condensed(&self) -> Checkpoint {
        Checkpoint {
            n: self.n + 1,
            id: self.id,
            code: self.code,
            opened_at: self.opened_at,
            settings: self.settings,
            seats: self.seats.clone(),
            host: self.host,
            secret: Secret(self.chance.secret),
            nonces: self.chance.nonces.iter().map(|(seat, nonce)| (*seat, write_hex(nonce))).collect(),
            matches: self.matches,
            removed: self.removed.clone(),
            chat: self.chat.iter().cloned().collect(),
        }
    }

    /// The fact with this number stands for all before it. What is left of a match is cleared away.
    pub(crate) fn clear(&mut self, n: u64) {
        if self.play.is_some() {
            (self.play, self.ended, self.rematch) = (None, None, SeatSet::EMPTY);
            (self.changed, self.waited) = (n, n);
        }
        self.sat.fill(n.saturating_sub(1));
        (self.n, self.cleared) = (n, n.saturating_sub(1));
    }

    /// Carries a fact out. Gives the match, if one ends by it.
    pub(crate) fn apply(&mut self, fact: &Fact) -> Result<Option<Finished>, Broken> {
        let n = self.n + 1;
        let mut changed = true;
        let mut played_at = None;
        match fact {
            Fact::Is(_) => return Err(Broken::Facts("a table begins in its middle".into())),
            Fact::Sat { seat, who } => {
                *self.seat(*seat)? = who.clone();
                self.note_sitter(*seat, n);
            }
            Fact::Left { seat, removed } => {
                self.leave(*seat, *removed)?;
                self.note_sitter(*seat, n);
            }
            Fact::Renamed { seat, name: new } => {
                if let Occupant::Guest { name, .. } = self.seat(*seat)? {
                    name.clone_from(new);
                }
            }
            Fact::Host(guest) => self.host = Some(*guest),
            Fact::Changed(settings) => self.change(settings),
            Fact::Nonce { seat, nonce } => set_nonce(&mut self.chance, *seat, nonce)?,
            Fact::Started { id, at } => {
                let rules = &self.settings.rules;
                let play = Play::begin(*id, *at, rules, &self.seats, self.chance.clone(), n);
                self.play = Some(play.map_err(|error| Broken::Facts(error.to_string()))?);
                (self.ended, self.paused, self.rematch) = (None, false, SeatSet::EMPTY);
                self.matches += 1;
                played_at = Some(*at);
            }
            Fact::Answered { seat, choice, at, by_bot } => {
                let choice = self.read_choice(choice)?;
                let people = self.people();
                let lapsed = self.playing()?.answer(n, *seat, choice, people, *by_bot)?;
                (changed, played_at) = (false, Some(*at));
                self.note_answer(*seat, n);
                lapsed.iter().for_each(|seat| self.note_answer(seat, n));
            }
            Fact::Supported { seat, proposer, at, by_bot } => {
                self.playing()?.support(n, *seat, *proposer, *by_bot)?;
                (changed, played_at) = (false, Some(*at));
                self.note_answer(*seat, n);
            }
            Fact::Passed { seat, at } => {
                self.playing()?.pass_for_turn(n, *seat)?;
                (changed, played_at) = (false, Some(*at));
                self.note_answer(*seat, n);
            }
            Fact::Withdrew { seat } => {
                self.playing()?.withdraw(*seat);
                changed = false;
                self.note_answer(*seat, n);
            }
            Fact::Paused => self.paused = true,
            Fact::Resumed => self.paused = false,
            Fact::Said { seat, text } => {
                let name = self.name(*seat);
                if self.chat.len() == CHAT {
                    self.chat.pop_front();
                }
                self.chat.push_back(ChatLine { seq: n, seat: *seat, name, text: text.clone() });
                changed = false;
            }
            Fact::Rematch { seat, wanted } => {
                let _ = if *wanted { self.rematch.insert(*seat) } else { self.rematch.remove(*seat) };
            }
            Fact::Secret(secret) => self.chance = Chance::new(secret.0),
        }
        self.n = n;
        if changed {
            (self.changed, self.waited) = (n, n);
        }
        Ok(played_at.and_then(|at| self.end_match(at)))
    }

    /// Notes that a match is over, the moment it is.
    fn end_match(&mut self, at: Millis) -> Option<Finished> {
        let play = self.play.as_ref().filter(|play| play.is_over() && self.ended.is_none())?;
        let finished = play.finished(at)?;
        self.ended = Some(MatchResult {
            id: finished.id,
            outcome: finished.outcome.clone(),
            commitment: self.commitment(),
            secret: Hex32(self.chance.secret).to_string(),
            nonces: self.chance.nonces.iter().map(|(seat, nonce)| (*seat, write_hex(nonce))).collect(),
        });
        (self.changed, self.waited) = (self.n, self.n);
        Some(finished)
    }

    fn leave(&mut self, seat: Seat, removed: bool) -> Result<(), Broken> {
        let playing = self.is_playing();
        let guest = self.seat(seat)?.guest();
        let stand_in = Occupant::house(Level::DEFAULT, seat);
        *self.seat(seat)? = if playing { stand_in } else { Occupant::Empty };
        self.rematch.remove(seat);
        if let Some(play) = self.play.as_mut().filter(|_| playing) {
            play.choices.left(seat);
        }
        if !playing {
            self.chance.nonces.retain(|(whose, _)| *whose != seat);
        }
        if let Some(guest) = guest.filter(|_| removed) {
            if self.removed.len() == SENT_AWAY {
                self.removed.remove(0);
            }
            self.removed.push(guest);
        }
        Ok(())
    }

    fn change(&mut self, settings: &TableSettings) {
        if self.settings.spectators != settings.spectators {
            self.opened = self.n + 1;
        }
        self.settings = *settings;
        let players = usize::from(settings.rules.players());
        self.seats.resize(players, Occupant::Empty);
        self.answered.resize(players, self.n + 1);
        self.sat.resize(players, self.n + 1);
        self.chance.nonces.retain(|(seat, _)| seat.index() < players);
        self.rematch = SeatSet::EMPTY;
        // What was played by other rules is no longer on the table.
        if self.play.is_some() {
            (self.play, self.ended, self.cleared) = (None, None, self.n);
        }
    }

    fn note_sitter(&mut self, seat: Seat, n: u64) {
        if let Some(sat) = self.sat.get_mut(seat.index()) {
            *sat = n;
        }
    }

    fn note_answer(&mut self, seat: Seat, n: u64) {
        self.waited = n;
        if let Some(answered) = self.answered.get_mut(seat.index()) {
            *answered = n;
        }
    }

    fn seat(&mut self, seat: Seat) -> Result<&mut Occupant, Broken> {
        self.seats.get_mut(seat.index()).ok_or_else(|| Broken::Facts(format!("there is no seat {seat}")))
    }

    fn playing(&mut self) -> Result<&mut Play, Broken> {
        self.play.as_mut().ok_or_else(|| Broken::Facts("nothing is being played".into()))
    }

    fn read_choice(&self, choice: &str) -> Result<AnyChoice, Broken> {
        let words = read_words(choice).map_err(|error| Broken::Facts(error.to_string()))?;
        AnyChoice::read(self.settings.rules.kind(), &words)
            .ok_or_else(|| Broken::Facts("words that are no choice".into()))
    }

    /// Is a match under way, paused or not?
    pub(crate) fn is_playing(&self) -> bool {
        self.play.as_ref().is_some_and(|play| !play.is_over())
    }

    /// What is going on.
    pub fn phase(&self) -> TablePhase {
        match &self.play {
            None => TablePhase::Open,
            Some(play) if play.is_over() => TablePhase::Over,
            Some(_) if self.paused => TablePhase::Paused,
            Some(_) => TablePhase::Playing,
        }
    }

    /// The seats on which guests sit.
    pub(crate) fn people(&self) -> SeatSet {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats.filter(|(_, sitter)| sitter.guest().is_some()).map(|(seat, _)| seat).collect()
    }

    /// Where the guest sits.
    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let mut seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats.find(|(_, sitter)| sitter.guest() == Some(guest)).map(|(seat, _)| seat)
    }

    /// The first seat nobody sits on.
    pub(crate) fn empty_seat(&self) -> Option<Seat> {
        let mut seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats.find(|(_, sitter)| **sitter == Occupant::Empty).map(|(seat, _)| seat)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(Occupant::Guest { name, .. } | Occupant::HouseBot { name, .. }) => name.clone(),
            Some(Occupant::Empty) | None => String::new(),
        }
    }

    /// Whether people may chat now: always between matches, otherwise if the game allows it.
    pub(crate) fn is_chat_open(&self) -> bool {
        self.play.as_ref().is_none_or(|play| play.game().chat_open())
    }

    pub(crate) fn commitment(&self) -> String {
        Hex32(self.chance.seed().commitment()).to_string()
    }

    /// The table as everybody at it sees it.
    pub(crate) fn state(&self) -> TableState {
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
            nonces: self.chance.nonces.iter().map(|(seat, _)| *seat).collect(),
            rematch: self.rematch,
            result: self.ended.clone(),
        }
    }
}

/// A seat has one nonce; they stay in the order of the seats.
fn set_nonce(chance: &mut Chance, seat: Seat, nonce: &str) -> Result<(), Broken> {
    let bytes = read_hex(nonce).map_err(|error| Broken::Facts(error.to_string()))?;
    chance.nonces.retain(|(whose, _)| *whose != seat);
    chance.nonces.push((seat, bytes));
    chance.nonces.sort();
    Ok(())
}
