//! Documents that are made from types.

use anyhow::Result;

use crate::commands::{cargo, run as execute};

/// Writes them anew. The test that compares them knows how they are made, so it writes them too: this way the chores need
/// none of the crates.
pub fn run() -> Result<()> {
    let mut test = cargo(&["test", "--quiet", "-p", "rodeo-protocol", "--test", "generated", "up_to_date"]);
    execute(test.env("RODEO_CODEGEN", "1"))
}
