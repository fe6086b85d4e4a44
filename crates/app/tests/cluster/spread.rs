//! How tables are spread over nodes: those of a dead node, and for nodes that join or come back empty.

use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_store::PostgresStore;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{TestCluster, cluster_status, eventually};
use crate::continuous_play::{Run, check_all, open_table, play_matches};
use crate::serve::{DEADLINE, check_states, finish_match, play_turn, start_match_at};
use crate::support::{Guest, seed};

/// Tables without players, beside one with a match.
const EMPTY_TABLES: usize = 12;

/// Numbers of tables of the live nodes; `None` if some belong to no live node or are on their way.
fn tables_of_nodes(database: &str) -> Option<Vec<u64>> {
    let status = cluster_status(database);
    let live = |node: &&Value| node["state"] == "live";
    let nodes: Vec<&Value> = status["nodes"].as_array().unwrap().iter().filter(live).collect();
    let is_settled = status["tables_without_node"] == 0 && nodes.iter().all(|node| node["not_accepted"] == 0);
    is_settled.then(|| nodes.iter().map(|node| node["tables"].as_u64().unwrap()).collect())
}

/// Waits until this many nodes have almost the same number of tables.
async fn wait_until_even(database: &str, nodes: usize) -> Vec<u64> {
    let even = async || {
        let tables = tables_of_nodes(database).filter(|tables| tables.len() == nodes)?;
        let (least, most) = (tables.iter().min()?, tables.iter().max()?);
        (tables.iter().sum::<u64>() == EMPTY_TABLES as u64 + 1 && most - least <= 1).then_some(tables)
    };
    eventually("the tables are spread evenly", async || even().await.is_some()).await;
    tables_of_nodes(database).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn tables_are_spread_evenly_when_nodes_join_die_or_are_fenced() {
    let mut cluster = TestCluster::start(&["red"]).await;
    let red = cluster.nodes[0].address;
    let host = Guest::create(red, "Host").await.unwrap();
    for _ in 0..EMPTY_TABLES {
        host.open_table(red, &json!({ "game": "take6", "players": 2 })).await.unwrap();
    }
    cluster.add("blue", &[]).await;
    cluster.add("green", &[]).await;
    cluster.wait_for_peers().await;
    let (_sender, place) = watch::channel(cluster.nodes[2].address);
    let mut players = start_match_at(red, &place, "rounds=2").await;
    println!("two nodes joined: {:?}", wait_until_even(&cluster.database, 3).await);
    play_turn(&mut players).await;

    // Each of the others takes its share.
    cluster.nodes[0].process.kill();
    println!("one was killed: {:?}", wait_until_even(&cluster.database, 2).await);
    play_turn(&mut players).await;

    // A node that was fenced is given tables again.
    let blue = &cluster.nodes[1];
    blue.signal("-STOP");
    eventually("the other node takes its tables", async || {
        tables_of_nodes(&cluster.database) == Some(vec![EMPTY_TABLES as u64 + 1])
    })
    .await;
    sleep(Duration::from_millis(200)).await;
    blue.signal("-CONT");
    println!("one was fenced: {:?}", wait_until_even(&cluster.database, 2).await);
    play_turn(&mut players).await;
    check_states(&finish_match(players).await, &cluster.database);
    // The node that was fenced may have had a commit in flight. It is refused, which the node logs as an error.
    let [fenced, other] = [1, 2].map(|node: usize| cluster.nodes[node].process.log());
    assert!(!fenced.contains("panicked"), "{fenced}");
    assert!(!other.contains("panicked") && !other.contains("ERROR"), "{other}");
}

/// Tables move also from a shard that always has a commit in flight.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn tables_of_a_busy_shard_move_to_a_node_that_joins() {
    let mut rng = SeatRng::new(seed());
    let mut cluster = TestCluster::start(&[]).await;
    cluster.add("red", &["--shards", "1"]).await;
    let (_sender, place) = watch::channel(cluster.nodes[0].address);
    let (run, mut clients) = (Run::new(), JoinSet::new());
    for table in 0..6 {
        let body = json!({ "game": "take6", "players": 2, "options": "rounds=1" });
        for player in open_table(&place, &body, 2, &mut rng).await {
            clients.spawn(play_matches(run.clone(), table, player));
        }
    }
    run.wait_for_all(Instant::now()).await;
    run.take_silences();
    cluster.add("blue", &[]).await;
    eventually("half of the tables move", async || tables_of_nodes(&cluster.database) == Some(vec![3, 3]))
        .await;
    timeout(DEADLINE, run.wait_for_all(Instant::now())).await.expect("all tables go on");
    println!("longest silence of each table: {:?}", run.take_silences());
    check_all(&PostgresStore::open(&cluster.database).unwrap(), &run.finish(clients, DEADLINE).await);
}
