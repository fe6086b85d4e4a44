//! Means with confidence intervals.

use serde::Serialize;

/// Running mean and variance, by Welford's method, which avoids cancellation.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Samples {
    count: u64,
    mean: f64,
    /// Sum of squared deviations from the mean.
    squares: f64,
}

/// A 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(into = "[f64; 2]")]
pub struct Interval {
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl From<Interval> for [f64; 2] {
    fn from(interval: Interval) -> [f64; 2] {
        [interval.low, interval.high]
    }
}

impl Interval {
    /// Half the width: the number after ±.
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

    /// Number of samples.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Mean of the samples; 0 if there are none.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Standard error of the mean; infinite with fewer than two samples.
    pub fn error(&self) -> f64 {
        let n = self.count as f64;
        if self.count < 2 { f64::INFINITY } else { (self.squares / (n - 1.0) / n).sqrt() }
    }

    /// 95 % confidence interval of the mean, by Student's distribution.
    pub fn interval(&self) -> Interval {
        let margin = student_95(self.count.saturating_sub(1)) * self.error();
        Interval { low: self.mean - margin, high: self.mean + margin }
    }
}

/// The two-sided 95 % quantile of Student's distribution with these degrees of freedom.
fn student_95(freedom: u64) -> f64 {
    const FEW: [f64; 9] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
    // The quantile of the normal distribution, corrected by the first terms of an asymptotic expansion.
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
    fn mean_and_standard_error() {
        let mut samples = Samples::default();
        for number in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            samples.add(number);
        }
        assert_eq!((samples.count(), samples.mean()), (8, 5.0));
        // The squared deviations add up to 32.
        assert!((samples.error() - (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert!((samples.interval().margin() - 2.365 * samples.error()).abs() < 1e-12);
    }

    #[test]
    fn student_quantiles_match_published_tables() {
        for (freedom, quantile) in [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (120, 1.980)] {
            assert!((student_95(freedom) - quantile).abs() < 0.001, "{freedom}");
        }
    }

    /// Uniform numbers from 1 to 10 have mean 5.5. Of 4,000 intervals 95 % contain it, give or take four standard errors.
    #[test]
    fn intervals_contain_the_true_mean_in_95_percent_of_cases() {
        let mut rng = SeatRng::new(95);
        for size in [5, 40, 200] {
            let contains = |_: &u32| {
                let mut samples = Samples::default();
                for _ in 0..size {
                    samples.add(f64::from(rng.below(10) + 1));
                }
                let interval = samples.interval();
                (interval.low..=interval.high).contains(&5.5)
            };
            let share = (0..4000).filter(contains).count() as f64 / 4000.0;
            assert!((share - 0.95).abs() < 4.0 * (0.95f64 * 0.05 / 4000.0).sqrt() + 0.003, "{size}: {share}");
        }
    }
}
