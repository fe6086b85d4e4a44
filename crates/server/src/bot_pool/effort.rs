//! Bots search less while many wait, so that people do not wait for bots.

use std::time::Duration;

use rodeo_bots::{BotKind, Budget, Level};
use rodeo_rules::any::GameKind;

/// Backlog per thread up to which every bot searches as its level says: more than one table has.
const FULL_EFFORT_BACKLOG: u64 = 12;
/// Waiting time up to which a bot searches as its level says.
const FULL_EFFORT_WAIT: Duration = Duration::from_millis(250);
/// A budget is reduced to this fraction at most, and never below that of the level `keen`.
const MAX_REDUCTION: u64 = 16;

/// Returns the budget of a decision whose network has this backlog per thread, and which has waited so long. `None` if it
/// is the budget of the level.
pub(super) fn reduced_budget(
    kind: BotKind,
    game: GameKind,
    backlog_per_thread: usize,
    waited: Duration,
) -> Option<Budget> {
    let Budget::Playouts(full) = kind.budget(game) else { return None };
    let Budget::Playouts(floor) = Level::Keen.budget(game) else { return None };
    let reduction = |value: u64, limit: u64| (value / limit.max(1)).clamp(1, MAX_REDUCTION);
    let by_backlog = reduction(backlog_per_thread as u64, FULL_EFFORT_BACKLOG);
    let by_wait = reduction(waited.as_millis() as u64, FULL_EFFORT_WAIT.as_millis() as u64);
    let reduction = by_backlog.max(by_wait) as u32;
    let reduced = (full / reduction).max(floor.min(full));
    (kind.level.has_budget() && reduced < full).then_some(Budget::Playouts(reduced))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_WAIT: Duration = Duration::ZERO;

    fn playouts(level: Level, game: GameKind, backlog: usize, waited: Duration) -> u32 {
        let kind = BotKind::from(level);
        match reduced_budget(kind, game, backlog, waited).unwrap_or(kind.budget(game)) {
            Budget::Playouts(playouts) => playouts,
            Budget::Time(_) => panic!("levels have budgets in playouts"),
        }
    }

    #[test]
    fn level_has_its_full_budget_when_little_waits() {
        for &game in GameKind::ALL {
            for level in Level::LADDER {
                for backlog in [0, 1, 9, 12, 23] {
                    assert_eq!(reduced_budget(level.into(), game, backlog, NO_WAIT), None);
                }
            }
        }
    }

    #[test]
    fn budget_shrinks_with_backlog_and_wait_down_to_a_floor() {
        for &game in GameKind::ALL {
            let at = |backlog, ms| playouts(Level::Merciless, game, backlog, Duration::from_millis(ms));
            let (full, floor) = (at(0, 0), playouts(Level::Keen, game, 0, NO_WAIT));
            let steps = [at(0, 0), at(30, 0), at(60, 0), at(120, 0), at(100_000, 0)];
            assert!(steps.is_sorted_by(|a, b| a >= b), "{steps:?}");
            assert!(at(100_000, 0) < full && at(0, 100_000) < full, "{}", game.name());
            assert_eq!(at(100_000, 100_000), (full / 16).max(floor), "{}", game.name());
            assert_eq!(playouts(Level::Keen, game, 100_000, Duration::from_secs(100)), floor);
        }
    }

    /// Nine strong bots at each of 60 tables of one network: the whole round costs a fraction of what it would cost with
    /// full budgets, so a neighbour in the same network gets an answer soon.
    #[test]
    fn round_of_a_busy_network_costs_a_fraction() {
        let (threads, tasks) = (2, 549);
        let full = u64::from(playouts(Level::Merciless, GameKind::Take6, 0, NO_WAIT));
        // As the queue drains, the backlog shrinks and the wait grows; a full budget takes 25 ms.
        let mut spent = 0;
        for waiting in (1..=tasks).rev() {
            let waited = Duration::from_millis(25 * spent / full / threads);
            let backlog = waiting / threads as usize;
            spent += u64::from(playouts(Level::Merciless, GameKind::Take6, backlog, waited));
        }
        let fraction = spent as f64 / (full * tasks as u64) as f64;
        assert!(fraction < 0.2, "{fraction}");
    }
}
