//! The picture of a result: standings, as in the result image of the web client (`web/src/table/resultImage.ts`).

use rodeo_narration::result as result_of;
use rodeo_rules::game::Outcome;
use rodeo_texts::{Names, Texts};

use crate::animals::portrait;
use crate::color::{Color, palette};
use crate::games;
use crate::lettering::{Align, Face, Text, fitting_size};
use crate::pen::{Pen, SIZE, rounded};
use crate::picture::{Picture, SeatPicture};
use crate::seats::score_text;
use crate::table::leather;

const MARGIN: f32 = 64.0;
const WIDTH: f32 = SIZE.0 as f32;
const HEIGHT: f32 = SIZE.1 as f32;
const NAME_WIDTH: f32 = 340.0;
const SCORE_WIDTH: f32 = 110.0;

/// A line of the standings.
pub struct ResultLine {
    pub name: String,
    pub score: i32,
    pub color: Color,
    pub wins: bool,
    pub face: ResultFace,
}

/// The picture at the beginning of a line.
pub enum ResultFace {
    /// The portrait of a seat.
    Seat(usize),
    /// A drawing in a box of this size around a point.
    Drawn(fn(&mut Pen<'_>, (f32, f32), f32)),
}

pub fn draw(pen: &mut Pen<'_>, picture: &Picture, outcome: &Outcome, texts: &Texts) {
    leather(pen);
    let kind = picture.rules.kind();
    let title = texts.named("game", kind.name()).unwrap_or_else(|| kind.title().to_owned());
    let heading = |align, color| Text { face: Face::Display, size: 34.0, align, color };
    heading(Align::Left, palette::BRAND).draw(pen, MARGIN, MARGIN + 34.0, "Rodeo");
    let right = heading(Align::Right, palette::ON_LEATHER_QUIET);
    right.draw_fitted(pen, WIDTH - MARGIN, MARGIN + 34.0, &title, 560.0);

    let names = picture.names(texts);
    let headline = texts.format(&result_of(kind, outcome, None), Names { names: &names, reader: None });
    let room = WIDTH - 2.0 * MARGIN;
    let size = fitting_size(Face::Display, &headline, room, 58.0, 30.0);
    let text = Text { face: Face::Display, size, align: Align::Left, color: palette::ON_LEATHER };
    text.draw_fitted(pen, MARGIN, MARGIN + 112.0, &headline, room);

    let lines = games::result_lines(kind, outcome, &names, texts);
    let (top, bottom) = (MARGIN + 146.0, HEIGHT - MARGIN + 8.0);
    let step = ((bottom - top) / lines.len().max(1) as f32).min(120.0);
    let top = f32::midpoint(top, bottom) - step * lines.len() as f32 / 2.0;
    let most = lines.iter().map(|line| line.score.abs()).max().unwrap_or(0).max(1);
    for (at, line) in lines.iter().enumerate() {
        let share = line.score.unsigned_abs() as f32 / most as f32;
        draw_line(pen, picture, line, top + step * (at as f32 + 0.5), step, share);
    }
}

fn draw_line(pen: &mut Pen<'_>, picture: &Picture, line: &ResultLine, middle: f32, step: f32, share: f32) {
    let face = (MARGIN + step * 0.42, middle);
    match line.face {
        ResultFace::Seat(seat) => {
            if let Some(SeatPicture::Taken { portrait: id, bot, .. }) = picture.seats.get(seat) {
                portrait(pen, face, step * 0.84, id, *bot, line.color);
            }
        }
        ResultFace::Drawn(draw) => draw(pen, face, step * 0.84),
    }
    let color = if line.wins { palette::GAIN } else { palette::ON_LEATHER };
    let size = (step * 0.48).min(44.0);
    let name = Text { face: Face::Text, size, align: Align::Left, color };
    let left = MARGIN + step + 12.0;
    name.draw_fitted(pen, left, middle + size * 0.35, &line.name, NAME_WIDTH - 20.0);
    let (from, thick) = (left + NAME_WIDTH, step * 0.42);
    let room = WIDTH - MARGIN - SCORE_WIDTH - from;
    let mut bar = |width: f32, color: Color| {
        pen.fill(rounded(from, middle - thick / 2.0, width, thick, thick / 2.0).as_str(), color);
    };
    bar(room, palette::BLACK.alpha(0.3));
    bar((room * share).max(thick), line.color);
    let score = Text { face: Face::Display, size: step * 0.5, align: Align::Right, color };
    score.draw(pen, WIDTH - MARGIN, middle + step * 0.18, &score_text(line.score));
}
