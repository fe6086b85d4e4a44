//! What bots are told about how a guest played in earlier matches.

use std::time::Duration;

use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_store::{Store, Write};
use rodeo_table::{Fact, FactBatch};
use serde_json::{Value, json};

use crate::support::{Guest, Server, eventually, text, write};

/// Number of choices in a match of one round.
const CHOICES: u64 = 10;

/// What is stored about a guest.
fn stored(server: &Server, guest: &Guest) -> Option<Value> {
    let id: GuestId = guest.id.parse().unwrap();
    let mut styles = server.store.styles_of(id).unwrap();
    assert!(styles.len() <= 1);
    styles.pop().map(|(game, summary)| {
        assert_eq!(game, GameKind::Take6);
        serde_json::from_str(&summary).unwrap()
    })
}

/// Plays a match of one round, and waits until it is evaluated.
async fn play(server: &Server, guest: &Guest, matches: u64) -> Value {
    server.play_match(guest, "take6", "rounds=1").await;
    eventually("the match is evaluated", async || {
        stored(server, guest).is_some_and(|summary| summary["choices"] == matches * CHOICES)
    })
    .await;
    stored(server, guest).unwrap()
}

/// The summaries in the stored facts with which the match of a table started.
fn told(server: &Server, table: &str) -> Vec<Value> {
    let id: TableId = table.parse().unwrap();
    let batches = server.store.table(id).unwrap().unwrap().facts;
    let facts = batches.iter().flat_map(|batch| FactBatch::facts_from_json(batch).unwrap());
    let mut styles = facts.filter_map(|fact| match fact {
        Fact::MatchStarted { styles, .. } => Some(styles),
        _ => None,
    });
    styles
        .next_back()
        .unwrap()
        .into_iter()
        .map(|(_, summary)| serde_json::to_value(summary).unwrap())
        .collect()
}

/// Opens a table against a bot that starts at once.
async fn start(server: &Server, guest: &Guest) -> String {
    let body =
        json!({ "game": "take6", "players": 2, "options": "rounds=1", "bots": ["keen"], "start": true });
    text(&server.table(guest, body).await["id"])
}

#[tokio::test]
async fn bots_of_a_second_match_know_the_first_one() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    assert!(told(&server, &start(&server, &guest).await).is_empty());
    let first = play(&server, &guest, 1).await;
    let second = start(&server, &guest).await;
    assert_eq!(told(&server, &second), std::slice::from_ref(&first));
    // Nothing of it is sent.
    let mut socket = server.connect(&guest, &second).await;
    let (mut messages, mut last) = (String::new(), 0);
    while last < 4 {
        let message = socket.receive().await.unwrap();
        messages += &message.to_string();
        let question = message["prompt"]["question"].as_u64().unwrap_or_default();
        if question > last {
            last = question;
            let choice = &message["prompt"]["next"][0];
            socket.send(json!({ "type": "choose", "question": question, "choice": choice })).await;
        }
    }
    for path in [Endpoint::Me.path().to_owned(), Endpoint::Table.url(&[&second])] {
        messages += &server.get(&path).with_guest(&guest).send().await.body;
    }
    assert!(messages.contains("prompt") && !messages.contains("styles"), "{messages}");
    assert!(!messages.contains(&first["styles"].to_string()), "{messages}");
    // The matches are added up.
    assert_ne!(play(&server, &guest, 2).await, first);
    let other = server.guest("B").await;
    assert!(told(&server, &start(&server, &other).await).is_empty(), "another guest");
}

#[tokio::test]
async fn bots_of_a_rematch_know_the_match_before() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let table = start(&server, &guest).await;
    server.connect(&guest, &table).await.play_to_end().await;
    eventually("the match is evaluated", async || stored(&server, &guest).is_some()).await;
    // The table is told in the background, so it may know it one match later only.
    for _ in 0..20 {
        let mut socket = server.connect(&guest, &table).await;
        socket.receive_until(|message| message["table"]["result"].is_object()).await;
        socket.send(json!({ "type": "start" })).await;
        socket.play_to_end().await;
        if let [summary] = &told(&server, &table)[..] {
            assert!(summary["choices"].as_u64().unwrap() >= CHOICES, "{summary}");
            return;
        }
    }
    panic!("the bots are never told");
}

#[tokio::test]
async fn bots_know_a_guest_who_sits_down_later() {
    let server = Server::start().await;
    let (host, guest) = (server.guest("A").await, server.guest("B").await);
    let summary = play(&server, &guest, 1).await;
    for by_socket in [true, false] {
        let body = json!({ "game": "take6", "players": 3, "options": "rounds=1", "bots": ["keen"] });
        let table = text(&server.table(&host, body).await["id"]);
        let mut socket = server.connect(&host, &table).await;
        let mut other = None;
        if by_socket {
            let mut watching = server.connect(&guest, &table).await;
            watching.send(json!({ "type": "sit" })).await;
            other = Some(watching);
        } else {
            let join = server.post(&Endpoint::JoinTable.url(&[&table]), json!({})).with_guest(&guest);
            assert_eq!(join.send().await.status, 200);
        }
        let is_seated = |message: &Value| {
            [1, 2].iter().any(|&seat: &usize| message["table"]["seats"][seat]["name"] == "B")
        };
        socket.receive_until(is_seated).await;
        // The table is told in the background.
        tokio::time::sleep(Duration::from_millis(500)).await;
        socket.send(json!({ "type": "start", "fill": "keen" })).await;
        socket.receive_until(|message| message["prompt"].is_object()).await;
        assert_eq!(told(&server, &table), std::slice::from_ref(&summary), "by socket: {by_socket}");
        drop(other);
    }
}

#[tokio::test]
async fn host_can_turn_it_off() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    play(&server, &guest, 1).await;
    let server = server.restart(|config| config.keep_play_styles = false).await;
    eventually("it is deleted", async || stored(&server, &guest).is_none()).await;
    server.play_match(&guest, "take6", "rounds=1").await;
    let id: GuestId = guest.id.parse().unwrap();
    // Also if something is stored, as by another node of a cluster, it is not used.
    let summary = r#"{"styles":[0,-400,-400,-400,-400],"choices":40}"#.to_owned();
    write(&server, vec![Write::SaveStyle { guest: id, game: GameKind::Take6, summary }]).await;
    assert!(told(&server, &start(&server, &guest).await).is_empty());
    let before = server.store.styles_of(id).unwrap();
    server.play_match(&guest, "take6", "rounds=1").await;
    server.app.stop().await;
    assert_eq!(server.store.styles_of(id).unwrap(), before, "a match was evaluated");
}

#[tokio::test]
async fn it_is_deleted_with_the_guest() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    play(&server, &guest, 1).await;
    let path = Endpoint::DeleteMe.path();
    let deleted = server.request("DELETE", path).with_guest(&guest).send().await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
    assert_eq!(stored(&server, &guest), None);
}

/// A match that ends shortly before the server stops counts as well. What is damaged counts as nothing.
#[tokio::test]
async fn stop_waits_for_the_evaluation() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let id: GuestId = guest.id.parse().unwrap();
    let summary = "damaged".to_owned();
    write(&server, vec![Write::SaveStyle { guest: id, game: GameKind::Take6, summary }]).await;
    assert!(told(&server, &start(&server, &guest).await).is_empty());
    server.play_match(&guest, "take6", "rounds=1").await;
    server.app.stop().await;
    assert_eq!(stored(&server, &guest).unwrap()["choices"], CHOICES);
}
