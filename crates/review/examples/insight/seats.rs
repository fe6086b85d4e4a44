//! Identical seats: whether the same bot has the same distribution of skill at all seats.
//!
//! If the seats of a match are identical, their numbers may be exchanged. So the tests shuffle the seats within each match, which keeps
//! what the numbers of one match have in common.

use rodeo_bots::BotKind;
use rodeo_review::{Options, SeatReview};
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::game::Rules;

use crate::numbers::mean;
use crate::ranked::{Ranked, Skills};
use crate::support::bot_match;
use crate::{Plan, parallel, review};

/// The bots of the measurement, unless the plan names others.
const BOTS: &str = "simple,keen";
/// Shuffles of the seats. The smallest p-value is one more than this, inverted.
const SHUFFLES: usize = 1999;

/// Prints a table for each game and bot.
pub fn run(plan: &Plan) {
    for &game in &plan.games {
        let rules = rules(game);
        for name in plan.players.as_deref().unwrap_or(BOTS).split(',') {
            let bot: BotKind = name.parse().expect("the name of a bot");
            let seats: Vec<Vec<SeatReview>> = parallel(plan, |number| {
                let bots = vec![bot; usize::from(rules.players())];
                let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
                let options = Options { seed: number, worlds: plan.worlds, ..Options::default() };
                review(&record, &Options { only_chosen: true, ..options }).seats
            });
            println!("{}, {name} on all seats: {} matches", game.title(), plan.matches);
            print("score", &seats, |seat| seat.score.skill);
            print("win", &seats, |seat| seat.win.skill);
        }
    }
}

/// Rules with which all seats are alike. In Take That they play in turn, so each of them begins one of the games.
fn rules(game: GameKind) -> AnyRules {
    match game {
        GameKind::TakeThat => {
            let players = game.usual_players();
            game.read_rules(players, &format!("games={players}")).unwrap()
        }
        GameKind::Take6 | GameKind::Buffalo | GameKind::BullParty => crate::rules(game),
    }
}

fn print(name: &str, seats: &[Vec<SeatReview>], skill: fn(&SeatReview) -> f64) {
    let skills: Vec<Skills> = seats.iter().map(|seats| seats.iter().map(skill).collect()).collect();
    print!("  skill ({name})");
    for seat in 0..skills.first().map_or(0, Vec::len) {
        let (mean, margin) = mean(&skills.iter().map(|skills| skills[seat]).collect::<Vec<f64>>());
        print!("  seat {} {mean:+.3} ± {margin:.3}", seat + 1);
    }
    let ranks = Ranked::new(&skills);
    let [kruskal, anderson] =
        [Ranked::kruskal_wallis, Ranked::anderson_darling].map(|test| ranks.p_value(test, SHUFFLES));
    println!("  p: Kruskal–Wallis {kruskal:.4}, Anderson–Darling {anderson:.4}");
}
