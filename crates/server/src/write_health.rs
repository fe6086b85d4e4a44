//! Whether the store accepts writes, for readiness probes.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use rodeo_store::StoreError;

use crate::NOT_POISONED;

/// A success within this time counts as proof that writing is possible.
const PROOF_LASTS: Duration = Duration::from_secs(10);
/// Minimum time between two test writes.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);

/// The results of recent writes.
#[derive(Debug, Default)]
pub(crate) struct WriteHealth(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// Whether the last write failed because of the database.
    is_failing: bool,
    succeeded_at: Option<Instant>,
    probed_at: Option<Instant>,
}

/// What is known about writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WriteStatus {
    /// A write has succeeded recently, and none has failed since.
    Possible,
    /// The last write failed, and a test write failed recently.
    Failing,
    /// Only a test write can tell. The caller must try one.
    Unknown,
}

impl WriteHealth {
    /// Notes the result of a write. A write that contradicts the stored data says nothing about the database.
    pub fn note(&self, result: &Result<(), StoreError>, now: Instant) {
        let mut state = self.0.lock().expect(NOT_POISONED);
        match result {
            Ok(()) => (state.is_failing, state.succeeded_at) = (false, Some(now)),
            Err(StoreError::Database(_) | StoreError::NotOwned) => {}
            Err(_) => state.is_failing = true,
        }
    }

    pub fn status(&self, now: Instant) -> WriteStatus {
        let mut state = self.0.lock().expect(NOT_POISONED);
        let is_recent = |at: Option<Instant>, limit| at.is_some_and(|at| now.duration_since(at) < limit);
        if !state.is_failing && is_recent(state.succeeded_at, PROOF_LASTS) {
            return WriteStatus::Possible;
        }
        if is_recent(state.probed_at, PROBE_INTERVAL) && state.is_failing {
            return WriteStatus::Failing;
        }
        state.probed_at = Some(now);
        WriteStatus::Unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failing_until_a_write_succeeds() {
        let (health, start) = (WriteHealth::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(health.status(at(0)), WriteStatus::Unknown, "nothing was written yet");
        health.note(&Ok(()), at(0));
        assert_eq!(health.status(at(9)), WriteStatus::Possible);
        assert_eq!(health.status(at(11)), WriteStatus::Unknown, "idle for too long");
        health.note(&Err(StoreError::Database("a duplicate".into())), at(11));
        health.note(&Ok(()), at(12));
        health.note(&Err(StoreError::Database("a duplicate".into())), at(12));
        assert_eq!(health.status(at(13)), WriteStatus::Possible, "the database works");
        health.note(&Err(StoreError::Io("full".into())), at(14));
        assert_eq!(health.status(at(14)), WriteStatus::Unknown, "try whether it works again");
        health.note(&Err(StoreError::Io("full".into())), at(14));
        assert_eq!(health.status(at(14)), WriteStatus::Failing, "not more than one test write per second");
        assert_eq!(health.status(at(16)), WriteStatus::Unknown);
        health.note(&Ok(()), at(16));
        assert_eq!(health.status(at(17)), WriteStatus::Possible);
    }
}
