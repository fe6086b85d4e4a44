//! Nonsense, tricks and floods: each gets its answer and changes nothing.

use std::time::Duration;

use rodeo_protocol::message::Snapshot;
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage, TableId};
use rodeo_server::{Config, Limits};
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::house::{House, hasty};
use crate::support::client::PATIENCE;
use crate::support::fold::Fold;
use crate::support::{Client, Guest, ask};

/// A table of Take 6 with two people and a bot in the middle of a match, and somebody who looks on.
async fn table(house: &House) -> (Client, Client, Client) {
    let address = house.address;
    let host = Guest::make(address, "Host").await.unwrap();
    let body = json!({ "game": "take6", "players": 3, "options": "rounds=1", "bots": ["simple"] });
    let id = host.open(address, &body).await.unwrap().id;
    let other = Guest::make(address, "Other").await.unwrap();
    other.join(address, id).await.unwrap();
    let looker = Guest::make(address, "Looker").await.unwrap();
    let mut clients = [host, other, looker].map(|guest| Client::new(address, &guest, id));
    for client in &mut clients {
        client.arrive().await;
    }
    let [mut host, mut other, mut looker] = clients;
    host.say(&ClientMessage::Start { fill: None }).await;
    for client in [&mut host, &mut other] {
        client.until(|fold| fold.prompt.is_some()).await;
    }
    // The bot has chosen: nothing happens any more by itself.
    for client in [&mut host, &mut other, &mut looker] {
        client.until(|fold| fold.pending.waiting.len() == 2).await;
    }
    (host, other, looker)
}

/// Everything this client can see now, by a connection of its own.
async fn look(client: &Client) -> Snapshot {
    let mut fresh = Client::new(client.address, &client.guest, client.table);
    fresh.connect(None).await.unwrap();
    loop {
        if let ServerMessage::Snapshot(snapshot) = fresh.next().await.unwrap() {
            return *snapshot;
        }
    }
}

async fn refused(client: &mut Client, frame: Message, code: ProblemCode) {
    let shown = frame.to_string().chars().take(120).collect::<String>();
    assert!(client.send(frame).await, "{shown}");
    match client.answer().await {
        Some(ServerMessage::Rejected { problem, .. }) => {
            assert_eq!(problem.code, code, "{shown}: {problem:?}")
        }
        other => panic!("{shown}: {other:?}"),
    }
}

fn said(text: impl Into<String>) -> Message {
    Message::text(text.into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_and_tricks_change_nothing() {
    use ProblemCode::*;
    let house = House::open(hasty()).await;
    let (mut host, mut other, mut looker) = table(&house).await;
    let before = [look(&host).await, look(&other).await, look(&looker).await];
    let question = other.fold.prompt.as_ref().unwrap().question;
    let mine = other.fold.prompt.as_ref().unwrap().next.clone();
    let theirs = host.fold.prompt.as_ref().unwrap().next.clone();
    let choose =
        |choice: &str| said(json!({"type": "choose", "question": question, "choice": choice}).to_string());
    for nonsense in [
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
        &"[".repeat(4000),
    ] {
        refused(&mut other, said(nonsense), Malformed).await;
    }
    refused(&mut other, Message::binary(&b"{\"type\":\"leave\"}"[..]), Malformed).await;
    refused(&mut other, said(format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(4096))), TooLarge)
        .await;
    for choice in ["", "pass", "row1", "nonsense", "0", "105", "255", "1 2 3", &"1 ".repeat(1000), &theirs[0]]
    {
        refused(&mut other, choose(choice), NotAllowed).await;
    }
    let of = |message: ClientMessage| said(serde_json::to_string(&message).unwrap());
    for old in [0, question + 1, u32::MAX] {
        let choice = mine[0].clone();
        refused(&mut other, of(ClientMessage::Choose { question: old, choice }), StaleQuestion).await;
        refused(
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
        refused(&mut other, of(message), code).await;
    }
    for (message, code) in [
        (ClientMessage::Start { fill: None }, NotNow),
        (ClientMessage::Remove { seat: seat(0) }, NotNow),
        (ClientMessage::Remove { seat: seat(2) }, NotNow),
        (ClientMessage::Remove { seat: seat(9) }, EmptySeats),
        (ClientMessage::ChangeSettings { settings: Default::default() }, NotNow),
        (bot(), NotNow),
    ] {
        refused(&mut host, of(message), code).await;
    }
    for (message, code) in [
        (ClientMessage::Choose { question, choice: mine[0].clone() }, NotSeated),
        (ClientMessage::NextWords { question, words: String::new() }, NotSeated),
        (ClientMessage::Chat { text: "hello".into() }, NotSeated),
        (ClientMessage::Leave {}, NotSeated),
        (ClientMessage::Start { fill: Some("simple".into()) }, NotSeated),
        (ClientMessage::Rematch { wanted: true }, NotSeated),
        (ClientMessage::Sit { seat: None }, NotNow),
    ] {
        refused(&mut looker, of(message), code).await;
    }
    // Three who took this in, and nothing is different.
    let after = [look(&host).await, look(&other).await, look(&looker).await];
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before, after);
    }
    // A message that was good once is not good twice, and a repeat of an answer does no harm.
    other.send(choose(&mine[0])).await;
    other.send(choose(&mine[0])).await;
    host.say(&ClientMessage::Choose { question, choice: theirs[0].clone() }).await;
    other.until(|fold| fold.pending.question != Some(question)).await;
    refused(&mut other, choose(&mine[0]), StaleQuestion).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_message_ends_the_connection_and_nothing_else() {
    let house = House::open(hasty()).await;
    let (host, other, _) = table(&house).await;
    let before = look(&host).await;
    let mut client = Client::new(other.address, &other.guest, other.table);
    client.arrive().await;
    client.send(said("x".repeat(70_000))).await;
    match client.answer().await {
        Some(ServerMessage::Closing { problem }) => assert_eq!(problem.code, ProblemCode::TooLarge),
        other => panic!("{other:?}"),
    }
    assert!(client.next().await.is_none());
    let mut long_ping = vec![0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0];
    long_ping.resize(8 + 256, b'x');
    let longest = [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];
    for (what, frame) in [
        ("no frame", &b"GET / HTTP/1.1\r\n\r\n"[..]),
        ("not masked", &[0x81, 0x02, b'{', b'}']),
        ("a kind that there is not", &[0x83, 0x80, 0, 0, 0, 0]),
        ("not UTF-8", &[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
        ("the longest there is", &longest),
        ("a ping that is too long", &long_ping),
    ] {
        client.arrive_again().await;
        client.raw().write_all(frame).await.unwrap();
        while let Some(message) = client.next_within(PATIENCE).await {
            assert!(!matches!(message, ServerMessage::Rejected { .. }), "{what}");
        }
        assert!(!client.is_connected(), "{what} leaves the connection open");
    }
    assert_eq!(look(&host).await.seq, before.seq);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_connect() {
    let house = House::open(hasty()).await;
    let (host, _, _) = table(&house).await;
    let address = house.address;
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
    let mut nobody = host.guest.clone();
    nobody.header.1 = "rodeo=00".into();
    assert_eq!(status(Client::new(address, &nobody, host.table).connect(None).await).0, 401);
    nobody.header.1 = "other=00".into();
    assert_eq!(status(Client::new(address, &nobody, host.table).connect(None).await).0, 401);
    let who = [(host.guest.header.0, host.guest.header.1.as_str())];
    let get = |path: String| async move { ask(address, "GET", &path, &who, None).await.unwrap() };
    let table = host.table;
    let code = get(format!("/api/v1/tables/{table}/ws")).await.problem().code;
    assert_eq!(code, ProblemCode::Malformed, "no WebSocket");
    assert_eq!(get(format!("/api/v1/tables/{table}/ws?have=x")).await.problem().code, ProblemCode::Malformed);
    assert_eq!(get("/api/v1/tables/nonsense/ws".into()).await.problem().code, ProblemCode::TableNotFound);
    let beyond = get(format!("/api/v1/me/matches?before={}", 1u64 << 53)).await;
    assert_eq!(beyond.problem().code, ProblemCode::Malformed, "more than the description of the API allows");
    let mut lost = Client::new(address, &host.guest, TableId::from_random([9; 16]));
    lost.connect(None).await.unwrap();
    match lost.answer().await {
        Some(ServerMessage::Closing { problem }) => assert_eq!(problem.code, ProblemCode::TableNotFound),
        other => panic!("{other:?}"),
    }
    // Changes over HTTP are for pages of this site as well.
    let body = json!({ "name": "x" });
    let foreign = [("Origin", "https://evil.example")];
    let answer = ask(address, "POST", "/api/v1/guests", &foreign, Some(&body)).await.unwrap();
    assert_eq!(answer.problem().code, ProblemCode::OriginNotAllowed);
    // Whoever has a number from the future is shown everything anew.
    client.connect(Some(u64::MAX)).await.unwrap();
    client.next().await.unwrap();
    assert!(matches!(client.next().await, Some(ServerMessage::Snapshot(_))));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_and_too_fast() {
    let limits = Limits {
        connections_per_guest: 2,
        tables_per_guest: 1,
        spectators: 1,
        messages_per_second: 0.5,
        message_burst: 3.0,
        chat_per_second: 0.1,
        chat_burst: 1.0,
        ..hasty().limits
    };
    let house = House::open(Config { limits, ..hasty() }).await;
    let (mut host, mut other, looker) = table(&house).await;
    let address = house.address;
    for t in 0..3 {
        let pong = other.ask(&ClientMessage::Ping { t }).await;
        assert_eq!(pong, Some(ServerMessage::Pong { t }));
    }
    for _ in 0..200 {
        match other.ask(&ClientMessage::Ping { t: 0 }).await {
            Some(ServerMessage::Rejected { problem, .. }) => {
                assert_eq!(problem.code, ProblemCode::RateLimited);
                assert!(problem.retry_after_ms.is_some_and(|ms| ms <= 2000), "{problem:?}");
            }
            Some(ServerMessage::Pong { .. }) => {}
            other => panic!("{other:?}"),
        }
    }
    while let Some(answer) = other.ask(&ClientMessage::Ping { t: 0 }).await {
        if let ServerMessage::Closing { problem } = answer {
            assert_eq!(problem.code, ProblemCode::RateLimited);
            break;
        }
    }
    other.connect(other.fold.have).await.unwrap();
    let mut third = Client::new(address, &other.guest, other.table);
    third.arrive().await;
    match Client::new(address, &other.guest, other.table).connect(None).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 429),
        other => panic!("{other:?}"),
    }
    let mut late = Client::new(address, &Guest::make(address, "Late").await.unwrap(), looker.table);
    late.connect(None).await.unwrap();
    match late.answer().await {
        Some(ServerMessage::Closing { problem }) => assert_eq!(problem.code, ProblemCode::TooMany),
        other => panic!("{other:?}"),
    }
    let second = json!({ "game": "take6", "players": 2, "bots": ["simple"], "start": true });
    let answer = host.guest.ask(address, "POST", "/api/v1/tables", Some(&second)).await.unwrap();
    assert_eq!(answer.problem().code, ProblemCode::TooMany);
    host.say(&ClientMessage::Chat { text: "one".into() }).await;
    host.until(|fold| fold.chat.len() == 1).await;
    match host.ask(&ClientMessage::Chat { text: "two".into() }).await {
        Some(ServerMessage::Rejected { problem, .. }) => assert_eq!(problem.code, ProblemCode::RateLimited),
        other => panic!("{other:?}"),
    }
    house.close().await;

    let limits = Limits {
        requests_per_second: 0.5,
        request_burst: 2.0,
        guests_per_second: 0.5,
        guest_burst: 2.0,
        ..hasty().limits
    };
    let house = House::open(Config { limits, ..hasty() }).await;
    let address = house.address;
    let guest = Guest::make(address, "One").await.unwrap();
    Guest::make(address, "Two").await.unwrap();
    let body = json!({ "name": "Three" });
    let third = ask(address, "POST", "/api/v1/guests", &[], Some(&body)).await.unwrap();
    assert_eq!(third.problem().code, ProblemCode::RateLimited);
    assert!(third.header("retry-after").is_some(), "{}", third.head);
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(guest.ask(address, "GET", "/api/v1/me", None).await.unwrap().status);
    }
    assert_eq!(codes, [200, 200, 429, 429]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_is_dropped_and_the_others_play_on() {
    let limits = Limits { outbox: 8, patience: Duration::from_millis(300), ..hasty().limits };
    let house = House::open(Config { limits, ..hasty() }).await;
    let (mut host, mut other, looker) = table(&house).await;
    let mut deaf = Client::new(house.address, &looker.guest, looker.table);
    deaf.connect_deaf().await;
    // Long lines, more than any buffer between the two takes.
    for turn in 0..100 {
        for line in 0..40 {
            let text = format!("{turn}/{line} {}", "🐂".repeat(290));
            host.say(&ClientMessage::Chat { text }).await;
        }
        let last = format!("{turn}/39 ");
        let heard = |fold: &Fold| fold.chat.last().is_some_and(|line| line.text.starts_with(&last));
        host.until(heard).await;
        other.until(heard).await;
    }
    let question = other.fold.prompt.as_ref().unwrap().question;
    for client in [&mut host, &mut other] {
        let choice = client.fold.prompt.as_ref().unwrap().next[0].clone();
        client.say(&ClientMessage::Choose { question, choice }).await;
    }
    other.until(|fold| fold.pending.question != Some(question)).await;
    // What was on its way can still be read; then it is over, long before the end.
    while deaf.next().await.is_some() {}
    assert!(deaf.fold.have < other.fold.have, "somebody who never read has everything");
    house.close().await;
}
