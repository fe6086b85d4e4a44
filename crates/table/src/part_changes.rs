//! Which parts of a table outside the game have changed, for clients that are sent only these.

use rodeo_protocol::GuestId;
use rodeo_protocol::changes::TableChanges;
use rodeo_protocol::table::{TablePhase, TableSettings};
use rodeo_rules::record::Chance;
use rodeo_rules::seat::SeatSet;

use crate::fact::Fact;
use crate::occupant::Occupant;
use crate::state::DurableState;

/// Sequence number of the last fact that changed each part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PartChanges {
    pub settings: u64,
    pub seats: u64,
    pub host: u64,
    /// Phase, number of matches and result.
    pub phase: u64,
    /// Commitment and nonces.
    pub chance: u64,
    pub rematch: u64,
}

impl PartChanges {
    pub fn all(seq: u64) -> PartChanges {
        PartChanges { settings: seq, seats: seq, host: seq, phase: seq, chance: seq, rematch: seq }
    }
}

/// The parts before a fact, to be compared with those after it.
pub(crate) struct Parts {
    settings: TableSettings,
    seats: Vec<Occupant>,
    host: Option<GuestId>,
    phase: TablePhase,
    matches: u32,
    chance: Chance,
    rematch: SeatSet,
}

impl Parts {
    /// Returns the parts; `None` for a fact of the game, which changes them only by ending the match.
    pub fn before(fact: &Fact, state: &DurableState) -> Option<Parts> {
        match fact {
            Fact::Answered { .. }
            | Fact::Supported { .. }
            | Fact::PassedForTurn { .. }
            | Fact::Withdrawn { .. }
            | Fact::ChatSent { .. } => None,
            _ => Some(Parts {
                settings: state.settings,
                seats: state.seats.clone(),
                host: state.host,
                phase: state.phase(),
                matches: state.matches,
                chance: state.chance.clone(),
                rematch: state.rematch,
            }),
        }
    }

    /// Notes which parts the last fact has changed.
    pub fn note_changes(self, state: &mut DurableState) {
        let seq = state.seq;
        let (phase, parts) = (state.phase(), &mut state.parts);
        let note = |at: &mut u64, changed: bool| {
            if changed {
                *at = seq;
            }
        };
        note(&mut parts.settings, self.settings != state.settings);
        note(&mut parts.seats, self.seats != state.seats);
        note(&mut parts.host, self.host != state.host);
        note(&mut parts.phase, (self.phase, self.matches) != (phase, state.matches));
        note(&mut parts.chance, self.chance != state.chance);
        note(&mut parts.rematch, self.rematch != state.rematch);
    }
}

impl DurableState {
    /// Returns the parts of the table that have changed after the fact with this sequence number.
    pub fn changes_since(&self, after: u64) -> TableChanges {
        let parts = &self.parts;
        TableChanges {
            settings: (parts.settings > after).then_some(self.settings),
            seats: (parts.seats > after).then(|| self.seats.iter().map(Occupant::state).collect()),
            host: (parts.host > after).then_some(self.host),
            phase: (parts.phase > after).then(|| self.phase()),
            matches: (parts.phase > after).then_some(self.matches),
            commitment: (parts.chance > after).then(|| self.commitment()),
            nonces: (parts.chance > after).then(|| self.nonce_seats()),
            rematch: (parts.rematch > after).then_some(self.rematch),
            result: self.ended.clone().filter(|_| parts.phase > after),
        }
    }
}
