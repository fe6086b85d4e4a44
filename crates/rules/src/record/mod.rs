//! The record of a match: what was agreed, dealt and chosen, and how it ended. `docs/record.md` describes both forms.
//!
//! - [`Record`] is the value; [`Record::read`] takes either form, [`Record::to_json`] and [`Record::to_text`] write them
//! - [`Recorder`] is a game that keeps its own record
//! - [`Replay`] walks through a record step by step
//! - [`verify`] replays it all and compares the deals with their seed and the result with the one written down
//!
//! A record holds nothing that follows from something else in it, but for the result, which is there to be checked.
//! Reading never panics and never takes more memory than about ten times [`MAX_SIZE`], whatever it is given.

use std::fmt;

use crate::any::{AnyChoice, AnyRules, GameKind};
use crate::card::Card;
use crate::choice::{read_words, write_words};
use crate::deal::{DEAL_VERSION, DealKind, Hex32, MAX_NONCE, Seed, read_hex};
use crate::game::{Outcome, Rules};
use crate::seat::Seat;

mod error;
mod json;
mod recorder;
mod replay;
mod text;

pub use error::RecordError;
pub use recorder::Recorder;
pub use replay::{Replay, Replayed, Verified, verify};

/// The name of the format, in both forms.
pub const FORMAT: &str = "rodeo-record";
/// The version of the format that is written and read.
pub const VERSION: u32 = 1;
/// The most bytes a record may have.
pub const MAX_SIZE: usize = 16 << 20;
/// The most steps a record may have. No match can last that long: the longest, a thousand rounds of Take 6 with six
/// players who draft all their cards and choose a row with every card, has 130 000 steps.
pub const MAX_STEPS: usize = 200_000;
/// The most characters the name of a player or of a bot may have.
pub const MAX_NAME: usize = 64;

/// The record of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Game and rules.
    pub rules: AnyRules,
    /// Version of the rules' behaviour by which the match was played; see
    /// [`GameDescriptor::rules_version`](crate::descriptor::GameDescriptor::rules_version).
    pub rules_version: u32,
    /// Who sat where: one for each seat, from seat 0.
    pub seats: Vec<Player>,
    /// Where all deals came from, if it is to be known.
    pub chance: Option<Chance>,
    /// What was dealt and chosen, from the beginning.
    pub steps: Vec<Step>,
    /// How it ended; nothing as long as it has not.
    pub result: Option<Outcome>,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name, any text.
    pub name: String,
    /// Human or bot.
    pub kind: PlayerKind,
}

/// Human or bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person.
    Human,
    /// A program, and which one where that is known.
    Bot(Option<String>),
}

/// The seed of all deals of a match.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance {
    /// The secret of the one who dealt.
    pub secret: [u8; 32],
    /// What seats mixed in, in ascending order of seats.
    pub nonces: Vec<(Seat, Vec<u8>)>,
}

/// One step of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A deal.
    Deal {
        /// What was shuffled.
        kind: DealKind,
        /// The order in full.
        cards: Vec<Card>,
    },
    /// The choices of all seats that were asked, or one that counted alone; in ascending order of seats.
    Play(Vec<(Seat, AnyChoice)>),
}

impl Record {
    /// Nothing but the rules so far.
    pub fn new(rules: AnyRules) -> Record {
        let rules_version = rules.kind().descriptor().rules_version;
        Record { rules, rules_version, seats: Vec::new(), chance: None, steps: Vec::new(), result: None }
    }

    /// Reads either form; the first character tells which it is.
    pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MAX_SIZE {
            return Err(RecordError::TooLarge);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| RecordError::NotUtf8)?;
        let record = match text.trim_start().starts_with('{') {
            true => json::read(text)?,
            false => text::read(text)?,
        };
        record.check()?;
        Ok(record)
    }

    /// The form for programs, on one line.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// The form for people.
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// Is everything but the steps and the result in order?
    pub fn check(&self) -> Result<(), RecordError> {
        check_rules_version(self.rules.kind(), self.rules_version)?;
        self.rules.check()?;
        let players = self.rules.players();
        if self.seats.len() != usize::from(players) {
            return Err(RecordError::Seats { players, seats: self.seats.len() });
        }
        if let Some((seat, _)) = Seat::all(players).zip(&self.seats).find(|(_, player)| !player.fits()) {
            return Err(RecordError::Name(seat));
        }
        self.chance.iter().try_for_each(|chance| chance.check(players))?;
        if self.steps.len() > MAX_STEPS { Err(RecordError::TooManySteps) } else { Ok(()) }
    }
}

impl Player {
    /// A person.
    pub fn human(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Human }
    }

    /// A program of this name.
    pub fn bot(name: impl Into<String>, bot: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Bot(Some(bot.into())) }
    }

    fn fits(&self) -> bool {
        let fits = |name: &str| name.chars().count() <= MAX_NAME && !name.chars().any(char::is_control);
        let bot = match &self.kind {
            PlayerKind::Bot(Some(bot)) => bot,
            PlayerKind::Bot(None) | PlayerKind::Human => "",
        };
        fits(&self.name) && fits(bot)
    }
}

impl Chance {
    /// Deals from this secret alone.
    pub fn new(secret: [u8; 32]) -> Chance {
        Chance { secret, nonces: Vec::new() }
    }

    /// The seed itself.
    pub fn seed(&self) -> Seed {
        let nonces: Vec<(Seat, &[u8])> =
            self.nonces.iter().map(|(seat, nonce)| (*seat, nonce.as_slice())).collect();
        Seed::new(self.secret, &nonces)
    }

    /// Reads version and secret; nonces are added one by one.
    fn read(version: &str, secret: &str) -> Result<Chance, RecordError> {
        if version != DEAL_VERSION {
            return Err(RecordError::ChanceVersion(shortened(version)));
        }
        Ok(Chance::new(secret.parse::<Hex32>().map_err(|_| RecordError::Secret)?.0))
    }

    fn add_nonce(&mut self, seat: Seat, nonce: &str) -> Result<(), RecordError> {
        self.nonces.push((seat, read_hex(nonce).map_err(|_| RecordError::Nonce(seat))?));
        Ok(())
    }

    fn check(&self, players: u8) -> Result<(), RecordError> {
        let mut highest = None;
        for (seat, nonce) in &self.nonces {
            if highest >= Some(*seat) || seat.get() >= players || !(1..=MAX_NONCE).contains(&nonce.len()) {
                return Err(RecordError::Nonce(*seat));
            }
            highest = Some(*seat);
        }
        Ok(())
    }
}

/// The secret of a match that still goes on must not show itself in a log.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(…)")
    }
}

/// Gathers the steps of a record that is being read, and keeps their number in bounds.
struct Steps {
    kind: GameKind,
    players: u8,
    steps: Vec<Step>,
}

impl Steps {
    fn new(rules: &AnyRules) -> Steps {
        Steps { kind: rules.kind(), players: rules.players(), steps: Vec::new() }
    }

    /// Adds a deal of the cards with these numbers.
    fn deal(&mut self, kind: DealKind, numbers: impl Iterator<Item = u32>) -> Result<(), RecordError> {
        let step = self.steps.len();
        let card = |number| {
            let card = u8::try_from(number).ok().and_then(Card::new);
            card.ok_or(RecordError::NoSuchCard { step, card: number })
        };
        let cards = numbers.map(card).collect::<Result<_, _>>()?;
        self.push(Step::Deal { kind, cards })
    }

    /// Choices by seat: their words with single spaces between them.
    fn play<T: AsRef<str>>(&mut self, answers: impl Iterator<Item = Option<T>>) -> Result<(), RecordError> {
        let step = self.steps.len();
        let mut seats = Seat::all(self.players);
        let mut choices = Vec::with_capacity(usize::from(self.players));
        for answer in answers {
            let seat = seats.next().ok_or(RecordError::Answers { step, players: self.players })?;
            let Some(text) = &answer else { continue };
            let text = text.as_ref();
            let words = read_words(text).ok().filter(|words| write_words(words) == text);
            let choice = words.and_then(|words| AnyChoice::read(self.kind, &words));
            let no_choice =
                || RecordError::NoSuchChoice { step, seat, text: shortened(text), game: self.kind };
            choices.push((seat, choice.ok_or_else(no_choice)?));
        }
        match seats.next() {
            Some(_) => Err(RecordError::Answers { step, players: self.players }),
            None => self.push(Step::Play(choices)),
        }
    }

    fn push(&mut self, step: Step) -> Result<(), RecordError> {
        if self.steps.len() == MAX_STEPS {
            return Err(RecordError::TooManySteps);
        }
        self.steps.push(step);
        Ok(())
    }
}

/// Version of a record that does not name one.
const FIRST_RULES_VERSION: u32 = 1;

/// Rejects a version of the rules' behaviour other than the one that this program plays.
fn check_rules_version(game: GameKind, version: u32) -> Result<(), RecordError> {
    let known = game.descriptor().rules_version;
    if version == known { Ok(()) } else { Err(RecordError::RulesVersion { game, version, known }) }
}

/// The choices of a step by seat, `None` where a seat did not answer.
fn by_seat(players: u8, choices: &[(Seat, AnyChoice)]) -> impl Iterator<Item = Option<&AnyChoice>> {
    Seat::all(players).map(|seat| choices.iter().find(|(who, _)| *who == seat).map(|(_, choice)| choice))
}

/// So much of a foreign text as belongs into an error message.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
