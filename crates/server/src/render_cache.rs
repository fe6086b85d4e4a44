//! A small cache of rendered responses that never change.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

use axum::body::Bytes;

use crate::NOT_POISONED;

/// Largest body that is cached, in bytes.
const MAX_BODY: usize = 2 << 20;

/// What a cached body shows. Each kind has a part of the cache, so that requests for one do not displace the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BodyKind {
    /// The record of a match, or a step of its replay.
    Match,
    /// A picture. Anyone may ask for many of them.
    Picture,
}

impl BodyKind {
    /// Size of all cached bodies of this kind together, in bytes.
    const fn max_bytes(self) -> usize {
        match self {
            BodyKind::Match => 12 << 20,
            BodyKind::Picture => 4 << 20,
        }
    }
}

/// Rendered bodies by ETag. The oldest ones of a kind are dropped first.
#[derive(Debug, Default)]
pub(crate) struct RenderCache {
    matches: Mutex<Entries>,
    pictures: Mutex<Entries>,
}

#[derive(Debug, Default)]
struct Entries {
    bodies: HashMap<String, Bytes>,
    order: VecDeque<String>,
    bytes: usize,
}

impl RenderCache {
    fn part(&self, kind: BodyKind) -> &Mutex<Entries> {
        match kind {
            BodyKind::Match => &self.matches,
            BodyKind::Picture => &self.pictures,
        }
    }

    pub fn get(&self, kind: BodyKind, etag: &str) -> Option<Bytes> {
        self.part(kind).lock().expect(NOT_POISONED).bodies.get(etag).cloned()
    }

    /// Adds a body, and returns it for the response.
    pub fn put(&self, kind: BodyKind, etag: String, body: Vec<u8>) -> Bytes {
        // Without the spare capacity, so that the memory is what is counted.
        let body = Bytes::from(body.into_boxed_slice());
        if body.len() > MAX_BODY {
            return body;
        }
        let mut entries = self.part(kind).lock().expect(NOT_POISONED);
        let entries = &mut *entries;
        entries.bytes += body.len();
        match entries.bodies.insert(etag.clone(), body.clone()) {
            Some(replaced) => entries.bytes -= replaced.len(),
            None => entries.order.push_back(etag),
        }
        while entries.bytes > kind.max_bytes()
            && let Some(oldest) = entries.order.pop_front()
        {
            let dropped = entries.bodies.remove(&oldest);
            entries.bytes -= dropped.map_or(0, |body| body.len());
        }
        body
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [BodyKind; 2] = [BodyKind::Match, BodyKind::Picture];

    #[test]
    fn cache_is_bounded() {
        for kind in KINDS {
            let cache = RenderCache::default();
            cache.put(kind, "large".into(), vec![0; MAX_BODY + 1]);
            assert_eq!(cache.get(kind, "large"), None);
            for number in 0..20 {
                cache.put(kind, number.to_string(), vec![0; MAX_BODY]);
                cache.put(kind, number.to_string(), vec![1; MAX_BODY]);
            }
            let cached = (0..20).map(|number| cache.get(kind, &number.to_string()).is_some());
            let cached: Vec<bool> = cached.collect();
            assert_eq!(cached.iter().filter(|cached| **cached).count(), kind.max_bytes() / MAX_BODY);
            assert!(cached[19] && !cached[0]);
            assert_eq!(cache.part(kind).lock().unwrap().bytes, kind.max_bytes());
        }
    }

    #[test]
    fn pictures_do_not_displace_matches() {
        let cache = RenderCache::default();
        cache.put(BodyKind::Match, "record".into(), vec![0; 100]);
        for number in 0..20 {
            cache.put(BodyKind::Picture, number.to_string(), vec![0; MAX_BODY]);
        }
        assert!(cache.get(BodyKind::Match, "record").is_some());
        assert!(cache.get(BodyKind::Picture, "record").is_none());
    }

    #[test]
    fn cached_bodies_have_no_spare_capacity() {
        let cache = RenderCache::default();
        for kind in KINDS {
            let mut body = Vec::with_capacity(256 << 10);
            body.extend_from_slice(b"short");
            drop(cache.put(kind, "short".into(), body));
            let cached = cache.part(kind).lock().unwrap().bodies.remove("short").unwrap();
            // The only owner takes the memory itself.
            assert!(cached.try_into_mut().unwrap().capacity() < 64);
        }
    }
}
