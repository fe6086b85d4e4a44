//! The binary with PostgreSQL: moving an installation, servers, and nodes of a cluster with and without NATS.

#![cfg(all(unix, feature = "cluster"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

mod cluster;
mod config_file;
#[path = "../continuous_play/mod.rs"]
mod continuous_play;
mod credentials;
mod faults;
mod haproxy;
mod leaks;
mod migrate;
mod nats_tap;
mod nodes;
mod private_nats;
#[allow(dead_code, reason = "tests of the store use the rest")]
#[path = "../../../store/tests/common/private_postgres.rs"]
mod private_postgres;
mod rates;
mod routing;
mod serve;
#[path = "../server_process/mod.rs"]
mod server_process;
mod spread;
#[path = "../../../server/tests/live/support/mod.rs"]
mod support;
mod update;
mod worker;

use std::process::{Command, Stdio};

/// The program without variables of the environment that would configure it.
fn rodeo() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("RODEO_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}
