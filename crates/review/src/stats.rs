//! Means and paired differences.

use rodeo_rules::seat::Seat;

use crate::match_model::BySeat;
use crate::types::{Estimate, Value};

/// The result of a choice in one world.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    /// Result of the round in the unit of the game.
    pub score: f32,
    /// Chance to win the match.
    pub win: f32,
    /// What choices are compared by: higher is better, in the unit of the game.
    pub equity: f32,
    /// The values of all seats.
    pub seats: SeatValues,
}

/// Result of the round and chance to win the match of each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatValues {
    /// Results of the round in the unit of the game.
    pub scores: BySeat,
    /// Chances to win the match.
    pub wins: BySeat,
}

impl SeatValues {
    /// The values of a seat.
    pub fn of(&self, seat: Seat) -> Value {
        Value { score: f64::from(self.scores[seat.index()]), win: f64::from(self.wins[seat.index()]) }
    }
}

/// Mean and standard error of numbers.
pub fn estimate(numbers: impl Iterator<Item = f64>) -> Estimate {
    // Welford's method: no loss of precision for large means.
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        count += 1.0;
        let distance = number - mean;
        mean += distance / count;
        squares += distance * (number - mean);
    }
    let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
    Estimate { mean, error: if count > 0.0 { error } else { f64::INFINITY } }
}

/// The mean of `one − other` over the worlds that both have.
pub fn difference(one: &[Sample], other: &[Sample], number: fn(&Sample) -> f32) -> Estimate {
    estimate(one.iter().zip(other).map(|(one, other)| f64::from(number(one)) - f64::from(number(other))))
}

/// Mean score and win of samples.
pub fn value(samples: &[Sample]) -> Value {
    let mean =
        |number: fn(&Sample) -> f32| estimate(samples.iter().map(|sample| f64::from(number(sample)))).mean;
    Value { score: mean(|sample| sample.score), win: mean(|sample| sample.win) }
}

/// The mean of `one − other` for a seat, over the worlds that both have.
pub fn seat_difference(one: &[Sample], other: &[Sample], seat: Seat) -> Value {
    let count = one.len().min(other.len()).max(1) as f64;
    let mut sum = Value::default();
    for (one, other) in one.iter().zip(other) {
        let (one, other) = (one.seats.of(seat), other.seats.of(seat));
        sum.score += (one.score - other.score) / count;
        sum.win += (one.win - other.win) / count;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimate_is_the_mean_with_its_standard_error() {
        let estimate = estimate([1.0, 2.0, 3.0, 4.0].into_iter());
        assert_eq!(estimate.mean, 2.5);
        assert!((estimate.error - (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn difference_uses_only_common_worlds() {
        let sample = |equity: f32| Sample { equity, ..Sample::default() };
        let long: Vec<Sample> = [1.0, 2.0, 30.0].map(sample).into();
        let short: Vec<Sample> = [0.0, 1.0].map(sample).into();
        assert_eq!(difference(&long, &short, |sample| sample.equity), Estimate { mean: 1.0, error: 0.0 });
    }

    #[test]
    fn seat_difference_is_that_of_the_seat() {
        let sample = |score: f32| {
            let mut sample = Sample::default();
            sample.seats.scores[1] = score;
            sample.seats.wins[1] = score / 8.0;
            sample
        };
        let (one, other) = ([2.0, 4.0, 90.0].map(sample), [1.0, 1.0].map(sample));
        let seat = |index| Seat::new(index).unwrap();
        assert_eq!(seat_difference(&one, &other, seat(1)), Value { score: 2.0, win: 0.25 });
        assert_eq!(seat_difference(&one, &other, seat(0)), Value::default());
    }
}
