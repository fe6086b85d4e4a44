//! Token buckets for rate limits.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

use rodeo_protocol::{Problem, ProblemCode};

use super::fair_rate::Rate;
use crate::NOT_POISONED;

/// A token bucket: it refills at a constant rate up to `burst` tokens, and each use takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    tokens: f64,
    burst: f64,
    per_second: f64,
    refilled: Instant,
}

impl TokenBucket {
    /// Returns a full bucket.
    pub fn new(per_second: f64, burst: f64, now: Instant) -> TokenBucket {
        TokenBucket { tokens: burst, burst, per_second, refilled: now }
    }

    /// Takes a token. Without one, the problem says when there will be one.
    pub fn take(&mut self, now: Instant) -> Result<(), Problem> {
        self.check(now)?;
        self.tokens = self.tokens_at(now) - 1.0;
        self.refilled = now.max(self.refilled);
        Ok(())
    }

    /// Checks that there is a token.
    pub fn check(&self, now: Instant) -> Result<(), Problem> {
        let tokens = self.tokens_at(now);
        if tokens >= 1.0 {
            return Ok(());
        }
        // A rate of zero counts as one token in 1000 seconds, so that the wait is finite.
        Err(rate_limited((1.0 - tokens) / self.per_second.max(1e-3)))
    }

    /// Takes tokens that were used at another node; a negative number gives them back. What is missing is refilled before the
    /// next use, but never more than another burst, so that nobody is locked out for long.
    #[cfg(feature = "cluster")]
    pub fn note_uses(&mut self, uses: i32, now: Instant) {
        self.tokens = (self.tokens_at(now) - f64::from(uses)).clamp(-self.burst, self.burst);
        self.refilled = now.max(self.refilled);
    }

    /// Returns tokens to the bucket.
    pub fn give_back(&mut self, tokens: u32) {
        self.tokens = (self.tokens + f64::from(tokens)).min(self.burst);
    }

    pub fn rate(&self) -> Rate {
        Rate { per_second: self.per_second, burst: self.burst }
    }

    /// Number of tokens that are missing from a full bucket.
    pub fn used_at(&self, now: Instant) -> f64 {
        self.burst - self.tokens_at(now)
    }

    pub fn tokens_at(&self, now: Instant) -> f64 {
        let elapsed = now.saturating_duration_since(self.refilled).as_secs_f64();
        (self.tokens + elapsed * self.per_second).min(self.burst)
    }

    pub fn is_full(&self, now: Instant) -> bool {
        self.tokens_at(now) >= self.burst
    }
}

/// Returns the problem for a request that is possible again in this many seconds.
pub(super) fn rate_limited(seconds: f64) -> Problem {
    let problem = Problem::new(ProblemCode::RateLimited, "Too many requests. Wait a moment.");
    problem.retry_after_ms((seconds * 1000.0).ceil().max(1.0) as u64)
}

/// One token bucket per key.
#[derive(Debug)]
pub(crate) struct TokenBuckets<K> {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<K, TokenBucket>>,
}

/// Number of buckets above which full ones are removed: a full bucket is the same as none.
const MAX_BUCKETS: usize = 10_000;

impl<K: Eq + Hash> TokenBuckets<K> {
    pub fn new(per_second: f64, burst: f64) -> TokenBuckets<K> {
        TokenBuckets { per_second, burst, buckets: Mutex::default() }
    }

    /// Takes a token from the bucket of this key.
    pub fn take(&self, key: K, now: Instant) -> Result<(), Problem> {
        let mut buckets = self.buckets.lock().expect(NOT_POISONED);
        if buckets.len() > MAX_BUCKETS {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || TokenBucket::new(self.per_second, self.burst, now);
        buckets.entry(key).or_insert_with(new).take(now)
    }

    /// Takes tokens that were used at another node.
    #[cfg(feature = "cluster")]
    pub fn note_uses(&self, key: K, uses: i32, now: Instant) {
        let mut buckets = self.buckets.lock().expect(NOT_POISONED);
        if buckets.len() > MAX_BUCKETS {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || TokenBucket::new(self.per_second, self.burst, now);
        buckets.entry(key).or_insert_with(new).note_uses(uses, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn bucket_allows_a_burst_and_then_refills() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(2.0, 3.0, start);
        for _ in 0..3 {
            assert!(bucket.take(start).is_ok());
        }
        let problem = bucket.take(bucket.refilled).unwrap_err();
        assert_eq!(problem.code, ProblemCode::RateLimited);
        assert!((1..=500).contains(&problem.retry_after_ms.unwrap()), "{problem:?}");
        assert!(bucket.take(bucket.refilled + Duration::from_millis(501)).is_ok());
        assert!(bucket.take(bucket.refilled + Duration::from_millis(100)).is_err());
        bucket.give_back(1);
        assert!(bucket.take(bucket.refilled).is_ok());
    }

    #[cfg(feature = "cluster")]
    #[test]
    fn uses_at_other_nodes_are_refilled_before_the_next_use() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(1.0, 3.0, start);
        bucket.note_uses(4, start);
        assert!(bucket.take(start + Duration::from_millis(1900)).is_err());
        assert!(bucket.take(start + Duration::from_millis(2001)).is_ok());
        bucket.note_uses(i32::MAX, start);
        assert!(bucket.take(start + Duration::from_secs(7)).is_ok(), "at most another burst is missing");
        bucket.note_uses(i32::MIN, start);
        assert!(bucket.used_at(start) < 1e-9);
    }
}
