//! The pages that describe records are true: their examples are verified, and they name all there is.

use std::path::Path;

use rodeo_rules::any::GameKind;
use rodeo_rules::record::{MAX_NAME, MAX_STEPS, Record, verify};

const PAGE: &str = include_str!("../../../../docs/record.md");

/// The page of a game, `docs/record/take-that.md` for `take_that`.
fn page_of(kind: GameKind) -> String {
    let name = kind.name().replace('_', "-");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record").join(format!("{name}.md"));
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("docs/record/{name}.md, the options, steps and an example: {error}"))
}

/// The page about all games, then the pages of the games.
fn pages() -> Vec<String> {
    std::iter::once(PAGE.to_owned()).chain(GameKind::ALL.iter().map(|&kind| page_of(kind))).collect()
}

/// Returns the fenced code blocks of a language on a page.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(fence.as_str()).skip(1).filter_map(|rest| Some(rest.split_once("\n```")?.0)).collect()
}

#[test]
fn examples_are_valid_and_in_canonical_form() {
    for example in pages().iter().flat_map(|page| blocks(page, "record")) {
        let record = Record::read(example.as_bytes()).unwrap();
        verify(&record).unwrap_or_else(|error| panic!("{error}\n{example}"));
        let bare: Vec<&str> = example.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(bare.join("\n"), record.to_text().trim_end());
    }
    for &kind in GameKind::ALL {
        let page = page_of(kind);
        let examples = blocks(&page, "record");
        assert!(!examples.is_empty(), "no example of {kind}");
        for example in examples {
            assert_eq!(Record::read(example.as_bytes()).unwrap().rules.kind(), kind);
        }
    }
}

#[test]
fn comments_of_examples_number_the_steps() {
    for example in pages().iter().flat_map(|page| blocks(page, "record")) {
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
    let json = blocks(PAGE, "json");
    assert_eq!(json.len(), 1);
    assert_eq!(Record::read(json[0].as_bytes()), Record::read(blocks(PAGE, "record")[0].as_bytes()));
}

#[test]
fn documentation_lists_all_options_and_limits() {
    for &kind in GameKind::ALL {
        let page = page_of(kind);
        let options = page.split("\n## ").find(|section| section.starts_with("Options\n"));
        let options = options.unwrap_or_else(|| panic!("no options of {kind}"));
        for option in kind.options() {
            assert!(options.contains(&format!("`{}`", option.name)), "{kind}: {}", option.name);
        }
    }
    let thousands = MAX_STEPS / 1000;
    assert!(PAGE.contains(&format!("16 MiB, {thousands} 000 steps, {MAX_NAME} characters")));
}
