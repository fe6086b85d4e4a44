//! Which crate may use which, and a reason for every crate from the registry.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

use crate::commands::{metadata, root};

/// Allowed dependencies between crates, as drawn in ARCHITECTURE.md under "Dependencies between crates".
const ALLOWED: &[(&str, &[&str])] = &[
    ("rodeo-rules", &[]),
    ("rodeo-laws", &["rodeo-rules"]),
    ("rodeo-bots", &["rodeo-rules"]),
    ("rodeo-arena", &["rodeo-bots", "rodeo-rules"]),
    ("rodeo-protocol", &["rodeo-rules"]),
    ("rodeo-table", &["rodeo-protocol", "rodeo-bots", "rodeo-rules"]),
    ("rodeo-cluster", &["rodeo-protocol"]),
    ("rodeo-store", &["rodeo-cluster", "rodeo-protocol", "rodeo-rules"]),
    (
        "rodeo-server",
        &[
            "rodeo-table",
            "rodeo-store",
            "rodeo-cluster",
            "rodeo-preview",
            "rodeo-protocol",
            "rodeo-bots",
            "rodeo-rules",
            "rodeo-texts",
        ],
    ),
    ("rodeo-texts", &["rodeo-rules"]),
    ("rodeo-review", &["rodeo-rules", "rodeo-bots", "rodeo-texts"]),
    ("rodeo-narration", &["rodeo-rules", "rodeo-texts"]),
    ("rodeo-preview", &["rodeo-rules", "rodeo-protocol", "rodeo-texts", "rodeo-narration"]),
    ("rodeo-wasm", &["rodeo-narration", "rodeo-protocol", "rodeo-rules"]),
    ("rodeo-device", &["rodeo-table", "rodeo-protocol", "rodeo-bots", "rodeo-rules"]),
    ("rodeo-review-wasm", &["rodeo-review", "rodeo-bots", "rodeo-rules"]),
    ("rodeo-tui", &["rodeo-rules", "rodeo-bots", "rodeo-narration", "rodeo-texts"]),
    (
        "rodeo",
        &[
            "rodeo-rules",
            "rodeo-bots",
            "rodeo-arena",
            "rodeo-review",
            "rodeo-narration",
            "rodeo-texts",
            "rodeo-tui",
            "rodeo-server",
            "rodeo-store",
            "rodeo-protocol",
        ],
    ),
    ("xtask", &["rodeo-rules"]),
];

/// Maximum length of ARCHITECTURE.md in lines.
const MAX_ARCHITECTURE_LINES: usize = 200;

/// Checks the dependencies of all members of the workspace.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    let architecture = std::fs::read_to_string(root().join("ARCHITECTURE.md")).context("ARCHITECTURE.md")?;
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    let mut external = BTreeSet::new();
    let metadata = metadata()?;
    // With all crates as default members, `cargo test` tests the workspace. `cargo run` then needs exactly one
    // `default-run` among them.
    if metadata.workspace_default_members.len() != metadata.packages.len() {
        problems.push("Cargo.toml: all members must be default members".into());
    }
    let default_runs: Vec<&str> =
        metadata.packages.iter().filter_map(|package| package.default_run.as_deref()).collect();
    if default_runs != ["rodeo"] {
        problems.push(format!("Cargo.toml: `cargo run` must start `rodeo`, not one of {default_runs:?}"));
    }
    for package in metadata.packages {
        let Some(allowed) = allowed.get(package.name.as_str()) else {
            problems.push(format!("xtask/src/tidy/dependencies.rs: crate {} is not listed", package.name));
            continue;
        };
        for dependency in package.dependencies {
            if dependency.path.is_none() {
                external.insert(dependency.name);
            } else if dependency.kind.is_none() && !allowed.contains(&dependency.name.as_str()) {
                problems.push(format!("{} must not depend on {}", package.name, dependency.name));
            }
        }
    }
    for name in external {
        if !architecture.contains(&format!("`{name}`")) {
            problems.push(format!("ARCHITECTURE.md: no reason given for the dependency `{name}`"));
        }
    }
    let lines = architecture.lines().count();
    if lines > MAX_ARCHITECTURE_LINES {
        problems.push(format!("ARCHITECTURE.md: {lines} lines (maximum {MAX_ARCHITECTURE_LINES})"));
    }
    Ok(())
}
