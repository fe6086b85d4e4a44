//! What must never get into logs, however much is logged.

#[path = "http/support/mod.rs"]
#[allow(dead_code)]
mod support;

use std::io;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use support::{Server, text};

/// All that was logged.
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
async fn logs_tell_no_secrets() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .json()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .init();
    let server = Server::start().await;
    let (name, said, code) = ("Quagmire", "Ptarmigan", "ABCD-EFGH-JKMN-PQRS-TVWX");
    let guest = server.guest(name).await;
    let bot = server.post("/api/v1/bots", json!({ "name": name })).send().await.json();
    server.post("/api/v1/recover", json!({ "recovery": code })).send().await;
    server.post("/api/v1/recover", json!({ "recovery": guest.recovery })).send().await;
    server.ask("POST", "/api/v1/guests").header("content-type", "application/json").body(said).send().await;
    server.get(&format!("/api/v1/{said}?{said}")).send().await;

    // Cards of six digits with their heads cannot be there by chance: they are found as the messages write them.
    let body = json!({ "game": "take6", "players": 2, "bots": ["random"] });
    let table = server.table(&guest, body).await;
    let id = text(&table["id"]);
    let mut socket = server.connect(&guest, &id).await;
    socket.say(json!({ "type": "chat", "text": said })).await;
    socket.say(json!({ "type": said })).await;
    socket.say(json!({ "type": "nonce", "nonce": "5eed5eed5eed" })).await;
    socket.say(json!({ "type": "start" })).await;
    let (mut hands, mut last) = (Vec::new(), 0);
    for _ in 0..3 {
        let is_new =
            |message: &Value| message["prompt"]["question"].as_u64().is_some_and(|number| number > last);
        let asked = socket.hear_until(is_new).await;
        last = asked["prompt"]["question"].as_u64().unwrap();
        hands.push(asked["view"]["hand"].to_string());
        hands.push(asked["prompt"]["next"].to_string());
        let choice = &asked["prompt"]["next"][0];
        socket.say(json!({ "type": "choose", "question": last, "choice": choice })).await;
    }
    let recovery = guest.recovery.clone();
    let secret = guest.cookie.strip_prefix("rodeo=").unwrap().to_owned();
    let token = text(&bot["token"]);
    drop(socket);
    server.stop.send(()).unwrap();
    server.serving.await.unwrap().unwrap();

    let log = log.text();
    assert!(log.contains(&id), "tables are named:\n{log}");
    assert!(log.contains("\"route\":\"/api/v1/tables/{id}/ws\""), "routes are patterns:\n{log}");
    let secrets = [name, said, code, &recovery, &secret, &token, "5eed5eed5eed", "\"cookie\"", "revealed"];
    for secret in secrets.into_iter().chain(hands.iter().map(String::as_str)) {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
    // A path with an id in it could only be there by mistake: ids stand by themselves.
    assert!(!log.contains(&format!("/{id}")), "{log}");
    for line in log.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let digits = line["fields"].to_string().chars().filter(char::is_ascii_digit).count();
        assert!(digits < 40, "so many numbers might be cards: {line}");
    }
}
