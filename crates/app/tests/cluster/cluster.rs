//! A cluster of private processes: PostgreSQL, NATS and nodes. Everything ends with the test.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::private_nats::PrivateNats;
use crate::private_postgres::create_database;
use crate::serve::{DEADLINE, wait_for_readiness};
use crate::server_process::ServerProcess;
use crate::support::request;

/// A node that runs, with its data directory.
pub struct TestNode {
    pub process: ServerProcess,
    pub address: SocketAddr,
    pub data: TempDir,
}

impl TestNode {
    /// Starts a node and waits until it is ready.
    pub async fn start(name: &str, database: &str, arguments: &[&str]) -> TestNode {
        TestNode::start_in(tempfile::tempdir().unwrap(), name, database, arguments).await
    }

    /// Starts a node in a data directory that another one has left.
    pub async fn start_in(data: TempDir, name: &str, database: &str, arguments: &[&str]) -> TestNode {
        let command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
        TestNode::start_command(command, data, name, database, arguments).await
    }

    /// The same with a program that may be another one, and its environment.
    pub async fn start_command(
        command: Command,
        data: TempDir,
        name: &str,
        database: &str,
        arguments: &[&str],
    ) -> TestNode {
        let arguments = [&["--database", database, "--node", name], arguments].concat();
        let mut process = ServerProcess::start_command(command, data.path(), "127.0.0.1:0", &arguments);
        let address = process.address().await;
        wait_for_readiness(address, 200).await;
        TestNode { process, address, data }
    }

    pub fn signal(&self, signal: &str) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }

    /// Prints the last lines of the log.
    pub fn print_end_of_log(&self) {
        let log = self.process.log();
        let lines: Vec<&str> = log.lines().collect();
        println!("log of {}:\n{}", self.address, lines[lines.len().saturating_sub(40)..].join("\n"));
    }

    /// Runs `rodeo admin` on this node.
    pub fn admin(&self, arguments: &[&str]) -> Output {
        let output =
            crate::rodeo().arg("admin").arg("--data").arg(self.data.path()).args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        output
    }

    /// Reads a metric without labels.
    pub async fn metric(&self, name: &str) -> u64 {
        let text = request(self.address, "GET", "/metrics", &[], None).await.unwrap().body;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no metric {name}:\n{text}")).parse().unwrap()
    }

    /// Memory of the process in bytes that is not shared with others.
    pub fn memory(&self) -> u64 {
        let file = Path::new("/proc").join(self.process.id().to_string()).join("status");
        let status = std::fs::read_to_string(file).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        line.trim().trim_end_matches(" kB").trim().parse::<u64>().unwrap() * 1024
    }
}

/// Nodes on one database, connected by NATS.
pub struct TestCluster {
    pub database: String,
    pub nats: PrivateNats,
    pub nodes: Vec<TestNode>,
}

impl TestCluster {
    /// Starts nodes on a new database and waits until each knows all others.
    pub async fn start(names: &[&str]) -> TestCluster {
        TestCluster::start_on(create_database(), names).await
    }

    /// Starts nodes on this database and waits until each knows all others.
    pub async fn start_on(database: String, names: &[&str]) -> TestCluster {
        let mut cluster = TestCluster { database, nats: PrivateNats::start(), nodes: Vec::new() };
        for name in names {
            cluster.add(name, &[]).await;
        }
        cluster.wait_for_peers().await;
        cluster
    }

    /// Starts another node.
    pub async fn add(&mut self, name: &str, arguments: &[&str]) {
        let url = self.nats.url();
        let arguments = [&["--nats", &url], arguments].concat();
        self.nodes.push(TestNode::start(name, &self.database, &arguments).await);
    }

    /// Waits until each node knows all others.
    pub async fn wait_for_peers(&self) {
        let others = self.nodes.len().saturating_sub(1) as u64;
        for node in &self.nodes {
            eventually("the nodes find each other", async || {
                node.metric("rodeo_routing_peers").await == others
            })
            .await;
        }
    }
}

/// Nodes of a database as `rodeo cluster status` prints them.
pub fn cluster_status(database: &str) -> Value {
    let output = crate::rodeo()
        .args(["cluster", "status", "--json"])
        .env("RODEO_DATABASE", database)
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

/// Waits until a condition holds.
pub async fn eventually(what: &str, condition: impl AsyncFn() -> bool) {
    let started = Instant::now();
    while !condition().await {
        assert!(started.elapsed() < DEADLINE, "{what}");
        sleep(Duration::from_millis(20)).await;
    }
}
