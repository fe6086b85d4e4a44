//! What matches tell about how guests play, for the bots of later matches.
//!
//! The caller keeps a [`StyleSummary`] for each guest and hands it to the tables that ask for it ([`Table::ask_for_styles`]). The
//! start of a match records the summaries of its guests, so the bots of a restored table know the same. No message to a client
//! contains them.

use rodeo_bots::{StyleEvidence, StyleSummary, any};
use rodeo_protocol::GuestId;
use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::{MAX_SEATS, Seat};

use crate::live_match::FinishedMatch;
use crate::occupant::Occupant;
use crate::table::{BotRequest, Table};

/// The summaries of the guests who have a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecalledStyles {
    summaries: Vec<(GuestId, GameKind, StyleSummary)>,
    /// Guests about whom the caller was asked, or has told something.
    asked: Vec<GuestId>,
}

impl RecalledStyles {
    /// Replaces what is known about a guest.
    fn set(&mut self, guest: GuestId, styles: Vec<(GameKind, StyleSummary)>) {
        self.retain(|other| other != guest);
        self.asked.push(guest);
        self.summaries.extend(styles.into_iter().map(|(game, summary)| (guest, game, summary)));
    }

    /// Forgets the guests that `keep` does not select.
    fn retain(&mut self, keep: impl Fn(GuestId) -> bool) {
        self.summaries.retain(|(guest, _, _)| keep(*guest));
        self.asked.retain(|guest| keep(*guest));
    }

    fn of(&self, guest: GuestId, game: GameKind) -> Option<StyleSummary> {
        let found = self.summaries.iter().find(|(other, of, _)| (*other, *of) == (guest, game));
        found.map(|(_, _, summary)| *summary)
    }
}

impl Table {
    /// Asks about the guests whose play styles the bots of the next match should know: once for each guest who takes a seat, if
    /// the table has bots, or free seats for them, and the game has a model of styles. `ask` returns whether the answer will come,
    /// by [`recall_styles`](Table::recall_styles); otherwise it is called again the next time.
    pub fn ask_for_styles(&mut self, mut ask: impl FnMut(GuestId) -> bool) {
        let (state, recalled) = (&self.durable, &mut self.recalled);
        recalled.retain(|guest| state.seat_of(guest).is_some());
        let new = self.durable.seats.iter().filter_map(Occupant::guest);
        let new: Vec<GuestId> = new.filter(|guest| !recalled.asked.contains(guest)).collect();
        let has_bots = self.durable.seats.iter().any(|seat| seat.guest().is_none());
        let settings = &self.durable.settings;
        if !new.is_empty() && has_bots && settings.deal.is_none() && any::has_style_model(&settings.rules) {
            recalled.asked.extend(new.into_iter().filter(|&guest| ask(guest)));
        }
    }

    /// Tells the table how a guest on a seat has played in earlier matches, by game: for the bots of the next match. Replaces what
    /// it knows about the guest. No input: nobody is shown anything because of it.
    pub fn recall_styles(&mut self, guest: GuestId, styles: Vec<(GameKind, StyleSummary)>) {
        let state = &self.durable;
        self.recalled.retain(|guest| state.seat_of(guest).is_some());
        if state.seat_of(guest).is_some() {
            self.recalled.set(guest, styles);
        }
    }

    /// Forgets how guests have played, also in the match that is being played: the host of the server does not want it to be used.
    pub fn forget_styles(&mut self) {
        self.recalled = RecalledStyles::default();
        if let Some(live) = &mut self.durable.live {
            live.styles.clear();
        }
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
