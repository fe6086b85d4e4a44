//! Speed of the rules, of playouts and of the decisions of bots in native code, next to which `web/tests/device-speed.mjs` measures the module in Chromium. Same
//! matches, same seeds: `cargo run --release -p rodeo-device --example decision_speed`.

#![allow(clippy::expect_used, reason = "a measurement may stop at any problem")]

use std::time::{Duration, Instant};

use rodeo_bots::Level;
use rodeo_device::{BotMatch, play_out_worlds, play_random_matches};
use rodeo_rules::any::GameKind;

/// Time for each line.
const LIMIT: Duration = Duration::from_millis(1500);

/// Plays in portions until the time is over. Returns the number per second.
fn per_second(portion: u32, play: impl Fn(u32)) -> f64 {
    let (start, mut played) = (Instant::now(), 0);
    while start.elapsed() < LIMIT {
        play(portion);
        played += portion;
    }
    f64::from(played) / start.elapsed().as_secs_f64()
}

fn main() {
    for &game in GameKind::ALL {
        let name = game.name();
        let matches = per_second(10, |count| play_random_matches(name, 4, count).expect("valid rules"));
        let playouts = per_second(100, |count| play_out_worlds(name, 4, count).expect("valid rules"));
        println!("{name} {matches:.0} random matches/s, {playouts:.0} playouts/s");
        for level in [Level::Simple, Level::Keen, Level::Sharp, Level::Merciless] {
            let (mut decisions, mut seed) = (0u32, 0);
            let start = Instant::now();
            while start.elapsed() < LIMIT {
                seed += 1;
                let mut bots = BotMatch::new(game.name(), 4, "", level.name(), seed).expect("valid rules");
                while start.elapsed() < LIMIT && bots.decide().expect("bots play every game").is_some() {
                    decisions += 1;
                }
            }
            let ms = start.elapsed().as_secs_f64() * 1000.0 / f64::from(decisions);
            println!("{} {} {ms:.3} ms per decision", game.name(), level.name());
        }
    }
}
