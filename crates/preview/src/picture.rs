//! What a picture shows, and what it leaves out.

use std::io;

use rodeo_protocol::GuestId;
use rodeo_protocol::api::{MatchSummary, TableSummary};
use rodeo_protocol::table::{SeatState, TablePhase, Visibility};
use rodeo_protocol::view::GameView;
use rodeo_rules::any::AnyRules;
use rodeo_rules::game::Outcome;
use rodeo_texts::{Language, Texts, text};
use serde::Serialize;

use crate::lettering::drawable;
use crate::pen::Canvas;
use crate::{games, result, table, texts};

/// What a picture shows. Two equal values are the same picture.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Picture {
    pub(crate) rules: AnyRules,
    pub(crate) seats: Vec<SeatPicture>,
    pub(crate) content: Content,
}

/// The main part of a picture.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Content {
    /// The players at the table and the free seats.
    Seats { phase: TablePhase },
    /// The game as a spectator sees it.
    Board(Box<GameView>),
    /// The result of a match.
    Result(Outcome),
}

/// A seat of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatPicture {
    Free,
    Taken {
        /// `None` for a guest whose name is not shown.
        name: Option<String>,
        /// What the portrait is drawn from.
        portrait: String,
        bot: bool,
    },
}

impl Picture {
    /// The picture of a table. `view` is the public view of its match; `None` if it has none, or if it is served elsewhere.
    /// `players` are those who had the seats when the match started: the result is theirs, even if others have the seats now.
    ///
    /// Everyone with the link may watch a table that admits spectators, so the board and the scores are shown. Without spectators
    /// only the seats are. Messengers keep pictures, so guests have their names and their own portraits only if everyone can read
    /// them in the lobby: as long as they are at a public table that can be joined or watched. Otherwise they are called by their
    /// seats.
    pub fn of_table(table: &TableSummary, view: Option<GameView>, players: &[SeatState]) -> Picture {
        let in_lobby = table.visibility == Visibility::Public && (table.can_join || table.can_watch);
        let named = |id: GuestId| in_lobby && table.seats.iter().any(|seat| guest(seat) == Some(id));
        let (content, shown) = match view.filter(|_| table.spectators && table.phase != TablePhase::Open) {
            Some(view) => match games::outcome(&view) {
                Some(outcome) => (Content::Result(outcome.clone()), players),
                None => (Content::Board(Box::new(view)), &table.seats[..]),
            },
            None => (Content::Seats { phase: table.phase }, &table.seats[..]),
        };
        Picture { rules: table.rules, seats: seats(shown, named), content }
    }

    /// The picture of a finished match: its standings. Guests are called by their seats: a guest who is deleted later must not
    /// stay in pictures that others keep.
    pub fn of_match(summary: &MatchSummary) -> Picture {
        let content = Content::Result(summary.outcome.clone());
        Picture { rules: summary.rules, seats: seats(&summary.seats, |_| false), content }
    }

    /// Draws the picture and returns it as PNG.
    ///
    /// # Errors
    ///
    /// Fails if the picture cannot be encoded, which does not happen: its size is fixed.
    pub fn draw(&self, language: Language) -> io::Result<Vec<u8>> {
        let (mut canvas, texts) = (Canvas::new(), texts(language));
        let pen = &mut canvas.pen();
        match &self.content {
            Content::Seats { phase } => table::draw_seats(pen, self, *phase, texts),
            Content::Board(view) => table::draw_board(pen, self, view, texts),
            Content::Result(outcome) => result::draw(pen, self, outcome, texts),
        }
        canvas.to_png()
    }

    /// Names of all seats, as they are drawn.
    pub(crate) fn names(&self, texts: &Texts) -> Vec<String> {
        let name = |(seat, picture): (usize, &SeatPicture)| match picture {
            SeatPicture::Taken { name: Some(name), .. } => {
                drawable(name).unwrap_or_else(|| numbered(seat, texts))
            }
            SeatPicture::Taken { name: None, .. } | SeatPicture::Free => numbered(seat, texts),
        };
        self.seats.iter().enumerate().map(name).collect()
    }
}

fn numbered(seat: usize, texts: &Texts) -> String {
    text!(texts, Table::Seat { seat: seat + 1 })
}

fn guest(seat: &SeatState) -> Option<GuestId> {
    match seat {
        SeatState::Guest { id, .. } => Some(*id),
        SeatState::Empty | SeatState::DeletedGuest { .. } | SeatState::HouseBot { .. } => None,
    }
}

fn seats(states: &[SeatState], named: impl Fn(GuestId) -> bool) -> Vec<SeatPicture> {
    let picture = |(seat, state): (usize, &SeatState)| match state {
        SeatState::Empty => SeatPicture::Free,
        SeatState::Guest { id, name, bot } => SeatPicture::Taken {
            name: named(*id).then(|| name.clone()),
            portrait: if named(*id) { id.to_string() } else { format!("seat {seat}") },
            bot: *bot,
        },
        SeatState::DeletedGuest { bot } => {
            SeatPicture::Taken { name: None, portrait: format!("seat {seat}"), bot: *bot }
        }
        SeatState::HouseBot { level, name } => {
            SeatPicture::Taken { name: Some(name.clone()), portrait: format!("{level} {seat}"), bot: true }
        }
    };
    states.iter().enumerate().map(picture).collect()
}
