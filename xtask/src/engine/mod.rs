//! The engine for the browser: builds `bindings/wasm` into `web/engine`, and compares the committed module with its sources.
//!
//! - `toolchain`: a compiler for `wasm32-unknown-unknown`
//! - `bindgen`: JavaScript and TypeScript around the module, by wasm-bindgen as a library (feature `bindgen`)

#[cfg(feature = "bindgen")]
pub mod bindgen;
mod toolchain;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::commands::{cargo, root, run, target_folder};
use crate::source_hash;
use crate::web;

/// Crate that is compiled.
const CRATE: &str = "rodeo-wasm";
/// Target of the compiler.
const TARGET: &str = "wasm32-unknown-unknown";
/// Every file and folder of the repository that the module is compiled from.
const SOURCES: &[&str] = &[
    "bindings/wasm/Cargo.toml",
    "bindings/wasm/src",
    "crates/narration/Cargo.toml",
    "crates/narration/src",
    "crates/protocol/Cargo.toml",
    "crates/protocol/src",
    "crates/rules/Cargo.toml",
    "crates/rules/src",
    "crates/texts/Cargo.toml",
    "crates/texts/src",
];
/// Package of npm with `wasm-opt`. It has 100 MB and is needed only here, so it is no dependency of the web client.
const BINARYEN: &str = "--package=binaryen@132.0.0";
/// Features that the module uses. `wasm-opt` accepts no others, so that older browsers keep working.
const WASM_OPT: &[&str] = &[
    "-Oz",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the module into `web/engine`.
pub fn build() -> Result<()> {
    toolchain::find()?.build()?;
    let compiled =
        target_folder().join(TARGET).join("wasm").join(format!("{}.wasm", CRATE.replace('-', "_")));
    let folder = folder();
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    let mut bindgen =
        cargo(&["run", "--quiet", "--package", "xtask", "--features", "bindgen", "--", "bindgen"]);
    run(bindgen.arg(&compiled).arg(&folder))?;
    let module = folder.join("engine_bg.wasm");
    let mut optimize = web::npm_command(&["exec", "--yes", BINARYEN, "--", "wasm-opt"]);
    run(optimize.args(WASM_OPT).arg(&module).arg("-o").arg(&module))?;
    fs::write(folder.join("SOURCES"), format!("{}\n", hash()?)).context("web/engine/SOURCES")
}

/// Builds the module if the committed one was built from other sources.
pub fn build_if_stale() -> Result<()> {
    if is_current()? { Ok(()) } else { build() }
}

/// Checks, without building, that `web/engine` was built from the present sources.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    if !is_current()? {
        problems.push("web/engine: built from other sources (run cargo xtask engine)".into());
    }
    Ok(())
}

fn folder() -> PathBuf {
    root().join("web/engine")
}

fn is_current() -> Result<bool> {
    let built = fs::read_to_string(folder().join("SOURCES")).unwrap_or_default();
    Ok(built.trim() == hash()?)
}

/// Hash of the sources and of the versions of all crates from the registry that the module contains.
fn hash() -> Result<String> {
    source_hash::hash(SOURCES, &crates()?)
}

/// Names and versions of the crates that the module contains, one per line.
fn crates() -> Result<String> {
    let arguments =
        ["tree", "--locked", "--package", CRATE, "--target", TARGET, "--edges", "normal", "--prefix", "none"];
    let output = cargo(&arguments).output().context("cannot start cargo tree")?;
    if !output.status.success() {
        bail!("cargo tree failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    // `name version`, without folders of this machine and marks of repeated crates.
    let mut crates: Vec<String> =
        text.lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
    crates.sort();
    crates.dedup();
    Ok(crates.join("\n"))
}
