//! Measures how long a picture takes and how large it is.
//!
//! `cargo run --release -p rodeo-preview --example draw_speed`

#![allow(clippy::unwrap_used, reason = "a tool for developers")]

#[allow(dead_code, reason = "shared with the tests")]
#[path = "../tests/support/mod.rs"]
mod support;

use std::time::Instant;

use rodeo_preview::Picture;
use rodeo_protocol::table::{TablePhase, Visibility};
use rodeo_rules::any::GameKind;
use rodeo_texts::Language;

/// Number of times that each picture is drawn.
const SAMPLES: usize = 50;

fn main() {
    for &kind in GameKind::ALL {
        let descriptor = kind.descriptor();
        let rules = support::rules(kind, descriptor.max_players, "");
        let names = vec!["Wilhelmina Weißenfels"; usize::from(descriptor.max_players)];
        let table = support::table(rules, &names, Visibility::Public, TablePhase::Playing);
        let pictures = [
            ("table", Picture::of_table(&table, Some(support::view(&rules, 6)), &table.seats)),
            ("result", Picture::of_match(&support::finished(rules, &names))),
        ];
        for (what, picture) in pictures {
            let size = picture.draw(Language::English).unwrap().len();
            let mut times: Vec<f64> = (0..SAMPLES)
                .map(|_| {
                    let start = Instant::now();
                    picture.draw(Language::English).unwrap();
                    start.elapsed().as_secs_f64() * 1e3
                })
                .collect();
            times.sort_by(f64::total_cmp);
            let (low, median, high) = (times[SAMPLES / 20], times[SAMPLES / 2], times[SAMPLES * 19 / 20]);
            println!("{kind} {what}: {median:.1} ms ({low:.1}–{high:.1}), {} kB", size / 1000);
        }
    }
}
