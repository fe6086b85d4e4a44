//! Who is there. None of this outlives a crash: after one, nobody is there until they come back.

use std::collections::BTreeMap;

use rodeo_protocol::GuestId;

use crate::Millis;

/// The guests that are connected, or sit at the table and are not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    guests: BTreeMap<GuestId, Here>,
}

/// What is known of a guest.
#[derive(Clone, Debug, Default)]
struct Here {
    connections: u32,
    /// Since when there is no connection.
    gone_at: Millis,
    /// Questions in a row for which time ran out.
    strikes: u8,
    /// Has shown no sign of life for so long that a bot goes on.
    asleep: bool,
    /// The name they last came with, until the table has taken it.
    name: Option<String>,
}

impl Presence {
    /// A connection of the guest was made. Says whether that is news.
    pub fn came(&mut self, guest: GuestId) -> bool {
        let here = self.guests.entry(guest).or_default();
        here.connections += 1;
        here.strikes = 0;
        std::mem::take(&mut here.asleep) || here.connections == 1
    }

    /// The guest has come with this name.
    pub fn calls_itself(&mut self, guest: GuestId, name: &str) {
        self.guests.entry(guest).or_default().name = Some(name.into());
    }

    /// The name the guest last came with, once.
    pub fn take_name(&mut self, guest: GuestId) -> Option<String> {
        self.guests.get_mut(&guest)?.name.take()
    }

    /// A connection of the guest is gone. Says whether that was the last.
    pub fn went(&mut self, guest: GuestId, now: Millis) -> bool {
        let Some(here) = self.guests.get_mut(&guest).filter(|here| here.connections > 0) else {
            return false;
        };
        here.connections -= 1;
        here.gone_at = now;
        here.connections == 0
    }

    /// The guest gave a sign of life. Says whether a bot had been playing for them.
    pub fn stirred(&mut self, guest: GuestId) -> bool {
        let Some(here) = self.guests.get_mut(&guest) else { return false };
        here.strikes = 0;
        std::mem::take(&mut here.asleep)
    }

    /// Time ran out for the guest; after so many times in a row they count as asleep.
    pub fn struck(&mut self, guest: GuestId, allowed: u8) {
        let here = self.guests.entry(guest).or_default();
        here.strikes = here.strikes.saturating_add(1);
        here.asleep |= here.strikes >= allowed;
    }

    /// Remembers only these of those who are not connected.
    pub fn forget_absent(&mut self, but: impl Fn(GuestId) -> bool) {
        self.guests.retain(|&guest, here| here.connections > 0 || but(guest));
    }

    /// From this moment on the guest is expected, whoever was there before.
    pub fn expect(&mut self, guest: GuestId, now: Millis) {
        let here = self.guests.entry(guest).or_default();
        if here.connections == 0 {
            *here = Here { gone_at: now, ..Here::default() };
        }
    }

    pub fn is_connected(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|here| here.connections > 0)
    }

    pub fn is_asleep(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|here| here.asleep)
    }

    /// Since when the guest has no connection; `None` where they have one.
    pub fn gone_since(&self, guest: GuestId) -> Option<Millis> {
        match self.guests.get(&guest) {
            Some(here) if here.connections > 0 => None,
            Some(here) => Some(here.gone_at),
            None => Some(0),
        }
    }
}
