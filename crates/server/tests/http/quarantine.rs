//! Damaged tables are moved aside; all others continue.

use std::sync::Arc;

use rodeo_protocol::TableId;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_server::{App, Config};
use rodeo_store::{SqliteStore, Store, Write};
use serde_json::json;

use crate::support::{Server, eventually, text, write};

#[tokio::test]
async fn damaged_table_is_set_aside_at_the_start() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let good = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let (no_json, no_facts) = (TableId::from_random([1; 16]), TableId::from_random([2; 16]));
    let append = |table, facts: &str| Write::AppendFacts { table, first: 1, facts: facts.into(), at: 1 };
    write(
        &server,
        vec![
            Write::OpenTable { id: no_json, at: 1 },
            append(no_json, "[{\"checkpoint"),
            Write::OpenTable { id: no_facts, at: 1 },
            append(no_facts, "[\"paused\"]"),
        ],
    )
    .await;
    server.app.stop().await;
    let store: Arc<SqliteStore> = server.store.clone();
    let restarted = App::start(Config::default(), store.clone()).unwrap();
    assert_eq!(restarted.restored_tables(), 1, "the good one continues");
    eventually("the damaged ones are in the quarantine", async || store.quarantined().unwrap().len() == 2)
        .await;
    let subjects: Vec<String> = store.quarantined().unwrap().into_iter().map(|item| item.subject).collect();
    assert_eq!(subjects, [no_json.to_string(), no_facts.to_string()]);
    let mut left = Vec::new();
    store.live_tables(&mut |table| left.push(table.id.to_string())).unwrap();
    assert_eq!(left, [good]);
}

#[tokio::test]
async fn table_that_is_damaged_later_is_set_aside_and_others_continue() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let good = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let damaged = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let table: TableId = damaged.parse().unwrap();
    let mut socket = server.connect(&guest, &damaged).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    // The stored facts are damaged, and facts were lost, so the next ones are rejected and the table is reloaded.
    write(&server, vec![Write::ReplaceFacts { table, first: 90, facts: "[\"paused\"]".into(), at: 1 }]).await;
    let (sender, failed) = tokio::sync::oneshot::channel();
    let lost = vec![
        Write::AppendFacts { table, first: 0, facts: "[]".into(), at: 1 },
        Write::RenameGuest { guest: rodeo_protocol::GuestId::from_random([9; 16]), name: "nobody".into() },
    ];
    server.store.commit(lost, Box::new(move |result| sender.send(result).unwrap()));
    assert!(failed.await.unwrap().is_err());
    socket.send(json!({ "type": "add_bot", "level": "random" })).await;
    socket.receive_until(|message| message["type"] == "closing").await;
    eventually("the damaged table is in the quarantine", async || {
        server.store.quarantined().unwrap().iter().any(|item| item.subject == damaged)
    })
    .await;
    assert_eq!(server.get(&Endpoint::Table.url(&[&damaged])).send().await.problem(), "table_not_found");
    let metrics = server.get("/metrics").send().await.body;
    assert!(metrics.lines().any(|line| line == "rodeo_tables_quarantined_total 1"), "{metrics}");
    let mut socket = server.connect(&guest, &good).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    socket.send(json!({ "type": "add_bot", "level": "random" })).await;
    socket.receive_until(|message| message["table"]["seats"][1]["kind"] == "house_bot").await;
}
