//! Everything a change must pass, in order of how soon it tells.

use std::time::Instant;

use anyhow::{Result, bail};

use crate::commands::{cargo, run as execute};
use crate::{mutants, tidy, web};

/// Runs all checks, even when one fails, and says at the end which did.
pub fn run_all(checks: &[(&str, &dyn Fn() -> Result<()>)]) -> Result<()> {
    let mut failed = Vec::new();
    for (name, check) in checks {
        println!("\n── {name}");
        let start = Instant::now();
        match check() {
            Ok(()) => println!("── {name}: passed in {:.0} s", start.elapsed().as_secs_f64()),
            Err(error) => {
                println!("── {name}: FAILED: {error:#}");
                failed.push(*name);
            }
        }
    }
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    println!("\nAll checks passed.");
    Ok(())
}

/// The checks of `cargo xtask ci`.
pub fn run() -> Result<()> {
    run_all(&[
        ("format", &|| execute(&mut cargo(&["fmt", "--all", "--check"]))),
        ("tidy", &tidy::run),
        ("lints", &lints),
        ("tests", &|| execute(&mut cargo(&["test", "--workspace", "--no-fail-fast"]))),
        ("web", &web::test),
        ("documents", &|| {
            execute(cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-Dwarnings"))
        }),
        ("planted bugs", &|| mutants::run(None)),
    ])
}

/// No warning anywhere; what may fail loudly in a test may not do so outside of tests.
fn lints() -> Result<()> {
    let clippy = ["clippy", "--workspace", "--quiet"];
    let loud = ["-Aclippy::unwrap_used", "-Aclippy::panic"];
    execute(cargo(&clippy).args(["--lib", "--bins", "--", "-Dwarnings"]))?;
    let schema = ["clippy", "--quiet", "-p", "rodeo-protocol", "--lib", "--features", "schema"];
    execute(cargo(&schema).args(["--", "-Dwarnings"]))?;
    execute(cargo(&clippy).args(["--all-targets", "--", "-Dwarnings"]).args(loud))
}

/// The laws on many more random matches.
pub fn soak(factor: &str) -> Result<()> {
    let mut test =
        cargo(&["test", "--release", "-p", "rodeo-laws", "--test", "conformance", "--", "--nocapture"]);
    execute(test.env("RODEO_MATCHES", factor))
}
