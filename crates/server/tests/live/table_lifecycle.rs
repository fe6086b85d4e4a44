//! Absent players, clocks, pauses, rematches, leaving, and a restart of the server.

use std::time::Duration;

use rodeo_bots::{Level, SeatRng};
use rodeo_protocol::api::SettingsPatch;
use rodeo_protocol::table::{HintMode, SeatState, TablePhase};
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage};
use rodeo_rules::record::verify;
use rodeo_rules::seat::Seat;
use rodeo_server::Config;
use rodeo_store::Store as _;
use rodeo_table::Policy;
use serde_json::{Value, json};

use crate::support::client::TIMEOUT;
use crate::support::expected::check_segments;
use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest};
use crate::test_server::{TestServer, test_config};

/// Short timeouts, for tests that wait for them to expire.
fn short_timeouts() -> Config {
    let policy = Policy {
        grace_ms: 50,
        nudge_after_ms: 30,
        nudge_limit_ms: 1000,
        max_timeouts: 1,
        stand_in: Level::Simple,
        ..Policy::default()
    };
    Config { policy, ..test_config() }
}

/// Well after the grace period. On a slow machine a test that waits this long can miss an error, but not fail.
const AFTER_GRACE: Duration = Duration::from_millis(500);

/// Opens a table with two connected guests.
async fn pair(server: &TestServer, settings: Value) -> (Client, Client) {
    let address = server.address;
    let mut body = json!({ "game": "take6", "players": 2, "options": "rounds=1" });
    body.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let guests =
        [Guest::create(address, "Host").await.unwrap(), Guest::create(address, "Other").await.unwrap()];
    let id = guests[0].open_table(address, &body).await.unwrap().id;
    guests[1].join_table(address, id).await.unwrap();
    let [mut host, mut other] = guests.map(|guest| Client::new(address, &guest, id));
    host.enter().await;
    other.enter().await;
    (host, other)
}

async fn start(host: &mut Client, other: &mut Client) {
    host.send(&ClientMessage::Start { fill: None }).await;
    host.wait_for(|state| state.prompt.is_some()).await;
    other.wait_for(|state| state.prompt.is_some()).await;
}

fn player(client: Client, seed: u64) -> Player {
    Player::new(client, SeatRng::new(seed), Behavior::PLAIN)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

async fn rejection(client: &mut Client, message: ClientMessage) -> ProblemCode {
    match client.request(&message).await {
        Some(ServerMessage::Rejected { problem, .. }) => problem.code,
        other => panic!("{message:?}: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bot_stands_in_until_the_player_reconnects() {
    let server = TestServer::start(short_timeouts()).await;
    let (mut host, mut other) = pair(&server, json!({})).await;
    start(&mut host, &mut other).await;
    other.disconnect();
    host.wait_for(|state| state.pending.away.contains(seat(1))).await;
    host.wait_for(|state| state.pending.stand_in.contains(seat(1)) && state.pending.waiting.len() == 1).await;
    let mut host = player(host, 1);
    let prompt = host.pending_prompt().unwrap();
    host.answer(&prompt).await;
    host.client.wait_for(|state| state.pending.question > Some(prompt.question)).await;
    // After the player has reconnected, the bot no longer stands in.
    other.connect(other.state.have).await.unwrap();
    other.wait_for(|state| state.pending.stand_in.is_empty() && state.pending.away.is_empty()).await;
    host.client.wait_for(|state| state.pending.stand_in.is_empty()).await;
    let mut other = player(other, 2);
    tokio::join!(host.play(1), other.play(1));
    let end = host.client.state.table.as_ref().unwrap().result.clone().unwrap();
    let record = server.record(end.id);
    verify(&record).unwrap();
    check_segments(&record, true, &other.client.state.matches[&1], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nudged_player_is_replaced_until_they_return() {
    let server = TestServer::start(short_timeouts()).await;
    let (mut host, mut other) = pair(&server, json!({})).await;
    start(&mut host, &mut other).await;
    let question = host.state.pending.question;
    // A nudge is allowed only after a while.
    let nudge = ClientMessage::Nudge { seat: seat(1) };
    while let ServerMessage::Rejected { problem, .. } = host.send_and_receive(&nudge).await {
        assert_eq!(problem.code, ProblemCode::NotNow);
        let wait = problem.retry_after_ms.expect("the rejection says when to try again");
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
    other.wait_for(|state| state.pending.nudged.contains(seat(1))).await;
    assert!(other.state.pending.left_ms.is_some_and(|ms| ms <= 1000), "{:?}", other.state.pending);
    let choice = host.state.prompt.as_ref().unwrap().next[0].clone();
    host.send(&ClientMessage::Choose { question: question.unwrap(), choice }).await;
    host.wait_for(|state| state.pending.question > question && state.pending.stand_in.contains(seat(1)))
        .await;
    other.wait_for(|state| state.pending.stand_in.contains(seat(1))).await;
    other.send(&ClientMessage::Return {}).await;
    host.wait_for(|state| state.pending.stand_in.is_empty()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bot_chooses_when_the_clock_expires() {
    let server = TestServer::start(short_timeouts()).await;
    let (mut host, mut other) = pair(&server, json!({ "clock": 3 })).await;
    start(&mut host, &mut other).await;
    let question = host.state.pending.question.unwrap();
    assert!(
        host.state.pending.left_ms.is_some_and(|ms| (1..=3000).contains(&ms)),
        "{:?}",
        host.state.pending
    );
    let choice = host.state.prompt.as_ref().unwrap().next[0].clone();
    host.send(&ClientMessage::Choose { question, choice: choice.clone() }).await;
    host.wait_for(|state| state.pending.question > Some(question)).await;
    // The choice of the other player counts.
    assert!(
        !host.state.prompt.as_ref().is_some_and(|prompt| prompt.next.contains(&choice)),
        "the chosen card is still in the hand"
    );
    host.wait_for(|state| state.pending.stand_in.contains(seat(1))).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn match_waits_while_all_players_are_absent() {
    let server = TestServer::start(short_timeouts()).await;
    let (mut host, mut other) = pair(&server, json!({})).await;
    start(&mut host, &mut other).await;
    let mut spectator =
        Client::new(server.address, &Guest::create(server.address, "Spectator").await.unwrap(), host.table);
    spectator.enter().await;
    host.disconnect();
    other.disconnect();
    spectator.wait_for(|state| state.pending.away.len() == 2).await;
    let question = spectator.state.pending.question;
    tokio::time::sleep(AFTER_GRACE).await;
    spectator.flush().await;
    assert_eq!(spectator.state.pending.question, question, "bots play among themselves");
    host.connect(host.state.have).await.unwrap();
    host.wait_for(|state| state.pending.stand_in.contains(seat(1)) && state.pending.waiting.len() == 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pause_stops_the_match_and_a_rematch_has_another_deal() {
    let server = TestServer::start(test_config()).await;
    let (mut host, mut other) = pair(&server, json!({ "clock": 600 })).await;
    start(&mut host, &mut other).await;
    assert_eq!(rejection(&mut other, ClientMessage::Pause {}).await, ProblemCode::NotHost);
    host.send(&ClientMessage::Pause {}).await;
    other.wait_for(|state| state.phase() == Some(TablePhase::Paused)).await;
    assert_eq!(other.state.pending.left_ms, None);
    let prompt = other.state.prompt.clone().unwrap();
    let choose = ClientMessage::Choose { question: prompt.question, choice: prompt.next[0].clone() };
    assert_eq!(rejection(&mut other, choose).await, ProblemCode::Paused);
    // A pause survives a reconnect.
    other.connect(other.state.have).await.unwrap();
    other.next().await;
    other.next().await;
    assert_eq!(other.state.phase(), Some(TablePhase::Paused));
    other.send(&ClientMessage::Resume {}).await;
    host.wait_for(|state| state.phase() == Some(TablePhase::Playing) && state.pending.left_ms.is_some())
        .await;
    let (mut host, mut other) = (player(host, 1), player(other, 2));
    tokio::join!(host.play(1), other.play(1));
    let first = host.client.state.table.clone().unwrap();
    host.client.send(&ClientMessage::Rematch { wanted: true }).await;
    other.client.wait_for(|state| state.table.as_ref().unwrap().rematch.contains(seat(0))).await;
    assert_eq!(other.client.state.phase(), Some(TablePhase::Over), "a rematch needs all players");
    other.client.send(&ClientMessage::Rematch { wanted: true }).await;
    tokio::join!(host.play(2), other.play(2));
    let second = host.client.state.table.clone().unwrap();
    let (one, two) = (first.result.unwrap(), second.result.unwrap());
    assert_eq!((two.commitment.as_str(), second.matches), (first.commitment.as_str(), 2));
    for (end, number) in [(&one, 1), (&two, 2)] {
        let record = server.record(end.id);
        verify(&record).unwrap();
        check_segments(&record, true, &other.client.state.matches[&number], true);
    }
    assert_ne!(
        server.record(one.id).steps[0],
        server.record(two.id).steps[0],
        "both matches have the same deal"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_of_one_guest_share_a_seat() {
    let server = TestServer::start(short_timeouts()).await;
    let (mut host, mut other) = pair(&server, json!({})).await;
    start(&mut host, &mut other).await;
    let mut phone = Client::new(other.address, &other.guest, other.table);
    phone.enter().await;
    assert_eq!(
        (phone.state.view.clone(), phone.state.prompt.clone()),
        (other.state.view.clone(), other.state.prompt.clone())
    );
    let prompt = phone.state.prompt.clone().unwrap();
    phone.send(&ClientMessage::Choose { question: prompt.question, choice: prompt.next[0].clone() }).await;
    other.wait_for(|state| state.prompt.as_ref().is_some_and(|prompt| prompt.answer.is_some())).await;
    other.send(&ClientMessage::Choose { question: prompt.question, choice: prompt.next[1].clone() }).await;
    // An answer of one connection is the answer of the other.
    other.state.count_answer(prompt.question);
    phone.state.count_answer(prompt.question);
    phone.wait_for(|state| state.prompt.as_ref().unwrap().answer.as_ref() == Some(&prompt.next[1])).await;
    // The player is present as long as one connection is open.
    phone.disconnect();
    tokio::time::sleep(AFTER_GRACE).await;
    host.flush().await;
    assert!(host.state.pending.away.is_empty() && host.state.pending.stand_in.is_empty());
    let choice = host.state.prompt.as_ref().unwrap().next[0].clone();
    host.send(&ClientMessage::Choose { question: prompt.question, choice }).await;
    other.wait_for(|state| state.pending.question > Some(prompt.question)).await;
    assert!(
        !other.state.prompt.as_ref().is_some_and(|now| now.next.contains(&prompt.next[1])),
        "the last answer counts"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn host_who_leaves_becomes_a_spectator_and_is_replaced() {
    let server = TestServer::start(short_timeouts()).await;
    let (mut host, mut other) = pair(&server, json!({})).await;
    start(&mut host, &mut other).await;
    host.send(&ClientMessage::Leave {}).await;
    host.wait_for(|state| state.seat.is_none()).await;
    assert_eq!(host.state.prompt, None);
    let new_host = |state: &crate::support::client_state::ClientState| state.table.as_ref().unwrap().host;
    other
        .wait_for(|state| {
            new_host(state)
                == state.table.as_ref().and_then(|table| match &table.seats[1] {
                    SeatState::Guest { id, .. } => Some(*id),
                    _ => None,
                })
        })
        .await;
    assert!(matches!(other.state.table.as_ref().unwrap().seats[0], SeatState::HouseBot { .. }));
    let mut spectator =
        Client::new(server.address, &Guest::create(server.address, "Spectator").await.unwrap(), host.table);
    spectator.enter().await;
    assert_eq!(host.state.view, spectator.state.view, "a guest who left sees what spectators see");
    let mut other = player(other, 3);
    other.play(1).await;
    host.wait_for(|state| state.has_ended(1)).await;
    let record = server.record(host.state.table.as_ref().unwrap().result.clone().unwrap().id);
    check_segments(&record, true, &host.state.matches[&1], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restarted_server_restores_the_match() {
    let server = TestServer::start(test_config()).await;
    let (mut host, mut other) = pair(&server, json!({})).await;
    start(&mut host, &mut other).await;
    let prompt = host.state.prompt.clone().unwrap();
    host.send(&ClientMessage::Choose { question: prompt.question, choice: prompt.next[3].clone() }).await;
    host.wait_for(|state| state.prompt.as_ref().unwrap().answer.is_some()).await;
    let closing = tokio::spawn(server.stop());
    for client in [&mut host, &mut other] {
        match tokio::time::timeout(TIMEOUT, client.next_reply()).await.unwrap() {
            Some(ServerMessage::Closing { problem }) => {
                assert_eq!(problem.code, ProblemCode::ShuttingDown);
                assert!(problem.retry_after_ms.is_some());
            }
            other => panic!("{other:?}"),
        }
        assert!(client.next().await.is_none());
    }
    let server = TestServer::start_in(closing.await.unwrap(), test_config()).await;
    for client in [&mut host, &mut other] {
        client.address = server.address;
        client.connect(client.state.have).await.unwrap();
        client.next().await.unwrap();
        client.next().await.unwrap();
    }
    assert_eq!(
        host.state.prompt.as_ref().unwrap().answer.as_ref(),
        Some(&prompt.next[3]),
        "an answer was lost"
    );
    let (mut host, mut other) = (player(host, 1), player(other, 2));
    tokio::join!(host.play(1), other.play(1));
    let end = host.client.state.table.as_ref().unwrap().result.clone().unwrap();
    check_segments(&server.record(end.id), true, &host.client.state.matches[&1], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn match_with_hints_is_not_rated() {
    let server = TestServer::start(test_config()).await;
    for (mode, rated) in [("off", true), ("after_choosing", false), ("on_request", false)] {
        let (mut host, mut other) = pair(&server, json!({ "hints": mode })).await;
        start(&mut host, &mut other).await;
        let hints = |client: &Client| client.state.table.as_ref().unwrap().settings.hints;
        for client in [&host, &other] {
            assert_eq!(json!(hints(client)), mode, "everybody sees it");
        }
        // A rated match stays without hints, and one with hints cannot become rated.
        for change in [HintMode::OnRequest, HintMode::Off] {
            let settings = SettingsPatch { hints: Some(change), ..SettingsPatch::default() };
            let change = ClientMessage::ChangeSettings { settings };
            assert_eq!(rejection(&mut host, change).await, ProblemCode::NotNow);
        }
        let (mut host, mut other) = (player(host, 1), player(other, 2));
        tokio::join!(host.play(1), other.play(1));
        assert_eq!(json!(hints(&host.client)), mode);
        let end = host.client.state.table.as_ref().unwrap().result.clone().unwrap();
        let summary = server.store.match_summary(end.id).unwrap().unwrap();
        assert_eq!(summary.ratings.len(), if rated { 2 } else { 0 }, "{mode}");
    }
    server.stop().await;
}
