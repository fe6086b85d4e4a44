//! Running it: is it alive, is it ready, what has it done, what does it forget.

use std::time::Duration;

use rodeo_protocol::GuestId;
use rodeo_store::{Guest, SecretHash, SecretKind, Store, Write};
use serde_json::json;

use crate::support::{DEADLINE, Server, eventually, store_matches, text, write};

#[tokio::test]
async fn a_server_says_whether_it_can_work() {
    let server = Server::start().await;
    assert_eq!(server.get("/healthz").send().await.body, "alive\n");
    assert_eq!(server.get("/readyz").send().await.body, "ready\n");
    server.store.close();
    assert_eq!(server.get("/readyz").send().await.problem(), "busy");
    assert_eq!(server.get("/healthz").send().await.status, 200);
}

#[tokio::test]
async fn a_server_that_stops_says_so_to_everybody() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let mut socket = server.connect(&guest, &table).await;
    socket.hear_until(|message| message["type"] == "snapshot").await;
    server.app.stop().await;
    assert_eq!(
        socket.hear_until(|message| message["type"] == "closing").await["problem"]["code"],
        "shutting_down"
    );
    assert_eq!(server.get("/readyz").send().await.problem(), "shutting_down");
    let open = server.post("/api/v1/tables", json!({ "game": "take6" })).of(&guest).send().await;
    assert_eq!(open.problem(), "shutting_down");
    server.stop.send(()).unwrap();
    tokio::time::timeout(DEADLINE, server.serving).await.unwrap().unwrap().unwrap();
}

#[tokio::test]
async fn figures_are_told_as_prometheus_reads_them() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let _socket = server.connect(&guest, &table).await;
    let answer = server.get("/metrics").send().await;
    assert_eq!(answer.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    let value = |name: &str| -> f64 {
        let line = answer.body.lines().find(|line| line.split(' ').next() == Some(name));
        line.unwrap_or_else(|| panic!("no {name}")).rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!((value("rodeo_tables"), value("rodeo_connections")), (1.0, 1.0));
    assert_eq!(value("rodeo_http_responses_total{status=\"2xx\"}"), 2.0);
    assert!(value("rodeo_commit_seconds_count") >= 2.0);
    assert!(value("rodeo_store_commits_total") >= 2.0);
    for line in answer.body.lines().filter(|line| !line.starts_with('#')) {
        let (name, number) = line.rsplit_once(' ').unwrap();
        let family = name.split('{').next().unwrap();
        let family =
            ["_bucket", "_sum", "_count"].iter().find_map(|end| family.strip_suffix(end)).unwrap_or(family);
        assert!(answer.body.contains(&format!("# TYPE {family} ")), "{line}");
        number.parse::<f64>().unwrap();
    }
}

/// A guest who was here so many days ago, and their cookie.
async fn old_guest(server: &Server, number: u8, days: u64) -> (GuestId, String) {
    let id = GuestId::from_random([number; 16]);
    let secret = format!("{number:064}");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let seen = now - days * 24 * 60 * 60 * 1000;
    let guest = Guest { id, name: format!("G{number}"), bot: false, created_at: seen, last_seen_at: seen };
    let secrets = vec![(SecretHash::of(secret.as_bytes()), SecretKind::Cookie)];
    write(server, vec![Write::CreateGuest { guest, secrets }]).await;
    (id, format!("rodeo={secret}"))
}

#[tokio::test]
async fn old_things_are_forgotten_and_others_are_not() {
    let server = Server::start().await;
    let (idle, _) = old_guest(&server, 1, 8).await;
    let (lately, _) = old_guest(&server, 2, 6).await;
    let (back, cookie) = old_guest(&server, 3, 8).await;
    assert_eq!(server.get("/api/v1/me").header("cookie", &cookie).send().await.status, 200);
    let host = server.guest("A").await;
    store_matches(&server, &host, 1).await;
    let table = text(&server.table(&host, json!({ "game": "take6" })).await["id"]);
    server.app.sweep().await;
    let known = |id: GuestId| server.store.guest(id).unwrap().is_some();
    eventually("the idle guest is forgotten", async || !known(idle)).await;
    assert!(known(lately), "six days are not long");
    assert!(known(back), "who came back is kept");
    let mine = server.get("/api/v1/me/matches").of(&host).send().await.json();
    assert_eq!(mine["items"], json!([]), "a match of 1970 is forgotten");
    assert_eq!(server.get(&format!("/api/v1/tables/{table}")).send().await.status, 200);
}

#[tokio::test]
async fn who_sits_at_a_table_or_is_connected_is_kept() {
    let server = Server::with(|config| config.retention.idle_guests = Duration::ZERO).await;
    let (seated, visitor, gone) = (server.guest("A").await, server.guest("B").await, server.guest("C").await);
    let table = text(&server.table(&seated, json!({ "game": "take6" })).await["id"]);
    let mut socket = server.connect(&visitor, &table).await;
    socket.hear_until(|message| message["type"] == "snapshot").await;
    // A guest who was here this very moment is not old, not even by this policy.
    eventually("the third is forgotten", async || {
        server.app.sweep().await;
        server.get("/api/v1/me").of(&gone).send().await.status == 401
    })
    .await;
    for guest in [&seated, &visitor] {
        assert_eq!(server.get("/api/v1/me").of(guest).send().await.status, 200);
    }
}

#[tokio::test]
async fn an_idle_table_is_closed() {
    let server = Server::with(|config| config.retention.idle_tables = Duration::ZERO).await;
    let guest = server.guest("A").await;
    let id = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    eventually("the table is closed", async || {
        server.app.sweep().await;
        server.get(&format!("/api/v1/tables/{id}")).send().await.status == 404
    })
    .await;
    assert_eq!(server.get("/api/v1/me/tables").of(&guest).send().await.json(), json!([]));
}
