//! Coverage-guided fuzzing with cargo-fuzz; the same properties run on random input in the normal tests.

use anyhow::{Context, Result, bail};

use crate::commands::{cargo, root, run as execute};

/// Flags of libFuzzer: what a match or a record can need, how long a small input may take, and that it says what it did.
const FLAGS: [&str; 4] = ["-max_len=8192", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"];

/// Fuzzes one target, or each in turn, for so many seconds. What is found lies in `fuzz/artifacts` afterwards, and what
/// led to new code in `fuzz/corpus`, where the next run goes on.
pub fn run(target: Option<&str>, seconds: &str) -> Result<()> {
    let seconds: u32 = seconds.parse().with_context(|| format!("{seconds:?} is not a number of seconds"))?;
    let known = targets()?;
    let chosen = match target {
        None => known,
        Some(target) if known.iter().any(|name| name == target) => vec![target.to_owned()],
        Some(target) => bail!("there is no fuzz target {target:?}; there are: {}", known.join(", ")),
    };
    if !cargo(&["fuzz", "--version"]).output().is_ok_and(|output| output.status.success()) {
        println!("── cargo-fuzz is not here; installing it");
        execute(&mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    println!("── what fuzzing starts from");
    execute(&mut cargo(&[
        "run",
        "--quiet",
        "-p",
        "rodeo-laws",
        "--example",
        "fuzz_seeds",
        "--",
        "fuzz/corpus",
    ]))?;
    for target in chosen {
        println!("\n── {target}, {seconds} s");
        let time = format!("-max_total_time={seconds}");
        // No code here is unsafe, so a sanitizer would watch over nothing and make it several times slower. Coverage is an
        // option of the nightly compiler; the variable lets the stable one take it.
        let mut fuzz = cargo(&["fuzz", "run", "--sanitizer", "none", &target, "--"]);
        execute(fuzz.arg(time).args(FLAGS).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

/// A target is a file.
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
