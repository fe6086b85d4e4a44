//! `rodeo play`: a table in the terminal.

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Seed;
use rodeo_rules::record::Record;
use rodeo_tui::{Opponents, RecordSink, Capabilities, Setup};

use crate::args::Play;
use crate::language;

/// Plays until the players have had enough.
pub fn run(args: Play) -> Result<ExitCode> {
    let game = args.game.as_deref().map(str::parse::<GameKind>).transpose()?;
    if game.is_none() && (args.players.is_some() || args.people.is_some() || !args.options.is_empty()) {
        bail!("players, people and options need a game: rodeo play take6 …");
    }
    let bots = args.bots.as_deref().map(str::parse::<Opponents>).transpose()?.unwrap_or_default();
    if game.is_none() && bots.is_mixed() {
        bail!("several bots need a game: rodeo play take6 …");
    }
    let players = args.players.or(game.map(|kind| kind.usual_players()));
    if let (Some(people), Some(players)) = (args.people, players)
        && people > players
    {
        bail!("{people} people, but {players} players");
    }
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
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
        Capabilities::detect(stdin().is_terminal(), stdout().is_terminal(), args.plain, |name| std::env::var(name).ok());
    let mut records = RecordFolder { folder: args.records, saved: 0 };
    rodeo_tui::play(setup, &mut stdin().lock(), &mut stdout().lock(), capabilities, &mut records)?;
    Ok(ExitCode::SUCCESS)
}

/// A secret for each match: drawn from the system, or from the text of `--seed` and the number of the match.
fn secrets(seed: Option<String>) -> Result<Box<dyn FnMut() -> [u8; 32]>> {
    let mut root = [0; 32];
    match seed {
        Some(text) => root = *Seed::from_text(&text).secret(),
        None => getrandom::fill(&mut root).context("there are no random numbers to be had for the deals")?,
    }
    let mut matches = 0u32;
    Ok(Box::new(move || {
        matches += 1;
        *Seed::from_text(&format!("{} {matches}", rodeo_rules::deal::Hex32(root))).secret()
    }))
}

/// Where records of finished matches go.
struct RecordFolder {
    folder: Option<PathBuf>,
    saved: u32,
}

impl RecordSink for RecordFolder {
    fn save(&mut self, record: &Record) -> Option<String> {
        let folder = self.folder.as_ref()?;
        loop {
            self.saved += 1;
            let file = folder.join(format!("{}-{}.json", record.rules.kind().name(), self.saved));
            // Never over an earlier record.
            let new = std::fs::File::create_new(&file);
            match new {
                Ok(mut opened) => {
                    let written = std::io::Write::write_all(&mut opened, record.to_json().as_bytes());
                    return Some(match written {
                        Ok(()) => file.display().to_string(),
                        Err(error) => format!("not saved: {}: {error}", file.display()),
                    });
                }
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && self.saved < 100_000 => {}
                Err(error) => return Some(format!("not saved: {}: {error}", file.display())),
            }
        }
    }
}
