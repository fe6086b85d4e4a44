//! Coverage-guided fuzzing with cargo-fuzz; the same properties run on random input in the normal tests.

use anyhow::{Context, Result};

use crate::commands::{cargo, root, run as execute};

/// Fuzzes one target, or each in turn, for so many seconds.
pub fn run(target: Option<&str>, seconds: &str) -> Result<()> {
    let seconds: u32 = seconds.parse().with_context(|| format!("{seconds:?} is not a number of seconds"))?;
    let targets = match target {
        Some(target) => vec![target.to_owned()],
        None => targets()?,
    };
    if !cargo(&["fuzz", "--version"]).output().is_ok_and(|output| output.status.success()) {
        execute(&mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    for target in targets {
        println!("\n── {target}, {seconds} s");
        // The sanitizers are options of the nightly compiler; this lets the stable one take them.
        execute(
            cargo(&["fuzz", "run", &target, "--", &format!("-max_total_time={seconds}"), "-max_len=65536"])
                .env("RUSTC_BOOTSTRAP", "1"),
        )?;
    }
    Ok(())
}

fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        if let Some(name) = entry?.path().file_stem() {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
