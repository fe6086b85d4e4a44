//! `rodeo arena` and `rodeo bots`: bots against each other, and which there are.

use std::fmt::Write as _;
use std::num::NonZero;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_arena::{Contest, Report, single_match};
use rodeo_bots::{BotKind, Budget, Level};
use rodeo_rules::any::GameKind;
use serde_json::{Value, json};

use crate::args::{Arena, Bots};
use crate::print;

/// Holds a contest and prints what came of it.
pub fn run(args: &Arena) -> Result<ExitCode> {
    let kind: GameKind = args.game.parse()?;
    let budget = args.budget.as_deref().map(str::parse::<Budget>).transpose()?;
    let seats = args.seats.split(',').map(|name| name.trim().parse()).collect::<Result<Vec<BotKind>, _>>()?;
    let seats: Vec<BotKind> = seats.into_iter().map(|bot| bot.with_budget(budget)).collect();
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let threads = match args.threads.map(NonZero::new) {
        Some(None) => bail!("threads are at least 1"),
        Some(threads) => threads,
        None => None,
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().context("there is no random number to be had for a seed")? >> 1,
    };
    let rules = kind.read_rules(players, &single_match(kind, &args.options))?;
    let contest = Contest { rules, seats, deals: args.deals, seed, threads };
    let bar = progress_bar(args.deals);
    let report = contest.hold(|deals| bar.set_position(deals))?;
    bar.finish_and_clear();
    if args.json {
        print(&format!("{}\n", as_json(&contest, &report)))
    } else {
        print(&as_table(&contest, &report))
    }
}

/// Lists the bots, the weakest first.
pub fn bots(args: &Bots) -> Result<ExitCode> {
    let games = |bot: Level| bot.games().map(GameKind::name).collect::<Vec<_>>();
    if args.json {
        let list =
            Level::ALL.map(|bot| json!({ "name": bot.name(), "games": games(bot), "about": bot.about() }));
        return print(&format!("{}\n", Value::from(list.to_vec())));
    }
    let mut text = String::new();
    for bot in Level::ALL {
        let _ = writeln!(text, "{:<10}{}", bot.name(), bot.about());
        let _ = writeln!(text, "{:<10}plays {}", "", games(bot).join(", "));
    }
    print(&text)
}

fn as_json(contest: &Contest, report: &Report) -> Value {
    json!({
        "game": contest.rules.kind().name(),
        "rules": contest.rules,
        "seats": contest.seats.iter().map(BotKind::to_string).collect::<Vec<_>>(),
        "seed": contest.seed,
        "deals": report.deals,
        "rotations": report.rotations,
        "rounds": report.rounds,
        "kinds": report.kinds,
    })
}

fn as_table(contest: &Contest, report: &Report) -> String {
    let kind = contest.rules.kind();
    let unit = match kind {
        GameKind::Take6 | GameKind::Buffalo => "heads",
        GameKind::TakeThat | GameKind::BullParty => "points",
    };
    let mut text = String::new();
    let mut line = |label: &str, value: String| {
        let _ = writeln!(text, "{label:<9}{value}");
    };
    line("game", format!("{}, {} players", kind.title(), contest.seats.len()));
    line("options", contest.rules.write_options());
    line("seed", contest.seed.to_string());
    line("deals", format!("{}, each in {} rotations of the seats", report.deals, report.rotations));
    line("rounds", report.rounds.to_string());
    let _ = writeln!(
        text,
        "\n{:<12}{:>5}{:>22}{:>22}{:>12}{:>9}",
        "bot",
        "seats",
        format!("{unit} a round"),
        "wins, %",
        "ms a move",
        "p99"
    );
    for kind in &report.kinds {
        let mean = format!("{:.3} ± {:.3}", kind.mean, kind.mean_ci95.margin());
        let wins = kind.win_share_ci95;
        let wins =
            format!("{:.2} ({:.2}–{:.2})", 100.0 * kind.win_share, 100.0 * wins.low, 100.0 * wins.high);
        let times = kind.ms_per_move;
        let _ = writeln!(
            text,
            "{:<12}{:>5}{mean:>22}{wins:>22}{:>12.3}{:>9.3}",
            kind.bot, kind.seats, times.p50, times.p99
        );
    }
    text.push_str(
        "\nIntervals are of 95 %, over deals; times are CPU time, half of the moves and 99 % of them.\n",
    );
    text
}

/// A bar on a terminal; nothing where nobody looks.
fn progress_bar(deals: u64) -> ProgressBar {
    let bar = ProgressBar::new(deals);
    match ProgressStyle::with_template("{wide_bar} {pos}/{len} deals, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
