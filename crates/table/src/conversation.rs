//! Chat, quick reactions, and the events of the match so far.

use rodeo_protocol::{Problem, ProblemCode, Reaction, ServerMessage};
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::Game;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};

use crate::fact::Fact;
use crate::messages::not_now;
use crate::sanitize;
use crate::table::{Context, GuestIdentity, Table};

impl Table {
    /// Whether the answer to a guest's message is meant for everyone at the table.
    pub fn is_for_all(answer: &ServerMessage) -> bool {
        matches!(answer, ServerMessage::Reaction { .. } | ServerMessage::SpectatorChat { .. })
    }

    /// Stores the line of a seated guest. That of a spectator is only passed on: spectators must not fill the store.
    pub(crate) fn chat_message(
        &mut self,
        guest: &GuestIdentity,
        text: &str,
        context: &mut Context<'_>,
    ) -> Result<Option<ServerMessage>, Problem> {
        let seat = self.check_may_talk(guest)?;
        let text = sanitize::chat_line(text).ok_or_else(|| {
            let length = format!("A chat line has 1 to {} characters.", sanitize::MAX_CHAT_CHARS);
            Problem::new(ProblemCode::InvalidChat, length)
        })?;
        match seat {
            Some(seat) => {
                self.push(Fact::ChatSent { seat, text, at: Some(context.now) }, context)?;
                Ok(None)
            }
            None => Ok(Some(ServerMessage::SpectatorChat {
                guest: guest.id,
                name: guest.name.clone(),
                text,
                at_ms: context.now,
            })),
        }
    }

    /// Returns the reaction for everyone at the table.
    pub(crate) fn reaction(
        &self,
        guest: &GuestIdentity,
        reaction: Reaction,
    ) -> Result<ServerMessage, Problem> {
        let seat = self.check_may_talk(guest)?;
        let name = seat.map_or_else(|| guest.name.clone(), |seat| self.durable.name(seat));
        Ok(ServerMessage::Reaction { guest: guest.id, seat, name, reaction })
    }

    /// Checks that chat is open and that the guest takes part in it. Returns the guest's seat; `None` for a spectator.
    fn check_may_talk(&self, guest: &GuestIdentity) -> Result<Option<Seat>, Problem> {
        let seat = self.durable.seat_of(guest.id);
        if seat.is_none() && !self.durable.settings.spectators {
            return Err(Problem::new(ProblemCode::NotSeated, "You need a seat for this. Take a seat first."));
        }
        match self.durable.is_chat_open() {
            true => Ok(seat),
            false => {
                Err(Problem::new(ProblemCode::ChatClosed, "Chat is closed while cards are being chosen."))
            }
        }
    }

    /// Returns the events of the match up to the fact `until`, as the guest saw them.
    pub(crate) fn history(&self, guest: &GuestIdentity, until: u64) -> Result<ServerMessage, Problem> {
        self.check_access(guest.id)?;
        let live = self.durable.live.as_ref().ok_or_else(|| not_now("No match is being played."))?;
        if live.events.dropped() > until {
            return Err(not_now("Too much has happened since. Reconnect and ask again."));
        }
        let viewer = self.durable.seat_of(guest.id).map_or(Viewer::Public, Viewer::Seat);
        // The deals are replayed as recorded, so the secret is not needed.
        let record = Record { chance: None, ..live.record().clone() };
        let mut events: Vec<AnyEvent> = Vec::new();
        let replayed = Replay::new(&record).and_then(|mut replay| {
            while replay.step(&mut events)?.is_some() {}
            Ok(())
        });
        replayed.map_err(|error| Problem::new(ProblemCode::Internal, error.to_string()))?;
        let later = live.events_since(until, viewer).len();
        events.truncate(events.len() - later);
        let events = events.iter().map(|event| AnyGame::show(event, viewer)).collect();
        Ok(ServerMessage::History { until, events })
    }
}
