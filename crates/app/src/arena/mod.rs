//! `rodeo arena`: lets bots compete.

mod page;
mod text;

use std::fs;
use std::num::NonZero;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_arena::{Contest, Lineup, Report, single_match};
use rodeo_bots::{BotKind, Budget};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;
use serde_json::{Value, json};

use crate::args::Arena;
use crate::html::check_writable;
use crate::print;

/// Plays a contest and prints its result.
pub fn run(args: &Arena) -> Result<ExitCode> {
    let kind = args.game;
    let (lineup, players) = lineup(args, kind)?;
    let threads = match args.threads.map(NonZero::new) {
        Some(None) => bail!("--threads must be at least 1"),
        Some(threads) => threads,
        None => None,
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().context("the operating system's random number generator failed")? >> 1,
    };
    let rules = kind.read_rules(players, &single_match(kind, &args.options))?;
    let contest = Contest { rules, lineup, declared: args.declared, deals: args.deals, seed, threads };
    if let Some(file) = &args.html {
        check_writable(file).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let bar = progress_bar(args.deals);
    let report = contest.run(|deals| bar.set_position(deals))?;
    bar.finish_and_clear();
    let status = if args.json {
        print(&format!("{}\n", as_json(&contest, &report)))
    } else {
        print(&text::as_table(&contest, &report))
    }?;
    if let Some(file) = &args.html {
        fs::write(file, page::page(&contest, &report))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(status)
}

/// Returns the bots and the number of players at a table.
fn lineup(args: &Arena, kind: GameKind) -> Result<(Lineup, u8)> {
    let budget = args.budget.as_deref().map(str::parse::<Budget>).transpose()?;
    let read = |names: &str| -> Result<Vec<BotKind>> {
        let bot = |name: &str| Ok(name.trim().parse::<BotKind>()?.with_budget(budget));
        names.split(',').map(bot).collect()
    };
    match (&args.seats, &args.pool) {
        (Some(_), Some(_)) => bail!("--seats and --pool exclude each other"),
        (None, None) => {
            bail!("no bots: give one for each seat (--seats) or a pool to draw from (--pool)")
        }
        (Some(_), None) if args.players.is_some() => {
            bail!("--players needs --pool: with --seats there are as many players as bots")
        }
        (Some(seats), None) => {
            let seats = read(seats)?;
            // More than fits is more than any game allows, which the rules report.
            let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
            Ok((Lineup::Seats(seats), players))
        }
        (None, Some(pool)) => Ok((Lineup::Pool(read(pool)?), args.players.unwrap_or(kind.usual_players()))),
    }
}

fn as_json(contest: &Contest, report: &Report) -> Value {
    let (named, bots) = match &contest.lineup {
        Lineup::Seats(seats) => ("seats", seats),
        Lineup::Pool(pool) => ("pool", pool),
    };
    json!({
        "game": contest.rules.kind().name(),
        "rules": contest.rules,
        named: bots.iter().map(BotKind::to_string).collect::<Vec<_>>(),
        "declared": contest.declared,
        "players": contest.rules.players(),
        "seed": contest.seed,
        "deals": report.deals,
        "rotations": report.rotations,
        "rounds": report.rounds,
        "kinds": report.kinds,
        "ratings": report.ratings,
    })
}

/// Returns a progress bar, which is hidden if standard error is no terminal.
fn progress_bar(deals: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} deals, {eta} left");
    ProgressBar::new(deals).with_style(style.expect("the template is valid"))
}
