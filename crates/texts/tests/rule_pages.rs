//! The table of games on the index of the rule pages is current in every language.
//!
//! `RODEO_UPDATE=1` rewrites it; without it an outdated table is a failure.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::path::{Path, PathBuf};

use rodeo_rules::any::GameKind;
use rodeo_texts::{Language, Texts};

const BEGIN: &str = "<!-- games: generated, RODEO_UPDATE=1 cargo test -p rodeo-texts --test rule_pages -->\n";
const END: &str = "<!-- end -->\n";

/// Folder of the rule pages in a language.
fn folder(language: Language) -> PathBuf {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    if language == Language::English { rules } else { rules.join(language.code()) }
}

/// The row of a game.
fn row(kind: GameKind, language: Language) -> String {
    let title = Texts::new(language).named("game", &kind.name().replace('_', "-"));
    let title = title.unwrap_or_else(|| panic!("{language:?} has no name for {kind}"));
    let dash = if language == Language::Japanese { '〜' } else { '–' };
    let players = match (*kind.players().start(), *kind.players().end()) {
        (fewest, most) if fewest == most => fewest.to_string(),
        (fewest, most) => format!("{fewest}{dash}{most}"),
    };
    let pages = kind.descriptor().rules_pages.iter().map(|page| format!("[{page}.md]({page}.md)"));
    let separator = if language == Language::Japanese { "、" } else { ", " };
    let pages = pages.collect::<Vec<_>>().join(separator);
    format!("| {title} | `{kind}` | {players} | {pages} |\n")
}

#[test]
fn index_of_rule_pages_lists_every_game() {
    for language in Language::ALL {
        let path = folder(language).join("README.md");
        let page = std::fs::read_to_string(&path).unwrap();
        let (before, rest) = page.split_once(BEGIN).unwrap_or_else(|| panic!("{path:?} has no {BEGIN}"));
        let (table, after) = rest.split_once(END).unwrap_or_else(|| panic!("{path:?} has no {END}"));
        let head: String = table.split_inclusive('\n').take(2).collect();
        let rows: String = GameKind::ALL.iter().map(|&kind| row(kind, language)).collect();
        let expected = format!("{before}{BEGIN}{head}{rows}{END}{after}");
        if std::env::var_os("RODEO_UPDATE").is_some() {
            std::fs::write(&path, &expected).unwrap();
        } else {
            assert!(
                page == expected,
                "the table of games in {path:?} is outdated: RODEO_UPDATE=1 rewrites it"
            );
        }
    }
}

#[test]
fn rule_pages_exist_in_every_language() {
    for language in Language::ALL {
        for page in GameKind::ALL.iter().flat_map(|kind| kind.descriptor().rules_pages) {
            let path = folder(language).join(format!("{page}.md"));
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}
