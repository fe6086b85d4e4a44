//! Throttles how often the last-seen time of a guest is persisted.

use std::collections::HashMap;
use std::sync::Mutex;

use rodeo_protocol::GuestId;
use rodeo_store::Millis;

use crate::NOT_POISONED;

/// The last-seen times that are persisted, as far as they are known.
#[derive(Debug)]
pub(crate) struct LastSeenTracker {
    /// Minimum time between two writes for a guest.
    interval: Millis,
    persisted: Mutex<HashMap<GuestId, Millis>>,
}

/// Number of guests above which the map is cleared. The cost is one extra write for each of them.
const MAX_GUESTS: usize = 50_000;

impl LastSeenTracker {
    pub fn new(interval: Millis) -> LastSeenTracker {
        LastSeenTracker { interval, persisted: Mutex::default() }
    }

    /// Whether the last-seen time of this guest is due to be written. If so, it counts as written.
    pub fn is_due(&self, guest: GuestId, now: Millis) -> bool {
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
    pub fn note(&self, guest: GuestId, seen_at: Millis) {
        let mut persisted = self.persisted.lock().expect(NOT_POISONED);
        if persisted.len() < MAX_GUESTS {
            let known = persisted.entry(guest).or_insert(seen_at);
            *known = seen_at.max(*known);
        }
    }
}

#[cfg(test)]
mod tests {
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
