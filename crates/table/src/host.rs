//! What the host may do, who the host is, and how matches begin.

use rodeo_bots::Level;
use rodeo_protocol::api::SettingsPatch;
use rodeo_protocol::table::{TablePhase, TableSettings};
use rodeo_protocol::{ClientMessage, GuestId, Problem, ProblemCode};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;
use rodeo_rules::seat::{Seat, SeatSet};

use crate::fact::Fact;
use crate::handle::not_now;
use crate::room::Occupant;
use crate::table::{Moment, Table};

/// The longest a clock may be set to, in seconds.
pub const LONGEST_CLOCK: u16 = 3600;
/// The shortest.
pub const SHORTEST_CLOCK: u16 = 3;

impl Table {
    /// Something only the host may say.
    pub(crate) fn host_said(
        &mut self,
        guest: GuestId,
        message: ClientMessage,
        moment: &mut Moment<'_>,
    ) -> Result<(), Problem> {
        if self.room.host != Some(guest) {
            return Err(Problem::new(ProblemCode::NotHost, "Only the host may do this."));
        }
        match message {
            ClientMessage::AddBot { seat, level } => {
                self.between_matches()?;
                let level = house_level(&level, self.room.settings.rules.kind())?;
                self.add_bot(seat, level, moment)
            }
            ClientMessage::Remove { seat } => self.remove(guest, seat, moment),
            ClientMessage::ChangeSettings { settings } => {
                self.between_matches()?;
                let settings = self.changed(&settings)?;
                self.push(Fact::Changed(settings), moment)
            }
            ClientMessage::Start { fill } => self.start(fill.as_deref(), moment),
            ClientMessage::Pause {} => match self.phase() {
                TablePhase::Playing => self.push(Fact::Paused, moment),
                TablePhase::Paused => Ok(()),
                TablePhase::Open | TablePhase::Over => Err(not_now("No match is being played.")),
            },
            _ => Ok(()),
        }
    }

    fn add_bot(&mut self, seat: Option<Seat>, level: Level, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let full = || Problem::new(ProblemCode::TableFull, "All seats are taken.");
        let seat = seat.or_else(|| self.room.empty_seat()).ok_or_else(full)?;
        match self.room.seats.get(seat.index()) {
            Some(Occupant::Empty | Occupant::HouseBot { .. }) => {
                self.push(Fact::Sat { seat, who: Occupant::house(level, seat) }, moment)
            }
            Some(Occupant::Guest { .. }) | None => {
                Err(Problem::new(ProblemCode::SeatTaken, "That seat is taken, or there is no such seat."))
            }
        }
    }

    fn remove(&mut self, host: GuestId, seat: Seat, moment: &mut Moment<'_>) -> Result<(), Problem> {
        match self.room.seats.get(seat.index()) {
            Some(Occupant::Guest { id, .. }) if *id == host => {
                Err(not_now("You cannot send yourself away; you can leave."))
            }
            Some(Occupant::Guest { .. }) => self.push(Fact::Left { seat, removed: true }, moment),
            Some(Occupant::HouseBot { .. }) => {
                self.between_matches()?;
                self.push(Fact::Left { seat, removed: false }, moment)
            }
            Some(Occupant::Empty) | None => Err(Problem::new(ProblemCode::EmptySeats, "Nobody sits there.")),
        }
    }

    /// The settings with these changes, if they can be.
    fn changed(&self, change: &SettingsPatch) -> Result<TableSettings, Problem> {
        let now = self.room.settings;
        let game = change.game.unwrap_or(now.rules.kind());
        let players = change.players.unwrap_or(match change.game {
            Some(_) => now.rules.players().clamp(*game.players().start(), *game.players().end()),
            None => now.rules.players(),
        });
        let rules = match (&change.options, change.game, change.players) {
            (Some(options), _, _) => game.read_rules(players, options)?,
            (None, Some(_), _) => game.read_rules(players, "")?,
            (None, None, Some(_)) => {
                game.read_rules(players, &now.rules.write_options().replace(' ', ","))?
            }
            (None, None, None) => now.rules,
        };
        let clock = change.clock.map_or(now.clock, |seconds| Some(seconds).filter(|&seconds| seconds > 0));
        check_clock(clock)?;
        let lost = self.room.seats.iter().skip(usize::from(players));
        if lost.filter_map(Occupant::guest).next().is_some() {
            let people = "Somebody sits on a seat that would go; ask them to sit elsewhere.";
            return Err(Problem::new(ProblemCode::InvalidSettings, people));
        }
        Ok(TableSettings {
            rules,
            clock,
            visibility: change.visibility.unwrap_or(now.visibility),
            spectators: change.spectators.unwrap_or(now.spectators),
            show_seen: change.show_seen.unwrap_or(now.show_seen),
        })
    }

    fn start(&mut self, fill: Option<&str>, moment: &mut Moment<'_>) -> Result<(), Problem> {
        self.between_matches()?;
        let game = self.room.settings.rules.kind();
        let fill = fill.map(|level| house_level(level, game)).transpose()?;
        for level in self.room.seats.iter().filter_map(Occupant::level) {
            house_level(level.name(), game)?;
        }
        if self.room.empty_seat().is_some() && fill.is_none() {
            let empty = "Seats are empty: fill them with bots, or wait for people.";
            return Err(Problem::new(ProblemCode::EmptySeats, empty));
        }
        let before = self.clone();
        while let (Some(seat), Some(level)) = (self.room.empty_seat(), fill) {
            self.add_bot(Some(seat), level, moment)?;
        }
        self.begin(moment).inspect_err(|_| *self = before)
    }

    fn begin(&mut self, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let (id, before) = (moment.match_id(), self.clone());
        self.push(Fact::Started { id, at: moment.now }, moment).inspect_err(|_| *self = before)
    }

    /// Another match begins when everybody who is there asks for it: whoever is connected, even if nothing was heard of
    /// them for long, and whoever has only just gone.
    pub(crate) fn begin_rematch(&mut self, moment: &mut Moment<'_>) {
        let room = &self.room;
        if self.phase() != TablePhase::Over || room.rematch.is_empty() || room.empty_seat().is_some() {
            return;
        }
        let present: SeatSet =
            room.people().iter().filter(|&seat| !self.is_gone(seat, moment.now, moment.policy)).collect();
        if !present.is_empty() && present & room.rematch == present {
            // The rules were played by before, so they can be played by again.
            let _ = self.begin(moment);
        }
    }

    /// A table whose host has gone for good gets another one.
    pub(crate) fn pass_on_host(&mut self, moment: &mut Moment<'_>) {
        let Some(heir) = self.heir(moment) else { return };
        let _ = self.push(Fact::Host(heir), moment);
    }

    fn heir(&self, moment: &Moment<'_>) -> Option<GuestId> {
        let seat = self.room.host.and_then(|host| self.room.seat_of(host));
        if seat.is_some_and(|seat| !self.is_stood_in(seat, moment.now, moment.policy)) {
            return None;
        }
        let awake = |guest: &GuestId| self.presence.is_connected(*guest) && !self.presence.is_asleep(*guest);
        let mut people = self.room.seats.iter().filter_map(Occupant::guest);
        match seat {
            // Nobody was left behind: whoever sits there is better than nobody.
            None => people.clone().find(awake).or_else(|| people.next()),
            Some(_) => people.find(awake),
        }
        .filter(|&heir| Some(heir) != self.room.host)
    }
}

/// The level of this name, if it plays the game.
pub fn house_level(name: &str, game: GameKind) -> Result<Level, Problem> {
    let bad = |message: String| Problem::new(ProblemCode::InvalidSettings, message);
    let level: Level = name.parse().map_err(|error: rodeo_bots::UnknownBot| bad(error.to_string()))?;
    match level.plays(game) {
        true => Ok(level),
        false => Err(bad(format!("{} does not play {}.", level.name(), game.title()))),
    }
}

/// Can a clock be set to this?
pub fn check_clock(clock: Option<u16>) -> Result<(), Problem> {
    match clock {
        Some(seconds) if !(SHORTEST_CLOCK..=LONGEST_CLOCK).contains(&seconds) => {
            let range =
                format!("A clock gives {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds, or there is none.");
            Err(Problem::new(ProblemCode::InvalidSettings, range))
        }
        Some(_) | None => Ok(()),
    }
}
