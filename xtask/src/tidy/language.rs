//! Wording: names and phrases that the project does not use, and doc comments that say nothing.
//!
//! The list is short on purpose. It keeps out wording that is hard to read and that reviewers met again and again; it
//! does not replace a reader.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use super::{SourceFile, source_files};

/// Names that must not occur in code.
const NAMES: [&str; 9] =
    ["OnItsWay", "Patient", "Mind", "Glance", "glance", "thumb", "Stirred", "Wish", "Nowhere"];

/// Beginnings of names that must not occur in code.
const NAME_PREFIXES: [&str; 6] =
    ["whoever_", "who_is_", "nobody_is_", "what_is_told", "so_many_", "as_many_"];

/// Phrases that must not occur anywhere, in lower case.
const PHRASES: [&str; 27] = [
    "as many cards as there",
    "be told apart",
    "is told apart",
    "are told apart",
    "what is told",
    "who is for it",
    "is on turn",
    "who looks on",
    "looks on",
    "look on at",
    "looking on",
    "load anew",
    "anew",
    "nothing i know",
    "nothing we know",
    "nobody is asked",
    "goes on with",
    "random numbers to be had",
    "good for nothing",
    "is let go",
    "go on where",
    "goes on where",
    "none where",
    "lies in the database",
    "stands for itself",
    "in its place stands",
    "whoever has",
];

/// Beginnings of doc comments that must not occur.
const DOC_OPENINGS: [&str; 16] = [
    "As many ",
    "As long ",
    "So many ",
    "So long ",
    "So often ",
    "So much ",
    "Goes on ",
    "Who ",
    "Whose ",
    "Whom ",
    "By this ",
    "None where ",
    "Nothing where ",
    "That which ",
    "Those who ",
    "… ",
];

/// First words of a question. A doc comment states what a function returns ("Whether …") instead of asking.
const QUESTION_WORDS: [&str; 11] =
    ["Are", "Can", "Could", "Did", "Do", "Does", "Has", "Have", "Is", "May", "Must"];

/// A doc comment with at most this many words says nothing that the name does not say.
const MAX_EMPTY_DOC_WORDS: usize = 2;

/// Short doc comments that are complete.
const COMPLETE_DOCS: [&str; 4] = ["Median.", "99th percentile.", "Lower bound.", "Upper bound."];

/// Files that quote banned wording or are not written by us.
fn is_checked(name: &str) -> bool {
    let generated = name.starts_with("web/dist/") || name == "docs/protocol/protocol.ts";
    !generated && name != "xtask/src/tidy/language.rs"
}

/// Lists all problems as `file:line: problem`.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    for file in source_files()?.iter().filter(|file| is_checked(&file.name)) {
        match file.extension() {
            "rs" => check_code(file, "//", problems),
            "ts" | "svelte" | "js" | "mjs" => check_code(file, "//", problems),
            "py" | "toml" => check_code(file, "#", problems),
            "ftl" if file.name.contains("/en/") => check_phrases(file, problems),
            "md" => check_phrases(file, problems),
            _ => {}
        }
    }
    Ok(())
}

/// `cargo xtask language`: lists all problems, and counts them for each crate or folder.
pub fn report() -> Result<()> {
    let mut problems = Vec::new();
    check(&mut problems)?;
    let mut counts = BTreeMap::new();
    for problem in &problems {
        println!("{problem}");
        let depth = if problem.starts_with("crates/") { 2 } else { 1 };
        let folder = problem.split([':', '/']).take(depth).collect::<Vec<_>>().join("/");
        *counts.entry(folder).or_insert(0) += 1;
    }
    if problems.is_empty() {
        return Ok(());
    }
    println!();
    for (folder, count) in counts {
        println!("{count:5}  {folder}");
    }
    bail!("{} problems of wording", problems.len());
}

fn check_code(file: &SourceFile, comment: &str, problems: &mut Vec<String>) {
    check_phrases(file, problems);
    for (index, line) in file.text.lines().enumerate() {
        let code = line.split(comment).next().unwrap_or_default();
        for name in code.split(|c: char| !(c.is_alphanumeric() || c == '_')) {
            // "thumb" is also the name of a part of sliders and scrollbars in CSS.
            let allowed = name == "thumb" && file.extension() != "rs";
            if !allowed
                && (NAMES.contains(&name) || NAME_PREFIXES.iter().any(|start| name.starts_with(start)))
            {
                problems.push(format!("{}:{}: banned name `{name}`", file.name, index + 1));
            }
        }
    }
    // Doc comments of the command line are its help texts.
    if file.name.starts_with("crates/app/src/args") {
        return;
    }
    for (line, text) in doc_comments(file) {
        if let Some(problem) = doc_problem(&text) {
            problems.push(format!("{}:{line}: {problem}: {text}", file.name));
        }
    }
}

fn check_phrases(file: &SourceFile, problems: &mut Vec<String>) {
    for (index, line) in file.text.lines().enumerate() {
        let line = line.to_lowercase();
        for phrase in PHRASES {
            if contains_words(&line, phrase) {
                problems.push(format!("{}:{}: banned phrase \"{phrase}\"", file.name, index + 1));
            }
        }
    }
}

/// Whether `line` contains `phrase`, not as a part of longer words.
fn contains_words(line: &str, phrase: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(phrase).any(|(at, _)| {
        !line[..at].chars().next_back().is_some_and(is_letter)
            && !line[at + phrase.len()..].chars().next().is_some_and(is_letter)
    })
}

/// Doc comments with the number of their first line, as one line of text each.
fn doc_comments(file: &SourceFile) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut continues = false;
    for (index, line) in file.text.lines().enumerate() {
        let line = line.trim();
        let text = if file.extension() == "rs" {
            line.strip_prefix("///").filter(|text| !text.starts_with('/'))
        } else {
            line.strip_prefix("/**").and_then(|text| text.strip_suffix("*/"))
        };
        let Some(text) = text.map(str::trim) else {
            continues = false;
            continue;
        };
        match comments.last_mut() {
            Some((_, comment)) if continues => {
                comment.push(' ');
                comment.push_str(text);
            }
            _ => comments.push((index + 1, text.to_owned())),
        }
        continues = file.extension() == "rs";
    }
    comments
}

fn doc_problem(text: &str) -> Option<&'static str> {
    let first_sentence = text.split_inclusive(['.', '?']).next().unwrap_or_default();
    let first_word = text.split(' ').next().unwrap_or_default();
    if QUESTION_WORDS.contains(&first_word) && first_sentence.ends_with('?') {
        return Some("doc comment asks a question");
    }
    if DOC_OPENINGS.iter().any(|opening| text.starts_with(opening)) {
        return Some("banned opening of a doc comment");
    }
    // A name in backticks or a link is not prose, but it is information.
    let words = text.split_whitespace().count();
    (words <= MAX_EMPTY_DOC_WORDS && !text.contains('`') && !COMPLETE_DOCS.contains(&text))
        .then_some("doc comment of one or two words")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(name: &str, text: &str) -> Vec<String> {
        let mut problems = Vec::new();
        let file = SourceFile { name: name.into(), text: text.into() };
        check_code(&file, "//", &mut problems);
        problems
    }

    #[test]
    fn banned_names_are_found_in_code_but_not_in_comments_or_longer_names() {
        assert_eq!(problems("a.rs", "struct OnItsWay;"), ["a.rs:1: banned name `OnItsWay`"]);
        assert_eq!(problems("a.rs", "\nfn whoever_reads_slowly() {}").len(), 1);
        assert!(problems("a.rs", "// Keep in Mind").is_empty());
        assert!(problems("a.rs", "struct Mindful;").is_empty());
        assert_eq!(problems("a.rs", "mod thumb;").len(), 1);
        assert!(problems("a.svelte", "::-webkit-slider-thumb {").is_empty());
    }

    #[test]
    fn banned_phrases_are_found_in_any_case_as_whole_words() {
        assert_eq!(problems("a.rs", "// Loads anew")[0], "a.rs:1: banned phrase \"anew\"");
        assert_eq!(problems("a.rs", "let text = \"Who looks on\";").len(), 2);
        assert!(problems("a.rs", "// overlooks one").is_empty());
    }

    #[test]
    fn empty_doc_comments_are_found() {
        assert_eq!(problems("a.rs", "/// Who.").len(), 1);
        assert_eq!(problems("a.rs", "/// The seat.").len(), 1);
        assert_eq!(problems("a.ts", "/** The seat. */").len(), 1);
        assert!(problems("a.rs", "/// The\n/// seat that plays next.").is_empty());
        assert!(problems("a.rs", "/// `rodeo serve`.").is_empty());
        assert!(problems("a.rs", "//// not a doc comment").is_empty());
    }

    #[test]
    fn banned_openings_and_questions_are_found() {
        assert_eq!(problems("a.rs", "/// As many cards fill a row.").len(), 1);
        assert_eq!(problems("a.rs", "/// Is it over? Then nobody plays.").len(), 1);
        assert!(problems("a.rs", "/// Is part of the record.").is_empty());
        assert!(problems("a.rs", "/// Whether the match is over.").is_empty());
    }
}
