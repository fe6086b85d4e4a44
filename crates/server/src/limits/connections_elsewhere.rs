//! Connections of guests at other nodes of a cluster, so that their limit holds across nodes.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use rodeo_protocol::GuestId;

/// Time after which what a node has told is forgotten: it repeats it twice a second.
const LIFETIME: Duration = Duration::from_secs(2);

/// What other nodes have told, by a random number of their process.
#[derive(Debug, Default)]
pub(crate) struct ConnectionsElsewhere {
    nodes: HashMap<u128, Told>,
}

#[derive(Debug)]
struct Told {
    at: Instant,
    connections: HashMap<GuestId, usize>,
}

#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there are no other nodes"))]
impl ConnectionsElsewhere {
    /// Replaces what a node has told before.
    pub fn note(&mut self, node: u128, held: impl Iterator<Item = (GuestId, usize)>, now: Instant) {
        self.nodes.retain(|_, told| now.saturating_duration_since(told.at) < LIFETIME);
        self.nodes.insert(node, Told { at: now, connections: held.collect() });
    }

    /// Forgets a node that has ended: its clients are about to connect here.
    pub fn forget(&mut self, node: u128) {
        self.nodes.remove(&node);
    }

    /// Returns the number of connections that a guest has elsewhere.
    pub fn count_of(&self, guest: GuestId, now: Instant) -> usize {
        let recent = self.nodes.values().filter(|told| now.saturating_duration_since(told.at) < LIFETIME);
        recent
            .filter_map(|told| told.connections.get(&guest))
            .fold(0, |sum, count| sum.saturating_add(*count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_of_all_nodes_count_until_they_are_silent() {
        let (mut elsewhere, start) = (ConnectionsElsewhere::default(), Instant::now());
        let guest = GuestId::from_random([7; 16]);
        elsewhere.note(1, [(guest, 3)].into_iter(), start);
        elsewhere.note(2, [(guest, 4)].into_iter(), start + LIFETIME / 2);
        assert_eq!(elsewhere.count_of(guest, start + LIFETIME / 2), 7);
        assert_eq!(elsewhere.count_of(GuestId::from_random([8; 16]), start), 0);
        // The newest event of a node replaces the one before.
        elsewhere.note(2, [(guest, 2)].into_iter(), start + LIFETIME / 2);
        assert_eq!(elsewhere.count_of(guest, start + LIFETIME), 2, "the first node is silent");
        elsewhere.forget(2);
        assert_eq!(elsewhere.count_of(guest, start + LIFETIME), 0);
    }
}
