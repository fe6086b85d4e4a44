//! How long it takes to make a view and to write it, and how long it is: `cargo run --release -p rodeo-protocol --example
//! view_speed`.

use std::hint::black_box;
use std::time::Instant;

use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::game::View;

/// Views of whole random matches.
fn views(rules: &AnyRules) -> Vec<View<AnyGame>> {
    let mut views = Vec::new();
    for seed in 0..10 {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<AnyGame>::new(rules);
        while let Some(step) = played.any_step(&mut rng) {
            if played.take(step).is_err() {
                break;
            }
            views.extend(played.followed.iter().cloned());
        }
    }
    views
}

fn main() {
    for (game, players) in [("take6", 4), ("take6", 10), ("buffalo", 4), ("take_that", 3), ("bull_party", 4)]
    {
        let Ok(rules) = AnyRules::read(game, players, "") else { continue };
        let views = views(&rules);
        let rounds = 200_000usize.div_ceil(views.len());
        let (mut bytes, mut most, mut buffer) = (0, 0, Vec::new());
        let made = Instant::now();
        for view in views.iter().cycle().take(rounds * views.len()) {
            black_box(GameView::new(black_box(view), true));
        }
        let made = made.elapsed();
        let written = Instant::now();
        for view in views.iter().cycle().take(rounds * views.len()) {
            buffer.clear();
            if serde_json::to_writer(&mut buffer, &GameView::new(black_box(view), true)).is_err() {
                return;
            }
            bytes += buffer.len();
            most = most.max(buffer.len());
        }
        let written = written.elapsed();
        let count = rounds * views.len();
        let each = |time: std::time::Duration| time.as_nanos() / count as u128;
        println!(
            "{game}, {players} players: made in {} ns, made and written in {} ns, {} bytes in the mean, {most} at most",
            each(made),
            each(written),
            bytes / count,
        );
    }
}
