//! A node that is started with `--cluster FILE`.

use std::process::Command;

use crate::cluster::{cluster_status, eventually};
use crate::private_nats::PrivateNats;
use crate::private_postgres::create_database;
use crate::serve::wait_for_readiness;
use crate::server_process::ServerProcess;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn cluster_file_describes_a_node() {
    let (database, nats, data) = (create_database(), PrivateNats::start(), tempfile::tempdir().unwrap());
    let (file, secret) = (data.path().join("cluster.toml"), data.path().join("database"));
    std::fs::write(&secret, &database).unwrap();
    let text = format!("database-file = {:?}\nnats = {:?}\n", secret, nats.url());
    std::fs::write(&file, text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
    command.env("RODEO_NODE", "red");
    let arguments = ["--cluster", file.to_str().unwrap()];
    let mut server = ServerProcess::start_command(command, data.path(), "127.0.0.1:0", &arguments);
    let address = server.address().await;
    wait_for_readiness(address, 200).await;
    eventually("the node renews its lease, and says how late it is", async || {
        let status = cluster_status(&database);
        let node = &status["nodes"][0];
        node["name"] == "red" && node["lag_ms"].is_u64() && node["commit_ms"].is_u64()
    })
    .await;
    server.terminate().await;
    let log = server.log();
    assert!(log.contains("configuration file read"), "{log}");
}

/// Returns what the program says about a file that does not describe a node.
fn refusal(text: &str, arguments: &[&str]) -> String {
    refusal_with(crate::rodeo(), text, arguments)
}

fn refusal_with(mut command: Command, text: &str, arguments: &[&str]) -> String {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("cluster.toml");
    std::fs::write(&file, text).unwrap();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data.path()).arg("--cluster").arg(&file);
    let output = command.args(arguments).output().unwrap();
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn cluster_file_must_name_node_database_and_nats() {
    let all = refusal("", &[]);
    for missing in ["RODEO_NODE", "RODEO_DATABASE", "RODEO_NATS"] {
        assert!(all.contains(missing), "{all}");
    }
    let nats = refusal("node = \"red\"\n", &["--database", "postgres://nobody:s3cret@127.0.0.1:1/none"]);
    assert!(
        nats.contains("missing NATS") && !nats.contains("RODEO_NODE") && !nats.contains("s3cret"),
        "{nats}"
    );
    assert!(refusal("colour = 1\n", &[]).contains("unknown key `colour`"));
    assert!(refusal("", &["--config", "other.toml"]).contains("cannot be used with"));
    let mut command = crate::rodeo();
    command.env("RODEO_CONFIG", "other.toml");
    assert!(refusal_with(command, "", &[]).contains("cannot be used with"));
}
