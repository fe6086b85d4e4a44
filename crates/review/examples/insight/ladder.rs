//! Accuracy, calibration and luck of every level of the ladder, with the same level on all seats.

use rodeo_bots::Level;
use rodeo_review::{Options, Review};
use rodeo_rules::game::Rules;

use crate::numbers::{Pair, bins, mean, share, slope};
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

/// Levels whose play is close enough to the reference player for a test of the predictions.
const SENSIBLE: [Level; 3] = [Level::Keen, Level::Sharp, Level::Merciless];

/// Prints a table for each game.
pub fn run(plan: &Plan) {
    for &game in &plan.games {
        let rules = rules(game);
        println!(
            "\n{}: {} matches per level, {} players, one level on all seats",
            game.title(),
            plan.matches,
            rules.players()
        );
        let mut sensible: Vec<Review> = Vec::new();
        for level in Level::LADDER {
            let reviews = parallel(plan, |number| {
                let bots = vec![level.into(); usize::from(rules.players())];
                let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
                review(&record, &Options { seed: number, ..Options::default() })
            });
            print_level(level, &reviews);
            if SENSIBLE.contains(&level) {
                sensible.extend(reviews);
            }
        }
        print_calibration(&sensible);
    }
}

fn print_level(level: Level, reviews: &[Review]) {
    let per_match = |number: &dyn Fn(&Review) -> f64| mean(&reviews.iter().map(number).collect::<Vec<f64>>());
    let over_seats = |review: &Review, number: &dyn Fn(&rodeo_review::SeatReview) -> f64| {
        review.seats.iter().map(number).sum::<f64>() / review.seats.len() as f64
    };
    let accuracy = per_match(&|review| over_seats(review, &|seat| seat.accuracy.unwrap_or(100.0)));
    let luck = per_match(&|review| over_seats(review, &|seat| seat.score.deal + seat.score.luck));
    let win_luck = per_match(&|review| over_seats(review, &|seat| seat.win.deal + seat.win.luck));
    let skill = per_match(&|review| over_seats(review, &|seat| seat.score.skill));
    let decisions: usize = reviews.iter().map(|review| review.decisions.len()).sum();
    let labelled =
        reviews.iter().flat_map(|review| &review.decisions).filter(|decision| decision.label.is_some());
    println!(
        "  {:<10} accuracy {:5.1} ± {:.1}  luck {:+.2} ± {:.2} (win {:+.3} ± {:.3})  skill {:+.2} ± {:.2}  labelled {}",
        level.name(),
        accuracy.0,
        accuracy.1,
        luck.0,
        luck.1,
        win_luck.0,
        win_luck.1,
        skill.0,
        skill.1,
        share(labelled.count(), decisions)
    );
}

/// Predictions of the choices made against the results of the round.
fn print_calibration(reviews: &[Review]) {
    let pairs = |prediction: fn(&rodeo_review::Value) -> f64,
                 result: fn(&rodeo_review::SeatReview) -> f64| {
        let of = |review: &Review| -> Vec<Pair> {
            let pair = |decision: &rodeo_review::Decision| {
                let seat = review.seats.iter().find(|seat| seat.seat == decision.seat)?;
                Some((prediction(&decision.value), result(seat)))
            };
            review.decisions.iter().filter_map(pair).collect()
        };
        reviews.iter().map(of).collect::<Vec<Vec<Pair>>>()
    };
    let decisions: usize = reviews.iter().map(|review| review.decisions.len()).sum();
    println!("  calibration over {decisions} decisions of keen, sharp and merciless:");
    let scores = pairs(|value| value.score, |seat| seat.score.result);
    let wins = pairs(|value| value.win, |seat| seat.win.result);
    for (name, pairs) in [("result", scores), ("win", wins)] {
        let (slope, margin) = slope(&pairs);
        let bins = bins(&pairs);
        let off = bins.iter().filter(|(_, error, margin)| error.abs() > *margin).count();
        println!(
            "    {name}: slope {slope:.3} ± {margin:.3}, bins off by more than their interval: {off} of {}",
            bins.len()
        );
        for (prediction, error, margin) in bins {
            println!("      predicted {prediction:8.3}  error {error:+.3} ± {margin:.3}");
        }
    }
}
