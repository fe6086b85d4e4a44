//! What clients, bots and the server say to each other.
//!
//! - [`message`]: the two closed types of a table's WebSocket, [`ClientMessage`] and [`ServerMessage`]
//! - [`table`]: what a table shows to everybody: settings, seats, who is still choosing
//! - [`view`]: what a viewer sees of a game, ready to be drawn
//! - [`problem`]: every refusal, with a stable code
//! - [`id`]: unguessable names of tables, matches and guests; codes that can be spoken
//! - [`api`]: the bodies of the HTTP API, and its routes as a list
//! - `schema` (a feature): JSON Schema, TypeScript, OpenAPI and the guide, made from these types
//!
//! This crate promises that what it reads is bounded and never panics, and that everything a viewer is shown of a game is
//! made from that viewer's [`View`](rodeo_rules::game::View). It has no I/O and no clock.

pub mod api;
pub mod id;
pub mod message;
pub mod problem;
#[cfg(feature = "schema")]
pub mod schema;
pub mod table;
pub mod view;

pub use id::{Code, GuestId, MatchId, TableId};
pub use message::{ClientMessage, ServerMessage};
pub use problem::{Problem, ProblemCode};

/// The version of the protocol. It grows when a message of an older client would be misunderstood.
pub const PROTOCOL: u32 = 1;

/// The most bytes a message of a client may have.
pub const MAX_MESSAGE: usize = 4096;
