//! Pictures of all games, with few and many seats, in all languages, compared with golden files.
//!
//! A golden file is the picture at a tenth of its size, so a pixel of it is the mean of a hundred. `RODEO_UPDATE=1` writes them. The
//! pictures themselves are written to `target/tmp/pictures`: look at them before you commit.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use std::path::PathBuf;

use rodeo_preview::{Picture, SIZE};
use rodeo_protocol::table::{TablePhase, Visibility};
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_texts::Language;

use crate::support::{finished, rules, table, view};

/// Factor between a picture and its golden file.
const FACTOR: usize = 10;
/// Largest difference of a channel: floating-point numbers may differ in their last digits between platforms.
const TOLERANCE: u8 = 3;

const FOUR: [&str; 4] = ["Ana", "Björn", "(Bot 3)", "さくら"];
/// The longest names that are allowed, and names that cannot be drawn.
const TEN: [&str; 10] = [
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Wilhelmina von Weißenfels",
    "春日井さくら春日井さくら春日井さくら春日井さくら",
    "María-José Ñúñez Ibáñez",
    "Дмитрий Достоевский",
    "ไทย",
    "Ana 🐮",
    "(Bot 8)",
    "i",
    "(Bot 10)",
];

fn playing(rules: AnyRules, names: &[&str], steps: usize) -> Picture {
    let table = table(rules, names, Visibility::Public, TablePhase::Playing);
    Picture::of_table(&table, Some(view(&rules, steps)), &table.seats)
}

fn open(rules: AnyRules, names: &[&str]) -> Picture {
    Picture::of_table(&table(rules, names, Visibility::Public, TablePhase::Open), None, &[])
}

/// The pixels of a PNG, three bytes each, with its width.
fn decode(png: &[u8]) -> (usize, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    pixels.truncate(info.buffer_size());
    (info.width as usize, pixels)
}

fn shrink(png: &[u8]) -> (usize, Vec<u8>) {
    let (width, pixels) = decode(png);
    assert_eq!((width, pixels.len() / 3 / width), (SIZE.0 as usize, SIZE.1 as usize));
    let (columns, lines) = (width / FACTOR, SIZE.1 as usize / FACTOR);
    let mean = |column: usize, line: usize, channel: usize| {
        let all = (0..FACTOR * FACTOR).map(|at| {
            let (x, y) = (column * FACTOR + at % FACTOR, line * FACTOR + at / FACTOR);
            usize::from(pixels[3 * (y * width + x) + channel])
        });
        (all.sum::<usize>() / (FACTOR * FACTOR)) as u8
    };
    let shrunk =
        (0..lines * columns * 3).map(|at| mean(at / 3 % columns, at / 3 / columns, at % 3)).collect();
    (columns, shrunk)
}

fn encode(width: usize, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, (pixels.len() / 3 / width) as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(pixels).unwrap();
    bytes
}

#[track_caller]
fn check(name: &str, picture: &Picture, language: Language) {
    let png = picture.draw(language).unwrap();
    assert_eq!(png, picture.draw(language).unwrap(), "{name}: the same picture has the same bytes");
    assert!(png.len() < 600 << 10, "{name}: {} bytes, which some messengers do not show", png.len());
    let full = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&full).unwrap();
    std::fs::write(full.join(format!("{name}.png")), &png).unwrap();

    let (width, pixels) = shrink(&png);
    let golden = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.png"));
    if std::env::var_os("RODEO_UPDATE").is_some() {
        std::fs::write(&golden, encode(width, &pixels)).unwrap();
    }
    let expected = std::fs::read(&golden).unwrap_or_else(|error| panic!("{}: {error}", golden.display()));
    let (_, expected) = decode(&expected);
    assert_eq!(pixels.len(), expected.len(), "{name}");
    let differing = pixels.iter().zip(&expected).filter(|(a, b)| a.abs_diff(**b) > TOLERANCE).count();
    assert_eq!(differing, 0, "{name} differs from its golden file: look at {}", full.display());
}

#[test]
fn take6() {
    let four = rules(GameKind::Take6, 4, "");
    check("take6-playing", &playing(four, &FOUR, 6), Language::English);
    let ten = rules(GameKind::Take6, 10, "");
    check("take6-ten-seats", &playing(ten, &TEN, 9), Language::Japanese);
    let fans = rules(GameKind::Take6, 3, "fans=even_odd+mountaineering+jumping_cow");
    check("take6-fans", &playing(fans, &FOUR[..3], 5), Language::German);
    let draft = rules(GameKind::Take6, 6, "deck=limited,deal=draft");
    check("take6-draft", &playing(draft, &TEN[..6], 4), Language::Spanish);
    check("take6-open", &open(four, &["Ana", "(Bot 2)", "", ""]), Language::English);
    let names = ["", "", "", "", "", "", "", "", "", ""];
    check("take6-open-ten-seats", &open(ten, &names), Language::German);
    check("take6-result", &Picture::of_match(&finished(ten, &TEN)), Language::German);
}

#[test]
fn buffalo() {
    let six = rules(GameKind::Buffalo, 6, "");
    check("buffalo-playing", &playing(six, &TEN[..6], 25), Language::Spanish);
    let alone = rules(GameKind::Buffalo, 1, "");
    check("buffalo-alone", &playing(alone, &FOUR[..1], 5), Language::English);
    check("buffalo-open", &open(six, &["さくら", "", "", "", "", ""]), Language::Japanese);
    check("buffalo-result", &Picture::of_match(&finished(alone, &FOUR[..1])), Language::Japanese);
}

#[test]
fn take_that() {
    let four = rules(GameKind::TakeThat, 4, "");
    check("take-that-playing", &playing(four, &FOUR, 34), Language::German);
    check("take-that-empty-line", &playing(four, &TEN[..4], 1), Language::English);
    check("take-that-open", &open(four, &["Ana", "", "", ""]), Language::Spanish);
    check("take-that-result", &Picture::of_match(&finished(four, &FOUR)), Language::Spanish);
}

#[test]
fn bull_party() {
    let five = rules(GameKind::BullParty, 5, "");
    check("bull-party-playing", &playing(five, &TEN[..5], 35), Language::Japanese);
    let two = rules(GameKind::BullParty, 2, "");
    check("bull-party-two-seats", &playing(two, &FOUR[..2], 12), Language::English);
    check(
        "bull-party-open",
        &open(five, &["Ana", "(Bot 2)", "(Bot 3)", "(Bot 4)", "(Bot 5)"]),
        Language::German,
    );
    check("bull-party-result", &Picture::of_match(&finished(five, &TEN[..5])), Language::Spanish);
}
