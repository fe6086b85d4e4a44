//! The shape of the project, checked.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::commands::{cargo, root};
use crate::{ladder, web};

/// Which crate may use which: arrows go one way (ARCHITECTURE.md, "Arrows").
const ARROWS: &[(&str, &[&str])] = &[
    ("rodeo-rules", &[]),
    ("rodeo-laws", &["rodeo-rules"]),
    ("rodeo-bots", &["rodeo-rules"]),
    ("rodeo-arena", &["rodeo-bots", "rodeo-rules"]),
    ("rodeo-protocol", &["rodeo-rules"]),
    ("rodeo-table", &["rodeo-protocol", "rodeo-bots", "rodeo-rules"]),
    ("rodeo-store", &["rodeo-protocol", "rodeo-rules"]),
    ("rodeo-server", &["rodeo-table", "rodeo-store", "rodeo-protocol", "rodeo-bots", "rodeo-rules"]),
    ("rodeo-texts", &[]),
    ("rodeo-narration", &["rodeo-rules", "rodeo-texts"]),
    ("rodeo-tui", &["rodeo-rules", "rodeo-bots", "rodeo-texts", "rodeo-narration"]),
    (
        "rodeo",
        &[
            "rodeo-rules",
            "rodeo-bots",
            "rodeo-arena",
            "rodeo-texts",
            "rodeo-tui",
            "rodeo-server",
            "rodeo-store",
            "rodeo-protocol",
        ],
    ),
    ("xtask", &[]),
];

/// A source file longer than this must be split.
const LONGEST_FILE: usize = 500;
/// ARCHITECTURE.md stays a page that people read.
const LONGEST_ARCHITECTURE: usize = 200;

/// Checks everything and lists all that is wrong.
pub fn run() -> Result<()> {
    let mut wrong = Vec::new();
    arrows(&mut wrong)?;
    files(&mut wrong)?;
    scenarios(&mut wrong)?;
    ladder::docs::check(&mut wrong)?;
    web::check(&mut wrong)?;
    for line in &wrong {
        println!("{line}");
    }
    if !wrong.is_empty() {
        bail!("{} things are untidy", wrong.len());
    }
    Ok(())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
    path: Option<String>,
}

/// Crates use only what they may, and every dependency from outside has its sentence in ARCHITECTURE.md.
fn arrows(wrong: &mut Vec<String>) -> Result<()> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"]).output()?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let architecture = std::fs::read_to_string(root().join("ARCHITECTURE.md")).context("ARCHITECTURE.md")?;
    let allowed: BTreeMap<&str, &[&str]> = ARROWS.iter().copied().collect();
    let mut outside = BTreeSet::new();
    for package in &metadata.packages {
        let Some(may_use) = allowed.get(package.name.as_str()) else {
            wrong.push(format!("crate {} is not in the list of arrows (xtask/src/tidy.rs)", package.name));
            continue;
        };
        for dependency in &package.dependencies {
            if dependency.path.is_none() {
                outside.insert(dependency.name.clone());
            } else if dependency.kind.is_none() && !may_use.contains(&dependency.name.as_str()) {
                wrong.push(format!("{} may not use {}", package.name, dependency.name));
            }
        }
    }
    for name in outside {
        if !architecture.contains(&format!("`{name}`")) {
            wrong.push(format!("ARCHITECTURE.md does not say why `{name}` is used"));
        }
    }
    if architecture.lines().count() > LONGEST_ARCHITECTURE {
        wrong.push(format!("ARCHITECTURE.md is longer than {LONGEST_ARCHITECTURE} lines"));
    }
    Ok(())
}

/// No source file is too long, and no file speaks of a machine.
fn files(wrong: &mut Vec<String>) -> Result<()> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .context("git ls-files")?;
    if !listed.status.success() {
        bail!("git ls-files failed: the files can only be checked in a git checkout");
    }
    let home_folders = ["/home/", "/root/", "/Users/"];
    for name in String::from_utf8_lossy(&listed.stdout).lines().filter(|name| *name != "xtask/src/tidy.rs") {
        let path = root().join(name);
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        if Path::new(name).extension().is_some_and(|extension| extension == "rs")
            && text.lines().count() > LONGEST_FILE
        {
            wrong.push(format!(
                "{name} has {} lines; past {LONGEST_FILE} a file must be split",
                text.lines().count()
            ));
        }
        for (number, line) in text.lines().enumerate() {
            if home_folders.iter().any(|folder| line.contains(folder)) {
                wrong.push(format!("{name}:{}: a path of some machine", number + 1));
            }
        }
    }
    Ok(())
}

/// Every worked example and every ruling of the rule pages has a scenario, and scenarios name only rules that exist.
fn scenarios(wrong: &mut Vec<String>) -> Result<()> {
    let pages = ["take6", "fan-cards", "buffalo", "take-that", "bull-party"];
    let mut known = BTreeSet::new();
    for page in pages {
        let path = root().join(format!("docs/rules/{page}.md"));
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        for line in text.lines() {
            if let Some((number, _)) =
                line.trim_start().strip_prefix("**").and_then(|rest| rest.split_once("**"))
            {
                known.insert(format!("{page} {number}"));
            }
        }
    }
    let mut shown = BTreeSet::new();
    for page in pages {
        let folder = root().join("crates/laws/tests/scenarios").join(page.replace('-', "_"));
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            let text = std::fs::read_to_string(&path)?;
            let line = text.lines().find(|line| line.starts_with("shows")).unwrap_or_default();
            for rule in line.split('"').skip(1).step_by(2) {
                if !known.contains(rule) {
                    wrong.push(format!("{}: there is no rule {rule}", path.display()));
                }
                shown.insert(rule.to_owned());
            }
        }
    }
    for rule in &known {
        let number = rule.split(' ').nth(1).unwrap_or_default();
        let must_be_shown = number.starts_with('E') || number.starts_with('R');
        if must_be_shown && !shown.contains(rule) {
            wrong.push(format!("no scenario shows {rule}"));
        }
    }
    Ok(())
}
