//! What matches tell about how guests play, for the bots of later matches.
//!
//! The caller keeps a [`StyleSummary`] for each guest and hands it to the tables at which the guest is
//! ([`Table::recall_styles`]). The start of a match records the summaries of its guests, so the bots of a restored table know the
//! same. No message to a client contains them.

use rodeo_bots::{StyleEvidence, StyleSummary, any};
use rodeo_protocol::GuestId;
use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::{MAX_SEATS, Seat};

use crate::live_match::FinishedMatch;
use crate::occupant::Occupant;
use crate::table::{BotRequest, Table};

/// Number of summaries that a table remembers: more than guests who can be at it with the default limits.
const MAX_RECALLED: usize = 128;

/// The summaries of the guests at a table, the latest last.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecalledStyles {
    summaries: Vec<(GuestId, GameKind, StyleSummary)>,
}

impl RecalledStyles {
    /// Replaces what is known about a guest.
    pub fn set(&mut self, guest: GuestId, styles: Vec<(GameKind, StyleSummary)>) {
        self.summaries.retain(|(other, _, _)| *other != guest);
        self.summaries.extend(styles.into_iter().map(|(game, summary)| (guest, game, summary)));
        let surplus = self.summaries.len().saturating_sub(MAX_RECALLED);
        self.summaries.drain(..surplus);
    }

    /// Drops the summaries of guests that `keep` does not select.
    pub fn retain(&mut self, keep: impl Fn(GuestId) -> bool) {
        self.summaries.retain(|(guest, _, _)| keep(*guest));
    }

    fn of(&self, guest: GuestId, game: GameKind) -> Option<StyleSummary> {
        let found = self.summaries.iter().find(|(other, of, _)| (*other, *of) == (guest, game));
        found.map(|(_, _, summary)| *summary)
    }
}

impl Table {
    /// Tells the table how a guest has played in earlier matches, by game: for the bots of the next match. Replaces what it knows
    /// about the guest. No input: nobody is shown anything because of it.
    pub fn recall_styles(&mut self, guest: GuestId, styles: Vec<(GameKind, StyleSummary)>) {
        self.recalled.set(guest, styles);
    }

    /// The summaries of the guests who are about to play. None for a numbered deal: there the bots choose the same whenever
    /// the guests do, whoever they are.
    pub(crate) fn styles_of_players(&self) -> Vec<(Seat, StyleSummary)> {
        let settings = &self.durable.settings;
        if settings.deal.is_some() {
            return Vec::new();
        }
        let game = settings.rules.kind();
        let summary = |seat| Some((seat, self.recalled.of(self.durable.guest_on(seat)?, game)?));
        self.durable.guest_seats().iter().filter_map(summary).collect()
    }

    /// What the bots know about the guests of the match, by seat; empty if nothing. A seat whose guest has left counts as
    /// unknown.
    pub(crate) fn earlier_styles(&self) -> Vec<Option<StyleSummary>> {
        let styles = self.durable.live.as_ref().map_or(&[][..], |live| &live.styles);
        if styles.is_empty() {
            return Vec::new();
        }
        let mut earlier = vec![None; self.durable.seats.len()];
        for (seat, summary) in styles {
            if self.durable.guest_on(*seat).is_some() {
                earlier[seat.index()] = Some(*summary);
            }
        }
        earlier
    }
}

impl BotRequest {
    /// What the bot knows about the players.
    pub fn known_players(&self) -> any::KnownPlayers<'_> {
        any::KnownPlayers { declared: &self.declared, earlier: &self.earlier }
    }
}

impl FinishedMatch {
    /// What the match tells about the styles of its guests, by what everybody at the table saw. May take some milliseconds.
    ///
    /// Guests for whom a bot made a choice are left out. With hints they play as they will with hints, so that counts.
    pub fn style_evidence(&self) -> Vec<(GuestId, StyleEvidence)> {
        if self.own_choices.is_empty() {
            return Vec::new();
        }
        let Some(evidence) = any::style_evidence(&self.record) else { return Vec::new() };
        let of_guest = |seat: Seat| match self.seats.get(seat.index())? {
            SeatState::Guest { id, .. } => Some((*id, evidence[seat.index()])),
            _ => None,
        };
        let with_choices = |(_, evidence): &(GuestId, StyleEvidence)| evidence.choices() > 0;
        self.own_choices.iter().filter_map(of_guest).filter(with_choices).collect()
    }
}

/// Checks that the seats exist, so that a damaged fact cannot make a table panic.
pub(crate) fn have_seats(styles: &[(Seat, StyleSummary)], seats: &[Occupant]) -> bool {
    styles.len() <= MAX_SEATS && styles.iter().all(|(seat, _)| seat.index() < seats.len())
}
