//! Every worked example and every ruling of the rule pages has a scenario, and scenarios name only rules that exist.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use crate::commands::root;

/// Compares the numbers on the rule pages with the `shows` lines of the scenarios. Pages are found by listing
/// `docs/rules`; the scenarios of `take-that.md` are in the folder `take_that`.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    let pages = pages()?;
    let mut rules = BTreeSet::new();
    for page in &pages {
        let path = root().join(format!("docs/rules/{page}.md"));
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        rules.extend(text.lines().filter_map(rule_number).map(|number| format!("{page} {number}")));
    }
    let mut shown = BTreeSet::new();
    for page in &pages {
        let folder = root().join("crates/laws/tests/scenarios").join(page.replace('-', "_"));
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            let text = std::fs::read_to_string(&path)?;
            let line = text.lines().find(|line| line.starts_with("shows")).unwrap_or_default();
            for rule in line.split('"').skip(1).step_by(2) {
                if !rules.contains(rule) {
                    problems.push(format!("{}: unknown rule {rule}", path.display()));
                }
                shown.insert(rule.to_owned());
            }
        }
    }
    for rule in &rules {
        let number = rule.split(' ').nth(1).unwrap_or_default();
        let needs_scenario = number.starts_with('E') || number.starts_with('R');
        if needs_scenario && !shown.contains(rule) {
            problems.push(format!("crates/laws/tests/scenarios: no scenario shows {rule}"));
        }
    }
    Ok(())
}

/// Names of the rule pages in English, without extension.
fn pages() -> Result<Vec<String>> {
    let folder = root().join("docs/rules");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if let Some(page) = name.strip_suffix(".md").filter(|page| *page != "README") {
            names.push(page.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// The number at the start of a line such as `**4.2** After the last card …`.
fn rule_number(line: &str) -> Option<&str> {
    let (number, _) = line.trim_start().strip_prefix("**")?.split_once("**")?;
    Some(number)
}
