//! Request and response bodies of the HTTP API.

pub mod routes;

use rodeo_rules::any::{AnyEvent, AnyRules, GameKind};
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::id::{Code, GuestId, MatchId, SessionId, TableId};
use crate::table::{HintMode, SeatState, TablePhase, Visibility};
use crate::view::GameView;

/// Level of house bots that clients offer first: beginners have a chance against it.
pub const DEFAULT_BOT_LEVEL: &str = "simple";

/// Creates or renames a guest or bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The name: 1 to 24 visible characters.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 24), regex(pattern = r"\S")))]
    pub name: String,
}

/// Your own profile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// Your id. Others see it.
    pub id: GuestId,
    /// Your display name.
    pub name: String,
    /// Whether you are registered as a bot.
    pub bot: bool,
    /// Recovery code for other devices. Sent only once, when it is created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
    /// Token of a bot, for the header `Authorization: Bearer …`. Sent only once, when it is created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A session of the caller in a browser, or a bot token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Session {
    /// Names the session or token.
    pub id: SessionId,
    /// Whether it is a browser session or a bot token.
    pub kind: SessionKind,
    /// Short description: browser and operating system, or the label of the token. May be empty.
    pub label: String,
    /// When it was created, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
    /// When it was last used, in the same unit; exact to the hour.
    pub last_used_ms: u64,
    /// Whether it is the session or token of this request.
    pub current: bool,
}

/// Kind of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SessionKind {
    /// A browser that is logged in by a cookie.
    Browser,
    /// A program that uses a bot token.
    Token,
}

/// Creates a bot token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// What the token is for: 1 to 24 visible characters.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 24), regex(pattern = r"\S")))]
    pub label: String,
}

/// A bot token that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewToken {
    /// The token as it is listed.
    pub session: Session,
    /// The secret for the header `Authorization: Bearer …`. Sent only once.
    pub token: String,
}

/// Logs in on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoverRequest {
    /// The recovery code.
    pub recovery: String,
}

/// Opens a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Which game is played.
    pub game: GameKind,
    /// Number of seats; the usual number of the game if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 10)))]
    pub players: Option<u8>,
    /// Options of the game, such as `deck=limited,deal=draft`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// Levels of the house bots that take the last seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
    /// Seconds for each decision, 3 to 3600; no clock if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u16>,
    /// Visibility of the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether spectators are allowed.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether views include the cards that everyone has seen.
    #[serde(default = "yes")]
    pub show_seen: bool,
    /// When clients offer hints. With hints the match is not rated; off if omitted.
    #[serde(default, skip_serializing_if = "HintMode::is_off")]
    pub hints: HintMode,
    /// Number of the deal: with the same number and rules everybody gets the same cards in the first match, which is not
    /// rated. Needs `start`. Random cards if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u32>,
    /// Whether the match starts at once. Then every other seat needs a bot.
    #[serde(default)]
    pub start: bool,
}

/// Changed settings; omitted ones stay as they are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SettingsPatch {
    /// Another game, with its default options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameKind>,
    /// Number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 10)))]
    pub players: Option<u8>,
    /// Options of the game; those not named get their defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<String>,
    /// Seconds for each decision; 0 for no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u16>,
    /// Visibility of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Visibility>,
    /// Whether spectators are allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
    /// Whether views include the cards that everyone has seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show_seen: Option<bool>,
    /// When clients offer hints.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<HintMode>,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The seat; the first empty one if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A match that was played without this server, for the caller's history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UploadMatch {
    /// The record of the finished match, as JSON or text, with its seed. One seat is a person: the caller. All others are bots.
    pub record: String,
    /// When it began, in milliseconds since 1970-01-01 UTC.
    pub started_ms: u64,
    /// When it ended, in the same unit.
    pub ended_ms: u64,
}

/// Reports a player of a table, or one of its chat lines, to the operators of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The reported player, by seat. Either this or `line`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The reported chat line, by its `seq`. Either this or `seat`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// What the report is about.
    pub category: ReportCategory,
    /// Description, at most 500 characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 500)))]
    pub text: String,
}

/// Maximum length of the text of a report in characters.
pub const MAX_REPORT_CHARS: usize = 500;

/// What a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportCategory {
    /// An offensive name.
    OffensiveName,
    /// Offensive chat messages.
    OffensiveChat,
    /// Players who share their cards, or use a bot without declaring it.
    Cheating,
    /// A player who delays the game on purpose.
    Stalling,
    /// Anything else; `text` says what.
    Other,
}

impl ReportCategory {
    /// Returns the name used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            ReportCategory::OffensiveName => "offensive_name",
            ReportCategory::OffensiveChat => "offensive_chat",
            ReportCategory::Cheating => "cheating",
            ReportCategory::Stalling => "stalling",
            ReportCategory::Other => "other",
        }
    }
}

/// Confirmation that a report was stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportReceipt {
    /// When the report is deleted, in milliseconds since 1970-01-01 UTC.
    pub kept_until_ms: u64,
}

/// A table in the lobby, or found by its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSummary {
    /// Random id that cannot be guessed.
    pub id: TableId,
    /// Its short code.
    pub code: Code,
    /// Game and rules.
    pub rules: AnyRules,
    /// Seconds for each decision; `null` for no clock.
    pub clock: Option<u16>,
    /// Visibility of the table.
    pub visibility: Visibility,
    /// Whether spectators are allowed.
    pub spectators: bool,
    /// When clients offer hints.
    #[serde(default, skip_serializing_if = "HintMode::is_off")]
    pub hints: HintMode,
    /// Occupants by seat.
    pub seats: Vec<SeatState>,
    /// What is going on at the table.
    pub phase: TablePhase,
    /// Whether a seat can be taken now: one is empty and no match is in progress.
    pub can_join: bool,
    /// Whether it can be watched without a seat.
    pub can_watch: bool,
    /// When it was opened, in milliseconds since 1970-01-01 UTC.
    pub opened_ms: u64,
}

/// A page of a list, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}Page"))]
pub struct Page<T> {
    /// Entries of this page, newest first.
    pub items: Vec<T>,
    /// Value of `?before=` for the next page; `null` on the last one.
    pub before: Option<u64>,
}

/// A finished match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchSummary {
    /// Random id that cannot be guessed.
    pub id: MatchId,
    /// Game and rules.
    pub rules: AnyRules,
    /// Players by seat.
    pub seats: Vec<SeatState>,
    /// Seats whose players left, or for whom a bot made more than half of the choices. For ratings they count as last.
    #[serde(default, skip_serializing_if = "crate::table::no_seats")]
    pub replaced_by_bot: SeatSet,
    /// Scores and winners.
    pub outcome: Outcome,
    /// When it began, in milliseconds since 1970-01-01 UTC.
    pub started_ms: u64,
    /// When it ended, in the same unit.
    pub ended_ms: u64,
    /// Number of steps: deals and complete sets of choices.
    pub steps: u32,
    /// The commitment that was shown before the first deal.
    pub commitment: String,
    /// Rating changes by seat; empty if the game is not rated.
    pub ratings: Vec<RatingChange>,
    /// Whether it was played without this server and uploaded by its player. The server has checked it by the rules; the times are
    /// those of the player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub played_offline: bool,
}

/// Change of a rating by a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingChange {
    /// Seat, counted from 0.
    pub seat: Seat,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// A match after one of its steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplayStep {
    /// Number of steps played so far.
    pub step: u32,
    /// Number of steps of the match.
    pub steps: u32,
    /// Events of that step as the viewer saw them; with viewer `all`, with all cards open.
    pub events: Vec<AnyEvent>,
    /// The game after it as the viewer saw it; with viewer `all`, as a spectator saw it.
    pub view: GameView,
    /// With viewer `all`: the view of each seat. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<GameView>,
}

/// Public profile of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerProfile {
    /// Id of the player.
    pub id: GuestId,
    /// Name of the player.
    pub name: String,
    /// Whether it is registered as a bot.
    pub bot: bool,
    /// Ratings by game.
    pub ratings: Vec<RatingEntry>,
}

/// A rating of a player or house bot in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingEntry {
    /// Which game is played.
    pub game: GameKind,
    /// The player or house bot.
    pub player: RatedPlayer,
    /// Mean of the rating (Weng–Lin); 25 at the beginning.
    pub rating: f64,
    /// Standard deviation of the rating.
    pub uncertainty: f64,
    /// Number of rated matches.
    pub matches: u32,
}

/// Owner of a rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RatedPlayer {
    /// A guest, or a bot of a guest.
    Guest {
        /// Id of the guest.
        id: GuestId,
        /// Display name of the guest.
        name: String,
        /// Whether it is registered as a bot.
        bot: bool,
    },
    /// A house bot.
    HouseBot {
        /// Level of the bot, such as `keen`.
        level: String,
    },
}

/// A game and its options, for forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// Its name on the wire.
    pub game: GameKind,
    /// Title of the game in English.
    pub title: String,
    /// Minimum number of seats.
    pub min_players: u8,
    /// Maximum number of seats.
    pub max_players: u8,
    /// Default number of seats.
    pub usual_players: u8,
    /// Options of the rules.
    pub options: Vec<OptionInfo>,
    /// Levels of the house bots that play it, weakest first.
    pub levels: Vec<String>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionInfo {
    /// Its name, as used in `options`.
    pub name: String,
    /// Default value with the default number of seats.
    pub default: Option<String>,
    /// Type of its values.
    pub values: OptionValueType,
}

/// Type of the values of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionValueType {
    /// One of these words.
    OneOf {
        /// Words that can be set.
        words: Vec<String>,
    },
    /// Any of these words joined by `+`, or `none`.
    AnyOf {
        /// Words that can be set.
        words: Vec<String>,
    },
    /// A whole number in this range.
    Number {
        /// Smallest allowed value.
        min: u16,
        /// Largest allowed value.
        max: u16,
    },
    /// Whole numbers joined by `+`.
    Numbers,
}

/// Status of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Health {
    /// Version of the server.
    pub version: String,
    /// Version of the protocol.
    pub protocol: u32,
    /// Oldest version of the protocol that the server supports.
    pub oldest_protocol: u32,
    /// Whether the server is draining before an update: no table is opened and no match is started.
    pub draining: bool,
    /// Number of live tables.
    pub tables: u64,
    /// Number of WebSocket connections.
    pub connections: u64,
}

const fn yes() -> bool {
    true
}
