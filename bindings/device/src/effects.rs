//! What follows from an input of a table.

use rodeo_protocol::api::{MatchSummary, TableSummary};
use serde::Serialize;

/// What the caller must do after an input: first store, then deliver.
#[derive(Serialize, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Effects {
    /// Facts to store; `null` if nothing durable has changed.
    pub facts: Option<StoredFacts>,
    /// Matches to store, which have just ended.
    pub matches: Vec<StoredMatch>,
    /// The table as lists show it, if that has changed.
    pub summary: Option<TableSummary>,
    /// Whether the player has left: then the table is deleted.
    pub closed: bool,
    /// Messages to deliver, in order.
    pub deliveries: Vec<Delivery>,
    /// Number of decisions of bots that wait for `decide`, without those of bots whose weights are not loaded.
    pub decisions: u32,
    /// Names of the weight files that bots at the table need and that are not loaded.
    pub missing_weights: Vec<String>,
    /// When to call `tick` if there is no other input before; `null` if it is not needed.
    pub wake_at: Option<u64>,
}

/// Facts of a table, which are stored together.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StoredFacts {
    /// Number of the first of these facts.
    pub first_seq: u64,
    /// Whether they replace all earlier facts of the table.
    pub replaces_all: bool,
    /// The facts as JSON, to be passed to `restore`.
    pub json: String,
}

/// A match that has ended.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StoredMatch {
    /// The summary for lists.
    pub summary: MatchSummary,
    /// The record as JSON.
    pub record: String,
}

/// A message to a connection.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Delivery {
    /// Number of the connection.
    pub connection: u32,
    /// A `ServerMessage` as JSON.
    pub text: String,
    /// Whether the connection is closed after it.
    pub last: bool,
}
