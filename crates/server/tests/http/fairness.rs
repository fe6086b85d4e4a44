//! What one network holds or uses does not shut out others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use rodeo_protocol::api::routes::Endpoint;
use rodeo_server::{Config, TrustedProxies};
use serde_json::json;

use crate::support::{Guest, Server, eventually, text};

/// Network of somebody who takes all they can get.
const GREEDY: &str = "198.51.100.1";
/// Network of people who want to play.
const OTHER: &str = "203.0.113.7";

/// Trusts the proxy that the tests pretend to be.
fn behind_proxy(config: &mut Config) {
    config.trusted_proxies = TrustedProxies::parse(&["127.0.0.1"]).unwrap();
}

async fn guest_from(server: &Server, network: &str) -> Guest {
    let request = server.post(Endpoint::CreateGuest.path(), json!({ "name": "A" })).in_network(network);
    Server::guest_by(request).await
}

/// Opens a table against bots. Returns the status and, if it was opened, the id.
async fn open_table(server: &Server, guest: &Guest, network: &str) -> (u16, String) {
    let body = json!({ "game": "take6", "players": 2, "bots": ["random"], "start": true });
    let request = server.post(Endpoint::OpenTable.path(), body).with_guest(guest).in_network(network);
    let response = request.send().await;
    let id = if response.status == 201 { text(&response.json()["id"]) } else { String::new() };
    (response.status, id)
}

async fn number_of_tables(server: &Server) -> u64 {
    server.get(Endpoint::Health.path()).send().await.json()["tables"].as_u64().unwrap()
}

async fn is_open(server: &Server, table: &str) -> bool {
    server.get(&Endpoint::Table.url(&[&table])).send().await.status == 200
}

fn with_100_tables(config: &mut Config) {
    behind_proxy(config);
    config.limits.tables = 100;
}

#[tokio::test]
async fn tables_nobody_attends_do_not_shut_out_people() {
    let server = Server::with(with_100_tables).await;
    let mut guests = Vec::new();
    for _ in 0..10 {
        guests.push(guest_from(&server, GREEDY).await);
    }
    for guest in &guests {
        for _ in 0..20 {
            open_table(&server, guest, GREEDY).await;
        }
    }
    let held = number_of_tables(&server).await;
    assert!((70..100).contains(&held), "{held}");

    let newcomers = [guest_from(&server, OTHER).await, guest_from(&server, GREEDY).await];
    let networks = [OTHER, GREEDY];
    let mut attended = Vec::new();
    for (guest, network) in newcomers.iter().zip(networks) {
        let (status, table) = open_table(&server, guest, network).await;
        assert_eq!(status, 201, "{network}");
        attended.push((server.try_connect(guest, &table, &[]).await.unwrap(), table));
    }
    for (socket, _) in &mut attended {
        assert!(socket.receive().await.is_some(), "connected");
    }
    // Those who play keep their tables while others go on opening some.
    for guest in &guests {
        for _ in 0..20 {
            open_table(&server, guest, GREEDY).await;
        }
    }
    for (_, table) in &attended {
        assert!(is_open(&server, table).await);
    }
    assert!(number_of_tables(&server).await <= 100);
    drop(attended);

    // After a restart nobody is connected, and the networks of the tables are unknown.
    let server = server.restart(with_100_tables).await;
    let before = number_of_tables(&server).await;
    assert!(before >= 70, "{before}");
    for (guest, network) in newcomers.iter().zip(networks) {
        for _ in 0..15 {
            assert_eq!(open_table(&server, guest, network).await.0, 201, "{network} after a restart");
        }
    }
}

#[tokio::test]
async fn bot_tables_nobody_attends_expire() {
    let server = Server::with(|config| config.retention.bot_tables = Duration::ZERO).await;
    let guest = server.guest("A").await;
    let with_bots = json!({ "game": "take6", "players": 2, "bots": ["random"], "start": true });
    let attended = text(&server.table(&guest, with_bots.clone()).await["id"]);
    let mut socket = server.connect(&guest, &attended).await;
    assert!(socket.receive().await.is_some(), "connected");
    let open = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let abandoned = text(&server.table(&guest, with_bots).await["id"]);
    eventually("the table nobody attends is closed", async || {
        server.app.sweep().await;
        !is_open(&server, &abandoned).await
    })
    .await;
    assert!(is_open(&server, &attended).await, "a person is there");
    assert!(is_open(&server, &open).await, "it waits for players");
}

#[tokio::test]
async fn finished_tables_do_not_count() {
    let server = Server::with(|config| config.limits.tables_per_guest = 1).await;
    let guest = server.guest("A").await;
    server.play_match(&guest, "take6", "rounds=1").await;
    let body = json!({ "game": "take6" });
    server.table(&guest, body.clone()).await;
    let third = server.post(Endpoint::OpenTable.path(), body).with_guest(&guest).send().await;
    assert_eq!(third.problem(), "too_many");
}

#[tokio::test]
async fn new_guests_of_one_network_do_not_lock_out_newcomers() {
    let server = Server::with(|config| {
        behind_proxy(config);
        config.limits.guests_per_second = 20.0;
        config.limits.guest_burst = 60.0;
        config.limits.guests_per_second_per_network = 10.0;
        config.limits.guest_burst_per_network = 20.0;
        config.limits.guest_wait = Duration::from_secs(20);
    })
    .await;
    let server = Arc::new(server);
    let (stop, created) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let floods: Vec<_> = (0..16)
        .map(|_| {
            let (server, stop, created) = (server.clone(), stop.clone(), created.clone());
            tokio::spawn(async move {
                while !stop.load(Ordering::Relaxed) {
                    let status = create_guest(&server, GREEDY).await;
                    created.fetch_add(usize::from(status == 201), Ordering::Relaxed);
                }
            })
        })
        .collect();
    eventually("the burst of the network is used up", async || created.load(Ordering::Relaxed) > 25).await;
    for number in 0..29 {
        assert_eq!(create_guest(&server, OTHER).await, 201, "newcomer {number} of another network");
    }
    for number in 0..3 {
        assert_eq!(create_guest(&server, GREEDY).await, 201, "newcomer {number} of the same network");
    }
    stop.store(true, Ordering::Relaxed);
    for flood in floods {
        flood.await.unwrap();
    }
}

async fn create_guest(server: &Server, network: &str) -> u16 {
    let request = server.post(Endpoint::CreateGuest.path(), json!({ "name": "A" }));
    request.in_network(network).send().await.status
}

#[tokio::test]
async fn connections_of_one_network_do_not_shut_out_others() {
    let server = Server::with(|config| {
        behind_proxy(config);
        config.limits.connections = 50;
        config.limits.connections_per_guest = 10;
    })
    .await;
    let host = guest_from(&server, OTHER).await;
    let (_, table) = open_table(&server, &host, OTHER).await;
    let mut open = Vec::new();
    let from = |network| [("x-forwarded-for", network)];
    for _ in 0..10 {
        let guest = guest_from(&server, GREEDY).await;
        for _ in 0..10 {
            open.extend(server.try_connect(&guest, &table, &from(GREEDY)).await);
        }
    }
    assert!(open.len() >= 30, "{}", open.len());
    for network in [OTHER, GREEDY] {
        let newcomer = guest_from(&server, network).await;
        let mut socket = server.try_connect(&newcomer, &table, &from(network)).await.unwrap();
        let welcome = socket.receive().await.unwrap();
        assert_eq!(welcome["type"], "welcome", "{network}");
        open.push(socket);
    }
}

/// Only Linux answers on all addresses of the loopback network.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn idle_sockets_of_one_network_do_not_shut_out_others() {
    use tokio::io::AsyncWriteExt;
    use tokio::net::{TcpSocket, TcpStream};

    let server = Server::with(|config| {
        config.limits.sockets = 10;
        config.limits.request_timeout = Duration::from_secs(3600);
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(TcpStream::connect(&server.address).await.unwrap());
    }
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = socket.connect(server.address.parse().unwrap()).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await.unwrap();
    assert_eq!(crate::support::read_response(&mut stream, false).await.status, 200);
    drop(idle);
}

#[tokio::test]
async fn requests_of_one_network_do_not_shut_out_others() {
    let server = Server::with(|config| {
        behind_proxy(config);
        config.limits.requests_per_second_per_network = 0.001;
        config.limits.request_burst_per_network = 3.0;
    })
    .await;
    let games = |network| server.get(Endpoint::Games.path()).in_network(network).send();
    for _ in 0..3 {
        assert_eq!(games(GREEDY).await.status, 200);
    }
    assert_eq!(games(GREEDY).await.problem(), "rate_limited");
    assert_eq!(games(OTHER).await.status, 200);
    assert_eq!(server.get("/healthz").in_network(GREEDY).send().await.status, 200, "probes do not count");
}

#[tokio::test]
async fn guesses_of_one_network_do_not_shut_out_others() {
    let server = Server::with(|config| {
        behind_proxy(config);
        config.limits.guesses_per_second = 0.001;
        config.limits.guess_burst = 100.0;
        config.limits.guesses_per_second_per_network = 0.001;
        config.limits.guess_burst_per_network = 5.0;
    })
    .await;
    let code = Endpoint::TableByCode.url(&[&"BBB-BBB"]);
    let guess = |network| server.get(&code).in_network(network).send();
    let recover = |recovery: String, network| {
        let request = server.post(Endpoint::RecoverGuest.path(), json!({ "recovery": recovery }));
        request.in_network(network).send()
    };
    let guest = guest_from(&server, OTHER).await;
    for _ in 0..4 {
        assert_eq!(guess(GREEDY).await.problem(), "table_not_found");
    }
    assert_eq!(recover("AAAA".into(), GREEDY).await.problem(), "invalid_credentials");
    assert_eq!(guess(GREEDY).await.problem(), "rate_limited");
    assert_eq!(recover("AAAA".into(), GREEDY).await.problem(), "rate_limited");
    assert_eq!(guess(OTHER).await.problem(), "table_not_found");
    assert_eq!(recover(guest.recovery, OTHER).await.status, 200);
}

/// Any client can send these headers, so only those of configured proxies count.
#[tokio::test]
async fn forwarded_addresses_count_only_if_a_trusted_proxy_sends_them() {
    for (proxy, is_trusted) in [("127.0.0.1", true), ("192.0.2.1", false)] {
        let server = Server::with(|config| {
            config.trusted_proxies = TrustedProxies::parse(&[proxy]).unwrap();
            config.limits.requests_per_second_per_network = 0.001;
            config.limits.request_burst_per_network = 2.0;
        })
        .await;
        let mut statuses = Vec::new();
        for number in 1..=4 {
            let request = server.get(Endpoint::Games.path());
            let request = match number % 2 {
                0 => request.in_network(&format!("198.51.100.{number}")),
                _ => {
                    request.header("forwarded", &format!("for=\"[2001:db8:0:{number}::1]:4711\";proto=https"))
                }
            };
            statuses.push(request.send().await.status);
        }
        assert_eq!(statuses, if is_trusted { [200; 4] } else { [200, 200, 429, 429] }, "{proxy}");
    }
}

/// Half a minute and more is too long for a test, so here tables disappear at once.
#[tokio::test]
async fn public_table_without_people_disappears_from_the_lobby() {
    let server = Server::with(|config| config.lobby_absence = Duration::ZERO).await;
    let guest = server.guest("A").await;
    let body = json!({ "game": "take6", "players": 2, "visibility": "public" });
    let table = text(&server.table(&guest, body).await["id"]);
    let is_listed = async || {
        let lobby = server.get(Endpoint::Lobby.path()).send().await.json();
        lobby.as_array().unwrap().iter().any(|listed| listed["id"] == json!(table))
    };
    let mut socket = server.connect(&guest, &table).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    assert!(is_listed().await, "its host is there");
    drop(socket);
    eventually("the table is not listed", async || !is_listed().await).await;
    assert!(is_open(&server, &table).await, "its link still works");
    let mut socket = server.connect(&guest, &table).await;
    socket.receive_until(|message| message["type"] == "snapshot").await;
    eventually("the table is listed again", is_listed).await;
}

#[tokio::test]
async fn lobby_tells_joining_from_watching() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let public = |more: serde_json::Value| {
        let mut body = json!({ "game": "take6", "players": 2, "visibility": "public" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let free = server.table(&guest, public(json!({}))).await;
    let running = server.table(&guest, public(json!({ "bots": ["random"], "start": true }))).await;
    let closed = public(json!({ "bots": ["random"], "start": true, "spectators": false }));
    server.table(&guest, closed).await;
    let lobby = server.get(Endpoint::Lobby.path()).send().await.json();
    let listed: Vec<_> = lobby
        .as_array()
        .unwrap()
        .iter()
        .map(|table| {
            (text(&table["id"]), table["can_join"].as_bool().unwrap(), table["can_watch"].as_bool().unwrap())
        })
        .collect();
    let wanted = [(text(&free["id"]), true, true), (text(&running["id"]), false, true)];
    assert_eq!(listed, wanted, "free seats first; tables that cannot be joined or watched are not listed");
}
