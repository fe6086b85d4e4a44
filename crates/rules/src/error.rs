//! Errors in rules and steps. Each error has a stable code for programs.

use crate::card::Card;
use crate::choice::Choice;
use crate::seat::Seat;

/// Why rules cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// Too few or too many players for the game.
    #[error("{}, but {game} is for {min}–{max}", count_players(*got))]
    Players {
        /// Title of the game.
        game: &'static str,
        /// Number of players asked for.
        got: u8,
        /// The fewest players that the game allows.
        min: u8,
        /// The most players that the game allows.
        max: u8,
    },
    /// The game has no option of this name.
    #[error("unknown option {option:?} (available: {known})")]
    NoSuchOption {
        /// The unknown name, at most 40 characters of it.
        option: String,
        /// The names of all options, separated by commas.
        known: String,
    },
    /// The option does not accept this value.
    #[error("{option} cannot be {value:?} (expected {wanted})")]
    NoSuchValue {
        /// Name of the option.
        option: &'static str,
        /// The rejected value, at most 40 characters of it.
        value: String,
        /// Description of the accepted values.
        wanted: String,
    },
    /// Options that exclude each other, or a value out of range.
    #[error("{reason}")]
    Conflict {
        /// Stable code for programs.
        code: &'static str,
        /// Message for people.
        reason: String,
    },
}

/// Writes a number of players: `1 player`, `4 players`.
pub fn count_players(players: u8) -> String {
    match players {
        1 => "1 player".into(),
        _ => format!("{players} players"),
    }
}

impl RulesError {
    /// Returns the stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RulesError::Players { .. } => "players",
            RulesError::NoSuchOption { .. } => "no_such_option",
            RulesError::NoSuchValue { .. } => "no_such_value",
            RulesError::Conflict { code, .. } => code,
        }
    }

    /// Makes a [`Conflict`](RulesError::Conflict).
    pub fn conflict(code: &'static str, reason: impl Into<String>) -> RulesError {
        RulesError::Conflict { code, reason: reason.into() }
    }
}

/// Why a step was rejected. A rejected step changes nothing and emits no event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// A deal although choices are needed, choices although a deal is needed, or a step after the end.
    #[error("{0}")]
    NotNow(&'static str),
    /// A choice of a seat that has none to make.
    #[error("seat {0} has no choice to make now")]
    NotAsked(Seat),
    /// The choice of this seat is missing.
    #[error("the choice of seat {0} is missing")]
    Missing(Seat),
    /// A choice that the rules do not allow here.
    #[error("seat {seat} may not choose {choice:?} now")]
    NotAllowed {
        /// The seat that chose.
        seat: Seat,
        /// The words of the choice.
        choice: String,
    },
    /// A deal with the wrong number of cards.
    #[error("the deal has {got} cards, but {need} are needed")]
    DealLength {
        /// Number of cards needed.
        need: u8,
        /// Number of cards dealt.
        got: usize,
    },
    /// A card that is dealt twice or is not in the deck.
    #[error("card {0} is dealt twice or is not in the deck")]
    DealCard(Card),
}

impl StepError {
    /// Returns the stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            StepError::NotNow(_) => "not_now",
            StepError::NotAsked(_) => "not_asked",
            StepError::Missing(_) => "missing",
            StepError::NotAllowed { .. } => "not_allowed",
            StepError::DealLength { .. } => "deal_length",
            StepError::DealCard(_) => "deal_card",
        }
    }

    /// Makes a [`NotAllowed`](StepError::NotAllowed).
    #[cold]
    pub fn not_allowed(seat: Seat, choice: &impl Choice) -> StepError {
        StepError::NotAllowed { seat, choice: crate::choice::write_words(&choice.words()) }
    }

    /// Rejects a deal while choices are needed.
    pub const NO_DEAL_NOW: StepError = StepError::NotNow("no deal is needed now");
    /// Rejects choices while a deal is needed, or after the end.
    pub const NO_CHOICE_NOW: StepError = StepError::NotNow("no choice is needed now");
}
