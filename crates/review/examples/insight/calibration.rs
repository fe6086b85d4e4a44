//! Calibration and luck: predicted results of choices against what happened, and the parts of the results.
//!
//! Predictions let the reference player play on, so the matches of the reference player itself show whether they are right.
//! Matches of bots show how far the results of other players are from that.

use rodeo_bots::{BotKind, SeatRng};
use rodeo_review::games::ReviewModel;
use rodeo_review::{Decision, Options, Review, SeatReview, Value};
use rodeo_rules::any::AnyRules;
use rodeo_rules::choice::Choice as _;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Rules};
use rodeo_rules::record::{Player, Record, Recorder};
use rodeo_rules::seat::Seat;
use rodeo_rules::with_any;

use crate::numbers::{Pair, SIMULTANEOUS, bins, mean, slope};
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

/// Name of the reference player in a selection of players.
const REFERENCE: &str = "reference";
/// Players of the matches by default.
const PLAYERS: &str = "reference,random,gentle,simple,keen,sharp,merciless";

/// Prints a table for each game and player.
pub fn run(plan: &Plan) {
    for &game in &plan.games {
        let rules = rules(game);
        for name in plan.players.as_deref().unwrap_or(PLAYERS).split(',') {
            let reviews = parallel(plan, |number| {
                let seed = plan.seed * 1_000_003 + number;
                let record = match name {
                    REFERENCE => reference_match(&rules, seed),
                    bot => {
                        let bot: BotKind = bot.parse().expect("a bot, or the reference player");
                        bot_match(&rules, &vec![bot; usize::from(rules.players())], seed)
                    }
                };
                let options = Options { seed: number, worlds: plan.worlds, ..Options::default() };
                review(&record, &Options { only_chosen: true, ..options })
            });
            println!("{}, {name} on all seats: {} matches", game.title(), plan.matches);
            print_balance(&reviews);
            print_calibration("result", &reviews, |value| value.score, |seat| seat.score.result);
            print_calibration("win", &reviews, |value| value.win, |seat| seat.win.result);
        }
    }
}

/// A match of the reference player on all seats.
fn reference_match(rules: &AnyRules, seed: u64) -> Record {
    with_any!(AnyRules, rules, G, rules => reference_match_of::<G>(rules, seed))
}

fn reference_match_of<G: ReviewModel>(rules: &G::Rules, seed: u64) -> Record {
    let players =
        Seat::all(rules.players()).map(|seat| Player::bot(format!("Seat {}", seat.get() + 1), REFERENCE));
    let mut recorder = Recorder::<G>::new(rules, players.collect(), None).expect("the rules can be played");
    let mut rng = SeatRng::from_parts(&[seed, 1]);
    loop {
        match recorder.game().awaiting() {
            Awaiting::Over => return recorder.into_record(),
            Awaiting::Deal => {
                let deck = recorder.game().deck().expect("a deal has a deck");
                let order = Dealer::new().order(&deck, &mut rng).to_vec();
                recorder.deal(&order, &mut DiscardEvents).expect("a shuffled deck is a legal deal");
            }
            Awaiting::Moves(seats) => {
                let choose = |seat| recorder.game().reference_choice(seat, &mut rng);
                let choices: Option<Vec<_>> = seats.iter().map(choose).collect();
                let choices = choices.expect("every seat has a choice to make");
                let mut step: Vec<_> = seats.iter().zip(choices).collect();
                if let Some(unilateral) = step.iter().find(|(_, choice)| choice.is_unilateral()) {
                    step = vec![*unilateral];
                }
                recorder.play(&step, &mut DiscardEvents).expect("the reference player makes legal choices");
            }
        }
    }
}

/// Prints the means of the parts of a result, over all seats.
fn print_balance(reviews: &[Review]) {
    let print = |name: &str, number: fn(&SeatReview) -> f64| {
        let over_seats =
            |review: &Review| review.seats.iter().map(number).sum::<f64>() / review.seats.len() as f64;
        let (mean, margin) = mean(&reviews.iter().map(over_seats).collect::<Vec<f64>>());
        print!("  {name} {mean:+.3} ± {margin:.3}");
    };
    print("result", |seat| seat.score.result);
    print("expected", |seat| seat.score.expected);
    print("deal", |seat| seat.score.deal);
    print("skill", |seat| seat.score.skill);
    print("others", |seat| seat.score.others);
    print("luck", |seat| seat.score.luck);
    print("deal and luck", |seat| seat.score.deal + seat.score.luck);
    print("win: deal and luck", |seat| seat.win.deal + seat.win.luck);
    println!();
}

fn print_calibration(
    name: &str,
    reviews: &[Review],
    prediction: fn(&Value) -> f64,
    result: fn(&SeatReview) -> f64,
) {
    let pairs = |review: &Review| -> Vec<Pair> {
        let pair = |decision: &Decision| {
            let seat = review.seats.iter().find(|seat| seat.seat == decision.seat)?;
            Some((prediction(&decision.value), result(seat)))
        };
        review.decisions.iter().filter_map(pair).collect()
    };
    let pairs: Vec<Vec<Pair>> = reviews.iter().map(pairs).collect();
    let decisions: usize = pairs.iter().map(Vec::len).sum();
    let (slope, margin) = slope(&pairs);
    let bins = bins(&pairs);
    let off = |factor: f64| bins.iter().filter(|(_, error, margin)| error.abs() > factor * margin).count();
    println!(
        "  {name}: {decisions} decisions, slope {slope:.3} ± {margin:.3}, bins off by more than their interval: {} of {} \
         (simultaneous intervals: {})",
        off(1.0),
        bins.len(),
        off(SIMULTANEOUS),
    );
    for (prediction, error, margin) in bins {
        println!("    predicted {prediction:8.3}  error {error:+.3} ± {margin:.3}");
    }
}
