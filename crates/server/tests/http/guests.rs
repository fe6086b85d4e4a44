//! Guests: cookies, recovery codes, names and bots.

use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use serde_json::json;

use crate::support::{Server, text};

#[tokio::test]
async fn guest_cookie_is_not_readable_by_scripts() {
    let server = Server::start().await;
    let created =
        server.post(Endpoint::CreateGuest.path(), json!({ "name": "  Long\u{202e}horn " })).send().await;
    assert_eq!(created.json()["name"], "Longhorn");
    let cookie = created.header("set-cookie").to_owned();
    let (secret, attributes) = cookie.split_once(';').unwrap();
    assert!(secret.starts_with(&format!("{COOKIE}=rodeo_session_")), "{secret}");
    assert_eq!(secret.len(), COOKIE.len() + 1 + "rodeo_session_".len() + 64);
    for attribute in ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=34560000"] {
        assert!(attributes.contains(attribute), "{cookie}");
    }
    assert!(!attributes.contains("Secure"), "browsers would not send it without TLS: {cookie}");
    let me = server.get(Endpoint::Me.path()).header("cookie", secret).send().await;
    assert_eq!(me.json()["id"], created.json()["id"]);
    assert_eq!(me.json().get("recovery"), None, "it is returned only once");
}

#[tokio::test]
async fn cookie_is_secure_behind_tls() {
    let server = Server::with(|config| config.public_url = Some("https://rodeo.example".into())).await;
    let created = server.post(Endpoint::CreateGuest.path(), json!({ "name": "A" })).send().await;
    assert!(created.header("set-cookie").contains("; Secure"), "{created:?}");
}

#[tokio::test]
async fn recovery_code_logs_in_on_another_device() {
    let server = Server::start().await;
    let guest = server.guest("Longhorn").await;
    let typed = guest.recovery.to_lowercase().replace('-', " ").replace('0', "O");
    let recovered = server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": typed })).send().await;
    assert_eq!((recovered.status, recovered.json()["id"].as_str()), (200, Some(guest.id.as_str())));
    let other = recovered.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_ne!(other, guest.cookie);
    for cookie in [&other, &guest.cookie] {
        let me = server.get(Endpoint::Me.path()).header("cookie", cookie).send().await;
        assert_eq!(me.json()["id"], guest.id.as_str());
    }

    let renewed = server.request("POST", Endpoint::CreateRecoveryCode.path()).with_guest(&guest).send().await;
    let renewed = text(&renewed.json()["recovery"]);
    let with = |code: String| server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": code })).send();
    assert_eq!(with(guest.recovery.clone()).await.problem(), "invalid_credentials");
    assert_eq!(with(renewed).await.status, 200);
}

#[tokio::test]
async fn guest_can_be_renamed() {
    let server = Server::start().await;
    let guest = server.guest("Longhorn").await;
    let rename = |name: &str| {
        server.request("PATCH", Endpoint::Me.path()).json(&json!({ "name": name })).with_guest(&guest)
    };
    assert_eq!(rename("Shorthorn").send().await.json()["name"], "Shorthorn");
    assert_eq!(server.get(Endpoint::Me.path()).with_guest(&guest).send().await.json()["name"], "Shorthorn");
    assert_eq!(rename("\u{200b}").send().await.problem(), "invalid_name");
    assert_eq!(rename(&"x".repeat(25)).send().await.problem(), "invalid_name");
    assert_eq!(server.get(&Endpoint::Player.url(&[&guest.id])).send().await.json()["name"], "Shorthorn");
}

#[tokio::test]
async fn new_name_appears_at_a_table_with_the_next_connection() {
    let server = Server::start().await;
    let guest = server.guest("Longhorn").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    server
        .request("PATCH", Endpoint::Me.path())
        .json(&json!({ "name": "Shorthorn" }))
        .with_guest(&guest)
        .send()
        .await;
    let mut socket = server.connect(&guest, &table).await;
    let seen = socket.receive_until(|message| message["type"] == "snapshot").await;
    assert_eq!(seen["table"]["seats"][0]["name"], "Shorthorn");
}

#[tokio::test]
async fn bot_is_authenticated_by_its_token() {
    let server = Server::start().await;
    let created = server.post(Endpoint::CreateBot.path(), json!({ "name": "Steel" })).send().await;
    assert_eq!((created.status, created.header("set-cookie")), (201, ""));
    let token = format!("Bearer {}", text(&created.json()["token"]));
    let me = server.get(Endpoint::Me.path()).header("authorization", &token).send().await;
    assert_eq!((me.json()["bot"].as_bool(), me.json().get("token")), (Some(true), None));
    let table = server.post(Endpoint::OpenTable.path(), json!({ "game": "take6" }));
    let table = table.header("authorization", &token).send().await.json();
    assert_eq!(table["seats"][0]["bot"], true);
}
