//! Measures how fast the engine follows events, natively. With `--case`, writes the match as JSON for `tests/speed.mjs`, which
//! measures the same in Node.js.

#![allow(clippy::unwrap_used, reason = "an example for measurements")]

use std::time::{Duration, Instant};

use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::Match;
use rodeo_rules::any::AnyEvent;
use rodeo_rules::game::{Game, Rules};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{self, Take6};
use rodeo_wasm::FollowedGame;
use serde_json::json;

const TIME: Duration = Duration::from_secs(3);

fn main() {
    let rules = take6::Rules::defaults(4);
    let mut rng = XorShift::new(1);
    let mut played: Match<Take6> = Match::new(&rules);
    while let Some(step) = played.any_step(&mut rng) {
        played.take(step).unwrap();
    }
    let viewer = Viewer::Seat(Seat::default());
    let events: Vec<AnyEvent> = played.events.iter().map(|event| Take6::show(event, viewer).into()).collect();
    let rules = serde_json::to_string(&rodeo_rules::any::AnyRules::from(rules)).unwrap();
    if std::env::args().any(|argument| argument == "--case") {
        println!("{}", json!({ "rules": rules, "events": events }));
        return;
    }
    // One call per event, as a client that receives them one by one; then one call for all of them.
    for chunk in [1, events.len()] {
        let chunks: Vec<String> = events.chunks(chunk).map(|part| json!(part).to_string()).collect();
        let (start, mut matches) = (Instant::now(), 0);
        while start.elapsed() < TIME {
            let mut game = FollowedGame::start(&rules, Some(0)).unwrap();
            for chunk in &chunks {
                let followed = game.follow(chunk, false).unwrap();
                std::hint::black_box(serde_json::from_str::<serde_json::Value>(&followed).unwrap());
            }
            matches += 1;
        }
        let events_per_second = f64::from(matches) * events.len() as f64 / start.elapsed().as_secs_f64();
        println!("native, {chunk} events per call: {events_per_second:.0} events/s");
    }
}
