//! Labelled choices of merciless bots in Take 6, judged again by the network: it plays all seats to the end of the round.
//!
//! Merciless bots play the choice of the network against strong players, whatever their budget, and reviews let the log-linear
//! policy play on. Where both disagree, this shows who is right among players like the bots themselves.

use rodeo_bots::{Level, Net, OpponentEstimate, SearchModel, SeatRng, Worlds};
use rodeo_review::games::ReviewModel;
use rodeo_review::{Decision, Options};
use rodeo_rules::any::{AnyChoice, GameKind, ListedGame};
use rodeo_rules::choice::read_words;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, Rules};
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Take6};

use crate::numbers::{mean, share};
use crate::support::bot_match;
use crate::{Plan, parallel, review, rules};

/// Worlds in which the network compares a choice with the best one.
const WORLDS: usize = 400;

/// Prints every labelled choice, and how many the network confirms.
pub fn run(plan: &Plan) {
    let rules = rules(GameKind::Take6);
    let found: Vec<(usize, Vec<Dispute>)> = parallel(plan, |number| {
        let bots = vec![Level::Merciless.into(); usize::from(rules.players())];
        let record = bot_match(&rules, &bots, plan.seed * 1_000_003 + number);
        let review = review(&record, &Options { seed: number, ..Options::default() });
        let labelled = review.decisions.iter().filter(|decision| decision.label.is_some());
        (review.decisions.len(), labelled.filter_map(|decision| judge(&record, decision)).collect())
    });
    let decisions: usize = found.iter().map(|(decisions, _)| decisions).sum();
    let disputes: Vec<&Dispute> = found.iter().flat_map(|(_, disputes)| disputes).collect();
    println!("labelled {}", share(disputes.len(), decisions));
    for dispute in &disputes {
        let Dispute { cost, error, left, by_net: (net, margin) } = dispute;
        println!(
            "  {left} cards: cost {cost:.2} ± {:.2}, by the network {net:+.2} ± {margin:.2}",
            1.96 * error
        );
    }
    let confirmed = |smallest: f64| disputes.iter().filter(|dispute| dispute.by_net.0 >= smallest).count();
    let [inaccurate, ..] = Take6::SETTINGS.thresholds;
    println!(
        "at least half the threshold by the network: {}",
        share(confirmed(inaccurate / 2.0), disputes.len())
    );
    println!("not worse by the network: {}", share(disputes.len() - confirmed(0.0), disputes.len()));
    let differences =
        |number: fn(&Dispute) -> f64| disputes.iter().map(|one| number(one)).collect::<Vec<f64>>();
    let (by_review, _) = mean(&differences(|dispute| dispute.cost));
    let (by_net, margin) = mean(&differences(|dispute| dispute.by_net.0));
    println!("mean cost {by_review:.2}, by the network {by_net:+.2} ± {margin:.2}");
}

/// A labelled choice.
struct Dispute {
    /// Cost and standard error by the review, in heads.
    cost: f64,
    error: f64,
    /// Cards left in hand.
    left: u8,
    /// Cost by the network with half the width of its interval.
    by_net: (f64, f64),
}

fn judge(record: &Record, decision: &Decision) -> Option<Dispute> {
    let mut replay = Replay::new(record).ok()?;
    replay.forward_to(decision.step).ok()?;
    let game = Take6::from_any(replay.game())?;
    let choice = |words: &str| {
        let choice = AnyChoice::read(GameKind::Take6, &read_words(words).ok()?)?;
        Take6::from_choice(&choice).copied()
    };
    let (chosen, best) = (choice(&decision.chosen)?, choice(&decision.alternatives.first()?.choice)?);
    let view = game.view(Viewer::Seat(decision.seat));
    let mut worlds = Worlds::new(&view);
    let mut rng = SeatRng::from_parts(&[decision.step as u64, decision.seat.get().into()]);
    let scale = f64::from(Take6::SETTINGS.value_scale);
    let mut differences = Vec::new();
    for _ in 0..WORLDS {
        let world = worlds.sample(&mut rng)?;
        let [one, other] = [best, chosen].map(|choice| play_out(&world, decision.seat, choice));
        differences.push(scale * f64::from(one? - other?));
    }
    let left = game.hand_size(decision.seat);
    Some(Dispute { cost: decision.cost.mean, error: decision.cost.error, left, by_net: mean(&differences) })
}

/// The value of a choice if the network plays on at all seats.
fn play_out(before: &Take6, seat: Seat, choice: Choice) -> Option<f32> {
    let mut game = *before;
    let mut own = Some(choice);
    while !game.is_round_over(before) {
        let Awaiting::Moves(seats) = game.awaiting() else { return None };
        let choices = seats.iter().map(|asked| {
            let first = if asked == seat { own.take() } else { None };
            Some((asked, first.or_else(|| net_choice(&game, asked))?))
        });
        let step: Vec<_> = choices.collect::<Option<_>>()?;
        game.play(&step, &mut DiscardEvents).ok()?;
    }
    Take6::round_value(before, seat, &game.standings().scores)
}

fn net_choice(game: &Take6, seat: Seat) -> Option<Choice> {
    match game.phase() {
        Phase::TakeRow(_) => Some(Choice::Row(game.rows().cheapest())),
        _ => {
            let estimates = Net::evaluate(game, seat, &OpponentEstimate::prior(&[], &[]));
            estimates.iter().max_by(|one, other| one.logit.total_cmp(&other.logit)).map(|one| one.choice())
        }
    }
}
