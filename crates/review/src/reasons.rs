//! The selection of the reasons of a decision.

use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::{ScoreOrder, View};
use rodeo_rules::seat::Seat;
use rodeo_texts::{Message, message};

use crate::comparison::{Candidate, Comparison, world_cost};
use crate::games::{Position, Reason, ReviewModel};
use crate::stats::value;
use crate::types::Unit;
use crate::unit;

/// The most reasons of a decision.
const MAX_REASONS: usize = 2;
/// Smallest part of the cost that a reason must explain.
const MIN_SHARE: f64 = 0.15;

/// The reasons that explain most of the cost: those of the game, the rest of the round, and the chance to win.
pub fn reasons<G: ReviewModel>(view: &View<G>, seat: Seat, comparison: &Comparison<G>) -> Vec<Message> {
    reasons_against(view, seat, comparison.best(), comparison.chosen())
}

/// The reasons why `best` is better than `chosen`.
pub fn reasons_against<G: ReviewModel>(
    view: &View<G>,
    seat: Seat,
    best: &Candidate<G>,
    chosen: &Candidate<G>,
) -> Vec<Message> {
    let cost = world_cost(best, chosen).mean;
    let position = Position { view: &**view, seat, cost };
    let mut reasons = G::reasons(&position, &chosen.counted(), &best.counted());
    let now = reasons.iter().map(|reason| reason.explains).fold(0.0, f64::max);
    reasons.extend(general_reasons(best, chosen, cost, now));
    reasons.sort_by(|one, other| other.explains.total_cmp(&one.explains));
    let enough = reasons.iter().filter(|reason| reason.explains >= MIN_SHARE * cost).count();
    // A label is never without a reason.
    reasons.truncate(enough.clamp(1, MAX_REASONS));
    reasons.into_iter().map(|reason| reason.message).collect()
}

/// Reasons that every game has. `now` is the part of the cost that the turn itself explains.
fn general_reasons<G: ReviewModel>(
    best: &Candidate<G>,
    chosen: &Candidate<G>,
    cost: f64,
    now: f64,
) -> Vec<Reason> {
    let (better, own) = (value(&best.samples), value(&chosen.samples));
    let words = |choice: &G::Choice| write_words(&choice.words());
    let percent = |win: f64| (100.0 * win).round() as u32;
    let win = message!(Review::ReasonWin {
        choice: words(&chosen.choice),
        percent: percent(own.win),
        other: words(&best.choice),
        other_percent: percent(better.win),
    });
    let gain = match G::KIND.descriptor().score_order {
        ScoreOrder::LowestWins => own.score - better.score,
        ScoreOrder::HighestWins => better.score - own.score,
    };
    // Without a number: the cost also counts the others and the match, and two numbers of heads would seem to disagree.
    let later = match unit::<G>() {
        Unit::WinChance => return vec![Reason { explains: cost - now, message: win }],
        Unit::Heads => {
            message!(Review::ReasonLaterHeads { choice: words(&chosen.choice), other: words(&best.choice) })
        }
        Unit::Points => {
            message!(Review::ReasonLaterPoints { choice: words(&chosen.choice), other: words(&best.choice) })
        }
    };
    // What is not the own score: the scores of the others, and what both mean for the match.
    let rest = if percent(better.win) > percent(own.win) { cost - gain } else { 0.0 };
    vec![Reason { explains: gain - now, message: later }, Reason { explains: rest, message: win }]
}
