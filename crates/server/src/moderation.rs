//! Mutes and bans in force, in memory: they are checked with every request and chat message.

use std::collections::HashMap;
use std::sync::RwLock;

use rodeo_protocol::admin::{Restriction, RestrictionKind};
use rodeo_protocol::{GuestId, Problem, ProblemCode};

use crate::NOT_POISONED;

/// All restrictions of the store. The store has them first, so that they outlive a restart.
#[derive(Debug, Default)]
pub(crate) struct Moderation {
    restrictions: RwLock<HashMap<(GuestId, RestrictionKind), Restriction>>,
}

impl Moderation {
    pub fn new(restrictions: Vec<Restriction>) -> Moderation {
        let by_guest = restrictions.into_iter().map(|one| ((one.guest, one.kind), one)).collect();
        Moderation { restrictions: RwLock::new(by_guest) }
    }

    /// Adds a restriction, or replaces the one of the same kind.
    pub fn restrict(&self, restriction: Restriction) {
        let key = (restriction.guest, restriction.kind);
        self.restrictions.write().expect(NOT_POISONED).insert(key, restriction);
    }

    /// Replaces all restrictions by those of the store. Returns the bans in force that are new.
    #[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only other nodes change the store"))]
    pub fn replace(&self, restrictions: Vec<Restriction>, now: u64) -> Vec<Restriction> {
        let mut known = self.restrictions.write().expect(NOT_POISONED);
        let is_new = |one: &&Restriction| {
            one.kind == RestrictionKind::Ban
                && one.is_active(now)
                && known.get(&(one.guest, one.kind)).is_none_or(|before| !before.is_active(now))
        };
        let new = restrictions.iter().filter(is_new).cloned().collect();
        *known = restrictions.into_iter().map(|one| ((one.guest, one.kind), one)).collect();
        new
    }

    pub fn lift(&self, guest: GuestId, kind: RestrictionKind) {
        self.restrictions.write().expect(NOT_POISONED).remove(&(guest, kind));
    }

    /// Checks that the guest is not banned.
    pub fn check_not_banned(&self, guest: GuestId, now: u64) -> Result<(), Problem> {
        self.check(guest, RestrictionKind::Ban, now)
    }

    /// Checks that the guest is not muted.
    pub fn check_not_muted(&self, guest: GuestId, now: u64) -> Result<(), Problem> {
        self.check(guest, RestrictionKind::Mute, now)
    }

    fn check(&self, guest: GuestId, kind: RestrictionKind, now: u64) -> Result<(), Problem> {
        let restrictions = self.restrictions.read().expect(NOT_POISONED);
        match restrictions.get(&(guest, kind)).filter(|restriction| restriction.is_active(now)) {
            Some(restriction) => Err(problem(restriction, now)),
            None => Ok(()),
        }
    }

    /// Returns the restrictions of a guest that are in force.
    pub fn of(&self, guest: GuestId, now: u64) -> Vec<Restriction> {
        let restrictions = self.restrictions.read().expect(NOT_POISONED);
        let found = RestrictionKind::ALL.iter().filter_map(|&kind| restrictions.get(&(guest, kind)));
        found.filter(|restriction| restriction.is_active(now)).cloned().collect()
    }

    /// Number of restrictions in force.
    pub fn count(&self, now: u64) -> usize {
        let restrictions = self.restrictions.read().expect(NOT_POISONED);
        restrictions.values().filter(|restriction| restriction.is_active(now)).count()
    }
}

/// What a restricted guest is told. A restriction that ends is a problem with a time to retry.
pub(crate) fn problem(restriction: &Restriction, now: u64) -> Problem {
    let (code, what) = match restriction.kind {
        RestrictionKind::Mute => (ProblemCode::Muted, "You cannot chat on this server"),
        RestrictionKind::Ban => (ProblemCode::Banned, "You are banned from this server"),
    };
    let message = match restriction.reason.as_str() {
        "" => format!("{what}."),
        reason => format!("{what}: {reason}"),
    };
    let reason = Some(restriction.reason.clone().into()).filter(|_| !restriction.reason.is_empty());
    let problem = Problem { reason, ..Problem::new(code, message) };
    match restriction.until_ms {
        Some(until) => problem.retry_after_ms(until.saturating_sub(now)),
        None => problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restriction_ends_at_its_time() {
        let guest = GuestId::from_random([1; 16]);
        let ban = Restriction {
            guest,
            kind: RestrictionKind::Ban,
            since_ms: 0,
            until_ms: Some(5000),
            reason: "spam".into(),
        };
        let moderation = Moderation::new(vec![ban]);
        let problem = moderation.check_not_banned(guest, 4000).unwrap_err();
        assert_eq!((problem.code, problem.retry_after_ms), (ProblemCode::Banned, Some(1000)));
        assert!(problem.message.contains("spam"), "{problem:?}");
        assert_eq!(moderation.check_not_muted(guest, 4000), Ok(()));
        assert_eq!((moderation.count(4000), moderation.of(guest, 4000).len()), (1, 1));
        assert_eq!(moderation.check_not_banned(guest, 5000), Ok(()));
        assert_eq!((moderation.count(5000), moderation.of(guest, 5000).len()), (0, 0));
    }

    #[test]
    fn new_bans_of_the_store_are_found_once() {
        let restriction = |number, kind, until_ms| Restriction {
            guest: GuestId::from_random([number; 16]),
            kind,
            since_ms: 0,
            until_ms,
            reason: String::new(),
        };
        let old = restriction(1, RestrictionKind::Ban, None);
        let stored = vec![
            old.clone(),
            restriction(2, RestrictionKind::Ban, None),
            restriction(3, RestrictionKind::Mute, None),
            restriction(4, RestrictionKind::Ban, Some(5)),
        ];
        let moderation = Moderation::new(vec![old, restriction(5, RestrictionKind::Ban, None)]);
        assert_eq!(moderation.replace(stored.clone(), 10), [stored[1].clone()]);
        assert_eq!(moderation.replace(stored.clone(), 10), []);
        assert!(moderation.check_not_muted(stored[2].guest, 10).is_err());
        let lifted = GuestId::from_random([5; 16]);
        assert_eq!(moderation.check_not_banned(lifted, 10), Ok(()), "another node has lifted it");
    }
}
