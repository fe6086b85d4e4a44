//! Who is connected. This state is not durable: after a restart nobody is connected.

use std::collections::BTreeMap;

use rodeo_protocol::GuestId;

use crate::Millis;

/// Guests who are connected, and guests who have a seat but no connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    guests: BTreeMap<GuestId, GuestPresence>,
}

#[derive(Clone, Debug, Default)]
struct GuestPresence {
    connections: u32,
    /// Time at which the last connection was lost.
    disconnected_at: Millis,
    /// Consecutive timeouts without a message in between.
    timeouts: u8,
    /// Whether the guest is connected but has timed out so often that a stand-in answers at once.
    inactive: bool,
    /// The name of the latest connection, until the table has applied it.
    pending_name: Option<String>,
}

impl Presence {
    /// Counts a new connection. Returns whether others must be notified: it is the first one, or the guest was inactive.
    pub fn connected(&mut self, guest: GuestId, name: &str) -> bool {
        let presence = self.guests.entry(guest).or_default();
        presence.connections += 1;
        presence.timeouts = 0;
        presence.pending_name = Some(name.into());
        std::mem::take(&mut presence.inactive) || presence.connections == 1
    }

    /// Takes the name of the latest connection, if it has not been taken before.
    pub fn take_name(&mut self, guest: GuestId) -> Option<String> {
        self.guests.get_mut(&guest)?.pending_name.take()
    }

    /// Counts a lost connection. Returns whether it was the last one.
    pub fn disconnected(&mut self, guest: GuestId, now: Millis) -> bool {
        let Some(presence) = self.guests.get_mut(&guest).filter(|presence| presence.connections > 0) else {
            return false;
        };
        presence.connections -= 1;
        presence.disconnected_at = now;
        presence.connections == 0
    }

    /// Notes that the guest sent a message. Returns whether the guest was inactive before.
    pub fn active(&mut self, guest: GuestId) -> bool {
        let Some(presence) = self.guests.get_mut(&guest) else { return false };
        presence.timeouts = 0;
        std::mem::take(&mut presence.inactive)
    }

    /// Counts a timeout. After `allowed` consecutive timeouts the guest is inactive.
    pub fn timed_out(&mut self, guest: GuestId, allowed: u8) {
        let presence = self.guests.entry(guest).or_default();
        presence.timeouts = presence.timeouts.saturating_add(1);
        presence.inactive |= presence.timeouts >= allowed;
    }

    /// Drops guests without a connection, except those that `keep` selects.
    pub fn forget_absent(&mut self, keep: impl Fn(GuestId) -> bool) {
        self.guests.retain(|&guest, presence| presence.connections > 0 || keep(guest));
    }

    /// Starts the grace period of a guest who has no connection.
    pub fn expect(&mut self, guest: GuestId, now: Millis) {
        let presence = self.guests.entry(guest).or_default();
        if presence.connections == 0 {
            *presence = GuestPresence { disconnected_at: now, ..GuestPresence::default() };
        }
    }

    pub fn is_connected(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|presence| presence.connections > 0)
    }

    pub fn is_inactive(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|presence| presence.inactive)
    }

    /// Time at which the guest lost the last connection; `None` if connected, 0 if the guest never had one.
    pub fn disconnected_since(&self, guest: GuestId) -> Option<Millis> {
        match self.guests.get(&guest) {
            Some(presence) if presence.connections > 0 => None,
            Some(presence) => Some(presence.disconnected_at),
            None => Some(0),
        }
    }
}
