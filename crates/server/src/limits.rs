//! Buckets of tokens: a little at once, little in the long run.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use rodeo_protocol::{Problem, ProblemCode};

/// A bucket that fills by itself; whoever wants something takes a token out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    burst: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    pub fn new(per_second: f64, burst: f64) -> Bucket {
        Bucket { tokens: burst, burst, per_second, filled: Instant::now() }
    }

    /// Takes a token, or says when there will be one.
    pub fn take(&mut self, now: Instant) -> Result<(), Problem> {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.per_second).min(self.burst);
        self.filled = now;
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - self.tokens) / self.per_second.max(1e-3) * 1000.0;
        let problem = Problem::new(ProblemCode::RateLimited, "Too many at once: wait a moment.");
        Err(problem.retry_after_ms(wait.ceil() as u64))
    }

    /// Gives tokens back.
    pub fn give(&mut self, tokens: u32) {
        self.tokens = (self.tokens + f64::from(tokens)).min(self.burst);
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * self.per_second >= self.burst
    }
}

/// A bucket for each of many.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// With more buckets than this, full ones are thrown away: they say nothing.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub fn new(per_second: f64, burst: f64) -> Buckets<K> {
        Buckets { per_second, burst, buckets: Mutex::default() }
    }

    /// Takes a token out of the bucket of this one.
    pub fn take(&self, key: K) -> Result<(), Problem> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::new(self.per_second, self.burst);
        buckets.entry(key).or_insert_with(new).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_so_many_at_once_and_then_as_it_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 3.0);
        for _ in 0..3 {
            assert!(bucket.take(start).is_ok());
        }
        let problem = bucket.take(bucket.filled).unwrap_err();
        assert_eq!(problem.code, ProblemCode::RateLimited);
        assert!((1..=500).contains(&problem.retry_after_ms.unwrap()), "{problem:?}");
        assert!(bucket.take(bucket.filled + Duration::from_millis(501)).is_ok());
        assert!(bucket.take(bucket.filled + Duration::from_millis(100)).is_err());
        bucket.give(1);
        assert!(bucket.take(bucket.filled).is_ok());
    }
}
