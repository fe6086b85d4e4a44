//! Environment variables that tests and tasks read are documented in CONTRIBUTING.md.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use super::source_files;
use crate::commands::root;

/// Text before a name. A literal that starts with `RODEO_` counts wherever it is: names are also kept in constants and
/// passed to helpers.
const BEFORE_NAME: [&str; 4] = ["env::var(\"", "env::var_os(\"", "process.env.", "\"RODEO_"];

/// Set by cargo, vitest or the shell.
const SET_BY_TOOLS: [&str; 6] =
    ["CARGO", "CARGO_FEATURE_CLUSTER", "CARGO_MANIFEST_DIR", "OUT_DIR", "PATH", "VITEST"];

/// Checks that each variable occurs in CONTRIBUTING.md or, if it configures the server, in docs/hosting.md.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    let mut documented = String::new();
    for page in ["CONTRIBUTING.md", "docs/hosting.md"] {
        documented += &std::fs::read_to_string(root().join(page)).with_context(|| page.to_owned())?;
    }
    let mut variables = BTreeMap::new();
    for file in source_files()? {
        if matches!(file.extension(), "rs" | "js" | "mjs" | "ts")
            && file.name != "xtask/src/tidy/variables.rs"
        {
            for (index, line) in file.text.lines().enumerate() {
                for name in names(line) {
                    variables.entry(name).or_insert_with(|| format!("{}:{}", file.name, index + 1));
                }
            }
        }
    }
    for (name, place) in variables {
        if !SET_BY_TOOLS.contains(&name.as_str()) && !documented.contains(&format!("`{name}`")) {
            problems
                .push(format!("{place}: environment variable {name} is not documented in CONTRIBUTING.md"));
        }
    }
    Ok(())
}

fn names(line: &str) -> Vec<String> {
    let is_name = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    let mut names = Vec::new();
    for before in BEFORE_NAME {
        for (at, _) in line.match_indices(before) {
            let start = at + before.find("RODEO_").unwrap_or(before.len());
            names.push(line[start..].chars().take_while(|&c| is_name(c)).collect::<String>());
        }
    }
    names.sort();
    names.dedup();
    names.retain(|name| !name.is_empty() && name != "RODEO_");
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_found_in_rust_and_javascript() {
        assert_eq!(names("let a = std::env::var(\"RODEO_A\").ok();"), ["RODEO_A"]);
        assert_eq!(names("if env::var_os(\"B\").is_some() {"), ["B"]);
        assert_eq!(names("const CHROMIUM = process.env.CHROMIUM ?? 'x';"), ["CHROMIUM"]);
        assert_eq!(names("execute(test.env(\"RODEO_KILLS\", \"200\"))"), ["RODEO_KILLS"]);
        assert_eq!(names("number(\"RODEO_ROUNDS\", 1)"), ["RODEO_ROUNDS"]);
        assert_eq!(names("const DATA: &str = \"RODEO_CRASH\";"), ["RODEO_CRASH"]);
        assert_eq!(names("std::env::var(name).ok()"), [""; 0]);
    }
}
