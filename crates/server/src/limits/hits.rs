//! Counts of what the limits refused.

use std::sync::atomic::{AtomicU64, Ordering};

/// Limits as the metrics name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LimitKind {
    NewGuests,
    Guesses,
    Requests,
    Connections,
    Sockets,
    Tables,
    TablesPerGuest,
    Spectators,
    Messages,
    Chat,
    Frames,
}

impl LimitKind {
    pub const ALL: [LimitKind; 11] = [
        LimitKind::NewGuests,
        LimitKind::Guesses,
        LimitKind::Requests,
        LimitKind::Connections,
        LimitKind::Sockets,
        LimitKind::Tables,
        LimitKind::TablesPerGuest,
        LimitKind::Spectators,
        LimitKind::Messages,
        LimitKind::Chat,
        LimitKind::Frames,
    ];

    /// Value of the label `limit`.
    pub fn name(self) -> &'static str {
        match self {
            LimitKind::NewGuests => "new_guests",
            LimitKind::Guesses => "guesses",
            LimitKind::Requests => "requests",
            LimitKind::Connections => "connections",
            LimitKind::Sockets => "sockets",
            LimitKind::Tables => "tables",
            LimitKind::TablesPerGuest => "tables_per_guest",
            LimitKind::Spectators => "spectators",
            LimitKind::Messages => "messages",
            LimitKind::Chat => "chat",
            LimitKind::Frames => "frames",
        }
    }
}

/// Number of refusals of each limit since the start.
#[derive(Debug, Default)]
pub(crate) struct LimitHits([AtomicU64; LimitKind::ALL.len()]);

impl LimitHits {
    pub fn count(&self, kind: LimitKind) {
        self.0[kind as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a refusal, if the result is one.
    pub fn check<T, E>(&self, kind: LimitKind, result: Result<T, E>) -> Result<T, E> {
        result.inspect_err(|_| self.count(kind))
    }

    pub fn get(&self, kind: LimitKind) -> u64 {
        self.0[kind as usize].load(Ordering::Relaxed)
    }
}
