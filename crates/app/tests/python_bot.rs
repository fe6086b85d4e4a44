//! The example bot in Python plays whole matches of every game, at its own tables and at tables it is invited to.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test must panic")]

mod server_process;
#[path = "../../server/tests/live/support/mod.rs"]
mod support;

use std::net::SocketAddr;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::ClientMessage;
use rodeo_protocol::table::SeatState;
use rodeo_rules::any::GameKind;
use serde_json::json;

use server_process::ServerProcess;
use support::player::{Behavior, Player};
use support::{Client, Guest};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python/bot.py");

fn bot(address: SocketAddr, table: &str) -> Child {
    let mut python = Command::new("python3");
    python.args([SCRIPT, &format!("http://{address}"), table]);
    let started = python.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    started.unwrap_or_else(|error| panic!("this test needs `python3` (3.8 or later) on the path: {error}"))
}

/// Checks that the script exits by itself and prints the result.
async fn finished(game: &str, bot: Child) {
    let waiting = tokio::task::spawn_blocking(move || bot.wait_with_output().unwrap());
    let Output { status, stdout, stderr } =
        tokio::time::timeout(Duration::from_secs(60), waiting).await.unwrap().unwrap();
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{game}: {stdout}{stderr}");
    assert!(stdout.starts_with("The match is over:"), "{game}: {stdout}{stderr}");
}

#[tokio::test]
async fn example_bot_plays_every_game() {
    let directory = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(directory.path());
    let address = server.address().await;
    let bots: Vec<(&str, Child)> =
        GameKind::ALL.iter().map(|game| (game.name(), bot(address, game.name()))).collect();
    for (game, bot) in bots {
        finished(game, bot).await;
    }
    server.kill();
}

#[tokio::test]
async fn example_bot_joins_by_code_id_and_link() {
    let directory = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(directory.path());
    let address = server.address().await;
    let host = Guest::create(address, "Host").await.unwrap();
    for game in GameKind::ALL {
        let options = if game.name() == "buffalo" { "decide=majority" } else { "" };
        let body = json!({ "game": game.name(), "players": 2, "options": options });
        let state = host.open_table(address, &body).await.unwrap();
        let mut client = Client::new(address, &host, state.id);
        client.enter().await;
        let invitation = match game.name() {
            "take6" => state.code.to_string(),
            "take_that" => state.id.to_string(),
            _ => format!("http://{address}/t/{}", state.id),
        };
        let bot = bot(address, &invitation);
        let sits = |seat: &SeatState| matches!(seat, SeatState::Guest { bot: true, .. });
        client.wait_for(|state| sits(&state.table.as_ref().unwrap().seats[1])).await;
        client.send(&ClientMessage::Start { fill: None }).await;
        let mut player = Player::new(client, SeatRng::new(3), Behavior::PLAIN);
        let playing = tokio::time::timeout(Duration::from_secs(30), player.play(1)).await;
        assert!(playing.is_ok(), "{game} does not end: {:?}", player.client.received.last());
        finished(game.name(), bot).await;
    }
    server.kill();
}
