//! Cards in a 60 × 84 box, as the web client draws them (`web/src/design/Card.svelte` and the files around it).

use rodeo_protocol::view::CardView;

use crate::animals::{Animal, BULL};
use crate::color::{Color, Paint, palette, rgb};
use crate::lettering::{Align, Face, Text};
use crate::pen::{Line, Pen, ellipse, rounded};

/// Size of a card in its own units.
pub const WIDTH: f32 = 60.0;
pub const HEIGHT: f32 = 84.0;
/// Height of a card in card widths.
pub const TALL: f32 = HEIGHT / WIDTH;
const RADIUS: f32 = 8.0;

pub const SPUR: &str = "M30 32l4.4 11.6L46 39.4l-4.2 11.6L53 56l-11.2 5 4.2 11.6-11.6-4.2L30 80l-4.4-11.6L14 72.6 18.2 61 7 56l11.2-5L14 39.4l11.6 4.2ZM30 49a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z";
pub const HORSESHOE: &str = "M12 80C2 56 10 30 30 30S58 56 48 80l-9-2C46 58 42 42 30 42S14 58 21 78Z";
/// Dashes of a rope.
const ROPE: [f32; 2] = [3.4, 1.2];

/// A colour by the number of heads, and how much of the paper stays white.
const TINTS: [(Color, f32); 5] = [
    (rgb(0x5d6470), 1.0),
    (rgb(0x1c6f9e), 0.97),
    (rgb(0x96640a), 0.94),
    (rgb(0xb3271e), 0.92),
    (rgb(0x6b2aa0), 0.86),
];
/// The colour of cards with the most heads.
const RARE: Color = rgb(0x43126b);

fn tint(heads: u8) -> (Color, f32) {
    TINTS[match heads {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        5 | 6 => 3,
        _ => 4,
    }]
}

/// Draws a card with its top left corner at the point, this wide.
pub fn card(
    pen: &mut Pen<'_>,
    (x, y): (f32, f32),
    width: f32,
    CardView(card, heads): CardView,
    animal: Animal,
) {
    // Every card costs something in the game with toads, but only expensive ones show them.
    let heads = if animal == Animal::Toad && heads == 1 { 0 } else { heads };
    let mut pen = pen.at(x, y);
    let mut pen = pen.scaled(width / WIDTH);
    let band = if (5..=8).contains(&heads) { 30.0 } else { 23.0 };
    paper(&mut pen, band, tint(heads));
    illustration(&mut pen, heads, animal);
    heads_on_band(&mut pen, heads, animal);
    let number = card.get();
    let size = match number {
        0..10 => 1.2,
        10..100 => 1.06,
        _ => 0.8,
    };
    let color = if heads >= 7 { RARE } else { palette::INK };
    numeral(&mut pen, &number.to_string(), size, f32::midpoint(band, HEIGHT), color);
    edge(&mut pen);
}

/// Draws a bull card with its heads.
pub fn bull_card(pen: &mut Pen<'_>, (x, y): (f32, f32), width: f32, heads: u8) {
    let mut pen = pen.at(x, y);
    let mut pen = pen.scaled(width / WIDTH);
    shadow(&mut pen);
    let ground = TINTS[4].0;
    let stops =
        [(0.0, ground.mix(palette::WHITE, 0.16)), (0.55, ground), (1.0, ground.mix(palette::BLACK, 0.28))];
    let hide = Paint::Linear { from: (10.0, 0.0), to: (50.0, HEIGHT), stops };
    pen.fill(rounded(0.0, 0.0, WIDTH, HEIGHT, RADIUS).as_str(), hide);
    Animal::Bull.draw(&mut pen, 30.0, 25.0, 42.0, palette::PAPER);
    numeral(&mut pen, &heads.to_string(), 0.8, 63.0, palette::PAPER);
    edge(&mut pen);
}

/// Draws the place of a card that is not there.
pub fn slot(pen: &mut Pen<'_>, (x, y): (f32, f32), width: f32, color: Color) {
    let mut pen = pen.at(x, y);
    let mut pen = pen.scaled(width / WIDTH);
    let line = Line { width: 1.2, dashes: &[4.0, 3.0], round: false };
    pen.fill(rounded(1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0, RADIUS).as_str(), palette::BLACK.alpha(0.12));
    pen.stroke(rounded(1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0, RADIUS).as_str(), line, color);
}

fn shadow(pen: &mut Pen<'_>) {
    for (spread, alpha) in [(3.0, 0.07), (2.0, 0.09), (1.0, 0.12)] {
        let path =
            rounded(-spread, 2.0 - spread, WIDTH + 2.0 * spread, HEIGHT + 2.0 * spread, RADIUS + spread);
        pen.fill(path.as_str(), palette::BLACK.alpha(alpha));
    }
}

fn paper(pen: &mut Pen<'_>, band: f32, (tint, clean): (Color, f32)) {
    shadow(pen);
    let ground = tint.mix(palette::PAPER, clean);
    let stops = [(0.0, palette::WHITE), (0.42, ground), (1.0, ground.mix(palette::PAPER_SHADE, 0.5))];
    let gradient = Paint::Linear { from: (20.0, 0.0), to: (40.0, HEIGHT), stops };
    pen.fill(rounded(0.0, 0.0, WIDTH, HEIGHT, RADIUS).as_str(), gradient);
    let glow = Paint::Glow { center: (30.0, 52.0), radius: (30.0, 34.0), color: tint.alpha(0.15) };
    pen.fill(rounded(0.0, band, WIDTH, HEIGHT - band, RADIUS).as_str(), glow);
    let r = RADIUS;
    let top = format!("M0 {r}a{r} {r} 0 0 1 {r} {}h{}a{r} {r} 0 0 1 {r} {r}V{band}H0Z", -r, WIDTH - 2.0 * r);
    pen.fill(top.as_str(), Paint::vertical(0.0, band, tint.mix(palette::WHITE, 0.22), tint));
    pen.fill(format!("M0 {band}h{WIDTH}v1H0Z").as_str(), palette::BLACK.alpha(0.22));
}

fn edge(pen: &mut Pen<'_>) {
    let line = Line { width: 1.0, ..Line::default() };
    pen.stroke(rounded(0.0, 0.0, WIDTH, HEIGHT, RADIUS).as_str(), line, rgb(0x281405).alpha(0.3));
}

fn illustration(pen: &mut Pen<'_>, heads: u8, animal: Animal) {
    let (tint, _) = tint(heads);
    match (animal, heads) {
        (Animal::Toad, 0 | 1) => {}
        (Animal::Toad, _) => Animal::Toad.draw(pen, 30.0, 56.0, 48.0, tint.alpha(0.13)),
        (_, 2) => pen.fill_even_odd(SPUR, tint.alpha(0.13)),
        (_, 3) => pen.fill_even_odd(HORSESHOE, tint.alpha(0.13)),
        (_, 5 | 6) => {
            let rope = Line { width: 3.2, dashes: &ROPE, round: false };
            pen.stroke(ellipse(30.0, 53.0, 22.0, 15.0).as_str(), rope, tint.alpha(0.24));
            pen.stroke("M44 65C50 70 54 74 57 83", rope, tint.alpha(0.24));
        }
        (_, 7..) => {
            // The great bull, with a seam of gold. Its horns end at the edge of the card.
            let mut bull = pen.at(-0.5, 30.0);
            bull.stretched(3.05, 2.7).fill_even_odd(BULL, tint.alpha(0.26));
            let seam = Line { width: 1.5, dashes: &[3.6, 2.0], round: false };
            pen.stroke(rounded(3.0, 3.0, 54.0, 78.0, 6.0).as_str(), seam, rgb(0xe9b23c));
        }
        _ => {}
    }
}

/// Draws the heads on the band: few are large, many are in two lines, and more than can be counted quickly are a number.
fn heads_on_band(pen: &mut Pen<'_>, heads: u8, animal: Animal) {
    let mut line = |count: u8, y: f32, apart: f32, size: f32| {
        for at in 0..count {
            let x = WIDTH / 2.0 + (f32::from(at) - f32::from(count - 1) / 2.0) * apart;
            animal.draw(pen, x, y, size, palette::WHITE);
        }
    };
    match heads {
        0 => {}
        1..4 => line(heads, 12.0, 16.5, 15.2),
        4 => line(heads, 12.0, 13.5, 12.0),
        5..9 => {
            let above = heads.div_ceil(2);
            line(above, 9.0, 13.5, 11.6);
            line(heads - above, 21.5, 13.5, 11.6);
        }
        9.. => {
            let text = Text { face: Face::Text, size: 14.0, align: Align::Center, color: palette::WHITE };
            text.draw(pen, WIDTH / 2.0, 17.0, &format!("×{heads}"));
        }
    }
}

fn numeral(pen: &mut Pen<'_>, digits: &str, size: f32, middle: f32, color: Color) {
    let size = 29.0 * size;
    let text = Text { face: Face::Display, size, align: Align::Center, color };
    text.draw(pen, WIDTH / 2.0, middle + size * 0.385, digits);
}

#[cfg(test)]
mod tests {
    #[test]
    fn drawings_are_those_of_the_web_client() {
        let illustration = include_str!("../../../web/src/design/CardIllustration.svelte");
        assert!(illustration.contains(super::SPUR) && illustration.contains(super::HORSESHOE));
    }
}
