//! Rates of guests and networks, and connections of a guest, hold across nodes.

use std::time::Duration;

use rodeo_protocol::Code;
use rodeo_protocol::api::routes::Endpoint;
use serde_json::json;
use tokio::time::sleep;

use crate::cluster::{TestCluster, eventually};
use crate::support::{Client, Guest, request};

/// Requests that a client may send at once; the rate is so low that nothing is refilled during the test.
const BURST: usize = 30;
/// Longer than the time between two events about usage.
const SHARED_AFTER: Duration = Duration::from_millis(800);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn rates_hold_across_nodes() {
    let mut cluster = TestCluster::start(&[]).await;
    let burst = BURST.to_string();
    let limits = ["--max-requests", "0.01", "--max-request-burst", &burst];
    let guesses = ["--max-guesses", "0.01", "--max-guess-burst", &burst];
    for name in ["red", "blue", "green"] {
        cluster.add(name, &[limits, guesses].concat()).await;
    }
    cluster.wait_for_peers().await;
    let guest = Guest::create(cluster.nodes[0].address, "Busy").await.unwrap();
    sleep(SHARED_AFTER).await;

    // Ten requests at each node in turn, then as many as there are.
    let mut answered = 0;
    for round in 0..4 {
        for node in &cluster.nodes {
            for _ in 0..if round < 1 { 10 } else { BURST } {
                let me = guest.request(node.address, "GET", Endpoint::Me.path(), None).await.unwrap();
                answered += usize::from(me.status == 200);
            }
            sleep(SHARED_AFTER).await;
        }
    }
    assert!((BURST - 3..=BURST).contains(&answered), "{answered} requests of a guest were answered");

    // All tests are one network, which may use a share of the guesses for all.
    let mut answered = 0;
    for _ in 0..2 {
        for node in &cluster.nodes {
            for _ in 0..BURST {
                let path = Endpoint::TableByCode.url(&[&Code::from_random([7; 8])]);
                let found = request(node.address, "GET", &path, &[], None).await.unwrap();
                answered += usize::from(found.status == 404);
                assert!([404, 429].contains(&found.status), "{found:?}");
            }
            sleep(SHARED_AFTER).await;
        }
    }
    assert!((10..=BURST).contains(&answered), "{answered} guesses were answered");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn connections_of_a_guest_are_limited_across_nodes() {
    let mut cluster = TestCluster::start(&[]).await;
    for name in ["red", "blue"] {
        cluster.add(name, &["--max-connections-per-guest", "4"]).await;
    }
    cluster.wait_for_peers().await;
    let (red, blue) = (cluster.nodes[0].address, cluster.nodes[1].address);
    let guest = Guest::create(red, "Busy").await.unwrap();
    let table = guest.open_table(red, &json!({ "game": "take6", "players": 2 })).await.unwrap().id;
    let connect = async |address| {
        let mut client = Client::new(address, &guest, table);
        client.connect(None).await.is_ok().then_some(client)
    };
    let mut at_red = Vec::new();
    for _ in 0..3 {
        at_red.push(connect(red).await.expect("three connections are allowed"));
    }
    sleep(SHARED_AFTER).await;
    let _fourth = connect(blue).await.expect("one more is allowed, wherever it is");
    assert!(connect(blue).await.is_none(), "the fifth connection is refused");
    // Others are not concerned.
    let other = Guest::create(blue, "Other").await.unwrap();
    assert!(Client::new(blue, &other, table).connect(None).await.is_ok());
    // Connections that are closed at one node do not count at the other one.
    at_red.clear();
    eventually("the guest may connect again", async || connect(blue).await.is_some()).await;
}
