//! A small cache of rendered responses that never change.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

use axum::body::Bytes;

use crate::NOT_POISONED;

/// Size of all cached bodies together, in bytes.
const MAX_BYTES: usize = 16 << 20;
/// Largest body that is cached, in bytes.
const MAX_BODY: usize = 2 << 20;

/// Rendered bodies by ETag. The oldest ones are dropped first.
#[derive(Debug, Default)]
pub(crate) struct RenderCache(Mutex<Entries>);

#[derive(Debug, Default)]
struct Entries {
    bodies: HashMap<String, Bytes>,
    order: VecDeque<String>,
    bytes: usize,
}

impl RenderCache {
    pub fn get(&self, etag: &str) -> Option<Bytes> {
        self.0.lock().expect(NOT_POISONED).bodies.get(etag).cloned()
    }

    pub fn put(&self, etag: String, body: Bytes) {
        if body.len() > MAX_BODY {
            return;
        }
        let mut entries = self.0.lock().expect(NOT_POISONED);
        let entries = &mut *entries;
        entries.bytes += body.len();
        match entries.bodies.insert(etag.clone(), body) {
            Some(replaced) => entries.bytes -= replaced.len(),
            None => entries.order.push_back(etag),
        }
        while entries.bytes > MAX_BYTES
            && let Some(oldest) = entries.order.pop_front()
        {
            let dropped = entries.bodies.remove(&oldest);
            entries.bytes -= dropped.map_or(0, |body| body.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cache_is_bounded() {
        let cache = RenderCache::default();
        cache.put("large".into(), vec![0; MAX_BODY + 1].into());
        assert_eq!(cache.get("large"), None);
        for number in 0..20 {
            cache.put(number.to_string(), vec![0; MAX_BODY].into());
            cache.put(number.to_string(), vec![1; MAX_BODY].into());
        }
        let cached: Vec<bool> = (0..20).map(|number| cache.get(&number.to_string()).is_some()).collect();
        assert_eq!(cached.iter().filter(|cached| **cached).count(), MAX_BYTES / MAX_BODY);
        assert!(cached[19] && !cached[0]);
        assert_eq!(cache.0.lock().unwrap().bytes, MAX_BYTES);
    }
}
