//! What keeps the server in operation: a heartbeat for clocks, and a check that writing is possible.

use std::sync::Weak;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rodeo_protocol::{Problem, ProblemCode};
use rodeo_store::Write;

use super::App;
use crate::shard::ShardContext;
use crate::write_health::WriteStatus;

/// Interval of the heartbeat. After a crash, clocks may gain this much time.
const HEARTBEAT: Duration = Duration::from_secs(5);

/// Records that the server runs as long as it does, so that clocks continue after a crash with what was left. Without
/// connections no clock runs and nothing is written.
pub(super) async fn record_alive(context: Weak<ShardContext>) {
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    loop {
        heartbeat.tick().await;
        let Some(context) = context.upgrade() else { return };
        let connections = [&context.metrics.connections, &context.metrics.remote_connections];
        if connections.iter().any(|count| count.load(Ordering::Relaxed) > 0) {
            let at = context.clock.now();
            let done = context.metrics.timed(Box::new(|result| {
                if let Err(error) = result {
                    tracing::warn!(%error, "failed to record that the server runs");
                }
            }));
            context.store.commit(vec![Write::RecordAlive { at }], done);
        }
    }
}

impl App {
    /// Checks that writing is possible: by the last result, or by a test write if there is none of late or it was a failure.
    pub(crate) async fn check_writes(&self) -> Result<(), Problem> {
        match self.metrics().writes.status(Instant::now()) {
            WriteStatus::Possible => Ok(()),
            WriteStatus::Failing => {
                let message = "The store does not accept writes.";
                Err(Problem::new(ProblemCode::Busy, message).retry_after_ms(1000))
            }
            WriteStatus::Unknown => self.commit(vec![Write::RecordAlive { at: self.now() }]).await,
        }
    }
}
