//! Open WebSocket connections, and which one is closed so that a newcomer gets in.

use std::collections::HashMap;

use rodeo_protocol::{GuestId, Problem, ProblemCode, TableId};

use super::{FairShare, NetworkPrefix, too_many};
use crate::shard::ConnectionId;

/// An open connection as the limits count it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenConnection {
    pub id: ConnectionId,
    pub guest: GuestId,
    pub network: NetworkPrefix,
    pub table: TableId,
}

/// All open connections.
#[derive(Debug)]
pub(crate) struct OpenConnections {
    per_guest: usize,
    share: FairShare<GuestId>,
    /// The connections of each guest, oldest first.
    by_guest: HashMap<GuestId, Vec<OpenConnection>>,
}

/// Milliseconds after which a guest who was refused may try again.
const RETRY_AFTER: u64 = 10_000;

impl OpenConnections {
    pub fn new(capacity: usize, per_guest: usize, share: u8) -> OpenConnections {
        OpenConnections { per_guest, share: FairShare::new(capacity, share), by_guest: HashMap::new() }
    }

    /// Adds a connection. If there is no room but somebody holds far more, returns the connection to close: the oldest one
    /// of the guest who holds most. `elsewhere` is the number of connections that the guest has at other nodes.
    pub fn open(&mut self, new: OpenConnection, elsewhere: usize) -> Result<Option<OpenConnection>, Problem> {
        if self.count_of(new.guest).saturating_add(elsewhere) >= self.per_guest {
            return Err(too_many("You have too many connections. Close another tab or device.", RETRY_AFTER));
        }
        let replaced = match self.share.check(new.network, new.guest) {
            Ok(()) => None,
            Err(refusal) => {
                let full =
                    || Problem::new(ProblemCode::Busy, "The server has reached its limit of connections.");
                let heaviest = self.share.heaviest(new.network, new.guest, refusal);
                let (network, guest) = heaviest.ok_or_else(|| full().retry_after_ms(RETRY_AFTER))?;
                let open = self.by_guest.get(&guest).map_or(&[][..], Vec::as_slice);
                let oldest = open.iter().find(|connection| connection.network == network).copied();
                let oldest = oldest.expect("a guest who holds connections of a network has one of it");
                self.close(oldest.guest, oldest.id);
                Some(oldest)
            }
        };
        self.share.add(new.network, new.guest);
        self.by_guest.entry(new.guest).or_default().push(new);
        Ok(replaced)
    }

    /// Removes a connection, unless it was replaced.
    pub fn close(&mut self, guest: GuestId, id: ConnectionId) {
        let Some(open) = self.by_guest.get_mut(&guest) else { return };
        let Some(index) = open.iter().position(|connection| connection.id == id) else { return };
        let closed = open.remove(index);
        if open.is_empty() {
            self.by_guest.remove(&guest);
        }
        self.share.remove(closed.network, closed.guest);
    }

    /// Number of open connections of a guest.
    pub fn count_of(&self, guest: GuestId) -> usize {
        self.by_guest.get(&guest).map_or(0, Vec::len)
    }

    /// Returns guests with several connections and how many each has, at most `limit` of them: those with the most. Most guests have
    /// one, so these are left out, and a guest may have one connection more for each other node.
    #[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there are no other nodes to tell"))]
    pub fn held(&self, limit: usize) -> Vec<(GuestId, usize)> {
        let all = self.by_guest.iter().map(|(guest, open)| (*guest, open.len()));
        let mut several: Vec<(GuestId, usize)> = all.filter(|(_, count)| *count > 1).collect();
        several.sort_unstable_by_key(|(_, count)| std::cmp::Reverse(*count));
        several.truncate(limit);
        several
    }

    pub fn guests(&self) -> impl Iterator<Item = GuestId> {
        self.by_guest.keys().copied()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn connection(network: u8, guest: u16, id: u64) -> OpenConnection {
        let mut bytes = [0; 16];
        bytes[..2].copy_from_slice(&guest.to_be_bytes());
        OpenConnection {
            id: ConnectionId(id),
            guest: GuestId::from_random(bytes),
            network: NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, network)),
            table: TableId::from_random([0; 16]),
        }
    }

    /// Guests of one network who open 40 connections each, as far as they get.
    fn crowded(guests: u16) -> OpenConnections {
        let mut open = OpenConnections::new(10_000, 40, 80);
        for guest in 0..guests {
            for number in 0..40 {
                let new = connection(1, guest, u64::from(guest) * 40 + number);
                if !matches!(open.open(new, 0), Ok(None)) {
                    break;
                }
            }
        }
        open
    }

    #[test]
    fn connections_of_one_network_do_not_shut_out_others() {
        let mut open = crowded(250);
        assert!((7500..=8000).contains(&open.share.total()), "{}", open.share.total());
        for newcomer in 1000..1200 {
            assert_eq!(open.open(connection(2, newcomer, 20_000 + u64::from(newcomer)), 0), Ok(None));
        }
    }

    #[test]
    fn newcomer_of_a_crowded_network_replaces_a_connection_of_the_heaviest_guest() {
        let mut open = crowded(5000);
        let before = open.share.total();
        let new = connection(1, 9999, 300_000);
        let replaced = open.open(new, 0).unwrap().expect("the network has its share");
        assert_ne!(replaced.guest, new.guest);
        assert_eq!(open.share.total(), before);
        let held = |guest| open.by_guest[&guest].len();
        assert!(open.guests().all(|guest| held(guest) <= held(replaced.guest) + 1));
        // The socket of the replaced connection closes later: it must not count twice.
        open.close(replaced.guest, replaced.id);
        assert_eq!(open.share.total(), before);
        open.close(new.guest, new.id);
        assert_eq!(open.share.total(), before - 1);
    }

    #[test]
    fn guest_has_a_limit_with_a_time_to_retry() {
        let mut open = OpenConnections::new(10, 1, 80);
        assert_eq!(open.open(connection(1, 1, 1), 0), Ok(None));
        let problem = open.open(connection(1, 1, 2), 0).unwrap_err();
        assert_eq!((problem.code, problem.retry_after_ms), (ProblemCode::TooMany, Some(RETRY_AFTER)));
        // Connections at other nodes count.
        assert!(open.open(connection(1, 2, 3), 1).is_err());
        assert_eq!(open.open(connection(1, 2, 3), 0), Ok(None));
    }

    #[test]
    fn guests_with_the_most_connections_are_told_first() {
        let mut open = OpenConnections::new(100, 10, 100);
        for (guest, connections) in [(1, 1), (2, 2), (3, 4)] {
            for number in 0..connections {
                open.open(connection(1, guest, u64::from(guest) * 10 + number), 0).unwrap();
            }
        }
        let counts = |limit| open.held(limit).into_iter().map(|(_, count)| count).collect::<Vec<_>>();
        assert_eq!((counts(5), counts(1)), (vec![4, 2], vec![4]), "one connection is not worth a message");
    }
}
