//! Tables live in shards. A shard is a task that owns its tables, takes one input after the other, and shows nobody
//! anything before it is durable.
//!
//! - [`Shard`] is the way to one: a bounded queue, so that a shard that has much to do slows down those who ask
//! - [`entry`]: a table and the connections to it
//! - [`run`]: the loop; [`group`]: what is committed and shown together; [`show`]: the messages
//! - [`recover`]: back to what is committed, where something failed
//!
//! **Groups.** Everything a shard has taken while the group before was being committed is the next group: its facts are
//! written in one commit, and the messages that tell of them, made when the group is closed, leave when that is done. There
//! is one commit on its way at a time, so a busy shard commits rarely and much, an idle one at once.
//!
//! **Notices.** That somebody has chosen changes nothing in the game. Such news may wait some milliseconds for more of its
//! kind; whatever moves the game takes them along.

mod entry;
mod group;
mod recover;
mod run;
mod show;

use rodeo_protocol::table::TableState;
use rodeo_protocol::{ClientMessage, Problem, ProblemCode, TableId};
use rodeo_table::{GuestIdentity, Table};
use tokio::sync::{mpsc, oneshot};

use crate::thinking::Thought;

pub(crate) use entry::{Connection, ConnectionId, write};
pub(crate) use recover::read;
pub(crate) use run::{Shared, run};

/// As many inputs may wait for a shard.
const QUEUE: usize = 1024;

/// The answer to a request that waits for it.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What reaches a shard.
pub(crate) enum ToShard {
    /// A new table; its host may want to start at once.
    Open { table: Box<Table>, host: GuestIdentity, start: bool, reply: Reply<TableState> },
    /// Somebody does something at a table without a connection to it.
    Act { table: TableId, who: GuestIdentity, message: ClientMessage, reply: Reply<TableState> },
    /// A connection to a table.
    Connect { table: TableId, connection: Connection, reply: Reply<()> },
    /// A message from a connection.
    Say { table: TableId, connection: ConnectionId, message: ClientMessage },
    /// A connection is gone.
    Gone { table: TableId, connection: ConnectionId },
    /// A bot has thought.
    Thought(Thought),
    /// Closes tables that nobody has touched for long, or not so long where room is scarce.
    Sweep { pressed: bool },
    /// Ends: everybody is told to come back later.
    Stop { done: oneshot::Sender<()> },
}

/// The way to a shard.
#[derive(Clone)]
pub(crate) struct Shard {
    queue: mpsc::Sender<ToShard>,
}

impl Shard {
    /// The way, and the queue that the shard reads.
    pub fn new() -> (Shard, mpsc::Receiver<ToShard>) {
        let (queue, inputs) = mpsc::channel(QUEUE);
        (Shard { queue }, inputs)
    }

    /// Is somebody there who keeps up with what comes?
    pub fn is_working(&self) -> bool {
        !self.queue.is_closed() && self.queue.capacity() > 0
    }

    /// Hands something over; waits while the shard has too much to do.
    pub async fn send(&self, input: ToShard) -> Result<(), Problem> {
        self.queue.send(input).await.map_err(|_| shutting_down())
    }

    /// The same, from a thread that may wait.
    pub fn send_blocking(&self, input: ToShard) {
        // A shard that is gone needs no more thoughts.
        let _ = self.queue.blocking_send(input);
    }

    /// Asks something and waits for the answer.
    pub async fn ask<T>(&self, question: impl FnOnce(Reply<T>) -> ToShard) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(question(reply)).await?;
        answer.await.map_err(|_| shutting_down())?
    }
}

pub(crate) fn shutting_down() -> Problem {
    Problem::new(ProblemCode::ShuttingDown, "The server is being stopped; it will be back soon.")
        .retry_after_ms(2000)
}

pub(crate) fn table_not_found() -> Problem {
    Problem::new(ProblemCode::TableNotFound, "There is no such table (any more).")
}
