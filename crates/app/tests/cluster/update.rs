//! Rolling updates: nodes of several versions of the messages between nodes, while people play.
//!
//! `RODEO_OLD_BINARY` names a program of an older version that stands for the previous one.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::{Arc, Mutex};

use rodeo_bots::SeatRng;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_store::PostgresStore;
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

use crate::cluster::{TestCluster, TestNode, eventually};
use crate::continuous_play::{Run, check_all, open_table, play_matches};
use crate::faults::balance;
use crate::private_nats::PrivateNats;
use crate::private_postgres::create_database;
use crate::serve::{DEADLINE, check_states, finish_match, play_turn, start_match};
use crate::support::{request, seed};

const NAMES: [&str; 3] = ["red", "blue", "green"];

/// A version of the program.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Version {
    /// Does not know the newest kinds of messages.
    Previous,
    Current,
    /// Knows more kinds of messages.
    Next,
    /// Does not read the messages of the current version.
    Incompatible,
}

impl Version {
    fn command(self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
        match (self, std::env::var_os("RODEO_OLD_BINARY")) {
            (Version::Previous, Some(program)) => return Command::new(program),
            (Version::Previous, None) => command.env("RODEO_TEST_VERSIONS", "1-1"),
            (Version::Current, _) => &mut command,
            (Version::Next, _) => command.env("RODEO_TEST_VERSIONS", "1-4"),
            (Version::Incompatible, _) => command.env("RODEO_TEST_VERSIONS", "4-4"),
        };
        command
    }
}

async fn start(version: Version, name: &str, database: &str, nats: &PrivateNats) -> TestNode {
    let data = tempfile::tempdir().unwrap();
    TestNode::start_command(version.command(), data, name, database, &["--nats", &nats.url()]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn matches_go_on_while_nodes_are_updated() {
    let mut rng = SeatRng::new(seed());
    let (database, nats) = (create_database(), PrivateNats::start());
    let mut cluster = TestCluster { database, nats, nodes: Vec::new() };
    for name in NAMES {
        cluster.nodes.push(start(Version::Previous, name, &cluster.database, &cluster.nats).await);
    }
    cluster.wait_for_peers().await;
    let nodes: Vec<SocketAddr> = cluster.nodes.iter().map(|node| node.address).collect();
    let (run, mut clients, mut places) = (Run::new(), JoinSet::new(), Vec::new());
    for table in 0..3 {
        let (sender, place) = watch::channel(nodes[table % nodes.len()]);
        places.push(sender);
        let body = json!({ "game": "take6", "players": 2, "options": "rounds=1" });
        for player in open_table(&place, &body, 2, &mut rng).await {
            clients.spawn(play_matches(run.clone(), table, player));
        }
    }
    let nodes = Arc::new(Mutex::new(nodes));
    let balancer = tokio::spawn(balance(nodes.clone(), places, rng.fork()));
    let (mut longest, mut logs) = (Vec::new(), Vec::new());
    for version in [Version::Current, Version::Next] {
        for (index, name) in NAMES.into_iter().enumerate() {
            run.take_silences();
            cluster.nodes[index].process.terminate().await;
            logs.push(cluster.nodes[index].process.log());
            let node = start(version, name, &cluster.database, &cluster.nats).await;
            nodes.lock().unwrap()[index] = node.address;
            cluster.nodes[index] = node;
            // Nodes of both versions route clients to each other.
            cluster.wait_for_peers().await;
            timeout(DEADLINE, run.wait_for_all(Instant::now())).await.expect("all tables go on");
            if let Some(state) = clients.try_join_next() {
                panic!("a client ended: {:?}", state.unwrap().table);
            }
            longest.extend(run.take_silences().into_iter().max());
        }
    }
    let states = run.finish(clients, DEADLINE).await;
    balancer.abort();
    check_all(&PostgresStore::open(&cluster.database).unwrap(), &states);
    println!("longest time without a message of each update: {longest:?}");
    for node in &mut cluster.nodes {
        assert_eq!(node.metric("rodeo_routing_unreadable_total").await, 0);
        node.process.terminate().await;
        logs.push(node.process.log());
    }
    for log in logs {
        let is_clean =
            !log.contains("panicked") && !log.contains("ERROR") && !log.contains("not handed over in time");
        assert!(is_clean, "{log}");
    }
}

/// Nodes that do not understand each other say so, do not route to each other, and still hand tables over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn incompatible_nodes_refuse_each_other_and_hand_tables_over() {
    let (database, nats) = (create_database(), PrivateNats::start());
    let mut old = start(Version::Current, "old", &database, &nats).await;
    let new = start(Version::Incompatible, "new", &database, &nats).await;
    let (sender, place) = watch::channel(old.address);
    let mut players = start_match(&place, "rounds=1").await;
    play_turn(&mut players).await;
    for node in [&old, &new] {
        eventually("the node says so", async || {
            node.process.log().contains("ignoring events of a node of another version")
        })
        .await;
        assert_eq!(node.metric("rodeo_routing_peers").await, 0);
    }
    let log = old.process.log();
    assert!(log.contains("message of version 4, but this node reads versions 1 to 3"), "{log}");
    // The load balancer is told where the table is.
    let path = Endpoint::Table.url(&[&players[0].client.table]);
    let answer = request(new.address, "GET", &path, &[], None).await.unwrap();
    assert_eq!((answer.status, answer.header("rodeo-node")), (421, Some("old")), "{answer:?}");
    assert!(answer.body.contains("retry_after_ms"), "{answer:?}");
    play_turn(&mut players).await;
    old.process.terminate().await;
    sender.send(new.address).unwrap();
    play_turn(&mut players).await;
    check_states(&finish_match(players).await, &database);
    for log in [old.process.log(), new.process.log()] {
        assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    }
}
