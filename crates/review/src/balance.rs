//! Luck and skill: a result as the sum of its parts.
//!
//! A round is a chain of values of one seat: the expectation before the deal, then for each decision the value of the
//! position for the reference player and the value of the choice, then the result. Differences between neighbours of the
//! chain are the parts, so they add up.
//!
//! The choices of the other seats change the result of a seat, too. What they change on average, from what they knew, is
//! moved out of the luck.

use crate::types::{Balance, Value};

/// The values of a seat in one round.
#[derive(Clone, PartialEq, Debug)]
pub struct RoundTrace {
    /// Expectation before the deal.
    pub start: Value,
    /// Value of the position for the reference player and value of the choice, for each decision.
    pub decisions: Vec<(Value, Value)>,
    /// What the choices of the other seats changed, compared with the reference player.
    pub others: Value,
    /// The result of the round; in an unfinished round, the expectation at its last step.
    pub end: Value,
}

impl RoundTrace {
    /// Luck after each decision, until the next one or the end of the round.
    pub fn lucks(&self) -> Vec<Value> {
        let next = self.decisions.iter().skip(1).map(|(position, _)| position).chain([&self.end]);
        let luck = |((_, choice), next): (&(Value, Value), &Value)| Value {
            score: next.score - choice.score,
            win: next.win - choice.win,
        };
        self.decisions.iter().zip(next).map(luck).collect()
    }

    /// Luck of the deal, skill, skill of others and other luck.
    fn parts(&self, number: fn(&Value) -> f64) -> [f64; 4] {
        let first = self.decisions.first().map_or(&self.end, |(position, _)| position);
        let skill = self.decisions.iter().map(|(position, choice)| number(choice) - number(position)).sum();
        let (others, changes): (f64, f64) = (number(&self.others), self.lucks().iter().map(number).sum());
        [number(first) - number(&self.start), skill, others, changes - others]
    }
}

/// The balance of the scores: the sum over all rounds.
pub fn score_balance(rounds: &[RoundTrace]) -> Balance {
    let number = |value: &Value| value.score;
    let result = rounds.iter().map(|round| round.end.score).sum();
    let expected = rounds.iter().map(|round| round.start.score).sum();
    balance(rounds, number, result, expected)
}

/// The balance of the win. Each round starts with the value with which the one before it ended.
pub fn win_balance(rounds: &[RoundTrace]) -> Balance {
    let result = rounds.last().map_or(0.0, |round| round.end.win);
    let expected = rounds.first().map_or(0.0, |round| round.start.win);
    balance(rounds, |value| value.win, result, expected)
}

fn balance(rounds: &[RoundTrace], number: fn(&Value) -> f64, result: f64, expected: f64) -> Balance {
    let mut balance = Balance { result, expected, ..Balance::default() };
    for round in rounds {
        let [deal, skill, others, luck] = round.parts(number);
        balance.deal += deal;
        balance.skill += skill;
        balance.others += others;
        balance.luck += luck;
    }
    balance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_the_steps_of_the_chain() {
        let value = |score: f64| Value { score, win: score / 64.0 };
        let first = RoundTrace {
            start: value(10.0),
            decisions: vec![(value(12.0), value(13.0)), (value(9.0), value(9.5))],
            others: value(-2.0),
            end: value(8.0),
        };
        let second =
            RoundTrace { start: value(8.0), decisions: Vec::new(), others: value(0.0), end: value(20.0) };
        let score = score_balance(&[first.clone(), second.clone()]);
        let expected =
            Balance { result: 28.0, expected: 18.0, deal: 14.0, skill: 1.5, others: -2.0, luck: -3.5 };
        assert_eq!(score, expected);
        assert_eq!(first.lucks(), [value(-4.0), value(-1.5)]);
        let win = win_balance(&[first, second]);
        assert_eq!((win.result, win.expected, win.others), (20.0 / 64.0, 10.0 / 64.0, -2.0 / 64.0));
        let parts = win.expected + win.deal + win.skill + win.others + win.luck;
        assert!((win.result - parts).abs() < 1e-12);
    }
}
