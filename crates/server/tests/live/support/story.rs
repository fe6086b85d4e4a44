//! Compares what a client was told with the record of the match.

use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::Game as _;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};

use super::fold::Piece;

/// A match as one viewer was to see it.
pub struct Story {
    /// All events, in order.
    pub events: Vec<AnyEvent>,
    /// After so many events, the game looks so.
    pub views: Vec<(usize, GameView)>,
    /// The whole game, after so many events.
    pub games: Vec<(usize, AnyGame)>,
}

impl Story {
    /// Plays the record again for this viewer.
    pub fn new(record: &Record, seat: Option<Seat>, show_seen: bool) -> Story {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let mut story = Story { events: Vec::new(), views: Vec::new(), games: Vec::new() };
        let mut replay = Replay::new(record).unwrap();
        loop {
            let at = story.events.len();
            story.views.push((at, GameView::new(&replay.game().view(viewer), show_seen)));
            story.games.push((at, *replay.game()));
            let mut events: Vec<AnyEvent> = Vec::new();
            if replay.step(&mut events).unwrap().is_none() {
                return story;
            }
            story.events.extend(events.iter().map(|event| AnyGame::show(event, viewer)));
        }
    }

    fn looks_so(&self, at: usize, view: &GameView) -> bool {
        self.views.iter().any(|(when, known)| *when == at && known == view)
    }

    /// Checks a piece of what was told; gives where it ends. A view may have been the same at several times.
    pub fn check(&self, piece: &Piece) -> Result<usize, String> {
        let Some((n, view)) = &piece.from else { return self.check_from(0, piece) };
        let mut result = Err(format!("snapshot {n} shows what never was"));
        for (at, _) in self.views.iter().filter(|(_, known)| known == view) {
            result = self.check_from(*at, piece);
            if result.is_ok() {
                break;
            }
        }
        result
    }

    fn check_from(&self, mut at: usize, piece: &Piece) -> Result<usize, String> {
        for told in &piece.told {
            let wanted = self.events.get(at..at + told.events.len());
            if wanted != Some(told.events.as_slice()) {
                return Err(format!("update {}: told {:?}, but it was {wanted:?}", told.seq, told.events));
            }
            at += told.events.len();
            if told.view.as_ref().is_some_and(|view| !self.looks_so(at, view)) {
                return Err(format!("update {}: the view is not as it was after {at} events", told.seq));
            }
        }
        Ok(at)
    }
}

/// Checks all pieces that a client has of a finished match: what it was told is what happened. With `whole` it was told the
/// end as well.
pub fn check_pieces(record: &Record, show_seen: bool, pieces: &[Piece], whole: bool) {
    assert!(!pieces.is_empty(), "nothing was told of the match");
    let mut ended = false;
    for piece in pieces {
        let story = Story::new(record, piece.seat, show_seen);
        let at = story.check(piece).unwrap_or_else(|error| panic!("{error}"));
        ended |= at == story.events.len();
    }
    assert!(ended || !whole, "the end was not told");
}
