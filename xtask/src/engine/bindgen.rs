//! JavaScript and TypeScript around a compiled module.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Writes `NAME_bg.wasm`, `NAME.js` and their types into a folder.
pub fn run(compiled: &Path, folder: &Path, name: &str) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name(name)
        .typescript(true)
        .remove_producers_section(true)
        .remove_name_section(true);
    bindgen.web(true)?;
    bindgen.generate(folder).with_context(|| format!("cannot process {}", compiled.display()))
}
