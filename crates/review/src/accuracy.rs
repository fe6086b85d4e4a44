//! Accuracy: the share of what was at stake that the choices kept.

use crate::types::Decision;

/// 100 · (1 − Σ cost / Σ stake), from 0 to 100. A choice costs on average its stake if it is made at random, so that a
/// random player has about 0 and a player who always finds the best has 100. One standard error of each cost is taken for
/// noise. Decisions without a stake do not count. `None` if nothing was at stake.
pub fn accuracy<'a>(decisions: impl Iterator<Item = &'a Decision>) -> Option<f64> {
    let (mut costs, mut stakes) = (0.0, 0.0);
    for decision in decisions.filter(|decision| decision.stake > 0.0) {
        costs += (decision.cost.mean - decision.cost.error).max(0.0);
        stakes += decision.stake;
    }
    (stakes > 0.0).then(|| (100.0 * (1.0 - costs / stakes)).clamp(0.0, 100.0))
}
