//! Heads of animals in a 20 × 20 box, and portraits of players in a 40 × 40 box: the drawings of the web client
//! (`web/src/design/animals.ts`, `portrait.ts` and `Avatar.svelte`). A test compares them. The head of the cow is drawn only here.

use crate::color::{Color, Paint, rgb};
use crate::pen::{Line, Pen, circle, ellipse, rounded};

/// An animal whose head is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Animal {
    Bull,
    Cow,
    Toad,
}

pub const BULL: &str = "m1 2c.6 3 2.4 4.4 4.6 4.6c-.4 .6-.6 1.4-.6 2.4l-2.6 .4l2.9 1.8c.5 2.8 1.9 5.2 2.7 6.2c1 1 3 1 4 0c.8-1 2.2-3.4 2.7-6.2l2.9-1.8l-2.6-.4c0-1-.2-1.8-.6-2.4c2.2-.2 4-1.6 4.6-4.6c-1.6 1.8-3.6 2.4-6 2.4l-6 0c-2.4 0-4.4-.6-6-2.4zm5.7 6.2l2.3 1.3l-1.8 .8zm6.6 0l-2.3 1.3l1.8 .8zm-4.9 6.4l.9 .7l-.8 .7zm3.2 0l-.9 .7l.8 .7z";
pub const COW: &str = "m6 4c-.8-.6-1-1.6-.8-2.6c1.2 .2 2.2 1 2.6 2.2l4.4 0c.4-1.2 1.4-2 2.6-2.2c.2 1 0 2-.8 2.6c.5 .6 .8 1.4 .9 2.2l4.1 1.2c-.6 2.2-2.2 3.2-4.4 2.8l-.2 1.8c1 1 1.4 2.4 .8 3.8c-.8 2-2.8 2.8-5.2 2.8c-2.4 0-4.4-.8-5.2-2.8c-.6-1.4-.2-2.8 .8-3.8l-.2-1.8c-2.2 .4-3.8-.6-4.4-2.8l4.1-1.2c.1-.8 .4-1.6 .9-2.2zm1 3.2a1 1 0 1 0 0 2a1 1 0 0 0 0-2zm6 0a1 1 0 1 0 0 2a1 1 0 0 0 0-2zm-5.4 7a.9 .9 0 1 0 0 1.8a.9 .9 0 0 0 0-1.8zm4.8 0a.9 .9 0 1 0 0 1.8a.9 .9 0 0 0 0-1.8z";
pub const TOAD: &str = "m1 11c0-1.6 .8-3 2-4c-.2-2.4 1.2-4 3-4c1.6 0 2.8 1.2 3 2.6l2 0c.2-1.4 1.4-2.6 3-2.6c1.8 0 3.2 1.6 3 4c1.2 1 2 2.4 2 4c0 3.6-4 6-9 6c-5 0-9-2.4-9-6zm3 .4c1.6 2.2 3.6 3 6 3c2.4 0 4.4-.8 6-3c-2 1-4 1.4-6 1.4c-2 0-4-.4-6-1.4zm1.9-6.5a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2zm8.2 0a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2z";

impl Animal {
    fn outline(self) -> &'static str {
        match self {
            Animal::Bull => BULL,
            Animal::Cow => COW,
            Animal::Toad => TOAD,
        }
    }

    /// Draws the head, centred, in a box of this size.
    pub fn draw(self, pen: &mut Pen<'_>, x: f32, y: f32, size: f32, paint: impl Into<Paint>) {
        let mut pen = pen.at(x - size / 2.0, y - size / 2.0);
        pen.scaled(size / 20.0).fill_even_odd(self.outline(), paint);
    }
}

pub const HORNS: [&str; 4] = [
    "M13.5 12.5C9 12 6 8.5 6.4 3.5 8.6 7 11.5 8.4 16 9.6Z",
    "M13.5 12.5C8.5 13 3.8 10.5 2.8 6 6 8.8 10.5 9 15.5 10Z",
    "M14 12C11 10 9.6 6 11.4 2 12 6 13.6 8.4 17 10Z",
    "M13 13C9 12 8 8.4 9.8 6.4 10.6 8.8 12.4 10 15.6 10.6Z",
];
pub const HATS: [&str; 4] = [
    "",
    "M6.5 11.6C11 14.4 29 14.4 33.5 11.6 31.6 9.6 29 10 27.6 10 27 5.4 25 3.2 22.6 3.2 21 3.2 20.6 4.2 20 4.2S19 3.2 17.4 3.2C15 3.2 13 5.4 12.4 10 11 10 8.4 9.6 6.5 11.6Z",
    "M15 10.8C16 7 18 5.4 20 5 22.4 5.6 24.4 7.6 25 10.8 23.6 13.4 21.4 14.6 19.6 16.4 19.4 14 17 13.4 15 10.8Z",
    "M27 8.4a2.6 2.6 0 1 1 3.4-2.6 2.6 2.6 0 1 1 1.4 4.2 2.6 2.6 0 1 1-4 1.2 2.6 2.6 0 0 1-.8-2.8Z",
];
pub const PATCHES: [&str; 3] = [
    "",
    "M18.4 10.6h3.2L23 24h-6Z",
    "M11.6 16.4C12 12.6 17 13 19 16 20.4 19.4 18 22.8 15 22.6 12.6 22 11.4 19.6 11.6 16.4Z",
];
pub const SKIN: [&str; 2] = [
    "M11.5 15C8 13.5 5.5 14 4.5 16 6 18.6 9 19.4 12 18.6ZM28.5 15C32 13.5 34.5 14 35.5 16 34 18.6 31 19.4 28 18.6Z",
    "M11 16C11 12 14 10.5 20 10.5S29 12 29 16L27.6 26C27 31.5 24.5 35 20 35S13 31.5 12.4 26Z",
];
pub const MUZZLE: &str =
    "M13.4 28.5C13.4 25.4 16 24 20 24S26.6 25.4 26.6 28.5C26.6 32.6 24 35 20 35S13.4 32.6 13.4 28.5Z";

/// Coats with the colour of their markings.
const COATS: [(Color, Color); 5] = [
    (rgb(0x8a5a35), rgb(0xfff3df)),
    (rgb(0xfdf3e2), rgb(0x3a261a)),
    (rgb(0x3b2a22), rgb(0xfff3df)),
    (rgb(0xc98a4b), rgb(0x7a4722)),
    (rgb(0xa3a7ad), rgb(0x4b5058)),
];
const INK: Color = rgb(0x24150c);
const VISOR: Color = rgb(0x1d2a33);
const LIGHT: Color = rgb(0x6ff0d8);

/// Features of a portrait, as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Features {
    coat: usize,
    horns: usize,
    hat: usize,
    patch: usize,
}

/// The same id gives the same features as in the web client.
fn features(id: &str) -> Features {
    let hash = id
        .encode_utf16()
        .fold(2_166_136_261_u32, |hash, unit| (hash ^ u32::from(unit)).wrapping_mul(16_777_619));
    let pick = |shift: u32, count: usize| (hash >> shift) as usize % count;
    Features { coat: pick(3, COATS.len()), horns: pick(7, 4), hat: pick(12, 4), patch: pick(17, 3) }
}

/// Draws the portrait of a player in the colour of the seat, centred, with this diameter.
pub fn portrait(pen: &mut Pen<'_>, (x, y): (f32, f32), size: f32, id: &str, bot: bool, seat: Color) {
    let Features { coat, horns, hat, patch } = features(id);
    let (skin, mark) = COATS[coat];
    let mut pen = pen.at(x - size / 2.0, y - size / 2.0);
    let mut pen = pen.scaled(size / 40.0);
    pen.fill(circle(20.0, 21.5, 20.0).as_str(), rgb(0).alpha(0.3));
    pen.fill(circle(20.0, 20.0, 20.0).as_str(), seat);
    for mirrored in [false, true] {
        let mut pen = pen.at(if mirrored { 40.0 } else { 0.0 }, 0.0);
        let mut pen = pen.stretched(if mirrored { -1.0 } else { 1.0 }, 1.0);
        pen.fill(HORNS[horns], rgb(0xfff6e2));
        pen.stroke(HORNS[horns], Line::round(0.6), rgb(0x3b2414).alpha(0.32));
    }
    SKIN.iter().for_each(|path| pen.fill(*path, skin));
    pen.fill(PATCHES[patch], mark);
    pen.fill(MUZZLE, rgb(0xf6d9bf));
    for nostril in [17.2, 22.8] {
        pen.fill(ellipse(nostril, 29.7, 1.0, 1.3).as_str(), INK);
    }
    if bot {
        pen.fill(rounded(12.2, 16.6, 15.6, 5.6, 2.8).as_str(), VISOR);
        [15.8, 24.2].iter().for_each(|light| pen.fill(circle(*light, 19.4, 1.3).as_str(), LIGHT));
        pen.stroke("M20 10.5V5.5", Line::round(1.6), VISOR);
        pen.fill(circle(20.0, 4.4, 1.9).as_str(), LIGHT);
    } else {
        [15.6, 24.4].iter().for_each(|eye| pen.fill(ellipse(*eye, 19.8, 1.6, 1.8).as_str(), INK));
        pen.fill(HATS[hat], rgb(0x4a2c18));
        pen.stroke(HATS[hat], Line::round(0.7), rgb(0xf0c46b));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The drawings exist twice, in the languages of the server and of the client.
    #[test]
    fn drawings_are_those_of_the_web_client() {
        let animals = include_str!("../../../web/src/design/animals.ts");
        for outline in [BULL, TOAD] {
            assert!(animals.contains(outline), "{outline}");
        }
        let portrait = include_str!("../../../web/src/design/portrait.ts");
        for path in HORNS.iter().chain(&HATS).chain(&PATCHES) {
            assert!(portrait.contains(path), "{path}");
        }
        let avatar = include_str!("../../../web/src/design/Avatar.svelte");
        for path in SKIN.iter().chain([&MUZZLE]) {
            assert!(avatar.contains(path), "{path}");
        }
    }

    #[test]
    fn portraits_are_those_of_the_web_client() {
        // From `portraitOf` of `web/src/design/portrait.ts`.
        assert_eq!(features("seat 0"), Features { coat: 1, horns: 1, hat: 2, patch: 0 });
        assert_eq!(features("keen 2"), Features { coat: 1, horns: 2, hat: 0, patch: 1 });
        assert_eq!(features("さくら"), Features { coat: 4, horns: 1, hat: 0, patch: 1 });
    }
}
