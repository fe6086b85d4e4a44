//! Coverage-guided fuzzing with cargo-fuzz. The normal tests check the same properties on random input.

use anyhow::{Context, Result, bail};

use crate::commands::{cargo, root, run as execute};

/// Flags of libFuzzer. 8 KiB is enough for a match or a record; no input that small may take longer than 10 s.
const FLAGS: [&str; 4] = ["-max_len=8192", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"];

/// Fuzzes one target, or all targets in turn, for `seconds` each. Crashing inputs are written to `fuzz/artifacts`;
/// inputs that reached new code are added to `fuzz/corpus`, where the next run starts.
pub fn run(target: Option<&str>, seconds: &str) -> Result<()> {
    let seconds: u32 = seconds.parse().with_context(|| format!("invalid number of seconds {seconds:?}"))?;
    let targets = targets()?;
    let selected = match target {
        None => targets,
        Some(target) if targets.iter().any(|name| name == target) => vec![target.to_owned()],
        Some(target) => bail!("unknown fuzz target {target:?} (targets: {})", targets.join(", ")),
    };
    if !cargo(&["fuzz", "--version"]).output().is_ok_and(|output| output.status.success()) {
        println!("installing cargo-fuzz");
        execute(&mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    println!("writing the initial corpus");
    let seeds = ["run", "--quiet", "-p", "rodeo-laws", "--example", "fuzz_seeds", "--", "fuzz/corpus"];
    execute(&mut cargo(&seeds))?;
    for target in selected {
        println!("\nfuzzing {target} for {seconds} s");
        let time = format!("-max_total_time={seconds}");
        // No code here is unsafe, so a sanitizer would find nothing and slow the run down several times. Coverage is an
        // option of the nightly compiler; RUSTC_BOOTSTRAP enables it in the stable one.
        let mut fuzz = cargo(&["fuzz", "run", "--sanitizer", "none", &target, "--"]);
        execute(fuzz.arg(time).args(FLAGS).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

/// Names of all targets: one file each.
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
