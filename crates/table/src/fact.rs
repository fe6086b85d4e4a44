//! The durable log of a table.
//!
//! The names of facts and of their fields are the format of stored data. They are stable from here on: a fact may get a new
//! optional field, and a new kind of fact may be added; a name or meaning that exists does not change.

use rodeo_bots::StyleSummary;
use rodeo_protocol::table::{ChatLine, TableSettings};
use rodeo_protocol::{Code, GuestId, MatchId, TableId};
use rodeo_rules::any::AnyRules;
use rodeo_rules::deal::{Hex32, Seed};
use rodeo_rules::game::StepError;
use rodeo_rules::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Millis;
use crate::occupant::Occupant;

/// A durable change of a table. The state of a table that survives a crash is the fold of its facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The complete state between two matches. The first fact of every table; replaces all facts before it.
    Checkpoint(Box<Checkpoint>),
    /// A guest or a house bot took a seat.
    SeatTaken {
        /// Seat, counted from 0.
        seat: Seat,
        /// Its new occupant.
        occupant: Occupant,
    },
    /// The occupant of a seat left or was removed.
    SeatLeft {
        /// Seat, counted from 0.
        seat: Seat,
        /// Whether the host removed a guest, who may not return.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
        /// Level of the bot that finishes the match; `None` if no match is being played and the seat becomes empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
    },
    /// A seated guest has another display name.
    Renamed {
        /// The guest's seat.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Another guest became the host.
    HostChanged(GuestId),
    /// The host changed the settings.
    SettingsChanged {
        /// All settings, changed or not.
        settings: TableSettings,
        /// Version of the rules of the chosen game.
        rules_version: u32,
    },
    /// A seat contributed a nonce to the deals of the next match.
    NonceSet {
        /// Seat, counted from 0.
        seat: Seat,
        /// 1 to 64 bytes as lower-case hexadecimal digits.
        nonce: String,
    },
    /// A match started.
    MatchStarted {
        /// Id of the match.
        id: MatchId,
        /// The time of the start.
        at: Millis,
        /// What the bots of the match are told about how its guests play.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        styles: Vec<(Seat, StyleSummary)>,
    },
    /// A seat answered the current question.
    Answered {
        /// Seat, counted from 0.
        seat: Seat,
        /// The choice in words.
        choice: String,
        /// The time of the answer. Kept so that a restored match ends at the same time.
        at: Millis,
        /// Whether a bot chose for the guest who started the match on this seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat supported the proposal of another seat.
    Supported {
        /// The supporting seat.
        seat: Seat,
        /// The seat that made the proposal.
        proposer: Seat,
        /// The time of the answer.
        at: Millis,
        /// Whether a bot decided for the guest who started the match on this seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat passed for the rest of the turn.
    PassedForTurn {
        /// Seat, counted from 0.
        seat: Seat,
        /// The time of the answer.
        at: Millis,
    },
    /// A seat withdrew its answer, proposal, support or pass.
    Withdrawn {
        /// Seat, counted from 0.
        seat: Seat,
    },
    /// The host paused the match.
    Paused,
    /// Somebody resumed the match.
    Resumed,
    /// A seat sent a chat line.
    ChatSent {
        /// Seat, counted from 0.
        seat: Seat,
        /// The sanitized line.
        text: String,
        /// Time of the line; `None` in facts of older versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Millis>,
    },
    /// A seat asked for a rematch, or no longer does.
    RematchVote {
        /// Seat, counted from 0.
        seat: Seat,
        /// Whether the seat asks for a rematch.
        wanted: bool,
    },
    /// The clock of the open question was stopped or started: by a pause, or because seated guests were disconnected or
    /// connected. Only at tables with a time limit. Without it, a restart could not tell how much time was left.
    ClockChanged {
        /// Time at which the time limit starts: when the question was asked, moved forward by the time to show what
        /// happened before it and by the time for which the clock was stopped.
        since: Millis,
        /// Elapsed time in milliseconds when the clock was stopped; `None` while it runs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stopped_after: Option<u64>,
    },
    /// The secret behind the deals of the next match was drawn. A number of the deal no longer holds.
    NextSecret(Secret),
}

/// The complete state of a table between two matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Checkpoint {
    /// Sequence number of this fact.
    pub seq: u64,
    /// Id of the table.
    pub id: TableId,
    /// The short code with which guests find the table.
    pub code: Code,
    /// Time at which the table was opened.
    pub opened_at: Millis,
    /// Version of the rules by which this table plays. A program that implements another version refuses to restore it.
    pub rules_version: u32,
    /// Rules, clock, visibility.
    pub settings: TableSettings,
    /// The occupants, one for each player of the rules.
    pub seats: Vec<Occupant>,
    /// The host; `None` only before a guest has a seat.
    pub host: Option<GuestId>,
    /// The secret behind the deals of the next match.
    pub secret: Secret,
    /// Nonces for the next match, as hexadecimal digits, in seat order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<(Seat, String)>,
    /// Number of matches started so far.
    #[serde(default)]
    pub matches: u32,
    /// Guests whom the host removed: they may not return.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<GuestId>,
    /// The latest chat lines, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
}

impl Checkpoint {
    /// Returns the first fact of a new table: no match played, no chat, nobody removed.
    pub fn new(
        id: TableId,
        code: Code,
        opened_at: Millis,
        settings: TableSettings,
        seats: Vec<Occupant>,
        host: Option<GuestId>,
        secret: Secret,
    ) -> Checkpoint {
        Checkpoint {
            seq: 1,
            id,
            code,
            opened_at,
            rules_version: rules_version(&settings.rules),
            settings,
            seats,
            host,
            secret,
            nonces: Vec::new(),
            matches: 0,
            removed: Vec::new(),
            chat: Vec::new(),
        }
    }
}

/// Version of the rules of a game that this program implements.
pub(crate) fn rules_version(rules: &AnyRules) -> u32 {
    rules.kind().descriptor().rules_version
}

/// Checks that this program implements the rules by which a table plays.
pub(crate) fn check_rules_version(table: TableId, rules: &AnyRules, found: u32) -> Result<(), FactError> {
    let known = rules_version(rules);
    if found == known {
        return Ok(());
    }
    Err(FactError::UnknownRulesVersion { table, game: rules.kind().name(), found, known })
}

/// Thirty-two random bytes from which the deals of a match are derived. Public only when the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// Returns the secret of a numbered deal, which is the same everywhere.
    pub fn of_deal(number: u32) -> Secret {
        Secret(*Seed::from_text(&format!("deal {number}")).secret())
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Hex32(self.0))
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(|Hex32(bytes)| Secret(bytes)).map_err(serde::de::Error::custom)
    }
}

/// Facts that are committed together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactBatch {
    /// Sequence number of the first fact.
    pub first_seq: u64,
    /// Whether the batch starts with a checkpoint that replaces all earlier facts of the table.
    pub replaces_all: bool,
    /// The facts in order; never empty.
    pub facts: Vec<Fact>,
}

impl FactBatch {
    /// Returns the facts as JSON, the format in which they are stored.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&self.facts)
            .expect("facts are plain data without maps, so they serialize to JSON")
    }

    /// Reads facts that [`to_json`](FactBatch::to_json) wrote.
    pub fn facts_from_json(text: &str) -> Result<Vec<Fact>, FactError> {
        serde_json::from_str(text).map_err(|error| FactError::Invalid(format!("cannot parse facts: {error}")))
    }
}

/// An error in applying a fact. The state has not changed if the error is [`Rejected`](FactError::Rejected).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FactError {
    /// The facts cannot be parsed or contradict each other.
    #[error("invalid table facts: {0}")]
    Invalid(String),
    /// The facts were written by another version of the rules, so replaying them could give another match.
    #[error(
        "table {table} uses version {found} of the rules of {game}, but this program implements version {known}"
    )]
    UnknownRulesVersion {
        /// The table that cannot be restored.
        table: TableId,
        /// Name of the game.
        game: &'static str,
        /// The version in the facts.
        found: u32,
        /// The version that this program implements.
        known: u32,
    },
    /// The game rejects the answer.
    #[error(transparent)]
    Rejected(#[from] StepError),
}
