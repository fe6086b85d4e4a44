//! `rodeo verify` and `rodeo show`: checks and prints records of matches.

use std::io::{IsTerminal, Read};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::Game;
use rodeo_rules::record::{MAX_SIZE, Record, RecordError, Replay, Verified, verify as verify_record};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_tui::{Capabilities, transcript};
use serde_json::json;

use crate::args::{Show, Verify};
use crate::language;

/// Verifies every file. The exit code is a failure if one of them is not valid.
pub fn verify(args: &Verify) -> Result<ExitCode> {
    if args.commitment.is_some() && args.files.len() > 1 {
        bail!("--commitment belongs to one match: verify its record alone");
    }
    let mut code = ExitCode::SUCCESS;
    for file in &args.files {
        let verdict = read(file).and_then(|record| {
            let verified = verify_record(&record)?;
            let commitment = check_commitment(&record, args.commitment)?;
            Ok((verified, record, commitment))
        });
        let line = match &verdict {
            Ok((verified, record, commitment)) if args.json => json!({
                "file": file, "valid": true, "game": record.rules.kind().name(), "steps": verified.steps,
                "seeded": verified.seeded, "commitment": commitment.map(|commitment| commitment.to_string()),
                "result": verified.outcome,
            })
            .to_string(),
            Ok((verified, record, commitment)) => {
                valid_line(file, verified, record, *commitment, args.commitment.is_some())
            }
            Err(error) => {
                code = ExitCode::FAILURE;
                if !args.json {
                    eprintln!("rodeo: {}: {error:#}", file.display());
                    continue;
                }
                let text = format!("{error:#}");
                json!({ "file": file, "valid": false, "code": error_code(error), "error": text }).to_string()
            }
        };
        crate::print(&format!("{line}\n"))?;
    }
    Ok(code)
}

/// Describes a valid record in one line.
fn valid_line(
    file: &Path,
    verified: &Verified,
    record: &Record,
    commitment: Option<Hex32>,
    commitment_given: bool,
) -> String {
    let deals = match commitment {
        None => String::new(),
        Some(commitment) if verified.deals == 0 => {
            format!(", no deals to check against the seed with the commitment {commitment}")
        }
        Some(_) if commitment_given => ", all deals come from the seed of this commitment".to_owned(),
        Some(commitment) => format!(", all deals come from the seed with the commitment {commitment}"),
    };
    format!(
        "{}: valid: {}, {}{deals}, scores {:?}",
        file.display(),
        record.rules.kind().title(),
        count(verified.steps, "step"),
        verified.outcome.scores.as_slice()
    )
}

/// Writes a number with its noun, such as `1 step` and `2 steps`.
fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

fn error_code(error: &anyhow::Error) -> &'static str {
    let record = error.downcast_ref::<RecordError>().map(RecordError::code);
    let commitment = error.downcast_ref::<CommitmentError>().map(CommitmentError::code);
    record.or(commitment).unwrap_or("unreadable")
}

/// Why a valid record does not match a commitment.
#[derive(Debug)]
enum CommitmentError {
    /// The record has no secret, so its deals cannot be checked.
    NoSecret,
    /// The secret of the record has another commitment.
    WrongCommitment { found: Hex32 },
}

impl CommitmentError {
    fn code(&self) -> &'static str {
        match self {
            CommitmentError::NoSecret => "no_secret",
            CommitmentError::WrongCommitment { .. } => "wrong_commitment",
        }
    }
}

impl std::error::Error for CommitmentError {}

impl std::fmt::Display for CommitmentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CommitmentError::NoSecret => f.write_str("the record has no secret to check the commitment with"),
            CommitmentError::WrongCommitment { found } => {
                write!(f, "the match is valid, but its secret has another commitment: {found}")
            }
        }
    }
}

/// Returns the commitment of the record's secret, if it has one, and compares it with the one that is expected.
fn check_commitment(record: &Record, expected: Option<Hex32>) -> Result<Option<Hex32>, CommitmentError> {
    let found = record.chance.as_ref().map(|chance| Hex32(chance.seed().commitment()));
    match (found, expected) {
        (None, Some(_)) => Err(CommitmentError::NoSecret),
        (Some(found), Some(expected)) if found != expected => Err(CommitmentError::WrongCommitment { found }),
        (found, _) => Ok(found),
    }
}

/// Prints a record, or the table at one of its steps.
pub fn show(args: &Show) -> Result<ExitCode> {
    let record = read(&args.file).with_context(|| args.file.display().to_string())?;
    let players = record.seats.len();
    let viewer = match args.seat {
        None => Viewer::Public,
        Some(number) => Viewer::Seat(seat(number, players)?),
    };
    if let Some(at) = args.at.filter(|&at| at > record.steps.len()) {
        bail!("no step {at}: the record has {}", count(record.steps.len(), "step"));
    }
    if let Err(error @ RecordError::WrongResult { .. }) = verify_record(&record) {
        eprintln!("rodeo: warning: {}: {error}", args.file.display());
    }
    if args.json {
        return crate::print(&format!("{}\n", as_json(&record, args.at, viewer, args.seat.is_some())?));
    }
    if args.text {
        return crate::print(&record.to_text());
    }
    let capabilities =
        Capabilities::detect(false, std::io::stdout().is_terminal(), false, |name| std::env::var(name).ok());
    let lines = transcript(&record, args.at, viewer, language(args.lang.as_deref())?, capabilities)?;
    crate::print(&format!("{}\n", lines.join("\n")))
}

/// Returns the seat with this number, counted from 1, of a record with `players` seats.
pub fn seat(number: u8, players: usize) -> Result<Seat> {
    match number.checked_sub(1).and_then(Seat::new).filter(|seat| seat.index() < players) {
        Some(seat) => Ok(seat),
        None => bail!("no seat {number}: the record has seats 1–{players}"),
    }
}

/// Returns the game after `at` steps, or at the end: its whole state, or only what the viewer knows.
fn as_json(record: &Record, at: Option<usize>, viewer: Viewer, view_only: bool) -> Result<serde_json::Value> {
    let mut replay = Replay::new(record)?;
    let step = at.unwrap_or(record.steps.len());
    replay.forward_to(step)?;
    let game = replay.game();
    let state =
        if view_only { serde_json::to_value(*game.view(viewer))? } else { serde_json::to_value(game)? };
    Ok(json!({
        "game": record.rules.kind().name(), "step": step, "steps": record.steps.len(), "state": state,
        "result": game.outcome(),
    }))
}

/// Reads a record. Of a file that is too large, only so much is read that the size check fails.
pub fn read(file: &Path) -> Result<Record> {
    let mut bytes = Vec::new();
    std::fs::File::open(file)
        .and_then(|opened| opened.take(MAX_SIZE as u64 + 1).read_to_end(&mut bytes))
        .context("cannot read the file")?;
    Ok(Record::read(&bytes)?)
}
