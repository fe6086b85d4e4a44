//! Accuracy and luck of every level of the ladder, with the same level on all seats.

use rodeo_bots::Level;
use rodeo_review::{Options, Review};
use rodeo_rules::game::Rules;

use crate::numbers::{mean, share};
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

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
        let selected = |level: &Level| match &plan.players {
            Some(names) => names.split(',').any(|name| name == level.name()),
            None => true,
        };
        for level in Level::LADDER.into_iter().filter(selected) {
            let reviews = parallel(plan, |number| {
                let bots = vec![level.into(); usize::from(rules.players())];
                let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
                review(&record, &Options { seed: number, ..Options::default() })
            });
            print_level(level, &reviews);
        }
    }
}

fn print_level(level: Level, reviews: &[Review]) {
    let per_match = |number: &dyn Fn(&Review) -> f64| mean(&reviews.iter().map(number).collect::<Vec<f64>>());
    let over_seats = |review: &Review, number: &dyn Fn(&rodeo_review::SeatReview) -> f64| {
        review.seats.iter().map(number).sum::<f64>() / review.seats.len() as f64
    };
    let accuracy = pooled_accuracy(reviews);
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

/// Accuracy over the decisions of all matches, with half the width of its interval. Matches count by what was at stake in them.
fn pooled_accuracy(reviews: &[Review]) -> (f64, f64) {
    let sums = |review: &Review| {
        let counted = review.decisions.iter().filter(|decision| decision.stake > 0.0);
        let cost: f64 = counted.map(|decision| (decision.cost.mean - decision.cost.error).max(0.0)).sum();
        (cost, review.decisions.iter().map(|decision| decision.stake).sum::<f64>())
    };
    let sums: Vec<(f64, f64)> = reviews.iter().map(sums).collect();
    let (cost, stake) = sums.iter().fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
    let ratio = cost / stake;
    // The variance of a ratio of sums, by linearization.
    let count = reviews.len() as f64;
    let squares: f64 = sums.iter().map(|(cost, stake)| (cost - ratio * stake).powi(2)).sum();
    let error = (squares * count / (count - 1.0).max(1.0)).sqrt() / stake;
    (100.0 * (1.0 - ratio), 100.0 * 1.96 * error)
}
