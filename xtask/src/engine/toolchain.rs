//! Finds a compiler for WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{Module, TARGET};
use crate::commands::{metadata, root, run};

/// Shown if there is no suitable compiler.
const HELP: &str = "\
building web/engine, web/records, web/device and web/review needs a compiler for WebAssembly. One of these is enough:
  rustup target add wasm32-unknown-unknown
  rustup component add rust-src                  (compiles the standard library, too)
  apt-get install rustc-web cargo-web rust-web-src lld-22      (Debian; lld of the LLVM version of `rustc --version --verbose`)";

/// Variable by which cargo is told the linker for [`TARGET`].
const LINKER: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER";

/// A compiler for WebAssembly with its cargo.
#[derive(Debug)]
pub struct Toolchain {
    cargo: PathBuf,
    rustc: PathBuf,
    /// Whether the standard library must be compiled, because only its sources are installed.
    builds_std: bool,
}

/// Returns the first suitable compiler: the active one of rustup, or else that of the system.
pub fn find() -> Result<Toolchain> {
    let required = required_version()?;
    let mut reasons = Vec::new();
    for folder in ["", "/usr/bin/"] {
        let (cargo, rustc) =
            (PathBuf::from(format!("{folder}cargo")), PathBuf::from(format!("{folder}rustc")));
        match usable(&rustc, required) {
            Ok(builds_std) => return Ok(Toolchain { cargo, rustc, builds_std }),
            Err(reason) => reasons.push(format!("  {}: {reason:#}", rustc.display())),
        }
    }
    bail!("{HELP}\nChecked:\n{}", reasons.join("\n"))
}

impl Toolchain {
    /// Compiles the crate of a module.
    pub fn build(&self, module: &Module) -> Result<()> {
        let mut build = Command::new(&self.cargo);
        build.current_dir(root()).env("RUSTC", &self.rustc);
        // `cargo xtask` runs under a cargo that sets variables for its own toolchain.
        build.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
        build.args(["build", "--package", module.package, "--lib", "--target", TARGET]);
        build.args(["--profile", module.profile, "--no-default-features"]);
        build.args(["--features", &module.features.join(",")]);
        if self.builds_std {
            // Compiling the standard library is an unstable option of cargo.
            build.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
        }
        // Debian's compiler looks for `rust-lld`, which none of its packages contains.
        if self.rustc.is_absolute() && std::env::var_os(LINKER).is_none() && !is_in_path("rust-lld") {
            build.envs(newest_lld(Path::new("/usr/bin")).map(|lld| (LINKER, lld)));
        }
        let mut flags = Vec::new();
        // Panic messages contain paths of sources.
        if let Some(home) = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(default_cargo_home) {
            flags.push(format!("--remap-path-prefix={}=", home.join("registry/src").display()));
        }
        if !module.target_features.is_empty() {
            flags.push(format!("-Ctarget-feature={}", module.target_features));
        }
        build.env("RUSTFLAGS", flags.join(" "));
        run(&mut build)
    }
}

fn is_in_path(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).exists()))
}

/// The program `lld-N` with the largest N.
fn newest_lld(folder: &Path) -> Option<PathBuf> {
    let names = folder.read_dir().ok()?.flatten().map(|entry| entry.file_name());
    let versions = names.filter_map(|name| name.to_str()?.strip_prefix("lld-")?.parse::<u32>().ok());
    versions.max().map(|version| folder.join(format!("lld-{version}")))
}

fn default_cargo_home() -> Option<PathBuf> {
    std::env::home_dir().map(|home| home.join(".cargo"))
}

/// Returns whether the standard library must be compiled; an error if the compiler cannot be used.
fn usable(rustc: &PathBuf, required: (u32, u32)) -> Result<bool> {
    let version = printed(rustc, "--version")?;
    let found =
        parse_version(version.strip_prefix("rustc ").unwrap_or(&version)).context("unknown version")?;
    if found < required {
        bail!("version {}.{} is older than {}.{}", found.0, found.1, required.0, required.1);
    }
    let libraries = PathBuf::from(printed(rustc, "--print=sysroot")?).join("lib/rustlib");
    if libraries.join(TARGET).join("lib").exists() {
        return Ok(false);
    }
    if libraries.join("src/rust/library/std").exists() {
        return Ok(true);
    }
    bail!("neither the target {TARGET} nor the sources of the standard library are installed")
}

fn printed(rustc: &PathBuf, argument: &str) -> Result<String> {
    let mut command = Command::new(rustc);
    let output = command.arg(argument).env_remove("RUSTUP_TOOLCHAIN").output().context("not found")?;
    if !output.status.success() {
        bail!("{argument} failed ({})", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The `rust-version` of the workspace.
fn required_version() -> Result<(u32, u32)> {
    let packages = metadata()?.packages;
    let text = packages.into_iter().find_map(|package| package.rust_version).context("no rust-version")?;
    parse_version(&text).with_context(|| format!("rust-version {text}"))
}

/// Parses `1.90`, `1.90.1` or `1.90.1 (date)`.
fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.split(['-', ' ']).next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{newest_lld, parse_version};

    #[test]
    fn lld_with_the_largest_version_is_used() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(newest_lld(folder.path()), None);
        for name in ["lld", "lld-9", "lld-22", "lld-link-30", "lld-14"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        assert_eq!(newest_lld(folder.path()), Some(folder.path().join("lld-22")));
    }

    #[test]
    fn versions_are_parsed() {
        for (text, version) in
            [("1.90", (1, 90)), ("1.95.0 (59807616e 2026-04-14)", (1, 95)), ("1.97.0-nightly", (1, 97))]
        {
            assert_eq!(parse_version(text), Some(version), "{text}");
        }
        assert!(parse_version("1.90").unwrap() > parse_version("1.85.0").unwrap());
        assert_eq!(parse_version("stable"), None);
    }
}
