//! Sessions, bot tokens, logging out and deleting an account.

use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use rodeo_rules::record::Record;
use serde_json::{Value, json};

use crate::support::{Guest, Request, Response, Server, eventually, text};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

impl Server {
    /// Logs the guest in on another device. Returns the guest with the cookie of that device.
    async fn second_device(&self, guest: &Guest) -> Guest {
        let body = json!({ "recovery": guest.recovery });
        let request = self.post(Endpoint::RecoverGuest.path(), body).header("user-agent", FIREFOX);
        let response = request.send().await;
        assert_eq!(response.status, 200, "{response:?}");
        let cookie = response.header("set-cookie").split(';').next().unwrap().to_owned();
        Guest { cookie, ..guest.clone() }
    }

    async fn sessions(&self, guest: &Guest) -> Vec<Value> {
        let sessions = self.get(Endpoint::Sessions.path()).with_guest(guest).send().await.json();
        sessions.as_array().unwrap().clone()
    }

    async fn me(&self, guest: &Guest) -> Response {
        self.get(Endpoint::Me.path()).with_guest(guest).send().await
    }

    fn delete(&self, path: &str) -> Request {
        self.request("DELETE", path)
    }

    async fn token(&self, guest: &Guest, label: &str) -> Value {
        let request = self.post(Endpoint::CreateToken.path(), json!({ "label": label }));
        let response = request.with_guest(guest).send().await;
        assert_eq!(response.status, 201, "{response:?}");
        response.json()
    }
}

fn with_token(request: Request, token: &Value) -> Request {
    request.header("authorization", &format!("Bearer {}", text(&token["token"])))
}

#[tokio::test]
async fn sessions_are_listed_and_end_one_by_one() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let other = server.second_device(&guest).await;
    let sessions = server.sessions(&guest).await;
    assert_eq!(sessions.len(), 2, "{sessions:?}");
    let find = |current: bool| sessions.iter().find(|session| session["current"] == current).unwrap();
    assert_eq!(
        (find(false)["label"].as_str(), find(false)["kind"].as_str()),
        (Some("Firefox, Linux"), Some("browser"))
    );
    assert_eq!(find(true)["label"], "");
    let listed = Value::from(sessions.clone()).to_string();
    for cookie in [&guest.cookie, &other.cookie] {
        assert!(!listed.contains(cookie.split('=').nth(1).unwrap()), "a secret is listed: {listed}");
    }

    // Ending a session closes its connection, and no other.
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let (mut own, mut ended) = (server.connect(&guest, &table).await, server.connect(&other, &table).await);
    own.receive_until(|message| message["type"] == "snapshot").await;
    ended.receive_until(|message| message["type"] == "snapshot").await;
    let path = Endpoint::EndSession.url(&[&text(&find(false)["id"])]);
    assert_eq!(server.delete(&path).with_guest(&guest).send().await.status, 204);
    let closing = ended.receive_until(|message| message["type"] == "closing").await;
    assert_eq!(closing["problem"]["code"], "invalid_credentials");
    assert_eq!(ended.receive().await, None);
    own.send(json!({ "type": "ping", "t": 1 })).await;
    own.receive_until(|message| message["type"] == "pong").await;
    assert_eq!(server.me(&other).await.problem(), "invalid_credentials");
    assert_eq!(server.me(&guest).await.status, 200);
    assert_eq!(server.delete(&path).with_guest(&guest).send().await.problem(), "not_found");

    // The session of somebody else cannot be ended.
    let stranger = server.guest("B").await;
    let own = text(&server.sessions(&guest).await[0]["id"]);
    let path = Endpoint::EndSession.url(&[&own]);
    assert_eq!(server.delete(&path).with_guest(&stranger).send().await.problem(), "not_found");
    assert_eq!(server.me(&guest).await.status, 200);
}

#[tokio::test]
async fn log_out_ends_this_session_only() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let other = server.second_device(&guest).await;
    let response = server.request("POST", Endpoint::LogOut.path()).with_guest(&other).send().await;
    assert_eq!(response.status, 204);
    let cookie = response.header("set-cookie");
    assert!(cookie.starts_with(&format!("{COOKIE}=;")) && cookie.contains("Max-Age=0"), "{cookie}");
    assert_eq!(server.me(&other).await.problem(), "invalid_credentials");
    assert_eq!(server.me(&guest).await.status, 200);
}

#[tokio::test]
async fn other_sessions_end_together() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let token = server.token(&guest, "my bot").await;
    for path in [
        Endpoint::EndOtherSessions.path().to_owned(),
        format!("{}?end_others=true", Endpoint::CreateRecoveryCode.path()),
    ] {
        let other = server.second_device(&guest).await;
        let method = if path.contains('?') { "POST" } else { "DELETE" };
        let response = server.request(method, &path).with_guest(&guest).send().await;
        assert!(response.status < 300, "{response:?}");
        assert_eq!(server.me(&other).await.problem(), "invalid_credentials", "{path}");
        assert_eq!(server.me(&guest).await.status, 200);
    }
    let me = with_token(server.get(Endpoint::Me.path()), &token).send().await;
    assert_eq!(me.status, 200, "bot tokens stay valid");
}

#[tokio::test]
async fn secrets_are_accepted_as_what_they_are_only() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let token = text(&server.token(&guest, "my bot").await["token"]);
    let session = guest.cookie.split('=').nth(1).unwrap().to_owned();
    assert!(guest.recovery.starts_with("RODEO-") && token.starts_with("rodeo_token_"), "prefixes differ");
    let bare = guest.recovery.trim_start_matches("RODEO-").to_lowercase().replace('-', "");
    let me = Endpoint::Me.path();
    for wrong in [&guest.recovery, &bare, &session] {
        let as_token = server.get(me).header("authorization", &format!("Bearer {wrong}")).send().await;
        assert_eq!(as_token.problem(), "invalid_credentials");
    }
    for wrong in [&guest.recovery, &bare, &token] {
        let as_cookie = server.get(me).header("cookie", &format!("{COOKIE}={wrong}")).send().await;
        assert_eq!(as_cookie.problem(), "invalid_credentials");
    }
    for wrong in [&token, &session] {
        let body = json!({ "recovery": wrong });
        let as_code = server.post(Endpoint::RecoverGuest.path(), body).send().await;
        assert_eq!(as_code.problem(), "invalid_credentials");
    }
    // A code is accepted with and without its prefix.
    let recovered = server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": bare })).send().await;
    assert_eq!(recovered.status, 200);
}

#[tokio::test]
async fn token_plays_as_a_bot_but_does_not_manage_the_account() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let token = server.token(&guest, " my  bot ").await;
    assert_eq!(
        (token["session"]["kind"].as_str(), token["session"]["label"].as_str()),
        (Some("token"), Some("my bot"))
    );
    let open = with_token(server.post(Endpoint::OpenTable.path(), json!({ "game": "take6" })), &token);
    let table = open.send().await.json();
    assert_eq!(
        (table["seats"][0]["bot"].as_bool(), table["seats"][0]["id"].as_str()),
        (Some(true), Some(&*guest.id))
    );
    for (method, path) in [
        ("GET", Endpoint::Sessions.path()),
        ("DELETE", Endpoint::EndOtherSessions.path()),
        ("POST", Endpoint::CreateRecoveryCode.path()),
        ("DELETE", Endpoint::DeleteMe.path()),
    ] {
        let response = with_token(server.request(method, path), &token).send().await;
        assert_eq!(response.problem(), "session_required", "{method} {path}");
    }
    let path = Endpoint::EndSession.url(&[&text(&token["session"]["id"])]);
    assert_eq!(server.delete(&path).with_guest(&guest).send().await.status, 204);
    let voided = with_token(server.get(Endpoint::Me.path()), &token).send().await;
    assert_eq!(voided.problem(), "invalid_credentials");

    // A registered bot has nothing but tokens, and can replace them.
    let bot = server.post(Endpoint::CreateBot.path(), json!({ "name": "Steel" })).send().await.json();
    let new = with_token(server.post(Endpoint::CreateToken.path(), json!({ "label": "new" })), &bot);
    let new = new.send().await.json();
    let sessions = with_token(server.get(Endpoint::Sessions.path()), &new).send().await.json();
    let old = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    let path = Endpoint::EndSession.url(&[&text(&old["id"])]);
    assert_eq!(with_token(server.delete(&path), &new).send().await.status, 204);
    let old = with_token(server.get(Endpoint::Me.path()), &bot).send().await;
    assert_eq!(old.problem(), "invalid_credentials");
}

#[tokio::test]
async fn number_of_tokens_and_logins_is_limited() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    for _ in 0..20 {
        server.token(&guest, "bot").await;
    }
    let request = server.post(Endpoint::CreateToken.path(), json!({ "label": "bot" })).with_guest(&guest);
    let rejected = request.send().await;
    assert_eq!((rejected.problem(), rejected.header("retry-after")), ("too_many".into(), "60"));
    let recover = || server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": guest.recovery })).send();
    for _ in 0..10 {
        assert_eq!(recover().await.status, 200);
    }
    let limited = recover().await;
    assert_eq!(limited.problem(), "rate_limited", "a right code is limited too");
    assert_ne!(limited.header("retry-after"), "");
    // Others log in as before.
    let other = server.guest("B").await;
    server.second_device(&other).await;
}

#[tokio::test]
async fn deleted_guest_is_removed_everywhere() {
    let server = Server::start().await;
    let (guest, friend) = (server.guest("Quagmire").await, server.guest("B").await);
    let summary = server.play_match(&guest, "take6", "rounds=1").await;
    let id = text(&summary["id"]);
    let record = server.get(&Endpoint::Record.url(&[&id])).send().await;
    assert!(record.body.contains("Quagmire"));
    // A match in progress against a friend, and an open connection.
    let table = server.table(&guest, json!({ "game": "take6", "players": 2, "options": "rounds=1" })).await;
    let table = text(&table["id"]);
    let seats = Endpoint::JoinTable.url(&[&table]);
    assert_eq!(server.post(&seats, json!({})).with_guest(&friend).send().await.status, 200);
    let (mut own, mut other) = (server.connect(&guest, &table).await, server.connect(&friend, &table).await);
    own.send(json!({ "type": "start" })).await;
    other.receive_until(|message| message["prompt"].is_object()).await;

    let deleted = server.delete(Endpoint::DeleteMe.path()).with_guest(&guest).send().await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
    own.receive_until(|message| message["type"] == "closing").await;
    assert_eq!(server.me(&guest).await.problem(), "invalid_credentials");
    assert_eq!(server.get(&Endpoint::Player.url(&[&guest.id])).send().await.problem(), "player_not_found");
    let recover = server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": guest.recovery })).send();
    assert_eq!(recover.await.problem(), "invalid_credentials");

    // The finished match is anonymous, although it was rendered before.
    let path = Endpoint::Match.url(&[&id]);
    let deleted_seat = json!({ "kind": "deleted_guest", "bot": false });
    eventually("the match is anonymous", async || {
        server.get(&path).send().await.json()["seats"][0] == deleted_seat
    })
    .await;
    for form in ["?form=json", "?form=text"] {
        let record = server.get(&format!("{}{form}", Endpoint::Record.url(&[&id]))).send().await;
        assert!(!record.body.contains("Quagmire") && !record.body.contains(&guest.id), "{record:?}");
        assert_eq!(Record::read(record.body.as_bytes()).unwrap().seats[0].name, "");
    }

    // A bot finishes the match in progress, which is stored without the name too.
    let ended = other.play_to_end().await;
    let summary = server.get(&Endpoint::Match.url(&[&ended])).send().await.json();
    assert_eq!(summary["seats"][0], deleted_seat, "{summary}");
    assert_eq!(summary["replaced_by_bot"], json!([0]));
    let friends = server.get(Endpoint::MyMatches.path()).with_guest(&friend).send().await;
    assert!(!friends.body.contains("Quagmire"), "{friends:?}");
}
