//! Monotonic wall-clock time.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970. The system clock is read once at start and monotonic time is added to it, so setting the
/// system clock back does not stop the timers of tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started: Instant,
    started_at: u64,
}

impl Clock {
    pub fn new() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let since = since.expect("the system clock is set to a time after 1970");
        Clock { started: Instant::now(), started_at: since.as_millis() as u64 }
    }

    pub fn now(&self) -> u64 {
        self.started_at + self.started.elapsed().as_millis() as u64
    }

    /// Converts a time of this clock into an instant for timers.
    pub fn instant(&self, at: u64) -> tokio::time::Instant {
        (self.started + Duration::from_millis(at.saturating_sub(self.started_at))).into()
    }
}
