//! The checks to run while working (`quick`) and before a change is merged (`ci`).

use anyhow::{Result, bail};

use crate::checks::{Check, run_all};
use crate::commands::{cargo, metadata, run as execute};
use crate::{clippy, format, mutants, packages, tidy, web};

/// Integration tests that `cargo xtask quick` leaves out, because each takes more than about three seconds of CPU time or
/// waits for the disk. All others are part of it, also new ones.
const SLOW_TESTS: [(&str, &str); 10] = [
    ("rodeo", "cluster"),
    ("rodeo", "crash"),
    ("rodeo-arena", "contests"),
    ("rodeo-bots", "buffalo"),
    ("rodeo-bots", "levels"),
    ("rodeo-laws", "brute_force"),
    ("rodeo-server", "live"),
    ("rodeo-store", "postgres"),
    ("rodeo-store", "sqlite"),
    ("rodeo-table", "random_inputs"),
];

/// Features that releases do not have, but all tests and lints do.
pub const TESTED_FEATURES: &str = "rodeo/cluster";

/// Share of the usual random matches that `cargo xtask quick` plays.
const QUICK_MATCHES: &str = "0.1";

/// `cargo xtask quick`.
pub fn quick() -> Result<()> {
    run_all(
        "cargo xtask quick",
        &[
            Check::new("format", format::check),
            Check::new("tidy", tidy::run),
            Check::new("clippy", clippy::all_targets),
            Check::new("fast tests", fast_tests),
            Check::new("web unit tests", web::unit_tests),
        ],
    )
}

/// `cargo xtask ci`. The order is that of the time until a typical mistake shows.
pub fn run() -> Result<()> {
    run_all(
        "cargo xtask ci",
        &[
            Check::new("format", format::check),
            Check::new("tidy", tidy::run),
            // Before anything is built: build scripts look for the programs.
            Check::new("servers for tests", packages::install),
            Check::new("clippy", clippy::all_targets),
            Check::new("clippy without test features", clippy::shipped_code),
            Check::new("tests", all_tests),
            Check::new("web unit tests", web::unit_tests),
            Check::new("web build", web::compare_build),
            Check::new("browser tests", web::browser_tests),
            Check::new("documentation", documentation),
            Check::new("planted bugs", mutants::run_for_change),
        ],
    )
}

fn all_tests() -> Result<()> {
    execute(&mut cargo(&["test", "--workspace", "--features", TESTED_FEATURES, "--no-fail-fast"]))
}

/// All tests but the slow ones and the examples in the documentation.
fn fast_tests() -> Result<()> {
    let mut command =
        cargo(&["test", "--workspace", "--features", TESTED_FEATURES, "--quiet", "--no-fail-fast"]);
    command.args(["--lib", "--bins"]);
    for package in metadata()?.packages {
        for target in package.targets.iter().filter(|target| target.kind == ["test"]) {
            if !SLOW_TESTS.contains(&(package.name.as_str(), target.name.as_str())) {
                command.args(["--test", &target.name]);
            }
        }
    }
    execute(command.env("RODEO_MATCHES", QUICK_MATCHES))
}

fn documentation() -> Result<()> {
    let mut doc = cargo(&["doc", "--workspace", "--features", TESTED_FEATURES, "--no-deps", "--quiet"]);
    execute(doc.env("RUSTDOCFLAGS", "-Dwarnings"))
}

/// Checks that every slow test exists, and that no fast test of another crate has the same name: cargo selects tests by
/// name only.
pub fn check_slow_tests(problems: &mut Vec<String>) -> Result<()> {
    let packages = metadata()?.packages;
    let tests: Vec<(&str, &str)> = packages
        .iter()
        .flat_map(|package| {
            let targets = package.targets.iter().filter(|target| target.kind == ["test"]);
            targets.map(|target| (package.name.as_str(), target.name.as_str()))
        })
        .collect();
    for slow in SLOW_TESTS {
        let (package, name) = slow;
        if !tests.contains(&slow) {
            problems.push(format!("xtask/src/ci.rs: {package} has no integration test {name}"));
        }
        let same_name = tests.iter().find(|test| test.1 == name && !SLOW_TESTS.contains(test));
        if let Some((other, _)) = same_name {
            problems.push(format!(
                "xtask/src/ci.rs: {other} also has a test {name}, which is not listed as slow"
            ));
        }
    }
    if packages.is_empty() {
        bail!("cargo metadata lists no packages");
    }
    Ok(())
}
