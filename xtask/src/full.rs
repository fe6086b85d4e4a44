//! The checks that take too long for every change.

use anyhow::Result;

use crate::checks::{Check, run_all};
use crate::commands::{cargo, run as execute};
use crate::{mutants, schemathesis, web};

/// `cargo xtask full`.
pub fn run() -> Result<()> {
    run_all(
        "cargo xtask full",
        &[
            Check::new("planted bugs", mutants::run_all),
            Check::new("soak", || soak("50")),
            Check::new("200 kills", kills),
            Check::new("300 faults of a cluster", || faults("300")),
            Check::new("many games over sockets", games_over_sockets),
            Check::new("a million schedules of a cluster", schedules),
            Check::new("schemathesis", schemathesis::run),
            Check::new("tables in every window and language", web::layout_tests),
        ],
    )
}

/// Checks the laws on `factor` times the usual number of random matches.
pub fn soak(factor: &str) -> Result<()> {
    let test = ["test", "--release", "-p", "rodeo-laws", "--test", "conformance", "--", "--nocapture"];
    execute(cargo(&test).env("RODEO_MATCHES", factor))
}

fn kills() -> Result<()> {
    let test = ["test", "--release", "-p", "rodeo", "--test", "crash", "--", "--nocapture"];
    execute(cargo(&test).env("RODEO_KILLS", "200"))
}

/// Lets nodes, NATS and PostgreSQL fail while clients play.
pub fn faults(count: &str) -> Result<()> {
    let name = "nothing_received_is_undone_by_faults_of_a_cluster";
    let test = [
        "test",
        "--release",
        "-p",
        "rodeo",
        "--features",
        "cluster",
        "--test",
        "cluster",
        "--",
        "--nocapture",
        name,
    ];
    execute(cargo(&test).env("RODEO_FAULTS", count))
}

/// Runs the simulator of `rodeo-cluster` with a million seeds for each kind of schedule.
fn schedules() -> Result<()> {
    let test = ["test", "--release", "-p", "rodeo-cluster", "--test", "schedules", "--", "--nocapture"];
    execute(cargo(&test).env("RODEO_SCHEDULES", "1000000"))
}

fn games_over_sockets() -> Result<()> {
    let test = ["test", "--release", "-p", "rodeo-server", "--test", "live"];
    execute(cargo(&test).env("RODEO_ROUNDS", "30"))
}
