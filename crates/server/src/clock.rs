//! The time, which never goes back.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, counted on from when the server started: a clock that is set back stops no table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started: Instant,
    at: u64,
}

impl Clock {
    pub fn new() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock { started: Instant::now(), at: since.as_millis() as u64 }
    }

    pub fn now(&self) -> u64 {
        self.at + self.started.elapsed().as_millis() as u64
    }

    /// When that moment is, for timers.
    pub fn instant(&self, at: u64) -> tokio::time::Instant {
        (self.started + Duration::from_millis(at.saturating_sub(self.at))).into()
    }
}
