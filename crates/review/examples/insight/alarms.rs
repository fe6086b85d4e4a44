//! False alarms: labels of merciless bots with ten times their budget. Stability: labels with another seed.

use rodeo_bots::{BotKind, Budget, Level};
use rodeo_review::Options;
use rodeo_rules::game::Rules;

use crate::numbers::share;
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

/// Prints a line for each game and bot.
pub fn run(plan: &Plan) {
    for &game in &plan.games {
        let rules = rules(game);
        let Budget::Playouts(playouts) = Level::Merciless.budget(game) else { continue };
        let strong = BotKind { level: Level::Merciless, budget: Some(Budget::Playouts(10 * playouts)) };
        let selected = |bot: &BotKind| match &plan.players {
            Some(names) => names.split(',').any(|name| name == bot.level.name()),
            None => true,
        };
        for bot in [strong, Level::Simple.into()].into_iter().filter(selected) {
            let counts = parallel(plan, |number| {
                let record = bot_match(
                    &rules,
                    &vec![bot; usize::from(rules.players())],
                    plan.seed * 1_000_003 + number,
                );
                let [one, other] = [2 * number, 2 * number + 1]
                    .map(|seed| review(&record, &Options { seed, ..Options::default() }));
                let labelled = one.decisions.iter().filter(|decision| decision.label.is_some()).count();
                let pairs = one.decisions.iter().zip(&other.decisions);
                let changed = pairs.clone().filter(|(one, other)| one.label != other.label).count();
                let flagged =
                    pairs.filter(|(one, other)| one.label.is_some() != other.label.is_some()).count();
                (one.decisions.len(), labelled, changed, flagged)
            });
            let sum =
                |number: fn(&(usize, usize, usize, usize)) -> usize| counts.iter().map(number).sum::<usize>();
            let all = sum(|count| count.0);
            println!(
                "{:<16} {bot:<15} labelled {}; with another seed: another label {}, label or none {}",
                game.title(),
                share(sum(|count| count.1), all),
                share(sum(|count| count.2), all),
                share(sum(|count| count.3), all)
            );
        }
    }
}
