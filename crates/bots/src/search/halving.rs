//! Sequential halving: after each stage the worse half of the alternatives is dropped.
//!
//! All remaining alternatives are evaluated in the same worlds, so their sums can be compared at any time. There are
//! log₂ n stages with about the same number of playouts each.

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;

use crate::budget::{Budget, Deadline};

/// Sums of playout values by alternative.
#[derive(Clone, Debug)]
pub struct HalvingResult {
    /// Indices of the remaining alternatives, in ascending order.
    remaining: ArrayVec<usize, MAX_NEXT_WORDS>,
    sums: [f64; MAX_NEXT_WORDS],
    /// Added to the sum of alternative 0.
    head_start: f64,
    /// Number of worlds each alternative was evaluated in.
    worlds: [u32; MAX_NEXT_WORDS],
    count: usize,
}

/// Compares alternatives 0 to `count` − 1, of which the first has a head start. `world` samples a world, and `value`
/// evaluates an alternative in it.
pub fn sequential_halving<T>(
    count: usize,
    head_start: f32,
    budget: Budget,
    mut world: impl FnMut() -> Option<T>,
    mut value: impl FnMut(&T, usize) -> Option<f32>,
) -> HalvingResult {
    let deadline = Deadline::start(budget);
    let mut result = HalvingResult::new(count, head_start);
    let stages = result.stages();
    for stage in 0..stages {
        let worlds = result.worlds_of(stage, stages, budget);
        let mut tried = 0;
        while tried < worlds && !deadline.has_passed_part(stage + 1, stages) {
            let Some(world) = world() else { return result };
            if !result.add(&world, &deadline, &mut value) {
                return result;
            }
            tried += 1;
        }
        if stage + 1 < stages {
            result.halve();
        }
    }
    result
}

impl HalvingResult {
    fn new(count: usize, head_start: f32) -> HalvingResult {
        let count = count.min(MAX_NEXT_WORDS);
        let head_start = f64::from(head_start);
        HalvingResult {
            remaining: (0..count).collect(),
            sums: [0.0; MAX_NEXT_WORDS],
            head_start,
            worlds: [0; MAX_NEXT_WORDS],
            count,
        }
    }

    /// The best alternative; the first one of a tie.
    pub fn best(&self) -> usize {
        let better = |best: usize, &at: &usize| if self.score(at) > self.score(best) { at } else { best };
        self.remaining.iter().fold(self.remaining.first().copied().unwrap_or(0), better)
    }

    /// Comparable only between alternatives that were evaluated in the same worlds.
    fn score(&self, at: usize) -> f64 {
        self.sums[at] + if at == 0 { self.head_start } else { 0.0 }
    }

    /// The mean value of each alternative. `None` if it was never evaluated.
    pub fn means(&self) -> impl Iterator<Item = Option<f32>> + '_ {
        let mean = |at: usize| (self.sums[at] / f64::from(self.worlds[at])) as f32;
        (0..self.count).map(move |at| (self.worlds[at] > 0).then(|| mean(at)))
    }

    /// Number of stages: after the last one at most two alternatives remain.
    fn stages(&self) -> u32 {
        self.count.next_power_of_two().ilog2().max(1)
    }

    /// Number of worlds of this stage. The remaining stages share the remaining playouts evenly; the first stage has at
    /// least one world.
    fn worlds_of(&self, stage: u32, stages: u32, budget: Budget) -> u64 {
        let Budget::Playouts(playouts) = budget else { return u64::MAX };
        let spent: u64 = self.worlds.iter().map(|&worlds| u64::from(worlds)).sum();
        let left = (u64::from(playouts) * self.count as u64).saturating_sub(spent);
        let share = left / u64::from(stages - stage) / self.remaining.len().max(1) as u64;
        share.max(u64::from(stage == 0))
    }

    /// Evaluates all remaining alternatives in a world. Returns `false`, and ignores the world, if the time ran out.
    fn add<T>(
        &mut self,
        world: &T,
        deadline: &Deadline,
        value: &mut impl FnMut(&T, usize) -> Option<f32>,
    ) -> bool {
        let mut values = ArrayVec::<f32, MAX_NEXT_WORDS>::new();
        for &at in &self.remaining {
            match value(world, at) {
                Some(value) if !deadline.has_passed() => values.push(value),
                Some(_) | None => return false,
            }
        }
        for (&at, value) in self.remaining.iter().zip(values) {
            self.sums[at] += f64::from(value);
            self.worlds[at] += 1;
        }
        true
    }

    fn halve(&mut self) {
        let keep = self.remaining.len().div_ceil(2);
        let mut remaining = self.remaining.clone();
        remaining.sort_by(|&a, &b| self.score(b).total_cmp(&self.score(a)).then(a.cmp(&b)));
        remaining.truncate(keep);
        remaining.sort();
        self.remaining = remaining;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn better_alternatives_get_more_worlds() {
        for count in 1..=MAX_NEXT_WORDS {
            let mut playouts = 0;
            let value = |_: &(), at| {
                playouts += 1;
                Some(((at * 7) % count) as f32)
            };
            let result = sequential_halving(count, 0.0, Budget::Playouts(100), || Some(()), value);
            assert_eq!(result.best() * 7 % count, (0..count).map(|at| at * 7 % count).max().unwrap());
            assert!(playouts <= 100 * count.max(1), "{count}: {playouts}");
            assert!(playouts * 10 + 1000 >= 100 * count * 9, "{count}: {playouts}");
            assert_eq!(result.worlds.iter().max(), Some(&result.worlds[result.best()]));
            assert!(result.means().all(|mean| mean.is_some()));
        }
    }

    #[test]
    fn ties_go_to_the_first_alternative_and_time_limits_hold() {
        let result = sequential_halving(5, 0.0, Budget::Playouts(3), || Some(()), |(), _| Some(1.0));
        assert_eq!(result.best(), 0);
        let result =
            sequential_halving(5, 0.0, Budget::Time(Duration::ZERO), || Some(()), |(), at| Some(at as f32));
        assert_eq!((result.best(), result.means().flatten().count()), (0, 0));
        let result = sequential_halving(
            5,
            0.0,
            Budget::Time(Duration::from_millis(5)),
            || Some(()),
            |(), at| Some(at as f32),
        );
        assert_eq!(result.best(), 4);
        let result = sequential_halving(5, 0.0, Budget::Playouts(3), || None::<()>, |(), _| Some(1.0));
        assert_eq!(result.best(), 0);
    }

    #[test]
    fn playouts_never_exceed_the_budget() {
        for (count, budget) in
            (1..=MAX_NEXT_WORDS).flat_map(|count| (1..=40).map(move |budget| (count, budget)))
        {
            let mut playouts = 0;
            let value = |_: &(), at| {
                playouts += 1;
                Some(at as f32)
            };
            sequential_halving(count, 0.0, Budget::Playouts(budget), || Some(()), value);
            assert!(
                playouts <= budget as usize * count,
                "{playouts} playouts of {count} alternatives with a budget of {budget}"
            );
        }
    }

    #[test]
    fn head_start_is_overcome_with_more_playouts() {
        let better = |(): &(), at| Some(if at == 1 { 0.5 } else { 0.0 });
        for (playouts, best) in [(5, 0), (50, 1)] {
            let result = sequential_halving(2, 7.0, Budget::Playouts(playouts), || Some(()), better);
            assert_eq!(result.best(), best);
            assert_eq!(result.means().collect::<Vec<_>>(), [Some(0.0), Some(0.5)]);
        }
    }
}
