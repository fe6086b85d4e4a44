//! Tables: the lobby, links, codes and seats.

use rodeo_protocol::api::routes::Endpoint;
use serde_json::{Value, json};

use crate::support::{Server, text};

#[tokio::test]
async fn lobby_lists_only_public_tables() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let private = server.table(&guest, json!({ "game": "take6" })).await;
    let public = server.table(&guest, json!({ "game": "buffalo", "visibility": "public" })).await;
    let lobby = server.get(Endpoint::OpenTable.path()).send().await;
    let ids: Vec<Value> = lobby.json().as_array().unwrap().iter().map(|table| table["id"].clone()).collect();
    assert_eq!(ids, [public["id"].clone()]);
    assert!(!lobby.body.contains(&text(&private["id"])));

    let mine = server.get(Endpoint::MyTables.path()).with_guest(&guest).send().await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    for (endpoint, key) in [(Endpoint::Table, "id"), (Endpoint::TableByCode, "code")] {
        let found = server.get(&endpoint.url(&[&text(&private[key])])).send().await.json();
        assert_eq!(found["id"], private["id"]);
    }
    let typed = text(&private["code"]).replace('-', "").to_lowercase();
    assert_eq!(server.get(&Endpoint::TableByCode.url(&[&typed])).send().await.json()["id"], private["id"]);
}

#[tokio::test]
async fn guests_join_in_one_request() {
    let server = Server::start().await;
    let (host, friend, late) = (server.guest("A").await, server.guest("B").await, server.guest("C").await);
    let table = server.table(&host, json!({ "game": "take6", "players": 2 })).await;
    let seats = Endpoint::JoinTable.url(&[&text(&table["id"])]);
    let taken = server.post(&seats, json!({ "seat": 0 })).with_guest(&friend).send().await;
    assert_eq!(taken.problem(), "seat_taken");
    let joined = server.post(&seats, json!({})).with_guest(&friend).send().await;
    assert_eq!((joined.status, joined.json()["seats"][1]["name"].as_str()), (200, Some("B")));
    let again = server.post(&seats, json!({})).with_guest(&friend).send().await;
    assert_eq!(again.status, 200, "joining twice has no effect");
    assert_eq!(server.post(&seats, json!({})).with_guest(&late).send().await.problem(), "table_full");
}

#[tokio::test]
async fn removed_guest_cannot_join_again() {
    let server = Server::start().await;
    let (host, friend) = (server.guest("A").await, server.guest("B").await);
    let id = text(&server.table(&host, json!({ "game": "take6", "players": 3 })).await["id"]);
    let seats = Endpoint::JoinTable.url(&[&id]);
    server.post(&seats, json!({})).with_guest(&friend).send().await;
    let mut socket = server.connect(&host, &id).await;
    socket.send(json!({ "type": "remove", "seat": 1 })).await;
    socket.receive_until(|message| message["table"]["seats"][1]["kind"] == "empty").await;
    assert_eq!(server.post(&seats, json!({})).with_guest(&friend).send().await.problem(), "removed");
}

#[tokio::test]
async fn match_against_bots_starts_in_one_request() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let body = json!({ "game": "take6", "players": 3, "bots": ["simple", "random"], "start": true });
    let table = server.table(&guest, body).await;
    assert_eq!((table["phase"].as_str(), table["matches"].as_u64()), (Some("playing"), Some(1)));
    let seats = Endpoint::JoinTable.url(&[&text(&table["id"])]);
    let other = server.guest("B").await;
    assert_eq!(server.post(&seats, json!({})).with_guest(&other).send().await.problem(), "not_now");
}

#[tokio::test]
async fn invalid_tables_are_not_opened() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    for (body, code) in [
        (json!({ "game": "take6", "players": 11 }), "invalid_rules"),
        (json!({ "game": "take6", "options": "deck=none" }), "invalid_rules"),
        (json!({ "game": "take6", "bots": ["nobody"] }), "invalid_settings"),
        (json!({ "game": "take6", "players": 2, "bots": ["keen", "keen"] }), "invalid_settings"),
        (json!({ "game": "take6", "clock": 1 }), "invalid_settings"),
        (json!({ "game": "take6", "start": true }), "empty_seats"),
        (json!({ "game": "chess" }), "malformed"),
        (json!({ "game": "take6", "wish": 1 }), "malformed"),
    ] {
        let response = server.post(Endpoint::OpenTable.path(), body.clone()).with_guest(&guest).send().await;
        assert_eq!(response.problem(), code, "{body}");
    }
    assert_eq!(server.get(Endpoint::MyTables.path()).with_guest(&guest).send().await.json(), json!([]));
}
