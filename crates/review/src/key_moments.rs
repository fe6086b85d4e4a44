//! The moments worth looking at first.

use rodeo_rules::seat::Seat;

use crate::types::{CurvePoint, Decision, KeyMoment, KeyMomentKind};

/// Number of moments of each kind.
const OF_EACH_KIND: usize = 3;
/// Smallest change of a chance to win that is a turning point.
const MIN_TURN: f64 = 0.05;

/// The largest labelled costs, the largest surprises and the largest changes of the chance to win, in the order of the
/// record. `sign` is −1 if a lower score is better.
pub fn key_moments(decisions: &[Decision], curve: &[CurvePoint], sign: f64) -> Vec<KeyMoment> {
    let costs = decisions.iter().filter(|decision| decision.label.is_some()).map(|decision| KeyMoment {
        step: decision.step,
        seat: decision.seat,
        kind: KeyMomentKind::Cost,
        amount: -decision.cost.mean,
    });
    let luck = decisions.iter().filter(|decision| decision.luck.score != 0.0).map(|decision| KeyMoment {
        step: decision.step,
        seat: decision.seat,
        kind: KeyMomentKind::Luck,
        amount: sign * decision.luck.score,
    });
    let turns = curve.windows(2).flat_map(|pair| {
        let [before, after] = pair else { return Vec::new() };
        let seats = Seat::all(before.win.len() as u8);
        let change = |seat: Seat| Some(after.win.get(seat.index())? - before.win.get(seat.index())?);
        let turn =
            |(seat, amount)| KeyMoment { step: before.step, seat, kind: KeyMomentKind::TurningPoint, amount };
        let changes = seats.filter_map(|seat| Some((seat, change(seat)?)));
        let largest = changes.max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()));
        largest.filter(|(_, amount)| amount.abs() >= MIN_TURN).map(turn).into_iter().collect()
    });
    let mut moments = largest(costs.collect());
    moments.extend(largest(luck.collect()));
    moments.extend(largest(turns.collect()));
    moments.sort_by_key(|moment| (moment.step, moment.seat));
    moments
}

fn largest(mut moments: Vec<KeyMoment>) -> Vec<KeyMoment> {
    moments.sort_by(|one, other| other.amount.abs().total_cmp(&one.amount.abs()));
    moments.truncate(OF_EACH_KIND);
    moments
}
