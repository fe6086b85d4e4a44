//! Rates of guests and networks hold across three nodes.

use std::time::Duration;

use rodeo_protocol::Code;
use rodeo_protocol::api::routes::Endpoint;
use tokio::time::sleep;

use crate::cluster::TestCluster;
use crate::support::{Guest, request};

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
