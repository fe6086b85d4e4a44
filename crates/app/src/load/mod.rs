//! `rodeo load`: measures a server with many simulated players.
//!
//! Every player answers each question with the first card it may play, at once or after a delay. The unit is a
//! *table-turn*: all players of a table have chosen and their cards are revealed. The latency is the time from the moment
//! the last player of a table has sent a choice until a player has received its result. Bytes are those of the WebSocket
//! messages with their frame headers, received by all players of a table.

mod client;
mod guest;
mod player;
mod report;

use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_protocol::api::routes::Endpoint;
use serde_json::json;
use tokio::sync::watch;
use tokio::task::{JoinSet, LocalSet};

use crate::args::Load;
use client::Client;
use guest::Guest;
use player::{Player, TableClock};
use report::{Counts, Report};

/// Tables per guest: fewer guests than players, and within the limits of a server.
const TABLES_PER_GUEST: usize = 10;

/// Time that players have to leave their tables at the end.
const LEAVE_TIMEOUT: Duration = Duration::from_secs(5);

pub fn run(args: &Load) -> Result<ExitCode> {
    if let Some(url) = args.server.iter().find(|url| url.starts_with("https://")) {
        bail!("--server {url}: TLS is not supported (try http:// and the address of the server itself)");
    }
    if args.through_others && args.server.len() < 2 {
        bail!("--through-others needs several nodes (try --server http://…,http://…)");
    }
    let address = |url: &String| url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let addresses: Vec<String> = args.server.iter().map(address).collect();
    // One thread, so that the players use no more than one core.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = LocalSet::new().block_on(&runtime, measure(args, &addresses))?;
    let text = if args.json { report.json()? } else { report.text() };
    crate::print(&text)?;
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(args: &Load, addresses: &[String]) -> Result<Report> {
    let counts = Rc::new(Counts::default());
    let players = open_tables(args, addresses, &counts).await?;
    let (stop_sender, stop) = watch::channel(false);
    let mut tasks = JoinSet::new();
    for player in players {
        tasks.spawn_local(player.play(stop.clone()));
    }
    // All tables start at once, which is not representative.
    tokio::time::sleep(args.warm_up()).await;
    counts.start();
    let start = Instant::now();
    wait_with_progress(Duration::from_secs_f64(args.seconds)).await?;
    let elapsed = start.elapsed();
    counts.stop();
    let report = Report::new(args, &counts, elapsed);
    stop_sender.send_replace(true);
    let all_left = async { while tasks.join_next().await.is_some() {} };
    // Players who have not left by then are disconnected.
    let _ = tokio::time::timeout(LEAVE_TIMEOUT + args.warm_up(), all_left).await;
    Ok(report)
}

/// Opens all tables and connects their players.
async fn open_tables(args: &Load, addresses: &[String], counts: &Rc<Counts>) -> Result<Vec<Player>> {
    let progress = ProgressBar::new(args.tables as u64);
    progress.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}")?);
    progress.set_message("opening tables");
    let mut players = Vec::new();
    let mut guests = Vec::new();
    for number in 0..args.tables {
        let address = &addresses[number % addresses.len()];
        if number % TABLES_PER_GUEST == 0 {
            guests.clear();
            for seat in 0..args.seats {
                guests.push(Guest::create(address, &format!("Load {}", seat + 1)).await?);
            }
        }
        let table = open_table(args, address, &guests).await?;
        let clock = Rc::new(TableClock::new(args.seats));
        for (seat, guest) in guests.iter().enumerate() {
            let gateway = match args.through_others {
                true => &addresses[(number + 1 + seat % (addresses.len() - 1)) % addresses.len()],
                false => address,
            };
            let socket = guest.connect(gateway, &table, args.updates).await?;
            let client = Client::new(args.updates);
            players.push(Player::new(socket, seat, client, clock.clone(), counts.clone(), args.pace()));
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(players)
}

/// Opens a table at which all guests take a seat, and returns its id. The first player starts the match.
async fn open_table(args: &Load, address: &str, guests: &[Guest]) -> Result<String> {
    let (host, others) = guests.split_first().context("a table needs players")?;
    let settings = json!({ "game": "take6", "players": args.seats, "options": args.options });
    let table = host.post(address, Endpoint::OpenTable.path(), &settings).await?;
    let id = table["id"].as_str().context("the response has no table id")?.to_owned();
    for guest in others {
        guest.post(address, &Endpoint::JoinTable.url(&[&id]), &json!({})).await?;
    }
    Ok(id)
}

/// Waits, with a progress bar.
async fn wait_with_progress(time: Duration) -> Result<()> {
    let progress = ProgressBar::new(time.as_secs().max(1));
    progress.set_style(ProgressStyle::with_template("playing {wide_bar} {pos}/{len} s")?);
    let end = Instant::now() + time;
    while let Some(left) = end.checked_duration_since(Instant::now()).filter(|left| !left.is_zero()) {
        tokio::time::sleep(Duration::from_secs(1).min(left)).await;
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}
