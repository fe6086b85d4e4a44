//! The measured ladder of the bots: which contests tell it, holding them, and telling what they came to.
//!
//! - `plan`: the contests
//! - `measure`: holds them, by the arena of the release build
//! - `data`: `crates/bots/ladder.json`, which the bots carry with them
//! - `docs`: the tables of `docs/bots.md`, made from the data

mod data;
pub mod docs;
mod measure;
mod plan;

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result, bail};

use plan::{GAMES, Planned, Purpose};

/// What `cargo xtask help` says.
pub const HELP: &str = "\
cargo xtask ladder [GAME] …       measures how strong the bots are, into crates/bots/ladder.json
    --players N --only WHAT       one table; one level, or `rungs`, `baselines`, `mixed`
    --minutes M                   about so long a contest (default 4; tables that are not the main one half of it)
    --deals N                     at most so many deals a contest, however long that takes unless --minutes is given
    --quick                       as --minutes 0.2: a glance
    --missing                     only what the file does not have yet
    --seed S --threads N --file FILE
    --plan                        lists the contests, and how long they may take, without holding them
    --docs                        writes the tables of docs/bots.md from the file
";

/// The cards that figures come from. Bots have been tuned with small seeds, and must not be measured by what they were
/// tuned with.
const SEED: u64 = 1066;

/// What was asked for.
#[derive(Debug)]
pub struct Wish {
    game: Option<String>,
    players: Option<u8>,
    only: Option<String>,
    deals: Option<u64>,
    minutes: Option<f64>,
    seed: u64,
    threads: Option<u16>,
    file: PathBuf,
    missing: bool,
}

/// `cargo xtask ladder …`
pub fn run(words: &[&str]) -> Result<()> {
    let mut wish = Wish {
        game: None,
        players: None,
        only: None,
        deals: None,
        minutes: None,
        seed: SEED,
        threads: None,
        file: data::file(),
        missing: false,
    };
    let (mut only_plan, mut only_docs) = (false, false);
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} wants a value"));
        match word {
            "--players" => wish.players = Some(number(value()?)?),
            "--only" => wish.only = Some(value()?.to_owned()),
            "--deals" => wish.deals = Some(number(value()?)?),
            "--minutes" => wish.minutes = Some(number(value()?)?),
            "--quick" => wish.minutes = Some(0.2),
            "--seed" => wish.seed = number(value()?)?,
            "--threads" => wish.threads = Some(number(value()?)?),
            "--file" => wish.file = value()?.into(),
            "--missing" => wish.missing = true,
            "--plan" => only_plan = true,
            "--docs" => only_docs = true,
            game if GAMES.iter().any(|known| known.name == game) => wish.game = Some(game.to_owned()),
            _ => bail!("{word} is nothing I know; try: cargo xtask help"),
        }
    }
    if wish.minutes.is_some_and(|minutes| !(minutes > 0.0 && minutes < 100_000.0)) {
        bail!("a contest takes some minutes, more than none");
    }
    if wish.deals.is_some_and(|deals| deals < 2) {
        bail!("a contest has at least 2 deals: one alone has no interval");
    }
    if only_docs {
        return docs::write();
    }
    let contests = chosen(&wish)?;
    if only_plan { measure::tell_plan(&wish, &contests) } else { measure::hold(&wish, &contests) }
}

fn number<T: FromStr>(text: &str) -> Result<T> {
    text.parse().ok().with_context(|| format!("{text:?} is not a number that fits"))
}

/// The contests that are wished for.
fn chosen(wish: &Wish) -> Result<Vec<Planned>> {
    let data = data::Data::load(&wish.file)?;
    let wanted = |contest: &Planned| {
        wish.game.as_deref().is_none_or(|game| game == contest.game)
            && wish.players.is_none_or(|players| players == contest.players)
            && wish.only.as_deref().is_none_or(|only| match contest.purpose {
                Purpose::Rung => only == "rungs" || only == contest.level,
                Purpose::Baseline { .. } => only == "baselines",
                Purpose::Mixed => only == "mixed",
            })
            && !(wish.missing && data.of(contest).is_some())
    };
    let contests: Vec<Planned> = plan::contests().into_iter().filter(wanted).collect();
    if contests.is_empty() && !wish.missing {
        bail!("there is no such contest; cargo xtask ladder --plan lists them");
    }
    Ok(contests)
}
