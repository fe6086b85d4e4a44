//! Text: glyphs as outlines, and lines of them that fit their room.
//!
//! No fonts of the system are used, so that pictures are the same everywhere. The glyphs are in `glyphs/`, written by
//! `glyphs/make.mjs`: Latin, Cyrillic, kana, and the kanji of JIS level 1.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use zeno::Command;

use crate::color::Color;
use crate::pen::Pen;

static DISPLAY: LazyLock<Glyphs> = LazyLock::new(|| Glyphs::read(include_bytes!("../glyphs/display.glyphs")));
static TEXT: LazyLock<Glyphs> = LazyLock::new(|| Glyphs::read(include_bytes!("../glyphs/text.glyphs")));

/// A typeface of the pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// For headings, numbers and scores. Characters that it lacks come from [`Face::Text`].
    Display,
    /// For names and sentences.
    Text,
}

/// Where the given point lies in a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    Left,
    Center,
    Right,
}

/// Glyphs of a typeface by character.
struct Glyphs {
    units: f32,
    /// The outlines as they are stored: read when they are drawn, because all of them together take ten times as much memory.
    outlines: Vec<u8>,
    by_character: HashMap<char, Glyph>,
}

/// A character: the distance to the next one, and where its outline is stored.
struct Glyph {
    advance: f32,
    outline: Range<usize>,
}

impl Glyphs {
    fn read(compressed: &[u8]) -> Glyphs {
        let bytes = miniz_oxide::inflate::decompress_to_vec_zlib(compressed)
            .expect("the glyphs are compiled in, and a test reads them");
        let mut reader = Reader { bytes: &bytes };
        let (units, count) = (reader.short(), reader.short());
        let mut by_character = HashMap::with_capacity(usize::from(count));
        let mut character = 0;
        for _ in 0..count {
            character += reader.number();
            let (advance, length) = (reader.number() as f32, reader.number() as usize);
            let start = bytes.len() - reader.bytes.len();
            let (outline, rest) = reader.bytes.split_at(length.min(reader.bytes.len()));
            reader.bytes = rest;
            let glyph = Glyph { advance, outline: start..start + outline.len() };
            by_character.extend(char::from_u32(character).map(|character| (character, glyph)));
        }
        Glyphs { units: f32::from(units), outlines: bytes, by_character }
    }

    /// Outline of a glyph with the baseline at 0, downwards.
    fn outline(&self, glyph: &Glyph) -> Vec<Command> {
        Reader { bytes: &self.outlines[glyph.outline.clone()] }.outline()
    }
}

/// Reads the format that `glyphs/make.mjs` describes. Missing bytes are read as 0.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        byte
    }

    fn short(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    fn number(&mut self) -> u32 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u32::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 || shift > 21 {
                return number;
            }
        }
    }

    fn signed(&mut self) -> f32 {
        let number = self.number();
        let size = number.div_ceil(2) as f32;
        if number % 2 == 1 { -size } else { size }
    }

    fn outline(&mut self) -> Vec<Command> {
        let (mut outline, mut x, mut y) = (Vec::new(), 0.0, 0.0);
        while !self.bytes.is_empty() {
            let segments = self.number() as usize;
            let kinds: Vec<u8> = (0..segments.div_ceil(8)).map(|_| self.byte()).collect();
            let mut point = |reader: &mut Self| {
                x += reader.signed();
                y += reader.signed();
                zeno::Point::new(x, y)
            };
            outline.push(Command::MoveTo(point(self)));
            for segment in 0..segments {
                let is_curve = kinds[segment / 8] >> (segment % 8) & 1 == 1;
                let first = point(self);
                outline.push(if is_curve {
                    Command::QuadTo(first, point(self))
                } else {
                    Command::LineTo(first)
                });
            }
            outline.push(Command::Close);
        }
        outline
    }
}

/// Returns the glyph of a character and the typeface that has it.
fn glyph(face: Face, character: char) -> Option<(&'static Glyph, &'static Glyphs)> {
    let find = |glyphs: &'static Glyphs| Some((glyphs.by_character.get(&character)?, glyphs));
    match face {
        Face::Display => find(&DISPLAY).or_else(|| find(&TEXT)),
        Face::Text => find(&TEXT),
    }
}

/// Returns a name as it can be drawn: without symbols that have no glyph, such as emoji. `None` if a letter has none, because
/// part of a name is no name.
pub fn drawable(name: &str) -> Option<String> {
    let has_glyph = |&character: &char| glyph(Face::Text, character).is_some();
    if name.chars().any(|character| character.is_alphanumeric() && !has_glyph(&character)) {
        return None;
    }
    let drawn: String = name.chars().filter(has_glyph).collect();
    let drawn = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    (!drawn.is_empty()).then_some(drawn)
}

/// Width of a text at a size in pixels to the em.
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    let advances = text.chars().filter_map(|character| glyph(face, character));
    advances.map(|(glyph, glyphs)| glyph.advance * size / glyphs.units).sum()
}

/// The text, shortened with an ellipsis if it is wider than `room`.
pub fn fit(face: Face, size: f32, text: &str, room: f32) -> String {
    if width(face, size, text) <= room {
        return text.to_owned();
    }
    let mut shortened = text.to_owned();
    while shortened.pop().is_some() {
        let trimmed = format!("{}…", shortened.trim_end());
        if width(face, size, &trimmed) <= room {
            return trimmed;
        }
    }
    String::new()
}

/// The largest size up to `largest` at which the text fits, and at least `smallest`.
pub fn fitting_size(face: Face, text: &str, room: f32, largest: f32, smallest: f32) -> f32 {
    // A little less, so that rounding does not make it too wide again.
    let wide = width(face, largest, text).max(1.0) * 1.001;
    (largest * room / wide).clamp(smallest, largest)
}

/// A line of text.
#[derive(Clone, Copy)]
pub struct Text {
    pub face: Face,
    /// Pixels to the em.
    pub size: f32,
    pub align: Align,
    pub color: Color,
}

impl Text {
    /// Draws the text with its baseline at `y`.
    pub fn draw(self, pen: &mut Pen<'_>, x: f32, y: f32, text: &str) {
        let Text { face, size, align, color } = self;
        let mut x = match align {
            Align::Left => x,
            Align::Center => x - width(face, size, text) / 2.0,
            Align::Right => x - width(face, size, text),
        };
        for (glyph, glyphs) in text.chars().filter_map(|character| glyph(face, character)) {
            let scale = size / glyphs.units;
            pen.at(x, y).scaled(scale).fill(&glyphs.outline(glyph), color);
            x += glyph.advance * scale;
        }
    }

    /// Draws the text as [`draw`](Text::draw) does, shortened to `room`.
    pub fn draw_fitted(self, pen: &mut Pen<'_>, x: f32, y: f32, text: &str, room: f32) {
        self.draw(pen, x, y, &fit(self.face, self.size, text, room));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_letters_or_are_not_drawn() {
        assert_eq!(drawable("Ana  María").as_deref(), Some("Ana María"));
        assert_eq!(drawable("Žofie 🐮").as_deref(), Some("Žofie"));
        assert_eq!(drawable("さくら太郎").as_deref(), Some("さくら太郎"));
        assert_eq!(drawable("Борис Nguyễn").as_deref(), Some("Борис Nguyễn"));
        for name in ["ไทย", "مها", "Ana 한", "🐮", ""] {
            assert_eq!(drawable(name), None, "{name}");
        }
    }

    #[test]
    fn long_text_is_shortened_to_its_room() {
        let name = "Wilhelmina Wonderwoman WW";
        let short = fit(Face::Text, 30.0, name, 200.0);
        assert!(short.ends_with('…') && name.starts_with(short.trim_end_matches('…')), "{short}");
        assert!(width(Face::Text, 30.0, &short) <= 200.0);
        assert_eq!(fit(Face::Text, 30.0, "Bo", 200.0), "Bo");
        assert_eq!(fit(Face::Text, 30.0, "Bo", 0.0), "");
    }

    #[test]
    fn digits_are_as_wide_as_they_look() {
        let (one, eight) = (width(Face::Display, 100.0, "1"), width(Face::Display, 100.0, "8"));
        assert!((30.0..60.0).contains(&one) && (60.0..80.0).contains(&eight), "{one} {eight}");
    }
}
