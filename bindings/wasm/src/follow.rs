//! Events in words, and the view after each.

use rodeo_narration::Line;
use rodeo_protocol::EventObserver;
use rodeo_protocol::table::TableState;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;
use serde::Serialize;

/// What an event changed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FollowedEvent {
    /// Lines of the log; none if the event needs no words.
    pub lines: Vec<Line>,
    /// The view after the event.
    pub view: GameView,
}

/// Describes events while they are applied.
pub(crate) struct Narrator {
    /// The seat that is addressed as "you".
    reader: Option<Seat>,
    lines: Vec<Line>,
    /// The events applied so far.
    pub followed: Vec<FollowedEvent>,
}

impl Narrator {
    pub fn new(reader: Option<Seat>) -> Narrator {
        Narrator { reader, lines: Vec::new(), followed: Vec::new() }
    }

    /// Applies an event to a view.
    pub fn follow(&mut self, event: &AnyEvent, view: &mut View<AnyGame>, show_seen: bool) {
        self.before(event, view);
        view.follow(event);
        self.note(view, show_seen);
    }

    fn note(&mut self, view: &View<AnyGame>, show_seen: bool) {
        let lines = std::mem::take(&mut self.lines);
        self.followed.push(FollowedEvent { lines, view: GameView::new(view, show_seen) });
    }
}

impl EventObserver for Narrator {
    fn before(&mut self, event: &AnyEvent, view: &View<AnyGame>) {
        self.lines = rodeo_narration::narrate(event, view, self.reader);
    }

    fn after(&mut self, view: &View<AnyGame>, table: &TableState) {
        self.note(view, table.settings.show_seen);
    }
}
