//! Every message whose id is built from data exists, and no message is unused.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rodeo_bots::Level;
use rodeo_rules::any::GameKind;
use rodeo_rules::buffalo::Special;
use rodeo_rules::game::OptionValues;
use rodeo_texts::messages::{GROUPS, specs};
use rodeo_texts::{Language, Texts};

/// The source code of a folder under `crates/`.
fn source(folder: &str) -> String {
    fn read(path: &Path, all: &mut String) {
        for entry in fs::read_dir(path).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                all.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), &mut all);
    all
}

/// The string literals that follow a piece of code.
fn quoted_after(source: &str, words: &str) -> BTreeSet<String> {
    let after = source.split(words).skip(1).map(str::trim_start).filter_map(|rest| rest.strip_prefix('"'));
    after.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Ids built from data, as (family, name).
fn expected() -> BTreeSet<(String, String)> {
    let mut names = BTreeSet::new();
    let mut add = |family: &str, name: &str| {
        names.insert((family.to_owned(), name.replace('_', "-")));
    };
    for &kind in GameKind::ALL {
        for family in ["game", "about", "rules"] {
            add(family, kind.name());
        }
        kind.descriptor().keywords.iter().for_each(|word| add("word", word));
        for option in kind.options() {
            add("option", option.name);
            add("explain", &format!("{}-{}", kind.name(), option.name));
            match option.values {
                OptionValues::OneOf(words) | OptionValues::AnyOf(words) => {
                    words.iter().for_each(|word| add("value", word));
                }
                OptionValues::Number(..) | OptionValues::Numbers => {}
            }
        }
    }
    add("value", "none");
    for special in Special::ALL {
        add("special", special.name());
        add("special", &format!("{}-about", special.name()));
    }
    for level in Level::ALL {
        add("level", level.name());
    }
    for level in Level::LADDER {
        add("level", &format!("{}-about", level.name()));
    }
    for word in ["row", "pile", "pass", "turn", "support"] {
        add("word", word);
    }
    for command in ["help", "rules", "log", "table", "hint", "quit", "menu", "yes", "no"] {
        add("command", command);
    }
    for code in error_codes() {
        add("error", &code);
    }
    names
}

/// Codes of `StepError` and `RulesError`, found in their source.
fn error_codes() -> BTreeSet<String> {
    let rules = source("rules/src");
    let is_code = |code: &String| code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    let mut codes: BTreeSet<String> = [
        quoted_after(&rules, "conflict("),
        quoted_after(&rules, "StepError::NotNow(_) =>"),
        quoted_after(&rules, "StepError::NotAsked(_) =>"),
        quoted_after(&rules, "StepError::Missing(_) =>"),
        quoted_after(&rules, "StepError::NotAllowed { .. } =>"),
        quoted_after(&rules, "StepError::DealLength { .. } =>"),
        quoted_after(&rules, "StepError::DealCard(_) =>"),
        quoted_after(&rules, "RulesError::Players { .. } =>"),
        quoted_after(&rules, "RulesError::NoSuchOption { .. } =>"),
        quoted_after(&rules, "RulesError::NoSuchValue { .. } =>"),
    ]
    .into_iter()
    .flatten()
    .collect();
    codes.retain(is_code);
    codes
}

#[test]
fn ids_built_from_data_exist_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (family, name) in expected() {
            assert!(texts.named(&family, &name).is_some(), "{language:?} has no {family}-{name}");
        }
    }
}

#[test]
fn no_message_of_a_family_is_unused() {
    let expected: BTreeSet<String> =
        expected().into_iter().map(|(family, name)| format!("{family}-{name}")).collect();
    let families: BTreeSet<&str> = expected.iter().filter_map(|name| name.split('-').next()).collect();
    let listed: BTreeSet<String> = specs().into_iter().map(|(name, _)| name).collect();
    for file in Language::English.files() {
        for name in file.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name) {
            let of_family = name.split('-').next().is_some_and(|family| families.contains(family));
            let is_message = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            if is_message && of_family && !listed.contains(name) {
                assert!(expected.contains(name), "unused message {name}");
            }
        }
    }
}

#[test]
fn no_listed_message_is_unused() {
    let source = ["tui/src", "narration/src", "review/src", "app/src", "texts/src", "preview/src"]
        .map(source)
        .concat();
    let kebab = |variant: &str| {
        let mut name = String::new();
        for letter in variant.chars() {
            if letter.is_ascii_uppercase() {
                name.push('-');
            }
            name.push(letter.to_ascii_lowercase());
        }
        name
    };
    let mut used = BTreeSet::new();
    for (group, prefix) in GROUPS {
        for rest in source.split(&format!("{group}::")).skip(1) {
            let variant: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            used.insert(format!("{prefix}{}", kebab(&variant)));
        }
    }
    for (name, _) in specs() {
        assert!(used.contains(&name), "unused message {name}");
    }
}
