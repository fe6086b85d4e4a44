//! What clients have used of limits that hold across nodes, collected until the next event.
//!
//! Each node counts its own clients at once, and is told a moment later what they have used at other nodes. So somebody who
//! spreads over all nodes gets more than the limit for this moment only, and less afterwards.

use std::collections::HashMap;
use std::hash::Hash;

use rodeo_protocol::GuestId;
use serde::{Deserialize, Serialize};

/// Milliseconds between two events with usage.
pub const USAGE_MS: u64 = 500;
/// Number of entries in one event.
pub const MAX_ENTRIES: usize = 500;
/// Number of keys that wait for the next events. The usage of further ones is not shared.
pub const MAX_KEYS: usize = 10_000;

/// A limit that holds across nodes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Requests of a guest.
    GuestRequests,
    /// Requests of a network.
    NetworkRequests,
    /// New guests of a network.
    NewGuests,
    /// Guesses of codes by a network.
    Guesses,
    /// Table codes tried by an established guest.
    GuestCodes,
    /// Table codes tried by the established guests of a network.
    NetworkCodes,
}

/// What one client has used of one limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Usage {
    /// Limit that it counts for.
    pub limit: Limit,
    /// Guest or network, as text.
    pub key: String,
    /// Number of uses; negative if uses were given back.
    pub uses: i32,
}

/// Open connections of one guest at one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeldConnections {
    /// Guest who is connected.
    pub guest: GuestId,
    /// Number of connections.
    pub connections: usize,
}

/// Usage that was not sent yet.
#[derive(Debug)]
pub struct PendingUsage<K> {
    uses: HashMap<K, i32>,
}

impl<K> Default for PendingUsage<K> {
    fn default() -> PendingUsage<K> {
        PendingUsage { uses: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash> PendingUsage<K> {
    /// Adds uses of a key, which may be negative.
    pub fn add(&mut self, key: K, uses: i32) {
        if self.uses.len() >= MAX_KEYS && !self.uses.contains_key(&key) {
            return;
        }
        let pending = self.uses.entry(key).or_default();
        *pending = pending.saturating_add(uses);
    }

    /// Removes and returns the keys with the greatest usage, at most [`MAX_ENTRIES`]. The others wait for the next event.
    pub fn take(&mut self) -> Vec<(K, i32)> {
        self.uses.retain(|_, uses| *uses != 0);
        let mut taken: Vec<(K, i32)> = self.uses.iter().map(|(key, uses)| (key.clone(), *uses)).collect();
        taken.sort_unstable_by_key(|(_, uses)| std::cmp::Reverse(uses.unsigned_abs()));
        taken.truncate(MAX_ENTRIES);
        for (key, _) in &taken {
            self.uses.remove(key);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greatest_usage_is_sent_first_and_the_rest_later() {
        let mut pending = PendingUsage::default();
        for key in 0..MAX_ENTRIES as u32 + 10 {
            pending.add(key, 1);
        }
        pending.add(7, 40);
        pending.add(8, -1);
        let first = pending.take();
        assert_eq!((first.len(), first[0]), (MAX_ENTRIES, (7, 41)));
        assert!(first.iter().all(|(key, _)| *key != 8), "nothing was used in sum");
        assert_eq!(pending.take().len(), 9);
        assert_eq!(pending.take(), []);
    }

    #[test]
    fn number_of_keys_is_bounded() {
        let mut pending = PendingUsage::default();
        for key in 0..2 * MAX_KEYS {
            pending.add(key, 1);
        }
        assert_eq!(pending.uses.len(), MAX_KEYS);
        pending.add(0, 1);
        assert_eq!(pending.uses[&0], 2);
    }
}
