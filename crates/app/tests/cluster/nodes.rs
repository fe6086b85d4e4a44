//! Nodes of a cluster: kill, pause and planned stop of a node, while people play.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_protocol::TableId;
use rodeo_protocol::api::routes::Endpoint;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{TestNode, cluster_status, eventually};
use crate::private_postgres::create_database;
use crate::serve::{DEADLINE, check_states, play_turn, start_match};
use crate::support::player::Player;
use crate::support::request;

/// Where each table is served, as a load balancer would find out.
struct Router {
    nodes: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Router {
    /// Follows a table from node to node.
    fn follow(&self, table: TableId, places: watch::Sender<SocketAddr>) {
        let nodes = self.nodes.clone();
        tokio::spawn(async move {
            while !places.is_closed() {
                let addresses = nodes.lock().unwrap().clone();
                for address in addresses {
                    if status(address, table).await == Some(200) {
                        places.send_if_modified(|place| std::mem::replace(place, address) != address);
                    }
                }
                sleep(Duration::from_millis(30)).await;
            }
        });
    }
}

/// The status of a request for a table; `None` if the node does not answer.
async fn status(address: SocketAddr, table: TableId) -> Option<u16> {
    let path = Endpoint::Table.url(&[&table]);
    let response = timeout(Duration::from_millis(500), request(address, "GET", &path, &[], None)).await;
    Some(response.ok()?.ok()?.status)
}

/// Waits until all tables are served by a node. Returns how long that took.
async fn wait_for_place(places: &[watch::Receiver<SocketAddr>], address: SocketAddr) -> Duration {
    let started = Instant::now();
    for place in places {
        let mut place = place.clone();
        timeout(DEADLINE, place.wait_for(|place| *place == address))
            .await
            .expect("a node takes the table")
            .unwrap();
    }
    started.elapsed()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(not(postgres_installed), ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)")]
async fn tables_move_between_nodes_and_nothing_shown_is_undone() {
    let database = create_database();
    let (mut first, second) =
        (TestNode::start("first", &database, &[]).await, TestNode::start("second", &database, &[]).await);
    let router = Router { nodes: Arc::new(Mutex::new(vec![first.address, second.address])) };
    let (mut players, mut places): (Vec<Vec<Player>>, Vec<_>) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let (sender, place) = watch::channel(first.address);
        let table = start_match(&place, "rounds=3").await;
        router.follow(table[0].client.table, sender);
        players.push(table);
        places.push(place);
    }
    for table in &mut players {
        play_turn(table).await;
    }

    // A node that does not have the table says which one does.
    let table = players[0][0].client.table;
    eventually("the second node names the first one", async || {
        let path = Endpoint::Table.url(&[&table]);
        let answer = request(second.address, "GET", &path, &[], None).await.unwrap();
        (answer.status, answer.header("rodeo-node")) == (421, Some("first"))
    })
    .await;
    let unknown = Endpoint::Table.url(&[&TableId::from_random([1; 16])]);
    assert_eq!(request(second.address, "GET", &unknown, &[], None).await.unwrap().status, 404);
    let live = cluster_status(&database);
    let nodes = live["nodes"].as_array().unwrap();
    assert_eq!(nodes.iter().filter_map(|node| node["tables"].as_u64()).sum::<u64>(), 3, "{live}");
    assert!(nodes.iter().any(|node| node["name"] == "second" && node["state"] == "live"), "{live}");
    // A server that would use the database alone is refused.
    let alone = crate::rodeo()
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--data"])
        .arg(tempfile::tempdir().unwrap().path())
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&alone.stderr).contains("in use by another server"), "{alone:?}");

    // The tables of a killed node are taken over.
    first.process.kill();
    println!("taken over after kill -9: {:?}", wait_for_place(&places, second.address).await);
    for table in &mut players {
        play_turn(table).await;
    }

    // A node that is paused for longer than its lease has lost its tables, and notices it.
    let TestNode { data, .. } = first;
    let first = TestNode::start_in(data, "first", &database, &[]).await;
    router.nodes.lock().unwrap()[0] = first.address;
    second.signal("-STOP");
    players.iter_mut().flatten().for_each(|player| player.client.disconnect());
    println!("taken over after SIGSTOP: {:?}", wait_for_place(&places, first.address).await);
    for table in &mut players {
        play_turn(table).await;
    }
    second.signal("-CONT");
    eventually("the paused node notices that it has lost its tables", async || {
        second.process.log().contains("lost the lease and all tables")
            && status(second.address, table).await == Some(421)
    })
    .await;

    // A node that stops hands its tables over. Clients are told where to go on, and play to the end.
    let mut playing = JoinSet::new();
    for mut player in players.into_iter().flatten() {
        playing.spawn(async move {
            timeout(DEADLINE, player.play(1)).await.expect("the match ends");
            player.client.state
        });
    }
    let mut first = first;
    first.process.terminate().await;
    println!("handed over: {:?}", wait_for_place(&places, second.address).await);
    check_states(&playing.join_all().await, &database);
    let mut second = second;
    second.process.terminate().await;
    for node in [&first, &second] {
        let log = node.process.log();
        assert!(!log.contains("panicked"), "{log}");
    }
    let log = first.process.log();
    assert!(!log.contains("not handed over in time"), "{log}");
    let ended = cluster_status(&database);
    assert!(ended["nodes"].as_array().unwrap().iter().all(|node| node["state"] != "live"), "{ended}");
}
