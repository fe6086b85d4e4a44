//! How well reviews of Take 6 recognize the bot that plays at a seat.

use std::collections::BTreeMap;

use rodeo_bots::BotKind;
use rodeo_review::Options;
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;

use crate::support::bot_match;
use crate::{Plan, parallel, review};

/// The bots of the measurement, unless the plan names others.
const BOTS: &str = "random,gentle,simple,keen,sharp,flat:100,net";
/// Values of choices are of no interest here.
const WORLDS: u32 = 2;

/// Prints for each bot how often each sentence is said about it, in matches to 66 heads.
pub fn run(plan: &Plan) {
    let rules = GameKind::Take6.read_rules(GameKind::Take6.usual_players(), "").unwrap();
    let players = usize::from(rules.players());
    println!("{} matches per bot, {players} players, one bot on all seats", plan.matches);
    for name in plan.players.as_deref().unwrap_or(BOTS).split(',') {
        let bot: BotKind = name.parse().expect("the name of a bot");
        let sentences = parallel(plan, |number| {
            let record = bot_match(&rules, &vec![bot; players], plan.seed * 1_000_003 + number);
            let options =
                Options { seed: number, worlds: Some(WORLDS), only_chosen: true, ..Options::default() };
            let styles = review(&record, &options).seats.into_iter().map(|seat| seat.styles);
            styles.map(|styles| styles.and_then(|styles| styles.message)).collect::<Vec<_>>()
        });
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for message in sentences.into_iter().flatten() {
            *counts
                .entry(message.map_or("no sentence".into(), |message| message.id.to_string()))
                .or_default() += 1;
        }
        println!("  {name:<10} {counts:?}");
    }
}
