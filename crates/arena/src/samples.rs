//! Means of paired samples, and how sure they are.

use serde::Serialize;

/// Samples added one after another (Welford's method: no large sums that cancel).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Samples {
    count: u64,
    mean: f64,
    /// The sum of squared distances from the mean.
    squares: f64,
}

/// A range that covers the true mean in 95 of 100 such experiments.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(into = "[f64; 2]")]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl From<Interval> for [f64; 2] {
    fn from(interval: Interval) -> [f64; 2] {
        [interval.low, interval.high]
    }
}

impl Interval {
    /// Half its width: the number behind the ±.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

impl Samples {
    /// Adds a sample.
    pub fn add(&mut self, sample: f64) {
        self.count += 1;
        let before = sample - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (sample - self.mean);
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of the mean; nothing is known from fewer than two samples.
    pub fn error(&self) -> f64 {
        let n = self.count as f64;
        if self.count < 2 { f64::INFINITY } else { (self.squares / (n - 1.0) / n).sqrt() }
    }

    /// The 95 % interval of the mean, by Student's distribution.
    pub fn interval(&self) -> Interval {
        let margin = student_95(self.count.saturating_sub(1)) * self.error();
        Interval { low: self.mean - margin, high: self.mean + margin }
    }
}

/// How many standard errors hold 95 %, for so many degrees of freedom.
fn student_95(freedom: u64) -> f64 {
    const FEW: [f64; 9] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
    // The quantile of the normal distribution, and the first terms of how Student's differs from it.
    const Z: f64 = 1.959_964;
    match freedom {
        0 => f64::INFINITY,
        1..=9 => FEW[freedom as usize - 1],
        _ => {
            let n = freedom as f64;
            let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
            let first = (z3 + Z) / 4.0;
            let second = (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / 96.0;
            let third = (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / 384.0;
            Z + first / n + second / (n * n) + third / (n * n * n)
        }
    }
}

#[cfg(test)]
mod tests {
    use rodeo_bots::SeatRng;
    use rodeo_rules::game::RandomSource;

    use super::*;

    #[test]
    fn mean_and_error_of_a_few_numbers() {
        let mut samples = Samples::default();
        for number in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            samples.add(number);
        }
        assert_eq!((samples.count(), samples.mean()), (8, 5.0));
        // The squared distances add up to 32.
        assert!((samples.error() - (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert!((samples.interval().margin() - 2.365 * samples.error()).abs() < 1e-12);
    }

    #[test]
    fn student_s_quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (120, 1.980)] {
            assert!((student_95(freedom) - quantile).abs() < 0.001, "{freedom}");
        }
    }

    /// A die of 1–10 has mean 5.5: of 4,000 intervals 95 % hold it, give or take four standard errors of that share.
    #[test]
    fn intervals_hold_the_true_mean_in_95_of_100_cases() {
        let mut rng = SeatRng::new(95);
        for size in [5, 40, 200] {
            let holds = |_: &u32| {
                let mut samples = Samples::default();
                for _ in 0..size {
                    samples.add(f64::from(rng.below(10) + 1));
                }
                let interval = samples.interval();
                (interval.low..=interval.high).contains(&5.5)
            };
            let held = (0..4000).filter(holds).count() as f64 / 4000.0;
            assert!((held - 0.95).abs() < 4.0 * (0.95f64 * 0.05 / 4000.0).sqrt() + 0.003, "{size}: {held}");
        }
    }
}
