//! Tables: the lobby, links, codes, seats.

use serde_json::{Value, json};

use crate::support::{Server, text};

#[tokio::test]
async fn only_public_tables_are_in_the_lobby() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let private = server.table(&guest, json!({ "game": "take6" })).await;
    let public = server.table(&guest, json!({ "game": "buffalo", "visibility": "public" })).await;
    let lobby = server.get("/api/v1/tables").send().await;
    let ids: Vec<Value> = lobby.json().as_array().unwrap().iter().map(|table| table["id"].clone()).collect();
    assert_eq!(ids, [public["id"].clone()]);
    assert!(!lobby.body.contains(&text(&private["id"])));

    let mine = server.get("/api/v1/me/tables").of(&guest).send().await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    for (path, key) in [("tables", "id"), ("codes", "code")] {
        let found = server.get(&format!("/api/v1/{path}/{}", text(&private[key]))).send().await.json();
        assert_eq!(found["id"], private["id"]);
    }
    let spoken = text(&private["code"]).replace('-', "").to_lowercase();
    assert_eq!(server.get(&format!("/api/v1/codes/{spoken}")).send().await.json()["id"], private["id"]);
}

#[tokio::test]
async fn friends_join_by_a_link_in_one_step() {
    let server = Server::start().await;
    let (host, friend, late) = (server.guest("A").await, server.guest("B").await, server.guest("C").await);
    let table = server.table(&host, json!({ "game": "take6", "players": 2 })).await;
    let seats = format!("/api/v1/tables/{}/seats", text(&table["id"]));
    let taken = server.post(&seats, json!({ "seat": 0 })).of(&friend).send().await;
    assert_eq!(taken.problem(), "seat_taken");
    let joined = server.post(&seats, json!({})).of(&friend).send().await;
    assert_eq!((joined.status, joined.json()["seats"][1]["name"].as_str()), (200, Some("B")));
    let again = server.post(&seats, json!({})).of(&friend).send().await;
    assert_eq!(again.status, 200, "to sit down twice does no harm");
    assert_eq!(server.post(&seats, json!({})).of(&late).send().await.problem(), "table_full");
}

#[tokio::test]
async fn who_was_sent_away_stays_away() {
    let server = Server::start().await;
    let (host, friend) = (server.guest("A").await, server.guest("B").await);
    let id = text(&server.table(&host, json!({ "game": "take6", "players": 3 })).await["id"]);
    let seats = format!("/api/v1/tables/{id}/seats");
    server.post(&seats, json!({})).of(&friend).send().await;
    let mut socket = server.connect(&host, &id).await;
    socket.say(json!({ "type": "remove", "seat": 1 })).await;
    socket.hear_until(|message| message["table"]["seats"][1]["kind"] == "empty").await;
    assert_eq!(server.post(&seats, json!({})).of(&friend).send().await.problem(), "removed");
}

#[tokio::test]
async fn playing_alone_is_one_request() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let body = json!({ "game": "take6", "players": 3, "bots": ["simple", "random"], "start": true });
    let table = server.table(&guest, body).await;
    assert_eq!((table["phase"].as_str(), table["matches"].as_u64()), (Some("playing"), Some(1)));
    let seats = format!("/api/v1/tables/{}/seats", text(&table["id"]));
    let other = server.guest("B").await;
    assert_eq!(server.post(&seats, json!({})).of(&other).send().await.problem(), "not_now");
}

#[tokio::test]
async fn tables_that_cannot_be_are_not_opened() {
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
        let answer = server.post("/api/v1/tables", body.clone()).of(&guest).send().await;
        assert_eq!(answer.problem(), code, "{body}");
    }
    assert_eq!(server.get("/api/v1/me/tables").of(&guest).send().await.json(), json!([]));
}
