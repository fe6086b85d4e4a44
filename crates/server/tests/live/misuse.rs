//! Invalid, illegal and excessive messages are rejected and change nothing.

use std::time::Duration;

use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use rodeo_protocol::message::Snapshot;
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage, TableId};
use rodeo_server::{Config, Limits};
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::support::client::TIMEOUT;
use crate::support::client_state::ClientState;
use crate::support::{Client, Guest, request};
use crate::test_server::{TestServer, test_config};

/// A table of Take 6 with two guests and a bot during a match, and a spectator.
async fn table(server: &TestServer) -> (Client, Client, Client) {
    let address = server.address;
    let host = Guest::create(address, "Host").await.unwrap();
    let body = json!({ "game": "take6", "players": 3, "options": "rounds=1", "bots": ["simple"] });
    let id = host.open_table(address, &body).await.unwrap().id;
    let other = Guest::create(address, "Other").await.unwrap();
    other.join_table(address, id).await.unwrap();
    let spectator = Guest::create(address, "Spectator").await.unwrap();
    let mut clients = [host, other, spectator].map(|guest| Client::new(address, &guest, id));
    for client in &mut clients {
        client.enter().await;
    }
    let [mut host, mut other, mut spectator] = clients;
    host.send(&ClientMessage::Start { fill: None }).await;
    for client in [&mut host, &mut other] {
        client.wait_for(|state| state.prompt.is_some()).await;
    }
    // Once the bot has chosen, nothing happens without the guests.
    for client in [&mut host, &mut other, &mut spectator] {
        client.wait_for(|state| state.pending.waiting.len() == 2).await;
    }
    (host, other, spectator)
}

/// Returns what this client can see, through another connection.
async fn snapshot(client: &Client) -> Snapshot {
    let mut fresh = Client::new(client.address, &client.guest, client.table);
    fresh.connect(None).await.unwrap();
    loop {
        if let ServerMessage::Snapshot(snapshot) = fresh.next().await.unwrap() {
            return *snapshot;
        }
    }
}

async fn rejected(client: &mut Client, frame: Message, code: ProblemCode) {
    let shown = frame.to_string().chars().take(120).collect::<String>();
    assert!(client.send_frame(frame).await, "{shown}");
    match client.next_reply().await {
        Some(ServerMessage::Rejected { problem, .. }) => {
            assert_eq!(problem.code, code, "{shown}: {problem:?}")
        }
        other => panic!("{shown}: {other:?}"),
    }
}

fn text_frame(text: impl Into<String>) -> Message {
    Message::text(text.into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invalid_and_illegal_messages_change_nothing() {
    use ProblemCode::*;
    let server = TestServer::start(test_config()).await;
    let (mut host, mut other, mut spectator) = table(&server).await;
    let before = [snapshot(&host).await, snapshot(&other).await, snapshot(&spectator).await];
    let question = other.state.prompt.as_ref().unwrap().question;
    let mine = other.state.prompt.as_ref().unwrap().next.clone();
    let theirs = host.state.prompt.as_ref().unwrap().next.clone();
    let choose = |choice: &str| {
        text_frame(json!({"type": "choose", "question": question, "choice": choice}).to_string())
    };
    for malformed in [
        "",
        " ",
        "null",
        "[]",
        "{",
        "{}",
        "7",
        "\"choose\"",
        "{\"type\":7}",
        "{\"type\":\"nope\"}",
        "{\"type\":\"choose\"}",
        r#"{"type":"choose","question":-1,"choice":"1"}"#,
        r#"{"type":"choose","question":1,"choice":7}"#,
        r#"{"type":"choose","question":4294967296,"choice":"1"}"#,
        r#"{"type":"ping","t":1,"x":2}"#,
        r#"{"type":"support","question":1,"seat":10}"#,
        r#"{"type":"leave","seat":0}"#,
        "{\"type\":\"leave\"}x",
        r#"{"type":"chat","text":"\ud800"}"#,
        r#"{"type":"react","reaction":"shrug"}"#,
        r#"{"type":"react","reaction":"wow","text":"hello"}"#,
        &"[".repeat(4000),
    ] {
        rejected(&mut other, text_frame(malformed), Malformed).await;
    }
    rejected(&mut other, Message::binary(&b"{\"type\":\"leave\"}"[..]), Malformed).await;
    rejected(
        &mut other,
        text_frame(format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(4096))),
        TooLarge,
    )
    .await;
    for choice in ["", "pass", "row1", "nonsense", "0", "105", "255", "1 2 3", &"1 ".repeat(1000), &theirs[0]]
    {
        rejected(&mut other, choose(choice), NotAllowed).await;
    }
    let of = |message: ClientMessage| text_frame(serde_json::to_string(&message).unwrap());
    for old in [0, question + 1, u32::MAX] {
        let choice = mine[0].clone();
        rejected(&mut other, of(ClientMessage::Choose { question: old, choice }), StaleQuestion).await;
        rejected(
            &mut other,
            of(ClientMessage::NextWords { question: old, words: String::new() }),
            StaleQuestion,
        )
        .await;
    }
    let seat = |number: u8| rodeo_rules::seat::Seat::new(number).unwrap();
    let bot = || ClientMessage::AddBot { seat: None, level: "simple".into() };
    for (message, code) in [
        (ClientMessage::Support { question, seat: seat(0) }, NotNow),
        (ClientMessage::PassForTurn { question }, NotAllowed),
        (ClientMessage::NextWords { question, words: "nonsense".into() }, NotAllowed),
        (ClientMessage::Chat { text: " \u{200b} ".into() }, InvalidChat),
        (ClientMessage::Chat { text: "x".repeat(301) }, InvalidChat),
        (ClientMessage::Sit { seat: Some(seat(2)) }, NotNow),
        (ClientMessage::Nonce { nonce: "00".into() }, NotNow),
        (ClientMessage::Start { fill: None }, NotHost),
        (ClientMessage::Pause {}, NotHost),
        (ClientMessage::Remove { seat: seat(0) }, NotHost),
        (ClientMessage::ChangeSettings { settings: Default::default() }, NotHost),
        (bot(), NotHost),
        (ClientMessage::Resume {}, NotNow),
        (ClientMessage::Rematch { wanted: true }, NotNow),
        (ClientMessage::Nudge { seat: seat(0) }, NotNow),
    ] {
        rejected(&mut other, of(message), code).await;
    }
    for (message, code) in [
        (ClientMessage::Start { fill: None }, NotNow),
        (ClientMessage::Remove { seat: seat(0) }, NotNow),
        (ClientMessage::Remove { seat: seat(2) }, NotNow),
        (ClientMessage::Remove { seat: seat(9) }, EmptySeats),
        (ClientMessage::ChangeSettings { settings: Default::default() }, NotNow),
        (bot(), NotNow),
    ] {
        rejected(&mut host, of(message), code).await;
    }
    for (message, code) in [
        (ClientMessage::Choose { question, choice: mine[0].clone() }, NotSeated),
        (ClientMessage::NextWords { question, words: String::new() }, NotSeated),
        (ClientMessage::Chat { text: " ".into() }, InvalidChat),
        (ClientMessage::Leave {}, NotSeated),
        (ClientMessage::Start { fill: Some("simple".into()) }, NotSeated),
        (ClientMessage::Rematch { wanted: true }, NotSeated),
        (ClientMessage::Sit { seat: None }, NotNow),
    ] {
        rejected(&mut spectator, of(message), code).await;
    }
    // All three viewers see the same as before.
    let after = [snapshot(&host).await, snapshot(&other).await, snapshot(&spectator).await];
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before, after);
    }
    // Repeating an answer has no effect; after the turn it is stale.
    other.send_frame(choose(&mine[0])).await;
    other.send_frame(choose(&mine[0])).await;
    host.send(&ClientMessage::Choose { question, choice: theirs[0].clone() }).await;
    other.wait_for(|state| state.pending.question != Some(question)).await;
    rejected(&mut other, choose(&mine[0]), StaleQuestion).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invalid_frames_end_only_their_connection() {
    let server = TestServer::start(test_config()).await;
    let (host, other, _) = table(&server).await;
    let before = snapshot(&host).await;
    let mut client = Client::new(other.address, &other.guest, other.table);
    client.enter().await;
    client.send_frame(text_frame("x".repeat(70_000))).await;
    match client.next_reply().await {
        Some(ServerMessage::Closing { problem }) => assert_eq!(problem.code, ProblemCode::TooLarge),
        other => panic!("{other:?}"),
    }
    assert!(client.next().await.is_none());
    let mut long_ping = vec![0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0];
    long_ping.resize(8 + 256, b'x');
    let longest = [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];
    for (what, frame) in [
        ("not a frame", &b"GET / HTTP/1.1\r\n\r\n"[..]),
        ("not masked", &[0x81, 0x02, b'{', b'}']),
        ("an unknown opcode", &[0x83, 0x80, 0, 0, 0, 0]),
        ("not UTF-8", &[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
        ("the longest length", &longest),
        ("a ping that is too long", &long_ping),
    ] {
        client.connect_anew().await;
        client.raw().write_all(frame).await.unwrap();
        while let Some(message) = client.next_within(TIMEOUT).await {
            assert!(!matches!(message, ServerMessage::Rejected { .. }), "{what}");
        }
        assert!(!client.is_connected(), "{what}: the connection is still open");
    }
    assert_eq!(snapshot(&host).await.seq, before.seq);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_authenticated() {
    let server = TestServer::start(test_config()).await;
    let (host, _, _) = table(&server).await;
    let address = server.address;
    let status = |result: Result<(), Error>| match result {
        Err(Error::Http(response)) => {
            let body = String::from_utf8(response.body().clone().unwrap_or_default()).unwrap();
            (response.status().as_u16(), body)
        }
        other => panic!("{other:?}"),
    };
    let mut client = Client::new(address, &host.guest, host.table);
    for origin in ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"] {
        let (status, body) = status(client.connect_with(None, &[("Origin", origin)]).await);
        assert_eq!(status, 403, "{origin}: {body}");
    }
    let own = format!("http://{address}");
    client.connect_with(None, &[("Origin", &own)]).await.unwrap();
    let mut unknown = host.guest.clone();
    unknown.header.1 = format!("{COOKIE}=00");
    assert_eq!(status(Client::new(address, &unknown, host.table).connect(None).await).0, 401);
    unknown.header.1 = "other=00".into();
    assert_eq!(status(Client::new(address, &unknown, host.table).connect(None).await).0, 401);
    let authentication = [(host.guest.header.0, host.guest.header.1.as_str())];
    let get =
        |path: String| async move { request(address, "GET", &path, &authentication, None).await.unwrap() };
    let path = Endpoint::ConnectToTable.url(&[&host.table]);
    let code = get(path.clone()).await.problem().code;
    assert_eq!(code, ProblemCode::Malformed, "not a WebSocket");
    assert_eq!(get(format!("{path}?have=x")).await.problem().code, ProblemCode::Malformed);
    assert_eq!(
        get(Endpoint::ConnectToTable.url(&[&"unknown"])).await.problem().code,
        ProblemCode::TableNotFound
    );
    let beyond = get(format!("{}?before={}", Endpoint::MyMatches.path(), 1u64 << 53)).await;
    assert_eq!(beyond.problem().code, ProblemCode::Malformed, "more than the OpenAPI document allows");
    let mut lost = Client::new(address, &host.guest, TableId::from_random([9; 16]));
    lost.connect(None).await.unwrap();
    match lost.next_reply().await {
        Some(ServerMessage::Closing { problem }) => assert_eq!(problem.code, ProblemCode::TableNotFound),
        other => panic!("{other:?}"),
    }
    // The origin of HTTP requests is checked too.
    let body = json!({ "name": "x" });
    let foreign = [("Origin", "https://evil.example")];
    let response =
        request(address, "POST", Endpoint::CreateGuest.path(), &foreign, Some(&body)).await.unwrap();
    assert_eq!(response.problem().code, ProblemCode::OriginNotAllowed);
    // A client that claims a future state receives a snapshot.
    client.connect(Some(u64::MAX)).await.unwrap();
    client.next().await.unwrap();
    assert!(matches!(client.next().await, Some(ServerMessage::Snapshot(_))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_are_enforced() {
    let limits = Limits {
        connections_per_guest: 2,
        tables_per_guest: 1,
        spectators: 1,
        messages_per_second: 0.5,
        message_burst: 3.0,
        chat_per_second: 0.1,
        chat_burst: 1.0,
        ..test_config().limits
    };
    let server = TestServer::start(Config { limits, ..test_config() }).await;
    let (mut host, mut other, spectator) = table(&server).await;
    let address = server.address;
    for t in 0..3 {
        let pong = other.request(&ClientMessage::Ping { t }).await;
        assert_eq!(pong, Some(ServerMessage::Pong { t }));
    }
    for _ in 0..200 {
        match other.request(&ClientMessage::Ping { t: 0 }).await {
            Some(ServerMessage::Rejected { problem, .. }) => {
                assert_eq!(problem.code, ProblemCode::RateLimited);
                assert!(problem.retry_after_ms.is_some_and(|ms| ms <= 2000), "{problem:?}");
            }
            Some(ServerMessage::Pong { .. }) => {}
            other => panic!("{other:?}"),
        }
    }
    while let Some(reply) = other.request(&ClientMessage::Ping { t: 0 }).await {
        if let ServerMessage::Closing { problem } = reply {
            assert_eq!(problem.code, ProblemCode::RateLimited);
            break;
        }
    }
    other.connect(other.state.have).await.unwrap();
    let mut third = Client::new(address, &other.guest, other.table);
    third.enter().await;
    match Client::new(address, &other.guest, other.table).connect(None).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 429),
        other => panic!("{other:?}"),
    }
    let mut late = Client::new(address, &Guest::create(address, "Late").await.unwrap(), spectator.table);
    late.connect(None).await.unwrap();
    match late.next_reply().await {
        Some(ServerMessage::Closing { problem }) => {
            assert_eq!(problem.code, ProblemCode::TooMany);
            assert!(problem.retry_after_ms.is_some(), "{problem:?}");
        }
        other => panic!("{other:?}"),
    }
    let second = json!({ "game": "take6", "players": 2, "bots": ["simple"], "start": true });
    let response =
        host.guest.request(address, "POST", Endpoint::OpenTable.path(), Some(&second)).await.unwrap();
    assert_eq!(response.problem().code, ProblemCode::TooMany);
    host.send(&ClientMessage::Chat { text: "one".into() }).await;
    host.wait_for(|state| state.chat.len() == 1).await;
    match host.request(&ClientMessage::Chat { text: "two".into() }).await {
        Some(ServerMessage::Rejected { problem, .. }) => assert_eq!(problem.code, ProblemCode::RateLimited),
        other => panic!("{other:?}"),
    }
    server.stop().await;

    let limits = Limits {
        requests_per_second: 0.5,
        request_burst: 2.0,
        guests_per_second: 0.5,
        guest_burst: 2.0,
        guest_wait: Duration::ZERO,
        ..test_config().limits
    };
    let server = TestServer::start(Config { limits, ..test_config() }).await;
    let address = server.address;
    let guest = Guest::create(address, "One").await.unwrap();
    Guest::create(address, "Two").await.unwrap();
    let body = json!({ "name": "Three" });
    let third = request(address, "POST", Endpoint::CreateGuest.path(), &[], Some(&body)).await.unwrap();
    assert_eq!(third.problem().code, ProblemCode::RateLimited);
    assert!(third.header("retry-after").is_some(), "{}", third.head);
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(guest.request(address, "GET", Endpoint::Me.path(), None).await.unwrap().status);
    }
    assert_eq!(codes, [200, 200, 429, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_reader_is_disconnected_and_the_match_continues() {
    let limits = Limits { outbox: 32, write_timeout: Duration::from_secs(1), ..test_config().limits };
    let server = TestServer::start(Config { limits, ..test_config() }).await;
    let (mut host, mut other, spectator) = table(&server).await;
    let mut slow = Client::new(server.address, &spectator.guest, spectator.table);
    slow.connect_without_reading().await;
    // More than all buffers between server and client hold.
    for turn in 0..150 {
        for line in 0..40 {
            let text = format!("{turn}/{line} {}", "🐂".repeat(290));
            host.send(&ClientMessage::Chat { text }).await;
        }
        let last = format!("{turn}/39 ");
        let has_last =
            |state: &ClientState| state.chat.last().is_some_and(|line| line.text.starts_with(&last));
        host.wait_for(has_last).await;
        other.wait_for(has_last).await;
    }
    let question = other.state.prompt.as_ref().unwrap().question;
    for client in [&mut host, &mut other] {
        let choice = client.state.prompt.as_ref().unwrap().next[0].clone();
        client.send(&ClientMessage::Choose { question, choice }).await;
    }
    other.wait_for(|state| state.pending.question != Some(question)).await;
    // What is in the buffers can still be read, and then the connection ends before the last message.
    while slow.next().await.is_some() {}
    assert!(slow.state.have < other.state.have, "the slow reader received everything");
    server.stop().await;
}
