//! What continues after a restart.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rodeo_server::{App, Config, serve};
use rodeo_store::Store;
use serde_json::json;
use tokio::net::TcpListener;

use crate::support::{Server, text};

#[tokio::test]
async fn time_limit_continues_with_what_was_left() {
    let mut server = Server::start().await;
    let opened = Instant::now();
    let guest = server.guest("A").await;
    let body = json!({ "game": "take6", "players": 2, "bots": ["random"], "clock": 60, "start": true });
    let table = text(&server.table(&guest, body).await["id"]);
    let mut socket = server.connect(&guest, &table).await;
    socket.receive_until(|message| message["prompt"].is_object()).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    server.app.stop().await;
    let until_stop = opened.elapsed();
    let stopped_at = server.store.last_alive().unwrap().expect("a server that stops records when");
    // The time without a server does not count.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let store: Arc<dyn Store> = server.store.clone();
    let restarted_at = Instant::now();
    let restarted = App::start(Config::default(), store).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    server.address = listener.local_addr().unwrap().to_string();
    tokio::spawn(serve(restarted, listener, std::future::pending()));
    let mut socket = server.connect(&guest, &table).await;
    let snapshot = socket.receive_until(|message| message["pending"]["left_ms"].is_u64()).await;
    let left = snapshot["pending"]["left_ms"].as_u64().unwrap();
    let used = (until_stop + restarted_at.elapsed()).as_millis() as u64;
    // A restored clock has at least a few seconds.
    let least = 60_000_u64.saturating_sub(used).max(5_000);
    assert!((least..=58_000).contains(&left), "{left} ms are left, {used} used, stopped at {stopped_at}");
}
