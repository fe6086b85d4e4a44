//! `hint` shows the choice of the strongest bot and does not change the match.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_rules::any::GameKind;
use rodeo_texts::{Language, Texts, text};
use support::Table;

/// Small matches, because the strongest bot is slow. Games without a line here play their short match.
const TABLES: &[(GameKind, u8, &str)] = &[
    (GameKind::Take6, 2, "rounds=1 hand=3"),
    (GameKind::Buffalo, 2, "hand=3"),
    (GameKind::TakeThat, 2, "games=1 hand=3 low=12 high=29"),
    (GameKind::BullParty, 2, "hand=2 numbers=16 out=0"),
];

/// The lines printed after the first use of a command.
fn answer(output: &str, command: &str) -> Vec<String> {
    let (_, after) = output.split_once(&format!("> {command}\n")).unwrap();
    after.lines().take_while(|line| !line.contains(" > ")).map(str::to_owned).collect()
}

#[test]
fn hint_names_a_choice_that_can_be_typed() {
    let others = GameKind::short_matches_except(TABLES.iter().map(|table| table.0));
    for (game, players, options) in TABLES.iter().copied().chain(others) {
        let table = Table::new(game).options(players, options);
        let hint = answer(&table.play("hint\n"), "hint");
        let choice =
            hint[0].strip_prefix("A merciless bot would play: ").unwrap_or_else(|| panic!("{hint:?}"));
        assert!(hint.len() >= 3, "alternatives and the method: {hint:?}");
        assert!(hint[1].starts_with("  ") && (hint[1].contains(" worse") || hint[1].contains(" equal")));
        let taken = table.play(&format!("{choice}\n"));
        assert!(!taken.contains("is not possible now"), "{game}: {choice}\n{taken}");
    }
}

#[test]
fn hint_is_repeatable_and_changes_nothing() {
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3");
    let twice = table.play("hint\nhint\n35\n66\n");
    let hint = answer(&twice, "hint").join("\n");
    assert_eq!(twice.matches(&hint).count(), 2, "{twice}");
    let without = table.play("35\n66\n");
    assert_eq!(twice.replace(&format!("Choose a card > hint\n{hint}\n"), ""), without);
}

#[test]
fn hint_is_translated_and_unavailable_on_a_shared_keyboard() {
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3");
    for language in Language::ALL {
        let texts = Texts::new(language);
        let command = texts.named("command", "hint").unwrap();
        let hint = answer(&table.clone().language(language).play(&format!("{command}\n")), &command);
        assert_eq!(hint[0], text!(texts, Table::HintBest { choice: 35 }), "{language:?}");
        let worse = text!(texts, Table::HintWorse { less: format!("0{}12", language.decimal_mark()) });
        assert!(hint.iter().any(|line| line.ends_with(&worse)), "{language:?}: {hint:?}");
    }
    let shared = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3").people(2);
    let hint = answer(&shared.play("West\nEast\n\nhint\n"), "hint");
    assert_eq!(hint, ["Hints are available only when you play alone against bots."]);
}
