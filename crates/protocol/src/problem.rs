//! Errors of the API and of tables: a stable code for programs, a message for people.

use std::borrow::Cow;
use std::fmt;

use rodeo_rules::game::{RulesError, StepError};
use serde::{Deserialize, Serialize};

use crate::{OLDEST_PROTOCOL, PROTOCOL};

/// Why a request or message was rejected. A rejected one changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("{message}")]
pub struct Problem {
    /// Kind of the problem, for programs.
    pub code: ProblemCode,
    /// What failed and what to do, for people.
    pub message: Cow<'static, str>,
    /// Code of the conflict if the rules are invalid, for programs that translate it. What an operator wrote if the problem is
    /// `banned`, `muted` or `table_closed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Cow<'static, str>>,
    /// Milliseconds after which a retry makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after_ms: Option<u64>,
    /// Versions of the protocol that the server supports, oldest and newest, if the client has another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supported_protocols: Option<(u32, u32)>,
}

/// Declares the codes with their names and HTTP statuses.
macro_rules! codes {
    ($($(#[$doc:meta])* $Code:ident, $name:literal, $status:literal;)+) => {
        /// Kind of a problem. The names are stable; new ones may be added.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum ProblemCode {
            $($(#[$doc])* $Code,)+
        }

        impl ProblemCode {
            /// All codes, in the order of the documentation.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$Code,)+];

            /// Returns the name used in JSON.
            pub const fn name(self) -> &'static str {
                match self { $(ProblemCode::$Code => $name,)+ }
            }

            /// Returns the status of the HTTP response that carries it.
            pub const fn status(self) -> u16 {
                match self { $(ProblemCode::$Code => $status,)+ }
            }
        }
    };
}

codes! {
    /// The message or request could not be parsed.
    Malformed, "malformed", 400;
    /// The message or request is too long.
    TooLarge, "too_large", 413;
    /// The request has a body without `Content-Type: application/json`.
    UnsupportedMediaType, "unsupported_media_type", 415;
    /// The request has no credentials: create a guest first.
    NotLoggedIn, "not_logged_in", 401;
    /// The recovery code, token or cookie is invalid or expired.
    InvalidCredentials, "invalid_credentials", 401;
    /// A bot token cannot manage the profile of a person: a browser session is required.
    SessionRequired, "session_required", 403;
    /// The request comes from a page of another site.
    OriginNotAllowed, "origin_not_allowed", 403;
    /// The name is empty, too long or has forbidden characters.
    InvalidName, "invalid_name", 400;
    /// No such path or resource.
    NotFound, "not_found", 404;
    /// The path exists, but not with this method.
    MethodNotAllowed, "method_not_allowed", 405;
    /// No such table; it may have been closed.
    TableNotFound, "table_not_found", 404;
    /// No such match, or it is still being played.
    MatchNotFound, "match_not_found", 404;
    /// No such player.
    PlayerNotFound, "player_not_found", 404;
    /// The rules are invalid; `reason` says why.
    InvalidRules, "invalid_rules", 400;
    /// The settings of the table are invalid.
    InvalidSettings, "invalid_settings", 400;
    /// All seats are taken.
    TableFull, "table_full", 409;
    /// The seat is taken or does not exist.
    SeatTaken, "seat_taken", 409;
    /// Only seated players may do this.
    NotSeated, "not_seated", 403;
    /// Only the host may do this.
    NotHost, "not_host", 403;
    /// The host has removed this guest from the table.
    Removed, "removed", 403;
    /// The table does not allow spectators.
    SpectatorsNotAllowed, "spectators_not_allowed", 403;
    /// Not possible in the current phase of the table.
    NotNow, "not_now", 409;
    /// The match cannot start because seats are empty.
    EmptySeats, "empty_seats", 409;
    /// The table is paused.
    Paused, "paused", 409;
    /// The question is over.
    StaleQuestion, "stale_question", 409;
    /// The seat is not asked anything now.
    NotAsked, "not_asked", 409;
    /// The rules do not allow this choice now.
    NotAllowed, "not_allowed", 400;
    /// Chat is closed while cards are chosen.
    ChatClosed, "chat_closed", 409;
    /// The chat message is empty or too long.
    InvalidChat, "invalid_chat", 400;
    /// The nonce is not 1 to 64 bytes as hexadecimal digits.
    InvalidNonce, "invalid_nonce", 400;
    /// Too many messages or requests.
    RateLimited, "rate_limited", 429;
    /// Too many tables or connections of this guest.
    TooMany, "too_many", 429;
    /// The server is overloaded.
    Busy, "busy", 503;
    /// The client was written for a version of the protocol that the server does not support; `supported_protocols` has
    /// those it does.
    UnsupportedProtocol, "unsupported_protocol", 426;
    /// An operator of the server has banned this guest.
    Banned, "banned", 403;
    /// An operator of the server has muted this guest: no chat and no change of the name.
    Muted, "muted", 403;
    /// An operator of the server has closed the table.
    TableClosed, "table_closed", 410;
    /// The report names nobody at the table, a house bot or the reporter, or its text is too long.
    InvalidReport, "invalid_report", 400;
    /// The record of an uploaded match is damaged, against the rules, not over, or not of one person against bots.
    InvalidRecord, "invalid_record", 400;
    /// The server is shutting down; retry when it is back.
    ShuttingDown, "shutting_down", 503;
    /// The client did not read its messages, or did not finish its request, in time.
    Timeout, "timeout", 408;
    /// Internal error of the server.
    Internal, "internal", 500;
}

impl Problem {
    /// Creates a problem with a message for people.
    pub fn new(code: ProblemCode, message: impl Into<Cow<'static, str>>) -> Problem {
        Problem {
            code,
            message: message.into(),
            reason: None,
            retry_after_ms: None,
            supported_protocols: None,
        }
    }

    /// Sets the time after which a retry makes sense.
    #[must_use]
    pub fn retry_after_ms(self, ms: u64) -> Problem {
        Problem { retry_after_ms: Some(ms), ..self }
    }

    /// Checks the version of the protocol that a client states.
    pub fn check_protocol(stated: u32) -> Result<(), Problem> {
        let (oldest, newest) = (OLDEST_PROTOCOL, PROTOCOL);
        if (oldest..=newest).contains(&stated) {
            return Ok(());
        }
        let advice =
            if stated < oldest { "Update the client" } else { "The client is newer than the server" };
        let message = format!("The server supports protocol {oldest} to {newest}, not {stated}. {advice}.");
        let problem = Problem::new(ProblemCode::UnsupportedProtocol, message);
        Err(Problem { supported_protocols: Some((oldest, newest)), ..problem })
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
    fn invalid_rules_have_a_reason_code() {
        let bad = RulesError::conflict("draft_needs_limited", "a draft needs the limited deck");
        let problem = serde_json::to_value(Problem::from(bad)).unwrap();
        assert_eq!(problem["reason"], "draft_needs_limited");
        assert!(problem.get("retry_after_ms").is_none());
    }

    #[test]
    fn unsupported_protocols_name_the_supported_range() {
        assert_eq!(Problem::check_protocol(PROTOCOL), Ok(()));
        for stated in [OLDEST_PROTOCOL - 1, PROTOCOL + 1] {
            let problem = serde_json::to_value(Problem::check_protocol(stated).unwrap_err()).unwrap();
            assert_eq!(problem["code"], "unsupported_protocol");
            assert_eq!(problem["supported_protocols"], serde_json::json!([OLDEST_PROTOCOL, PROTOCOL]));
        }
    }

    #[test]
    fn codes_serialize_as_their_names() {
        for &code in ProblemCode::ALL {
            assert_eq!(serde_json::to_string(&code).unwrap(), format!("\"{code}\""));
        }
    }
}
