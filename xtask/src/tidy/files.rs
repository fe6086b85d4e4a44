//! Length of source files, and paths of a developer's machine.

use anyhow::Result;

use super::source_files;

/// Maximum length of a Rust file in lines.
const MAX_LINES: usize = 500;

/// Folders under which systems keep home folders. Written in parts, so that this file passes its own check.
const HOME_FOLDERS: [&str; 3] = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Us", "ers/")];

/// Checks all text files of the repository.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    for file in source_files()? {
        let lines = file.text.lines().count();
        if file.extension() == "rs" && lines > MAX_LINES {
            problems.push(format!("{}: {lines} lines (maximum {MAX_LINES})", file.name));
        }
        for (index, line) in file.text.lines().enumerate() {
            if HOME_FOLDERS.iter().any(|folder| line.contains(folder)) {
                problems.push(format!("{}:{}: path of a developer's machine", file.name, index + 1));
            }
        }
    }
    Ok(())
}
