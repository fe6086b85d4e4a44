//! Take 6: four rows, or the cards to draft from.

use rodeo_protocol::view::{Take6Phase, Take6Row, Take6View};
use rodeo_rules::game::Outcome;
use rodeo_rules::take6::{Arrow, Parity, Take6};
use rodeo_texts::{Texts, text};

use super::PicturedGame;
use crate::animals::Animal;
use crate::area::Area;
use crate::card::card;
use crate::color::{palette, rgb};
use crate::fan::fan;
use crate::pen::{Line, Pen, circle};
use crate::rows::{CardRow, draw_rows};

impl PicturedGame for Take6 {
    const SAMPLE: [(u8, u8); 5] = [(12, 1), (15, 2), (30, 3), (44, 5), (55, 7)];

    fn title(view: &Take6View, texts: &Texts) -> String {
        match view.phase {
            Take6Phase::Draft => text!(texts, Take6::DraftTitle { round: view.round }),
            _ => text!(texts, Take6::Title { round: view.round, turn: view.turn, turns: view.turns }),
        }
    }

    fn draw_board(view: &Take6View, pen: &mut Pen<'_>, area: Area, _: &Texts) {
        if view.phase == Take6Phase::Draft {
            let (width, places) = fan(view.pool.len(), area, 110.0);
            for (&shown, place) in view.pool.iter().zip(places) {
                card(pen, place, width, shown, Animal::Bull);
            }
            return;
        }
        let row =
            |row: &'_ Take6Row| (usize::from(row.capacity), row.cards.len() >= usize::from(row.capacity));
        let rows: Vec<CardRow<'_>> = view
            .rows
            .iter()
            .map(|shown| {
                let (places, full) = row(shown);
                CardRow {
                    cards: &shown.cards,
                    places,
                    bull: None,
                    heads: shown.heads.into(),
                    full,
                    gain: false,
                }
            })
            .collect();
        draw_rows(pen, area, &rows, |pen, at, (x, y)| markers(pen, &view.rows[at], x, y));
    }

    fn scores(view: &Take6View) -> Vec<i32> {
        let total =
            |score: u32, heads: u8| i32::try_from(score).unwrap_or(i32::MAX).saturating_add(heads.into());
        view.seats.iter().map(|seat| total(seat.score, seat.heads)).collect()
    }

    fn outcome(view: &Take6View) -> Option<&Outcome> {
        view.outcome.as_ref()
    }
}

/// Draws the markers of fan cards above and below the number of their row, as `FanBadges.svelte` of the web client does.
fn markers(pen: &mut Pen<'_>, row: &Take6Row, x: f32, y: f32) {
    let (ground, edge) = (rgb(0xfff3df), Line::round(1.5));
    if let Some(parity) = row.parity {
        let mut pen = pen.at(x - 12.0, y - 46.0);
        pen.fill(circle(12.0, 12.0, 11.0).as_str(), ground);
        pen.stroke(circle(12.0, 12.0, 11.0).as_str(), edge, rgb(0x3a2413));
        let dots: &[(f32, f32)] = match parity {
            Parity::Even => &[(7.5, 3.4), (16.5, 3.4)],
            Parity::Odd => &[(12.0, 4.0)],
        };
        dots.iter().for_each(|&(x, radius)| pen.fill(circle(x, 12.0, radius).as_str(), rgb(0x1c6f9e)));
    }
    if let Some(arrow) = row.mountain {
        let mut pen = pen.at(x - 12.0, y + 18.0);
        pen.fill("M1 5 9 13 12 10 23 21H1Z", ground);
        let path = match arrow {
            Arrow::Up => "M18 12V3M14.5 6 18 2.5 21.5 6",
            Arrow::Down => "M12 22v6M8.5 25.5 12 29 15.5 25.5",
        };
        pen.stroke(path, Line::round(2.6), palette::GAIN);
    }
    if row.cow {
        Animal::Cow.draw(pen, x, y + 34.0, 30.0, ground);
    }
}
