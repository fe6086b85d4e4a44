//! What a client receives that follows the game by its events.
//!
//! A connection declares with [`Updates`] how it wants to be kept up to date. With [`Updates::Events`] it receives
//! [`Changes`] instead of [`Update`](crate::message::Update)s: what happened, and what does not follow from it. A
//! [`Follower`](crate::Follower) derives the rest with the rules.

use rodeo_rules::any::AnyEvent;
use rodeo_rules::seat::SeatSet;
use serde::{Deserialize, Serialize};

use crate::compact_events;
use crate::id::GuestId;
use crate::message::double_option;
use crate::table::{
    ChatLine, MatchResult, Proposal, SeatState, TablePhase, TableSettings, TableState, no_seats,
};
use crate::view::deck;

/// How a client is kept up to date: the parameter `updates` of the WebSocket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Updates {
    /// By `update`s with whole parts of the state: a client needs no rules.
    #[default]
    State,
    /// By `Changes`: a client follows the game with the rules.
    Events,
}

/// Changes since the previous message, for a connection with `updates=events`. This most frequent message is the only one
/// without `type`.
///
/// The decision that the game waits for is described completely in every message: `waiting`, `passed`, `proposals`, `away`,
/// `stand_in`, `left_ms` and `nudged` have their default if they are omitted. The other omitted fields have not changed.
/// View, score sheet, number of the question, seats that are asked and possible words follow from the events.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changes {
    /// Number of the last change that is included.
    pub seq: u64,
    /// Only in the first message of a resumed connection: the number that the client gave as `have`. All other messages
    /// follow the one before them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev_seq: Option<u64>,
    /// Changed parts of the state of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Box<TableChanges>>,
    /// Events of the game in order, as you may see them, under the name of the game. The fields of an event are a list in
    /// their order, without the `null`, `false` and `0` at the end of a list with a fixed length.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "compact_events")]
    #[cfg_attr(feature = "schema", schemars(with = "compact_events::Written"))]
    pub events: Vec<AnyEvent>,
    /// Seats that have not answered yet; default: all seats that are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<SeatSet>,
    /// Your own answer; `null` if you have none any more. An event removes it, unless the same message has another.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "double_option")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>", extend("nullable" = true)))]
    pub answer: Option<Option<String>>,
    /// Seats that pass for the rest of the turn; default: none.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub passed: SeatSet,
    /// Proposals, if the players decide together; default: none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    /// Seats whose players are not connected; default: none.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub away: SeatSet,
    /// Seats for which a stand-in bot plays until their players return; default: none.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub stand_in: SeatSet,
    /// Milliseconds until a bot answers for the seats that have not; default: no time limit runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
    /// Seats that were nudged: `left_ms` applies only to them; default: none.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub nudged: SeatSet,
    /// With the start of a match at a table without a clock: milliseconds after a question until a slow seat may be nudged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nudge_after_ms: Option<u64>,
    /// New chat messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
}

/// Changed parts of the [`TableState`]. Omitted parts have not changed; `result` is gone as soon as the phase is not
/// `over`, and `deck` follows from the rules.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableChanges {
    /// The settings in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<TableSettings>,
    /// Occupants by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatState>>,
    /// The guest who may fill seats, start and pause; `null` if nobody is there.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "double_option")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<GuestId>", extend("nullable" = true)))]
    pub host: Option<Option<GuestId>>,
    /// What is going on at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<TablePhase>,
    /// Number of matches started at this table. If it grows, the events are those of a new match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matches: Option<u32>,
    /// SHA-256 of the secret of the current match, or of the next one between matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Seats whose random numbers are part of the seed of that match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonces: Option<SeatSet>,
    /// Seats that want a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<SeatSet>,
    /// Result of the match that has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<MatchResult>,
}

impl TableChanges {
    /// Brings the state of a table up to date.
    pub fn apply(self, table: &mut TableState) {
        let TableChanges { settings, seats, host, phase, matches, commitment, nonces, rematch, result } =
            self;
        if let Some(settings) = settings {
            table.deck = deck(&settings.rules);
            table.settings = settings;
        }
        fn set<T>(part: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *part = value;
            }
        }
        set(&mut table.seats, seats);
        set(&mut table.host, host);
        set(&mut table.phase, phase);
        set(&mut table.matches, matches);
        set(&mut table.commitment, commitment);
        set(&mut table.nonces, nonces);
        set(&mut table.rematch, rematch);
        table.result = match table.phase {
            TablePhase::Over => result.or(table.result.take()),
            TablePhase::Open | TablePhase::Playing | TablePhase::Paused => None,
        };
    }
}
