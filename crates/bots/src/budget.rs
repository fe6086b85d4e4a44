//! How much a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How much a bot may think about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This many playouts for each alternative: the same choice on every machine. A search that gives poor alternatives
    /// up early spends theirs on the others.
    Playouts(u32),
    /// As many playouts as there is time for.
    Time(Duration),
}

/// The largest number of playouts: minutes a move.
const MOST_PLAYOUTS: u32 = 10_000_000;
/// The longest time.
const MOST_TIME: Duration = Duration::from_secs(3600);

/// `1000`, `50ms` or `2s`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no budget; it is a whole number of playouts for each alternative (1–{MOST_PLAYOUTS}) or of ms or s (at most an hour), as in 50ms"
)]
pub struct ParseBudgetError(pub String);

impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Budget, ParseBudgetError> {
        let number = |digits: &str| {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u32>().ok().filter(|&number| plain && number > 0)
        };
        let budget = if let Some(digits) = text.strip_suffix("ms") {
            number(digits).map(|ms| Budget::Time(Duration::from_millis(ms.into())))
        } else if let Some(digits) = text.strip_suffix('s') {
            number(digits).map(|seconds| Budget::Time(Duration::from_secs(seconds.into())))
        } else {
            number(text).map(Budget::Playouts)
        };
        let possible = |budget: &Budget| match budget {
            Budget::Playouts(playouts) => *playouts <= MOST_PLAYOUTS,
            Budget::Time(time) => *time <= MOST_TIME,
        };
        budget.filter(possible).ok_or_else(|| ParseBudgetError(text.chars().take(40).collect()))
    }
}

/// Watches over a budget while somebody thinks.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    start: Instant,
    budget: Budget,
}

impl Meter {
    /// Begins now.
    pub fn start(budget: Budget) -> Meter {
        Meter { start: Instant::now(), budget }
    }

    /// Is the time over? Never, where playouts are counted.
    pub fn is_out(&self) -> bool {
        self.is_past(1, 1)
    }

    /// Is this part of the time over?
    pub fn is_past(&self, part: u32, of: u32) -> bool {
        match self.budget {
            Budget::Playouts(_) => false,
            Budget::Time(time) => self.start.elapsed() >= time * part / of.max(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_budget_reads_as_it_is_written() {
        for (text, budget) in [
            ("1", Budget::Playouts(1)),
            ("10000000", Budget::Playouts(MOST_PLAYOUTS)),
            ("50ms", Budget::Time(Duration::from_millis(50))),
            ("1500ms", Budget::Time(Duration::from_millis(1500))),
            ("2s", Budget::Time(Duration::from_secs(2))),
        ] {
            assert_eq!(text.parse(), Ok(budget));
            assert_eq!(budget.to_string(), text);
        }
        for text in ["", "0", "-1", "+1", "ms", "0ms", "1.5s", "2 s", "10000001", "3601s", "4294967296", "x"]
        {
            assert_eq!(text.parse::<Budget>(), Err(ParseBudgetError(text.into())));
        }
    }

    #[test]
    fn only_time_runs_out() {
        assert!(!Meter::start(Budget::Playouts(1)).is_out());
        let spent = Meter::start(Budget::Time(Duration::ZERO));
        assert!(spent.is_out());
        let hour = Meter::start(Budget::Time(MOST_TIME));
        assert!(!hour.is_out() && hour.is_past(0, 1));
    }
}
