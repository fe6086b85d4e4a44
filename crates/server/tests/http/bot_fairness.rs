//! Strong bots at many tables do not delay the bots of somebody else.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_protocol::api::routes::Endpoint;
use rodeo_server::{Config, TrustedProxies};
use serde_json::json;

use crate::support::{Guest, Server, Socket, text};

/// Network of those who keep the bots busy.
const CROWD: &str = "198.51.100.1";
/// Network of somebody who plays at one table.
const OTHER: &str = "203.0.113.7";
/// Tables of the crowd, with nine strong bots each.
const TABLES: usize = 20;

/// One slow thread for bots, so that decisions queue: those of the crowd take five seconds.
fn one_bot_thread(config: &mut Config) {
    config.trusted_proxies = TrustedProxies::parse(&["127.0.0.1"]).unwrap();
    (config.bot_threads, config.bot_delay) = (1, Duration::from_millis(30));
    (config.limits.tables_per_guest, config.limits.connections_per_guest) = (1000, 1000);
    config.limits.request_burst = 1e6;
}

async fn guest_from(server: &Server, network: &str) -> Guest {
    let request = server.post(Endpoint::CreateGuest.path(), json!({ "name": "A" })).in_network(network);
    Server::guest_by(request).await
}

/// Opens a table with nine strong bots and connects to it. The match has not started.
async fn table_of(server: &Server, guest: &Guest, network: &str) -> Socket {
    let body = json!({ "game": "take6", "players": 10, "bots": vec!["merciless"; 9] });
    let request = server.post(Endpoint::OpenTable.path(), body).with_guest(guest).in_network(network);
    let table = text(&request.send().await.json()["id"]);
    let headers = [("x-forwarded-for", network)];
    let mut socket = server.try_connect(guest, &table, &headers).await.unwrap();
    socket.receive_until(|message| message["type"] == "snapshot").await;
    socket
}

/// Starts the matches of the crowd, then that of the bystander. Returns how many tables of the crowd had the answers of all
/// their bots before the bystander had.
async fn tables_served_before(crowd: Vec<Socket>, bystander: Socket) -> usize {
    let served = Arc::new(Mutex::new(Vec::new()));
    let mut sockets = crowd;
    sockets.push(bystander);
    for socket in &mut sockets {
        socket.send(json!({ "type": "start" })).await;
    }
    let tables = sockets.into_iter().enumerate().map(|(number, mut socket)| {
        let served = served.clone();
        tokio::spawn(async move {
            // Only the guest, on seat 0, has not answered.
            socket.receive_until(|message| message["pending"]["waiting"] == json!([0])).await;
            served.lock().unwrap().push(number);
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
    let served = served.lock().unwrap();
    served.iter().position(|&number| number == TABLES).unwrap()
}

#[tokio::test]
async fn tables_of_one_guest_do_not_delay_the_bots_of_a_neighbour() {
    let server = Server::with(one_bot_thread).await;
    let (greedy, neighbour) = (guest_from(&server, CROWD).await, guest_from(&server, CROWD).await);
    let mut crowd = Vec::new();
    for _ in 0..TABLES {
        crowd.push(table_of(&server, &greedy, CROWD).await);
    }
    let bystander = table_of(&server, &neighbour, CROWD).await;
    let before = tables_served_before(crowd, bystander).await;
    assert!(before < TABLES / 4, "{before}");
}

#[tokio::test]
async fn tables_of_one_network_do_not_delay_the_bots_of_another_one() {
    let server = Server::with(one_bot_thread).await;
    let mut crowd = Vec::new();
    for _ in 0..TABLES {
        let guest = guest_from(&server, CROWD).await;
        crowd.push(table_of(&server, &guest, CROWD).await);
    }
    let guest = guest_from(&server, OTHER).await;
    let bystander = table_of(&server, &guest, OTHER).await;
    let before = tables_served_before(crowd, bystander).await;
    assert!(before < TABLES / 4, "{before}");
    // Under this load bots search less, and all of it can be read from the metrics.
    let metrics = server.get("/metrics").send().await.body;
    let value = |name: &str| -> usize {
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.unwrap_or_else(|| panic!("no {name}")).parse().unwrap()
    };
    assert_eq!(value("rodeo_bots_waiting"), 0);
    assert!(value("rodeo_bot_wait_seconds_count") >= 9 * (TABLES + 1), "{metrics}");
    assert!(value("rodeo_bot_budgets_reduced_total") > 0, "{metrics}");
}
