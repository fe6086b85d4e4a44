//! Counts of what the limits refused.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rodeo_protocol::admin::LimitCount;

use crate::NOT_POISONED;

/// Declares the limits, with the value of the label `limit` in the metrics.
macro_rules! limit_kinds {
    ($($kind:ident $name:literal,)+) => {
        /// Limits as the metrics name them.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum LimitKind {
            $($kind,)+
        }

        impl LimitKind {
            /// All limits, in the order of their discriminants.
            pub const ALL: [LimitKind; [$($name),+].len()] = [$(LimitKind::$kind),+];

            /// Value of the label `limit`.
            pub fn name(self) -> &'static str {
                match self {
                    $(LimitKind::$kind => $name,)+
                }
            }
        }
    };
}

limit_kinds! {
    NewGuests "new_guests",
    Guesses "guesses",
    Requests "requests",
    Connections "connections",
    Sockets "sockets",
    Tables "tables",
    TablesPerGuest "tables_per_guest",
    Spectators "spectators",
    Messages "messages",
    Chat "chat",
    History "history",
    Frames "frames",
    Reports "reports",
    Reads "reads",
    Uploads "uploads",
}

/// Minutes that are counted one by one.
const MINUTES: usize = 60;
const MINUTE: Duration = Duration::from_secs(60);

/// Number of refusals of each limit, since the start and recently.
#[derive(Debug, Default)]
pub(crate) struct LimitHits([Mutex<Hits>; LimitKind::ALL.len()]);

#[derive(Debug, Default)]
struct Hits {
    total: u64,
    /// Hits by minute, latest first: the time at which the minute began, and the number.
    minutes: VecDeque<(Instant, u64)>,
}

impl LimitHits {
    pub fn count(&self, kind: LimitKind) {
        self.add(kind, Instant::now());
    }

    /// Counts a refusal, if the result is one.
    pub fn check<T, E>(&self, kind: LimitKind, result: Result<T, E>) -> Result<T, E> {
        result.inspect_err(|_| self.count(kind))
    }

    /// Number of refusals since the start.
    pub fn get(&self, kind: LimitKind) -> u64 {
        self.0[kind as usize].lock().expect(NOT_POISONED).total
    }

    fn add(&self, kind: LimitKind, now: Instant) {
        let mut hits = self.0[kind as usize].lock().expect(NOT_POISONED);
        hits.total += 1;
        match hits.minutes.front_mut() {
            Some((start, count)) if now.saturating_duration_since(*start) < MINUTE => *count += 1,
            _ => {
                hits.minutes.push_front((now, 1));
                hits.minutes.truncate(MINUTES);
            }
        }
    }

    /// Returns the limits that were hit since the start, most recently hit ones first.
    pub fn counts(&self) -> Vec<LimitCount> {
        self.counts_at(Instant::now())
    }

    fn counts_at(&self, now: Instant) -> Vec<LimitCount> {
        let within = |hits: &Hits, time: Duration| {
            let recent = |(start, _): &&(Instant, u64)| now.saturating_duration_since(*start) < time;
            hits.minutes.iter().filter(recent).map(|(_, count)| count).sum()
        };
        let count = |kind: &LimitKind| {
            let hits = self.0[*kind as usize].lock().expect(NOT_POISONED);
            LimitCount {
                limit: kind.name().to_owned(),
                last_minute: within(&hits, MINUTE),
                last_hour: within(&hits, 60 * MINUTE),
                total: hits.total,
            }
        };
        let mut counts: Vec<LimitCount> =
            LimitKind::ALL.iter().map(count).filter(|count| count.total > 0).collect();
        counts.sort_by_key(|count| std::cmp::Reverse((count.last_minute, count.last_hour, count.total)));
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_are_counted_by_limit_and_time() {
        let (hits, start) = (LimitHits::default(), Instant::now());
        hits.add(LimitKind::Chat, start);
        for seconds in [3000, 3010, 3500, 3590] {
            hits.add(LimitKind::Requests, start + Duration::from_secs(seconds));
        }
        let counts = hits.counts_at(start + Duration::from_secs(3620));
        let count = |limit: &str, last_minute, last_hour, total| LimitCount {
            limit: limit.into(),
            last_minute,
            last_hour,
            total,
        };
        assert_eq!(counts, [count("requests", 1, 4, 4), count("chat", 0, 0, 1)]);
        assert_eq!(hits.get(LimitKind::Requests), 4);
    }
}
