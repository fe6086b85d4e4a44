//! The latest events of a match.

use std::collections::VecDeque;

use rodeo_rules::any::{AnyEvent, GameKind};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Viewer;

/// Number of events kept for reconnecting clients and for bots that reason about earlier moves.
const MAX_EVENTS: usize = 300;
/// Number of events by which the memory of a log grows.
const GROWTH: usize = 50;

macro_rules! event_log {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        /// The latest events of a match, each with the sequence number of the fact that caused it.
        ///
        /// Events are stored as those of their game: an [`AnyEvent`] is as large as the largest event of all games, and
        /// events are most of the memory of a table.
        #[derive(Clone, Debug)]
        pub(crate) enum EventLog {
            $($Game(TypedLog<rodeo_rules::$module::$Game>),)+
        }

        impl EventLog {
            /// Returns an empty log of a match of this game.
            pub fn new(game: GameKind) -> EventLog {
                match game {
                    $(GameKind::$Game => EventLog::$Game(TypedLog::default()),)+
                }
            }

            /// Adds an event. An event of another game is ignored.
            pub fn push(&mut self, seq: u64, event: AnyEvent) {
                match (self, event) {
                    $((EventLog::$Game(log), AnyEvent::$Game(event)) => log.push(seq, event),)+
                    _ => debug_assert!(false, "an event of another game"),
                }
            }

            /// Sequence number of the last fact whose events were dropped; 0 if none were.
            pub fn dropped(&self) -> u64 {
                match self {
                    $(EventLog::$Game(log) => log.dropped,)+
                }
            }

            /// Returns the events caused by facts after `seq`, as the viewer sees them.
            pub fn since(&self, seq: u64, viewer: Viewer) -> Vec<AnyEvent> {
                match self {
                    $(EventLog::$Game(log) => log.since(seq, viewer).map(AnyEvent::$Game).collect(),)+
                }
            }
        }
    };
}

rodeo_rules::for_each_game!(event_log!());

/// The events of one game.
#[derive(Clone, Debug)]
pub(crate) struct TypedLog<G: Game> {
    events: VecDeque<(u64, G::Event)>,
    dropped: u64,
}

impl<G: Game> Default for TypedLog<G> {
    fn default() -> TypedLog<G> {
        TypedLog { events: VecDeque::new(), dropped: 0 }
    }
}

impl<G: Game> TypedLog<G> {
    fn push(&mut self, seq: u64, event: G::Event) {
        if self.events.len() == MAX_EVENTS
            && let Some((dropped, _)) = self.events.pop_front()
        {
            self.dropped = dropped;
        }
        if self.events.len() == self.events.capacity() {
            self.events.reserve_exact(GROWTH);
        }
        self.events.push_back((seq, event));
    }

    fn since(&self, seq: u64, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        let count = self.events.iter().rev().take_while(|(at, _)| *at > seq).count();
        self.events.iter().skip(self.events.len() - count).map(move |(_, event)| G::show(event, viewer))
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::seat::Seat;
    use rodeo_rules::take6::Event;

    use super::*;

    #[test]
    fn oldest_events_are_dropped() {
        let mut log = EventLog::new(GameKind::Take6);
        let event = |number: u64| -> AnyEvent {
            let seat = Seat::new((number % 10) as u8).unwrap();
            Event::HandDealt { seat, cards: None }.into()
        };
        let last = MAX_EVENTS as u64 + 70;
        (1..=last).for_each(|seq| log.push(seq, event(seq)));
        assert_eq!(log.dropped(), 70);
        assert_eq!(log.since(0, Viewer::Public).len(), MAX_EVENTS);
        assert_eq!(log.since(last - 2, Viewer::Public), [event(last - 1), event(last)]);
    }
}
