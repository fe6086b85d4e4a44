//! The protocol between server, clients and bots: messages, views, problems and the HTTP API as types.
//!
//! - [`message`]: messages of a table's WebSocket, [`ClientMessage`] and [`ServerMessage`]
//! - [`changes`]: messages for clients that follow the game by its events; [`Follower`] is such a client
//! - [`table`]: the public state of a table: settings, seats, the pending decision
//! - [`view`]: a game as one viewer sees it, ready to draw
//! - [`reaction`]: quick reactions of people at a table
//! - [`problem`]: errors with stable codes
//! - [`id`]: unguessable ids, and short codes to read out
//! - [`api`]: bodies and endpoints of the HTTP API; [`admin`]: bodies of the administration API
//! - `schema` (feature): JSON Schema, TypeScript, OpenAPI and `docs/protocol.md`, generated from these types
//!
//! Parsing is bounded and never panics. Everything a viewer gets of a game is made from that viewer's
//! [`View`](rodeo_rules::game::View). The crate has no I/O and no clock.
//!
//! # Examples
//!
//! A bot reads a message of the server and answers the question in it:
//!
//! ```
//! use rodeo_protocol::{ClientMessage, ServerMessage};
//!
//! let text = r#"{"type": "update", "seq": 5, "prev_seq": 4,
//!     "prompt": {"question": 2, "next": ["3", "17"], "needs_more": false}}"#;
//! let ServerMessage::Update(update) = serde_json::from_str(text)? else { panic!("not an update") };
//! // An omitted prompt has not changed; `null` would mean that nothing is asked any more.
//! let Some(Some(prompt)) = update.prompt else { panic!("no question") };
//!
//! let answer = ClientMessage::Choose { question: prompt.question, choice: prompt.next[1].clone() };
//! assert_eq!(serde_json::to_string(&answer)?, r#"{"type":"choose","question":2,"choice":"17"}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! Messages of clients are parsed strictly:
//!
//! ```
//! # use rodeo_protocol::ClientMessage;
//! assert!(serde_json::from_str::<ClientMessage>(r#"{"type": "pause"}"#).is_ok());
//! assert!(serde_json::from_str::<ClientMessage>(r#"{"type": "pause", "why": "tea"}"#).is_err());
//! ```

pub mod admin;
pub mod api;
pub mod changes;
mod compact_events;
mod follower;
pub mod id;
pub mod message;
pub mod problem;
pub mod reaction;
#[cfg(feature = "schema")]
pub mod schema;
mod score_sheet;
pub mod table;
pub mod view;

pub use changes::Updates;
pub use follower::{EventObserver, FollowError, Follower, FollowerStart};
pub use id::{Code, GuestId, MatchId, SessionId, TableId};
pub use message::{ClientMessage, ServerMessage};
pub use problem::{Problem, ProblemCode};
pub use reaction::Reaction;

/// Version of the protocol, sent in `welcome`.
///
/// Raise it for a change that an existing client or bot would misread: a message, field, event or word that is removed,
/// renamed or gets another meaning or type, and a new required field in a message of a client. Additions that a client can
/// ignore (messages, fields, events, problem codes, options) do not raise it.
pub const PROTOCOL: u32 = 1;

/// Oldest version of the protocol that the server still understands.
pub const OLDEST_PROTOCOL: u32 = 1;

/// Header in which a client states the version of the protocol that it was written for.
pub const PROTOCOL_HEADER: &str = "rodeo-protocol";

/// Maximum size of a client message in bytes.
pub const MAX_MESSAGE: usize = 4096;
