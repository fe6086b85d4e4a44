//! Messages of the host, the choice of the host, and the start of matches.

use rodeo_bots::Level;
use rodeo_protocol::api::SettingsPatch;
use rodeo_protocol::table::{TablePhase, TableSettings};
use rodeo_protocol::{ClientMessage, GuestId, Problem, ProblemCode};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;
use rodeo_rules::seat::{Seat, SeatSet};

use crate::fact::{Fact, rules_version};
use crate::messages::{not_now, seat_taken};
use crate::occupant::Occupant;
use crate::table::{Context, Table};

/// Longest time per decision, in seconds.
const MAX_CLOCK: u16 = 3600;
/// Shortest time per decision, in seconds.
const MIN_CLOCK: u16 = 3;
/// Milliseconds after which a client may try again to start a match while none can start.
const RETRY_AFTER_MS: u64 = 10_000;

impl Table {
    /// Handles a message that only the host may send.
    pub(crate) fn host_message(
        &mut self,
        guest: GuestId,
        message: ClientMessage,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        if self.durable.host != Some(guest) {
            return Err(Problem::new(ProblemCode::NotHost, "Only the host may do this."));
        }
        match message {
            ClientMessage::AddBot { seat, level } => {
                self.check_between_matches()?;
                let level = house_level(&level, self.durable.settings.rules.kind())?;
                self.add_bot(seat, level, context)
            }
            ClientMessage::Remove { seat } => self.remove(guest, seat, context),
            ClientMessage::ChangeSettings { settings } => {
                self.check_between_matches()?;
                let settings = self.patched_settings(&settings)?;
                let rules_version = rules_version(&settings.rules);
                self.push(Fact::SettingsChanged { settings, rules_version }, context)
            }
            ClientMessage::Start { fill } => self.start(fill.as_deref(), context),
            ClientMessage::Pause {} => match self.phase() {
                TablePhase::Playing => self.push(Fact::Paused, context),
                TablePhase::Paused => Ok(()),
                TablePhase::Open | TablePhase::Over => Err(not_now("No match is being played.")),
            },
            other => unreachable!("{} is not a message of the host", other.name()),
        }
    }

    fn add_bot(
        &mut self,
        seat: Option<Seat>,
        level: Level,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        let full = || Problem::new(ProblemCode::TableFull, "All seats are taken.");
        let seat = seat.or_else(|| self.durable.empty_seat()).ok_or_else(full)?;
        match self.durable.seats.get(seat.index()) {
            Some(Occupant::Empty | Occupant::HouseBot { .. }) => {
                self.push(Fact::SeatTaken { seat, occupant: Occupant::house_bot(level, seat) }, context)
            }
            Some(Occupant::Guest { .. }) | None => Err(seat_taken()),
        }
    }

    fn remove(&mut self, host: GuestId, seat: Seat, context: &mut Context<'_>) -> Result<(), Problem> {
        match self.durable.seats.get(seat.index()) {
            Some(Occupant::Guest { id, .. }) if *id == host => {
                Err(not_now("You cannot remove yourself. Leave the table instead."))
            }
            Some(Occupant::Guest { .. }) => self.leave(seat, true, context),
            Some(Occupant::HouseBot { .. }) => {
                self.check_between_matches()?;
                self.leave(seat, false, context)
            }
            Some(Occupant::Empty) | None => Err(Problem::new(ProblemCode::EmptySeats, "This seat is empty.")),
        }
    }

    /// Applies a patch to the current settings and checks the result. A new game starts with its default options.
    fn patched_settings(&self, patch: &SettingsPatch) -> Result<TableSettings, Problem> {
        let current = self.durable.settings;
        let game = patch.game.unwrap_or(current.rules.kind());
        let players = patch.players.unwrap_or(match patch.game {
            Some(_) => current.rules.players().clamp(*game.players().start(), *game.players().end()),
            None => current.rules.players(),
        });
        let rules = match (&patch.options, patch.game, patch.players) {
            (Some(options), _, _) => game.read_rules(players, options)?,
            (None, Some(_), _) => game.read_rules(players, "")?,
            (None, None, Some(_)) => {
                game.read_rules(players, &current.rules.write_options().replace(' ', ","))?
            }
            (None, None, None) => current.rules,
        };
        let clock = patch.clock.map_or(current.clock, |seconds| Some(seconds).filter(|&seconds| seconds > 0));
        check_clock(clock)?;
        let mut lost_seats = self.durable.seats.iter().skip(usize::from(players));
        if lost_seats.any(|occupant| occupant.guest().is_some()) {
            let occupied = "A player sits on a seat that would be removed. Ask them to take another seat.";
            return Err(Problem::new(ProblemCode::InvalidSettings, occupied));
        }
        Ok(TableSettings {
            rules,
            clock,
            visibility: patch.visibility.unwrap_or(current.visibility),
            spectators: patch.spectators.unwrap_or(current.spectators),
            show_seen: patch.show_seen.unwrap_or(current.show_seen),
            hints: patch.hints.unwrap_or(current.hints),
            deal: current.deal,
        })
    }

    fn start(&mut self, fill: Option<&str>, context: &mut Context<'_>) -> Result<(), Problem> {
        self.check_between_matches()?;
        let game = self.durable.settings.rules.kind();
        let fill = fill.map(|level| house_level(level, game)).transpose()?;
        for level in self.durable.seats.iter().filter_map(Occupant::level) {
            house_level(level.name(), game)?;
        }
        if self.durable.empty_seat().is_some() && fill.is_none() {
            let empty = "Some seats are empty. Fill them with bots or wait for players.";
            return Err(Problem::new(ProblemCode::EmptySeats, empty));
        }
        let before = self.clone();
        while let (Some(seat), Some(level)) = (self.durable.empty_seat(), fill) {
            self.add_bot(Some(seat), level, context)?;
        }
        self.start_match(context).inspect_err(|_| *self = before)
    }

    fn start_match(&mut self, context: &mut Context<'_>) -> Result<(), Problem> {
        if !context.policy.starts_matches {
            let message = "No match can start now. Try again in a moment.";
            return Err(Problem::new(ProblemCode::ShuttingDown, message).retry_after_ms(RETRY_AFTER_MS));
        }
        let (id, before) = (context.match_id(), self.clone());
        let fact = Fact::MatchStarted { id, at: context.now, styles: self.styles_of_players() };
        self.push(fact, context).inspect_err(|_| *self = before)
    }

    /// Starts a rematch when all present guests have asked for it. A guest is present while connected, active or not, and
    /// until the grace period after a lost connection is over.
    pub(crate) fn start_rematch(&mut self, context: &mut Context<'_>) {
        let state = &self.durable;
        if self.phase() != TablePhase::Over || state.rematch.is_empty() || state.empty_seat().is_some() {
            return;
        }
        let present: SeatSet = state
            .guest_seats()
            .iter()
            .filter(|&seat| !self.is_absent(seat, context.now, context.policy))
            .collect();
        if !present.is_empty() && present & state.rematch == present {
            // A match with these rules has been played before. If no match can start now or a name makes the record
            // invalid, the vote stays open.
            let _ = self.start_match(context);
        }
    }

    /// Makes another guest the host if the host has left or a stand-in plays for them.
    pub(crate) fn replace_absent_host(&mut self, context: &mut Context<'_>) {
        if let Some(guest) = self.next_host(context) {
            self.push(Fact::HostChanged(guest), context).expect("a change of the host is always valid");
        }
    }

    fn next_host(&self, context: &Context<'_>) -> Option<GuestId> {
        let seat = self.durable.host.and_then(|host| self.durable.seat_of(host));
        if seat.is_some_and(|seat| !self.has_stand_in(seat, context.now, context.policy)) {
            return None;
        }
        let is_active =
            |guest: &GuestId| self.presence.is_connected(*guest) && !self.presence.is_inactive(*guest);
        let mut guests = self.seated_guests().into_iter();
        match seat {
            // The host has left: an inactive host is better than none.
            None => guests.clone().find(is_active).or_else(|| guests.next()),
            Some(_) => guests.find(is_active),
        }
        .filter(|&guest| Some(guest) != self.durable.host)
    }
}

/// Parses the name of a bot level and checks that it plays the game.
pub fn house_level(name: &str, game: GameKind) -> Result<Level, Problem> {
    let invalid = |message: String| Problem::new(ProblemCode::InvalidSettings, message);
    let level: Level = name.parse().map_err(|error: rodeo_bots::UnknownBot| invalid(error.to_string()))?;
    match level.plays(game) {
        true => Ok(level),
        false => Err(invalid(format!("The bot {} does not play {}.", level.name(), game.title()))),
    }
}

/// Checks that a clock setting, in seconds per decision, is in range. `None` is no clock.
pub fn check_clock(clock: Option<u16>) -> Result<(), Problem> {
    match clock {
        Some(seconds) if !(MIN_CLOCK..=MAX_CLOCK).contains(&seconds) => {
            let range = format!("The clock must be {MIN_CLOCK} to {MAX_CLOCK} seconds, or 0 for no clock.");
            Err(Problem::new(ProblemCode::InvalidSettings, range))
        }
        Some(_) | None => Ok(()),
    }
}
