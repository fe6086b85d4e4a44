//! Rows of cards on lanes, which several games have.

use rodeo_protocol::view::CardView;

use crate::animals::Animal;
use crate::area::Area;
use crate::card::{TALL, bull_card, card, slot};
use crate::color::{Color, palette, rgb};
use crate::lettering::{Align, Face, Text};
use crate::pen::{Line, Pen, rounded};

/// A row of cards.
pub struct CardRow<'a> {
    pub cards: &'a [CardView],
    /// Number of places, drawn empty where there is no card.
    pub places: usize,
    /// Heads of a bull card behind the cards.
    pub bull: Option<u8>,
    /// Heads of all cards, which whoever takes the row gets.
    pub heads: u16,
    /// Whether the next card takes the row.
    pub full: bool,
    /// Whether heads are good to have.
    pub gain: bool,
}

/// Most places that a lane has room for.
const PLACES: usize = 7;
const NUMBER_WIDTH: f32 = 46.0;
const PRICE_WIDTH: f32 = 92.0;
/// Between two lanes.
pub const GAP: f32 = 10.0;
/// Height of a lane if there are few.
pub const TALLEST: f32 = 116.0;

/// Draws the ground of a lane.
pub fn lane(pen: &mut Pen<'_>, area: Area, ground: Color) {
    let path = rounded(area.x, area.y, area.width, area.height, 14.0_f32.min(area.height / 3.0));
    pen.fill(path.as_str(), ground);
    pen.stroke(path.as_str(), Line { width: 1.5, ..Line::default() }, palette::ON_LEATHER.alpha(0.16));
}

/// Draws rows one above the other. `sign` draws what else marks a row, beside its number.
pub fn draw_rows(
    pen: &mut Pen<'_>,
    area: Area,
    rows: &[CardRow<'_>],
    sign: impl Fn(&mut Pen<'_>, usize, (f32, f32)),
) {
    for (at, (row, area)) in rows.iter().zip(area.lines(rows.len(), GAP, TALLEST)).enumerate() {
        let warns = row.full && !row.gain;
        lane(pen, area, if warns { rgb(0x7a2412).alpha(0.55) } else { palette::BLACK.alpha(0.26) });
        let number =
            Text { face: Face::Text, size: 24.0, align: Align::Center, color: palette::ON_LEATHER_QUIET };
        number.draw(pen, area.x + NUMBER_WIDTH / 2.0, area.middle() + 8.0, &(at + 1).to_string());
        sign(pen, at, (area.x + NUMBER_WIDTH / 2.0, area.middle()));

        let room = area.width - NUMBER_WIDTH - PRICE_WIDTH - 12.0;
        let count = row.places.max(row.cards.len() + usize::from(row.bull.is_some())).min(PLACES);
        let width = ((area.height - 12.0) / TALL).min(room / (count as f32 * 1.06));
        let (left, top) = (area.x + NUMBER_WIDTH, area.middle() - width * TALL / 2.0);
        let place = |index: usize| (left + index as f32 * width * 1.06, top);
        for index in 0..count {
            match (row.cards.get(index), row.bull) {
                (Some(&shown), _) => card(pen, place(index), width, shown, Animal::Bull),
                (None, Some(heads)) if index == row.cards.len() => bull_card(pen, place(index), width, heads),
                (None, _) => slot(pen, place(index), width, palette::ON_LEATHER.alpha(0.22)),
            }
        }
        let color = match (row.gain, row.heads) {
            (_, 0) => palette::ON_LEATHER_QUIET.alpha(0.5),
            (true, _) => palette::GAIN,
            (false, _) => palette::PRICE,
        };
        let center = area.right() - PRICE_WIDTH / 2.0;
        Animal::Bull.draw(pen, center, area.middle() - area.height * 0.2, area.height * 0.32, color);
        let price = Text { face: Face::Display, size: area.height * 0.34, align: Align::Center, color };
        price.draw(pen, center, area.middle() + area.height * 0.32, &row.heads.to_string());
    }
}
