//! Documents generated from types.

use anyhow::Result;

use crate::commands::{cargo, run as execute};

/// Writes the protocol documents. The test that compares them also knows how to write them, so xtask itself does not
/// depend on the crates.
pub fn run() -> Result<()> {
    let mut test = cargo(&["test", "--quiet", "-p", "rodeo-protocol", "--test", "generated", "up_to_date"]);
    execute(test.env("RODEO_CODEGEN", "1"))
}
