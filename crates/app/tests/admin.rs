//! `rodeo admin` with a running server, and on the data of a server that does not run.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

mod server_process;
#[path = "../../server/tests/live/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use rodeo_bots::SeatRng;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{ClientMessage, ProblemCode};
use serde_json::{Value, json};

use server_process::ServerProcess;
use support::player::{Behavior, Player};
use support::{Client, Guest};

/// Runs `rodeo admin` on a data directory.
fn admin(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
    command.arg("admin").arg("--data").arg(data).args(arguments).stdin(Stdio::null());
    command.output().unwrap()
}

/// Runs a command that succeeds and returns what it prints.
fn text(data: &Path, arguments: &[&str]) -> String {
    let output = admin(data, arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(data: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&text(data, &[arguments, &["--json"]].concat())).unwrap()
}

/// Checks that a command fails with one line on standard error that contains `message`.
fn fails_with(data: &Path, arguments: &[&str], message: &str) {
    let output = admin(data, arguments);
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}: {output:?}");
    assert_eq!(error.trim_end().lines().count(), 1, "{arguments:?}: {error}");
    assert!(error.contains(message), "{arguments:?}: {error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operator_looks_after_a_running_server_and_its_data() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path();
    let mut server = ServerProcess::start(data);
    let address = server.address().await;
    let guest = Guest::create(address, "Loud").await.unwrap();
    let other = Guest::create(address, "Quiet").await.unwrap();
    let body = json!({ "game": "take6", "players": 2 });
    let table = guest.open_table(address, &body).await.unwrap().id;
    other.join_table(address, table).await.unwrap();
    let mut client = Client::new(address, &guest, table);
    client.enter().await;
    let id = guest.id.to_string();
    let table = table.to_string();

    let tables = text(data, &["tables", "--phase", "open", "--max-connected", "1"]);
    assert!(tables.contains(&table) && tables.contains("Loud, Quiet"), "{tables}");
    assert_eq!(json(data, &["tables", "--idle", "2h"]), json!([]));
    let found = json(data, &["guests", "lou"]);
    assert_eq!((found[0]["id"].as_str(), found[0]["connections"].as_u64()), (Some(id.as_str()), Some(1)));
    let path = Endpoint::ReportPlayer.url(&[&table]);
    let report = json!({ "seat": 0, "category": "offensive_name", "text": "rude" });
    assert_eq!(other.request(address, "POST", &path, Some(&report)).await.unwrap().status, 201);
    let number = json(data, &["reports"])[0]["id"].to_string();
    assert!(text(data, &["reports", "show", &number]).contains("rude"));

    text(data, &["ban-guest", &id, "--for", "2h", "--reason", "rude"]);
    let me = guest.request(address, "GET", Endpoint::Me.path(), None).await.unwrap();
    assert_eq!(me.problem().code, ProblemCode::Banned);
    assert_eq!(json(data, &["status"])["restrictions"], 1);
    fails_with(data, &["close-table", &table], "--yes");
    text(data, &["close-table", &table, "--reason", "done", "--yes"]);
    assert_eq!(text(data, &["tables"]), "no tables\n");
    fails_with(data, &["close-table", &table, "--yes"], "does not exist or has been closed");
    assert_eq!(json(data, &["limits"]), json!([]), "no limit was hit");
    assert_eq!(json(data, &["drain", "--wait"])["draining"], true);
    assert_eq!(json(data, &["undrain"])["draining"], false);

    server.terminate().await;
    let log = server.log();
    for action in ["ban", "close_table", "drain", "undrain"] {
        assert!(log.contains(&format!("action=\"{action}\"")), "{action} is not in the log:\n{log}");
    }
    for secret in guest.secrets.iter().map(String::as_str).chain(["Loud", "rude"]) {
        assert!(!log.contains(secret), "{secret} in the log:\n{log}");
    }
    assert!(!data.join("admin.sock").exists());

    fails_with(data, &["tables"], "no server uses");
    fails_with(data, &["drain"], "no server uses");
    fails_with(&data.join("nowhere"), &["guests"], "no rodeo.sqlite in");
    assert!(text(data, &["guests", &id]).contains("ban for 2h"));
    assert_eq!(json(data, &["unban-guest", &id])["restrictions"], json!([]));
    assert_eq!(json(data, &["mute-guest", &id])["restrictions"][0]["kind"], "mute");
    assert_eq!(json(data, &["rename-guest", &id, "Calm"])["name"], "Calm");
    fails_with(data, &["rename-guest", &id, " "], "visible characters");
    assert_eq!(json(data, &["reports", "resolve", &number, "--note", "ok"])["resolved"]["note"], "ok");
    assert_eq!(text(data, &["reports"]), "no reports\n");
    let unknown = "0".repeat(20);
    fails_with(data, &["delete-match", &unknown, "--yes"], "does not exist");
    fails_with(data, &["mute-guest", &unknown], "does not exist");

    let mut server = ServerProcess::start(data);
    let address = server.address().await;
    let me = guest.request(address, "GET", Endpoint::Me.path(), None).await.unwrap();
    assert_eq!(me.read::<Value>()["name"], "Calm");
    server.kill();
    // The socket of a killed server is stale: the data can be administered, and the next server replaces it.
    assert!(data.join("admin.sock").exists());
    text(data, &["delete-guest", &id, "--yes"]);
    assert_eq!(text(data, &["guests", &id]), "no guests\n");
    let mut server = ServerProcess::start(data);
    server.address().await;
    assert_eq!(json(data, &["status"])["draining"], false);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drain_waits_for_matches_in_progress() {
    let directory = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(directory.path());
    let address = server.address().await;
    let guest = Guest::create(address, "Guest").await.unwrap();
    let body = json!({ "game": "take6", "players": 2, "options": "rounds=1,hand=3", "bots": ["simple"] });
    let table = guest.open_table(address, &body).await.unwrap().id;
    let mut client = Client::new(address, &guest, table);
    client.enter().await;
    client.send(&ClientMessage::Start { fill: None }).await;
    client.wait_for(|state| state.prompt.is_some()).await;
    fails_with(directory.path(), &["drain", "--wait", "--timeout", "1s"], "1 matches are still active");
    let mut player = Player::new(client, SeatRng::new(1), Behavior::PLAIN);
    player.play(1).await;
    let status = json(directory.path(), &["drain", "--wait"]);
    assert_eq!((status["draining"].as_bool(), status["active_matches"].as_u64()), (Some(true), Some(0)));
}
