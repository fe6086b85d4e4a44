//! Secrets that must not appear in the log at any level.

#[path = "http/support/mod.rs"]
#[allow(dead_code)]
mod support;

use std::io;
use std::sync::{Arc, Mutex};

use rodeo_protocol::api::routes::{API_PREFIX, COOKIE, Endpoint};
use rodeo_server::{ACCESS_LOG_TARGET, AccessLog};
use rodeo_store::Store;
use serde_json::{Value, json};
use support::{Server, eventually, text};

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn log_contains_no_secrets() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .json()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .init();
    let server = Server::with(|config| config.access_log = Some(AccessLog::Address)).await;
    let (name, chat, code) = ("Quagmire", "Ptarmigan", "ABCD-EFGH-JKMN-PQRS-TVWX");
    let guest = server.guest(name).await;
    let bot = server.post(Endpoint::CreateBot.path(), json!({ "name": name })).send().await.json();
    server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": code })).send().await;
    server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": guest.recovery })).send().await;
    server
        .request("POST", Endpoint::CreateGuest.path())
        .header("content-type", "application/json")
        .body(chat)
        .send()
        .await;
    server.get(&format!("{API_PREFIX}/{chat}?{chat}")).send().await;

    // The next match starts with what this one tells about the guest.
    server.play_match(&guest, "take6", "rounds=1").await;
    let id = guest.id.parse().unwrap();
    eventually("the match is evaluated", async || !server.store.styles_of(id).unwrap().is_empty()).await;
    let (_, summary) = server.store.styles_of(id).unwrap().remove(0);
    let styles = serde_json::from_str::<Value>(&summary).unwrap()["styles"].to_string();

    // Hands are searched for as the messages contain them: too long to appear by chance.
    let body = json!({ "game": "take6", "players": 2, "bots": ["random"] });
    let table = server.table(&guest, body).await;
    let id = text(&table["id"]);
    let mut socket = server.connect(&guest, &id).await;
    socket.send(json!({ "type": "chat", "text": chat })).await;
    socket.send(json!({ "type": chat })).await;
    socket.send(json!({ "type": "nonce", "nonce": "5eed5eed5eed" })).await;
    socket.send(json!({ "type": "start" })).await;
    let (mut hands, mut last) = (Vec::new(), 0);
    for _ in 0..3 {
        let is_new =
            |message: &Value| message["prompt"]["question"].as_u64().is_some_and(|number| number > last);
        let message = socket.receive_until(is_new).await;
        last = message["prompt"]["question"].as_u64().unwrap();
        hands.push(message["view"]["hand"].to_string());
        hands.push(message["prompt"]["next"].to_string());
        let choice = &message["prompt"]["next"][0];
        socket.send(json!({ "type": "choose", "question": last, "choice": choice })).await;
    }
    let recovery = guest.recovery.clone();
    let secret = guest.cookie.strip_prefix(&format!("{COOKIE}=")).unwrap().to_owned();
    let token = text(&bot["token"]);
    drop(socket);
    server.stop.send(()).unwrap();
    server.serving.await.unwrap().unwrap();

    let log = log.text();
    assert!(log.contains(&id), "tables are logged:\n{log}");
    let route = json!(Endpoint::ConnectToTable.path());
    assert!(log.contains(&format!("\"route\":{route}")), "routes are logged, not paths:\n{log}");
    let secrets = [
        name,
        chat,
        code,
        &recovery,
        &secret,
        &token,
        "5eed5eed5eed",
        "\"cookie\"",
        "revealed",
        &summary,
        &styles,
    ];
    for secret in secrets.into_iter().chain(hands.iter().map(String::as_str)) {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
    let accesses = log.lines().filter(|line| line.contains(ACCESS_LOG_TARGET)).count();
    assert!(accesses >= 8 && log.contains("\"client\":\"127.0.0.1\""), "one line per request:\n{log}");
    // Ids are logged as fields and never as a part of a path.
    assert!(!log.contains(&format!("/{id}")), "{log}");
    for line in log.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let digits = line["fields"].to_string().chars().filter(char::is_ascii_digit).count();
        assert!(digits < 40, "so many digits could be cards: {line}");
    }
}
