//! Throttles how often the last-seen time of a guest or session is persisted.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use rodeo_store::Millis;

use crate::NOT_POISONED;

/// The last-seen times that are persisted, as far as they are known.
#[derive(Debug)]
pub(crate) struct LastSeenTracker<K> {
    /// Minimum time between two writes for a guest or session.
    interval: Millis,
    persisted: Mutex<HashMap<K, Millis>>,
}

/// Number of entries above which the map is cleared. The cost is one extra write for each of them.
const MAX_GUESTS: usize = 50_000;

impl<K: Copy + Eq + Hash> LastSeenTracker<K> {
    pub fn new(interval: Millis) -> LastSeenTracker<K> {
        LastSeenTracker { interval, persisted: Mutex::default() }
    }

    /// Whether the last-seen time of this guest is due to be written. If so, it counts as written.
    pub fn is_due(&self, guest: K, now: Millis) -> bool {
        let mut persisted = self.persisted.lock().expect(NOT_POISONED);
        if persisted.get(&guest).is_some_and(|at| now < at.saturating_add(self.interval)) {
            return false;
        }
        if persisted.len() >= MAX_GUESTS {
            persisted.clear();
        }
        persisted.insert(guest, now);
        true
    }

    /// Notes the last-seen time that the store has.
    pub fn note(&self, guest: K, seen_at: Millis) {
        let mut persisted = self.persisted.lock().expect(NOT_POISONED);
        if persisted.len() < MAX_GUESTS {
            let known = persisted.entry(guest).or_insert(seen_at);
            *known = seen_at.max(*known);
        }
    }
}

#[cfg(test)]
mod tests {
    use rodeo_protocol::GuestId;

    use super::*;

    #[test]
    fn last_seen_time_is_due_once_per_interval() {
        let (tracker, [one, other]) =
            (LastSeenTracker::new(100), [1, 2].map(|n| GuestId::from_random([n; 16])));
        tracker.note(one, 50);
        assert!(!tracker.is_due(one, 149));
        assert!(tracker.is_due(one, 150));
        assert!(!tracker.is_due(one, 249));
        assert!(tracker.is_due(other, 0));
        assert!(tracker.is_due(one, 250));
    }
}
