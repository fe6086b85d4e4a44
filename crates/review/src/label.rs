//! Labels of choices.

use crate::types::{Estimate, Label};

/// A cost counts only if it exceeds this many standard errors.
pub const NOISE: f64 = 2.5;

/// The label of a cost. `None` if it may be noise or is below the first threshold.
pub fn label(cost: &Estimate, thresholds: &[f64; 3]) -> Option<Label> {
    if cost.mean <= NOISE * cost.error {
        return None;
    }
    let reached = Label::ALL.into_iter().zip(thresholds).filter(|(_, threshold)| cost.mean >= **threshold);
    reached.map(|(label, _)| label).next_back()
}

#[cfg(test)]
mod tests {
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
}
