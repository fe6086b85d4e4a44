//! Metrics of the process, under the names that all Prometheus clients use.

use std::time::{SystemTime, UNIX_EPOCH};

use cpu_time::ProcessTime;

use super::text::Text;

/// Writes CPU time and start time. Memory and open files come from `/proc`, so only Linux has them.
pub(super) fn write(text: &mut Text, started: SystemTime) {
    // Fails only where the platform has no process clock.
    if let Ok(time) = ProcessTime::try_now() {
        let seconds = time.as_duration().as_secs_f64();
        let help = "User and system CPU time of the process in seconds.";
        text.single("process_cpu_seconds_total", help, "counter", seconds);
    }
    // A clock that was set to a time before 1970 counts as 1970.
    let started = started.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64();
    let help = "Start time of the process in seconds since 1970-01-01 UTC.";
    text.single("process_start_time_seconds", help, "gauge", started);
    for (name, help, value) in [
        ("process_resident_memory_bytes", "Resident memory of the process.", resident_memory()),
        ("process_open_fds", "Open file descriptors of the process.", open_files()),
        ("process_max_fds", "Limit of open file descriptors.", max_open_files()),
    ] {
        if let Some(value) = value {
            text.single(name, help, "gauge", value);
        }
    }
}

fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(kilobytes.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

fn open_files() -> Option<u64> {
    // Listing the folder opens it.
    Some((std::fs::read_dir("/proc/self/fd").ok()?.count() as u64).saturating_sub(1))
}

fn max_open_files() -> Option<u64> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))?
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}
