//! When guests were last here, written down now and then.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use rodeo_protocol::GuestId;
use rodeo_store::Millis;

/// Who has been written down lately.
#[derive(Debug)]
pub(crate) struct SeenLately {
    /// For so long a guest is not written down again.
    often: Millis,
    known: Mutex<HashMap<GuestId, Millis>>,
}

/// With more guests than this in memory, all are forgotten: some are written down once more.
const MANY: usize = 50_000;

impl SeenLately {
    pub fn new(often: Millis) -> SeenLately {
        SeenLately { often, known: Mutex::default() }
    }

    /// The guest is here. Is it time to write that down? Whoever asks does so.
    pub fn is_news(&self, guest: GuestId, now: Millis) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.get(&guest).is_some_and(|seen| now < seen.saturating_add(self.often)) {
            return false;
        }
        if known.len() >= MANY {
            known.clear();
        }
        known.insert(guest, now);
        true
    }

    /// The guest was seen then: the store says so.
    pub fn was(&self, guest: GuestId, seen: Millis) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() < MANY {
            let known = known.entry(guest).or_insert(seen);
            *known = seen.max(*known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_written_down_once_in_a_while() {
        let (seen, [one, other]) = (SeenLately::new(100), [1, 2].map(|n| GuestId::from_random([n; 16])));
        seen.was(one, 50);
        assert!(!seen.is_news(one, 149));
        assert!(seen.is_news(one, 150));
        assert!(!seen.is_news(one, 249));
        assert!(seen.is_news(other, 0));
        assert!(seen.is_news(one, 250));
    }
}
