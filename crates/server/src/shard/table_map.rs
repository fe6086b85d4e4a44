//! A map by table id. Several lookups are made for each message.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use rodeo_protocol::TableId;

/// A map by table id.
pub(super) type TableMap<T> = HashMap<TableId, T, BuildHasherDefault<IdHasher>>;

/// Uses the id itself: ids are random numbers of the server, so clients cannot choose ids that collide.
#[derive(Default)]
pub(super) struct IdHasher(u64);

impl Hasher for IdHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u128(&mut self, id: u128) {
        self.0 = (id >> 64) as u64 ^ id as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_found_by_their_ids() {
        let ids =
            |byte: u8| TableId::from_random(std::array::from_fn(|place| byte.wrapping_mul(place as u8 | 1)));
        let map: TableMap<u8> = (0..=255).map(|byte| (ids(byte), byte)).collect();
        assert_eq!(map.len(), 256);
        assert!((0..=255).all(|byte| map.get(&ids(byte)) == Some(&byte)));
    }
}
