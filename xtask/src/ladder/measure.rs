//! Runs the contests one after another with `rodeo arena` of the release build.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::Options;
use super::data::{Budgets, Data, Measurement};
use super::plan::{LADDER, Planned, Purpose};
use crate::commands::{cargo, root, run as execute};

/// Default time for a contest at the main table, in minutes.
const DEFAULT_MINUTES: f64 = 4.0;
/// Minimum number of deals: fewer give useless intervals.
const MIN_DEALS: u64 = 10;
/// Maximum number of deals: more would not change the second digit.
const MAX_DEALS: u64 = 5000;
/// Minimum length of a speed measurement, in seconds.
const MIN_PROBE_SECONDS: f64 = 1.5;

/// Prints the contests and an estimate of the time, without running them.
pub fn print_plan(options: &Options, contests: &[Planned]) -> Result<()> {
    for contest in contests {
        println!("{}", title(contest));
    }
    println!("{}", estimate(options, contests));
    Ok(())
}

/// Runs the contests. Each is saved as soon as it ends, so an interrupted run can be resumed with `--missing`.
pub fn run(options: &Options, contests: &[Planned]) -> Result<()> {
    println!("{}", estimate(options, contests));
    if contests.is_empty() {
        return Ok(());
    }
    let mut data = Data::load(&options.file)?;
    // Fails now, not after hours of work, if the file cannot be written.
    data.save(&options.file)?;
    execute(&mut cargo(&["build", "--release", "--quiet", "-p", "rodeo"]))?;
    let rodeo = binary()?;
    let budgets = budgets(&rodeo)?;
    let start = Instant::now();
    for (at, contest) in contests.iter().enumerate() {
        println!("\n{}/{}  {}", at + 1, contests.len(), title(contest));
        let arena = Arena { rodeo: &rodeo, contest, options };
        let needed = options.margin.and_then(|margin| Some(data.find(contest)?.deals_for(margin)));
        let deals = arena.affordable_deals(needed)?;
        if let Some(needed) = needed.filter(|needed| *needed > deals) {
            println!("     skipped: the margin takes {needed} deals (try more --minutes)");
            continue;
        }
        let arguments = arena.arguments(deals);
        let answer = arena.run(deals, Stdio::inherit())?;
        let command = format!("rodeo {}", arguments.join(" "));
        let budgets = budgets.get(contest.game).cloned().unwrap_or_default();
        let measurement = Measurement::read(&answer, contest, command, &budgets)?;
        print_measurement(&measurement);
        data.insert(measurement);
        data.save(&options.file)?;
    }
    println!("\nfinished in {}", span(start.elapsed().as_secs_f64()));
    if options.file == super::data::file() {
        super::docs::write()?;
    }
    Ok(())
}

/// One line such as `take6, 4 players: keen, simple ×3`.
fn title(contest: &Planned) -> String {
    let drawn = if contest.purpose == Purpose::Mixed { "drawn from " } else { "" };
    let bots = contest.describe_bots();
    let mut title = format!("{}, {} players: {drawn}{bots}", contest.game, contest.players);
    if !contest.options.is_empty() {
        title = format!("{title}, {}", contest.options);
    }
    if contest.declared { format!("{title}, told the levels") } else { title }
}

fn estimate(options: &Options, contests: &[Planned]) -> String {
    let seconds: f64 = contests.iter().filter_map(|contest| seconds(options, contest)).sum();
    let count = match contests.len() {
        1 => "1 contest".to_owned(),
        count => format!("{count} contests"),
    };
    match (options.deals, options.minutes) {
        (Some(deals), None) => {
            format!("{count} of {deals} deals; the time is estimated at the start of each")
        }
        _ => format!("{count}, at most about {} in total", span(seconds)),
    }
}

/// Maximum time for a contest in seconds; `None` if only the number of deals is limited.
fn seconds(options: &Options, contest: &Planned) -> Option<f64> {
    let minutes = match (options.minutes, options.deals) {
        (Some(minutes), _) => minutes,
        (None, Some(_)) => return None,
        (None, None) => DEFAULT_MINUTES,
    };
    Some(if contest.is_main() { 60.0 * minutes } else { 30.0 * minutes })
}

fn span(seconds: f64) -> String {
    if seconds < 90.0 { format!("{seconds:.0} s") } else { format!("{:.0} min", seconds / 60.0) }
}

/// A contest together with everything needed to run it.
struct Arena<'a> {
    rodeo: &'a Path,
    contest: &'a Planned,
    options: &'a Options,
}

impl Arena<'_> {
    /// Number of deals that fit into the time, at most `wanted`. Measures the speed with a few deals whose results are
    /// dropped.
    fn affordable_deals(&self, wanted: Option<u64>) -> Result<u64> {
        // The arena requires at least two deals for each bot.
        let bots = self.contest.bots.split(',').count() as u64;
        let min = (2 * bots).div_ceil(u64::from(self.contest.players.max(1)));
        let max = self.options.deals.or(wanted).unwrap_or(MAX_DEALS).max(min);
        let mut deals = min;
        let seconds_per_deal = loop {
            let start = Instant::now();
            self.run(deals, Stdio::piped())?;
            let took = start.elapsed().as_secs_f64();
            if took >= MIN_PROBE_SECONDS || deals >= max.min(512) {
                break took / deals as f64;
            }
            deals *= 4;
        };
        let deals = match seconds(self.options, self.contest) {
            Some(seconds) => ((seconds / seconds_per_deal) as u64).max(MIN_DEALS).min(max),
            None => max,
        };
        println!("     {deals} deals, about {}", span(seconds_per_deal * deals as f64));
        Ok(deals)
    }

    /// Arguments that repeat the contest on any machine.
    fn arguments(&self, deals: u64) -> Vec<String> {
        let mut words = vec!["arena".to_owned(), self.contest.game.to_owned()];
        let mut add = |name: &str, value: String| words.extend([name.to_owned(), value]);
        match self.contest.purpose {
            Purpose::Mixed => {
                add("--pool", self.contest.bots.clone());
                add("--players", self.contest.players.to_string());
            }
            Purpose::Rung | Purpose::Baseline { .. } => add("--seats", self.contest.bots.clone()),
        }
        if !self.contest.options.is_empty() {
            add("--options", self.contest.options.to_owned());
        }
        add("--deals", deals.to_string());
        add("--seed", self.options.seed.to_string());
        if self.contest.declared {
            words.push("--declared".to_owned());
        }
        words
    }

    fn run(&self, deals: u64, progress: Stdio) -> Result<Value> {
        let mut command = Command::new(self.rodeo);
        command.args(self.arguments(deals)).arg("--json").stderr(progress);
        if let Some(threads) = self.options.threads {
            command.args(["--threads", &threads.to_string()]);
        }
        json_of(&mut command)
    }
}

/// Path of a copy of the release build: a measurement takes hours, and a build in between must not change it.
fn binary() -> Result<PathBuf> {
    let metadata = json_of(&mut cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
    let folder = metadata["target_directory"]
        .as_str()
        .context("the output of cargo metadata has no target_directory")?;
    let name = format!("rodeo{}", std::env::consts::EXE_SUFFIX);
    let (built, copies) = (Path::new(folder).join("release").join(&name), Path::new(folder).join("ladder"));
    std::fs::create_dir_all(&copies).with_context(|| copies.display().to_string())?;
    let copy = copies.join(name);
    std::fs::copy(&built, &copy).with_context(|| built.display().to_string())?;
    Ok(copy)
}

/// Budgets of all bots by game. They are stored with the figures, which depend on them.
fn budgets(rodeo: &Path) -> Result<BTreeMap<String, Budgets>> {
    let bots = json_of(Command::new(rodeo).args(["bots", "--json"]))?;
    let bots = bots.as_array().context("the output of rodeo bots --json is not a list")?;
    let ladder = bots.iter().filter(|bot| bot["ladder"] == true).filter_map(|bot| bot["name"].as_str());
    if !ladder.eq(LADDER) {
        bail!("the levels in xtask/src/ladder/plan.rs differ from those of `rodeo bots`");
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

/// Runs a program and parses its standard output as JSON.
fn json_of(command: &mut Command) -> Result<Value> {
    let shown = format!("{command:?}").replace('"', "");
    let output = command.stdout(Stdio::piped()).current_dir(root()).spawn().with_context(|| shown.clone())?;
    let output = output.wait_with_output().with_context(|| shown.clone())?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        bail!("{shown} failed ({}) {}", output.status, error.trim());
    }
    serde_json::from_slice(&output.stdout).with_context(|| format!("{shown} did not print JSON"))
}

fn print_measurement(measurement: &Measurement) {
    for kind in &measurement.kinds {
        let [low, high] = kind.win_share_ci95.map(|share| 100.0 * share);
        println!(
            "     {:<10} {:>7.2} per round, wins {:.1} % ({low:.1}–{high:.1}), {} · {} ms per move",
            kind.bot,
            kind.mean,
            100.0 * kind.win_share,
            kind.ms_per_move.p50,
            kind.ms_per_move.p99
        );
    }
}
