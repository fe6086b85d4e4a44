//! `rodeo load`: many players at many tables, for measuring a server.
//!
//! Every player answers as soon as it is asked, or after a pause, with the first card it may play. What is counted is a
//! *table-turn*: all players of a table have chosen and their cards were shown. What is timed is how long it takes from
//! the moment the last player of a table has sent a choice until each of them holds the message with its result.

mod door;
mod player;
mod report;

use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::watch;
use tokio::task::{JoinSet, LocalSet};

use crate::args::Load;
use door::Door;
use player::{Player, TableClock};
use report::{Counts, Report};

/// A guest plays at so many tables: fewer guests than players, and within the limits of a server.
const TABLES_PER_GUEST: usize = 10;

/// Players have so long to get up at the end.
const FAREWELL: Duration = Duration::from_secs(5);

/// Plays until the time is over, and reports.
pub fn run(args: &Load) -> Result<ExitCode> {
    let address = args.server.trim_start_matches("http://").trim_end_matches('/').to_owned();
    if args.server.starts_with("https://") {
        bail!("load is measured without TLS: name the server itself, such as http://127.0.0.1:6066");
    }
    // One thread: the load must not take more than one core from what it measures.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = LocalSet::new().block_on(&runtime, measure(args, &address))?;
    let text = if args.json { report.json()? } else { report.text() };
    crate::print(&text)?;
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(args: &Load, address: &str) -> Result<Report> {
    let counts = Rc::new(Counts::default());
    let progress = ProgressBar::new(args.tables as u64);
    progress.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}")?);
    progress.set_message("opening tables");
    let mut players = Vec::new();
    let mut guests = Vec::new();
    for number in 0..args.tables {
        if number % TABLES_PER_GUEST == 0 {
            guests.clear();
            for seat in 0..args.seats {
                guests.push(Door::guest(address, &format!("Load {}", seat + 1)).await?);
            }
        }
        let table = open(args, address, &guests).await?;
        let clock = Rc::new(TableClock::new(args.seats));
        for (seat, guest) in guests.iter().enumerate() {
            let socket = guest.connect(address, &table).await?;
            players.push(Player::new(socket, seat, clock.clone(), counts.clone(), args.pace()));
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    let (end, over) = watch::channel(false);
    let mut tasks = JoinSet::new();
    for player in players {
        tasks.spawn_local(player.play(over.clone()));
    }
    // The first moments, when all tables start at once, are not like the rest.
    tokio::time::sleep(args.warm_up()).await;
    counts.start();
    let start = Instant::now();
    watch(Duration::from_secs_f64(args.seconds)).await?;
    let elapsed = start.elapsed();
    counts.stop();
    let report = Report::new(args, &counts, elapsed);
    let _ = end.send(true);
    // Whoever is not gone by then is cut off.
    let _ =
        tokio::time::timeout(FAREWELL + args.warm_up(), async { while tasks.join_next().await.is_some() {} })
            .await;
    Ok(report)
}

/// Shows how far it is.
async fn watch(time: Duration) -> Result<()> {
    let progress = ProgressBar::new(time.as_secs().max(1));
    progress.set_style(ProgressStyle::with_template("playing {wide_bar} {pos}/{len} s")?);
    let end = Instant::now() + time;
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_secs(1).min(end - Instant::now())).await;
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}

/// Opens a table and lets all sit down. It starts when the first player finds everybody there.
async fn open(args: &Load, address: &str, guests: &[Door]) -> Result<String> {
    let host = guests.first().context("a table needs players")?;
    let settings = serde_json::json!({ "game": "take6", "players": args.seats, "options": args.options });
    let table = host.post(address, "/api/v1/tables", &settings).await?;
    let id = table["id"].as_str().context("the server names no table")?.to_owned();
    for guest in guests.iter().skip(1) {
        guest.post(address, &format!("/api/v1/tables/{id}/seats"), &serde_json::json!({})).await?;
    }
    Ok(id)
}
