//! Compares what a client received with the record of the match.

use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::Game as _;
use rodeo_rules::record::{Record, Replay, Step};
use rodeo_rules::seat::{Seat, Viewer};

use super::client_state::Segment;

/// A match as one viewer must see it.
pub struct ExpectedMatch {
    /// All events, in order.
    pub events: Vec<AnyEvent>,
    /// Views, each with the number of events before it.
    pub views: Vec<(usize, GameView)>,
    /// Full states of the game, each with the number of events before it.
    pub games: Vec<(usize, AnyGame)>,
}

impl ExpectedMatch {
    /// Replays the record for this viewer.
    pub fn new(record: &Record, seat: Option<Seat>, show_seen: bool) -> ExpectedMatch {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let mut expected = ExpectedMatch { events: Vec::new(), views: Vec::new(), games: Vec::new() };
        let mut replay = Replay::new(record).unwrap();
        loop {
            let at = expected.events.len();
            expected.views.push((at, GameView::new(&replay.game().view(viewer), show_seen)));
            expected.games.push((at, *replay.game()));
            let mut events: Vec<AnyEvent> = Vec::new();
            if replay.step(&mut events).unwrap().is_none() {
                return expected;
            }
            expected.events.extend(events.iter().map(|event| AnyGame::show(event, viewer)));
        }
    }

    fn is_view(&self, at: usize, view: &GameView) -> bool {
        self.views.iter().any(|(when, known)| *when == at && known == view)
    }

    /// Checks a segment and returns the number of events at its end. The same view can occur several times.
    pub fn check(&self, segment: &Segment) -> Result<usize, String> {
        let Some((n, view)) = &segment.from else { return self.check_from(0, segment) };
        let mut result = Err(format!("snapshot {n} has a view that never occurred"));
        for (at, _) in self.views.iter().filter(|(_, known)| known == view) {
            result = self.check_from(*at, segment);
            if result.is_ok() {
                break;
            }
        }
        result
    }

    fn check_from(&self, mut at: usize, segment: &Segment) -> Result<usize, String> {
        for update in &segment.updates {
            let wanted = self.events.get(at..at + update.events.len());
            if wanted != Some(update.events.as_slice()) {
                return Err(format!(
                    "update {}: received {:?}, expected {wanted:?}",
                    update.seq, update.events
                ));
            }
            at += update.events.len();
            if update.view.as_ref().is_some_and(|view| !self.is_view(at, view)) {
                return Err(format!("update {}: the view is not that after {at} events", update.seq));
            }
        }
        Ok(at)
    }
}

/// Checks all segments that a client has of a finished match against the record. With `whole`, one of them must reach the
/// end of the match.
pub fn check_segments(record: &Record, show_seen: bool, segments: &[Segment], whole: bool) {
    assert!(!segments.is_empty(), "nothing was received of the match");
    let mut ended = false;
    for segment in segments {
        let expected = ExpectedMatch::new(record, segment.seat, show_seen);
        let at = expected.check(segment).unwrap_or_else(|error| panic!("{error}"));
        ended |= at == expected.events.len();
    }
    assert!(ended || !whole, "the end was not received");
}

/// Whether the record has deals that a seed can be checked against. A drafted match has none.
pub fn has_deals(record: &Record) -> bool {
    record.steps.iter().any(|step| matches!(step, Step::Deal { .. }))
}
