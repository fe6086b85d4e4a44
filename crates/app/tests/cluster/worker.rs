//! Workers that think for the bots of nodes.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::ClientMessage;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{TestCluster, eventually};
use crate::nats_tap::NatsTap;
use crate::serve::{DEADLINE, check_states};
use crate::support::client_state::ClientState;
use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest};

/// A worker that runs. It ends with the test.
struct TestWorker(Child);

impl TestWorker {
    fn start(cluster: &TestCluster) -> TestWorker {
        let url = cluster.nats.url();
        let arguments = ["worker", "--nats", &url, "--bot-threads", "2"];
        TestWorker(crate::rodeo().args(arguments).stdout(Stdio::null()).spawn().unwrap())
    }
}

impl Drop for TestWorker {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Plays a match against bots that search.
async fn play_match(address: SocketAddr, guest: &Guest) -> ClientState {
    let body = json!({ "game": "take6", "players": 3, "options": "rounds=2", "bots": ["merciless", "keen"] });
    let table = guest.open_table(address, &body).await.unwrap();
    let mut client = Client::new(address, guest, table.id);
    client.enter().await;
    client.send(&ClientMessage::Start { fill: None }).await;
    let mut player = Player::new(client, SeatRng::new(1), Behavior::PLAIN);
    timeout(DEADLINE, player.play(1)).await.expect("the match ends");
    player.client.state
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn workers_decide_until_they_are_gone_and_see_only_the_bots() {
    let cluster = TestCluster::start(&["red"]).await;
    let (red, tap) = (&cluster.nodes[0], NatsTap::start(&cluster.nats).await);
    let mut workers = [TestWorker::start(&cluster), TestWorker::start(&cluster)];
    eventually("the node knows the workers", async || red.metric("rodeo_worker_threads").await == 4).await;
    let guest = Guest::create(red.address, "Guest").await.unwrap();
    let started = Instant::now();
    // On a busy machine the node may count the workers as dead for a moment, and decide itself.
    while red.metric("rodeo_worker_decisions_total").await < 3 {
        assert!(started.elapsed() < DEADLINE, "workers do not decide");
        play_match(red.address, &guest).await;
    }
    let address = red.address;
    let playing = tokio::spawn(async move { play_match(address, &guest).await });
    // One is killed while it may think, the other one stops in order.
    workers[0].0.kill().unwrap();
    let pid = workers[1].0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let status = loop {
        match workers[1].0.try_wait().unwrap() {
            Some(status) => break status,
            None => sleep(Duration::from_millis(20)).await,
        }
    };
    assert!(status.success(), "{status}");
    let state = playing.await.unwrap();
    check_states(&[state], &cluster.database);
    eventually("the node notices", async || red.metric("rodeo_worker_threads").await == 0).await;
    let log = red.process.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    check_views(&tap);
}

/// Checks that workers were shown the hands of the bots that they decide for, and no other.
fn check_views(tap: &NatsTap) {
    let mut own_hands = 0;
    for (_, text) in tap.messages().iter().filter(|(subject, _)| subject.ends_with(".decisions")) {
        let message: Value = serde_json::from_str(text).unwrap();
        let request = &message["body"]["request"];
        let seat = request["id"]["seat"].as_u64().unwrap() as usize;
        assert_eq!(request["view"]["viewer"], json!({ "seat": seat }), "{text}");
        let hands = request["view"]["seen"]["take6"]["hands"].as_array().unwrap();
        let is_shown = |hand: &Value| !hand.as_array().unwrap().is_empty();
        for (other, hand) in hands.iter().enumerate() {
            assert!(other == seat || !is_shown(hand), "{text}");
        }
        own_hands += usize::from(is_shown(&hands[seat]));
        for event in request["history"].as_array().unwrap() {
            let dealt = &event["take6"]["hand_dealt"];
            assert!(dealt["cards"].is_null() || dealt["seat"] == seat, "{text}");
        }
    }
    assert!(own_hands >= 2, "{own_hands} decisions with a hand");
}
