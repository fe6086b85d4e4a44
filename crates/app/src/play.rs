//! `rodeo play`: plays in the terminal.

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rodeo_rules::deal::Seed;
use rodeo_rules::record::Record;
use rodeo_tui::{Capabilities, Opponents, RecordSink, Setup};

use crate::args::Play;
use crate::language;

pub fn run(args: Play) -> Result<ExitCode> {
    let game = args.game;
    if game.is_none() && (args.players.is_some() || args.people.is_some() || !args.options.is_empty()) {
        bail!("--players, --people and --options need a game: rodeo play take6 …");
    }
    let bots = args.bots.as_deref().map(str::parse::<Opponents>).transpose()?.unwrap_or_default();
    if game.is_none() && bots.is_mixed() {
        bail!("several levels in --bots need a game: rodeo play take6 …");
    }
    let players = args.players.or(game.map(|kind| kind.usual_players()));
    if let (Some(people), Some(players)) = (args.people, players)
        && people > players
    {
        bail!("{people} people do not fit at a table of {players} (try --players)");
    }
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory)
            .with_context(|| format!("cannot create {}", directory.display()))?;
    }
    let setup = Setup {
        game,
        players: args.players,
        people: args.people,
        bots,
        options: args.options,
        language: language(args.lang.as_deref())?,
        secrets: secrets(args.seed)?,
    };
    let capabilities =
        Capabilities::detect(stdin().is_terminal(), stdout().is_terminal(), args.plain, |name| {
            std::env::var(name).ok()
        });
    let mut records = RecordDirectory { directory: args.records, last: 0 };
    rodeo_tui::play(setup, &mut stdin().lock(), &mut stdout().lock(), capabilities, &mut records)?;
    Ok(ExitCode::SUCCESS)
}

/// Returns a function that gives each match its secret: random, or derived from `--seed` and the number of the match.
fn secrets(seed: Option<String>) -> Result<Box<dyn FnMut() -> [u8; 32]>> {
    let mut root = [0; 32];
    match seed {
        Some(text) => root = *Seed::from_text(&text).secret(),
        None => {
            getrandom::fill(&mut root).context("the operating system's random number generator failed")?
        }
    }
    let mut matches = 0u32;
    Ok(Box::new(move || {
        matches += 1;
        *Seed::from_text(&format!("{} {matches}", rodeo_rules::deal::Hex32(root))).secret()
    }))
}

/// Number of records in a directory after which no free name is searched for.
const MAX_RECORDS: u32 = 100_000;

/// Writes the records of matches into a directory, if there is one.
struct RecordDirectory {
    directory: Option<PathBuf>,
    /// Number of the file that was last written.
    last: u32,
}

impl RecordSink for RecordDirectory {
    fn save(&mut self, record: &Record) -> Option<String> {
        let directory = self.directory.as_ref()?;
        loop {
            self.last += 1;
            let file = directory.join(format!("{}-{}.json", record.rules.kind().name(), self.last));
            // Never overwrites an earlier record.
            match std::fs::File::create_new(&file) {
                Ok(mut opened) => {
                    let written = std::io::Write::write_all(&mut opened, record.to_json().as_bytes());
                    return Some(match written {
                        Ok(()) => file.display().to_string(),
                        Err(error) => format!("cannot write {}: {error}", file.display()),
                    });
                }
                Err(error)
                    if error.kind() == std::io::ErrorKind::AlreadyExists && self.last < MAX_RECORDS => {}
                Err(error) => return Some(format!("cannot write {}: {error}", file.display())),
            }
        }
    }
}
