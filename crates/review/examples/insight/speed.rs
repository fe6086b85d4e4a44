//! Time of the review of a whole match, all seats, on one core.

use std::ops::ControlFlow;
use std::time::Instant;

use rodeo_bots::{BotKind, Level};
use rodeo_review::Options;
use rodeo_rules::game::Rules;

use crate::Plan;
use crate::support::bot_match;

/// Prints the longest and the mean time of matches with default rules.
pub fn run(plan: &Plan) {
    let bot: BotKind =
        plan.players.as_deref().map_or(Level::Keen.into(), |name| name.parse().expect("the name of a bot"));
    for &game in &plan.games {
        let rules = game.default_rules(game.usual_players());
        let (mut all, mut longest, mut first) = (0.0, 0f64, 0f64);
        for number in 0..plan.matches {
            let bots = vec![bot; usize::from(rules.players())];
            let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
            let start = Instant::now();
            let mut first_decision = None;
            rodeo_review::review(&record, &Options::default(), &mut |_| {
                first_decision.get_or_insert(start.elapsed().as_secs_f64());
                ControlFlow::Continue(())
            })
            .unwrap();
            let seconds = start.elapsed().as_secs_f64();
            all += seconds / plan.matches as f64;
            longest = longest.max(seconds);
            first = first.max(first_decision.unwrap_or(0.0));
        }
        println!(
            "{:<16} {} matches of {} players: mean {all:.2} s, longest {longest:.2} s; first decision after at most {first:.2} s",
            game.title(),
            plan.matches,
            rules.players()
        );
    }
}
