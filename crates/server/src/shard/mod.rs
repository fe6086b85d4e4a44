//! Tables are divided into shards. A shard is a task that owns its tables, handles one command after the other, and sends
//! nothing before it is durable.
//!
//! - [`ShardHandle`]: sends commands to a shard through a bounded queue, so that an overloaded shard slows down its clients
//! - [`table_entry`]: a table and its connections
//! - [`worker`]: the loop; [`commit_group`]: changes that are committed together; [`updates`]: the messages about them
//! - [`public_view`]: what a spectator sees, for previews of links
//! - [`admin`]: commands of operators; [`attendance`]: tables that nobody attends; [`abandoned`]: results of matches that
//!   nobody continues; [`styles`]: how guests have played; [`recover`]: reloads tables from the store after a failure;
//!   [`owner_change`]: tables that move between the nodes of a cluster
//!
//! **Group commit.** All commands handled while a commit is in flight form the next commit group. When the commit has
//! completed, the group is closed: its facts are written in one commit, and the messages about them are sent when that
//! one has completed. At most one commit is in flight, so a busy shard makes few large commits and an idle one commits
//! at once.
//!
//! **Notices.** That a player has chosen does not change the game. Such notices may wait a few milliseconds to be batched
//! with others; an update that advances the game includes them.

mod abandoned;
mod admin;
mod attendance;
mod commit_group;
mod owner_change;
mod public_view;
mod recover;
mod styles;
mod table_entry;
mod table_map;
mod updates;
mod worker;

use rodeo_protocol::table::TableState;
use rodeo_protocol::{ClientMessage, GuestId, Problem, ProblemCode, TableId};
use rodeo_table::{GuestIdentity, Table};
use tokio::sync::{mpsc, oneshot};

use crate::bot_pool::BotDecision;
use crate::style_memory::GuestStyles;

pub(crate) use admin::{AdminCommand, ReportTarget, TableActivity};
#[cfg(feature = "cluster")]
pub(crate) use owner_change::moved_away;
pub(crate) use owner_change::{OwnerChange, moved};
pub(crate) use public_view::PublicView;
pub use recover::check_facts;
pub(crate) use recover::{ReadTable, restore_table};
pub(crate) use table_entry::{Connection, ConnectionId, FIRST_EPOCH, to_text};
pub(crate) use worker::{ShardContext, run_shard};

/// Number of commands that can be queued for a shard.
const QUEUE_CAPACITY: usize = 1024;

/// Minimum time in milliseconds until a client should reconnect to a server that restarts.
const RECONNECT_AFTER_MS: u64 = 1000;
/// Time in milliseconds over which clients are spread when they reconnect.
const RECONNECT_SPREAD_MS: u64 = 4000;

/// Where the response to a command is sent.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// A command to a shard.
pub(crate) enum ShardCommand {
    /// Opens a table, and starts the match at once if `start`.
    Open { table: Box<Table>, host: GuestIdentity, start: bool, reply: Reply<TableState> },
    /// Applies a message of a guest who has no connection to the table.
    Act { table: TableId, guest: GuestIdentity, message: ClientMessage, reply: Reply<TableState> },
    /// Adds a connection to a table.
    Connect { table: TableId, connection: Connection, reply: Reply<()> },
    /// Returns what a spectator sees of a table.
    PublicView { table: TableId, reply: Reply<PublicView> },
    /// Applies a message of a connection.
    Message { table: TableId, connection: ConnectionId, message: ClientMessage },
    /// Removes a connection.
    Disconnect { table: TableId, connection: ConnectionId },
    /// Applies the decision of a bot.
    BotDecision(BotDecision),
    /// Closes a connection and says why.
    CloseConnection { table: TableId, connection: ConnectionId, problem: Problem },
    /// What was found in the store about tables that have to be reloaded.
    Loaded { read: Vec<ReadTable>, last_alive: Option<u64> },
    /// How a guest has played in earlier matches, for the bots of the next match at a table.
    StylesRecalled { table: TableId, guest: GuestId, styles: GuestStyles },
    /// A table changes hands between the nodes of a cluster.
    #[cfg_attr(
        not(feature = "cluster"),
        allow(dead_code, reason = "tables stay where they are without a cluster")
    )]
    ChangeOwner(OwnerChange),
    /// Closes tables whose retention time is over.
    Sweep,
    /// Closes those of these tables that nobody attends.
    CloseUnattended { tables: Vec<TableId>, reply: Reply<()> },
    /// Runs a command of an operator.
    Admin(AdminCommand),
    /// Commits everything, closes all connections, and ends the shard.
    Stop { done: oneshot::Sender<()> },
}

impl ShardCommand {
    /// The table of a command that needs one in memory.
    fn table(&self) -> Option<TableId> {
        match self {
            ShardCommand::Act { table, .. }
            | ShardCommand::Connect { table, .. }
            | ShardCommand::PublicView { table, .. }
            | ShardCommand::Message { table, .. }
            | ShardCommand::Disconnect { table, .. }
            | ShardCommand::CloseConnection { table, .. } => Some(*table),
            ShardCommand::BotDecision(decision) => Some(decision.table),
            ShardCommand::Open { .. }
            | ShardCommand::Loaded { .. }
            | ShardCommand::StylesRecalled { .. }
            | ShardCommand::ChangeOwner(_)
            | ShardCommand::Sweep
            | ShardCommand::CloseUnattended { .. }
            | ShardCommand::Admin(_)
            | ShardCommand::Stop { .. } => None,
        }
    }
}

/// Sends commands to a shard.
#[derive(Clone)]
pub(crate) struct ShardHandle {
    queue: mpsc::Sender<ShardCommand>,
}

impl ShardHandle {
    /// Returns a handle and the queue for [`run_shard`].
    pub fn new() -> (ShardHandle, mpsc::Receiver<ShardCommand>) {
        let (queue, commands) = mpsc::channel(QUEUE_CAPACITY);
        (ShardHandle { queue }, commands)
    }

    /// Whether the shard runs and its queue has room.
    pub fn is_ready(&self) -> bool {
        !self.queue.is_closed() && self.queue.capacity() > 0
    }

    /// Sends a command; waits while the queue is full.
    pub async fn send(&self, command: ShardCommand) -> Result<(), Problem> {
        self.queue.send(command).await.map_err(|_| shutting_down())
    }

    /// Like [`send`](ShardHandle::send), from a thread that may block. A command to a shard that has ended is discarded.
    pub fn send_blocking(&self, command: ShardCommand) {
        let _ = self.queue.blocking_send(command);
    }

    /// Sends a command and waits for its response.
    pub async fn request<T>(&self, command: impl FnOnce(Reply<T>) -> ShardCommand) -> Result<T, Problem> {
        let (reply, response) = oneshot::channel();
        self.send(command(reply)).await?;
        response.await.map_err(|_| shutting_down())?
    }
}

pub(crate) fn shutting_down() -> Problem {
    Problem::new(ProblemCode::ShuttingDown, "The server is restarting. Try again in a moment.")
        .retry_after_ms(2000)
}

/// Like [`shutting_down`], with a time to reconnect that spreads the clients over some seconds after the restart.
pub(crate) fn reconnect_later(connection: ConnectionId) -> Problem {
    // Fibonacci hashing: consecutive numbers are far apart.
    let hash = connection.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    let spread = (hash * RECONNECT_SPREAD_MS) >> 32;
    shutting_down().retry_after_ms(RECONNECT_AFTER_MS + spread)
}

pub(crate) fn table_not_found() -> Problem {
    Problem::new(ProblemCode::TableNotFound, "This table does not exist or has been closed.")
}
