//! Mistakes that the simulator must find.

/// A planted bug.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedBug {
    /// A commit does not check whether its node still owns the table.
    NoEpochCheck,
    /// A lease counts as expired after half of its duration.
    EarlyExpiry,
    /// Whether a lease has expired is decided by the clock of the node that claims tables.
    ExpiryByNodeClock,
    /// Two nodes that claim at the same time are given the same table in the same epoch.
    DoubleOwner,
    /// A hand-over does not increase the epoch.
    HandOverKeepsEpoch,
    /// A node hands over a table while a commit is in flight.
    NoQuiesce,
    /// A node shows a fact before its commit is confirmed.
    ShownBeforeCommit,
    /// A node ignores that it was fenced.
    FenceIgnored,
    /// A node serves a table from what it knew when it owned it before, without reading it again.
    StaleTable,
    /// A node does not serve a table again that it could not give away.
    RefusedGift,
}

impl PlantedBug {
    /// All planted bugs.
    pub const ALL: [PlantedBug; 10] = [
        PlantedBug::NoEpochCheck,
        PlantedBug::EarlyExpiry,
        PlantedBug::ExpiryByNodeClock,
        PlantedBug::DoubleOwner,
        PlantedBug::HandOverKeepsEpoch,
        PlantedBug::NoQuiesce,
        PlantedBug::ShownBeforeCommit,
        PlantedBug::FenceIgnored,
        PlantedBug::StaleTable,
        PlantedBug::RefusedGift,
    ];
}
