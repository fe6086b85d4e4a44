//! Labels of choices.

use crate::types::{Estimate, Label};

/// A cost counts only if it exceeds this many standard errors.
pub const NOISE: f64 = 2.5;

/// Number of standard errors that the difference from the best of so many alternatives must exceed.
///
/// The best alternative is chosen by the same sample, so it was probably lucky: among ten equal ones, at least one is more than
/// [`NOISE`] standard errors worse in every fourth sample. With this number any of the pairs differs by noise about as rarely as a
/// single pair does with [`NOISE`].
pub fn noise_among(alternatives: usize) -> f64 {
    let pairs = (alternatives * alternatives.saturating_sub(1) / 2).max(1);
    (NOISE * NOISE + 2.0 * (pairs as f64).ln()).sqrt()
}

/// The label of a cost. `None` if it may be noise or is below the first threshold.
pub fn label(cost: &Estimate, thresholds: &[f64; 3]) -> Option<Label> {
    label_beyond(cost, thresholds, NOISE)
}

/// The label of a cost that must exceed so many standard errors.
pub fn label_beyond(cost: &Estimate, thresholds: &[f64; 3], noise: f64) -> Option<Label> {
    if cost.mean <= noise * cost.error {
        return None;
    }
    let reached = Label::ALL.into_iter().zip(thresholds).filter(|(_, threshold)| cost.mean >= **threshold);
    reached.map(|(label, _)| label).next_back()
}

#[cfg(test)]
mod tests {
    use rodeo_bots::SeatRng;
    use rodeo_rules::game::RandomSource as _;

    use super::*;

    #[test]
    fn label_needs_a_clear_and_noticeable_cost() {
        let label = |mean, error| label(&Estimate { mean, error }, &[1.0, 2.0, 4.0]);
        assert_eq!(label(0.9, 0.01), None);
        assert_eq!(label(3.0, 1.2), None);
        assert_eq!(label(1.0, 0.3), Some(Label::Inaccurate));
        assert_eq!(label(3.0, 1.1), Some(Label::Mistake));
        assert_eq!(label(4.0, 0.0), Some(Label::Blunder));
    }

    /// Shares of samples of ten equal alternatives in which one of them is clearly worse than the best one.
    #[test]
    fn equal_alternatives_are_rarely_clearly_worse_than_the_best() {
        const ALTERNATIVES: usize = 10;
        let mut rng = SeatRng::new(3);
        let mut normal =
            || (0..12).map(|_| f64::from(rng.below(1 << 20)) / f64::from(1 << 20)).sum::<f64>() - 6.0;
        let ranges: Vec<f64> = (0..2000)
            .map(|_| {
                let values: [f64; ALTERNATIVES] = std::array::from_fn(|_| normal());
                values.iter().copied().fold(f64::MIN, f64::max)
                    - values.iter().copied().fold(f64::MAX, f64::min)
            })
            .collect();
        // The error of a difference is that of two values.
        let share = |noise: f64| {
            let clear = ranges.iter().filter(|range| **range > noise * 2f64.sqrt()).count();
            clear as f64 / ranges.len() as f64
        };
        assert!(share(NOISE) > 0.2, "{}", share(NOISE));
        assert!(share(noise_among(ALTERNATIVES)) < 0.02, "{}", share(noise_among(ALTERNATIVES)));
    }

    #[test]
    fn noise_grows_with_the_number_of_alternatives() {
        let rounded = |alternatives| (100.0 * noise_among(alternatives)).round() / 100.0;
        assert_eq!([0, 1, 2, 3, 10].map(rounded), [2.5, 2.5, 2.5, 2.91, 3.72]);
    }
}
