//! The bodies of the HTTP API.

pub mod routes;

use rodeo_rules::any::{AnyEvent, AnyRules, GameKind};
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::id::{Code, GuestId, MatchId, TableId};
use crate::table::{SeatState, TablePhase, Visibility};
use crate::view::GameView;

/// Level of house bots that clients offer first: beginners have a chance against it.
pub const DEFAULT_BOT_LEVEL: &str = "simple";

/// Makes a guest, or a bot, or gives one another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The name: 1 to 24 visible characters.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 24), regex(pattern = r"\S")))]
    pub name: String,
}

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// Your id, which others see.
    pub id: GuestId,
    /// Your name.
    pub name: String,
    /// Are you declared as a bot?
    pub bot: bool,
    /// A code that brings you back on another device. It is told once, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
    /// What a bot sends in the header `Authorization: Bearer …`. It is told once, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Comes back on another device.
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
    /// Which game.
    pub game: GameKind,
    /// How many seats; as many as usually play it if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 10)))]
    pub players: Option<u8>,
    /// Options of the game, such as `deck=limited,deal=draft`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// The bots that sit down at once, by level, on the last seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
    /// Seconds for each decision; none where people take their time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u16>,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// May others look on?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Does the table show which cards have been played?
    #[serde(default = "yes")]
    pub show_seen: bool,
    /// Starts at once; then every seat but yours must have a bot.
    #[serde(default)]
    pub start: bool,
}

/// New settings; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SettingsPatch {
    /// Another game, by its own options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameKind>,
    /// How many seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 10)))]
    pub players: Option<u8>,
    /// Options of the game; those that are not named go back to the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<String>,
    /// Seconds for each decision; 0 for no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u16>,
    /// Who finds the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Visibility>,
    /// May others look on?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
    /// Does the table show which cards have been played?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show_seen: Option<bool>,
}

/// Sits down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// Where; anywhere if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A table in the lobby, or found by its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// Its short code.
    pub code: Code,
    /// Game and rules.
    pub rules: AnyRules,
    /// Seconds for each decision.
    pub clock: Option<u16>,
    /// Who finds it.
    pub visibility: Visibility,
    /// May others look on?
    pub spectators: bool,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// What is going on.
    pub phase: TablePhase,
    /// When it was opened, in milliseconds since 1970.
    pub opened_ms: u64,
}

/// A list, the newest first, and how to go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}Page"))]
pub struct Page<T> {
    /// The things.
    pub items: Vec<T>,
    /// Ask with `?before=` this for older ones; none where there are no more.
    pub before: Option<u64>,
}

/// A match that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchSummary {
    /// Its id.
    pub id: MatchId,
    /// Game and rules.
    pub rules: AnyRules,
    /// Who played, by seat.
    pub seats: Vec<SeatState>,
    /// The seats whose players left, or for whom a bot made more than half of the choices. In ratings they count as last.
    #[serde(default, skip_serializing_if = "crate::table::nobody")]
    pub replaced_by_bot: SeatSet,
    /// How it ended.
    pub outcome: Outcome,
    /// When it began, in milliseconds since 1970.
    pub started_ms: u64,
    /// When it ended.
    pub ended_ms: u64,
    /// As many steps it has.
    pub steps: u32,
    /// The commitment that was shown before the first card.
    pub commitment: String,
    /// What the seats' ratings were before and after, where the game is rated.
    pub ratings: Vec<RatingChange>,
}

/// How a match moved a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingChange {
    /// The seat.
    pub seat: Seat,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// A match at one of its steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplayStep {
    /// As many steps have been played.
    pub step: u32,
    /// As many steps there are.
    pub steps: u32,
    /// What happened in the last of them, as the viewer was shown it; with all cards open, as it was.
    pub events: Vec<AnyEvent>,
    /// The table after it, through the eyes asked for; with all cards open, as somebody saw it who looked on.
    pub view: GameView,
    /// With all cards open: what each seat saw, by seat. Left out otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<GameView>,
}

/// A player as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerProfile {
    /// The id.
    pub id: GuestId,
    /// The name.
    pub name: String,
    /// Declared as a bot.
    pub bot: bool,
    /// Ratings by game.
    pub ratings: Vec<RatingEntry>,
}

/// A rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingEntry {
    /// The game.
    pub game: GameKind,
    /// Who: a player, or a level of the house.
    pub player: RatedPlayer,
    /// The rating: 25 at the beginning.
    pub rating: f64,
    /// Its uncertainty.
    pub uncertainty: f64,
    /// Matches it comes from.
    pub matches: u32,
}

/// Who has a rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RatedPlayer {
    /// Somebody.
    Guest {
        /// Who.
        id: GuestId,
        /// The name.
        name: String,
        /// Declared as a bot.
        bot: bool,
    },
    /// A bot of the house.
    HouseBot {
        /// Its level.
        level: String,
    },
}

/// A game and its options, for forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// Its name on the wire.
    pub game: GameKind,
    /// Its name for people, in English.
    pub title: String,
    /// The fewest seats.
    pub min_players: u8,
    /// The most seats.
    pub max_players: u8,
    /// How many usually play.
    pub usual_players: u8,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The levels of bots that play it, the weakest first.
    pub levels: Vec<String>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it is in the book, with the usual number of players.
    pub default: Option<String>,
    /// How its values look.
    pub values: OptionValueType,
}

/// How the values of an option look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionValueType {
    /// One of these words.
    OneOf {
        /// The words.
        words: Vec<String>,
    },
    /// Any of these words joined by `+`, or `none`.
    AnyOf {
        /// The words.
        words: Vec<String>,
    },
    /// A whole number in this range.
    Number {
        /// The least.
        min: u16,
        /// The greatest.
        max: u16,
    },
    /// Whole numbers joined by `+`.
    Numbers,
}

/// How the server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Health {
    /// Its version.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// Tables that are open.
    pub tables: u64,
    /// Connections.
    pub connections: u64,
}

const fn yes() -> bool {
    true
}
