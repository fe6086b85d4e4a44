//! Draining: before the server stops, running turns are finished and nothing new starts.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_protocol::{Problem, ProblemCode, TableId};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use crate::app::App;
use crate::ownership::OwnershipEvent;
use crate::shard::{AdminCommand, ShardCommand, TableActivity};

/// Interval at which running turns are checked.
const CHECK_INTERVAL: Duration = Duration::from_millis(50);
/// Time that a node has to hand its tables over.
const HAND_OVER_TIMEOUT: Duration = Duration::from_secs(5);
/// Time after which a client may try again to open a table or start a match.
const RETRY_AFTER_MS: u64 = 10_000;

impl App {
    /// Starts or ends draining. While it drains, no table is opened and no match is started; running matches continue.
    pub async fn set_draining(&self, draining: bool) {
        let was_draining = self.drain_flag().swap(draining, Ordering::Relaxed);
        if was_draining && !draining {
            for shard in self.shards() {
                // An error means that the server is shutting down.
                let _ = shard.send(ShardCommand::Admin(AdminCommand::Resume)).await;
            }
        }
    }

    /// Whether the server is draining.
    pub fn is_draining(&self) -> bool {
        self.drain_flag().load(Ordering::Relaxed)
    }

    /// Checks that something new may start.
    pub(crate) fn check_not_draining(&self) -> Result<(), Problem> {
        if !self.is_draining() {
            return Ok(());
        }
        let message =
            "The server is about to be updated. New tables and matches are possible again in a moment.";
        Err(Problem::new(ProblemCode::ShuttingDown, message).retry_after_ms(RETRY_AFTER_MS))
    }

    /// Drains the server: waits until each turn that is running now has been finished, at most for `limit`.
    ///
    /// Every choice is durable as soon as it is confirmed, so a turn that is not finished in time continues after the restart.
    pub async fn drain(&self, limit: Duration) {
        self.set_draining(true).await;
        let deadline = Instant::now() + limit;
        let running_turns = async || -> HashSet<(TableId, (u32, u32))> {
            self.inspect_tables().await.into_iter().filter_map(|one| Some((one.table, one.turn?))).collect()
        };
        let mut unfinished = running_turns().await;
        if !unfinished.is_empty() && !limit.is_zero() {
            tracing::info!(turns = unfinished.len(), "draining, waiting for running turns");
        }
        while !unfinished.is_empty() && Instant::now() < deadline {
            sleep(CHECK_INTERVAL).await;
            let running = running_turns().await;
            unfinished.retain(|turn| running.contains(turn));
        }
        if !unfinished.is_empty() {
            tracing::info!(turns = unfinished.len(), "running turns continue after the restart");
        }
    }

    /// Prepares the end of the server. A node of a cluster hands its tables over to others; other servers drain.
    pub(crate) async fn prepare_stop(&self) {
        let Some(ownership) = self.ownership() else { return self.drain(self.config().drain_timeout).await };
        self.set_draining(true).await;
        let (done, left) = oneshot::channel();
        ownership.tell(OwnershipEvent::Leave(done));
        if timeout(HAND_OVER_TIMEOUT, left).await.is_err() {
            tracing::warn!("tables were not handed over in time, other nodes take them when the lease ends");
        }
    }

    /// Returns the activity of all tables.
    pub(crate) async fn inspect_tables(&self) -> Vec<TableActivity> {
        let mut tables = Vec::new();
        for shard in self.shards() {
            let (reply, response) = oneshot::channel();
            // An error means that the shard has ended.
            if shard.send(ShardCommand::Admin(AdminCommand::Inspect { reply })).await.is_ok() {
                tables.extend(response.await.unwrap_or_default());
            }
        }
        tables
    }
}
