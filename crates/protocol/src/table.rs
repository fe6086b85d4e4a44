//! What a table shows to everybody.

use rodeo_rules::any::AnyRules;
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_rules::standings::Scores;
use serde::{Deserialize, Serialize};

use crate::id::{Code, GuestId, MatchId, TableId};
use crate::view::CardView;

/// What was agreed when the table was opened, or changed by the host before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// Game and rules, with the number of seats under `players`.
    pub rules: AnyRules,
    /// Seconds for each decision; none where people take their time.
    pub clock: Option<u16>,
    /// Who finds the table.
    pub visibility: Visibility,
    /// May others look on?
    pub spectators: bool,
    /// Does the table show which cards have been played?
    pub show_seen: bool,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Those who have its link or its code.
    #[default]
    Private,
    /// Everybody, in the lobby.
    Public,
}

/// A table as everybody at it sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableState {
    /// Its id: also the end of the link that friends open.
    pub id: TableId,
    /// Its short code.
    pub code: Code,
    /// What was agreed.
    pub settings: TableSettings,
    /// All number cards of the game by these rules, each with its heads: for a grid, and for cards in events.
    pub deck: Vec<CardView>,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Who may fill seats, start and pause.
    pub host: Option<GuestId>,
    /// What is going on.
    pub phase: TablePhase,
    /// How many matches have been started here.
    pub matches: u32,
    /// SHA-256 of the secret behind the deals of this match, or of the next one when none is being played.
    pub commitment: String,
    /// The seats that have mixed something into those deals.
    pub nonces: SeatSet,
    /// Who asks for another match.
    pub rematch: SeatSet,
    /// How the last match ended, until another one begins.
    pub result: Option<MatchResult>,
}

/// What is going on at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// People sit down; nothing has been dealt yet.
    Open,
    /// A match is being played.
    Playing,
    /// A match is being played, and everybody has a break.
    Paused,
    /// A match is over.
    Over,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatState {
    /// Nobody sits there.
    Empty,
    /// A guest sits there.
    Guest {
        /// Who.
        id: GuestId,
        /// The name.
        name: String,
        /// A program of somebody, declared as such.
        bot: bool,
    },
    /// A bot of the house.
    HouseBot {
        /// Its level.
        level: String,
        /// Its name at this table.
        name: String,
    },
}

/// How a match ended, and what proves that its deals were fixed before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchResult {
    /// The match: its record and replay are at this id.
    pub id: MatchId,
    /// The result.
    pub outcome: Outcome,
    /// The commitment shown before the first card.
    pub commitment: String,
    /// The secret behind it: its SHA-256 is the commitment.
    pub secret: String,
    /// What the seats mixed in.
    pub nonces: Vec<(Seat, String)>,
}

/// The score sheet of a match, the same for everybody. What the present round brings is in the view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreSheet {
    /// As many rounds were over when the first line was written. It is 0 as long as the sheet has room for all of them.
    pub rounds_before: u16,
    /// The scores then and after each round that has ended since: by seat, and in the game against the buffalo those of the
    /// team and of the buffalo after each turn. What a round brought is the difference of two lines.
    pub lines: Vec<Scores>,
}

/// Who is waited for, and how long.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PendingDecision {
    /// The number of the question; none where nobody is asked.
    pub question: Option<u32>,
    /// Who is asked.
    pub asked: SeatSet,
    /// Who of them has still to answer.
    pub waiting: SeatSet,
    /// Who passes for the rest of the turn.
    #[serde(default, skip_serializing_if = "nobody")]
    pub passed_for_turn: SeatSet,
    /// What is proposed, where the players decide together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    /// As many players must be for a proposal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needed: Option<u8>,
    /// Whose owners are not connected.
    #[serde(default, skip_serializing_if = "nobody")]
    pub away: SeatSet,
    /// For whom a bot chooses until the owner is back.
    #[serde(default, skip_serializing_if = "nobody")]
    pub stand_in: SeatSet,
    /// Milliseconds until a bot chooses for those who have not; none where there is no hurry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
    /// Where there is no clock: as many milliseconds after the question anybody at the table may call time on a seat that
    /// keeps all waiting (`nudge`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nudge_after_ms: Option<u64>,
    /// The seats that `left_ms` is about, where it is not about all who are waited for.
    #[serde(default, skip_serializing_if = "nobody")]
    pub nudged: SeatSet,
}

/// Something that one player wants to do and others may support.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proposal {
    /// Who proposes it.
    pub seat: Seat,
    /// What, in words; secrets are left out.
    pub choice: String,
    /// Who is for it, the proposer included.
    pub supporters: SeatSet,
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// Its number among all messages of the table.
    pub seq: u64,
    /// Who said it.
    pub seat: Seat,
    /// The name then.
    pub name: String,
    /// What.
    pub text: String,
}

pub(crate) fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}
