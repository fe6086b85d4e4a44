//! Health checks, shutdown, metrics and retention.

use std::time::Duration;

use rodeo_protocol::GuestId;
use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use rodeo_store::{Guest, SecretHash, SecretKind, Store, Write};
use serde_json::json;

use crate::support::{DEADLINE, Server, eventually, store_matches, text, write};

#[tokio::test]
async fn probes_report_the_state_of_the_server() {
    let server = Server::start().await;
    assert_eq!(server.get("/healthz").send().await.body, "alive\n");
    assert_eq!(server.get("/readyz").send().await.body, "ready\n");
    server.store.close();
    assert_eq!(server.get("/readyz").send().await.problem(), "busy");
    assert_eq!(server.get("/healthz").send().await.status, 200);
}

#[tokio::test]
async fn shutdown_is_announced_to_all_clients() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let mut socket = server.connect(&guest, &table).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    server.app.stop().await;
    assert_eq!(
        socket.receive_until(|message| message["type"] == "closing").await["problem"]["code"],
        "shutting_down"
    );
    assert_eq!(server.get("/readyz").send().await.problem(), "shutting_down");
    let open =
        server.post(Endpoint::OpenTable.path(), json!({ "game": "take6" })).with_guest(&guest).send().await;
    assert_eq!(open.problem(), "shutting_down");
    server.stop.send(()).unwrap();
    tokio::time::timeout(DEADLINE, server.serving).await.unwrap().unwrap().unwrap();
}

#[tokio::test]
async fn metrics_are_valid_prometheus_text() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let _socket = server.connect(&guest, &table).await;
    let response = server.get("/metrics").send().await;
    assert_eq!(response.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    let value = |name: &str| -> f64 {
        let line = response.body.lines().find(|line| line.split(' ').next() == Some(name));
        line.unwrap_or_else(|| panic!("no {name}")).rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!((value("rodeo_tables{state=\"open\"}"), value("rodeo_connections")), (1.0, 1.0));
    assert_eq!(
        (value("rodeo_tables{state=\"playing\"}"), value("rodeo_tables_quarantined_total")),
        (0.0, 0.0)
    );
    let opened = format!("method=\"POST\",route=\"{}\",status=\"201\"", Endpoint::OpenTable.path());
    assert_eq!(value(&format!("rodeo_http_request_seconds_count{{{opened}}}")), 1.0);
    assert!(value("rodeo_store_database_bytes") > 0.0 && value("rodeo_store_wal_bytes") > 0.0);
    assert!(value("process_cpu_seconds_total") > 0.0 && value("process_start_time_seconds") > 1e9);
    if cfg!(target_os = "linux") {
        assert!(value("process_resident_memory_bytes") > 1e6 && value("process_open_fds") > 3.0);
    }
    assert_eq!(value("rodeo_limit_hits_total{limit=\"connections\"}"), 0.0);
    assert_eq!(value("rodeo_http_responses_total{status=\"2xx\"}"), 2.0);
    assert!(value("rodeo_commit_seconds_count") >= 2.0);
    assert!(value("rodeo_store_commits_total") >= 2.0);
    for line in response.body.lines().filter(|line| !line.starts_with('#')) {
        let (name, number) = line.rsplit_once(' ').unwrap();
        let family = name.split('{').next().unwrap();
        let family =
            ["_bucket", "_sum", "_count"].iter().find_map(|end| family.strip_suffix(end)).unwrap_or(family);
        assert!(response.body.contains(&format!("# TYPE {family} ")), "{line}");
        number.parse::<f64>().unwrap();
    }
}

/// The dashboard queries only metrics that exist, and the page for hosts describes all of them.
#[tokio::test]
async fn dashboard_and_documents_know_the_metrics() {
    let server = Server::start().await;
    let text = server.get("/metrics").send().await.body;
    let families: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    let page = include_str!("../../../../docs/hosting.md");
    for family in &families {
        assert!(page.contains(&format!("`{family}`")), "docs/hosting.md does not describe {family}");
    }
    let dashboard: serde_json::Value =
        serde_json::from_str(include_str!("../../../../packaging/grafana-dashboard.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().filter_map(|panel| panel["targets"].as_array()).flatten();
    let mut queried = 0;
    for expression in targets.map(|target| target["expr"].as_str().unwrap()) {
        let words =
            expression.split(|character: char| !character.is_ascii_alphanumeric() && character != '_');
        for name in words.filter(|word| word.starts_with("rodeo_") || word.starts_with("process_")) {
            let base = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
            let exists = families.contains(&name) || base.is_some_and(|base| families.contains(&base));
            assert!(exists, "{name} in {expression}");
            queried += 1;
        }
    }
    assert!(queried > 20, "{queried}");
}

/// Stores a guest who was last seen `days` ago. Returns their id and cookie.
async fn old_guest(server: &Server, number: u8, days: u64) -> (GuestId, String) {
    let id = GuestId::from_random([number; 16]);
    let secret = format!("{number:064}");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let seen = now - days * 24 * 60 * 60 * 1000;
    let guest = Guest { id, name: format!("G{number}"), bot: false, created_at: seen, last_seen_at: seen };
    let secrets = vec![(SecretHash::of(secret.as_bytes()), SecretKind::Session)];
    write(server, vec![Write::CreateGuest { guest, secrets }]).await;
    (id, format!("{COOKIE}={secret}"))
}

#[tokio::test]
async fn sweep_deletes_what_has_expired() {
    let server = Server::start().await;
    let (idle, _) = old_guest(&server, 1, 8).await;
    let (recent, _) = old_guest(&server, 2, 6).await;
    let (returned, cookie) = old_guest(&server, 3, 8).await;
    assert_eq!(server.get(Endpoint::Me.path()).header("cookie", &cookie).send().await.status, 200);
    let host = server.guest("A").await;
    store_matches(&server, &host, 1).await;
    let table = text(&server.table(&host, json!({ "game": "take6" })).await["id"]);
    server.app.sweep().await;
    let known = |id: GuestId| server.store.guest(id).unwrap().is_some();
    eventually("the idle guest is deleted", async || !known(idle)).await;
    assert!(known(recent), "six days are within the retention time");
    assert!(known(returned), "a guest who was active is kept");
    let mine = server.get(Endpoint::MyMatches.path()).with_guest(&host).send().await.json();
    assert_eq!(mine["items"], json!([]), "a match of 1970 is deleted");
    assert_eq!(server.get(&Endpoint::Table.url(&[&table])).send().await.status, 200);
}

#[tokio::test]
async fn sweep_keeps_seated_and_connected_guests() {
    let server = Server::with(|config| config.retention.idle_guests = Duration::ZERO).await;
    let (seated, visitor, gone) = (server.guest("A").await, server.guest("B").await, server.guest("C").await);
    let table = text(&server.table(&seated, json!({ "game": "take6" })).await["id"]);
    let mut socket = server.connect(&visitor, &table).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    // A guest who is active in the same millisecond is not older than zero, hence the loop.
    eventually("the third guest is deleted", async || {
        server.app.sweep().await;
        server.get(Endpoint::Me.path()).with_guest(&gone).send().await.status == 401
    })
    .await;
    for guest in [&seated, &visitor] {
        assert_eq!(server.get(Endpoint::Me.path()).with_guest(guest).send().await.status, 200);
    }
}

#[tokio::test]
async fn sweep_closes_idle_tables() {
    let server = Server::with(|config| config.retention.idle_tables = Duration::ZERO).await;
    let guest = server.guest("A").await;
    let id = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    eventually("the table is closed", async || {
        server.app.sweep().await;
        server.get(&Endpoint::Table.url(&[&id])).send().await.status == 404
    })
    .await;
    assert_eq!(server.get(Endpoint::MyTables.path()).with_guest(&guest).send().await.json(), json!([]));
}
