//! The list of seats: portrait, name and score.

use rodeo_texts::{Texts, text};

use crate::animals::{Animal, portrait};
use crate::area::Area;
use crate::color::{Color, palette};
use crate::lettering::{Align, Face, Text};
use crate::pen::{Line, Pen, circle, rounded};
use crate::picture::{Picture, SeatPicture};
use crate::rows::{GAP, TALLEST, lane};

/// The typographic minus sign instead of a hyphen.
pub fn score_text(score: i32) -> String {
    score.to_string().replace('-', "−")
}

/// Draws something about a seat in an area.
pub type Detail<'a> = &'a dyn Fn(&mut Pen<'_>, usize, Area);

/// How the list is drawn.
#[derive(Default)]
pub struct SeatList<'a> {
    /// Scores by seat; none before a match.
    pub scores: &'a [i32],
    /// Whether scores are heads, shown by the head of a bull.
    pub heads: bool,
    /// Drawn in the lower half of the line of a seat, if it is high enough.
    pub detail: Option<Detail<'a>>,
}

/// Below this height a line has no room for a detail.
const LOWEST_WITH_DETAIL: f32 = 70.0;

impl SeatList<'_> {
    pub fn draw(&self, pen: &mut Pen<'_>, area: Area, picture: &Picture, texts: &Texts) {
        let count = picture.seats.len();
        let gap = if count > 6 { 6.0 } else { GAP };
        let names = picture.names(texts);
        for (at, area) in area.lines(count, gap, TALLEST).enumerate() {
            let color = palette::seat(at);
            lane(pen, area, palette::BLACK.alpha(0.26));
            let edge = rounded(area.x, area.y, 8.0, area.height, 4.0);
            let size = area.height * 0.74;
            let face = (area.x + 24.0 + size / 2.0, area.middle());
            let SeatPicture::Taken { portrait: id, bot, .. } = &picture.seats[at] else {
                pen.fill(edge.as_str(), color.alpha(0.5));
                free_seat(pen, face, size, area, texts);
                continue;
            };
            pen.fill(edge.as_str(), color);
            portrait(pen, face, size, id, *bot, color);
            let score_room = self.score(pen, at, area);
            let detail = self.detail.filter(|_| area.height >= LOWEST_WITH_DETAIL);
            let largest = if detail.is_some() { area.height * 0.3 } else { area.height * 0.42 };
            let (left, size_of_name) = (area.x + size + 40.0, largest.clamp(20.0, 34.0));
            let room = area.right() - left - score_room - 24.0;
            let middle = if detail.is_some() { area.y + area.height * 0.28 } else { area.middle() };
            let name =
                Text { face: Face::Text, size: size_of_name, align: Align::Left, color: palette::ON_LEATHER };
            name.draw_fitted(pen, left, middle + size_of_name * 0.35, &names[at], room);
            if let Some(detail) = detail {
                let height = area.height * 0.4;
                detail(pen, at, Area::new(left, area.bottom() - height - area.height * 0.08, room, height));
            }
        }
    }

    /// Draws the score at the right end of a line. Returns its width.
    fn score(&self, pen: &mut Pen<'_>, seat: usize, area: Area) -> f32 {
        let Some(&score) = self.scores.get(seat) else { return 0.0 };
        let size = (area.height * 0.5).clamp(24.0, 44.0);
        let icon = if self.heads { size * 0.9 } else { 0.0 };
        let text = Text { face: Face::Display, size, align: Align::Right, color: palette::ON_LEATHER };
        let (right, written) = (area.right() - 20.0, score_text(score));
        text.draw(pen, right - icon, area.middle() + size * 0.36, &written);
        if self.heads {
            Animal::Bull.draw(pen, right - icon * 0.4, area.middle(), icon * 0.85, palette::ON_LEATHER_QUIET);
        }
        crate::lettering::width(Face::Display, size, &written) + icon
    }
}

fn free_seat(pen: &mut Pen<'_>, (x, y): (f32, f32), size: f32, area: Area, texts: &Texts) {
    let (ring, quiet): (_, Color) = (size / 2.0 - 2.0, palette::ON_LEATHER_QUIET);
    let dashed = Line { width: 3.0, dashes: &[9.0, 7.0], round: false };
    pen.stroke(circle(x, y, ring).as_str(), dashed, palette::THREAD);
    let arm = size * 0.17;
    let plus = format!("M{} {y}h{}M{x} {}v{}", x - arm, 2.0 * arm, y - arm, 2.0 * arm);
    pen.stroke(plus.as_str(), Line::round(size * 0.07), palette::THREAD);
    let size_of_text = (area.height * 0.4).clamp(18.0, 30.0);
    let text = Text { face: Face::Text, size: size_of_text, align: Align::Left, color: quiet };
    let (left, label) = (area.x + size + 40.0, text!(texts, Preview::FreeSeat));
    text.draw_fitted(pen, left, y + size_of_text * 0.35, &label, area.right() - left - 16.0);
}
