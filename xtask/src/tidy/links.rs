//! Paths that documents name exist: relative links in all Markdown files, and the code maps in ARCHITECTURE.md.

use std::path::Path;

use anyhow::Result;

use super::{SourceFile, source_files};
use crate::commands::root;

/// Template of `docs/protocol.md`, with links relative to `docs`.
const TEMPLATE: &str = "crates/protocol/src/schema/guide.md";

/// Checks all Markdown files.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    for file in source_files()?.iter().filter(|file| file.extension() == "md" && file.name != TEMPLATE) {
        let folder = Path::new(&file.name).parent().unwrap_or(Path::new(""));
        for (line, target) in relative_links(&file.text) {
            if !root().join(folder).join(target).exists() {
                problems.push(format!("{}:{line}: link to a missing file {target}", file.name));
            }
        }
        if file.name == "ARCHITECTURE.md" {
            check_code_maps(file, problems);
        }
    }
    Ok(())
}

/// Targets of links such as `[text](docs/record.md#steps)` with the number of their line, without anchors and addresses.
fn relative_links(text: &str) -> Vec<(usize, &str)> {
    let mut links = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        for (at, _) in line.match_indices("](") {
            let target = line[at + 2..].split([')', '#', ' ']).next().unwrap_or_default();
            if !target.is_empty() && !target.contains("://") && !target.starts_with("mailto:") {
                links.push((index + 1, target));
            }
        }
    }
    links
}

/// Under a heading such as `` ### `crates/rules/src` ``, every path in the first column of a table exists in that folder.
fn check_code_maps(file: &SourceFile, problems: &mut Vec<String>) {
    let mut folder = None;
    for (index, line) in file.text.lines().enumerate() {
        if line.starts_with('#') {
            folder = line.split('`').nth(1).map(|name| root().join(name));
        }
        let (Some(folder), Some(row)) = (&folder, line.strip_prefix("| `")) else { continue };
        let column = row.split('|').next().unwrap_or_default();
        for path in column.split('`').step_by(2).filter(|path| !path.trim().is_empty()) {
            if !folder.join(path).exists() {
                problems.push(format!("ARCHITECTURE.md:{}: missing file {path}", index + 1));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_links_are_found_without_anchors_and_addresses() {
        let text = "[a](docs/a.md#b) and [c](https://x.example) and [d](#e)\n\n```\n[f](g)\n```\n![h](i.png)";
        assert_eq!(relative_links(text), [(1, "docs/a.md"), (6, "i.png")]);
    }

    #[test]
    fn missing_files_of_code_maps_are_found() {
        let text = "### `xtask/src`\n\n| `main.rs` `nothing.rs` | text with `code` |\n## Other\n\n| `nothing.rs` | x |";
        let mut problems = Vec::new();
        check_code_maps(&SourceFile { name: "ARCHITECTURE.md".into(), text: text.into() }, &mut problems);
        assert_eq!(problems, ["ARCHITECTURE.md:3: missing file nothing.rs"]);
    }
}
