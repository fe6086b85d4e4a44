//! HTTP and WebSocket server for live tables.
//!
//! - [`Config`]: settings of a server
//! - [`App`]: a server without its socket ([`App::start`], [`router`], [`App::stop`]); [`serve`]: a server on a socket
//! - `shard`: tables are divided into shards; each shard is a task that commits changes before it sends them
//! - `socket`: one WebSocket connection
//! - `bot_pool`: the threads on which bots choose; `style_memory`: how guests have played, for the bots; `fair_queue`: serves clients in turn, here and for heavy reads
//! - `table_index`: summaries of all tables, for the lobby and for short codes; `table_use`: when unattended tables close
//! - `http`: the API, one file per resource; `session`: authentication; `origin`: protection against
//!   pages of other sites; `live_sessions`: connections by session;
//!   `last_seen`: when guests were last active; `client_label`: descriptions of browsers
//! - `read_pool`, `render_cache`: heavy reads; `write_health`: whether the store accepts writes; `metrics`: counters for
//!   Prometheus
//! - `limits`: limits by guest and by network, and what is given up when there is no room
//! - [`check_facts`]: checks stored facts, for `rodeo check`
//! - `lease_keeper`, `ownership`: which tables a node of a cluster has; `routing`: clients at tables of other nodes (feature
//!   `cluster`); `table_access`: tables wherever they are served
//! - [`admin`]: the administration API on a local socket; `moderation`: mutes and bans in force; `drain`: finishes running
//!   turns before the server stops
//!
//! Guarantees of this crate: a change to a table is durable before anyone sees it; each connection receives only what its
//! own viewer may see; a client that does not read or that keeps bots busy does not delay other tables; nothing that
//! clients do grows without bound.

pub mod admin;
mod app;
mod bot_pool;
mod client_label;
mod clock;
mod config;
mod drain;
mod fair_queue;
mod http;
mod last_seen;
#[cfg(feature = "cluster")]
mod lease_keeper;
mod limits;
mod live_sessions;
mod metrics;
mod moderation;
mod origin;
mod ownership;
mod random;
mod read_pool;
mod render_cache;
#[cfg(feature = "cluster")]
mod routing;
mod serve;
mod session;
mod shard;
mod socket;
mod style_memory;
mod table_access;
mod table_index;
mod table_use;
mod write_health;

pub use app::{App, StartError, router};
pub use config::{ACCESS_LOG_TARGET, AccessLog, Config, Limits, Retention};
pub use limits::{InvalidProxy, PeerAddress, TrustedProxies};
#[cfg(feature = "cluster")]
pub use routing::{NatsError, NatsOptions, WorkerError, run_worker};
pub use serve::{CertificateError, ListenAddress, Listener, Listeners, Reload, Tls, serve};
pub use shard::check_facts;

/// Why locks of this crate are never poisoned, for `expect`.
const NOT_POISONED: &str = "no code panics while it holds this lock";
