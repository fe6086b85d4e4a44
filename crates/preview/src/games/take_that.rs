//! Take That: the line with its cost, and the pairs of each seat.

use rodeo_protocol::view::TakeThatView;
use rodeo_rules::game::Outcome;
use rodeo_rules::take_that::TakeThat;
use rodeo_texts::{Texts, text};

use super::PicturedGame;
use crate::animals::Animal;
use crate::area::Area;
use crate::card::{TALL, card, slot};
use crate::color::{palette, rgb};
use crate::fan::fan;
use crate::lettering::{Align, Face, Text};
use crate::pen::{Pen, rounded};
use crate::picture::Picture;
use crate::rows::lane;
use crate::seats::{Detail, SeatList};

/// Height of the strip with the cost of the line.
const COST_HEIGHT: f32 = 92.0;
/// Largest width of a card.
const LARGEST: f32 = 150.0;

impl PicturedGame for TakeThat {
    const SAMPLE: [(u8, u8); 5] = [(14, 1), (41, 1), (25, 1), (52, 1), (66, 3)];
    const ANIMAL: Animal = Animal::Toad;

    fn title(view: &TakeThatView, texts: &Texts) -> String {
        text!(texts, TakeThat::Title { game: view.round, games: view.rounds })
    }

    fn draw_board(view: &TakeThatView, pen: &mut Pen<'_>, area: Area, _: &Texts) {
        lane(pen, area, palette::BLACK.alpha(0.26));
        let cards =
            Area::new(area.x + 20.0, area.y + 16.0, area.width - 40.0, area.height - COST_HEIGHT - 24.0);
        let (width, places) = fan(view.line.len().max(1), cards, LARGEST);
        if view.line.is_empty() {
            places.iter().for_each(|place| slot(pen, *place, width, palette::ON_LEATHER.alpha(0.3)));
        }
        for (&shown, place) in view.line.iter().zip(places) {
            card(pen, place, width, shown, Animal::Toad);
        }
        let middle = area.bottom() - COST_HEIGHT / 2.0;
        Animal::Toad.draw(pen, area.center() - 46.0, middle, 64.0, palette::PRICE);
        let cost = Text { face: Face::Display, size: 56.0, align: Align::Left, color: palette::PRICE };
        cost.draw(pen, area.center(), middle + 20.0, &view.line_cost.to_string());
    }

    fn scores(view: &TakeThatView) -> Vec<i32> {
        view.seats.iter().map(|seat| i32::from(seat.score) + i32::from(seat.points)).collect()
    }

    fn outcome(view: &TakeThatView) -> Option<&Outcome> {
        view.outcome.as_ref()
    }

    fn draw_seats(view: &TakeThatView, pen: &mut Pen<'_>, area: Area, picture: &Picture, texts: &Texts) {
        let pairs = |pen: &mut Pen<'_>, seat: usize, area: Area| {
            let pairs = view.seats.get(seat).map_or(0, |seat| seat.pairs.len());
            let (width, step) = (area.height / TALL, area.height * 0.92);
            for pair in 0..pairs.min((area.width / step) as usize) {
                let left = area.x + pair as f32 * step;
                for (x, color) in [(left, rgb(0x6fdc8c)), (left + width * 0.3, palette::PAPER)] {
                    pen.fill(rounded(x, area.y, width, area.height, 4.0).as_str(), color);
                }
            }
        };
        let scores = Self::scores(view);
        let has_pairs = view.seats.iter().any(|seat| !seat.pairs.is_empty());
        let detail: Option<Detail<'_>> = if has_pairs { Some(&pairs) } else { None };
        SeatList { scores: &scores, heads: false, detail }.draw(pen, area, picture, texts);
    }
}
