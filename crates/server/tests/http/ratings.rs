//! Leaving a match counts, however it is left.

use std::time::Duration;

use rodeo_protocol::api::routes::Endpoint;
use serde_json::{Value, json};

use crate::support::{Guest, Server, eventually, text};

/// Starts a match against bots. Returns the id of the table.
async fn match_against_bots(server: &Server, guest: &Guest) -> String {
    let body = json!({ "game": "take6", "players": 3, "bots": ["random", "random"], "start": true });
    text(&server.table(guest, body).await["id"])
}

/// The guest's only match, as soon as it is stored.
async fn only_match(server: &Server, guest: &Guest) -> Value {
    let path = Endpoint::PlayerMatches.url(&[&guest.id]);
    eventually("the match is stored", async || {
        server.get(&path).send().await.json()["items"].as_array().is_some_and(|items| items.len() == 1)
    })
    .await;
    server.get(&path).send().await.json()["items"][0].clone()
}

/// Checks that the match counts as lost, and that its record is complete.
async fn assert_lost(server: &Server, guest: &Guest) {
    let summary = only_match(server, guest).await;
    assert_eq!(summary["replaced_by_bot"], json!([0]), "{summary}");
    let change = &summary["ratings"][0];
    assert!(change["after"].as_f64() < change["before"].as_f64(), "{summary}");
    let player = server.get(&Endpoint::Player.url(&[&guest.id])).send().await.json();
    assert_eq!(
        (player["ratings"][0]["matches"].as_u64(), &player["ratings"][0]["rating"]),
        (Some(1), &change["after"])
    );
    let record = server.get(&Endpoint::Record.url(&[&text(&summary["id"])])).send().await;
    let record = rodeo_rules::record::Record::read(record.body.as_bytes()).unwrap();
    let verified = rodeo_rules::record::verify(&record).unwrap();
    assert_eq!(json!(verified.outcome), summary["outcome"]);
}

#[tokio::test]
async fn leaving_a_match_against_bots_counts_as_last() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table = match_against_bots(&server, &guest).await;
    let mut socket = server.connect(&guest, &table).await;
    socket.receive_until(|message| message["prompt"].is_object()).await;
    socket.send(json!({ "type": "leave" })).await;
    assert_lost(&server, &guest).await;
    let gone = server.get(&Endpoint::Table.url(&[&table])).send().await;
    assert_eq!(gone.problem(), "table_not_found");
}

#[tokio::test]
async fn staying_away_until_the_table_expires_counts_as_last() {
    let server = Server::with(|config| config.retention.bot_tables = Duration::ZERO).await;
    let guest = server.guest("A").await;
    let table = match_against_bots(&server, &guest).await;
    eventually("the table is closed", async || {
        server.app.sweep().await;
        server.get(&Endpoint::Table.url(&[&table])).send().await.status == 404
    })
    .await;
    assert_lost(&server, &guest).await;
}

#[tokio::test]
async fn leaving_between_matches_has_no_effect() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table =
        text(&server.table(&guest, json!({ "game": "take6", "players": 2, "bots": ["random"] })).await["id"]);
    let mut socket = server.connect(&guest, &table).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    socket.send(json!({ "type": "leave" })).await;
    eventually("the table is closed", async || {
        server.get(&Endpoint::Table.url(&[&table])).send().await.status == 404
    })
    .await;
    let matches = server.get(Endpoint::MyMatches.path()).with_guest(&guest).send().await.json();
    assert_eq!(matches["items"], json!([]));
}
