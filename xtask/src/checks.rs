//! Runs a list of checks with progress, and ends with a summary of results and times.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// A named step of `quick`, `ci` or `full`.
pub struct Check {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// Result of one check.
struct Report {
    name: &'static str,
    elapsed: Duration,
    error: Option<String>,
}

impl Check {
    /// A check that fails if `run` returns an error.
    pub const fn new(name: &'static str, run: fn() -> Result<()>) -> Check {
        Check { name, run }
    }
}

/// Runs every check, also after a failure, and fails at the end if any check failed.
pub fn run_all(command: &str, checks: &[Check]) -> Result<()> {
    let mut reports = Vec::new();
    for (index, check) in checks.iter().enumerate() {
        println!("\n==> [{}/{}] {}", index + 1, checks.len(), check.name);
        let start = Instant::now();
        let error = (check.run)().err().map(|error| format!("{error:#}"));
        let elapsed = start.elapsed();
        match &error {
            None => println!("==> {}: passed in {}", check.name, format_duration(elapsed)),
            Some(error) => println!("==> {}: FAILED: {error}", check.name),
        }
        reports.push(Report { name: check.name, elapsed, error });
    }
    println!("\n{}", summary(&reports));
    let total = format_duration(reports.iter().map(|report| report.elapsed).sum());
    let failed: Vec<&str> = reports.iter().filter(|report| report.error.is_some()).map(|r| r.name).collect();
    if !failed.is_empty() {
        bail!("{command}: {} of {} checks failed: {}", failed.len(), checks.len(), failed.join(", "));
    }
    println!("{command}: all {} checks passed in {total}", checks.len());
    Ok(())
}

fn summary(reports: &[Report]) -> String {
    let width = reports.iter().map(|report| report.name.len()).max().unwrap_or(0);
    let mut table = String::from("Summary\n");
    for Report { name, elapsed, error } in reports {
        let status = if error.is_some() { "FAILED" } else { "passed" };
        let _ = writeln!(table, "  {name:<width$}  {:>9}  {status}", format_duration(*elapsed));
    }
    for Report { name, error, .. } in reports {
        if let Some(error) = error {
            let first = error.lines().next().unwrap_or_default();
            let _ = writeln!(table, "\n{name}: {first}");
        }
    }
    table
}

fn format_duration(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64().round() as u64;
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn later_checks_run_after_a_failure_and_the_error_names_it() {
        let checks = [
            Check::new("first", || Err(anyhow!("line one\nline two"))),
            Check::new("second", || Ok(())),
            Check::new("third", || Err(anyhow!("other"))),
        ];
        let error = run_all("test", &checks).unwrap_err();
        assert_eq!(error.to_string(), "test: 2 of 3 checks failed: first, third");
        assert!(run_all("test", &checks[1..2]).is_ok());
    }

    #[test]
    fn summary_lists_each_check_with_its_time_and_first_error_line() {
        let reports = [
            Report { name: "format", elapsed: Duration::from_millis(1400), error: None },
            Report { name: "tests", elapsed: Duration::from_secs(125), error: Some("one\ntwo".into()) },
        ];
        let expected = "Summary\n  format        1 s  passed\n  tests   2 min 5 s  FAILED\n\ntests: one\n";
        assert_eq!(summary(&reports), expected);
    }
}
