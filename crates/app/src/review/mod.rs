//! `rodeo review`: reviews records.

mod page;
mod text;

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_review::{Options, Review, Unit, review};
use rodeo_rules::record::Record;
use rodeo_rules::seat::SeatSet;
use rodeo_texts::{Language, Texts};
use serde_json::json;

use crate::html::check_writable;
use crate::records::{read, seat};
use crate::{args, language, print};

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
    let mut code = ExitCode::SUCCESS;
    let mut all = Vec::new();
    for file in &args.files {
        match review_file(file, args) {
            Ok(reviewed) => {
                match args.json {
                    true => print(&format!("{}\n", as_json(&reviewed)))?,
                    false => print(&text::report(&reviewed, &texts))?,
                };
                all.push(reviewed);
            }
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
    if let Some(file) = args.html.as_ref().filter(|_| !all.is_empty()) {
        fs::write(file, page::page(&all, &texts))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(code)
}

fn review_file<'a>(file: &'a Path, args: &args::Review) -> Result<Reviewed<'a>> {
    let record = read(file)?;
    let seats = args.seat.map(|number| seat(number, record.seats.len())).transpose()?.map(SeatSet::only);
    let bar = progress_bar();
    let options = Options { seats, worlds: args.worlds, seed: args.seed, ..Options::default() };
    let review = review(&record, &options, &mut |progress| {
        bar.set_length(progress.all as u64);
        bar.set_position(progress.done as u64);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    Ok(Reviewed { file, record, review })
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
        Unit::WinChance => format!("{:.1} %", 100.0 * number),
    };
    // Rounded to zero, a negative number has no sign.
    let text =
        if text.starts_with("-0.0") { text.replacen('-', "", 1) } else { text.replacen('-', "−", 1) };
    text.replacen('.', language.decimal_mark(), 1)
}

/// The names of the players, or their seats.
fn names(record: &Record) -> Vec<String> {
    record.seats.iter().map(|player| player.name.clone()).collect()
}
