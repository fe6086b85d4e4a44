//! What can be wrong with a record.

use super::{MAX_NAME, MAX_SIZE, MAX_STEPS, VERSION};
use crate::any::GameKind;
use crate::deal::{DEAL_VERSION, DealKind, MAX_NONCE};
use crate::game::{Outcome, RulesError, StepError};
use crate::seat::Seat;

/// Why a record cannot be read, or is not true. Steps are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Too many bytes.
    #[error("a record has at most {} MiB", MAX_SIZE >> 20)]
    TooLarge,
    /// Not text at all.
    #[error("a record is text in UTF-8, and this is not")]
    NotUtf8,
    /// Neither form begins like this.
    #[error(
        "this is not a record: it begins neither with \"rodeo-record\" nor with an object of that format"
    )]
    NotARecord,
    /// A version we do not know.
    #[error("this record has version {0}, but only version {VERSION} is known here")]
    Version(u32),
    /// Rules whose behaviour has another version than here.
    #[error("the match was played by version {version} of the rules of {}, but only version {known} is known here", game.title())]
    RulesVersion {
        /// The game.
        game: GameKind,
        /// The version that the record names.
        version: u32,
        /// The version that this program plays.
        known: u32,
    },
    /// Something that is not written as the format says, and where.
    #[error("{0}")]
    Syntax(String),
    /// Rules that cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Too many or too few seats.
    #[error("the record names {seats} seats, but {players} play")]
    Seats {
        /// As many as play.
        players: u8,
        /// As many as are named.
        seats: usize,
    },
    /// A name that is too long, or has control characters.
    #[error("the names of seat {0}: at most {MAX_NAME} characters each, and no control characters")]
    Name(Seat),
    /// A way of dealing that we do not know.
    #[error("the deals come from {0:?}, but only {DEAL_VERSION} is known here")]
    ChanceVersion(String),
    /// A secret that is none.
    #[error("the secret of the deals needs 64 hexadecimal digits")]
    Secret,
    /// A nonce that cannot be.
    #[error(
        "the nonce of seat {0}: one for each seat that plays, seats ascending, 1 to {MAX_NONCE} bytes in hexadecimal"
    )]
    Nonce(Seat),
    /// Too many steps.
    #[error("a record has at most {MAX_STEPS} steps")]
    TooManySteps,
    /// A step needs an entry for each seat.
    #[error("step {step}: a play needs one entry for each of the {players} seats")]
    Answers {
        /// The step.
        step: usize,
        /// As many seats as there are.
        players: u8,
    },
    /// Words that are no choice in this game.
    #[error("step {step}: seat {seat}: {text:?} is not a choice in {}", game.title())]
    NoSuchChoice {
        /// The step.
        step: usize,
        /// The seat.
        seat: Seat,
        /// What is written there.
        text: String,
        /// The game.
        game: GameKind,
    },
    /// A deal with a number that is not that of a card.
    #[error("step {step}: there is no card {card}")]
    NoSuchCard {
        /// The step.
        step: usize,
        /// The number.
        card: u32,
    },
    /// A step that the game refuses.
    #[error("step {step}: {refusal}")]
    Refused {
        /// The step.
        step: usize,
        /// Why.
        refusal: StepError,
    },
    /// Something else was to be shuffled.
    #[error("step {step}: a deal of {} is awaited, but {} are dealt", awaited.name(), dealt.name())]
    DealKind {
        /// The step.
        step: usize,
        /// What the game awaits.
        awaited: DealKind,
        /// What the record deals.
        dealt: DealKind,
    },
    /// The seed gives other cards.
    #[error("step {step}: the deal does not come from the seed")]
    NotFromSeed {
        /// The step.
        step: usize,
    },
    /// There are steps missing.
    #[error("{}, but the match is not over", ends(*steps))]
    NotOver {
        /// As many as there are.
        steps: usize,
    },
    /// The match is over, but the record does not say how it ended.
    #[error("the match is over, but the record has no result")]
    NoResult,
    /// The result is another one.
    #[error("the result says {}, but the replay gives {}", said(*game, written), said(*game, replayed))]
    WrongResult {
        /// The game.
        game: GameKind,
        /// What the record says.
        written: Outcome,
        /// What the replay gives.
        replayed: Outcome,
    },
}

impl RecordError {
    /// A stable word for programs.
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
            RecordError::Refused { refusal, .. } => refusal.code(),
            RecordError::DealKind { .. } => "deal_kind",
            RecordError::NotFromSeed { .. } => "not_from_seed",
            RecordError::NotOver { .. } => "not_over",
            RecordError::NoResult => "no_result",
            RecordError::WrongResult { .. } => "wrong_result",
        }
    }
}

fn ends(steps: usize) -> String {
    match steps.checked_sub(1) {
        Some(last) => format!("the record ends after step {last}"),
        None => "the record has no step".into(),
    }
}

fn said(game: GameKind, outcome: &Outcome) -> String {
    super::text::result(game, outcome)
}
