//! Documents generated from types.

use anyhow::Result;

use crate::commands::{cargo, run as execute};

/// Writes the protocol documents and the types of the WebAssembly modules. The tests that compare them also know how to write them, so
/// xtask itself does not depend on the crates.
pub fn run() -> Result<()> {
    for package in ["rodeo-protocol", "rodeo-wasm", "rodeo-device", "rodeo-review-wasm"] {
        let mut test = cargo(&["test", "--quiet", "-p", package, "--test", "generated", "up_to_date"]);
        execute(test.env("RODEO_CODEGEN", "1"))?;
    }
    Ok(())
}
