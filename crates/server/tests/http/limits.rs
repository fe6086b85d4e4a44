//! Nobody keeps the others out.

use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{DEADLINE, Server, eventually, read_answer, text};

#[tokio::test]
async fn new_guests_come_a_few_at_a_time() {
    let server = Server::with(|config| {
        config.limits.guest_burst = 2.0;
        config.limits.guests_per_second = 0.001;
    })
    .await;
    let make = || server.post("/api/v1/guests", json!({ "name": "A" })).send();
    assert_eq!((make().await.status, make().await.status), (201, 201));
    let third = make().await;
    assert_eq!(third.problem(), "rate_limited");
    let seconds: u64 = third.header("retry-after").parse().unwrap();
    assert!((500..=1000).contains(&seconds), "{third:?}");
    let bad = server.post("/api/v1/guests", json!({ "name": "" })).send().await;
    assert_eq!(bad.problem(), "invalid_name", "a bad name costs nothing");
}

#[tokio::test]
async fn codes_cannot_be_tried_one_after_the_other() {
    let server = Server::with(|config| {
        config.limits.guess_burst = 3.0;
        config.limits.guesses_per_second = 0.001;
    })
    .await;
    let code = || server.get("/api/v1/codes/BBB-BBB").send();
    let recover = || server.post("/api/v1/recover", json!({ "recovery": "AAAA" })).send();
    assert_eq!(
        (code().await.problem(), recover().await.problem()),
        ("table_not_found".into(), "invalid_credentials".into())
    );
    assert_eq!(server.get("/api/v1/codes/what").send().await.problem(), "table_not_found");
    assert_eq!(code().await.problem(), "table_not_found");
    assert_eq!(
        (code().await.problem(), recover().await.problem()),
        ("rate_limited".into(), "rate_limited".into())
    );
}

#[tokio::test]
async fn each_guest_has_requests_of_their_own() {
    let server = Server::with(|config| {
        config.limits.request_burst = 2.0;
        config.limits.requests_per_second = 0.001;
    })
    .await;
    let (busy, other) = (server.guest("A").await, server.guest("B").await);
    let me = |guest| server.get("/api/v1/me").of(guest).send();
    assert_eq!((me(&busy).await.status, me(&busy).await.status), (200, 200));
    assert_eq!(me(&busy).await.problem(), "rate_limited");
    assert_eq!(me(&other).await.status, 200);
}

#[tokio::test]
async fn tables_are_not_without_number() {
    let server = Server::with(|config| {
        config.limits.tables = 3;
        config.limits.tables_per_guest = 2;
    })
    .await;
    let (one, other) = (server.guest("A").await, server.guest("B").await);
    let open = |guest| server.post("/api/v1/tables", json!({ "game": "take6" })).of(guest).send();
    let first = open(&one).await.json();
    assert_eq!(open(&one).await.status, 201);
    assert_eq!(open(&one).await.problem(), "too_many");
    assert_eq!(open(&other).await.status, 201);
    assert_eq!(open(&other).await.problem(), "busy");
    let seats = format!("/api/v1/tables/{}/seats", text(&first["id"]));
    assert_eq!(server.post(&seats, json!({})).of(&other).send().await.status, 200);
}

#[tokio::test]
async fn a_guest_has_so_many_connections() {
    let server = Server::with(|config| config.limits.connections_per_guest = 1).await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let socket = server.connect(&guest, &table).await;
    let upgrade = || {
        server
            .get(&format!("/api/v1/tables/{table}/ws"))
            .of(&guest)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
            .send()
    };
    assert_eq!(upgrade().await.problem(), "too_many");
    drop(socket);
    eventually("the place is free again", async || upgrade().await.status == 101).await;
}

#[tokio::test]
async fn who_begins_a_request_must_finish_it() {
    let server = Server::with(|config| config.limits.request_timeout = Duration::from_millis(50)).await;
    let mut silent = TcpStream::connect(&server.address).await.unwrap();
    let mut slow = TcpStream::connect(&server.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();
    for stream in [&mut silent, &mut slow] {
        let answer = timeout(DEADLINE, read_answer(stream, false)).await.unwrap();
        assert!(answer.status == 0 || answer.status == 408, "{answer:?}");
    }
    let mut half = TcpStream::connect(&server.address).await.unwrap();
    let head = "POST /api/v1/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{";
    half.write_all(head.as_bytes()).await.unwrap();
    assert_eq!(read_answer(&mut half, false).await.problem(), "timeout");
}

#[tokio::test]
async fn sockets_are_counted() {
    let server = Server::with(|config| config.limits.sockets = 1).await;
    let mut first = TcpStream::connect(&server.address).await.unwrap();
    first.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n").await.unwrap();
    assert_eq!(read_answer(&mut first, true).await.status, 200);
    let mut second = Box::pin(server.get("/healthz").send());
    let waits = timeout(Duration::from_millis(50), &mut second).await.is_err();
    assert!(waits, "there is no place for a second socket");
    drop(first);
    assert_eq!(second.await.status, 200);
}
