//! Bodies of the administration API, which a server offers on a local socket only, and what the store keeps for it.
//!
//! - [`Restriction`]: a mute or a ban
//! - [`Report`]: what a player reported about another, with its context
//! - [`TableInfo`], [`GuestInfo`], [`ServerStatus`], [`LimitCount`]: what an operator sees

use rodeo_rules::any::GameKind;
use serde::{Deserialize, Serialize};

use crate::api::ReportCategory;
use crate::id::{Code, GuestId, TableId};
use crate::table::{ChatLine, TablePhase, Visibility};

/// Name of the socket in the data directory of a server.
pub const SOCKET_FILE: &str = "admin.sock";

/// What an operator has forbidden a guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestrictionKind {
    /// The guest cannot chat or change their name.
    Mute,
    /// The guest cannot use the server at all.
    Ban,
}

impl RestrictionKind {
    /// Both kinds, the milder one first.
    pub const ALL: [RestrictionKind; 2] = [RestrictionKind::Mute, RestrictionKind::Ban];

    /// Returns the name used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            RestrictionKind::Mute => "mute",
            RestrictionKind::Ban => "ban",
        }
    }

    /// Returns the kind with this name.
    pub fn from_name(name: &str) -> Option<RestrictionKind> {
        RestrictionKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A mute or ban of a guest. A guest has at most one of each kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Restriction {
    /// Id of the guest.
    pub guest: GuestId,
    /// What is forbidden.
    pub kind: RestrictionKind,
    /// When it was imposed, in milliseconds since 1970-01-01 UTC.
    pub since_ms: u64,
    /// When it ends, in the same unit; `null` if it has no end.
    pub until_ms: Option<u64>,
    /// Reason that the guest is shown; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl Restriction {
    /// Whether it is in force at this time.
    pub fn is_active(&self, now_ms: u64) -> bool {
        self.until_ms.is_none_or(|until| now_ms < until)
    }
}

/// A guest by id and name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedGuest {
    /// Id of the guest.
    pub id: GuestId,
    /// Name at the time of the report.
    pub name: String,
}

/// What a player reported, with its context.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportContent {
    /// When it was reported, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// The table at which both were.
    pub table: TableId,
    /// The guest who reports.
    pub reporter: NamedGuest,
    /// The guest who is reported.
    pub reported: NamedGuest,
    /// What the report is about.
    pub category: ReportCategory,
    /// Description by the reporter; may be empty.
    pub text: String,
    /// The chat line that is reported; `null` if the report is about a player.
    pub line: Option<ChatLine>,
    /// The game at the table.
    pub game: GameKind,
    /// Names by seat; empty for an empty seat.
    pub seats: Vec<String>,
    /// The last chat lines, oldest first.
    pub chat: Vec<ChatLine>,
}

/// A stored report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Number of the report, assigned by the store.
    pub id: u64,
    /// How an operator resolved it; `null` while it is open.
    pub resolved: Option<Resolution>,
    /// What was reported.
    #[serde(flatten)]
    pub content: ReportContent,
}

/// How an operator resolved a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolution {
    /// When it was resolved, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// Note of the operator; may be empty.
    pub note: String,
}

/// A guest as an operator sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuestInfo {
    /// Id of the guest.
    pub id: GuestId,
    /// Display name of the guest.
    pub name: String,
    /// Whether it is registered as a bot.
    pub bot: bool,
    /// When the guest was created, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
    /// Last recorded visit, in the same unit. It is recorded at most once a day.
    pub last_seen_ms: u64,
    /// Number of open connections; `null` if no server runs.
    pub connections: Option<usize>,
    /// Mutes and bans in force.
    pub restrictions: Vec<Restriction>,
}

/// A table as an operator sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Id of the table.
    pub id: TableId,
    /// Its short code.
    pub code: Code,
    /// Which game is played.
    pub game: GameKind,
    /// What is going on at the table.
    pub phase: TablePhase,
    /// Whether it is listed in the lobby.
    pub visibility: Visibility,
    /// Number of seats.
    pub seats: usize,
    /// Guests who have a seat.
    pub guests: Vec<NamedGuest>,
    /// Open connections, with those of spectators.
    pub connections: usize,
    /// When it was opened, in milliseconds since 1970-01-01 UTC.
    pub opened_ms: u64,
    /// When it last changed, in the same unit.
    pub updated_ms: u64,
}

/// State of a running server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ServerStatus {
    /// Version of the server.
    pub version: String,
    /// Version of the protocol.
    pub protocol: u32,
    /// When it was started, in milliseconds since 1970-01-01 UTC.
    pub started_ms: u64,
    /// Whether it is draining: no table is opened and no match is started.
    pub draining: bool,
    /// Number of open tables.
    pub tables: usize,
    /// Tables with a match in progress and a player who is connected: those that a drain waits for.
    pub active_matches: usize,
    /// Open WebSocket connections.
    pub connections: u64,
    /// Reports that are not resolved.
    pub open_reports: u64,
    /// Mutes and bans in force.
    pub restrictions: usize,
}

/// How often a limit was hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LimitCount {
    /// Which limit, such as `table_codes`.
    pub limit: String,
    /// Hits within the last minute.
    pub last_minute: u64,
    /// Hits within the last hour.
    pub last_hour: u64,
    /// Hits since the start of the server.
    pub total: u64,
}

/// Closes a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CloseTableRequest {
    /// Reason that the people at the table are shown; may be empty.
    #[serde(default)]
    pub reason: String,
}

/// Mutes or bans a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestrictRequest {
    /// Duration in milliseconds; without end if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub for_ms: Option<u64>,
    /// Reason that the guest is shown; may be empty.
    #[serde(default)]
    pub reason: String,
}

/// Resolves a report.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResolveRequest {
    /// Note for other operators; may be empty.
    #[serde(default)]
    pub note: String,
}
