//! Clients of one node at tables of another, over NATS.

use std::time::Duration;

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{ClientMessage, ProblemCode};
use rodeo_rules::record::Record;
use rodeo_rules::seat::Seat;
use rodeo_store::{PostgresStore, Store};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::cluster::{TestCluster, TestNode, cluster_status, eventually};
use crate::nats_tap::NatsTap;
use crate::private_nats::PrivateNats;
use crate::private_postgres::create_database;
use crate::serve::{DEADLINE, check_states, finish_match, play_turn, start_match_at};
use crate::support::client_state::ClientState;
use crate::support::leak_check::{LeakChecker, Steps};
use crate::support::player::Player;
use crate::support::{Client, Guest, request};

/// The number of tables that a node owns.
fn tables_of(cluster: &TestCluster, name: &str) -> u64 {
    let status = cluster_status(&cluster.database);
    let nodes = status["nodes"].as_array().unwrap();
    nodes.iter().filter(|node| node["name"] == name).filter_map(|node| node["tables"].as_u64()).sum()
}

/// Plays a turn. Returns how long it took.
async fn timed_turn(players: &mut [Player]) -> Duration {
    let started = Instant::now();
    play_turn(players).await;
    started.elapsed()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn match_is_played_through_another_node_and_nats_carries_no_secret() {
    let cluster = TestCluster::start(&["red", "blue"]).await;
    let (red, blue) = (&cluster.nodes[0], &cluster.nodes[1]);
    let tap = NatsTap::start(&cluster.nats).await;
    let (_sender, place) = watch::channel(blue.address);
    let mut players = start_match_at(red.address, &place, "rounds=1").await;
    let table = players[0].client.table;
    // Requests about the table are answered as if it were here.
    let found = request(blue.address, "GET", &Endpoint::Table.url(&[&table]), &[], None).await.unwrap();
    assert_eq!(found.read::<TableSummary>().id, table);
    play_turn(&mut players).await;
    assert_eq!(blue.metric("rodeo_routing_clients").await, 2);
    assert_eq!(red.metric("rodeo_remote_connections").await, 2);
    let report = json!({ "seat": 1, "category": "cheating" });
    let path = Endpoint::ReportPlayer.url(&[&table]);
    let reported = players[0].client.guest.request(blue.address, "POST", &path, Some(&report)).await.unwrap();
    assert_eq!(reported.status, 201, "{reported:?}");
    let guests: Vec<Guest> = players.iter().map(|player| player.client.guest.clone()).collect();
    let seats: Vec<Option<Seat>> = players.iter().map(|player| player.client.state.seat).collect();
    let states = finish_match(players).await;
    check_states(&states, &cluster.database);
    assert_eq!((tables_of(&cluster, "red"), tables_of(&cluster, "blue")), (1, 0), "the table stays");
    for node in &cluster.nodes {
        assert_eq!(node.metric("rodeo_routing_gaps_total").await, 0);
        assert_eq!(node.metric("rodeo_routing_lost_links_total").await, 0);
    }

    // No cookie, token or recovery code travels; each link carries only what its guest may see.
    for (_, text) in tap.messages() {
        let secret = guests.iter().flat_map(|guest| &guest.secrets).find(|secret| text.contains(*secret));
        assert_eq!(secret, None, "{text}");
    }
    let store = PostgresStore::open(&cluster.database).unwrap();
    let record = store.record(states[0].results[&1].id).unwrap().unwrap();
    let record = Record::read(record.as_bytes()).unwrap();
    let links = tap.frames_by_guest();
    assert!(links.len() >= 2, "{} links", links.len());
    let mut steps = Steps::new();
    for (guest, frames) in &links {
        let index = guests.iter().position(|other| other.id.to_string() == *guest).unwrap();
        assert!(frames.len() > 10, "{} frames", frames.len());
        let answers = answers(&tap);
        let mut checker = LeakChecker::new(&record, seats[index], &answers);
        checker.check(frames, &mut steps).unwrap();
        // The check finds what does not belong there.
        let other = seats[1 - index];
        assert!(LeakChecker::new(&record, other, &answers).check(frames, &mut Steps::new()).is_err());
    }
}

/// The messages of clients that have travelled over NATS.
fn answers(tap: &NatsTap) -> Vec<String> {
    tap.messages().into_iter().map(|(_, text)| text).filter(|text| text.contains("\"message\":{")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn clients_go_on_when_the_owner_is_killed_or_stopped() {
    let mut cluster = TestCluster::start(&["red", "blue", "green"]).await;
    let gateway = cluster.nodes[2].address;
    let (_sender, place) = watch::channel(gateway);
    let (red, blue) = (cluster.nodes[0].address, cluster.nodes[1].address);
    let mut killed = start_match_at(red, &place, "rounds=2").await;
    let mut stopped = start_match_at(blue, &place, "rounds=2").await;
    play_turn(&mut killed).await;
    play_turn(&mut stopped).await;
    cluster.nodes[0].process.kill();
    println!("turn after kill -9 of the owner: {:?}", timed_turn(&mut killed).await);
    play_turn(&mut stopped).await;
    cluster.nodes[1].process.terminate().await;
    println!("turn after SIGTERM of the owner: {:?}", timed_turn(&mut stopped).await);
    let mut states = finish_match(killed).await;
    states.extend(finish_match(stopped).await);
    check_states(&states, &cluster.database);
    let log = cluster.nodes[2].process.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn own_tables_go_on_without_nats() {
    let cluster = TestCluster::start(&["red", "blue"]).await;
    let (red, blue) = (&cluster.nodes[0], &cluster.nodes[1]);
    let (_sender, at_red) = watch::channel(red.address);
    let (_sender, at_blue) = watch::channel(blue.address);
    let mut local = start_match_at(red.address, &at_red, "rounds=1").await;
    let mut routed = start_match_at(red.address, &at_blue, "rounds=1").await;
    play_turn(&mut routed).await;
    cluster.nats.stop();
    let ready = async |node: &TestNode| request(node.address, "GET", "/readyz", &[], None).await.unwrap();
    for node in &cluster.nodes {
        eventually("the nodes notice it", async || ready(node).await.body.contains("not connected to NATS"))
            .await;
        assert_eq!(ready(node).await.status, 200, "the node serves its tables");
    }
    play_turn(&mut local).await;
    let path = Endpoint::Table.url(&[&routed[0].client.table]);
    let answer = request(blue.address, "GET", &path, &[], None).await.unwrap();
    assert_eq!((answer.status, answer.header("rodeo-node")), (421, Some("red")));
    // The clients were told to reconnect.
    for player in &mut routed {
        let closed = async { while player.client.next().await.is_some() {} };
        timeout(DEADLINE, closed).await.expect("the connection is closed");
        player.client.disconnect();
    }
    cluster.nats.start_again();
    play_turn(&mut routed).await;
    let mut states = finish_match(local).await;
    states.extend(finish_match(routed).await);
    check_states(&states, &cluster.database);
    assert_eq!(ready(blue).await.body, "ready\n");
}

/// A client that does not read is disconnected by its table, as a local one is, and costs neither node more than its buffers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn slow_reader_at_another_node_is_disconnected() {
    let mut cluster = TestCluster::start(&[]).await;
    let many = "1000000000";
    let limits =
        ["--max-chat", many, "--max-chat-burst", many, "--max-messages", many, "--max-message-burst", many];
    for name in ["red", "blue"] {
        // The table disconnects the client long before the gateway would.
        let short = ["--max-write-wait", "50"];
        cluster.add(name, &[&limits[..], &short].concat()).await;
    }
    cluster.wait_for_peers().await;
    let (red, blue) = (&cluster.nodes[0], &cluster.nodes[1]);
    let (_sender, place) = watch::channel(red.address);
    let mut players = start_match_at(red.address, &place, "rounds=1").await;
    let spectator = Guest::create(blue.address, "Slow").await.unwrap();
    let mut slow = Client::new(blue.address, &spectator, players[0].client.table);
    slow.connect_without_reading().await;
    eventually("the client is connected", async || {
        let ends = (red.metric("rodeo_remote_connections").await, blue.metric("rodeo_routing_clients").await);
        ends == (1, 1)
    })
    .await;
    let memory = [red.memory(), blue.memory()];
    let (mut sent, mut turn) = (0, 0);
    while blue.metric("rodeo_routing_clients").await > 0 {
        assert!(sent < 100 << 20, "the slow reader is not disconnected");
        turn += 1;
        for line in 0..20 {
            let text = format!("{turn}/{line} {}", "🐂".repeat(290));
            sent += text.len();
            players[0].client.send(&ClientMessage::Chat { text }).await;
        }
        let last = format!("{turn}/19 ");
        let has_last =
            |state: &ClientState| state.chat.last().is_some_and(|line| line.text.starts_with(&last));
        for player in &mut players {
            player.client.wait_for(has_last).await;
        }
    }
    for (node, before) in [red, blue].into_iter().zip(memory) {
        let grown = node.memory().saturating_sub(before);
        println!("{sent} bytes of chat, {grown} bytes more memory");
        assert!(grown < 16 << 20, "{grown} bytes");
    }
    eventually("both nodes have forgotten it", async || red.metric("rodeo_remote_connections").await == 0)
        .await;
    assert!(red.metric("rodeo_clients_dropped_total").await > 0, "its table has disconnected it");
    // The match goes on.
    play_turn(&mut players).await;
    for node in &cluster.nodes {
        assert_eq!(node.metric("rodeo_routing_gaps_total").await, 0);
        assert_eq!(node.metric("rodeo_routing_lost_links_total").await, 0, "the window was ignored");
    }
    while slow.next().await.is_some() {}
    assert!(slow.state.have < players[0].client.state.have, "the slow reader received everything");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn lobby_codes_limits_and_bans_span_all_nodes() {
    let mut cluster = TestCluster::start(&[]).await;
    for name in ["red", "blue"] {
        cluster.add(name, &["--max-tables-per-guest", "2"]).await;
    }
    cluster.wait_for_peers().await;
    let (red, blue) = (&cluster.nodes[0], &cluster.nodes[1]);
    let host = Guest::create(red.address, "Host").await.unwrap();
    let body = json!({ "game": "take6", "players": 3, "visibility": "public" });
    let table = host.open_table(red.address, &body).await.unwrap();
    let other = Guest::create(blue.address, "Other").await.unwrap();
    let own = other.open_table(blue.address, &body).await.unwrap();
    for node in &cluster.nodes {
        eventually("the lobby lists all tables, newest first, each once", async || {
            let lobby = request(node.address, "GET", Endpoint::Lobby.path(), &[], None).await.unwrap();
            let lobby: Vec<TableSummary> = lobby.read();
            lobby.iter().map(|table| table.id).collect::<Vec<_>>() == [own.id, table.id]
        })
        .await;
        let path = Endpoint::TableByCode.url(&[&table.code]);
        let found: TableSummary = request(node.address, "GET", &path, &[], None).await.unwrap().read();
        assert_eq!(found.id, table.id);
        let mine = host.request(node.address, "GET", Endpoint::MyTables.path(), None).await.unwrap();
        let mine: Vec<TableSummary> = mine.read();
        assert_eq!(mine.iter().map(|table| table.id).collect::<Vec<_>>(), [table.id]);
    }
    other.join_table(blue.address, table.id).await.unwrap();
    // One seat here and one there are two.
    for node in &cluster.nodes {
        let open = other.request(node.address, "POST", Endpoint::OpenTable.path(), Some(&body));
        let refused = open.await.unwrap();
        assert!(refused.status == 429 && refused.body.contains("seat at 2 tables"), "{refused:?}");
    }
    let mut client = Client::new(blue.address, &other, table.id);
    client.enter().await;

    // A mute and a ban that one node was told hold at the other one.
    let id = other.id.to_string();
    red.admin(&["mute-guest", &id]);
    let rename = json!({ "name": "Message" });
    eventually("the mute holds", async || {
        let answer = other.request(blue.address, "PATCH", Endpoint::RenameMe.path(), Some(&rename)).await;
        answer.unwrap().status == ProblemCode::Muted.status()
    })
    .await;
    red.admin(&["ban-guest", &id]);
    let closed = async { while client.next().await.is_some() {} };
    timeout(DEADLINE, closed).await.expect("the connection of a banned guest is closed");
    // The table may have closed the connection before the event reached the other node.
    eventually("the ban holds", async || {
        let answer = other.request(blue.address, "GET", Endpoint::Me.path(), None).await;
        answer.unwrap().status == ProblemCode::Banned.status()
    })
    .await;
    red.admin(&["unban-guest", &id]);
    eventually("the ban is lifted", async || {
        other.request(blue.address, "GET", Endpoint::Me.path(), None).await.unwrap().status == 200
    })
    .await;
    // A session that ends at one node ends at the other.
    let mut client = Client::new(blue.address, &host, table.id);
    client.enter().await;
    host.request(red.address, "POST", Endpoint::LogOut.path(), None).await.unwrap();
    let closed = async { while client.next().await.is_some() {} };
    timeout(DEADLINE, closed).await.expect("the connection of an ended session is closed");
    eventually("the session has ended", async || {
        host.request(blue.address, "GET", Endpoint::Me.path(), None).await.unwrap().status == 401
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn nats_with_tls_and_password_stays_secret() {
    let certificate = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let nats = PrivateNats::start_with(|folder| {
        std::fs::write(folder.join("cert.pem"), certificate.cert.pem()).unwrap();
        std::fs::write(folder.join("key.pem"), certificate.signing_key.serialize_pem()).unwrap();
        let folder = folder.display();
        format!(
            "tls {{ cert_file: \"{folder}/cert.pem\", key_file: \"{folder}/key.pem\" }}\n\
             authorization {{ user: rodeo, password: \"s3cret-word\" }}"
        )
    });
    let database = create_database();
    let (url, ca) =
        (format!("tls://rodeo:s3cret-word@localhost:{}", nats.port), nats.folder.join("cert.pem"));
    let arguments = ["--nats", &url, "--nats-ca", ca.to_str().unwrap(), "--log", "trace"];
    let red = TestNode::start("red", &database, &arguments).await;
    let blue = TestNode::start("blue", &database, &arguments).await;
    for node in [&red, &blue] {
        eventually("the nodes find each other", async || node.metric("rodeo_routing_peers").await == 1).await;
        let log = node.process.log();
        assert!(!log.contains("s3cret-word") && !log.contains(&url), "{log}");
    }
    // A wrong password is reported, without the password.
    let wrong = format!("tls://rodeo:wr0ng-word@localhost:{}", nats.port);
    let arguments = ["--nats", &wrong, "--nats-ca", ca.to_str().unwrap(), "--log", "debug"];
    let green = TestNode::start("green", &database, &arguments).await;
    eventually("the error is logged", async || green.process.log().to_lowercase().contains("authorization"))
        .await;
    assert!(!green.process.log().contains("wr0ng-word"), "{}", green.process.log());
    assert_eq!(green.metric("rodeo_routing_connected").await, 0);
}
