//! Planted bad choices: the worst alternative, if it is clearly worse with ten times as many worlds.

use rodeo_bots::Level;
use rodeo_review::games::ReviewModel;
use rodeo_review::{Options, Review};
use rodeo_rules::any::{AnyChoice, GameKind};
use rodeo_rules::choice::{Choice, read_words};
use rodeo_rules::game::Rules;
use rodeo_rules::record::{Record, Step};
use rodeo_rules::seat::SeatSet;
use rodeo_rules::with_game;

use crate::numbers::share;
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

/// Smallest cost of a planted choice, in the unit of the game.
fn smallest_cost(game: GameKind) -> f64 {
    match game {
        GameKind::Buffalo => 0.06,
        GameKind::BullParty => 4.0,
        GameKind::Take6 | GameKind::TakeThat => 2.0,
    }
}

/// Worlds of the review that finds the choices to plant, as a multiple of the default.
const THOROUGH: u32 = 10;

/// Prints a line for each game.
pub fn run(plan: &Plan) {
    for &game in &plan.games {
        let rules = rules(game);
        let counts = parallel(plan, |number| {
            let bots = vec![Level::Keen.into(); usize::from(rules.players())];
            let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
            let worlds = Some(THOROUGH * base_worlds(game));
            let options =
                Options { seed: number + 1_000_000, worlds, max_factor: Some(1), ..Options::default() };
            let thorough = review(&record, &options);
            planted(&record, &thorough, number)
        });
        let all: usize = counts.iter().map(|count| count.0).sum();
        let flagged: usize = counts.iter().map(|count| count.1).sum();
        println!("{:<16} flagged {}", game.title(), share(flagged, all));
    }
}

fn base_worlds(game: GameKind) -> u32 {
    with_game!(game, G => <G as ReviewModel>::SETTINGS.base_worlds)
}

/// Number of planted choices, and of those that got a label.
fn planted(record: &Record, thorough: &Review, number: u64) -> (usize, usize) {
    let (mut all, mut flagged) = (0, 0);
    for decision in &thorough.decisions {
        let worst = decision
            .alternatives
            .iter()
            .max_by(|one, other| one.cost.mean.total_cmp(&other.cost.mean))
            .unwrap();
        if worst.cost.mean < smallest_cost(record.rules.kind()) {
            continue;
        }
        let words = read_words(&worst.choice).unwrap();
        let choice = AnyChoice::read(record.rules.kind(), &words).unwrap();
        let mut changed = record.clone();
        changed.result = None;
        changed.steps.truncate(decision.step + 1);
        let Some(Step::Play(choices)) = changed.steps.last_mut() else { continue };
        if choice.is_unilateral() {
            *choices = vec![(decision.seat, choice)];
        } else if choices.iter().any(|(_, other)| other.is_unilateral()) {
            // Without the unilateral choice, the choices of the others are not known.
            continue;
        }
        choices.iter_mut().filter(|(seat, _)| *seat == decision.seat).for_each(|(_, other)| *other = choice);
        let options = Options {
            seats: Some(SeatSet::only(decision.seat)),
            seed: number + 2_000_000,
            first_step: decision.step,
            ..Options::default()
        };
        let label = review(&changed, &options).decisions.last().and_then(|decision| decision.label);
        all += 1;
        flagged += usize::from(label.is_some());
    }
    (all, flagged)
}
