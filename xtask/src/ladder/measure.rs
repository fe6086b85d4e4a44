//! Holds the contests, one after another, by the arena of the release build.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::Wish;
use super::data::{Budgets, Data, Measurement};
use super::plan::{LADDER, Planned, Purpose};
use crate::commands::{cargo, root, run as execute};

/// How long a contest takes where nobody says.
const MINUTES: f64 = 4.0;
/// Fewer say nothing.
const LEAST_DEALS: u64 = 10;
/// More would not change the second digit.
const MOST_DEALS: u64 = 5000;
/// As long as a probe of the speed should be, in seconds.
const PROBE: f64 = 1.5;

/// Lists the contests.
pub fn tell_plan(wish: &Wish, contests: &[Planned]) -> Result<()> {
    for contest in contests {
        println!("{}", title(contest));
    }
    println!("{}", estimate(wish, contests));
    Ok(())
}

/// Holds the contests; each is in the file as soon as it is over, so a run can be stopped and taken up with --missing.
pub fn hold(wish: &Wish, contests: &[Planned]) -> Result<()> {
    println!("{}", estimate(wish, contests));
    if contests.is_empty() {
        return Ok(());
    }
    let mut data = Data::load(&wish.file)?;
    // Asked before hours of work, not after them.
    data.save(&wish.file)?;
    execute(&mut cargo(&["build", "--release", "--quiet", "-p", "rodeo"]))?;
    let rodeo = binary()?;
    let budgets = budgets(&rodeo)?;
    let start = Instant::now();
    for (at, contest) in contests.iter().enumerate() {
        println!("\n{}/{}  {}", at + 1, contests.len(), title(contest));
        let arena = Arena { rodeo: &rodeo, contest, wish };
        let deals = arena.affordable()?;
        let arguments = arena.arguments(deals);
        let answer = arena.hold(deals, Stdio::inherit())?;
        let command = format!("rodeo {}", arguments.join(" "));
        let budgets = budgets.get(contest.game).cloned().unwrap_or_default();
        let measurement = Measurement::read(&answer, contest, command, &budgets)?;
        tell(&measurement);
        data.put(measurement);
        data.save(&wish.file)?;
    }
    println!("\nAll of it took {}", span(start.elapsed().as_secs_f64()));
    if wish.file == super::data::file() {
        super::docs::write()?;
    }
    Ok(())
}

/// `take6, 4 players: keen, simple ×3`
fn title(contest: &Planned) -> String {
    let drawn = if contest.purpose == Purpose::Mixed { "drawn from " } else { "" };
    format!("{}, {} players: {drawn}{}", contest.game, contest.players, contest.who())
}

fn estimate(wish: &Wish, contests: &[Planned]) -> String {
    let seconds: f64 = contests.iter().filter_map(|contest| seconds(wish, contest)).sum();
    let count = match contests.len() {
        1 => "1 contest".to_owned(),
        count => format!("{count} contests"),
    };
    match (wish.deals, wish.minutes) {
        (Some(deals), None) => {
            format!("{count} of {deals} deals; how long each takes is told as it begins")
        }
        _ => format!("{count}, at most about {} in all", span(seconds)),
    }
}

/// How long a contest may take; `None` where only the deals count.
fn seconds(wish: &Wish, contest: &Planned) -> Option<f64> {
    let minutes = match (wish.minutes, wish.deals) {
        (Some(minutes), _) => minutes,
        (None, Some(_)) => return None,
        (None, None) => MINUTES,
    };
    Some(if contest.is_main() { 60.0 * minutes } else { 30.0 * minutes })
}

fn span(seconds: f64) -> String {
    if seconds < 90.0 { format!("{seconds:.0} s") } else { format!("{:.0} min", seconds / 60.0) }
}

/// A contest of the arena to be.
struct Arena<'a> {
    rodeo: &'a Path,
    contest: &'a Planned,
    wish: &'a Wish,
}

impl Arena<'_> {
    /// How many deals there is time for: a few are tried to see how long they take, and count for nothing.
    fn affordable(&self) -> Result<u64> {
        // Every bot plays in two deals at least, or the arena refuses.
        let bots = self.contest.bots.split(',').count() as u64;
        let least = (2 * bots).div_ceil(u64::from(self.contest.players.max(1)));
        let most = self.wish.deals.unwrap_or(MOST_DEALS).max(least);
        let mut deals = least;
        let a_deal = loop {
            let start = Instant::now();
            self.hold(deals, Stdio::piped())?;
            let took = start.elapsed().as_secs_f64();
            if took >= PROBE || deals >= most.min(512) {
                break took / deals as f64;
            }
            deals *= 4;
        };
        let deals = match seconds(self.wish, self.contest) {
            Some(seconds) => ((seconds / a_deal) as u64).max(LEAST_DEALS).min(most),
            None => most,
        };
        println!("     {deals} deals, about {}", span(a_deal * deals as f64));
        Ok(deals)
    }

    /// What follows `rodeo` to hold it again, whatever the machine.
    fn arguments(&self, deals: u64) -> Vec<String> {
        let mut words = vec!["arena".to_owned(), self.contest.game.to_owned()];
        let mut say = |name: &str, value: String| words.extend([name.to_owned(), value]);
        match self.contest.purpose {
            Purpose::Mixed => {
                say("--pool", self.contest.bots.clone());
                say("--players", self.contest.players.to_string());
            }
            Purpose::Rung | Purpose::Baseline { .. } => say("--seats", self.contest.bots.clone()),
        }
        say("--deals", deals.to_string());
        say("--seed", self.wish.seed.to_string());
        words
    }

    fn hold(&self, deals: u64, progress: Stdio) -> Result<Value> {
        let mut command = Command::new(self.rodeo);
        command.args(self.arguments(deals)).arg("--json").stderr(progress);
        if let Some(threads) = self.wish.threads {
            command.args(["--threads", &threads.to_string()]);
        }
        json_of(&mut command)
    }
}

/// Where cargo puts the release build.
fn binary() -> Result<PathBuf> {
    let metadata = json_of(&mut cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata tells no target_directory")?;
    let name = format!("rodeo{}", std::env::consts::EXE_SUFFIX);
    Ok(Path::new(folder).join("release").join(name))
}

/// How much the bots think, by game: a figure is one of a bot with this budget.
fn budgets(rodeo: &Path) -> Result<BTreeMap<String, Budgets>> {
    let bots = json_of(Command::new(rodeo).args(["bots", "--json"]))?;
    let bots = bots.as_array().context("rodeo bots --json printed no list")?;
    let ladder = bots.iter().filter(|bot| bot["ladder"] == true).filter_map(|bot| bot["name"].as_str());
    if !ladder.eq(LADDER) {
        bail!("the plan (xtask/src/ladder/plan.rs) has other levels than `rodeo bots`");
    }
    let mut budgets: BTreeMap<String, Budgets> = BTreeMap::new();
    for bot in bots {
        let name = bot["name"].as_str().unwrap_or_default();
        for (game, budget) in bot["budget"].as_object().into_iter().flatten() {
            let budget = budget.as_str().map(str::to_owned);
            budgets.entry(game.clone()).or_default().insert(name.to_owned(), budget);
        }
    }
    Ok(budgets)
}

/// Runs a program that prints one JSON value.
fn json_of(command: &mut Command) -> Result<Value> {
    let shown = format!("{command:?}").replace('"', "");
    let output = command.stdout(Stdio::piped()).current_dir(root()).spawn().with_context(|| shown.clone())?;
    let output = output.wait_with_output().with_context(|| shown.clone())?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        bail!("{shown} failed ({}) {}", output.status, error.trim());
    }
    serde_json::from_slice(&output.stdout).with_context(|| format!("{shown} printed no JSON"))
}

fn tell(measurement: &Measurement) {
    for kind in &measurement.kinds {
        let [low, high] = kind.win_share_ci95.map(|share| 100.0 * share);
        println!(
            "     {:<10} {:>7.2} a round, wins {:.1} % ({low:.1}–{high:.1}), {} · {} ms a move",
            kind.bot,
            kind.mean,
            100.0 * kind.win_share,
            kind.ms_per_move.p50,
            kind.ms_per_move.p99
        );
    }
}
