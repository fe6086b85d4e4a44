//! A rate that all clients share, divided fairly among networks.

use std::collections::HashMap;
use std::time::Instant;

use rodeo_protocol::Problem;

use super::fair_share::is_within_share;
use super::token_bucket::{TokenBucket, rate_limited};
use super::{ClientNetwork, NetworkPrefix};

/// A token bucket for all clients, and one for each network.
///
/// A network takes a token from both, and what it has used lately must be within its share of the tokens for all: the
/// networks that use most are refused first, and the first request of a network is refused only if nothing is left.
#[derive(Debug)]
pub(crate) struct FairRate {
    all: TokenBucket,
    network_rate: Rate,
    networks: HashMap<NetworkPrefix, NetworkTokens>,
}

#[derive(Clone, Copy, Debug)]
struct NetworkTokens {
    bucket: TokenBucket,
    /// What the network has used lately: a bucket that refills slowly.
    memory: TokenBucket,
}

/// Refill per second and greatest number of tokens of a bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

/// Part of the tokens for all that one network can use if it is alone.
const SHARE: f64 = 0.8;
/// Seconds after which a network that has used all tokens counts as a newcomer again.
const MEMORY: f64 = 3600.0;
/// Number of networks above which those that have not used a token lately are removed.
const MAX_NETWORKS: usize = 10_000;

impl FairRate {
    pub fn new(all: Rate, network: Rate, now: Instant) -> FairRate {
        let all = TokenBucket::new(all.per_second, all.burst, now);
        FairRate { all, network_rate: network, networks: HashMap::new() }
    }

    /// Takes a token for a request of this network. Without one, the problem says when there will be one.
    pub fn take(&mut self, network: ClientNetwork, now: Instant) -> Result<(), Problem> {
        if self.networks.len() > MAX_NETWORKS {
            self.networks.retain(|_, own| !own.memory.is_full(now));
        }
        let all = self.all.rate();
        let mut own = self.tokens_of(network, now);
        let (used, left) = (own.memory.used_at(now), self.all.tokens_at(now));
        if left >= 1.0 && !is_within_share(used, left, all.burst, SHARE) {
            return Err(rate_limited(1.0 / all.per_second.max(1e-3)));
        }
        own.bucket.take(now)?;
        self.all.take(now)?;
        // A network that has used up its memory stays there: it cannot be heavier than that.
        let _ = own.memory.take(now);
        // Only now, so that refused requests do not fill the map.
        self.networks.insert(network.prefix, own);
        Ok(())
    }

    /// Returns the tokens of a network, all of them if it has used none.
    fn tokens_of(&self, network: ClientNetwork, now: Instant) -> NetworkTokens {
        let all = self.all.rate();
        self.networks.get(&network.prefix).copied().unwrap_or_else(|| {
            let rate = if network.shared_by_all { all } else { self.network_rate };
            NetworkTokens {
                bucket: TokenBucket::new(rate.per_second, rate.burst, now),
                memory: TokenBucket::new(all.burst / MEMORY, all.burst, now),
            }
        })
    }

    /// Takes tokens that the network has used at another node.
    #[cfg(feature = "cluster")]
    pub fn note_uses(&mut self, network: ClientNetwork, uses: i32, now: Instant) {
        if self.networks.len() > MAX_NETWORKS {
            self.networks.retain(|_, own| !own.memory.is_full(now));
        }
        let mut own = self.tokens_of(network, now);
        for bucket in [&mut self.all, &mut own.bucket, &mut own.memory] {
            bucket.note_uses(uses, now);
        }
        self.networks.insert(network.prefix, own);
    }

    /// Returns a token, for a request that turned out to be harmless.
    pub fn give_back(&mut self, network: ClientNetwork) {
        self.all.give_back(1);
        if let Some(own) = self.networks.get_mut(&network.prefix) {
            own.bucket.give_back(1);
            own.memory.give_back(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::time::Duration;

    use super::*;

    fn network(number: u8) -> ClientNetwork {
        let prefix = NetworkPrefix::V4(Ipv4Addr::new(192, 0, 2, number));
        ClientNetwork { prefix, shared_by_all: false }
    }

    fn rate() -> (FairRate, Instant) {
        let now = Instant::now();
        let all = Rate { per_second: 20.0, burst: 1000.0 };
        (FairRate::new(all, Rate { per_second: 5.0, burst: 500.0 }, now), now)
    }

    #[test]
    fn one_network_cannot_use_up_the_rate() {
        let (mut rate, now) = rate();
        let taken = (0..5000).filter(|_| rate.take(network(1), now).is_ok()).count();
        assert_eq!(taken, 500);
        assert!((0..29).all(|_| rate.take(network(2), now).is_ok()));
    }

    #[test]
    fn network_that_everyone_may_share_is_bounded_by_what_is_left() {
        let (mut rate, now) = rate();
        let everyone = ClientNetwork { shared_by_all: true, ..network(1) };
        let taken = (0..5000).filter(|_| rate.take(everyone, now).is_ok()).count();
        assert!((799..=801).contains(&taken), "{taken}: more than one network may use, and a fifth is left");
        assert!((0..29).all(|_| rate.take(network(2), now).is_ok()));
        // It continues at the rate for all.
        let later = now + Duration::from_secs(10);
        let taken = (0..5000).filter(|_| rate.take(everyone, later).is_ok()).count();
        assert!((150..=250).contains(&taken), "{taken}");
    }

    #[test]
    fn newcomers_are_admitted_while_many_networks_use_all_they_can() {
        let (mut rate, mut now) = rate();
        for second in 0..60 {
            now += Duration::from_secs(1);
            for busy in 0..30 {
                for _ in 0..50 {
                    let _ = rate.take(network(busy), now);
                }
            }
            assert!(rate.take(network(100 + second), now).is_ok(), "second {second}");
        }
    }

    #[test]
    fn refusal_says_when_to_retry() {
        let (mut rate, now) = rate();
        while rate.take(network(1), now).is_ok() {}
        let wait = rate.take(network(1), now).unwrap_err().retry_after_ms.unwrap();
        assert!((1..=1000).contains(&wait), "{wait}");
        assert!(rate.take(network(1), now + Duration::from_millis(wait)).is_ok());
        rate.give_back(network(1));
        assert!(rate.take(network(1), now + Duration::from_millis(wait)).is_ok());
    }
}
