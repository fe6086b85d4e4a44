//! The command line.

mod serve;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args as Arguments, Parser, Subcommand, ValueEnum};
use rodeo_rules::deal::Hex32;

pub use serve::{Backup, LogFormat, Serve};

/// A home for the bull-heads family of card games: Take 6 with its draft and fan cards, Beat the Buffalo, Take That and
/// Bull Party.
///
/// Without a command it hosts tables: plain `rodeo` is `rodeo serve`.
#[derive(Debug, Parser)]
#[command(name = "rodeo", version, propagate_version = true, max_term_width = 100)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Args {
    /// Reads the command line. Where it names no command, `serve` is meant, with the options that are given.
    pub fn read(mut line: Vec<OsString>) -> Args {
        let own = ["-h", "--help", "-V", "--version"];
        let names_none = line.get(1).is_none_or(|first| {
            first.to_str().is_some_and(|first| first.starts_with('-') && !own.contains(&first))
        });
        if names_none {
            line.insert(line.len().min(1), "serve".into());
        }
        Args::parse_from(line)
    }
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Host tables: one server, one file
    Serve(Box<Serve>),
    /// Copy everything a server keeps into a file, while it runs
    Backup(Backup),
    /// Let many players play on a server, and measure it
    Load(Load),
    /// Play in the terminal, against bots or with others at the same keyboard
    Play(Play),
    /// Let random players play many rounds, and count
    Sim(Sim),
    /// Let bots play many deals against each other, each in all rotations of the seats
    Arena(Arena),
    /// List the bots, the weakest first, and how strong they proved
    Bots(Bots),
    /// Check records by playing them again
    Verify(Verify),
    /// Show a record, or the table at one of its steps
    Show(Show),
}

/// `rodeo load`.
#[derive(Debug, Arguments)]
pub struct Load {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub tables: usize,
    /// For how many seconds
    #[arg(long, value_name = "S", default_value_t = 10.0)]
    pub seconds: f64,
    /// Players at each table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = seats)]
    pub seats: usize,
    /// Each player waits so many milliseconds before a choice; without it they answer at once
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub pace: u64,
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:6066")]
    pub server: String,
    /// Options of Take 6
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    pub options: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

impl Load {
    /// How long players wait before a choice.
    pub fn pace(&self) -> Option<Duration> {
        (self.pace > 0).then(|| Duration::from_millis(self.pace))
    }

    /// How long to wait before anything is counted.
    pub fn warm_up(&self) -> Duration {
        Duration::from_millis(1000 + 2 * self.pace)
    }
}

fn seats(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(seats @ 2..=10) => Ok(seats),
        _ => Err("2 to 10 play at a table".into()),
    }
}

const GAMES: &str = "Games and their options (option=value, joined by commas):";

/// `rodeo play`.
#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Play {
    /// take6, buffalo, take_that or bull_party; without it a menu asks
    pub game: Option<String>,
    /// How many seats
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// How many of them are people at this keyboard; bots sit in the others
    #[arg(long, value_name = "N")]
    pub people: Option<u8>,
    /// How strong the bots are, one level for all (sharp) or one for each (keen,simple,merciless); `rodeo bots` lists them,
    /// the weakest first; without it they are keen
    #[arg(short, long, value_name = "LEVELS")]
    pub bots: Option<String>,
    /// Rule options, e.g. deck=limited,deal=draft
    #[arg(short, long, value_name = "OPTIONS", default_value = "")]
    pub options: String,
    /// Deals come from this text: the same text, the same cards
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// en, es, de or ja; without it the language of the environment
    #[arg(short, long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// No colours and no drawn lines
    #[arg(long)]
    pub plain: bool,
    /// Where to write the record of each match
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// `rodeo sim`.
#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Sim {
    /// take6, buffalo, take_that or bull_party
    pub game: String,
    /// How many players; without it the usual number
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// How many rounds to play in all (of Take That: games; of the others: whole matches)
    #[arg(short, long, value_name = "N", default_value_t = 100_000)]
    pub rounds: u64,
    /// The same number, the same rounds; without it one is drawn and told
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Rule options, e.g. fans=jumping_cow; a match of Take 6 is one round, one of Take That one game, unless they say more
    #[arg(short, long, value_name = "OPTIONS", default_value = "")]
    pub options: String,
    /// Which row a random player takes for a card that fits nowhere
    #[arg(long, value_enum, default_value_t = Row::Cheapest)]
    pub row: Row,
    /// How many threads share the work; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub threads: u16,
    /// Write the record of every match into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Which row a random player takes for a card that fits nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Row {
    /// The one with the fewest heads, the upper one of equals.
    Cheapest,
    /// Any.
    Random,
}

/// `rodeo arena`.
#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Arena {
    /// take6, buffalo, take_that or bull_party
    pub game: String,
    /// A bot for each seat, joined by commas: sharp,random,random,random; `rodeo bots` lists them, and sharp:200 has a
    /// budget of 200 playouts for each alternative, sharp:50ms one of time
    #[arg(long, value_name = "BOTS")]
    pub seats: Option<String>,
    /// Mixed tables instead: the bots of each deal are drawn from these, and all play equally often
    #[arg(long, value_name = "BOTS")]
    pub pool: Option<String>,
    /// How many sit at a mixed table; without it the usual number
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// How many deals; each is played in all rotations of the seats
    #[arg(short, long, value_name = "N", default_value_t = 500)]
    pub deals: u64,
    /// The same number, the same deals and choices; without it one is drawn and told
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Rule options, e.g. fans=jumping_cow; a match of Take 6 is one round, one of Take That one game, unless they say more
    #[arg(short, long, value_name = "OPTIONS", default_value = "")]
    pub options: String,
    /// How much every bot may think that has no budget of its own: a number of playouts, or a time such as 50ms (then
    /// the result depends on the machine)
    #[arg(long, value_name = "BUDGET")]
    pub budget: Option<String>,
    /// How many threads share the work, all cores without it; the result does not depend on it
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Write a page with tables and plots as well; it needs nothing from elsewhere
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// `rodeo bots`.
#[derive(Debug, Arguments)]
pub struct Bots {
    /// Print one JSON list
    #[arg(long)]
    pub json: bool,
}

/// `rodeo verify`.
#[derive(Debug, Arguments)]
pub struct Verify {
    /// Records, as JSON or text
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The commitment you were shown before the first card, 64 hexadecimal digits: the secret of the record must be the
    /// one behind it
    #[arg(long, value_name = "HEX")]
    pub commitment: Option<Hex32>,
    /// Print one JSON object a file
    #[arg(long)]
    pub json: bool,
}

/// `rodeo show`.
#[derive(Debug, Arguments)]
pub struct Show {
    /// A record, as JSON or text
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Show the table as this step found it, instead of the whole story; steps count from 0, as in what verify says
    #[arg(long, value_name = "STEP")]
    pub at: Option<usize>,
    /// Only what this seat could see, counted from 1
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// en, es, de or ja; without it the language of the environment
    #[arg(short, long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Print the game at that step (or at the end) as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Print the record itself in its text form
    #[arg(long, conflicts_with_all = ["json", "at", "seat"])]
    pub text: bool,
}

/// All games with their options, for `--help`.
fn options_help() -> String {
    use rodeo_rules::any::GameKind;
    use rodeo_rules::options::describe;
    let mut text = String::from(GAMES);
    for kind in GameKind::ALL {
        let players = kind.players();
        text.push_str(&format!("\n  {}, {}–{} players", kind.name(), players.start(), players.end()));
        for option in kind.options() {
            text.push_str(&format!("\n      {:<10}{}", option.name, describe(option.values)));
        }
    }
    text
}
