//! The picture of a table: its seats, and the board of its match.

use rodeo_protocol::table::TablePhase;
use rodeo_protocol::view::GameView;
use rodeo_texts::{Texts, text};

use crate::area::Area;
use crate::card::{TALL, card};
use crate::color::{Paint, palette};
use crate::games::{self, SampleCards};
use crate::lettering::{Align, Face, Text, fitting_size};
use crate::pen::{Line, Pen, SIZE, rounded};
use crate::picture::{Picture, SeatPicture};
use crate::seats::SeatList;

/// Distance of the content from the edge of the picture.
pub const MARGIN: f32 = 52.0;
const WIDTH: f32 = SIZE.0 as f32;
const HEIGHT: f32 = SIZE.1 as f32;
const TOP: f32 = 118.0;
const BOARD_WIDTH: f32 = 596.0;
const GAP: f32 = 20.0;
const BOARD: Area = Area::new(MARGIN, TOP, BOARD_WIDTH, HEIGHT - TOP - 46.0);
const SEATS: Area =
    Area::new(BOARD.x + BOARD_WIDTH + GAP, TOP, WIDTH - 2.0 * MARGIN - BOARD_WIDTH - GAP, BOARD.height);

/// Draws leather with a seam, as in the result image of the web client.
pub fn leather(pen: &mut Pen<'_>) {
    let [light, middle, dark] = palette::LEATHER;
    let stops = [(0.0, light), (0.55, middle), (1.0, dark)];
    let ground = Paint::Linear { from: (0.0, 0.0), to: (WIDTH * 0.5, HEIGHT), stops };
    let all = format!("M0 0h{WIDTH}v{HEIGHT}H0Z");
    pen.fill(all.as_str(), ground);
    let seam = rounded(18.0, 18.0, WIDTH - 36.0, HEIGHT - 36.0, 28.0);
    let line = Line { width: 4.0, dashes: &[14.0, 10.0], round: false };
    pen.stroke(seam.as_str(), line, palette::THREAD.alpha(0.6));
}

/// Draws the title of the game and the name of the project.
fn header(pen: &mut Pen<'_>, title: &str) {
    leather(pen);
    let brand = Text { face: Face::Display, size: 34.0, align: Align::Right, color: palette::BRAND };
    brand.draw(pen, WIDTH - MARGIN, 86.0, "Rodeo");
    let room = WIDTH - 2.0 * MARGIN - 170.0;
    let size = fitting_size(Face::Display, title, room, 44.0, 28.0);
    let text = Text { face: Face::Display, size, align: Align::Left, color: palette::ON_LEATHER };
    text.draw_fitted(pen, MARGIN, 86.0, title, room);
}

/// Draws the board of a match and the scores of its seats.
pub fn draw_board(pen: &mut Pen<'_>, picture: &Picture, view: &GameView, texts: &Texts) {
    header(pen, &games::title(view, texts));
    games::draw_board(view, pen, BOARD, texts);
    games::draw_seats(view, pen, SEATS, picture, texts);
}

/// Draws who sits at the table and which seats are free, with cards of the game.
pub fn draw_seats(pen: &mut Pen<'_>, picture: &Picture, phase: TablePhase, texts: &Texts) {
    let kind = picture.rules.kind();
    header(pen, &texts.named("game", kind.name()).unwrap_or_else(|| kind.title().to_owned()));
    let (seats, free) = (picture.seats.len(), |seat: &&SeatPicture| **seat == SeatPicture::Free);
    let taken = seats - picture.seats.iter().filter(free).count();
    let headline = match phase {
        TablePhase::Open if taken < seats => text!(texts, Preview::TakeASeat),
        TablePhase::Open => text!(texts, Preview::AboutToStart),
        TablePhase::Playing | TablePhase::Paused => text!(texts, Preview::Playing),
        TablePhase::Over => text!(texts, Preview::Over),
    };
    let size = fitting_size(Face::Display, &headline, BOARD.width - GAP, 72.0, 40.0);
    let text = Text { face: Face::Display, size, align: Align::Left, color: palette::GAIN };
    text.draw_fitted(pen, MARGIN, 216.0, &headline, BOARD.width);
    let line = text!(texts, Preview::SeatsTaken { taken: taken, seats: seats });
    let text = Text { face: Face::Text, size: 32.0, align: Align::Left, color: palette::ON_LEATHER_QUIET };
    text.draw_fitted(pen, MARGIN, 270.0, &line, BOARD.width);
    sample(pen, games::sample_cards(kind));
    SeatList::default().draw(pen, SEATS, picture, texts);
}

/// Draws a fan of cards that rises from the lower edge.
fn sample(pen: &mut Pen<'_>, SampleCards { cards, animal }: SampleCards) {
    let (width, middle) = (136.0, (cards.len() as f32 - 1.0) / 2.0);
    for (at, shown) in cards.into_iter().enumerate() {
        let off = at as f32 - middle;
        let mut pen = pen.at(BOARD.center() - 14.0 + off * 97.0, 386.0 + width * TALL + off * off * 6.0);
        let mut pen = pen.turned(off * 7.0);
        card(&mut pen, (-width / 2.0, -width * TALL), width, shown, animal);
    }
}
