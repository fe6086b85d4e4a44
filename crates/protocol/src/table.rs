//! The part of a table that everyone at it sees.

use rodeo_rules::any::AnyRules;
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_rules::standings::Scores;
use serde::{Deserialize, Serialize};

use crate::id::{Code, GuestId, MatchId, TableId};
use crate::view::CardView;

/// Number of chat lines that a table keeps.
pub const CHAT_LINES: usize = 50;

/// Settings of a table: chosen when it is opened, changed by the host before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// Game and rules; `players` is the number of seats.
    pub rules: AnyRules,
    /// Seconds for each decision; `null` for no clock.
    pub clock: Option<u16>,
    /// Visibility of the table.
    pub visibility: Visibility,
    /// Whether spectators are allowed.
    pub spectators: bool,
    /// Whether views include the cards that everyone has seen (`seen`).
    pub show_seen: bool,
    /// When clients offer hints to the players. With hints the match is not rated.
    #[serde(default, skip_serializing_if = "HintMode::is_off")]
    pub hints: HintMode,
    /// Number of the deal, if it was chosen. Then the match is not rated. The next match has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u32>,
}

/// Visibility of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Only those who have its link or code.
    #[default]
    Private,
    /// Everyone: it is listed in the lobby.
    Public,
}

/// When clients offer hints. A hint is computed by the client of the player, from what that player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HintMode {
    /// Never: the match is rated if its game and deal are.
    #[default]
    Off,
    /// After the player has chosen, as long as the choice can be changed.
    AfterChoosing,
    /// Whenever the player asks for one.
    OnRequest,
}

impl HintMode {
    /// Whether no hints are offered.
    pub fn is_off(&self) -> bool {
        *self == HintMode::Off
    }
}

/// State of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableState {
    /// Its id, which is also the last part of its link.
    pub id: TableId,
    /// Its short code, to be read out.
    pub code: Code,
    /// The settings in force.
    pub settings: TableSettings,
    /// All number cards under these rules with their heads: for a grid of cards, and to look up cards in events.
    pub deck: Vec<CardView>,
    /// Occupants by seat.
    pub seats: Vec<SeatState>,
    /// The guest who may fill seats, start and pause; `null` if nobody is there.
    pub host: Option<GuestId>,
    /// What is going on at the table.
    pub phase: TablePhase,
    /// Number of matches started at this table.
    pub matches: u32,
    /// SHA-256 of the secret of the current match, or of the next one between matches.
    pub commitment: String,
    /// Seats whose random numbers are part of the seed of that match.
    pub nonces: SeatSet,
    /// Seats that want a rematch.
    pub rematch: SeatSet,
    /// Result of the last match, until the next one starts.
    pub result: Option<MatchResult>,
}

/// Phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Before the first match: seats are being filled.
    Open,
    /// A match is being played.
    Playing,
    /// A match is paused.
    Paused,
    /// The match is over; a rematch can start.
    Over,
}

/// Occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatState {
    /// The seat is empty.
    Empty,
    /// A guest, or a bot of a guest.
    Guest {
        /// Id of the guest.
        id: GuestId,
        /// Display name of the guest.
        name: String,
        /// Whether it is a program, registered as a bot.
        bot: bool,
    },
    /// A guest who has deleted their profile. Only in finished matches.
    DeletedGuest {
        /// Whether it was a program, registered as a bot.
        bot: bool,
    },
    /// A bot of the server.
    HouseBot {
        /// Level of the bot, such as `keen`.
        level: String,
        /// Its name at this table.
        name: String,
    },
}

/// Result of a match, with the proof that its deals were fixed beforehand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchResult {
    /// Id of the match, for its record and replay.
    pub id: MatchId,
    /// Scores and winners.
    pub outcome: Outcome,
    /// The commitment that was shown before the first deal.
    pub commitment: String,
    /// The secret; its SHA-256 is the commitment.
    pub secret: String,
    /// Random numbers of the seats, as `[seat, hexadecimal digits]`.
    pub nonces: Vec<(Seat, String)>,
}

/// Score sheet of a match, the same for everyone. The scores of the current round are in the view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreSheet {
    /// Number of rounds that ended before the first line. It is 0 until the sheet is full.
    pub rounds_before: u16,
    /// Scores at that point and after each round since, by seat. In a cooperative game: the score of the team and of its
    /// opponent after each turn. The gain of a round is the difference of two lines.
    pub lines: Vec<Scores>,
}

/// The decision that the game waits for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PendingDecision {
    /// Number of the question; `null` if there is no decision to make.
    pub question: Option<u32>,
    /// Seats that are asked.
    pub asked: SeatSet,
    /// Those of them that have not answered yet.
    pub waiting: SeatSet,
    /// Seats that pass for the rest of the turn.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub passed_for_turn: SeatSet,
    /// Proposals, if the players decide together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    /// Number of supporters that a proposal needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needed: Option<u8>,
    /// Seats whose players are not connected.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub away: SeatSet,
    /// Seats for which a stand-in bot plays until their players return.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub stand_in: SeatSet,
    /// Milliseconds until a bot answers for the seats that have not; omitted if no time limit runs. At a table with a clock
    /// it is more than the time limit while there is time to show what happened before the question: a second for each
    /// event, ten at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
    /// At a table without a clock: milliseconds after the question until a slow seat may be nudged (`nudge`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nudge_after_ms: Option<u64>,
    /// Seats that were nudged: `left_ms` applies only to them.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub nudged: SeatSet,
}

/// A choice that a player proposes and others may support.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proposal {
    /// Seat that made the proposal.
    pub seat: Seat,
    /// Words of the choice, without secrets.
    pub choice: String,
    /// Seats that support it, the proposer included.
    pub supporters: SeatSet,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// Number of the change that added it.
    pub seq: u64,
    /// Seat of the sender.
    pub seat: Seat,
    /// Id of the sender; omitted for lines that an older version has stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<GuestId>,
    /// Name of the sender at that time.
    pub name: String,
    /// Text as the reader sees it.
    pub text: String,
    /// Time in milliseconds since 1970; omitted for lines that an older version has stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
}

pub(crate) fn no_seats(seats: &SeatSet) -> bool {
    seats.is_empty()
}
