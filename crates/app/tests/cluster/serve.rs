//! One server on PostgreSQL: kills of the server, and an outage of the database.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage};
use rodeo_rules::record::{Record, verify};
use rodeo_store::{PostgresStore, Store};
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::private_postgres::{PrivatePostgres, create_database};
use crate::server_process::ServerProcess;
use crate::support::client_state::ClientState;
use crate::support::expected::check_segments;
use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest, request};

/// Time after which something that a test waits for counts as stuck.
pub const DEADLINE: Duration = Duration::from_secs(60);

fn start(data: &Path, database: &str, listen: &str) -> ServerProcess {
    ServerProcess::start_with(data, listen, &["--database", database])
}

/// Two people at a table of Take 6 whose match has started.
pub async fn start_match(addresses: &watch::Receiver<SocketAddr>, options: &str) -> Vec<Player> {
    let address = *addresses.borrow();
    start_match_at(address, addresses, options).await
}

/// The same, at a table that is opened at one address while the players are connected to another.
pub async fn start_match_at(
    opened_at: SocketAddr,
    addresses: &watch::Receiver<SocketAddr>,
    options: &str,
) -> Vec<Player> {
    let address = *addresses.borrow();
    let host = Guest::create(address, "Host").await.unwrap();
    let other = Guest::create(address, "Other").await.unwrap();
    let body = json!({ "game": "take6", "players": 2, "options": options });
    let table = host.open_table(opened_at, &body).await.unwrap().id;
    other.join_table(address, table).await.unwrap();
    let mut players = Vec::new();
    for (guest, seed) in [(&host, 1), (&other, 2)] {
        let mut client = Client::new(address, guest, table);
        client.enter().await;
        let mut player = Player::new(client, SeatRng::new(seed), Behavior::PLAIN);
        player.current_address = Some(addresses.clone());
        players.push(player);
    }
    players[0].client.send(&ClientMessage::Start { fill: None }).await;
    for player in &mut players {
        player.client.wait_for(|state| state.prompt.is_some()).await;
    }
    players
}

/// Lets both players answer until the match has advanced by a turn.
pub async fn play_turn(players: &mut [Player]) {
    let before: Vec<_> = players.iter().map(|player| player.client.state.have).collect();
    let turn = async {
        while players.iter().zip(&before).any(|(player, before)| player.client.state.have <= *before) {
            for player in players.iter_mut() {
                if !player.client.is_connected() {
                    player.reconnect().await;
                }
                match player.pending_prompt() {
                    Some(prompt) => player.answer(&prompt).await,
                    None => drop(timeout(Duration::from_millis(20), player.receive()).await),
                }
            }
        }
    };
    timeout(DEADLINE, turn).await.expect("the turn is played");
}

/// Plays until both players have to choose a card. After a turn it may be one player's turn to take a row.
async fn play_until_both_choose(players: &mut [Player]) {
    play_turn(players).await;
    while players.iter().any(|player| player.pending_prompt().is_none()) {
        play_turn(players).await;
    }
}

/// Plays the match to its end. Returns what each has received.
pub async fn finish_match(players: Vec<Player>) -> Vec<ClientState> {
    let mut playing = JoinSet::new();
    for mut player in players {
        playing.spawn(async move {
            timeout(DEADLINE, player.play(1)).await.expect("the match ends");
            player.client.state
        });
    }
    playing.join_all().await
}

/// Compares what clients have received in the first match of their tables with its record.
pub fn check_states(states: &[ClientState], database: &str) {
    let store = PostgresStore::open(database).unwrap();
    for state in states {
        let (end, table) = (&state.results[&1], state.table.as_ref().unwrap().id);
        let same_table = |other: &&ClientState| other.table.as_ref().is_some_and(|other| other.id == table);
        for other in states.iter().filter(same_table) {
            assert_eq!(end, &other.results[&1], "clients received different results");
        }
        let record = store.record(end.id).unwrap().expect("the record is stored");
        let record = Record::read(record.as_bytes()).unwrap();
        verify(&record).unwrap();
        check_segments(&record, true, &state.matches[&1], true);
    }
}

pub async fn readiness(address: SocketAddr) -> u16 {
    request(address, "GET", "/readyz", &[], None).await.unwrap().status
}

pub async fn wait_for_readiness(address: SocketAddr, status: u16) {
    let started = Instant::now();
    while readiness(address).await != status {
        assert!(started.elapsed() < DEADLINE, "the readiness is not {status}");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(not(postgres_installed), ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)")]
async fn killed_server_continues_its_tables() {
    let (database, data) = (create_database(), tempfile::tempdir().unwrap());
    let mut server = start(data.path(), &database, "127.0.0.1:0");
    let (sender, addresses) = watch::channel(server.address().await);
    let mut players = start_match(&addresses, "rounds=2").await;
    // A second server on the same database would show another state of the same tables.
    let other = tempfile::tempdir().unwrap();
    let refused = crate::rodeo()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(other.path())
        .env("RODEO_DATABASE", &database)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && told.contains("in use by another server"), "{told}");
    for _ in 0..3 {
        play_turn(&mut players).await;
        server.kill();
        server = start(data.path(), &database, "127.0.0.1:0");
        sender.send(server.address().await).unwrap();
    }
    play_turn(&mut players).await;
    let table = players[0].client.table;
    let states = finish_match(players).await;
    server.terminate().await;
    check_states(&states, &database);
    let log = server.log();
    assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
    let store = PostgresStore::open(&database).unwrap();
    assert!(store.table(table).unwrap().is_some(), "the table is still open");
}

/// The table survives an outage that lasts longer than a commit waits, and nothing shown is undone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(not(postgres_installed), ignore = "PostgreSQL 15 or newer is not installed (Debian: postgresql)")]
async fn outage_of_the_database_loses_no_table() {
    let postgres = PrivatePostgres::start("off");
    postgres.sql("postgres", "CREATE DATABASE rodeo");
    let (database, data) = (postgres.connection("rodeo"), tempfile::tempdir().unwrap());
    let mut server = start(data.path(), &database, "127.0.0.1:0");
    let address = server.address().await;
    let (_sender, addresses) = watch::channel(address);
    let mut players = start_match(&addresses, "rounds=1").await;
    play_until_both_choose(&mut players).await;
    wait_for_readiness(address, 200).await;
    postgres.stop();
    assert_eq!(readiness(address).await, 503);
    // Choices are neither confirmed nor lost: the connection is closed with a problem once the commit has failed.
    let before: Vec<_> = players.iter().map(|player| player.client.state.have).collect();
    for player in &mut players {
        let prompt = player.pending_prompt().expect("both choose a card");
        player.answer(&prompt).await;
    }
    for player in &mut players {
        let closing = timeout(DEADLINE, async {
            loop {
                match player.client.next().await {
                    Some(ServerMessage::Closing { problem }) => return problem,
                    Some(_) => {}
                    None => panic!("closed without a reason"),
                }
            }
        });
        let problem = closing.await.unwrap();
        assert_eq!(problem.code, ProblemCode::Busy);
        player.client.disconnect();
    }
    let unchanged: Vec<_> = players.iter().map(|player| player.client.state.have).collect();
    assert_eq!(unchanged, before, "nothing is shown that is not durable");
    // The table still exists, and who asks for it is told to try again.
    let (guest, table) = (players[0].client.guest.clone(), players[0].client.table);
    let join = Endpoint::JoinTable.url(&[&table]);
    let refused = guest.request(address, "POST", &join, Some(&json!({}))).await.unwrap();
    assert_eq!(refused.problem().code, ProblemCode::Busy, "{refused:?}");
    let found = guest.request(address, "GET", &Endpoint::Table.url(&[&table]), None).await.unwrap();
    assert_eq!(found.status, 200, "{found:?}");
    assert_eq!(readiness(address).await, 503);
    postgres.start_again();
    wait_for_readiness(address, 200).await;
    play_turn(&mut players).await;
    // A short outage is not noticed: the commit waits for the database.
    postgres.stop();
    postgres.start_again();
    let states = finish_match(players).await;
    server.terminate().await;
    check_states(&states, &database);
    let log = server.log();
    assert!(!log.contains("panicked"), "{log}");
    assert!(log.contains("cannot read tables, trying again"), "{log}");
}
