//! Bull Party: a row for each player, and the piles of each seat.

use rodeo_protocol::view::BullPartyView;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::game::Outcome;
use rodeo_rules::rows::Row;
use rodeo_texts::{Texts, text};

use super::PicturedGame;
use crate::area::Area;
use crate::card::TALL;
use crate::color::{palette, rgb};
use crate::lettering::{Align, Face, Text};
use crate::pen::{Line, Pen, rounded};
use crate::picture::Picture;
use crate::rows::{CardRow, draw_rows};
use crate::seats::{Detail, SeatList};

impl PicturedGame for BullParty {
    const SAMPLE: [(u8, u8); 5] = [(7, 1), (18, 2), (29, 3), (36, 2), (43, 1)];

    fn title(view: &BullPartyView, texts: &Texts) -> String {
        match view.last_round {
            true => text!(texts, BullParty::LastTitle { round: view.round }),
            false => text!(texts, BullParty::Title { round: view.round }),
        }
    }

    fn draw_board(view: &BullPartyView, pen: &mut Pen<'_>, area: Area, _: &Texts) {
        let rows: Vec<CardRow<'_>> = view
            .rows
            .iter()
            .map(|row| CardRow {
                cards: &row.cards,
                places: usize::from(Row::CAPACITY),
                bull: row.bull,
                heads: row.heads.saturating_add(row.bull.unwrap_or(0).into()),
                full: row.full,
                gain: true,
            })
            .collect();
        draw_rows(pen, area, &rows, |_, _, _| {});
    }

    fn scores(view: &BullPartyView) -> Vec<i32> {
        view.seats.iter().map(|seat| seat.score).collect()
    }

    fn outcome(view: &BullPartyView) -> Option<&Outcome> {
        view.outcome.as_ref()
    }

    fn draw_seats(view: &BullPartyView, pen: &mut Pen<'_>, area: Area, picture: &Picture, texts: &Texts) {
        let piles = |pen: &mut Pen<'_>, seat: usize, area: Area| {
            let piles = view.seats.get(seat).map_or(&[][..], |seat| &seat.piles[..]);
            let (width, step) = (area.height / TALL * 1.25, area.height * 1.1);
            for (at, pile) in piles.iter().take((area.width / step) as usize).enumerate() {
                let (x, ground) =
                    (area.x + at as f32 * step, if pile.great { palette::GAIN } else { palette::PAPER });
                // A second card below shows that it is a pile.
                if pile.cards.len() > 1 {
                    pen.fill(rounded(x + 4.0, area.y - 3.0, width, area.height, 5.0).as_str(), rgb(0xc9b48f));
                }
                let top = rounded(x, area.y, width, area.height, 5.0);
                pen.fill(top.as_str(), ground);
                pen.stroke(top.as_str(), Line { width: 1.0, ..Line::default() }, palette::BLACK.alpha(0.35));
                let size = area.height * 0.5;
                let heads = Text { face: Face::Display, size, align: Align::Center, color: palette::INK };
                heads.draw(pen, x + width / 2.0, area.middle() + size * 0.37, &pile.heads.to_string());
            }
        };
        let scores = Self::scores(view);
        let has_piles = view.seats.iter().any(|seat| !seat.piles.is_empty());
        let detail: Option<Detail<'_>> = if has_piles { Some(&piles) } else { None };
        SeatList { scores: &scores, heads: false, detail }.draw(pen, area, picture, texts);
    }
}
