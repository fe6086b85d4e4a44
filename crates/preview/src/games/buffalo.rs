//! Beat the Buffalo: four rows, and the team against the buffalo.

use rodeo_protocol::view::{BuffaloRow, BuffaloView};
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::game::Outcome;
use rodeo_texts::{Texts, text};

use super::PicturedGame;
use crate::animals::portrait;
use crate::area::Area;
use crate::color::{Color, palette, rgb};
use crate::lettering::{Align, Face, Text};
use crate::pen::{Line, Pen, circle, ellipse, rounded};
use crate::picture::{Picture, SeatPicture};
use crate::result::{ResultFace, ResultLine};
use crate::rows::{CardRow, draw_rows, lane};

/// Colours of the two sides.
const TEAM: Color = rgb(0x17897f);
const OPPONENT: Color = rgb(0xa83520);

impl PicturedGame for Buffalo {
    const SAMPLE: [(u8, u8); 5] = [(8, 1), (22, 5), (50, 3), (77, 5), (95, 2)];

    fn title(view: &BuffaloView, texts: &Texts) -> String {
        text!(texts, Buffalo::Title { turn: view.turn, turns: view.turns })
    }

    fn draw_board(view: &BuffaloView, pen: &mut Pen<'_>, area: Area, _: &Texts) {
        let rows: Vec<CardRow<'_>> = view
            .rows
            .iter()
            .map(|row| CardRow {
                cards: &row.cards,
                places: usize::from(row.capacity),
                bull: None,
                heads: row.heads.into(),
                full: row.cards.len() >= usize::from(row.capacity),
                gain: false,
            })
            .collect();
        draw_rows(pen, area, &rows, |pen, at, (x, y)| signs(pen, &view.rows[at], x, y));
    }

    fn scores(view: &BuffaloView) -> Vec<i32> {
        vec![view.team_score.into(), view.buffalo_heads.into()]
    }

    fn outcome(view: &BuffaloView) -> Option<&Outcome> {
        view.outcome.as_ref()
    }

    fn draw_seats(view: &BuffaloView, pen: &mut Pen<'_>, area: Area, picture: &Picture, texts: &Texts) {
        let height = (area.height - BAR - 2.0 * GAP) / 2.0;
        let above = Area { height, ..area };
        let below = Area { y: area.bottom() - height, ..above };
        let (team, buffalo) = (view.team_score, view.buffalo_heads);
        side(pen, above, &text!(texts, Preview::Team), team, TEAM);
        let count = picture.seats.len().max(1) as f32;
        let size = (above.height * 0.5).min((above.width - 40.0) / (0.82 * count + 0.18));
        for (seat, member) in picture.seats.iter().enumerate() {
            let center = above.x + 24.0 + size / 2.0 + seat as f32 * size * 0.82;
            if let SeatPicture::Taken { portrait: id, bot, .. } = member {
                portrait(
                    pen,
                    (center, above.bottom() - size / 2.0 - 16.0),
                    size,
                    id,
                    *bot,
                    palette::seat(seat),
                );
            }
        }
        side(pen, below, &name(texts), buffalo, OPPONENT);
        face(
            pen,
            (below.x + 24.0 + below.height * 0.27, below.bottom() - below.height * 0.34),
            below.height * 0.54,
        );
        tug_of_war(pen, Area { y: above.bottom() + GAP, height: BAR, ..area }, team, buffalo);
    }

    fn result_lines(outcome: &Outcome, _: &[String], texts: &Texts) -> Vec<ResultLine> {
        let won = !outcome.winners.is_empty();
        let team = ResultLine {
            name: text!(texts, Preview::Team),
            score: outcome.scores.first().copied().unwrap_or(0),
            color: TEAM,
            wins: won,
            face: ResultFace::Seat(0),
        };
        let opponent = ResultLine {
            name: name(texts),
            score: outcome.opponent.unwrap_or(0),
            color: OPPONENT,
            wins: !won,
            face: ResultFace::Drawn(face),
        };
        vec![team, opponent]
    }
}

const BAR: f32 = 40.0;
const GAP: f32 = 12.0;

fn name(texts: &Texts) -> String {
    texts.named("buffalo", "name").unwrap_or_default()
}

/// Draws the name and the heads of a side.
fn side(pen: &mut Pen<'_>, area: Area, name: &str, heads: u16, color: Color) {
    lane(pen, area, palette::BLACK.alpha(0.26));
    pen.fill(rounded(area.x, area.y, 8.0, area.height, 4.0).as_str(), color);
    let title = Text { face: Face::Text, size: 34.0, align: Align::Left, color: palette::ON_LEATHER };
    title.draw_fitted(pen, area.x + 28.0, area.y + 54.0, name, area.width - 160.0);
    let score = Text { face: Face::Display, size: 64.0, align: Align::Right, color: palette::ON_LEATHER };
    score.draw(pen, area.right() - 24.0, area.y + 68.0, &heads.to_string());
}

/// Draws how the heads are divided.
fn tug_of_war(pen: &mut Pen<'_>, area: Area, team: u16, buffalo: u16) {
    let all = f32::from(team) + f32::from(buffalo);
    let share = if all > 0.0 { f32::from(team) / all } else { 0.5 };
    let width = (area.width * share).clamp(area.height, area.width - area.height);
    let radius = area.height / 2.0;
    pen.fill(rounded(area.x, area.y, area.width, area.height, radius).as_str(), OPPONENT);
    pen.fill(rounded(area.x, area.y, width, area.height, radius).as_str(), TEAM);
    let knot = Line { width: 5.0, dashes: &[], round: true };
    let path = format!("M{} {}v{}", area.x + width, area.y - 6.0, area.height + 12.0);
    pen.stroke(path.as_str(), knot, palette::GAIN);
}

/// Draws Stop! and Take 7! beside the number of their row.
fn signs(pen: &mut Pen<'_>, row: &BuffaloRow, x: f32, y: f32) {
    if row.stop {
        let mut pen = pen.at(x, y + 34.0);
        pen.fill("M-6-15H6L15-6V6L6 15H-6L-15 6V-6Z", rgb(0xd5301c));
        pen.stroke("M-7 0H7", Line::round(5.0), palette::WHITE);
    }
    if row.take7 {
        pen.fill(circle(x, y - 34.0, 15.0).as_str(), palette::GAIN);
        let seven = Text { face: Face::Display, size: 20.0, align: Align::Center, color: palette::INK };
        seven.draw(pen, x, y - 27.0, "7");
    }
}

/// Draws the face of the buffalo, as `BuffaloFace.svelte` of the web client does.
fn face(pen: &mut Pen<'_>, (x, y): (f32, f32), size: f32) {
    let mut pen = pen.at(x - size / 2.0, y - size / 2.0);
    let mut pen = pen.scaled(size / 120.0);
    let (ink, fur) = (rgb(0x1c0f07), rgb(0x5b3a22));
    pen.fill(circle(60.0, 60.0, 58.0).as_str(), rgb(0x8f2a17));
    pen.stroke(circle(60.0, 60.0, 58.0).as_str(), Line::round(2.5), rgb(0xffb49d));
    for horn in HORNS {
        pen.fill(horn, rgb(0xf4e3c3));
        pen.stroke(horn, Line::round(1.6), rgb(0x3b2414));
    }
    pen.fill(EARS, fur);
    pen.fill(FUR, fur);
    pen.fill(MANE, rgb(0x2f1c10));
    pen.fill(MUZZLE, rgb(0xa9744a));
    pen.fill(NOSTRILS, ink);
    pen.stroke("M50 93Q60 96 70 93", Line::round(3.0), ink);
    for eye in [45.0, 75.0] {
        pen.fill(ellipse(eye, 61.0, 6.5, 6.0).as_str(), rgb(0xfff6e2));
        pen.fill(circle(if eye < 60.0 { 46.5 } else { 73.5 }, 61.3, 2.9).as_str(), ink);
    }
    pen.stroke("M36 53Q45 49 53 54M84 53Q75 49 67 54", Line::round(4.6), ink);
}

const HORNS: [&str; 2] =
    ["M34 45C12 46 3 27 12 9 15 24 24 31 41 30Z", "M86 45C108 46 117 27 108 9 105 24 96 31 79 30Z"];
const EARS: &str = "M27 55C15 51 8 55 5 62 13 69 23 68 31 62ZM93 55C105 51 112 55 115 62 107 69 97 68 89 62Z";
const FUR: &str = "M60 22C37 22 24 36 26 56 27 72 33 86 43 97L48 105 53 101 60 114 67 101 72 105 77 97C87 86 93 72 94 56 96 36 83 22 60 22Z";
const MANE: &str = "M33 42C36 20 48 14 60 14S84 20 87 42C83 46 79 44 76 40 74 47 69 48 66 43 64 51 58 51 56 44 52 50 47 48 46 41 42 47 37 46 33 42Z";
const MUZZLE: &str = "M36 84C36 74 46 69 60 69S84 74 84 84C84 95 74 102 60 102S36 95 36 84Z";
const NOSTRILS: &str =
    "M49 77C53 76 55 79 54 83 51 85 47 83 46 80ZM71 77C67 76 65 79 66 83 69 85 73 83 74 80Z";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn face_is_that_of_the_web_client() {
        let drawn = include_str!("../../../../web/src/games/buffalo/BuffaloFace.svelte");
        for path in HORNS.iter().chain(&[EARS, FUR, MANE, MUZZLE, NOSTRILS]) {
            assert!(drawn.contains(path), "{path}");
        }
    }
}
