//! What operators store about guests: restrictions, reports and searches.

pub use rodeo_protocol::admin::{Report, ReportContent, Resolution, Restriction, RestrictionKind};

/// Maximum number of stored reports. Beyond it a new report deletes the oldest resolved one, or else the oldest one.
pub const MAX_REPORTS: usize = 10_000;

/// Selects guests for an operator.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GuestQuery {
    /// Part of the name (case does not matter for ASCII letters), or the whole id; empty for all guests.
    pub text: String,
    /// Maximum number of guests.
    pub limit: usize,
}

/// Selects reports for an operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportQuery {
    /// Whether resolved reports are included.
    pub resolved: bool,
    /// Maximum number of reports.
    pub limit: usize,
}
