//! The WebAssembly modules of the web client: builds `bindings/wasm` into `web/engine` and `web/records`, `bindings/device`
//! into `web/device` and `bindings/review` into `web/review`, and compares the committed modules with their sources.
//!
//! - `toolchain`: a compiler for `wasm32-unknown-unknown`
//! - `bindgen`: JavaScript and TypeScript around the module, by wasm-bindgen as a library (feature `bindgen`)

#[cfg(feature = "bindgen")]
pub mod bindgen;
mod toolchain;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::commands::{cargo, root, run, target_folder};
use crate::source_hash;
use crate::web;

/// Target of the compiler.
const TARGET: &str = "wasm32-unknown-unknown";

/// A WebAssembly module of the web client.
pub struct Module {
    /// Name of its files, and of its folder in `web`.
    name: &'static str,
    /// Crate that is compiled.
    package: &'static str,
    /// Features of the crate, without its default features.
    features: &'static [&'static str],
    /// Profile that it is compiled with.
    profile: &'static str,
    /// Every file and folder of the repository that it is compiled from.
    sources: &'static [&'static str],
    /// Features of the processor that it needs besides those of the target.
    target_features: &'static str,
    /// Options of `wasm-opt` besides [`WASM_OPT`].
    wasm_opt: &'static [&'static str],
}

/// Rules, following and narration.
const ENGINE: Module = Module {
    name: "engine",
    package: "rodeo-wasm",
    features: &["engine"],
    profile: "wasm",
    sources: &[
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
    ],
    target_features: "",
    wasm_opt: &["-Oz"],
};

/// Replays and the verification of records. A page loads this module or the engine.
const RECORDS: Module = Module { name: "records", features: &["records"], ..ENGINE };

/// Tables and bots, for play without a server. All browsers of the last years have SIMD; others play with a server.
const DEVICE: Module = Module {
    name: "device",
    package: "rodeo-device",
    features: &[],
    profile: "wasm-fast",
    sources: &[
        "bindings/device/Cargo.toml",
        "bindings/device/src",
        "crates/bots/Cargo.toml",
        "crates/bots/ladder.json",
        "crates/bots/src",
        "crates/bots/weights/SHA256SUMS",
        "crates/protocol/Cargo.toml",
        "crates/protocol/src",
        "crates/rules/Cargo.toml",
        "crates/rules/src",
        "crates/table/Cargo.toml",
        "crates/table/src",
    ],
    target_features: "+simd128",
    wasm_opt: &["-O3", "--enable-simd"],
};

/// Reviews of matches.
const REVIEW: Module = Module {
    name: "review",
    package: "rodeo-review-wasm",
    sources: &[
        "bindings/review/Cargo.toml",
        "bindings/review/src",
        "crates/bots/Cargo.toml",
        "crates/bots/ladder.json",
        "crates/bots/src",
        "crates/bots/weights/SHA256SUMS",
        "crates/review/Cargo.toml",
        "crates/review/src",
        "crates/rules/Cargo.toml",
        "crates/rules/src",
        "crates/texts/Cargo.toml",
        "crates/texts/src",
    ],
    ..DEVICE
};

const MODULES: [&Module; 4] = [&ENGINE, &RECORDS, &DEVICE, &REVIEW];

/// Package of npm with `wasm-opt`. It has 100 MB and is needed only here, so it is no dependency of the web client.
const BINARYEN: &str = "--package=binaryen@132.0.0";
/// Features that the modules use. `wasm-opt` accepts no others, so that older browsers keep working.
const WASM_OPT: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds all modules.
pub fn build() -> Result<()> {
    MODULES.iter().try_for_each(|module| module.build())?;
    print_sizes()
}

/// Prints the sizes as browsers download the modules; fails above the limit.
fn print_sizes() -> Result<()> {
    run(Command::new("node").arg("scripts/engineSize.mjs").current_dir(root().join("web")))
}

/// Builds the modules whose committed form was built from other sources.
pub fn build_if_stale() -> Result<()> {
    for module in MODULES {
        if !module.is_current()? {
            module.build()?;
        }
    }
    print_sizes()
}

/// Checks, without building, that the modules were built from the present sources.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    for module in MODULES {
        if !module.is_current()? {
            problems.push(format!("web/{}: built from other sources (run cargo xtask engine)", module.name));
        }
    }
    Ok(())
}

impl Module {
    /// Builds the module into its folder in `web`.
    fn build(&self) -> Result<()> {
        toolchain::find()?.build(self)?;
        let compiled = target_folder()
            .join(TARGET)
            .join(self.profile)
            .join(format!("{}.wasm", self.package.replace('-', "_")));
        let folder = self.folder();
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
        }
        let mut bindgen =
            cargo(&["run", "--quiet", "--package", "xtask", "--features", "bindgen", "--", "bindgen"]);
        run(bindgen.arg(&compiled).arg(&folder).arg(self.name))?;
        let module = folder.join(format!("{}_bg.wasm", self.name));
        let mut optimize = web::npm_command(&["exec", "--yes", BINARYEN, "--", "wasm-opt"]);
        run(optimize.args(self.wasm_opt).args(WASM_OPT).arg(&module).arg("-o").arg(&module))?;
        let sources = folder.join("SOURCES");
        fs::write(&sources, format!("{}\n", self.hash()?)).with_context(|| sources.display().to_string())
    }

    fn folder(&self) -> PathBuf {
        root().join("web").join(self.name)
    }

    fn is_current(&self) -> Result<bool> {
        let built = fs::read_to_string(self.folder().join("SOURCES")).unwrap_or_default();
        Ok(built.trim() == self.hash()?)
    }

    /// Hash of the sources and of the versions of all crates from the registry that the module contains.
    fn hash(&self) -> Result<String> {
        source_hash::hash(self.sources, &crates(self.package)?)
    }
}

/// Names and versions of the crates that a module contains, one per line.
fn crates(package: &str) -> Result<String> {
    let arguments = [
        "tree",
        "--locked",
        "--package",
        package,
        "--target",
        TARGET,
        "--edges",
        "normal",
        "--prefix",
        "none",
    ];
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
