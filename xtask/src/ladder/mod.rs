//! Measures how strong the bots are, and publishes the results.
//!
//! - `plan`: the contests to run
//! - `measure`: runs them with the arena of the release build
//! - `data`: the results, `crates/bots/ladder.json`, which the bots crate embeds
//! - `docs`: the tables in `docs/bots.md`, generated from the results

mod data;
pub mod docs;
mod measure;
mod plan;

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result, bail};

use plan::{GAMES, Planned, Purpose};

/// Section of `cargo xtask help`.
pub const HELP: &str = "\
Bot strength
  cargo xtask ladder [GAME] …       measures how strong the bots are, into crates/bots/ladder.json
    --players N                     only tables with N players
    --only WHAT                     only one level, or `rungs`, `baselines` or `mixed`
    --minutes M                     time for each contest (default 4; half of it at tables other than the main one)
    --deals N                       maximum number of deals for each contest; without --minutes no limit of time
    --quick                         short for --minutes 0.2
    --missing                       only contests that the file does not contain
    --margin POINTS                 only contests whose interval of wins is wider than ± POINTS, with as many deals as that
                                    takes; those that take longer than --minutes keep their figures
    --seed S --threads N --file FILE
    --plan                          lists the contests and the time they take, without running them
    --docs                          writes the tables in docs/bots.md from the file
";

/// Default seed. Bots were tuned with small seeds, and must be measured with other deals than those.
const SEED: u64 = 1066;

/// Options of the command.
#[derive(Debug)]
pub struct Options {
    game: Option<String>,
    players: Option<u8>,
    only: Option<String>,
    deals: Option<u64>,
    minutes: Option<f64>,
    seed: u64,
    threads: Option<u16>,
    file: PathBuf,
    missing: bool,
    /// Largest margin of wins in percentage points; contests below it are left out.
    margin: Option<f64>,
}

/// `cargo xtask ladder …`
pub fn run(words: &[&str]) -> Result<()> {
    let mut options = Options {
        game: None,
        players: None,
        only: None,
        deals: None,
        minutes: None,
        seed: SEED,
        threads: None,
        file: data::file(),
        missing: false,
        margin: None,
    };
    let (mut only_plan, mut only_docs) = (false, false);
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} requires a value"));
        match word {
            "--players" => options.players = Some(number(value()?)?),
            "--only" => options.only = Some(value()?.to_owned()),
            "--deals" => options.deals = Some(number(value()?)?),
            "--minutes" => options.minutes = Some(number(value()?)?),
            "--quick" => options.minutes = Some(0.2),
            "--seed" => options.seed = number(value()?)?,
            "--threads" => options.threads = Some(number(value()?)?),
            "--file" => options.file = value()?.into(),
            "--missing" => options.missing = true,
            "--margin" => options.margin = Some(number(value()?)?),
            "--plan" => only_plan = true,
            "--docs" => only_docs = true,
            game if GAMES.iter().any(|known| known.name == game) => options.game = Some(game.to_owned()),
            _ => bail!("unknown argument `{word}` (try: cargo xtask help)"),
        }
    }
    if options.minutes.is_some_and(|minutes| !(minutes > 0.0 && minutes < 100_000.0)) {
        bail!("--minutes must be greater than 0");
    }
    if options.margin.is_some_and(|margin| !(margin > 0.1 && margin < 50.0)) {
        bail!("--margin must be between 0.1 and 50 points");
    }
    if options.deals.is_some_and(|deals| deals < 2) {
        bail!("--deals must be at least 2: one deal gives no interval");
    }
    if only_docs {
        return docs::write();
    }
    let contests = selected(&options)?;
    if only_plan { measure::print_plan(&options, &contests) } else { measure::run(&options, &contests) }
}

fn number<T: FromStr>(text: &str) -> Result<T> {
    text.parse().ok().with_context(|| format!("invalid number {text:?}"))
}

/// The contests that match the options.
fn selected(options: &Options) -> Result<Vec<Planned>> {
    let data = data::Data::load(&options.file)?;
    let matches = |contest: &Planned| {
        options.game.as_deref().is_none_or(|game| game == contest.game)
            && options.players.is_none_or(|players| players == contest.players)
            && options.only.as_deref().is_none_or(|only| match contest.purpose {
                Purpose::Rung => only == "rungs" || only == contest.level,
                Purpose::Baseline { .. } => only == "baselines",
                Purpose::Mixed => only == "mixed",
            })
            && !(options.missing && data.find(contest).is_some())
            && options.margin.is_none_or(|margin| data.find(contest).is_some_and(|old| old.margin() > margin))
    };
    let contests: Vec<Planned> = plan::contests().into_iter().filter(matches).collect();
    if contests.is_empty() && !options.missing && options.margin.is_none() {
        bail!("no contest matches (cargo xtask ladder --plan lists all)");
    }
    Ok(contests)
}
