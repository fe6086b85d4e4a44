//! Limits: no client can shut out the others.

use std::time::Duration;

use rodeo_protocol::api::routes::Endpoint;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{DEADLINE, Server, eventually, read_response, text};

#[tokio::test]
async fn new_guests_are_rate_limited() {
    let server = Server::with(|config| {
        config.limits.guest_burst = 2.0;
        config.limits.guests_per_second = 0.001;
    })
    .await;
    let create = || server.post(Endpoint::CreateGuest.path(), json!({ "name": "A" })).send();
    assert_eq!((create().await.status, create().await.status), (201, 201));
    let third = create().await;
    assert_eq!(third.problem(), "rate_limited");
    let seconds: u64 = third.header("retry-after").parse().unwrap();
    assert!((500..=1000).contains(&seconds), "{third:?}");
    let invalid = server.post(Endpoint::CreateGuest.path(), json!({ "name": "" })).send().await;
    assert_eq!(invalid.problem(), "invalid_name", "an invalid name is not counted");
}

#[tokio::test]
async fn guessing_codes_is_rate_limited() {
    let server = Server::with(|config| {
        config.limits.guess_burst = 3.0;
        config.limits.guesses_per_second = 0.001;
    })
    .await;
    let code = || server.get(&Endpoint::TableByCode.url(&[&"BBB-BBB"])).send();
    let recover = || server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": "AAAA" })).send();
    assert_eq!(
        (code().await.problem(), recover().await.problem()),
        ("table_not_found".into(), "invalid_credentials".into())
    );
    assert_eq!(server.get(&Endpoint::TableByCode.url(&[&"what"])).send().await.problem(), "table_not_found");
    assert_eq!(code().await.problem(), "table_not_found");
    assert_eq!(
        (code().await.problem(), recover().await.problem()),
        ("rate_limited".into(), "rate_limited".into())
    );
}

#[tokio::test]
async fn requests_are_rate_limited_by_guest() {
    let server = Server::with(|config| {
        config.limits.request_burst = 2.0;
        config.limits.requests_per_second = 0.001;
    })
    .await;
    let (busy, other) = (server.guest("A").await, server.guest("B").await);
    let me = |guest| server.get(Endpoint::Me.path()).with_guest(guest).send();
    assert_eq!((me(&busy).await.status, me(&busy).await.status), (200, 200));
    assert_eq!(me(&busy).await.problem(), "rate_limited");
    assert_eq!(me(&other).await.status, 200);
}

#[tokio::test]
async fn number_of_tables_is_limited() {
    let server = Server::with(|config| {
        config.limits.tables = 3;
        config.limits.tables_per_guest = 2;
    })
    .await;
    let (one, other) = (server.guest("A").await, server.guest("B").await);
    let open =
        |guest| server.post(Endpoint::OpenTable.path(), json!({ "game": "take6" })).with_guest(guest).send();
    let first = open(&one).await.json();
    // Tables that nobody attends would be closed to make room.
    let mut attended = vec![server.connect(&one, &text(&first["id"])).await];
    attended.push(server.connect(&one, &text(&open(&one).await.json()["id"])).await);
    let third = open(&one).await;
    assert_eq!((third.problem(), third.header("retry-after")), ("too_many".into(), "10"));
    attended.push(server.connect(&other, &text(&open(&other).await.json()["id"])).await);
    for socket in &mut attended {
        assert!(socket.receive().await.is_some(), "connected");
    }
    let fourth = open(&other).await;
    assert_eq!((fourth.problem(), fourth.header("retry-after")), ("busy".into(), "10"));
    let seats = Endpoint::JoinTable.url(&[&text(&first["id"])]);
    assert_eq!(server.post(&seats, json!({})).with_guest(&other).send().await.status, 200);
}

#[tokio::test]
async fn connections_of_a_guest_are_limited() {
    let server = Server::with(|config| config.limits.connections_per_guest = 1).await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let socket = server.connect(&guest, &table).await;
    let upgrade = || {
        server
            .get(&Endpoint::ConnectToTable.url(&[&table]))
            .with_guest(&guest)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
            .send()
    };
    let second = upgrade().await;
    assert_eq!((second.problem(), second.header("retry-after")), ("too_many".into(), "10"));
    drop(socket);
    eventually("the connection no longer counts", async || upgrade().await.status == 101).await;
}

#[tokio::test]
async fn slow_requests_time_out() {
    let server = Server::with(|config| config.limits.request_timeout = Duration::from_secs(1)).await;
    let mut silent = TcpStream::connect(&server.address).await.unwrap();
    let mut slow = TcpStream::connect(&server.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();
    for stream in [&mut silent, &mut slow] {
        let response = timeout(DEADLINE, read_response(stream, false)).await.unwrap();
        assert!(response.status == 0 || response.status == 408, "{response:?}");
    }
    let mut incomplete = TcpStream::connect(&server.address).await.unwrap();
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{{",
        Endpoint::CreateGuest.path()
    );
    incomplete.write_all(head.as_bytes()).await.unwrap();
    assert_eq!(read_response(&mut incomplete, false).await.problem(), "timeout");
}

#[tokio::test]
async fn number_of_sockets_is_limited() {
    let server = Server::with(|config| config.limits.sockets = 1).await;
    let mut first = TcpStream::connect(&server.address).await.unwrap();
    first.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    assert_eq!(read_response(&mut first, true).await.status, 200);
    let mut second = Box::pin(server.get("/healthz").send());
    // On a slow machine the test can miss an error here, but not fail.
    let waits = timeout(Duration::from_millis(300), &mut second).await.is_err();
    assert!(waits, "the second socket is not accepted yet");
    drop(first);
    assert_eq!(second.await.status, 200);
}
