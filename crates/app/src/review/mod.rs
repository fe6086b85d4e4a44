//! `rodeo review`: reviews records.

mod csv;
mod page;
mod text;
mod totals;

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_review::{Options, Review, Unit, review};
use rodeo_rules::game::Rules as _;
use rodeo_rules::record::Record;
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_texts::{Language, Texts};
use serde_json::json;

use crate::html::check_writable;
use crate::records::{read, seat};
use crate::{args, language, print};

/// Number of names in an error message.
const MAX_NAMES: usize = 10;

/// A record with its review.
struct Reviewed<'a> {
    file: &'a Path,
    record: Record,
    review: Review,
}

/// Reviews every file. The exit code is a failure if one of them cannot be reviewed.
pub fn run(args: &args::Review) -> Result<ExitCode> {
    let texts = Texts::new(language(args.lang.as_deref())?);
    if let Some(file) = &args.html {
        check_writable(file).with_context(|| format!("cannot write {}", file.display()))?;
    }
    if args.csv {
        print(&csv::header())?;
    }
    let mut code = ExitCode::SUCCESS;
    let mut all = Vec::new();
    let mut others = BTreeSet::new();
    for file in &args.files {
        match review_file(file, args, &mut others) {
            Ok(Some((reviewed, seats))) => {
                match (args.json, args.csv) {
                    (true, _) => print(&format!("{}\n", as_json(&reviewed)))?,
                    (_, true) => print(&csv::lines(&reviewed, seats))?,
                    (false, false) => print(&text::report(&reviewed, &texts))?,
                };
                all.push(reviewed);
            }
            Ok(None) => {}
            Err(error) => {
                code = ExitCode::FAILURE;
                match args.json {
                    true => print(&format!("{}\n", json!({ "file": file, "error": format!("{error:#}") })))?,
                    false => {
                        eprintln!("rodeo: {}: {error:#}", file.display());
                        ExitCode::FAILURE
                    }
                };
            }
        }
    }
    if let Some(player) = args.player.as_ref().filter(|_| all.is_empty() && !others.is_empty()) {
        let known: Vec<&str> = others.iter().take(MAX_NAMES).map(String::as_str).collect();
        bail!("no record has a player {player:?} (players: {})", known.join(", "));
    }
    if let Some(player) = args.player.as_ref().filter(|_| !args.csv && !all.is_empty()) {
        let totals = totals::totals(&all, player);
        match args.json {
            true => print(&format!("{}\n", json!({ "player": player, "totals": totals })))?,
            false => print(&totals::report(&totals, player, &texts))?,
        };
    }
    if let Some(file) = args.html.as_ref().filter(|_| !all.is_empty()) {
        fs::write(file, page::page(&all, &texts))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(code)
}

/// Reviews a record. Returns it with the seats that are asked for; `None` if the player is not in it, whose players are added to
/// `others`.
fn review_file<'a>(
    file: &'a Path,
    args: &args::Review,
    others: &mut BTreeSet<String>,
) -> Result<Option<(Reviewed<'a>, SeatSet)>> {
    let record = read(file)?;
    let players = record.seats.len();
    let seats = match (args.seat, &args.player) {
        (Some(number), _) => SeatSet::only(seat(number, players)?),
        (None, Some(name)) => seats_of(&record, name),
        (None, None) => SeatSet::all(record.rules.players()),
    };
    if seats.is_empty() {
        others.extend(names(&record));
        return Ok(None);
    }
    let bar = progress_bar();
    // The balances of a table need the skill of all seats.
    let reviewed = (!args.csv).then_some(seats);
    let options = Options { seats: reviewed, worlds: args.worlds, seed: args.seed, ..Options::default() };
    let review = review(&record, &options, &mut |progress| {
        bar.set_length(progress.all as u64);
        bar.set_position(progress.done as u64);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    Ok(Some((Reviewed { file, record, review }, seats)))
}

/// The seats of a player.
fn seats_of(record: &Record, name: &str) -> SeatSet {
    let seats = Seat::all(record.rules.players()).zip(&record.seats);
    seats.filter(|(_, player)| player.name == name).map(|(seat, _)| seat).collect()
}

fn as_json(reviewed: &Reviewed) -> serde_json::Value {
    let players: Vec<&str> = reviewed.record.seats.iter().map(|player| player.name.as_str()).collect();
    json!({ "file": reviewed.file, "players": players, "review": reviewed.review })
}

/// Returns a progress bar, which is hidden if standard error is no terminal.
fn progress_bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} choices, {eta} left");
    ProgressBar::new(0).with_style(style.expect("the template is valid"))
}

/// A number in the unit of the review, with one decimal; chances in percent.
fn amount(number: f64, unit: Unit, language: Language) -> String {
    let text = match unit {
        Unit::Heads | Unit::Points => format!("{number:.1}"),
        Unit::WinChance => format!("{:.1}{}", 100.0 * number, language.percent_sign()),
    };
    // Rounded to zero, a negative number has no sign.
    let text =
        if text.starts_with("-0.0") { text.replacen('-', "", 1) } else { text.replacen('-', "−", 1) };
    text.replacen('.', language.decimal_mark(), 1)
}

/// An accuracy as text; a dash if nothing was at stake.
fn accuracy_text(accuracy: Option<f64>, language: Language) -> String {
    accuracy.map_or_else(|| "–".into(), |accuracy| amount(accuracy / 100.0, Unit::WinChance, language))
}

/// The names of the players, or their seats.
fn names(record: &Record) -> Vec<String> {
    record.seats.iter().map(|player| player.name.clone()).collect()
}
