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

/// Version of the protocol, sent in `welcome`.
///
/// Raise it for a change that an existing client or bot would misread: a message, field, event or word that is removed,
/// renamed or gets another meaning or type, and a new required field in a message of a client. Additions that a client can
/// ignore (messages, fields, events, problem codes, options) do not raise it.
pub const PROTOCOL: u32 = 1;

/// Maximum size of a client message in bytes.
pub const MAX_MESSAGE: usize = 4096;
