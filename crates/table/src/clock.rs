//! Deadlines, also across restarts, and the seats for which bots play.

use rodeo_protocol::table::TablePhase;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use crate::Millis;
use crate::fact::Fact;
use crate::table::{Context, Policy, Table};

/// Minimum time that is left of a time limit after a restart, because players have to reconnect first.
const RESTART_GRACE_MS: u64 = 5_000;

/// Time for which a client shows one event, such as a card that is placed.
const EVENT_MS: u64 = 1_000;
/// Maximum time that is given for showing what happened before a question.
const MAX_EVENTS_MS: u64 = 10_000;

/// Time before the clock of a question starts, so that players see the events before it and then have the whole time
/// limit: a second for each event, ten at most.
pub(crate) fn time_to_show(events: usize) -> u64 {
    (EVENT_MS * events as u64).min(MAX_EVENTS_MS)
}

/// Timing of the open question. Reset with every question. Facts record when it is stopped and started; the rest is not
/// durable.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    /// Number of the match and of the question within it.
    question: Option<(u32, u32)>,
    /// Time at which the time limit starts: when the question was asked, moved forward by the time to show what happened
    /// before it and by the time for which the clock was stopped.
    since: Millis,
    /// Elapsed time when the clock was stopped, by a pause or because nobody was connected; `None` while it runs.
    stopped_after: Option<u64>,
    /// Deadlines of nudged seats.
    nudged: [Option<Millis>; MAX_SEATS],
    /// The seats whose current proposal the bot of each seat has judged.
    judged: [SeatSet; MAX_SEATS],
    /// Number of proposals of each seat.
    proposals: [u32; MAX_SEATS],
    /// Seats whose bot has made a proposal. One proposal is allowed.
    bot_proposals: SeatSet,
}

impl Clock {
    pub fn judged(&self, seat: Seat) -> SeatSet {
        self.judged[seat.index()]
    }

    pub fn set_judged(&mut self, seat: Seat, proposer: Seat) {
        self.judged[seat.index()].insert(proposer);
    }

    /// Counts a new proposal of this seat, which bots must judge again.
    pub fn proposed(&mut self, proposer: Seat) {
        for judged in &mut self.judged {
            judged.remove(proposer);
        }
        self.proposals[proposer.index()] += 1;
    }

    pub fn proposals(&self, seat: Seat) -> u32 {
        self.proposals[seat.index()]
    }

    /// Registers a proposal of the seat's bot. Returns whether it is the first and therefore allowed.
    pub fn allow_bot_proposal(&mut self, seat: Seat) -> bool {
        self.bot_proposals.insert(seat)
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped_after.is_some()
    }

    pub fn nudge(&mut self, seat: Seat, deadline: Millis) {
        self.nudged[seat.index()] = Some(deadline);
    }

    pub fn is_nudged(&self, seat: Seat) -> bool {
        self.nudged[seat.index()].is_some()
    }

    pub fn since(&self) -> Millis {
        self.since
    }
}

impl Table {
    /// Starts the clock of a new question. Stops the clock during a pause and while no seated guest is connected.
    pub(crate) fn update_clock(&mut self, now: Millis) {
        let question = self.durable.question();
        if question != self.clock.question {
            // With a time limit, the facts tell when it starts.
            let since = self.time_limit().map_or(now, |_| self.durable.clock.since.max(now));
            self.clock = Clock { question, since, ..Clock::default() };
            self.changes = [0; MAX_SEATS];
        }
        match (self.durable.paused || !self.is_attended(), self.clock.stopped_after) {
            (true, None) => self.clock.stopped_after = Some(now.saturating_sub(self.clock.since)),
            (false, Some(elapsed)) => {
                (self.clock.since, self.clock.stopped_after) = (now.saturating_sub(elapsed), None);
                self.clock.nudged = [None; MAX_SEATS];
            }
            (true, Some(_)) | (false, None) => {}
        }
    }

    /// Continues the clock of a table with a time limit that ran until `stopped_at`, when the process stopped. The clock is
    /// stopped until a guest connects.
    pub(crate) fn restore_clock(&mut self, stopped_at: Millis) {
        let (Some(limit), Some(question)) = (self.time_limit(), self.durable.question()) else { return };
        let recorded = self.durable.clock;
        let elapsed = recorded.stopped_after.unwrap_or(stopped_at.saturating_sub(recorded.since));
        self.clock = Clock {
            question: Some(question),
            since: recorded.since,
            stopped_after: Some(elapsed.min(limit.saturating_sub(RESTART_GRACE_MS))),
            ..Clock::default()
        };
    }

    /// Records that the clock was stopped or started, unless the facts say so already.
    pub(crate) fn record_clock(&mut self, context: &mut Context<'_>) {
        if self.time_limit().is_none() || self.durable.question().is_none() {
            return;
        }
        let (recorded, since, stopped_after) =
            (self.durable.clock, self.clock.since, self.clock.stopped_after);
        let is_recorded = match stopped_after {
            Some(_) => recorded.stopped_after == stopped_after,
            None => recorded.stopped_after.is_none() && recorded.since == since,
        };
        if !is_recorded {
            self.push(Fact::ClockChanged { since, stopped_after }, context)
                .expect("a change of the clock is always valid");
        }
    }

    /// The time limit for each decision, in milliseconds.
    fn time_limit(&self) -> Option<u64> {
        self.durable.settings.clock.map(|seconds| u64::from(seconds) * 1000)
    }

    /// The time at which a seat must have answered: by the table's clock or by a nudge, whichever is earlier. `None` if
    /// neither applies.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let clock = self.time_limit().map(|limit| self.clock.since + limit);
        match (clock, self.clock.nudged[seat.index()]) {
            (Some(clock), Some(nudge)) => Some(clock.min(nudge)),
            (clock, nudge) => clock.or(nudge),
        }
    }

    /// Whether a seated guest is connected.
    pub fn is_attended(&self) -> bool {
        self.seated_guests().into_iter().any(|guest| self.presence.is_connected(guest))
    }

    /// Whether a stand-in plays for the guest on this seat until the guest returns.
    pub(crate) fn has_stand_in(&self, seat: Seat, now: Millis, policy: &Policy) -> bool {
        let guest = self.durable.guest_on(seat);
        guest.is_some_and(|guest| self.presence.is_inactive(guest)) || self.is_absent(seat, now, policy)
    }

    /// Whether the guest on this seat has been disconnected for the whole grace period.
    pub(crate) fn is_absent(&self, seat: Seat, now: Millis, policy: &Policy) -> bool {
        let guest = self.durable.guest_on(seat);
        let since = guest.and_then(|guest| self.presence.disconnected_since(guest));
        since.is_some_and(|since| since + policy.grace_ms <= now)
    }

    /// The seats for which bots choose now: seats of house bots, seats with a stand-in, and seats whose time is up. Empty
    /// while no seated guest is connected, so that bots do not play among themselves.
    pub(crate) fn bot_seats(&self, now: Millis, policy: &Policy) -> SeatSet {
        if self.durable.phase() != TablePhase::Playing || !self.is_attended() {
            return SeatSet::EMPTY;
        }
        Seat::all(self.durable.seats.len() as u8)
            .filter(|&seat| {
                self.durable.guest_on(seat).is_none()
                    || self.has_stand_in(seat, now, policy)
                    || self.deadline(seat).is_some_and(|deadline| deadline <= now)
            })
            .collect()
    }

    /// Returns the time at which the table needs a [`Tick`](crate::Input::Tick) if no other input comes before; `None` if it
    /// needs none. The time may be in the past if it has passed since the last input.
    pub fn wake_at(&self, now: Millis, policy: &Policy) -> Option<Millis> {
        if !self.is_attended() {
            return None;
        }
        let deadlines = self.pending_guests().iter().filter_map(|seat| self.deadline(seat));
        let deadlines = deadlines.filter(|_| self.durable.phase() == TablePhase::Playing);
        // At the end of a grace period a stand-in takes over, a rematch starts without the guest, or the host changes.
        let absences = self
            .durable
            .seats
            .iter()
            .filter_map(|occupant| self.presence.disconnected_since(occupant.guest()?));
        let times = deadlines.chain(absences.map(|since| since + policy.grace_ms));
        times.filter(|&time| time > self.handled_at.min(now)).min()
    }
}
