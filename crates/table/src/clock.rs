//! How long is left, and for whom a bot plays.

use rodeo_protocol::table::TablePhase;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use crate::Millis;
use crate::room::Occupant;
use crate::table::{Policy, Table};

/// The time of the present question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    /// The match and the question that is asked, as numbers: each counts once.
    asked: Option<(u32, u32)>,
    /// Since when.
    since: Millis,
    /// For how long it had been asked when the clock was stopped: by a break, or because everybody had gone.
    spent: Option<u64>,
    /// When time is up for seats on which time was called.
    hurried: [Option<Millis>; MAX_SEATS],
    /// Whose proposals each seat's bot has judged.
    judged: [SeatSet; MAX_SEATS],
    /// How many proposals each seat has made.
    proposals: [u32; MAX_SEATS],
    /// For whom a bot has proposed something: once is enough.
    bots_proposed: SeatSet,
}

impl Clock {
    pub fn judged(&self, seat: Seat) -> SeatSet {
        self.judged.get(seat.index()).copied().unwrap_or_default()
    }

    pub fn has_judged(&mut self, seat: Seat, proposer: Seat) {
        if let Some(judged) = self.judged.get_mut(seat.index()) {
            judged.insert(proposer);
        }
    }

    /// There is a new proposal of this seat, so it is to be judged anew.
    pub fn proposed(&mut self, proposer: Seat) {
        for judged in &mut self.judged {
            judged.remove(proposer);
        }
        if let Some(count) = self.proposals.get_mut(proposer.index()) {
            *count += 1;
        }
    }

    /// How many proposals the seat has made.
    pub fn proposals(&self, seat: Seat) -> u32 {
        self.proposals.get(seat.index()).copied().unwrap_or_default()
    }

    /// A bot proposes something for this seat. Says whether it may.
    pub fn bot_proposes(&mut self, seat: Seat) -> bool {
        self.bots_proposed.insert(seat)
    }

    /// Does it stand still?
    pub fn is_still(&self) -> bool {
        self.spent.is_some()
    }

    pub fn hurry(&mut self, seat: Seat, until: Millis) {
        if let Some(hurried) = self.hurried.get_mut(seat.index()) {
            *hurried = Some(until);
        }
    }

    pub fn is_hurried(&self, seat: Seat) -> Option<Millis> {
        self.hurried.get(seat.index()).copied().flatten()
    }

    pub fn since(&self) -> Millis {
        self.since
    }
}

impl Table {
    /// Notes when a new question is asked, and keeps the clock still in a break and while nobody is there.
    pub(crate) fn ask_again(&mut self, now: Millis) {
        let matches = self.room.matches;
        let asked =
            self.room.play.as_ref().and_then(|play| play.question()).map(|question| (matches, question));
        if asked != self.clock.asked {
            self.clock = Clock { asked, since: now, ..Clock::default() };
            self.changes = [0; MAX_SEATS];
        }
        match (self.room.paused || !self.is_attended(), self.clock.spent) {
            (true, None) => self.clock.spent = Some(now.saturating_sub(self.clock.since)),
            (false, Some(spent)) => {
                (self.clock.since, self.clock.spent) = (now.saturating_sub(spent), None);
                self.clock.hurried = [None; MAX_SEATS];
            }
            (true, Some(_)) | (false, None) => {}
        }
    }

    /// When time is up for a seat; `None` where there is no hurry.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let clock = self.room.settings.clock.map(|seconds| self.clock.since + u64::from(seconds) * 1000);
        match (clock, self.clock.is_hurried(seat)) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    /// Is somebody there to play with?
    fn is_attended(&self) -> bool {
        self.room.seats.iter().filter_map(Occupant::guest).any(|guest| self.presence.is_connected(guest))
    }

    /// Does a bot play for the person on this seat, until they are back?
    pub(crate) fn is_stood_in(&self, seat: Seat, now: Millis, policy: &Policy) -> bool {
        let guest = self.room.seats.get(seat.index()).and_then(Occupant::guest);
        guest.is_some_and(|guest| self.presence.is_asleep(guest)) || self.is_gone(seat, now, policy)
    }

    /// Has the person on this seat been without a connection for longer than the grace period?
    pub(crate) fn is_gone(&self, seat: Seat, now: Millis, policy: &Policy) -> bool {
        let guest = self.room.seats.get(seat.index()).and_then(Occupant::guest);
        let since = guest.and_then(|guest| self.presence.gone_since(guest));
        since.is_some_and(|since| since + policy.grace_ms <= now)
    }

    /// The seats for which a bot chooses now: those of the house, those whose owner is away, and those whose time is
    /// up. As long as nobody is there, nothing goes on.
    pub(crate) fn bot_seats(&self, now: Millis, policy: &Policy) -> SeatSet {
        if self.room.phase() != TablePhase::Playing || !self.is_attended() {
            return SeatSet::EMPTY;
        }
        let seats = Seat::all(self.room.seats.len() as u8);
        seats
            .filter(|&seat| {
                self.room.seats.get(seat.index()).and_then(Occupant::guest).is_none()
                    || self.is_stood_in(seat, now, policy)
                    || self.deadline(seat).is_some_and(|deadline| deadline <= now)
            })
            .collect()
    }

    /// When the table wants a [`Tick`](crate::Input::Tick), if nothing else happens before.
    /// A time that has passed since the last input is one too.
    pub fn wake_at(&self, now: Millis, policy: &Policy) -> Option<Millis> {
        if !self.is_attended() {
            return None;
        }
        let deadlines = self.waited_for().iter().filter_map(|seat| self.deadline(seat));
        let deadlines = deadlines.filter(|_| self.room.phase() == TablePhase::Playing);
        // A bot takes over, a rematch begins without somebody, or there is a new host.
        let absences = self.room.seats.iter().filter_map(|sitter| self.presence.gone_since(sitter.guest()?));
        let times = deadlines.chain(absences.map(|since| since + policy.grace_ms));
        times.filter(|&time| time > self.handled_at.min(now)).min()
    }
}
