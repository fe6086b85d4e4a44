//! The network that each guest was last seen in.

use std::collections::HashMap;
use std::sync::Mutex;

use rodeo_protocol::GuestId;

use super::NetworkPrefix;
use crate::NOT_POISONED;

/// The networks of the guests who were active last. In memory only: addresses are not stored.
#[derive(Debug, Default)]
pub(crate) struct GuestNetworks {
    inner: Mutex<Generations>,
}

/// Two generations: when the recent one is full it replaces the older one, whose guests are forgotten.
#[derive(Debug, Default)]
struct Generations {
    recent: HashMap<GuestId, NetworkPrefix>,
    older: HashMap<GuestId, NetworkPrefix>,
}

/// Number of guests in a generation.
const GENERATION: usize = 20_000;

impl GuestNetworks {
    pub fn note(&self, guest: GuestId, network: NetworkPrefix) {
        let mut inner = self.inner.lock().expect(NOT_POISONED);
        if inner.recent.len() >= GENERATION && !inner.recent.contains_key(&guest) {
            inner.older = std::mem::take(&mut inner.recent);
        }
        inner.recent.insert(guest, network);
    }

    pub fn of(&self, guest: GuestId) -> NetworkPrefix {
        let inner = self.inner.lock().expect(NOT_POISONED);
        let known = inner.recent.get(&guest).or_else(|| inner.older.get(&guest));
        known.copied().unwrap_or(NetworkPrefix::Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: u32) -> GuestId {
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        GuestId::from_random(bytes)
    }

    #[test]
    fn active_guests_are_remembered_and_memory_is_bounded() {
        let networks = GuestNetworks::default();
        assert_eq!(networks.of(guest(0)), NetworkPrefix::Unknown);
        for number in 0..3 * GENERATION as u32 {
            networks.note(guest(number), NetworkPrefix::Unix);
            networks.note(guest(0), NetworkPrefix::Unix);
        }
        assert_eq!(networks.of(guest(0)), NetworkPrefix::Unix);
        assert_eq!(networks.of(guest(1)), NetworkPrefix::Unknown);
        let inner = networks.inner.lock().unwrap();
        assert!(inner.recent.len() + inner.older.len() <= 2 * GENERATION);
    }
}
