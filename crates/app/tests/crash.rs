//! The real binary, killed at random moments (`kill -9`) while people play at several tables, and started again on the same
//! data: nothing that anybody was shown is undone, and every table can be finished.
//!
//! `RODEO_KILLS=200` makes it long; `RODEO_SEED` repeats the rng of a run (not its timing).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

mod serving;
#[path = "../../server/tests/live/support/mod.rs"]
mod support;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::table::{MatchResult, TablePhase};
use rodeo_protocol::{ClientMessage, TableId};
use rodeo_rules::game::RandomSource as _;
use rodeo_rules::record::{Record, verify};
use rodeo_store::{SqliteStore, Store};
use serde_json::{Value, json};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

use serving::Binary;
use support::fold::Fold;
use support::player::{Habits, Player};
use support::story::check_pieces;
use support::{Client, Guest, number, one_in, seed};

/// What all who take part share.
struct Run {
    /// Enough: matches that are under way are finished, no other begins.
    enough: AtomicBool,
    /// Somebody was shown something.
    shown: Notify,
    /// How much was shown in all.
    count: AtomicU64,
    /// Whether a table goes on after a match: decided once, so that all at it agree.
    goes_on: Mutex<HashMap<(usize, u32), bool>>,
}

impl Run {
    fn goes_on(&self, table: usize, number: u32) -> bool {
        let enough = self.enough.load(Ordering::Relaxed);
        *self.goes_on.lock().unwrap().entry((table, number)).or_insert(!enough)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_shown_is_undone_by_a_crash() {
    let (seed, kills) = (seed(), number("RODEO_KILLS", 20));
    let mut rng = SeatRng::new(seed);
    let folder = tempfile::tempdir().unwrap();
    let mut server = Binary::start(folder.path());
    let (place, places) = watch::channel(server.address().await);
    let run = Arc::new(Run {
        enough: AtomicBool::new(false),
        shown: Notify::new(),
        count: AtomicU64::new(0),
        goes_on: Mutex::default(),
    });
    let mut people = JoinSet::new();
    for (table, (body, humans)) in tables().into_iter().enumerate() {
        for player in sit_down(&places, &body, humans, &mut rng).await {
            people.spawn(take_part(run.clone(), table, player));
        }
    }
    let newcomers = tokio::spawn(come_and_stay(run.clone(), places.clone()));
    for kill in 0..kills {
        let before = run.count.load(Ordering::Relaxed);
        match rng.below(4) {
            // Right behind a message.
            0 | 1 => {
                let wanted = before + 1 + u64::from(rng.below(30));
                let hear = async {
                    while run.count.load(Ordering::Relaxed) < wanted {
                        run.shown.notified().await;
                    }
                };
                let _ = tokio::time::timeout(Duration::from_secs(2), hear).await;
            }
            // At any moment.
            _ => tokio::time::sleep(Duration::from_micros(u64::from(rng.below(400_000)))).await,
        }
        server.kill();
        // Somebody who has found something wrong does not wait for the end.
        if let Some(fold) = people.try_join_next() {
            panic!("somebody got up: {:?}", fold.unwrap().table);
        }
        server = Binary::start(folder.path());
        if one_in(&mut rng, 5) {
            // While it starts.
            tokio::time::sleep(Duration::from_micros(u64::from(rng.below(60_000)))).await;
            server.kill();
            server = Binary::start(folder.path());
        }
        place.send(server.address().await).unwrap();
        if kill == kills / 2 {
            check_backup(folder.path()).await;
        }
        let shown = run.count.load(Ordering::Relaxed) - before;
        println!("kill {}: {shown} messages after the one before", kill + 1);
    }
    run.enough.store(true, Ordering::Relaxed);
    let mut folds: Vec<Fold> = Vec::new();
    while let Some(fold) = people.join_next().await {
        folds.push(fold.unwrap());
    }
    newcomers.await.unwrap();
    server.kill();
    let log = server.log();
    for bad in ["ERROR", "panicked"] {
        assert!(!log.contains(bad), "the log has {bad}:\n{log}");
    }
    check_all(folder.path(), &folds);
}

/// Tables of every game, with people and bots, and how many people.
fn tables() -> Vec<(Value, usize)> {
    let table = |game: &str, players: u8, options: &str, bots: usize| {
        let body =
            json!({ "game": game, "players": players, "options": options, "bots": vec!["simple"; bots] });
        (body, usize::from(players) - bots)
    };
    vec![
        table("take6", 3, "rounds=3", 1),
        table("take6", 3, "rounds=1,deck=limited,deal=draft", 0),
        table("take6", 4, "rounds=1,fans=flip_digits+jumping_cow", 1),
        table("buffalo", 3, "", 1),
        table("buffalo", 3, "decide=majority", 0),
        table("take_that", 3, "", 1),
        table("bull_party", 3, "", 1),
    ]
}

/// Opens a table, and everybody comes to it; the last one only looks on.
async fn sit_down(
    places: &watch::Receiver<SocketAddr>,
    body: &Value,
    humans: usize,
    rng: &mut SeatRng,
) -> Vec<Player> {
    let address = *places.borrow();
    let host = Guest::make(address, "Host").await.unwrap();
    let table = host.open(address, body).await.unwrap().id;
    let mut people = vec![host];
    for number in 1..=humans {
        let guest = Guest::make(address, &format!("Guest {number}")).await.unwrap();
        if number < humans {
            guest.join(address, table).await.unwrap();
        }
        people.push(guest);
    }
    let mut players = Vec::new();
    for guest in people {
        let mut client = Client::new(address, &guest, table);
        client.arrive().await;
        let habits = Habits { cut: 40, fickle: 10, talk: 40 };
        let mut player = Player::new(client, rng.fork(), habits);
        player.place = Some(places.clone());
        players.push(player);
    }
    players
}

/// Plays match after match until it is enough.
async fn take_part(run: Arc<Run>, table: usize, mut player: Player) -> Fold {
    let mut asked = None;
    loop {
        if !player.client.is_connected() {
            asked = None;
            player.come_back().await;
        }
        let fold = &player.client.fold;
        let (phase, number) = fold.table.as_ref().map(|table| (table.phase, table.matches)).unwrap();
        let (seat, host) = (fold.seat, fold.table.as_ref().unwrap().host == Some(player.client.guest.id));
        let wants = seat.is_some_and(|seat| !fold.table.as_ref().unwrap().rematch.contains(seat));
        if let Some(ask) = player.to_answer() {
            player.answer(&ask).await;
            continue;
        }
        match phase {
            TablePhase::Over if !run.goes_on(table, number) => return player.client.fold,
            TablePhase::Over if wants && asked != Some(number) => {
                asked = Some(number);
                player.client.say(&ClientMessage::Rematch { wanted: true }).await;
            }
            TablePhase::Open if host && asked.is_none() => {
                asked = Some(0);
                player.client.say(&ClientMessage::Start { fill: None }).await;
            }
            _ => {}
        }
        player.hear().await;
        run.count.fetch_add(1, Ordering::Relaxed);
        run.shown.notify_one();
    }
}

/// New guests come, open tables and sit down all the time. What the server has confirmed must still be so at the end.
async fn come_and_stay(run: Arc<Run>, mut places: watch::Receiver<SocketAddr>) {
    let mut made: Vec<Guest> = Vec::new();
    let mut opened = Vec::new();
    while !run.enough.load(Ordering::Relaxed) {
        let address = *places.borrow_and_update();
        let body = json!({ "game": "take6", "players": 2, "visibility": "public" });
        let coming = async {
            let one = Guest::make(address, "Newcomer").await?;
            made.push(one.clone());
            let other = Guest::make(address, "Friend").await?;
            made.push(other.clone());
            let table = one.open(address, &body).await?.id;
            opened.push((table, one.id, None));
            other.join(address, table).await?;
            opened.push((table, one.id, Some(other.id)));
            Ok::<(), std::io::Error>(())
        };
        let _ = coming.await;
        let _ = tokio::time::timeout(Duration::from_millis(30), places.changed()).await;
    }
    let address = *places.borrow();
    assert!(!made.is_empty() && !opened.is_empty());
    for guest in &made {
        let answer = guest.ask(address, "GET", "/api/v1/me", None).await.unwrap();
        assert_eq!(answer.read::<rodeo_protocol::api::Me>().id, guest.id, "a guest is forgotten");
    }
    for (table, host, friend) in opened {
        let answer = made[0].ask(address, "GET", &format!("/api/v1/tables/{table}"), None).await.unwrap();
        if answer.status == 429 {
            continue;
        }
        let seats = answer.read::<Value>()["seats"].to_string();
        assert!(seats.contains(&host.to_string()), "{table}: {seats}");
        assert!(friend.is_none_or(|friend| seats.contains(&friend.to_string())), "{table}: {seats}");
    }
}

/// A copy of the data, made while the server runs, is a server of its own.
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
    assert!(tables >= 7, "{tables} tables in the copy");
    let mut server = Binary::start(copy.path());
    let address = server.address().await;
    let lobby = support::ask(address, "GET", "/api/v1/tables", &[], None).await.unwrap();
    assert!(!lobby.read::<Vec<Value>>().is_empty());
    assert!(!server.log().contains("ERROR"), "{}", server.log());
}

/// What everybody was shown is what the records say.
fn check_all(data: &Path, folds: &[Fold]) {
    let store = SqliteStore::open(data.join("rodeo.sqlite")).unwrap();
    let mut ends: HashMap<(TableId, u32), (MatchResult, Record)> = HashMap::new();
    let tables = folds.iter().map(|fold| (fold, fold.table.as_ref().unwrap()));
    for (fold, table) in tables.clone() {
        assert!(fold.has_ended(table.matches), "a match is not finished");
        // Whoever looks on may be away when a match ends and the next one begins; the others are asked first.
        assert!(fold.seat.is_none() || fold.ends.len() == table.matches as usize, "an end was not told");
        for (number, end) in &fold.ends {
            let (known, _) = ends.entry((table.id, *number)).or_insert_with(|| {
                let text = store.record(end.id).unwrap().unwrap_or_else(|| panic!("no record of {}", end.id));
                (end.clone(), Record::read(text.as_bytes()).unwrap())
            });
            assert_eq!(known, end, "two were told different ends");
            assert_eq!(end.commitment, fold.commitments[number], "another secret than was committed");
        }
    }
    for (end, record) in ends.values() {
        let verified = verify(record).unwrap();
        assert_eq!((&verified.outcome, verified.seeded), (&end.outcome, true));
    }
    for (fold, table) in tables {
        for (number, pieces) in &fold.matches {
            let (_, record) = &ends[&(table.id, *number)];
            check_pieces(record, true, pieces, fold.ends.contains_key(number));
        }
    }
    println!("{} matches agree with their records", ends.len());
}
