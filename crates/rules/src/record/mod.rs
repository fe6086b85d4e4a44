//! Records of matches: rules, deals, choices and the result. `docs/record.md` describes the format.
//!
//! - [`Record`] is the value; [`Record::read`] parses the text and the JSON form, [`Record::to_json`] and
//!   [`Record::to_text`] write them
//! - [`Recorder`] is a game that writes its own record
//! - [`Replay`] replays a record step by step
//! - [`verify`] replays all steps and compares the deals with the seed and the result with the written one
//! - [`compare_deals`] lists each deal next to the one that follows from the seed
//!
//! A record contains nothing that can be derived, except for the result, which is there to be checked. Parsing never panics
//! and needs at most about ten times [`MAX_SIZE`] of memory, whatever the input.

use std::fmt;

use crate::any::{AnyChoice, AnyRules, GameKind};
use crate::card::Card;
use crate::choice::{read_words, write_words};
use crate::deal::{DEAL_VERSION, DealKind, Hex32, MAX_NONCE, Seed, read_hex};
use crate::game::{Outcome, Rules};
use crate::seat::Seat;

mod deals;
mod error;
mod json;
mod recorder;
mod replay;
mod text;

pub use deals::{DealComparison, DealReport, compare_deals};
pub use error::RecordError;
pub use recorder::Recorder;
pub use replay::{Replay, Replayed, Verified, verify};

/// Name of the format, in both forms.
pub const FORMAT: &str = "rodeo-record";
/// Version of the format that is written and read.
pub const VERSION: u32 = 1;
/// The most bytes of a record.
pub const MAX_SIZE: usize = 16 << 20;
/// The most steps of a record. The longest match has 130 000: a thousand rounds of Take 6 with six players who draft all
/// their cards and choose a row with every card.
pub const MAX_STEPS: usize = 200_000;
/// The most characters of the name of a player or a bot.
pub const MAX_NAME: usize = 64;

/// A match on record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Game and rules.
    pub rules: AnyRules,
    /// Version of the rules' behaviour by which the match was played; see
    /// [`GameDescriptor::rules_version`](crate::descriptor::GameDescriptor::rules_version).
    pub rules_version: u32,
    /// The players, one for each seat from seat 0.
    pub seats: Vec<Player>,
    /// The seed of all deals, if the record discloses it.
    pub chance: Option<Chance>,
    /// Deals and choices, from the start of the match.
    pub steps: Vec<Step>,
    /// The result; `None` while the match is not over.
    pub result: Option<Outcome>,
}

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Display name: at most [`MAX_NAME`] characters, no control characters.
    pub name: String,
    /// Whether a person or a program played.
    pub kind: PlayerKind,
}

/// Whether a person or a program played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person, not a program.
    Human,
    /// A program, with its name if that is known.
    Bot(Option<String>),
}

/// The seed of all deals of a match.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance {
    /// The secret of the server or program that dealt.
    pub secret: [u8; 32],
    /// The nonces of the seats, in ascending order of seats.
    pub nonces: Vec<(Seat, Vec<u8>)>,
}

/// One step of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A deal with its order of cards.
    Deal {
        /// The deck that was shuffled.
        kind: DealKind,
        /// The cards in the order dealt.
        cards: Vec<Card>,
    },
    /// The choices of all seats that had one to make, in ascending order of seats, or a single unilateral choice.
    Play(Vec<(Seat, AnyChoice)>),
}

impl Record {
    /// Returns a record with these rules and nothing else.
    pub fn new(rules: AnyRules) -> Record {
        let rules_version = rules.kind().descriptor().rules_version;
        Record { rules, rules_version, seats: Vec::new(), chance: None, steps: Vec::new(), result: None }
    }

    /// Parses either form; JSON starts with `{`.
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

    /// Writes the JSON form, on one line.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// Writes the text form.
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// Checks everything except the steps and the result.
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
    /// Makes a human player.
    pub fn human(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Human }
    }

    /// Makes a bot; `bot` is the name of the program.
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
    /// Makes the seed without nonces.
    pub fn new(secret: [u8; 32]) -> Chance {
        Chance { secret, nonces: Vec::new() }
    }

    /// Returns the seed for deals.
    pub fn seed(&self) -> Seed {
        let nonces: Vec<(Seat, &[u8])> =
            self.nonces.iter().map(|(seat, nonce)| (*seat, nonce.as_slice())).collect();
        Seed::new(self.secret, &nonces)
    }

    /// Parses version and secret; nonces are added one by one.
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

/// Hides the secret, so that it never gets into a log.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(…)")
    }
}

/// Collects the steps while a record is parsed, and limits their number.
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

    /// Adds the choices of a step by seat: their words with single spaces between them.
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

/// Returns the choices of a step by seat, `None` for a seat without one.
fn by_seat(players: u8, choices: &[(Seat, AnyChoice)]) -> impl Iterator<Item = Option<&AnyChoice>> {
    Seat::all(players).map(|seat| choices.iter().find(|(who, _)| *who == seat).map(|(_, choice)| choice))
}

/// Shortens text of the input for an error message.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
