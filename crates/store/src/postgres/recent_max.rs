//! The longest of the last durations, for operators.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// A duration is remembered for at least this time, and for at most twice as long if it is read, or another one is added, at least
/// this often. A node renews its lease, which reads it, several times in this time.
const WINDOW: Duration = Duration::from_secs(5);

/// The longest duration of the last seconds. Shared by the thread that measures and the one that reports.
#[derive(Debug, Default)]
pub(super) struct RecentMax {
    windows: Mutex<Windows>,
}

#[derive(Debug, Default)]
struct Windows {
    /// Start of the current window; `None` before the first duration.
    since: Option<Instant>,
    current: Duration,
    previous: Duration,
    /// Start of what is being measured.
    running: Option<Instant>,
}

impl Windows {
    fn advance(&mut self, now: Instant) {
        let age = self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        if self.since.is_none() || age >= WINDOW {
            let previous = if age < 2 * WINDOW { self.current } else { Duration::ZERO };
            (self.since, self.previous, self.current) = (Some(now), previous, Duration::ZERO);
        }
    }
}

impl RecentMax {
    fn at(&self, now: Instant) -> MutexGuard<'_, Windows> {
        let mut windows = self.windows.lock().expect("nothing that can panic runs under this lock");
        windows.advance(now);
        windows
    }

    /// Adds a duration.
    pub(super) fn note(&self, duration: Duration, now: Instant) {
        let mut windows = self.at(now);
        windows.current = windows.current.max(duration);
    }

    /// Starts to measure: from now on the time since counts, too.
    pub(super) fn start(&self, now: Instant) {
        self.at(now).running = Some(now);
    }

    /// Ends what was started, and returns how long it took.
    pub(super) fn stop(&self, now: Instant) -> Duration {
        let started = self.at(now).running.take();
        let elapsed = started.map_or(Duration::ZERO, |started| now.saturating_duration_since(started));
        self.note(elapsed, now);
        elapsed
    }

    /// Returns the longest duration, in milliseconds.
    pub(super) fn longest_ms(&self, now: Instant) -> i64 {
        let windows = self.at(now);
        let running =
            windows.running.map_or(Duration::ZERO, |started| now.saturating_duration_since(started));
        let longest = windows.current.max(windows.previous).max(running);
        i64::try_from(longest.as_millis()).unwrap_or(i64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longest_duration_is_forgotten_after_two_windows() {
        let (max, start) = (RecentMax::default(), Instant::now());
        let at = |ms: u64| start + Duration::from_millis(ms);
        assert_eq!(max.longest_ms(at(0)), 0);
        max.note(Duration::from_millis(70), at(0));
        max.note(Duration::from_millis(30), at(4000));
        assert_eq!(max.longest_ms(at(4000)), 70);
        assert_eq!(max.longest_ms(at(9000)), 70);
        assert_eq!(max.longest_ms(at(14_500)), 0);
        max.note(Duration::from_millis(20), at(15_000));
        assert_eq!(max.longest_ms(at(60_000)), 0);
    }

    #[test]
    fn what_has_not_ended_counts() {
        let (max, start) = (RecentMax::default(), Instant::now());
        max.start(start);
        assert_eq!(max.longest_ms(start + Duration::from_millis(600)), 600);
        assert_eq!(max.stop(start + Duration::from_millis(900)), Duration::from_millis(900));
        assert_eq!(max.longest_ms(start + Duration::from_millis(1000)), 900);
    }
}
