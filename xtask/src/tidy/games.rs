//! What a game needs outside of the code, where neither the compiler nor a test would miss it.

use anyhow::{Context, Result};
use rodeo_rules::any::GameKind;

use crate::commands::root;
use crate::mutants;

/// Checks that every game has planted bugs, a page about its bots, and a line in the README.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    let readme = std::fs::read_to_string(root().join("README.md")).context("README.md")?;
    let planted = mutants::games()?;
    for kind in GameKind::ALL {
        let page = format!("{}.md", kind.name().replace('_', "-"));
        if !planted.iter().any(|game| game == kind.name()) {
            problems.push(format!("crates/laws/mutants.toml: no planted bug of {kind}"));
        }
        if !root().join("docs/bots").join(&page).is_file() {
            problems.push(format!("docs/bots/{page}: missing, how the bots play {}", kind.title()));
        }
        if !readme.contains(&format!("(docs/rules/{page})")) {
            problems.push(format!("README.md: no link to docs/rules/{page}"));
        }
    }
    Ok(())
}
