//! Clippy without warnings.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::ci::TESTED_FEATURES;
use crate::commands::{cargo, run as execute};

/// Lints that apply to shipped code only. In tests, benches and examples a panic is a normal way to fail, and
/// `clippy.toml` exempts only functions marked as tests, not their helpers.
const SHIPPED_CODE_ONLY: [&str; 2] = ["clippy::unwrap_used", "clippy::panic"];

/// Lints all targets of the workspace in one compilation.
pub fn all_targets() -> Result<()> {
    let mut command = cargo(&["clippy", "--workspace", "--features", TESTED_FEATURES, "--all-targets"]);
    command.arg("--message-format=json");
    let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start cargo clippy")?;
    let output = child.stdout.take().context("cargo clippy has no output")?;
    // A library is compiled twice, with and without its tests, so most warnings come twice.
    let mut problems = BTreeSet::new();
    for line in BufReader::new(output).lines() {
        let line = line?;
        if let Ok(Line::CompilerMessage { target, message }) = serde_json::from_str(&line)
            && message.is_problem(&target)
        {
            problems.insert(message.rendered.unwrap_or(message.message));
        }
    }
    let status = child.wait()?;
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("{} clippy warnings or compiler errors", problems.len());
    }
    if !status.success() {
        bail!("cargo clippy failed ({status})");
    }
    Ok(())
}

/// Lints what is shipped, without the features that only tests enable.
pub fn shipped_code() -> Result<()> {
    execute(&mut cargo(&["clippy", "--workspace", "--lib", "--bins", "--quiet", "--", "-Dwarnings"]))
}

#[derive(Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
enum Line {
    CompilerMessage {
        target: Target,
        message: Message,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    message: String,
    code: Option<Code>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

impl Message {
    fn is_problem(&self, target: &Target) -> bool {
        // Notes and the closing "2 warnings emitted" repeat what other messages say.
        let repeats = self.code.is_none() && self.message.ends_with("emitted");
        if repeats || !(self.level == "warning" || self.level.starts_with("error")) {
            return false;
        }
        let test_code = target.kind.iter().any(|kind| matches!(kind.as_str(), "test" | "bench" | "example"));
        let exempt = self.code.as_ref().is_some_and(|code| SHIPPED_CODE_ONLY.contains(&code.code.as_str()));
        !(test_code && exempt)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn is_problem(kind: &str, level: &str, code: Option<&str>, text: &str) -> bool {
        let line = json!({
            "reason": "compiler-message", "package_id": "x", "target": { "kind": [kind], "name": "x" },
            "message": { "level": level, "message": text, "code": code.map(|code| json!({ "code": code })) },
        });
        match serde_json::from_value(line).unwrap() {
            Line::CompilerMessage { target, message } => message.is_problem(&target),
            Line::Other => panic!("not recognised as a compiler message"),
        }
    }

    #[test]
    fn unwrap_and_panic_are_problems_in_shipped_code_only() {
        assert!(is_problem("lib", "warning", Some("clippy::unwrap_used"), "used `unwrap()`"));
        assert!(!is_problem("test", "warning", Some("clippy::unwrap_used"), "used `unwrap()`"));
        assert!(!is_problem("bench", "warning", Some("clippy::panic"), "`panic` should not be present"));
        assert!(is_problem("test", "warning", Some("unused_variables"), "unused variable"));
    }

    #[test]
    fn errors_are_problems_and_closing_counts_are_not() {
        assert!(is_problem("test", "error", None, "cannot find value"));
        assert!(!is_problem("lib", "warning", None, "2 warnings emitted"));
        assert!(!is_problem("lib", "note", None, "see the documentation"));
    }

    #[test]
    fn other_cargo_messages_are_ignored() {
        let artifact = json!({ "reason": "compiler-artifact", "fresh": true });
        assert!(matches!(serde_json::from_value(artifact).unwrap(), Line::Other));
    }
}
