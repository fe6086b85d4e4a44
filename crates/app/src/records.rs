//! `rodeo verify` and `rodeo show`.

use std::io::{IsTerminal, Read};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::Game;
use rodeo_rules::record::{MAX_SIZE, Record, RecordError, Replay, verify as check};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_tui::{Capabilities, transcript};
use serde_json::json;

use crate::args::{Show, Verify};
use crate::language;

/// Checks every file, and fails if one of them is not true.
pub fn verify(args: &Verify) -> Result<ExitCode> {
    if args.commitment.is_some() && args.files.len() > 1 {
        bail!("a commitment is that of one match: check its record alone");
    }
    let mut code = ExitCode::SUCCESS;
    for file in &args.files {
        let verdict = read(file).and_then(|record| {
            let verified = check(&record)?;
            let found = commitment(&record, args.commitment)?;
            Ok((verified, record, found))
        });
        match &verdict {
            Ok((verified, record, found)) if args.json => print_line(
                &json!({
                    "file": file, "valid": true, "game": record.rules.kind().name(), "steps": verified.steps,
                    "seeded": verified.seeded, "commitment": found.map(|found| found.to_string()),
                    "result": verified.outcome,
                })
                .to_string(),
            )?,
            Ok((verified, record, found)) => {
                let seed = match (found, args.commitment) {
                    (None, _) => String::new(),
                    (Some(found), None) => {
                        format!(", all deals come from the seed with the commitment {found}")
                    }
                    (Some(_), Some(_)) => ", all deals come from the seed behind this commitment".into(),
                };
                print_line(&format!(
                    "{}: true: {}, {} steps{seed}, scores {:?}",
                    file.display(),
                    record.rules.kind().title(),
                    verified.steps,
                    verified.outcome.scores.as_slice()
                ))?;
            }
            Err(error) => {
                code = ExitCode::FAILURE;
                let broken = error.downcast_ref::<RecordError>().map(RecordError::code);
                let foreign = error.downcast_ref::<Foreign>().map(Foreign::code);
                let word = broken.or(foreign).unwrap_or("unreadable");
                if args.json {
                    print_line(
                        &json!({ "file": file, "valid": false, "code": word, "error": format!("{error:#}") })
                            .to_string(),
                    )?;
                } else {
                    eprintln!("rodeo: {}: {error:#}", file.display());
                }
            }
        }
    }
    Ok(code)
}

/// A record that is true, but not the one that was promised.
#[derive(Debug)]
enum Foreign {
    /// It names no secret, so that nothing can be said about its deals.
    NoSecret,
    /// Its secret is another one.
    WrongCommitment { found: Hex32 },
}

impl Foreign {
    fn code(&self) -> &'static str {
        match self {
            Foreign::NoSecret => "no_secret",
            Foreign::WrongCommitment { .. } => "wrong_commitment",
        }
    }
}

impl std::error::Error for Foreign {}

impl std::fmt::Display for Foreign {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Foreign::NoSecret => f.write_str("the record names no secret, so no commitment can be checked"),
            Foreign::WrongCommitment { found } => {
                write!(f, "the match is true, but the commitment of its secret is another one: {found}")
            }
        }
    }
}

/// The commitment of the record's secret, if it has one; it must be the one that is wanted.
fn commitment(record: &Record, wanted: Option<Hex32>) -> Result<Option<Hex32>, Foreign> {
    let found = record.chance.as_ref().map(|chance| Hex32(chance.seed().commitment()));
    match (found, wanted) {
        (None, Some(_)) => Err(Foreign::NoSecret),
        (Some(found), Some(wanted)) if found != wanted => Err(Foreign::WrongCommitment { found }),
        (found, _) => Ok(found),
    }
}

fn print_line(line: &str) -> Result<()> {
    crate::print(&format!("{line}\n")).map(drop)
}

/// Tells the story of a record, or shows the table at one of its steps.
pub fn show(args: &Show) -> Result<ExitCode> {
    let record = read(&args.file).with_context(|| args.file.display().to_string())?;
    let players = record.seats.len();
    let viewer = match args.seat {
        None => Viewer::Public,
        Some(number) => match number.checked_sub(1).and_then(Seat::new).filter(|seat| seat.index() < players)
        {
            Some(seat) => Viewer::Seat(seat),
            None => bail!("there is no seat {number}; the record has seats 1–{players}"),
        },
    };
    if let Some(at) = args.at.filter(|&at| at > record.steps.len()) {
        bail!("there is no step {at}; the record has {} steps", record.steps.len());
    }
    if args.json {
        return crate::print(&format!("{}\n", as_json(&record, args.at, viewer, args.seat.is_some())?));
    }
    if args.text {
        return crate::print(&record.to_text());
    }
    let capabilities = Capabilities::detect(false, std::io::stdout().is_terminal(), false, |name| std::env::var(name).ok());
    let lines = transcript(&record, args.at, viewer, language(args.lang.as_deref())?, capabilities)?;
    let mut text = lines.join("\n");
    text.push('\n');
    crate::print(&text)
}

/// The game after so many steps as JSON: all of it, or what one seat knows.
fn as_json(record: &Record, at: Option<usize>, viewer: Viewer, only_view: bool) -> Result<serde_json::Value> {
    let mut replay = Replay::new(record)?;
    let step = at.unwrap_or(record.steps.len());
    replay.forward_to(step)?;
    let game = replay.game();
    let state =
        if only_view { serde_json::to_value(*game.view(viewer))? } else { serde_json::to_value(game)? };
    Ok(json!({
        "game": record.rules.kind().name(), "step": step, "steps": record.steps.len(), "state": state,
        "result": game.outcome(),
    }))
}

/// Reads a record; more than the largest one is not even read to its end.
fn read(file: &Path) -> Result<Record> {
    let mut bytes = Vec::new();
    std::fs::File::open(file)
        .and_then(|opened| opened.take(MAX_SIZE as u64 + 1).read_to_end(&mut bytes))
        .context("cannot be read")?;
    Ok(Record::read(&bytes)?)
}
