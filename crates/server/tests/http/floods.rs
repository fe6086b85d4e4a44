//! Frames that are no messages count towards a limit.

use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::support::{Server, Socket, text};

/// Returns a socket to a table of a server with a small limit.
async fn connected() -> (Server, Socket) {
    let server = Server::with(|config| {
        config.limits.messages_per_second = 0.001;
        config.limits.message_burst = 60.0;
    })
    .await;
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let socket = server.connect(&guest, &table).await;
    (server, socket)
}

/// Returns the code of the problem with which the server closes the connection.
async fn closed_with(socket: &mut Socket) -> String {
    while let Some(message) = socket.receive().await {
        if message["type"] == "closing" {
            assert!(message["problem"]["retry_after_ms"].is_u64(), "{message}");
            return text(&message["problem"]["code"]);
        }
    }
    "no message".into()
}

/// Sends frames until the server closes the connection, at most this many.
async fn flood(socket: &mut Socket, frames: impl IntoIterator<Item = Message>) {
    for frame in frames {
        if socket.0.send(frame).await.is_err() {
            return;
        }
    }
}

#[tokio::test]
async fn flood_of_pings_closes_the_connection() {
    let (_server, mut socket) = connected().await;
    flood(&mut socket, (0..100).map(|_| Message::Ping(Bytes::new()))).await;
    assert_eq!(closed_with(&mut socket).await, "rate_limited");
}

#[tokio::test]
async fn flood_of_pongs_closes_the_connection() {
    let (_server, mut socket) = connected().await;
    flood(&mut socket, (0..100).map(|_| Message::Pong(Bytes::from_static(b"x")))).await;
    assert_eq!(closed_with(&mut socket).await, "rate_limited");
}

#[tokio::test]
async fn flood_of_empty_fragments_closes_the_connection() {
    let (_server, mut socket) = connected().await;
    let fragment = |data| Message::Frame(Frame::message(Bytes::new(), OpCode::Data(data), false));
    let first = std::iter::once(fragment(Data::Text));
    flood(&mut socket, first.chain((0..100).map(|_| fragment(Data::Continue)))).await;
    assert_eq!(closed_with(&mut socket).await, "rate_limited");
}

#[tokio::test]
async fn some_pings_and_fragments_are_allowed() {
    let (_server, mut socket) = connected().await;
    flood(&mut socket, (0..20).map(|_| Message::Ping(Bytes::new()))).await;
    let text = |part: &str, data, last| {
        Message::Frame(Frame::message(part.as_bytes().to_vec(), OpCode::Data(data), last))
    };
    let parts = [
        text("{\"type\":", Data::Text, false),
        text("\"ping\",\"t\"", Data::Continue, false),
        text(":7}", Data::Continue, true),
    ];
    flood(&mut socket, parts).await;
    loop {
        let message = socket.receive().await.expect("the connection stays open");
        match message["type"].as_str() {
            Some("pong") => return,
            Some("rejected" | "closing") => panic!("{message}"),
            _ => {}
        }
    }
}
