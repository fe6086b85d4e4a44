//! The command line.

pub mod admin;
mod connection_string;
mod data;
mod database;
mod limits;
mod load;
mod logging;
mod nats;
mod serve;
mod tls;
mod worker;

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{ArgMatches, Args as Arguments, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Hex32;
use rodeo_rules::options::describe;
use rodeo_texts::Language;

use crate::settings::{ConfigFile, read_config_file, with_file, with_sections};

pub use connection_string::ConnectionString;
pub use data::{Check, Repair};
pub use database::{Cluster, Migrate};
pub use load::{Load, LoadUpdates};
pub use logging::{LogFormat, Logging};
pub use serve::{AccessLogFormat, Backup, Serve};
pub use tls::CHECK_INTERVAL;
pub use worker::Worker;

/// Play and host the bull-heads family of card games.
///
/// Without a command, `rodeo` runs `rodeo serve`.
#[derive(Debug, Parser)]
#[command(name = "rodeo", version, propagate_version = true, max_term_width = 100)]
#[command(override_usage = "rodeo [COMMAND] [OPTIONS]", after_help = games_help())]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

impl Args {
    /// Parses the command line. If it names no command, `serve` is inserted.
    pub fn read(mut line: Vec<OsString>) -> Args {
        let global = ["-h", "--help", "-V", "--version"];
        let no_command = line.get(1).is_none_or(|first| {
            first.to_str().is_some_and(|first| first.starts_with('-') && !global.contains(&first))
        });
        if no_command {
            line.insert(line.len().min(1), "serve".into());
        }
        let parsed = Args::matches(line).and_then(|(matches, _)| Args::from_arg_matches(&matches));
        parsed.unwrap_or_else(|error| error.exit())
    }

    /// Parses a command line, with the environment and the configuration file that it names.
    pub fn matches(line: Vec<OsString>) -> Result<(ArgMatches, Option<ConfigFile>), clap::Error> {
        let command = Args::command().mut_subcommand("serve", with_sections);
        let matches = command.clone().try_get_matches_from(&line)?;
        let file = read_config_file(&matches)
            .map_err(|errors| clap::Error::raw(ErrorKind::InvalidValue, errors.join("\n") + "\n"))?;
        match file {
            Some(file) => Ok((with_file(command, &file).try_get_matches_from(line)?, Some(file))),
            None => Ok((matches, None)),
        }
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run a server
    Serve(Box<Serve>),
    /// Administer a server: tables, guests, reports, draining
    Admin(admin::Admin),
    /// Back up the data of a server, also while it runs
    Backup(Backup),
    /// Check the data of a server, also while it runs
    Check(Check),
    /// Move damaged data aside; the server must not run
    Repair(Repair),
    /// Show the nodes of a cluster
    #[command(subcommand)]
    Cluster(Cluster),
    /// Think for the bots of a cluster, without serving tables
    Worker(Worker),
    /// Move the data of a server to another database
    #[command(subcommand)]
    Migrate(Migrate),
    /// Check the configuration of a server, or print an example
    #[command(subcommand)]
    Config(Config),
    /// Measure a server with many simulated players
    Load(Load),
    /// Play in the terminal, against bots or with others at the same keyboard
    Play(Play),
    /// Play many rounds with random players and print statistics
    Sim(Sim),
    /// Let bots compete, each deal in all rotations of the seats
    Arena(Arena),
    /// List the bots, weakest first, with their measured strength
    Bots(Bots),
    /// Check records by replaying them
    Verify(Verify),
    /// Print a record, or the table at one of its steps
    Show(Show),
    /// Review records: what each choice cost, why, and how much was luck
    Review(Review),
    /// Find positions of bot matches in which one choice is clearly the best, or check a file of them
    Puzzles(Puzzles),
    /// Print a completion script for a shell
    Completions(Completions),
    /// Write the man pages into a directory
    Man(Man),
}

#[derive(Debug, Subcommand)]
pub enum Config {
    /// Print the settings that a server would use, and where each comes from
    Check(ConfigCheck),
    /// Print a configuration file with all options, their descriptions and defaults
    Example,
}

#[derive(Debug, Arguments)]
pub struct ConfigCheck {
    /// Configuration file [default: the one that RODEO_CONFIG names]
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Play {
    /// Game to play; without it, a menu asks
    #[arg(value_parser = GameParser)]
    pub game: Option<GameKind>,
    /// Number of seats [default: the usual number of the game]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// Number of people at this keyboard; bots take the other seats
    #[arg(long, value_name = "N")]
    pub people: Option<u8>,
    /// Level of the bots: one for all (`sharp`) or one for each (`keen,simple,merciless`); `rodeo bots` lists the levels
    #[arg(short, long, value_name = "LEVELS")]
    pub bots: Option<String>,
    /// Rule options, such as `deck=limited,deal=draft`
    #[arg(short, long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub options: String,
    /// Text that determines the deals: the same text gives the same cards
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    #[arg(short, long, value_name = "LANGUAGE", help = language_help())]
    pub lang: Option<String>,
    /// Use neither colours nor box-drawing characters
    #[arg(long)]
    pub plain: bool,
    /// Directory for the records of matches, including those you quit
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Sim {
    /// Game to play
    #[arg(value_parser = GameParser)]
    pub game: GameKind,
    /// Number of players [default: the usual number of the game]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// Number of rounds to play in total
    #[arg(short, long, value_name = "N", default_value_t = 100_000)]
    pub rounds: u64,
    /// Seed of the random numbers: the same seed gives the same rounds [default: random, and printed]
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Rule options, such as `fans=jumping_cow`; by default a match is as short as the game allows
    #[arg(short, long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub options: String,
    /// Row that random players take for a card that fits nowhere
    #[arg(long, value_enum, default_value_t = Row::Cheapest)]
    pub row: Row,
    /// Number of threads; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub threads: u16,
    /// Directory for the records of all matches
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Row that a random player takes for a card that fits nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Row {
    /// The row with the fewest heads; of equal ones, the upper one
    Cheapest,
    /// Any row
    Random,
}

#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Arena {
    /// Game to play
    #[arg(value_parser = GameParser)]
    pub game: GameKind,
    /// One bot for each seat, such as `sharp,random,random`; `sharp:200` has a budget of 200 playouts per alternative,
    /// `sharp:50ms` one of time; `rodeo bots` lists the bots
    #[arg(long, value_name = "BOTS")]
    pub seats: Option<String>,
    /// Bots from which the players of each deal are drawn, all equally often; instead of --seats
    #[arg(long, value_name = "BOTS")]
    pub pool: Option<String>,
    /// Number of players at a table, with --pool [default: the usual number of the game]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// Tell every bot the levels of the others, as at a table; otherwise they have to find out
    #[arg(long)]
    pub declared: bool,
    /// Number of deals; each is played in all rotations of the seats
    #[arg(short, long, value_name = "N", default_value_t = 500)]
    pub deals: u64,
    /// Seed of the random numbers: the same seed gives the same deals and choices [default: random, and printed]
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Rule options, such as `fans=jumping_cow`; by default a match is as short as the game allows
    #[arg(short, long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub options: String,
    /// Budget of bots without their own: playouts per alternative, or a time such as `50ms` (then the result depends on
    /// the machine)
    #[arg(long, value_name = "BUDGET")]
    pub budget: Option<String>,
    /// Number of threads; the result does not depend on it [default: number of cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Write a self-contained HTML page with tables and plots
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Arguments)]
pub struct Bots {
    /// Print one JSON array instead of a table
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Arguments)]
pub struct Verify {
    /// Records, as JSON or text
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Commitment shown before the first card (64 hexadecimal digits); the secret in the record must match it
    #[arg(long, value_name = "HEX")]
    pub commitment: Option<Hex32>,
    /// Print one JSON object per file
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Arguments)]
pub struct Show {
    /// Record, as JSON or text
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Show the table before this step, counted from 0, instead of the whole match
    #[arg(long, value_name = "STEP")]
    pub at: Option<usize>,
    /// Show only what this seat can see, counted from 1
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    #[arg(short, long, value_name = "LANGUAGE", help = language_help())]
    pub lang: Option<String>,
    /// Print the state at that step (or at the end) as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Print the record in its text form
    #[arg(long, conflicts_with_all = ["json", "at", "seat"])]
    pub text: bool,
}

#[derive(Debug, Arguments)]
pub struct Review {
    /// Records, as JSON or text; a match need not be over
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Review only this seat, counted from 1
    #[arg(long, value_name = "N", conflicts_with = "player")]
    pub seat: Option<u8>,
    /// Review only the seats of this player, with totals by game at the end; files without the player are skipped
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Worlds in which every alternative is evaluated; close decisions get more [default: by game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub worlds: Option<u32>,
    /// Seed of the sampled worlds: the same seed gives the same review
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    #[arg(short, long, value_name = "LANGUAGE", help = language_help())]
    pub lang: Option<String>,
    /// Write a self-contained HTML page with tables and plots
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object per file, and one with the totals of the player
    #[arg(long)]
    pub json: bool,
    /// Print a table as CSV, one line per seat: statistics of many matches for a spreadsheet
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

#[derive(Debug, Arguments)]
#[command(after_help = options_help())]
pub struct Puzzles {
    /// Game to play
    #[arg(value_parser = GameParser, required_unless_present = "check")]
    pub game: Option<GameKind>,
    /// Number of puzzles to find
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub count: usize,
    /// Seed of the matches: the same seed gives the same puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// File to write; it is replaced with every puzzle that was found
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    pub out: Option<PathBuf>,
    /// Number of players [default: the usual number of the game]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    /// Rule options, such as `fans=jumping_cow`; by default a match is as short as the game allows
    #[arg(short, long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub options: String,
    /// Number of threads; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Check this file instead: replay its records and compute the best choices in other worlds
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "out"])]
    pub check: Option<PathBuf>,
    /// Worlds of the check; 0 only replays the records [default: as many as each puzzle has]
    #[arg(long, value_name = "N", requires = "check")]
    pub worlds: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Arguments)]
pub struct Completions {
    /// Shell to complete in
    pub shell: Shell,
}

#[derive(Debug, Arguments)]
pub struct Man {
    /// Directory to write to; it is created if it does not exist
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

/// Parses the name of a game. Names are listed in the help and completed by shells; an unknown one is a one-line error.
#[derive(Clone, Debug)]
struct GameParser;

impl TypedValueParser for GameParser {
    type Value = GameKind;

    fn parse_ref(
        &self,
        command: &clap::Command,
        _: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<GameKind, clap::Error> {
        value.to_string_lossy().parse().map_err(|error| {
            clap::Error::raw(ErrorKind::InvalidValue, format!("{error}\n")).with_cmd(command)
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GameKind::ALL.iter().map(|game| PossibleValue::new(game.name()))))
    }
}

fn language_help() -> String {
    let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    format!("Language: {} [default: the language of the environment]", codes.join(", "))
}

/// Names and titles of all games.
fn games_help() -> String {
    let line = |game: &GameKind| {
        let players = game.players();
        format!("\n  {:<12}{}, {}–{} players", game.name(), game.title(), players.start(), players.end())
    };
    format!("Games:{}", GameKind::ALL.iter().map(line).collect::<String>())
}

/// All games with their rule options.
fn options_help() -> String {
    let mut text = String::from("Games and their rule options (OPTION=VALUE, separated by commas):");
    for game in GameKind::ALL {
        let players = game.players();
        text.push_str(&format!("\n  {}, {}–{} players", game.name(), players.start(), players.end()));
        for option in game.options() {
            text.push_str(&format!("\n      {:<10}{}", option.name, describe(option.values)));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_line_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn every_command_and_option_has_a_help_text() {
        for command in Args::command().get_subcommands() {
            assert!(command.get_about().is_some(), "{}", command.get_name());
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some(), "{} {}", command.get_name(), argument.get_id());
            }
        }
    }

    #[test]
    fn serve_is_the_default_command() {
        let read = |line: &[&str]| Args::read(line.iter().map(OsString::from).collect()).command;
        assert!(matches!(read(&["rodeo"]), Command::Serve(_)));
        assert!(matches!(read(&["rodeo", "--grace", "5"]), Command::Serve(args) if args.grace == 5));
        assert!(matches!(read(&["rodeo", "bots"]), Command::Bots(_)));
    }
}
