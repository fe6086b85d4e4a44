//! Two tests whether numbers differ between the seats of matches.

use rodeo_bots::SeatRng;
use rodeo_rules::game::RandomSource;

/// Numbers by seat in one match.
pub type Skills = Vec<f64>;

/// A number that is high if the seats differ, of an assignment of seats to the places of each match.
pub type Statistic = fn(&Ranked, &[Vec<usize>]) -> f64;

/// The skills of all matches in the order of their size.
pub struct Ranked {
    /// Match and place in the match of each number, in ascending order.
    order: Vec<(usize, usize)>,
    /// For each number, whether it is the last one of a group of equal numbers.
    ends_tie: Vec<bool>,
    matches: usize,
    seats: usize,
}

impl Ranked {
    /// Sorts the numbers of all matches.
    pub fn new(skills: &[Skills]) -> Ranked {
        let numbers = |(number, skills): (usize, &Skills)| {
            let with_place = |(place, skill): (usize, &f64)| (*skill, (number, place));
            skills.iter().enumerate().map(with_place).collect::<Vec<_>>()
        };
        let mut sorted: Vec<(f64, (usize, usize))> = skills.iter().enumerate().flat_map(numbers).collect();
        sorted.sort_by(|one, other| one.0.total_cmp(&other.0));
        let is_last = |at: usize| sorted.get(at + 1).is_none_or(|next| next.0 > sorted[at].0);
        Ranked {
            ends_tie: (0..sorted.len()).map(is_last).collect(),
            order: sorted.iter().map(|(_, place)| *place).collect(),
            matches: skills.len(),
            seats: skills.first().map_or(0, Vec::len),
        }
    }

    /// Share of the assignments of seats that differ at least as much as the real one, which is one of them.
    pub fn p_value(&self, statistic: Statistic, shuffles: usize) -> f64 {
        let mut rng = SeatRng::from_parts(&[1]);
        let mut assigned: Vec<Vec<usize>> = vec![(0..self.seats).collect(); self.matches];
        let real = statistic(self, &assigned);
        let mut reached = 1;
        for _ in 0..shuffles {
            for seats in &mut assigned {
                for at in (1..seats.len()).rev() {
                    seats.swap(at, rng.below(at as u32 + 1) as usize);
                }
            }
            reached += usize::from(statistic(self, &assigned) >= real - 1e-9);
        }
        reached as f64 / (shuffles + 1) as f64
    }

    /// Calls `visit` for each group of equal numbers with its size, how many numbers of each seat it has, and how many numbers
    /// come before it.
    fn groups(&self, assigned: &[Vec<usize>], mut visit: impl FnMut(usize, &[usize], usize)) {
        let (mut size, mut before, mut by_seat) = (0, 0, vec![0; self.seats]);
        for (&(number, place), &ends_tie) in self.order.iter().zip(&self.ends_tie) {
            by_seat[assigned[number][place]] += 1;
            size += 1;
            if ends_tie {
                visit(size, &by_seat, before);
                before += size;
                size = 0;
                by_seat.fill(0);
            }
        }
    }

    /// Sum of the squared differences between mean ranks: the Kruskal–Wallis statistic without its constants.
    pub fn kruskal_wallis(&self, assigned: &[Vec<usize>]) -> f64 {
        let mut sums = vec![0.0; self.seats];
        self.groups(assigned, |size, by_seat, before| {
            let rank = before as f64 + (size as f64 + 1.0) / 2.0;
            sums.iter_mut().zip(by_seat).for_each(|(sum, &count)| *sum += rank * count as f64);
        });
        let middle = (self.order.len() as f64 + 1.0) / 2.0;
        sums.iter().map(|sum| (sum / self.matches as f64 - middle).powi(2)).sum()
    }

    /// The k-sample Anderson–Darling statistic for samples of equal size with ties (Scholz and Stephens 1987, A²akN), without its
    /// constants.
    pub fn anderson_darling(&self, assigned: &[Vec<usize>]) -> f64 {
        let (all, each) = (self.order.len() as f64, self.matches as f64);
        let (mut sum, mut before_by_seat) = (0.0, vec![0.0; self.seats]);
        self.groups(assigned, |size, by_seat, before| {
            let size = size as f64;
            let middle = before as f64 + size / 2.0;
            let denominator = middle * (all - middle) - all * size / 4.0;
            for (before, &count) in before_by_seat.iter_mut().zip(by_seat) {
                let own = *before + count as f64 / 2.0;
                if denominator > 0.0 {
                    sum += size * (all * own - each * middle).powi(2) / denominator;
                }
                *before += count as f64;
            }
        });
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of 60 matches with three seats, and their p-values.
    fn p_values(skill: impl Fn(usize, usize) -> f64) -> [f64; 2] {
        let skills: Vec<Skills> =
            (0..60).map(|number| (0..3).map(|seat| skill(number, seat)).collect()).collect();
        let ranked = Ranked::new(&skills);
        [Ranked::kruskal_wallis, Ranked::anderson_darling].map(|test| ranked.p_value(test, 99))
    }

    /// A number from 0 to 1 that looks random.
    fn noise(sample: usize, number: usize, seat: usize) -> f64 {
        let parts = [sample, number, seat].map(|part| part as u64);
        f64::from(SeatRng::from_parts(&parts).below(1 << 20)) / f64::from(1 << 20)
    }

    #[test]
    fn identical_seats_differ_in_one_of_twenty_samples() {
        let samples: Vec<_> =
            (0..100).map(|sample| p_values(|number, seat| noise(sample, number, seat))).collect();
        for test in [0, 1] {
            let rejected = samples.iter().filter(|p| p[test] <= 0.05).count();
            assert!((1..=11).contains(&rejected), "{rejected} of 100");
        }
        assert_eq!(p_values(|number, _| number as f64), [1.0; 2], "equal numbers");
    }

    #[test]
    fn different_seats_are_found() {
        let moved = p_values(|number, seat| noise(0, number, seat) + 0.3 * seat as f64);
        assert_eq!(moved, [0.01; 2]);
        let [_, anderson] = p_values(|number, seat| (noise(0, number, seat) - 0.5) * (1 + 3 * seat) as f64);
        assert!(anderson <= 0.02, "the same middle with another spread: {anderson}");
    }
}
