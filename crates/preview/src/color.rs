//! Colours, and what areas are filled with.

/// A colour with an opacity.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Color {
    /// Red, green and blue, 0 to 255.
    pub rgb: [f32; 3],
    /// Opacity, 0 to 1.
    pub alpha: f32,
}

/// Returns an opaque colour from `0xrrggbb`.
pub const fn rgb(value: u32) -> Color {
    let [_, r, g, b] = value.to_be_bytes();
    Color { rgb: [r as f32, g as f32, b as f32], alpha: 1.0 }
}

impl Color {
    /// Returns the colour with this opacity.
    pub const fn alpha(self, alpha: f32) -> Color {
        Color { alpha, ..self }
    }

    /// Returns a mixture that contains this share of `other`.
    pub fn mix(self, other: Color, share: f32) -> Color {
        let between = |a: f32, b: f32| a + (b - a) * share;
        let channel = |at: usize| between(self.rgb[at], other.rgb[at]);
        Color { rgb: [channel(0), channel(1), channel(2)], alpha: between(self.alpha, other.alpha) }
    }
}

/// What an area is filled with. Positions are in the units of the pen.
#[derive(Clone, Copy, Debug)]
pub enum Paint {
    /// One colour everywhere.
    Solid(Color),
    /// Colours along the line between two points, each with its place from 0 to 1.
    Linear { from: (f32, f32), to: (f32, f32), stops: [(f32, Color); 3] },
    /// A colour that fades from a centre to the edge of an ellipse.
    Glow { center: (f32, f32), radius: (f32, f32), color: Color },
}

impl Paint {
    /// A gradient from top to bottom.
    pub fn vertical(top: f32, bottom: f32, first: Color, last: Color) -> Paint {
        let stops = [(0.0, first), (0.5, first.mix(last, 0.5)), (1.0, last)];
        Paint::Linear { from: (0.0, top), to: (0.0, bottom), stops }
    }

    /// Returns the colour at a point.
    pub fn at(&self, x: f32, y: f32) -> Color {
        match *self {
            Paint::Solid(color) => color,
            Paint::Linear { from, to, stops } => {
                let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                let place = ((x - from.0) * dx + (y - from.1) * dy) / (dx * dx + dy * dy);
                let [(_, first), (middle, center), (_, last)] = stops;
                match place.clamp(0.0, 1.0) {
                    place if place < middle => first.mix(center, place / middle),
                    place => center.mix(last, (place - middle) / (1.0 - middle)),
                }
            }
            Paint::Glow { center, radius, color } => {
                let (dx, dy) = ((x - center.0) / radius.0, (y - center.1) / radius.1);
                let distance = (dx * dx + dy * dy).sqrt().min(1.0);
                color.alpha(color.alpha * (1.0 - distance))
            }
        }
    }
}

impl From<Color> for Paint {
    fn from(color: Color) -> Paint {
        Paint::Solid(color)
    }
}

/// Colours of the design, as in `web/src/design/tokens.css` (dark theme) and in the result image of the web client.
pub mod palette {
    use super::{Color, rgb};

    pub const LEATHER: [Color; 3] = [rgb(0x6b3f24), rgb(0x4a2a18), rgb(0x38200f)];
    pub const THREAD: Color = rgb(0xe9b658);
    pub const ON_LEATHER: Color = rgb(0xfff3e0);
    pub const ON_LEATHER_QUIET: Color = rgb(0xf0dcc0);
    pub const BRAND: Color = rgb(0xf0a53a);
    /// Winners, and points that are good to have.
    pub const GAIN: Color = rgb(0xffd166);
    /// Heads that a row costs.
    pub const PRICE: Color = rgb(0xff9a80);
    pub const INK: Color = rgb(0x2a1a12);
    pub const PAPER: Color = rgb(0xfffaf0);
    pub const PAPER_SHADE: Color = rgb(0xf3e6d0);
    pub const WHITE: Color = rgb(0xffffff);
    pub const BLACK: Color = rgb(0x000000);

    const SEATS: [Color; 10] = [
        rgb(0xe8663f),
        rgb(0x2f8fd6),
        rgb(0x3aa655),
        rgb(0xb85abf),
        rgb(0xdfa62a),
        rgb(0x1fa8a0),
        rgb(0xdd4d86),
        rgb(0x8572e6),
        rgb(0x86a431),
        rgb(0xa87b52),
    ];

    /// The colour of a seat.
    pub fn seat(index: usize) -> Color {
        SEATS[index % SEATS.len()]
    }
}
