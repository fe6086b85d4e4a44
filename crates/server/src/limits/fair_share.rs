//! A bounded number of things, divided fairly among networks and guests.

use std::collections::HashMap;
use std::hash::Hash;

use super::NetworkPrefix;

/// Whether somebody who holds `held` of `capacity` may take one more while `free` are free.
///
/// Whoever is alone may take up to `share` percent. The less is free, the less anybody may hold, and that sinks with the
/// third power: those who hold most are refused first, a newcomer is admitted as long as anything is free, and it takes
/// very many networks to leave nothing.
pub(super) fn is_within_share(held: f64, free: f64, capacity: f64, share: f64) -> bool {
    // Equal at `share`: there, `held` is `share` of the capacity and `free` is the rest.
    let factor = share / (1.0 - share).max(1e-3).powi(3);
    let allowed = factor * (free / capacity).powi(3);
    // Not at the limit itself, however the numbers are rounded.
    free > 0.0 && held / capacity + 1e-9 < allowed
}

/// Counts who holds how many of a bounded number of things: connections, sockets or tables. [`is_within_share`] decides who
/// may take one more: it divides the capacity among networks, and what a network may take among its guests.
#[derive(Debug)]
pub(crate) struct FairShare<G> {
    capacity: usize,
    /// Part of the capacity that one network can hold if it is alone.
    share: f64,
    total: usize,
    networks: HashMap<NetworkPrefix, NetworkUse<G>>,
}

#[derive(Debug)]
struct NetworkUse<G> {
    total: usize,
    guests: HashMap<G, usize>,
}

/// Why one more is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The network holds its share.
    NetworkShare,
    /// Nothing is free, for anybody.
    Full,
}

impl<G: Copy + Eq + Hash + Ord> FairShare<G> {
    pub fn new(capacity: usize, share: u8) -> FairShare<G> {
        let share = f64::from(share.clamp(1, 100)) / 100.0;
        FairShare { capacity, share, total: 0, networks: HashMap::new() }
    }

    /// Whether a holder of `held` may take one more of `capacity` if `free` are free.
    fn allows(&self, held: usize, free: usize, capacity: usize) -> bool {
        is_within_share(held as f64, free as f64, capacity as f64, self.share)
    }

    /// Number that a network can hold if all other networks hold `others`.
    fn ceiling(&self, others: usize) -> usize {
        let (mut low, mut high) = (0, self.capacity.saturating_sub(others));
        while low < high {
            let middle = low + (high - low) / 2;
            match self.allows(middle, self.capacity - others - middle, self.capacity) {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        low
    }

    /// Checks whether a guest of this network may take one more.
    pub fn check(&self, network: NetworkPrefix, guest: G) -> Result<(), Refusal> {
        if self.total >= self.capacity {
            return Err(Refusal::Full);
        }
        let Some(used) = self.networks.get(&network) else { return Ok(()) };
        let ceiling = self.ceiling(self.total - used.total);
        let rest = ceiling.saturating_sub(used.total);
        let own = used.guests.get(&guest).copied().unwrap_or(0);
        if self.allows(own, rest, ceiling) { Ok(()) } else { Err(Refusal::NetworkShare) }
    }

    pub fn add(&mut self, network: NetworkPrefix, guest: G) {
        self.total += 1;
        let new = || NetworkUse { total: 0, guests: HashMap::new() };
        let used = self.networks.entry(network).or_insert_with(new);
        used.total += 1;
        *used.guests.entry(guest).or_default() += 1;
    }

    /// Removes one that was added.
    pub fn remove(&mut self, network: NetworkPrefix, guest: G) {
        let Some(used) = self.networks.get_mut(&network) else { return };
        let Some(own) = used.guests.get_mut(&guest) else { return };
        *own -= 1;
        if *own == 0 {
            used.guests.remove(&guest);
        }
        used.total -= 1;
        self.total -= 1;
        if used.total == 0 {
            self.networks.remove(&network);
        }
    }

    /// Returns the guest who should give one up so that a refused guest can have it: the one who holds most, in the same
    /// network or, if nothing is free, in the network that holds most. `None` if that guest holds no more than the refused
    /// one would then.
    pub fn heaviest(&self, network: NetworkPrefix, guest: G, refusal: Refusal) -> Option<(NetworkPrefix, G)> {
        let from = match refusal {
            Refusal::NetworkShare => network,
            Refusal::Full => *self.networks.iter().max_by_key(|(network, used)| (used.total, **network))?.0,
        };
        let (&victim, &most) =
            self.networks.get(&from)?.guests.iter().max_by_key(|(guest, held)| (**held, **guest))?;
        let own = self.networks.get(&network).and_then(|used| used.guests.get(&guest)).copied().unwrap_or(0);
        let fair = match from == network {
            true => most > own + 1,
            false => self.held_by(from) > self.held_by(network) + 1,
        };
        fair.then_some((from, victim))
    }

    /// Number that a network holds.
    pub fn held_by(&self, network: NetworkPrefix) -> usize {
        self.networks.get(&network).map_or(0, |used| used.total)
    }

    #[cfg(test)]
    pub fn total(&self) -> usize {
        self.total
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn network(number: u8) -> NetworkPrefix {
        NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, number))
    }

    /// Takes as many as the rule allows, at most `wanted`.
    fn fill(share: &mut FairShare<u32>, network: NetworkPrefix, guest: u32, wanted: usize) -> usize {
        let mut taken = 0;
        while taken < wanted && share.check(network, guest).is_ok() {
            share.add(network, guest);
            taken += 1;
        }
        taken
    }

    #[test]
    fn one_network_never_takes_everything() {
        let mut share = FairShare::new(1000, 80);
        let taken: usize = (0..250).map(|guest| fill(&mut share, network(1), guest, 40)).sum();
        assert!((790..=800).contains(&taken), "{taken}");
        assert_eq!(share.check(network(1), 900), Err(Refusal::NetworkShare));
        assert_eq!(share.check(network(2), 900), Ok(()));
        // Many networks together leave room for one more, too.
        for other in 2..=30 {
            for guest in 0..10 {
                fill(&mut share, network(other), guest, 40);
            }
        }
        assert!(share.total() < 1000, "{}", share.total());
        assert_eq!(share.check(network(200), 0), Ok(()));
    }

    #[test]
    fn small_capacity_can_be_used_completely() {
        for capacity in 1..=4 {
            let mut share = FairShare::new(capacity, 80);
            let taken: usize = (0..9).map(|guest| fill(&mut share, network(1), guest, 1)).sum();
            assert_eq!(taken, capacity);
            assert_eq!(share.check(network(2), 0), Err(Refusal::Full));
        }
    }

    #[test]
    fn removing_makes_room() {
        let mut share = FairShare::new(10, 80);
        let taken = (0..20).map(|guest| fill(&mut share, network(1), guest, 1)).sum::<usize>();
        assert_eq!(taken, 8);
        share.remove(network(1), 0);
        assert_eq!(share.check(network(1), 77), Ok(()));
        share.remove(network(2), 0);
        share.remove(network(1), 99);
        assert_eq!(share.total(), 7, "what was never added is not removed");
        (0..10).for_each(|guest| share.remove(network(1), guest));
        assert_eq!((share.total(), share.networks.len()), (0, 0));
    }

    #[test]
    fn newcomer_replaces_one_of_those_who_hold_most() {
        let mut share = FairShare::new(100, 80);
        fill(&mut share, network(1), 1, 30);
        fill(&mut share, network(1), 2, 20);
        fill(&mut share, network(2), 3, 5);
        let heaviest = |guest, refusal| share.heaviest(network(1), guest, refusal);
        assert_eq!(heaviest(9, Refusal::NetworkShare), Some((network(1), 1)));
        assert_eq!(heaviest(1, Refusal::NetworkShare), None, "nobody replaces their own");
        assert_eq!(share.heaviest(network(2), 3, Refusal::Full), Some((network(1), 1)));
        let mut even = FairShare::new(2, 80);
        even.add(network(1), 1);
        even.add(network(1), 2);
        assert_eq!(even.heaviest(network(1), 3, Refusal::Full), None, "a guest with one keeps it");
        assert_eq!(even.heaviest(network(2), 3, Refusal::Full), Some((network(1), 2)));
    }
}
