//! Counts how often each limit is hit, for operators.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rodeo_protocol::Problem;
use rodeo_protocol::admin::LimitCount;

use crate::NOT_POISONED;

/// Minutes that are counted one by one.
const MINUTES: usize = 60;
const MINUTE: Duration = Duration::from_secs(60);

/// Hits by limit. The names are constants of the code, so their number is bounded.
#[derive(Debug, Default)]
pub(crate) struct LimitHits {
    by_limit: Mutex<BTreeMap<&'static str, Hits>>,
}

#[derive(Debug, Default)]
struct Hits {
    total: u64,
    /// Hits by minute, latest first: the time at which the minute began, and the number.
    minutes: VecDeque<(Instant, u64)>,
}

impl LimitHits {
    /// Counts a result that is a hit of this limit if it is an error.
    pub fn count<T>(&self, limit: &'static str, result: Result<T, Problem>) -> Result<T, Problem> {
        if result.is_err() {
            self.add(limit, Instant::now());
        }
        result
    }

    fn add(&self, limit: &'static str, now: Instant) {
        let mut by_limit = self.by_limit.lock().expect(NOT_POISONED);
        let hits = by_limit.entry(limit).or_default();
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
        let by_limit = self.by_limit.lock().expect(NOT_POISONED);
        let within = |hits: &Hits, time: Duration| {
            let recent = |(start, _): &&(Instant, u64)| now.saturating_duration_since(*start) < time;
            hits.minutes.iter().filter(recent).map(|(_, count)| count).sum()
        };
        let mut counts: Vec<LimitCount> = by_limit
            .iter()
            .map(|(limit, hits)| LimitCount {
                limit: (*limit).to_owned(),
                last_minute: within(hits, MINUTE),
                last_hour: within(hits, 60 * MINUTE),
                total: hits.total,
            })
            .collect();
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
        hits.add("chat", start);
        for seconds in [3000, 3010, 3500, 3590] {
            hits.add("requests", start + Duration::from_secs(seconds));
        }
        let counts = hits.counts_at(start + Duration::from_secs(3620));
        let count = |limit: &str, last_minute, last_hour, total| LimitCount {
            limit: limit.into(),
            last_minute,
            last_hour,
            total,
        };
        assert_eq!(counts, [count("requests", 1, 4, 4), count("chat", 0, 0, 1)]);
    }
}
