//! People without accounts.

use serde_json::json;

use crate::support::{Server, text};

#[tokio::test]
async fn a_guest_is_known_by_a_cookie_that_scripts_cannot_read() {
    let server = Server::start().await;
    let made = server.post("/api/v1/guests", json!({ "name": "  Long\u{202e}horn " })).send().await;
    assert_eq!(made.json()["name"], "Longhorn");
    let cookie = made.header("set-cookie").to_owned();
    let (secret, flags) = cookie.split_once(';').unwrap();
    assert_eq!(secret.len(), "rodeo=".len() + 64);
    for flag in ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=34560000"] {
        assert!(flags.contains(flag), "{cookie}");
    }
    assert!(!flags.contains("Secure"), "a server without TLS could never read it: {cookie}");
    let me = server.get("/api/v1/me").header("cookie", secret).send().await;
    assert_eq!(me.json()["id"], made.json()["id"]);
    assert_eq!(me.json().get("recovery"), None, "it is told once");
}

#[tokio::test]
async fn behind_tls_cookies_are_for_tls() {
    let server = Server::with(|config| config.public_url = Some("https://rodeo.example".into())).await;
    let made = server.post("/api/v1/guests", json!({ "name": "A" })).send().await;
    assert!(made.header("set-cookie").contains("; Secure"), "{made:?}");
}

#[tokio::test]
async fn a_recovery_code_brings_a_guest_to_another_device() {
    let server = Server::start().await;
    let guest = server.guest("Longhorn").await;
    let typed = guest.recovery.to_lowercase().replace('-', " ").replace('0', "O");
    let back = server.post("/api/v1/recover", json!({ "recovery": typed })).send().await;
    assert_eq!((back.status, back.json()["id"].as_str()), (200, Some(guest.id.as_str())));
    let other = back.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_ne!(other, guest.cookie);
    for cookie in [&other, &guest.cookie] {
        let me = server.get("/api/v1/me").header("cookie", cookie).send().await;
        assert_eq!(me.json()["id"], guest.id.as_str());
    }

    let renewed = server.ask("POST", "/api/v1/me/recovery").of(&guest).send().await;
    let renewed = text(&renewed.json()["recovery"]);
    let with = |code: String| server.post("/api/v1/recover", json!({ "recovery": code })).send();
    assert_eq!(with(guest.recovery.clone()).await.problem(), "invalid_credentials");
    assert_eq!(with(renewed).await.status, 200);
}

#[tokio::test]
async fn a_guest_may_have_another_name() {
    let server = Server::start().await;
    let guest = server.guest("Longhorn").await;
    let rename = |name: &str| server.ask("PATCH", "/api/v1/me").json(&json!({ "name": name })).of(&guest);
    assert_eq!(rename("Shorthorn").send().await.json()["name"], "Shorthorn");
    assert_eq!(server.get("/api/v1/me").of(&guest).send().await.json()["name"], "Shorthorn");
    assert_eq!(rename("\u{200b}").send().await.problem(), "invalid_name");
    assert_eq!(rename(&"x".repeat(25)).send().await.problem(), "invalid_name");
    assert_eq!(server.get(&format!("/api/v1/players/{}", guest.id)).send().await.json()["name"], "Shorthorn");
}

#[tokio::test]
async fn a_new_name_reaches_a_table_with_the_next_connection() {
    let server = Server::start().await;
    let guest = server.guest("Longhorn").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    server.ask("PATCH", "/api/v1/me").json(&json!({ "name": "Shorthorn" })).of(&guest).send().await;
    let mut socket = server.connect(&guest, &table).await;
    let seen = socket.hear_until(|message| message["type"] == "snapshot").await;
    assert_eq!(seen["table"]["seats"][0]["name"], "Shorthorn");
}

#[tokio::test]
async fn a_bot_is_known_by_its_token_and_as_a_bot() {
    let server = Server::start().await;
    let made = server.post("/api/v1/bots", json!({ "name": "Steel" })).send().await;
    assert_eq!((made.status, made.header("set-cookie")), (201, ""));
    let token = format!("Bearer {}", text(&made.json()["token"]));
    let me = server.get("/api/v1/me").header("authorization", &token).send().await;
    assert_eq!((me.json()["bot"].as_bool(), me.json().get("token")), (Some(true), None));
    let table = server.post("/api/v1/tables", json!({ "game": "take6" }));
    let table = table.header("authorization", &token).send().await.json();
    assert_eq!(table["seats"][0]["bot"], true);
}
