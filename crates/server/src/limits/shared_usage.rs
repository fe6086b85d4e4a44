//! What clients use of the rates that hold across the nodes of a cluster.

use std::net::{IpAddr, Ipv6Addr};

use rodeo_protocol::GuestId;

use super::{NetworkPrefix, PeerAddress};

/// A client and the rate that it uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there are no other nodes to tell"))]
pub(crate) enum UsageKey {
    GuestRequests(GuestId),
    NetworkRequests(NetworkPrefix),
    NewGuests(NetworkPrefix),
    Guesses(NetworkPrefix),
    GuestCodes(GuestId),
    NetworkCodes(NetworkPrefix),
}

#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there are no other nodes to tell"))]
impl NetworkPrefix {
    /// An address of the network; `None` if it has no address.
    pub fn address(self) -> Option<PeerAddress> {
        Some(match self {
            NetworkPrefix::V4(ip) => PeerAddress::Ip(IpAddr::V4(ip)),
            // The network of the loopback address.
            NetworkPrefix::V6([0, 0, 0, 0]) => PeerAddress::Ip(IpAddr::V6(Ipv6Addr::LOCALHOST)),
            NetworkPrefix::V6([a, b, c, d]) => {
                PeerAddress::Ip(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
            NetworkPrefix::Unix => PeerAddress::Unix,
            NetworkPrefix::Unknown => return None,
        })
    }
}

#[cfg(feature = "cluster")]
mod between_nodes {
    use rodeo_cluster::routing::{Limit, Usage};

    use super::*;

    impl UsageKey {
        /// Writes the usage for other nodes; `None` if they could not use it.
        pub fn to_usage(self, uses: i32) -> Option<Usage> {
            let (limit, key) = match self {
                UsageKey::GuestRequests(guest) => (Limit::GuestRequests, guest.to_string()),
                UsageKey::GuestCodes(guest) => (Limit::GuestCodes, guest.to_string()),
                UsageKey::NetworkRequests(network) => (Limit::NetworkRequests, write(network)?),
                UsageKey::NewGuests(network) => (Limit::NewGuests, write(network)?),
                UsageKey::Guesses(network) => (Limit::Guesses, write(network)?),
                UsageKey::NetworkCodes(network) => (Limit::NetworkCodes, write(network)?),
            };
            Some(Usage { limit, key, uses })
        }

        /// Reads what another node has written; `None` if it is no key of the limit.
        pub fn of_usage(usage: &Usage) -> Option<UsageKey> {
            let key = usage.key.as_str();
            Some(match usage.limit {
                Limit::GuestRequests => UsageKey::GuestRequests(key.parse().ok()?),
                Limit::GuestCodes => UsageKey::GuestCodes(key.parse().ok()?),
                Limit::NetworkRequests => UsageKey::NetworkRequests(read(key)?),
                Limit::NewGuests => UsageKey::NewGuests(read(key)?),
                Limit::Guesses => UsageKey::Guesses(read(key)?),
                Limit::NetworkCodes => UsageKey::NetworkCodes(read(key)?),
            })
        }
    }

    fn write(network: NetworkPrefix) -> Option<String> {
        Some(match network.address()? {
            PeerAddress::Ip(ip) => ip.to_string(),
            PeerAddress::Unix => "unix".to_owned(),
        })
    }

    fn read(text: &str) -> Option<NetworkPrefix> {
        let address = if text == "unix" { PeerAddress::Unix } else { PeerAddress::Ip(text.parse().ok()?) };
        Some(NetworkPrefix::of(address))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn keys_survive_the_journey() {
            let networks = ["192.0.2.7", "2001:db8:1:2::", "::1", "unix"];
            for network in networks {
                let key = UsageKey::Guesses(read(network).unwrap());
                let usage = key.to_usage(3).unwrap();
                assert_eq!((usage.key.as_str(), UsageKey::of_usage(&usage)), (network, Some(key)));
            }
            let key = UsageKey::GuestRequests(GuestId::from_random([7; 16]));
            assert_eq!(UsageKey::of_usage(&key.to_usage(1).unwrap()), Some(key));
            let wrong = Usage { limit: Limit::Guesses, key: "somewhere".into(), uses: 1 };
            assert_eq!(UsageKey::of_usage(&wrong), None);
            assert_eq!(UsageKey::NewGuests(NetworkPrefix::Unknown).to_usage(1), None);
        }
    }
}
