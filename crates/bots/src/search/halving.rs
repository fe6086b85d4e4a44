//! Sequential halving: everybody gets a fair try, and the better half goes on.
//!
//! All alternatives that are left are tried in the same worlds, so their sums can be compared at any time. After each of
//! log₂ n stages, which cost about the same, the worse half is given up.

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;

use crate::budget::{Budget, Meter};

/// What was found.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Those still in the running, in their order.
    alive: ArrayVec<usize, MAX_NEXT_WORDS>,
    sums: [f64; MAX_NEXT_WORDS],
    /// What the first has for a start.
    head_start: f64,
    /// Worlds each has been tried in.
    worlds: [u32; MAX_NEXT_WORDS],
    count: usize,
}

/// Weighs alternatives 0 to `count` − 1, of which the first has a head start. `world` imagines another world, and `value`
/// tries an alternative in it.
pub fn weigh<T>(
    count: usize,
    head_start: f32,
    budget: Budget,
    mut world: impl FnMut() -> Option<T>,
    mut value: impl FnMut(&T, usize) -> Option<f32>,
) -> Tally {
    let meter = Meter::start(budget);
    let mut tally = Tally::new(count, head_start);
    let stages = tally.stages();
    for stage in 0..stages {
        let worlds = tally.worlds_of(stage, stages, budget);
        let mut tried = 0;
        while tried < worlds && !meter.is_past(stage + 1, stages) {
            let Some(world) = world() else { return tally };
            if !tally.add(&world, &meter, &mut value) {
                return tally;
            }
            tried += 1;
        }
        if stage + 1 < stages {
            tally.halve();
        }
    }
    tally
}

impl Tally {
    fn new(count: usize, head_start: f32) -> Tally {
        let count = count.min(MAX_NEXT_WORDS);
        let head_start = f64::from(head_start);
        Tally {
            alive: (0..count).collect(),
            sums: [0.0; MAX_NEXT_WORDS],
            head_start,
            worlds: [0; MAX_NEXT_WORDS],
            count,
        }
    }

    /// The best one, the first of equals.
    pub fn best(&self) -> usize {
        let better = |best: usize, &at: &usize| if self.rank(at) > self.rank(best) { at } else { best };
        self.alive.iter().fold(self.alive.first().copied().unwrap_or(0), better)
    }

    /// What counts in the comparison of those that have been tried in as many worlds.
    fn rank(&self, at: usize) -> f64 {
        self.sums[at] + if at == 0 { self.head_start } else { 0.0 }
    }

    /// The mean value of each, where it was tried.
    pub fn means(&self) -> impl Iterator<Item = Option<f32>> + '_ {
        let mean = |at: usize| (self.sums[at] / f64::from(self.worlds[at])) as f32;
        (0..self.count).map(move |at| (self.worlds[at] > 0).then(|| mean(at)))
    }

    /// How often the field is halved until two are left.
    fn stages(&self) -> u32 {
        self.count.next_power_of_two().ilog2().max(1)
    }

    /// In how many worlds this stage may try those that are left. Stages share what has not been spent; the first one sees a
    /// world at any rate.
    fn worlds_of(&self, stage: u32, stages: u32, budget: Budget) -> u64 {
        let Budget::Playouts(playouts) = budget else { return u64::MAX };
        let spent: u64 = self.worlds.iter().map(|&worlds| u64::from(worlds)).sum();
        let left = (u64::from(playouts) * self.count as u64).saturating_sub(spent);
        let share = left / u64::from(stages - stage) / self.alive.len().max(1) as u64;
        share.max(u64::from(stage == 0))
    }

    /// Tries all that are left in a world. Says whether there was time for it; if not the world does not count.
    fn add<T>(&mut self, world: &T, meter: &Meter, value: &mut impl FnMut(&T, usize) -> Option<f32>) -> bool {
        let mut values = ArrayVec::<f32, MAX_NEXT_WORDS>::new();
        for &at in &self.alive {
            match value(world, at) {
                Some(value) if !meter.is_out() => values.push(value),
                Some(_) | None => return false,
            }
        }
        for (&at, value) in self.alive.iter().zip(values) {
            self.sums[at] += f64::from(value);
            self.worlds[at] += 1;
        }
        true
    }

    fn halve(&mut self) {
        let keep = self.alive.len().div_ceil(2);
        let mut alive = self.alive.clone();
        alive.sort_by(|&a, &b| self.rank(b).total_cmp(&self.rank(a)).then(a.cmp(&b)));
        alive.truncate(keep);
        alive.sort();
        self.alive = alive;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_better_ones_get_more_worlds() {
        for count in 1..=MAX_NEXT_WORDS {
            let mut playouts = 0;
            let value = |_: &(), at| {
                playouts += 1;
                Some(((at * 7) % count) as f32)
            };
            let tally = weigh(count, 0.0, Budget::Playouts(100), || Some(()), value);
            assert_eq!(tally.best() * 7 % count, (0..count).map(|at| at * 7 % count).max().unwrap());
            assert!(playouts <= 100 * count.max(1), "{count}: {playouts}");
            assert!(playouts * 10 + 1000 >= 100 * count * 9, "{count}: {playouts}");
            assert_eq!(tally.worlds.iter().max(), Some(&tally.worlds[tally.best()]));
            assert!(tally.means().all(|mean| mean.is_some()));
        }
    }

    #[test]
    fn equals_go_to_the_first_and_time_runs_out() {
        let tally = weigh(5, 0.0, Budget::Playouts(3), || Some(()), |(), _| Some(1.0));
        assert_eq!(tally.best(), 0);
        let tally = weigh(5, 0.0, Budget::Time(Duration::ZERO), || Some(()), |(), at| Some(at as f32));
        assert_eq!((tally.best(), tally.means().flatten().count()), (0, 0));
        let tally =
            weigh(5, 0.0, Budget::Time(Duration::from_millis(5)), || Some(()), |(), at| Some(at as f32));
        assert_eq!(tally.best(), 4);
        let tally = weigh(5, 0.0, Budget::Playouts(3), || None::<()>, |(), _| Some(1.0));
        assert_eq!(tally.best(), 0);
    }

    /// However the budget is divided into stages, all of them together keep it.
    #[test]
    fn playouts_are_within_the_budget() {
        for (count, budget) in
            (1..=MAX_NEXT_WORDS).flat_map(|count| (1..=40).map(move |budget| (count, budget)))
        {
            let mut playouts = 0;
            let value = |_: &(), at| {
                playouts += 1;
                Some(at as f32)
            };
            weigh(count, 0.0, Budget::Playouts(budget), || Some(()), value);
            assert!(
                playouts <= budget as usize * count,
                "{playouts} playouts of {count} alternatives with a budget of {budget}"
            );
        }
    }

    /// Seven playouts more than the others won are made up for by the better one sooner or later.
    #[test]
    fn a_head_start_counts_less_the_more_is_tried() {
        let better = |(): &(), at| Some(if at == 1 { 0.5 } else { 0.0 });
        for (playouts, best) in [(5, 0), (50, 1)] {
            let tally = weigh(2, 7.0, Budget::Playouts(playouts), || Some(()), better);
            assert_eq!(tally.best(), best);
            assert_eq!(tally.means().collect::<Vec<_>>(), [Some(0.0), Some(0.5)]);
        }
    }
}
