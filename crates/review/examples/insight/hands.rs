//! Skill and effects of others in Take That, compared with their values if the hands of all seats are known.
//!
//! A review values choices in worlds in which all hidden hands are equally likely. With the real hands, the expected luck is 0 by
//! construction, so a bias of the luck must come from the differences that this check prints.

use rodeo_bots::{BotKind, SearchModel as _, SeatRng};
use rodeo_review::{Options, Review};
use rodeo_rules::any::{GameKind, ListedGame as _};
use rodeo_rules::game::{DiscardEvents, Game as _, RandomSource as _, Rules as _};
use rodeo_rules::record::{Record, Replay, Step};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Choice, TakeThat};

use crate::numbers::mean;
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

/// The bots of the measurement, unless the plan names others.
const BOTS: &str = "random,simple,keen";
/// Orders of the draw pile in which a choice is valued with the real hands.
const ORDERS: usize = 48;

/// Means over the seats of one match.
struct Parts {
    skill: f64,
    others: f64,
    luck: f64,
    /// Skill and effects of others with the real hands.
    real: [f64; 2],
}

/// Prints a table for each bot.
pub fn run(plan: &Plan) {
    let rules = rules(GameKind::TakeThat);
    for name in plan.players.as_deref().unwrap_or(BOTS).split(',') {
        let bot: BotKind = name.parse().expect("the name of a bot");
        let matches = parallel(plan, |number| {
            let bots = vec![bot; usize::from(rules.players())];
            let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
            let options = Options { seed: number, worlds: plan.worlds, ..Options::default() };
            parts(&record, &review(&record, &Options { only_chosen: true, ..options }))
        });
        println!("Take That, {name} on all seats: {} matches", plan.matches);
        let print = |name: &str, number: fn(&Parts) -> f64| {
            let (mean, margin) = mean(&matches.iter().map(number).collect::<Vec<f64>>());
            println!("  {name:<24} {mean:+.3} ± {margin:.3}");
        };
        print("skill", |parts| parts.skill);
        print("  with the real hands", |parts| parts.real[0]);
        print("  difference", |parts| parts.skill - parts.real[0]);
        print("others", |parts| parts.others);
        print("  with the real hands", |parts| parts.real[1]);
        print("  difference", |parts| parts.others - parts.real[1]);
        print("deal and luck", |parts| parts.luck);
    }
}

fn parts(record: &Record, review: &Review) -> Parts {
    let mut replay = Replay::new(record).unwrap();
    let mut rng = SeatRng::from_parts(&[1]);
    let seats = review.seats.len() as f64;
    let mut real = [0.0; 2];
    while let Some(step) = record.steps.get(replay.done()) {
        if let Step::Play(choices) = step {
            let game = TakeThat::from_any(replay.game()).unwrap();
            for (seat, choice) in choices {
                let choice = *TakeThat::from_choice(choice).unwrap();
                let [own, others] = real_change(game, *seat, choice, &mut rng);
                real[0] += own / seats;
                real[1] += others / seats;
            }
        }
        replay.step(&mut Vec::new()).unwrap();
    }
    let over_seats =
        |number: fn(&rodeo_review::SeatReview) -> f64| review.seats.iter().map(number).sum::<f64>() / seats;
    Parts {
        skill: over_seats(|seat| seat.score.skill),
        others: over_seats(|seat| seat.score.others),
        luck: over_seats(|seat| seat.score.deal + seat.score.luck),
        real,
    }
}

/// What a choice changes for the seat itself and for all others together, compared with the choice of the reference player. All
/// hands are as they were; the order of the draw pile is not known.
fn real_change(game: &TakeThat, seat: Seat, choice: Choice, rng: &mut SeatRng) -> [f64; 2] {
    let reference = game.reference_choice(seat, rng).unwrap();
    let mut change = [0.0; 2];
    if choice == reference {
        return change;
    }
    for world in reordered(game, rng) {
        let [chosen, instead] = [choice, reference].map(|choice| {
            let mut after = world;
            after.play(&[(seat, choice)], &mut DiscardEvents).unwrap();
            after.play_round(&world, &mut SeatRng::from_parts(&[1])).unwrap()
        });
        for (at, (chosen, instead)) in chosen.iter().zip(&instead).enumerate() {
            change[usize::from(at != seat.index())] += f64::from(chosen - instead) / ORDERS as f64;
        }
    }
    change
}

/// The game with other orders of the draw pile.
fn reordered(game: &TakeThat, rng: &mut SeatRng) -> Vec<TakeThat> {
    let view = game.view(Viewer::Seat(Seat::default()));
    let mut cards = game.recall(&view);
    let hands: usize = Seat::all(game.players()).skip(1).map(|seat| usize::from(game.hand_size(seat))).sum();
    let mut shuffle = || {
        if let Some(pool) = cards.first_mut() {
            for at in (1..usize::from(game.stock_size())).rev() {
                pool.swap(hands + at, hands + rng.below(at as u32 + 1) as usize);
            }
        }
        view.imagine(&cards).unwrap()
    };
    (0..ORDERS).map(|_| shuffle()).collect()
}
