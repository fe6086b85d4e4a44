//! `rodeo check` and `rodeo repair`: verify a data directory, and move damaged data aside.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rodeo_server::check_facts;
use rodeo_store::sqlite::{Finding, Inspection, inspect_file, repair_file};
use serde_json::{Value, json};

use crate::args::{Check, Repair};
use crate::serve::DATABASE_FILE;

/// Checks everything. The exit code is a failure if something is damaged.
pub fn check(args: &Check) -> Result<ExitCode> {
    let database = find_database(&args.data.directory())?;
    let progress = Progress::new();
    let inspection =
        inspect_file(&database, &check_facts, &mut |what, done, all| progress.show(what, done, all))?;
    progress.finish();
    let text = match args.json {
        true => format!("{}\n", to_json(&database, &inspection)),
        false => {
            let mut text = summary(&database, &inspection);
            text += match inspection.findings.len() {
                0 => "No damage found.\n",
                _ => "Stop the server and run `rodeo repair` to move damaged data aside.\n",
            };
            text
        }
    };
    crate::print(&text)?;
    Ok(exit_code(&inspection))
}

/// Moves damaged data aside. The exit code is a failure if damage is left.
pub fn repair(args: &Repair) -> Result<ExitCode> {
    let database = find_database(&args.data.directory())?;
    let progress = Progress::new();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).context("the system clock is before 1970")?;
    let at = now.as_millis() as u64;
    let repair =
        repair_file(&database, &check_facts, at, &mut |what, done, all| progress.show(what, done, all))?;
    progress.finish();
    let repaired = repair.before.findings.len().saturating_sub(repair.after.findings.len());
    let text = match args.json {
        true => {
            let mut value = to_json(&database, &repair.before);
            value["left"] = repair.after.findings.iter().map(finding_json).collect();
            value["quarantined"] = json!(repair.after.quarantined);
            value["backup"] = json!(repair.backup);
            format!("{value}\n")
        }
        false => {
            let mut text = summary(&database, &repair.before);
            match &repair.backup {
                None => text += "No damage found, nothing changed.\n",
                Some(backup) => {
                    text += &format!("Copy of the data before the repair: {}\n", backup.display());
                    text += &format!("Moved into the quarantine or corrected: {repaired}\n");
                }
            }
            for Finding { place, problem } in &repair.after.findings {
                text += &format!("not repaired: {} {}: {problem}\n", place.kind(), place.subject());
            }
            if !repair.after.findings.is_empty() {
                text += "Restore a backup to remove the rest of the damage.\n";
            }
            text
        }
    };
    crate::print(&text)?;
    Ok(exit_code(&repair.after))
}

fn exit_code(inspection: &Inspection) -> ExitCode {
    if inspection.findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn find_database(directory: &Path) -> Result<PathBuf> {
    let database = directory.join(DATABASE_FILE);
    if !database.is_file() {
        bail!("no {DATABASE_FILE} in {} (try --data)", directory.display());
    }
    Ok(database)
}

fn summary(database: &Path, inspection: &Inspection) -> String {
    let Inspection { tables, matches, guests, ratings, secrets, quarantined, findings } = inspection;
    let mut text = format!("{}\n", database.display());
    for (what, count) in [
        ("tables", tables),
        ("matches", matches),
        ("guests", guests),
        ("ratings", ratings),
        ("secrets", secrets),
        ("in the quarantine", quarantined),
    ] {
        text += &format!("  {what:<18} {count}\n");
    }
    for Finding { place, problem } in findings {
        text += &format!("damaged: {} {}: {problem}\n", place.kind(), place.subject());
    }
    text
}

fn to_json(database: &Path, inspection: &Inspection) -> Value {
    let Inspection { tables, matches, guests, ratings, secrets, quarantined, findings } = inspection;
    let findings: Vec<Value> = findings.iter().map(finding_json).collect();
    json!({
        "file": database, "tables": tables, "matches": matches, "guests": guests, "ratings": ratings,
        "secrets": secrets, "quarantined": quarantined, "findings": findings,
    })
}

fn finding_json(Finding { place, problem }: &Finding) -> Value {
    json!({ "kind": place.kind(), "subject": place.subject(), "problem": problem })
}

/// A progress bar on standard error. Shows nothing if that is not a terminal.
pub struct Progress(ProgressBar);

impl Progress {
    pub fn new() -> Progress {
        let style = ProgressStyle::with_template("{msg:<10} {bar:30} {pos}/{len}");
        let bar = ProgressBar::new(0);
        if let Ok(style) = style {
            bar.set_style(style);
        }
        Progress(bar)
    }

    pub fn show(&self, what: &'static str, done: u64, all: u64) {
        self.0.set_message(what);
        self.0.set_length(all);
        self.0.set_position(done);
    }

    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
