//! What is kept of a table.

use rodeo_protocol::table::{ChatLine, TableSettings};
use rodeo_protocol::{Code, GuestId, MatchId, TableId};
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::StepError;
use rodeo_rules::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Millis;
use crate::room::Occupant;

/// Something that happened at a table and stays so. Everything that outlives a crash follows from these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The table is as this says: the first fact of every table, and one that stands for all before it.
    Is(Box<Checkpoint>),
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        who: Occupant,
    },
    /// The seat is empty now; in a match a bot goes on for whoever sat there.
    Left {
        /// Which.
        seat: Seat,
        /// The host sent them away, and they may not come back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
    },
    /// Somebody has another name.
    Renamed {
        /// Where they sit.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Somebody else is the host.
    Host(GuestId),
    /// The host changed what was agreed.
    Changed(TableSettings),
    /// A seat mixed something into the deals of the next match.
    Nonce {
        /// Which.
        seat: Seat,
        /// Hexadecimal digits.
        nonce: String,
    },
    /// A match begins.
    Started {
        /// Its id.
        id: MatchId,
        /// When.
        at: Millis,
    },
    /// A seat answered the present question.
    Answered {
        /// Which.
        seat: Seat,
        /// In words.
        choice: String,
        /// When, so that a match ends at the same time whenever its facts are read.
        at: Millis,
        /// A bot chose for a guest who was away, or has left.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat is for the proposal of another.
    Supported {
        /// Which.
        seat: Seat,
        /// Whose proposal.
        proposer: Seat,
        /// When.
        at: Millis,
        /// A bot was for it in place of a guest.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat passes for the rest of the turn.
    Passed {
        /// Which.
        seat: Seat,
        /// When.
        at: Millis,
    },
    /// A seat took its answer back.
    Withdrew {
        /// Which.
        seat: Seat,
    },
    /// Everybody has a break.
    Paused,
    /// It goes on.
    Resumed,
    /// Somebody said something.
    Said {
        /// Which seat.
        seat: Seat,
        /// What.
        text: String,
    },
    /// A seat wants another match, or does not any more.
    Rematch {
        /// Which.
        seat: Seat,
        /// Does it?
        wanted: bool,
    },
    /// The secret behind the deals of the next match.
    Secret(Secret),
}

/// A table between two matches, in one piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Checkpoint {
    /// The number of this fact.
    pub n: u64,
    /// The table.
    pub id: TableId,
    /// Its code.
    pub code: Code,
    /// When it was opened.
    pub opened_at: Millis,
    /// What was agreed.
    pub settings: TableSettings,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// The host.
    pub host: Option<GuestId>,
    /// The secret of the next match.
    pub secret: Secret,
    /// What has been mixed in already, in hexadecimal digits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<(Seat, String)>,
    /// Matches started so far.
    #[serde(default)]
    pub matches: u32,
    /// Who may not sit down here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<GuestId>,
    /// The last lines of talk.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
}

/// Thirty-two random bytes that nobody may see before their time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

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
    /// The number of the first of them.
    pub first: u64,
    /// Do they stand for all facts before them?
    pub rebase: bool,
    /// The facts.
    pub facts: Vec<Fact>,
}

impl FactBatch {
    /// The facts as they are kept.
    pub fn write(&self) -> String {
        // Facts are plain data: writing them cannot fail.
        serde_json::to_string(&self.facts).unwrap_or_default()
    }

    /// Reads what [`write`](FactBatch::write) wrote.
    pub fn read(text: &str) -> Result<Vec<Fact>, Broken> {
        serde_json::from_str(text).map_err(|error| Broken::Facts(format!("they cannot be read: {error}")))
    }
}

/// Facts that do not make a table, or do not fit to it as it is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// They cannot follow each other.
    #[error("the table is broken: {0}")]
    Facts(String),
    /// The game refuses an answer. Nothing has changed.
    #[error(transparent)]
    Refused(#[from] StepError),
}
