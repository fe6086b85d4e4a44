//! Which other nodes are alive, by the events that they send.

use std::collections::HashMap;

use crate::NodeId;

/// Milliseconds between two events of a node that lives.
pub const BEAT_MS: u64 = 250;
/// Milliseconds without an event after which a node counts as dead: a little more than its lease, so that its tables have a
/// new owner when clients are told to reconnect.
pub const DEAD_AFTER_MS: u64 = 1250;

/// Other nodes that live.
#[derive(Debug, Default)]
pub struct Peers {
    /// Id and time of the last event of each process.
    seen: HashMap<u128, (NodeId, u64)>,
}

impl Peers {
    /// Notes that a process lives as this node.
    pub fn note(&mut self, instance: u128, node: NodeId, now: u64) {
        self.seen.insert(instance, (node, now));
    }

    /// Forgets a process that has ended. Returns whether it was known.
    pub fn remove(&mut self, instance: u128) -> bool {
        self.seen.remove(&instance).is_some()
    }

    /// Forgets and returns the processes that have sent nothing for too long.
    pub fn take_dead(&mut self, now: u64) -> Vec<u128> {
        let is_dead = |(_, at): &(NodeId, u64)| at + DEAD_AFTER_MS <= now;
        let dead: Vec<u128> =
            self.seen.iter().filter(|(_, seen)| is_dead(seen)).map(|(&instance, _)| instance).collect();
        self.seen.retain(|_, seen| !is_dead(seen));
        dead
    }

    /// Forgets all nodes, because none can be heard.
    pub fn clear(&mut self) {
        self.seen.clear();
    }

    /// Whether a process is known to live.
    pub fn contains(&self, instance: u128) -> bool {
        self.seen.contains_key(&instance)
    }

    /// Returns the nodes that take requests.
    pub fn nodes(&self) -> Vec<NodeId> {
        self.seen.values().map(|(node, _)| *node).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silent_node_is_dead_and_returns_with_its_next_event() {
        let mut peers = Peers::default();
        peers.note(1, NodeId(7), 0);
        peers.note(2, NodeId(8), 1000);
        assert_eq!(peers.take_dead(DEAD_AFTER_MS - 1), []);
        assert_eq!(peers.take_dead(DEAD_AFTER_MS), [1]);
        assert_eq!((peers.contains(1), peers.nodes()), (false, vec![NodeId(8)]));
        peers.note(1, NodeId(9), 2000);
        assert!(peers.contains(1));
        assert!(peers.remove(2) && !peers.remove(2));
        assert_eq!(peers.nodes(), [NodeId(9)], "it has a new id after it was fenced");
    }
}
