//! Arguments of `rodeo admin`.

use std::time::Duration;

use clap::{Args as Arguments, Subcommand, ValueEnum};
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{GuestId, MatchId, TableId};

use super::serve::Data;

#[derive(Debug, Arguments)]
pub struct Admin {
    #[command(flatten)]
    pub data: Data,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// Do not ask before something is closed or deleted
    #[arg(long, global = true)]
    pub yes: bool,
    #[command(subcommand)]
    pub command: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// Show the state of the server
    Status,
    /// List the tables, newest first
    Tables(Tables),
    /// Close a table; the people at it are told
    CloseTable(CloseTable),
    /// List guests, most recently seen first
    Guests(Guests),
    /// Change the name of a guest, also where they sit
    RenameGuest {
        /// Id of the guest
        id: GuestId,
        /// The new name
        name: String,
    },
    /// Stop a guest from chatting and from changing their name
    MuteGuest(Restrict),
    /// Let a muted guest chat again
    UnmuteGuest {
        /// Id of the guest
        id: GuestId,
    },
    /// Close the connections of a guest and reject their requests
    BanGuest(Restrict),
    /// Let a banned guest return
    UnbanGuest {
        /// Id of the guest
        id: GuestId,
    },
    /// Delete a guest with their credentials and ratings
    DeleteGuest {
        /// Id of the guest
        id: GuestId,
    },
    /// Delete a finished match and its record
    DeleteMatch {
        /// Id of the match
        id: MatchId,
    },
    /// List, show or resolve reports of players
    Reports(Reports),
    /// Show which limits were hit
    Limits,
    /// Start no more tables and matches, before an update
    Drain(Drain),
    /// End draining
    Undrain,
}

#[derive(Debug, Arguments)]
pub struct Tables {
    /// Only tables in this phase
    #[arg(long, value_enum)]
    pub phase: Option<Phase>,
    /// Only tables that have not changed for this long, such as `30m`, `2h` or `7d`
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub idle: Option<Duration>,
    /// Only tables with at most this number of connections
    #[arg(long, value_name = "N")]
    pub max_connected: Option<usize>,
    /// Only tables at which this guest has a seat
    #[arg(long, value_name = "ID")]
    pub guest: Option<GuestId>,
}

/// Phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Phase {
    /// Before a match
    Open,
    /// During a match
    Playing,
    /// During a paused match
    Paused,
    /// After a match
    Over,
}

impl Phase {
    pub fn matches(self, phase: TablePhase) -> bool {
        let wanted = match self {
            Phase::Open => TablePhase::Open,
            Phase::Playing => TablePhase::Playing,
            Phase::Paused => TablePhase::Paused,
            Phase::Over => TablePhase::Over,
        };
        wanted == phase
    }
}

#[derive(Debug, Arguments)]
pub struct CloseTable {
    /// Id of the table
    pub id: TableId,
    /// Reason that the people at the table are shown
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub reason: String,
}

#[derive(Debug, Arguments)]
pub struct Guests {
    /// Part of the name, or the id
    #[arg(default_value = "", hide_default_value = true)]
    pub text: String,
    /// Maximum number of guests
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub limit: usize,
}

#[derive(Debug, Arguments)]
pub struct Restrict {
    /// Id of the guest
    pub id: GuestId,
    /// Duration, such as `30m`, `2h` or `7d` [default: without end]
    #[arg(long = "for", value_name = "TIME", value_parser = duration)]
    pub duration: Option<Duration>,
    /// Reason that the guest is shown
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub reason: String,
}

#[derive(Debug, Arguments)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Reports {
    #[command(flatten)]
    pub list: ReportList,
    #[command(subcommand)]
    pub command: Option<ReportCommand>,
}

#[derive(Debug, Arguments)]
pub struct ReportList {
    /// List resolved reports too
    #[arg(long)]
    pub all: bool,
    /// Maximum number of reports
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub limit: usize,
}

#[derive(Debug, Subcommand)]
pub enum ReportCommand {
    /// Show a report with the last chat lines and the names at the table
    Show {
        /// Number of the report
        id: u64,
    },
    /// Mark a report as resolved
    Resolve {
        /// Number of the report
        id: u64,
        /// Note for other operators
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        note: String,
    },
}

#[derive(Debug, Arguments)]
pub struct Drain {
    /// Wait until no match with connected players is left
    #[arg(long)]
    pub wait: bool,
    /// Maximum time to wait, such as `10m` [default: without end]
    #[arg(long, value_name = "TIME", value_parser = duration, requires = "wait")]
    pub timeout: Option<Duration>,
}

/// Parses a duration: a number and a unit.
fn duration(text: &str) -> Result<Duration, String> {
    let expected = || "expected a number and a unit: s, m, h or d, such as 2h".to_owned();
    let unit = text.chars().next_back().ok_or_else(expected)?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 60 * 60,
        'd' => 24 * 60 * 60,
        _ => return Err(expected()),
    };
    let number: u64 = text[..text.len() - 1].parse().map_err(|_| expected())?;
    let seconds = number.checked_mul(seconds).filter(|&seconds| (1..=MAX_SECONDS).contains(&seconds));
    seconds.map(Duration::from_secs).ok_or_else(|| "expected 1s to 36500d".to_owned())
}

/// 100 years.
const MAX_SECONDS: u64 = 36_500 * 24 * 60 * 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_a_unit() {
        assert_eq!(duration("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("2h"), Ok(Duration::from_secs(7200)));
        assert_eq!(duration("7d"), Ok(Duration::from_secs(604_800)));
        for invalid in ["", "2", "h", "-2h", "2w", "0s", "2 h", "99999999999d", "99999999999999999999d", "2ß"]
        {
            assert!(duration(invalid).is_err(), "{invalid:?}");
        }
    }
}
