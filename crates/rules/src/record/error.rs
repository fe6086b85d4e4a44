//! Errors in records.

use super::{MAX_NAME, MAX_SIZE, MAX_STEPS, VERSION};
use crate::any::GameKind;
use crate::deal::{DEAL_VERSION, DealKind, MAX_NONCE};
use crate::game::{Outcome, RulesError, StepError};
use crate::seat::Seat;

/// Why a record cannot be parsed, or is not valid. Steps are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Too many bytes.
    #[error("the record is too large (at most {} MiB)", MAX_SIZE >> 20)]
    TooLarge,
    /// Bytes that are not UTF-8.
    #[error("the record is not valid UTF-8")]
    NotUtf8,
    /// Text that starts like neither form.
    #[error("not a record: expected \"rodeo-record\" or a JSON object with that format")]
    NotARecord,
    /// A version of the format that is not supported.
    #[error("unsupported record version {0} (supported: {VERSION})")]
    Version(u32),
    /// A version of the rules' behaviour that is not supported.
    #[error("unsupported rules version {version} of {} (supported: {known})", game.title())]
    RulesVersion {
        /// The game of the record.
        game: GameKind,
        /// The version that the record names.
        version: u32,
        /// The version that this program plays.
        known: u32,
    },
    /// Text that does not follow the format, with its position.
    #[error("{0}")]
    Syntax(String),
    /// Rules that cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Too many or too few seats.
    #[error("the record has {seats} seats, but the rules have {players} players")]
    Seats {
        /// Number of players of the rules.
        players: u8,
        /// Number of seats of the record.
        seats: usize,
    },
    /// A name that is too long, or has control characters.
    #[error("invalid name of seat {0}: at most {MAX_NAME} characters, no control characters")]
    Name(Seat),
    /// A deal algorithm that is not supported.
    #[error("unsupported deal algorithm {0:?} (supported: {DEAL_VERSION})")]
    ChanceVersion(String),
    /// A secret that is not 32 bytes in hexadecimal.
    #[error("invalid secret: expected 64 hexadecimal digits")]
    Secret,
    /// A nonce of the wrong length or in the wrong place.
    #[error(
        "invalid nonce of seat {0}: expected 1 to {MAX_NONCE} bytes in hexadecimal, at most one per seat, seats ascending"
    )]
    Nonce(Seat),
    /// Too many steps.
    #[error("the record has too many steps (at most {MAX_STEPS})")]
    TooManySteps,
    /// A step needs an entry for each seat.
    #[error("step {step}: a play needs one entry for each of the {players} seats")]
    Answers {
        /// Number of the step.
        step: usize,
        /// Number of seats.
        players: u8,
    },
    /// Words that are no choice in this game.
    #[error("step {step}: seat {seat}: {text:?} is not a choice in {}", game.title())]
    NoSuchChoice {
        /// Number of the step.
        step: usize,
        /// The seat of the choice.
        seat: Seat,
        /// The text in the record, shortened.
        text: String,
        /// The game of the record.
        game: GameKind,
    },
    /// A deal with a number that is not that of a card.
    #[error("step {step}: there is no card {card}")]
    NoSuchCard {
        /// Number of the step.
        step: usize,
        /// Number that was given.
        card: u32,
    },
    /// A step that the game rejects.
    #[error("step {step}: {error}")]
    Rejected {
        /// Number of the step.
        step: usize,
        /// Why the game rejects it.
        error: StepError,
    },
    /// A deal of the wrong kind.
    #[error("step {step}: expected a deal of {}, found one of {}", awaited.name(), dealt.name())]
    DealKind {
        /// Number of the step.
        step: usize,
        /// The kind that the game needs.
        awaited: DealKind,
        /// The kind in the record.
        dealt: DealKind,
    },
    /// A deal that differs from the one of the seed.
    #[error("step {step}: the deal does not come from the seed")]
    NotFromSeed {
        /// Number of the step.
        step: usize,
    },
    /// A record that ends before the match is over.
    #[error("{}, but the match is not over", end_of_record(*steps))]
    NotOver {
        /// Number of steps.
        steps: usize,
    },
    /// A finished match without a result.
    #[error("the match is over, but the record has no result")]
    NoResult,
    /// A result that differs from the replay.
    #[error("the result says {}, but the replay gives {}", result_text(*game, written), result_text(*game, replayed))]
    WrongResult {
        /// The game of the record.
        game: GameKind,
        /// The result in the record.
        written: Outcome,
        /// The result of the replay.
        replayed: Outcome,
    },
}

impl RecordError {
    /// Returns the stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RecordError::TooLarge => "too_large",
            RecordError::NotUtf8 => "not_utf8",
            RecordError::NotARecord => "not_a_record",
            RecordError::Version(_) => "version",
            RecordError::RulesVersion { .. } => "rules_version",
            RecordError::Syntax(_) => "syntax",
            RecordError::Rules(bad) => bad.code(),
            RecordError::Seats { .. } => "seats",
            RecordError::Name(_) => "name",
            RecordError::ChanceVersion(_) => "chance_version",
            RecordError::Secret => "secret",
            RecordError::Nonce(_) => "nonce",
            RecordError::TooManySteps => "too_many_steps",
            RecordError::Answers { .. } => "answers",
            RecordError::NoSuchChoice { .. } => "no_such_choice",
            RecordError::NoSuchCard { .. } => "deal_card",
            RecordError::Rejected { error, .. } => error.code(),
            RecordError::DealKind { .. } => "deal_kind",
            RecordError::NotFromSeed { .. } => "not_from_seed",
            RecordError::NotOver { .. } => "not_over",
            RecordError::NoResult => "no_result",
            RecordError::WrongResult { .. } => "wrong_result",
        }
    }
}

fn end_of_record(steps: usize) -> String {
    match steps.checked_sub(1) {
        Some(last) => format!("the record ends after step {last}"),
        None => "the record has no step".into(),
    }
}

fn result_text(game: GameKind, outcome: &Outcome) -> String {
    super::text::result(game, outcome)
}
