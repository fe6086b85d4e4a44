//! The server is killed (`kill -9`) or updated (`SIGTERM`) at random moments while clients play at several tables, and
//! restarted with the same data: nothing that a client has received is undone, and every match can be finished.
//!
//! `RODEO_KILLS` is the number of kills, `RODEO_UPDATES` that of updates; `RODEO_SEED` repeats the random numbers of a run (not its timing).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

mod continuous_play;
mod server_process;
#[path = "../../server/tests/live/support/mod.rs"]
mod support;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_rules::any::GameKind;
use rodeo_rules::game::RandomSource as _;
use rodeo_store::{SqliteStore, Store};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;

use continuous_play::{Run, check_all, open_table, play_matches};
use server_process::ServerProcess;
use support::{Guest, number, one_in, seed};

/// Time for matches in progress to be finished.
const DEADLINE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_received_is_undone_by_a_crash() {
    let (seed, kills) = (seed(), number("RODEO_KILLS", 20));
    let mut rng = SeatRng::new(seed);
    let directory = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(directory.path());
    let (address_sender, addresses) = watch::channel(server.address().await);
    let run = Run::new();
    let mut clients = JoinSet::new();
    for (table, (body, humans)) in tables().into_iter().enumerate() {
        for player in open_table(&addresses, &body, humans, &mut rng).await {
            clients.spawn(play_matches(run.clone(), table, player));
        }
    }
    let newcomers = tokio::spawn(create_guests_and_tables(run.clone(), addresses.clone()));
    for kill in 0..kills {
        let before = run.count.load(Ordering::Relaxed);
        run.wait(&mut rng).await;
        server.kill();
        // A client ends early only if it has found an error.
        if let Some(state) = clients.try_join_next() {
            panic!("a client ended: {:?}", state.unwrap().table);
        }
        server = ServerProcess::start(directory.path());
        if one_in(&mut rng, 5) {
            // While the server starts.
            tokio::time::sleep(Duration::from_micros(u64::from(rng.below(60_000)))).await;
            server.kill();
            server = ServerProcess::start(directory.path());
        }
        address_sender.send(server.address().await).unwrap();
        if kill == kills / 2 {
            check_backup(directory.path()).await;
        }
        let shown = run.count.load(Ordering::Relaxed) - before;
        println!("kill {}: {shown} messages since the previous one", kill + 1);
    }
    let states = run.finish(clients, DEADLINE).await;
    newcomers.await.unwrap();
    server.kill();
    let log = server.log();
    for bad in ["ERROR", "panicked"] {
        assert!(!log.contains(bad), "{bad} in the log:\n{log}");
    }
    check_all(&SqliteStore::open(directory.path().join("rodeo.sqlite")).unwrap(), &states);
}

/// A new process takes over the data and the port. The clients are told before, reconnect with their sequence numbers, and
/// every match is finished.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_turn_is_lost_by_an_update() {
    let (seed, updates) = (seed(), number("RODEO_UPDATES", 6));
    let mut rng = SeatRng::new(seed);
    let directory = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(directory.path());
    let address = server.address().await;
    let (_sender, addresses) = watch::channel(address);
    let run = Run::new();
    let mut clients = JoinSet::new();
    for (table, (body, humans)) in tables().into_iter().enumerate() {
        for player in open_table(&addresses, &body, humans, &mut rng).await {
            clients.spawn(play_matches(run.clone(), table, player));
        }
    }
    for update in 0..updates {
        run.wait(&mut rng).await;
        let before = run.shut_down.load(Ordering::Relaxed);
        server.terminate().await;
        if let Some(state) = clients.try_join_next() {
            panic!("a client ended: {:?}", state.unwrap().table);
        }
        // Turns that are not finished in time must not be lost either.
        let drain_timeout = if one_in(&mut rng, 2) { "0" } else { "5" };
        let arguments = ["--drain-timeout", drain_timeout];
        server = ServerProcess::start_with(directory.path(), &address.to_string(), &arguments);
        assert_eq!(server.address().await, address);
        // All clients play again before the next update.
        let wanted = run.count.load(Ordering::Relaxed) + 2 * clients.len() as u64;
        while run.count.load(Ordering::Relaxed) < wanted {
            tokio::time::timeout(Duration::from_secs(20), run.received.notified())
                .await
                .expect("play goes on");
        }
        let told = run.shut_down.load(Ordering::Relaxed) - before;
        println!("update {}: {told} clients were told", update + 1);
    }
    // A client can be without a connection at that moment, so not all of them are told every time.
    let told = run.shut_down.load(Ordering::Relaxed);
    assert!(told >= updates * clients.len() as u64 / 2, "{told} clients were told in {updates} updates");
    let states = run.finish(clients, DEADLINE).await;
    server.terminate().await;
    let log = server.log();
    for bad in ["ERROR", "WARN", "panicked"] {
        assert!(!log.contains(bad), "{bad} in the log:\n{log}");
    }
    check_all(&SqliteStore::open(directory.path().join("rodeo.sqlite")).unwrap(), &states);
}

/// Tables of every game with guests and bots, each with its number of guests.
fn tables() -> Vec<(Value, usize)> {
    let table = |game: &str, players: u8, options: &str, bots: usize| {
        let body =
            json!({ "game": game, "players": players, "options": options, "bots": vec!["simple"; bots] });
        (body, usize::from(players) - bots)
    };
    let mut tables = vec![
        table("take6", 3, "rounds=3", 1),
        table("take6", 3, "rounds=1,deck=limited,deal=draft", 0),
        table("take6", 4, "rounds=1,fans=flip_digits+jumping_cow", 1),
        table("buffalo", 3, "", 1),
        table("buffalo", 3, "decide=majority", 0),
        table("take_that", 3, "", 1),
        table("bull_party", 3, "", 1),
    ];
    let listed = [GameKind::Take6, GameKind::Buffalo, GameKind::TakeThat, GameKind::BullParty];
    let others = GameKind::short_matches_except(listed).into_iter();
    tables.extend(others.map(|(game, ..)| table(game.name(), game.usual_players(), "", 1)));
    tables
}

/// Creates guests and tables all the time. What the server has confirmed must still exist at the end.
async fn create_guests_and_tables(run: Arc<Run>, mut addresses: watch::Receiver<SocketAddr>) {
    let mut made: Vec<Guest> = Vec::new();
    let mut opened = Vec::new();
    while !run.finishing.load(Ordering::Relaxed) {
        let address = *addresses.borrow_and_update();
        let body = json!({ "game": "take6", "players": 2, "visibility": "public" });
        let created = async {
            let one = Guest::create(address, "Newcomer").await?;
            made.push(one.clone());
            let other = Guest::create(address, "Friend").await?;
            made.push(other.clone());
            let table = one.open_table(address, &body).await?.id;
            opened.push((table, one.id, None));
            other.join_table(address, table).await?;
            opened.push((table, one.id, Some(other.id)));
            Ok::<(), std::io::Error>(())
        };
        // An error means that the server was killed.
        let _ = created.await;
        let _ = tokio::time::timeout(Duration::from_millis(30), addresses.changed()).await;
    }
    let address = *addresses.borrow();
    assert!(!made.is_empty() && !opened.is_empty());
    for guest in &made {
        let response = guest.request(address, "GET", Endpoint::Me.path(), None).await.unwrap();
        assert_eq!(response.read::<rodeo_protocol::api::Me>().id, guest.id, "a guest was lost");
    }
    for (table, host, friend) in opened {
        let response = made[0].request(address, "GET", &Endpoint::Table.url(&[&table]), None).await.unwrap();
        if response.status == 429 {
            continue;
        }
        let seats = response.read::<Value>()["seats"].to_string();
        assert!(seats.contains(&host.to_string()), "{table}: {seats}");
        assert!(friend.is_none_or(|friend| seats.contains(&friend.to_string())), "{table}: {seats}");
    }
}

/// Checks that a backup made while the server runs can be served.
async fn check_backup(data: &Path) {
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("rodeo.sqlite");
    let made = std::process::Command::new(env!("CARGO_BIN_EXE_rodeo"))
        .arg("backup")
        .arg(&file)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let mut tables = 0;
    SqliteStore::open(&file).unwrap().live_tables(&mut |_| tables += 1).unwrap();
    assert!(tables >= 7, "{tables} tables in the backup");
    let mut server = ServerProcess::start(copy.path());
    let address = server.address().await;
    let lobby = support::request(address, "GET", Endpoint::Lobby.path(), &[], None).await.unwrap();
    assert!(!lobby.read::<Vec<Value>>().is_empty());
    assert!(!server.log().contains("ERROR"), "{}", server.log());
}
