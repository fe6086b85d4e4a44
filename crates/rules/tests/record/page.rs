//! The page that describes records is true: its examples are verified, and it names all there is.

use rodeo_rules::any::GameKind;
use rodeo_rules::record::{MAX_NAME, MAX_STEPS, Record, verify};

const PAGE: &str = include_str!("../../../../docs/record.md");

/// Returns the fenced code blocks of a language in the documentation.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    PAGE.split(fence.as_str()).skip(1).filter_map(|rest| Some(rest.split_once("\n```")?.0)).collect()
}

#[test]
fn examples_are_valid_and_in_canonical_form() {
    let mut kinds: Vec<GameKind> = Vec::new();
    for example in blocks("record") {
        let record = Record::read(example.as_bytes()).unwrap();
        verify(&record).unwrap_or_else(|error| panic!("{error}\n{example}"));
        let bare: Vec<&str> = example.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(bare.join("\n"), record.to_text().trim_end());
        kinds.push(record.rules.kind());
    }
    for kind in GameKind::ALL {
        assert!(kinds.contains(kind), "no example of {kind}");
    }
}

#[test]
fn comments_of_examples_number_the_steps() {
    for example in blocks("record") {
        let mut next = 0;
        for line in example.lines() {
            if line.starts_with("deal ") || line.starts_with("play ") {
                next += 1;
            } else if let Some(comment) = line.strip_prefix("# Step ").or(line.strip_prefix("# Steps ")) {
                let number = comment.split([' ', '.']).next().and_then(|number| number.parse::<usize>().ok());
                assert_eq!(number, Some(next), "{line}");
            }
        }
    }
}

#[test]
fn both_forms_of_the_example_are_one_record() {
    let json = blocks("json");
    assert_eq!(json.len(), 1);
    assert_eq!(Record::read(json[0].as_bytes()), Record::read(blocks("record")[0].as_bytes()));
}

#[test]
fn documentation_lists_all_options_and_limits() {
    for &kind in GameKind::ALL {
        let from = PAGE.find(&format!("| `{kind}` |")).unwrap_or_else(|| panic!("no options of {kind}"));
        let table = PAGE[from..].split("\n\n").next().unwrap_or_default();
        for option in kind.options() {
            assert!(table.contains(&format!("`{}`", option.name)), "{kind}: {}", option.name);
        }
    }
    let thousands = MAX_STEPS / 1000;
    assert!(PAGE.contains(&format!("16 MiB, {thousands} 000 steps, {MAX_NAME} characters")));
}
