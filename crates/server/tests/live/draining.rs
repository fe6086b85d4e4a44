//! Draining before an update: nothing new starts, running turns are finished, and clients are told.

use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::admin::{ServerStatus, TableInfo};
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage};
use rodeo_server::Config;
use rodeo_table::Policy;
use serde_json::json;

use crate::administration::{Operator, chat, closing, pair, play_to_end, start};
use crate::support::player::{Behavior, Player};
use crate::support::{Client, request};
use crate::test_server::{TestServer, eventually, test_config};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn draining_server_finishes_matches_but_starts_none() {
    let server = TestServer::start(test_config()).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    let (mut idle_host, idle_other) = pair(&server).await;
    start(&mut host, &mut other).await;
    let status: ServerStatus = operator.send("PUT", "/drain", json!({})).await;
    assert_eq!((status.draining, status.tables, status.active_matches), (true, 2, 1));
    let ready = request(server.address, "GET", "/readyz", &[], None).await.unwrap().problem();
    assert_eq!(ready.code, ProblemCode::ShuttingDown);
    let body = json!({ "game": "take6" });
    let open = host.guest.request(server.address, "POST", Endpoint::OpenTable.path(), Some(&body)).await;
    let problem = open.unwrap().problem();
    assert_eq!((problem.code, problem.retry_after_ms.is_some()), (ProblemCode::ShuttingDown, true));
    match idle_host.request(&ClientMessage::Start { fill: None }).await {
        Some(ServerMessage::Rejected { problem, .. }) => assert_eq!(problem.code, ProblemCode::ShuttingDown),
        answer => panic!("{answer:?}"),
    }
    play_to_end([host, other]).await;
    let status: ServerStatus = operator.get("/status").await;
    assert_eq!(status.active_matches, 0);
    let status: ServerStatus = operator.send("DELETE", "/drain", json!({})).await;
    assert!(!status.draining);
    idle_host.send(&ClientMessage::Start { fill: None }).await;
    idle_host.wait_for(|state| state.prompt.is_some()).await;
    drop(idle_other);
}

/// A server that is told to stop waits for the players who are on turn. They see the result of the turn, then the reason why the
/// connection closes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stopping_server_finishes_the_running_turn() {
    let config = Config { drain_timeout: Duration::from_secs(60), ..test_config() };
    let server = TestServer::start(config).await;
    let (mut host, mut other) = pair(&server).await;
    start(&mut host, &mut other).await;
    let address = server.address;
    let stopping = tokio::spawn(server.stop());
    eventually("the server drains", async || {
        let ready = request(address, "GET", "/readyz", &[], None).await.expect("the server still answers");
        ready.status == 503 && ready.problem().code == ProblemCode::ShuttingDown
    })
    .await;
    let players = [host, other].map(|client| Player::new(client, SeatRng::new(1), Behavior::PLAIN));
    let mut clients = Vec::new();
    for mut player in players {
        let prompt = player.pending_prompt().unwrap();
        player.answer(&prompt).await;
        clients.push((player.client, prompt.question));
    }
    for (mut client, question) in clients {
        client.wait_for(|state| state.pending.question > Some(question)).await;
        let problem = closing(&mut client).await;
        assert_eq!((problem.code, problem.retry_after_ms.is_some()), (ProblemCode::ShuttingDown, true));
    }
    stopping.await.unwrap();
}

/// A rematch becomes due while the server drains: the only player who is left has asked for it before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rematch_starts_when_draining_has_ended() {
    let policy = Policy { grace_ms: 100, ..test_config().policy };
    let server = TestServer::start(Config { policy, ..test_config() }).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    start(&mut host, &mut other).await;
    let [mut host, mut other] = play_to_end([host, other]).await;
    host.send(&ClientMessage::Rematch { wanted: true }).await;
    host.wait_for(|state| !state.table.as_ref().unwrap().rematch.is_empty()).await;
    let _: ServerStatus = operator.send("PUT", "/drain", json!({})).await;
    other.disconnect();
    let table = async || operator.get::<Vec<TableInfo>>("/tables").await.remove(0);
    eventually("the other player is away", async || table().await.connections == 1).await;
    // Well after the grace period. On a slow machine the test can miss an error, but not fail.
    tokio::time::sleep(Duration::from_millis(500)).await;
    // Whatever happens at a table, it starts a rematch that is due.
    assert_eq!(chat(&mut host, "hello").await, None);
    let phase = |client: &Client| client.state.table.as_ref().unwrap().phase;
    assert_eq!(phase(&host), TablePhase::Over);
    let _: ServerStatus = operator.send("DELETE", "/drain", json!({})).await;
    eventually("the rematch starts", async || table().await.phase == TablePhase::Playing).await;
}
