//! When a table that nobody attends is closed.

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_store::Millis;

use crate::config::Retention;

/// What a table is used for. The order is the order in which unattended tables are given up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum TableUse {
    /// At most one person has a seat, and bots have all others.
    Bots,
    /// Seats are empty, or the match is over.
    Idle,
    /// A match between people is in progress.
    People,
}

/// When a table was last used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastUse {
    /// Time of the last change.
    pub updated_at: Millis,
    /// Time since which no seated guest has been connected; `None` if one is.
    pub unattended_since: Option<Millis>,
    /// Whether anybody is connected, spectators included.
    pub is_connected: bool,
}

/// Milliseconds for which a match between people survives without any of them although there is no room: enough to
/// reconnect after a restart.
const RECONNECT_TIME: Millis = 60_000;

impl TableUse {
    pub fn of(summary: &TableSummary) -> TableUse {
        let persons = |seat: &&SeatState| matches!(seat, SeatState::Guest { bot: false, .. });
        let has_empty_seat = summary.seats.contains(&SeatState::Empty);
        match summary.phase {
            _ if !has_empty_seat && summary.seats.iter().filter(persons).count() <= 1 => TableUse::Bots,
            TablePhase::Open | TablePhase::Over => TableUse::Idle,
            TablePhase::Playing | TablePhase::Paused => TableUse::People,
        }
    }

    /// Whether the retention time is over.
    pub fn is_expired(self, last: LastUse, now: Millis, retention: &Retention) -> bool {
        let before = |age: std::time::Duration| now.saturating_sub(age.as_millis() as u64);
        let Some(since) = last.unattended_since else { return false };
        match self {
            TableUse::Bots => since <= before(retention.bot_tables),
            TableUse::Idle => !last.is_connected && last.updated_at < before(retention.idle_tables),
            TableUse::People => !last.is_connected && last.updated_at < before(retention.tables),
        }
    }

    /// Whether a table that is unattended since then may be closed because there is no room for a new one.
    pub fn may_close_for_room(self, since: Millis, now: Millis) -> bool {
        match self {
            TableUse::Bots | TableUse::Idle => true,
            TableUse::People => since + RECONNECT_TIME <= now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Millis = 60_000;
    const DAY: Millis = 24 * 60 * MINUTE;

    fn expires(kind: TableUse, away: Millis) -> bool {
        let now = 100 * DAY;
        let last =
            LastUse { updated_at: now - away, unattended_since: Some(now - away), is_connected: false };
        kind.is_expired(last, now, &Retention::default())
    }

    #[test]
    fn unattended_tables_expire_by_what_they_are_used_for() {
        assert!(!expires(TableUse::Bots, 14 * MINUTE) && expires(TableUse::Bots, 15 * MINUTE));
        assert!(!expires(TableUse::Idle, DAY - 1) && expires(TableUse::Idle, DAY + 1));
        assert!(!expires(TableUse::People, 14 * DAY - 1) && expires(TableUse::People, 14 * DAY + 1));
    }

    #[test]
    fn attended_tables_do_not_expire() {
        let last = LastUse { updated_at: 0, unattended_since: None, is_connected: true };
        for kind in [TableUse::Bots, TableUse::Idle, TableUse::People] {
            assert!(!kind.is_expired(last, 100 * DAY, &Retention::default()));
        }
    }

    #[test]
    fn match_between_people_has_time_to_reconnect() {
        assert!(TableUse::Bots.may_close_for_room(5, 5) && TableUse::Idle.may_close_for_room(5, 5));
        assert!(!TableUse::People.may_close_for_room(5, MINUTE));
        assert!(TableUse::People.may_close_for_room(5, MINUTE + 5));
    }
}
