//! Thinking limits.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::clock;

/// The thinking limit of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Number of playouts per alternative; gives the same choice on every machine. A search that drops alternatives early
    /// spends their playouts on the others.
    Playouts(u32),
    /// Wall-clock time for a decision.
    Time(Duration),
}

/// Upper limit; takes minutes per move.
const MAX_PLAYOUTS: u32 = 10_000_000;
/// Upper limit of a time.
const MAX_TIME: Duration = Duration::from_secs(3600);

/// Formats as `1000`, `50ms` or `2s`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A text that is not a [`Budget`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "invalid budget {0:?}: expected playouts per alternative (1–{MAX_PLAYOUTS}) or a time such as 50ms or 2s (at most 1 hour)"
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
        let in_range = |budget: &Budget| match budget {
            Budget::Playouts(playouts) => *playouts <= MAX_PLAYOUTS,
            Budget::Time(time) => *time <= MAX_TIME,
        };
        budget.filter(in_range).ok_or_else(|| ParseBudgetError(text.chars().take(40).collect()))
    }
}

/// The time limit of a decision in progress.
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    /// By the [clock](crate::set_clock) of time budgets.
    start: Duration,
    budget: Budget,
}

impl Deadline {
    /// Starts measuring now.
    pub fn start(budget: Budget) -> Deadline {
        Deadline { start: clock::now(), budget }
    }

    /// Whether the time is used up. Always `false` for a budget in playouts.
    pub fn has_passed(&self) -> bool {
        self.has_passed_part(1, 1)
    }

    /// Whether the fraction `part / of` of the time is used up.
    pub fn has_passed_part(&self, part: u32, of: u32) -> bool {
        match self.budget {
            Budget::Playouts(_) => false,
            Budget::Time(time) => clock::now().saturating_sub(self.start) >= time * part / of.max(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_parse_and_format() {
        for (text, budget) in [
            ("1", Budget::Playouts(1)),
            ("10000000", Budget::Playouts(MAX_PLAYOUTS)),
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
    fn only_time_budgets_expire() {
        assert!(!Deadline::start(Budget::Playouts(1)).has_passed());
        let spent = Deadline::start(Budget::Time(Duration::ZERO));
        assert!(spent.has_passed());
        let hour = Deadline::start(Budget::Time(MAX_TIME));
        assert!(!hour.has_passed() && hour.has_passed_part(0, 1));
    }
}
