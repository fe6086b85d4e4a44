//! Chat of spectators, quick reactions and the history of a match, over real sockets.

use rodeo_protocol::{ClientMessage, ProblemCode, Reaction, ServerMessage};
use serde_json::json;

use crate::support::{Client, Guest};
use crate::test_server::{TestServer, test_config};

/// A player against a bot, and a spectator. `options` are those of the table.
async fn table(server: &TestServer, game: &str) -> (Client, Client) {
    let address = server.address;
    let host = Guest::create(address, "Host").await.unwrap();
    let body = json!({ "game": game, "players": 2, "bots": ["simple"], "start": true });
    let id = host.open_table(address, &body).await.unwrap().id;
    let spectator = Guest::create(address, "Spectator").await.unwrap();
    let (mut host, mut spectator) = (Client::new(address, &host, id), Client::new(address, &spectator, id));
    host.enter().await;
    spectator.enter().await;
    (host, spectator)
}

/// Returns the problem of the next rejected message.
async fn problem(client: &mut Client) -> ProblemCode {
    match client.next_reply().await {
        Some(ServerMessage::Rejected { problem, .. }) => problem.code,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reactions_reach_everyone_and_are_not_stored() {
    let server = TestServer::start(test_config()).await;
    let (mut host, mut spectator) = table(&server, "take6").await;
    let reaction = Reaction::Laugh;
    host.send(&ClientMessage::React { reaction }).await;
    for client in [&mut host, &mut spectator] {
        match client.next_reply().await {
            Some(ServerMessage::Reaction { seat, name, reaction, .. }) => {
                assert_eq!(
                    (seat.map(|seat| seat.index()), name.as_str(), reaction),
                    (Some(0), "Host", reaction)
                );
            }
            other => panic!("{other:?}"),
        }
    }
    spectator.send(&ClientMessage::React { reaction: Reaction::Wow }).await;
    match host.next_reply().await {
        Some(ServerMessage::Reaction { seat: None, name, reaction: Reaction::Wow, .. }) => {
            assert_eq!(name, "Spectator");
        }
        other => panic!("{other:?}"),
    }
    // Somebody who comes later receives neither of them.
    spectator.connect_anew().await;
    spectator.send(&ClientMessage::Ping { t: 1 }).await;
    assert_eq!(spectator.next_reply().await, Some(ServerMessage::Pong { t: 1 }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reactions_share_the_rate_limit_of_chat() {
    let mut config = test_config();
    (config.limits.chat_per_second, config.limits.chat_burst) = (0.001, 2.0);
    let server = TestServer::start(config).await;
    let (mut host, _) = table(&server, "take6").await;
    for _ in 0..2 {
        host.send(&ClientMessage::React { reaction: Reaction::Ouch }).await;
        assert!(matches!(host.next_reply().await, Some(ServerMessage::Reaction { .. })));
    }
    host.send(&ClientMessage::React { reaction: Reaction::Ouch }).await;
    assert_eq!(problem(&mut host).await, ProblemCode::RateLimited);
    host.send(&ClientMessage::Chat { text: "hello".into() }).await;
    assert_eq!(problem(&mut host).await, ProblemCode::RateLimited);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_chat_apart_from_the_table() {
    let server = TestServer::start(test_config()).await;
    let (mut host, mut spectator) = table(&server, "take6").await;
    spectator.send(&ClientMessage::Chat { text: "nice".into() }).await;
    for client in [&mut host, &mut spectator] {
        match client.next_reply().await {
            Some(ServerMessage::SpectatorChat { name, text, at_ms, .. }) => {
                assert_eq!((name.as_str(), text.as_str()), ("Spectator", "nice"));
                assert!(at_ms > 0);
            }
            other => panic!("{other:?}"),
        }
    }
    // It is no line of the table.
    host.send(&ClientMessage::Chat { text: "thanks".into() }).await;
    spectator.wait_for(|state| !state.chat.is_empty()).await;
    let lines: Vec<&str> = spectator.state.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(lines, ["thanks"]);
    assert!(spectator.state.chat[0].at_ms.is_some());
    server.stop().await;
}

/// A reaction is a signal too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_reacts_while_chat_is_closed() {
    let server = TestServer::start(test_config()).await;
    let (mut host, mut spectator) = table(&server, "buffalo").await;
    for client in [&mut host, &mut spectator] {
        client.send(&ClientMessage::React { reaction: Reaction::Think }).await;
        assert_eq!(problem(client).await, ProblemCode::ChatClosed);
        client.send(&ClientMessage::Chat { text: "55".into() }).await;
        assert_eq!(problem(client).await, ProblemCode::ChatClosed);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn history_is_limited() {
    let server = TestServer::start(test_config()).await;
    let (mut host, _) = table(&server, "take6").await;
    let until = host.state.have.unwrap();
    for _ in 0..5 {
        host.send(&ClientMessage::History { until }).await;
        match host.next_reply().await {
            Some(ServerMessage::History { events, .. }) => assert!(!events.is_empty()),
            other => panic!("{other:?}"),
        }
    }
    host.send(&ClientMessage::History { until }).await;
    assert_eq!(problem(&mut host).await, ProblemCode::RateLimited);
    server.stop().await;
}
