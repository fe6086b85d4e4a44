//! Refusals: what went wrong, in a form for programs and one for people.

use std::borrow::Cow;
use std::fmt;

use rodeo_rules::game::{RulesError, StepError};
use serde::{Deserialize, Serialize};

/// Why something was refused. What is refused changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("{message}")]
pub struct Problem {
    /// What it is about: for programs.
    pub code: ProblemCode,
    /// What happened and what to do: for people.
    pub message: Cow<'static, str>,
    /// More exactly what it is about, where rules cannot be played: for programs that have words of their own for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Cow<'static, str>>,
    /// After so many milliseconds another try makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after_ms: Option<u64>,
}

/// Makes the list of codes with the status each has over HTTP.
macro_rules! codes {
    ($($(#[$doc:meta])* $Code:ident, $name:literal, $status:literal;)+) => {
        /// The kinds of refusals. The names are stable.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum ProblemCode {
            $($(#[$doc])* $Code,)+
        }

        impl ProblemCode {
            /// All of them.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$Code,)+];

            /// The name.
            pub const fn name(self) -> &'static str {
                match self { $(ProblemCode::$Code => $name,)+ }
            }

            /// The status of an HTTP response that carries it.
            pub const fn status(self) -> u16 {
                match self { $(ProblemCode::$Code => $status,)+ }
            }
        }
    };
}

codes! {
    /// The message or request could not be read.
    Malformed, "malformed", 400;
    /// The message or request is too long.
    TooLarge, "too_large", 413;
    /// The body of the request is not announced as JSON (`Content-Type: application/json`).
    UnsupportedMediaType, "unsupported_media_type", 415;
    /// Nobody is signed in: make a guest first.
    NotLoggedIn, "not_logged_in", 401;
    /// The recovery code, token or cookie is not known (any more).
    InvalidCredentials, "invalid_credentials", 401;
    /// The page that asks belongs to another site.
    OriginNotAllowed, "origin_not_allowed", 403;
    /// The name cannot be used.
    InvalidName, "invalid_name", 400;
    /// There is no such page or thing.
    NotFound, "not_found", 404;
    /// There, but not in this way.
    MethodNotAllowed, "method_not_allowed", 405;
    /// There is no such table (any more).
    TableNotFound, "table_not_found", 404;
    /// There is no such match, or it is still being played.
    MatchNotFound, "match_not_found", 404;
    /// There is no such player.
    PlayerNotFound, "player_not_found", 404;
    /// The rules cannot be played.
    InvalidRules, "invalid_rules", 400;
    /// The settings of a table cannot be.
    InvalidSettings, "invalid_settings", 400;
    /// All seats are taken.
    TableFull, "table_full", 409;
    /// The seat is taken, or there is no such seat.
    SeatTaken, "seat_taken", 409;
    /// Only those who sit at the table may do this.
    NotSeated, "not_seated", 403;
    /// Only the host may do this.
    NotHost, "not_host", 403;
    /// The host has sent this guest away from the table.
    Removed, "removed", 403;
    /// Nobody looks on at this table.
    SpectatorsNotAllowed, "spectators_not_allowed", 403;
    /// Not at this point of the table's life.
    NotNow, "not_now", 409;
    /// Seats are empty.
    EmptySeats, "empty_seats", 409;
    /// The table is paused.
    Paused, "paused", 409;
    /// The question has been answered; another one is asked.
    StaleQuestion, "stale_question", 409;
    /// This seat is not asked anything now.
    NotAsked, "not_asked", 409;
    /// The rules do not allow this choice now.
    NotAllowed, "not_allowed", 400;
    /// Nobody may talk while cards are being picked.
    ChatClosed, "chat_closed", 409;
    /// Nothing to say, or too much.
    InvalidChat, "invalid_chat", 400;
    /// The nonce is not 1 to 64 bytes in hexadecimal digits.
    InvalidNonce, "invalid_nonce", 400;
    /// Too many messages or requests.
    RateLimited, "rate_limited", 429;
    /// Too many tables or connections of one guest.
    TooMany, "too_many", 429;
    /// The server has as much to do as it can.
    Busy, "busy", 503;
    /// The server is being stopped; try again when it is back.
    ShuttingDown, "shutting_down", 503;
    /// The client did not read what it was sent, or did not send what it began.
    Timeout, "timeout", 408;
    /// Something is broken on the server's side.
    Internal, "internal", 500;
}

impl Problem {
    /// A refusal with a sentence for people.
    pub fn new(code: ProblemCode, message: impl Into<Cow<'static, str>>) -> Problem {
        Problem { code, message: message.into(), reason: None, retry_after_ms: None }
    }

    /// The same, with the time after which another try makes sense.
    #[must_use]
    pub fn retry_after_ms(self, ms: u64) -> Problem {
        Problem { retry_after_ms: Some(ms), ..self }
    }
}

impl fmt::Display for ProblemCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<RulesError> for Problem {
    fn from(bad: RulesError) -> Problem {
        let reason = Some(Cow::Borrowed(bad.code()));
        Problem { reason, ..Problem::new(ProblemCode::InvalidRules, bad.to_string()) }
    }
}

impl From<StepError> for Problem {
    fn from(refusal: StepError) -> Problem {
        let code = match refusal {
            StepError::NotNow(_) | StepError::Missing(_) => ProblemCode::NotNow,
            StepError::NotAsked(_) => ProblemCode::NotAsked,
            StepError::NotAllowed { .. } | StepError::DealLength { .. } | StepError::DealCard(_) => {
                ProblemCode::NotAllowed
            }
        };
        Problem::new(code, refusal.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_cannot_be_played_say_why_to_programs() {
        let bad = RulesError::conflict("draft_needs_limited", "a draft needs the limited deck");
        let problem = serde_json::to_value(Problem::from(bad)).unwrap();
        assert_eq!(problem["reason"], "draft_needs_limited");
        assert!(problem.get("retry_after_ms").is_none());
    }

    #[test]
    fn codes_are_written_by_their_names() {
        for &code in ProblemCode::ALL {
            assert_eq!(serde_json::to_string(&code).unwrap(), format!("\"{code}\""));
        }
    }
}
