//! `hint` says what the strongest bot would do, changes nothing, and shows nobody else's cards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

mod support;

use rodeo_rules::any::GameKind;
use rodeo_texts::Language;
use support::Table;

/// Small tables: the strongest bot takes its time.
const TABLES: [(GameKind, u8, &str); 4] = [
    (GameKind::Take6, 2, "rounds=1 hand=3"),
    (GameKind::Buffalo, 2, "hand=3"),
    (GameKind::TakeThat, 2, "games=1 hand=3 low=12 high=29"),
    (GameKind::BullParty, 2, "hand=2 numbers=16 out=0"),
];

/// The lines of the answer to the first question of this script.
fn answer(output: &str, command: &str) -> Vec<String> {
    let (_, after) = output.split_once(&format!("> {command}\n")).unwrap();
    after.lines().take_while(|line| !line.contains(" > ")).map(str::to_owned).collect()
}

#[test]
fn a_hint_names_a_choice_that_can_be_typed() {
    for (game, players, options) in TABLES {
        let table = Table::new(game).options(players, options);
        let hint = answer(&table.play("hint\n"), "hint");
        let choice =
            hint[0].strip_prefix("A merciless bot would play: ").unwrap_or_else(|| panic!("{hint:?}"));
        assert!(hint.len() >= 3, "alternatives and a word about them: {hint:?}");
        assert!(hint[1].starts_with("  ") && (hint[1].contains(" worse") || hint[1].contains(" equal")));
        let taken = table.play(&format!("{choice}\n"));
        assert!(!taken.contains("is not possible now"), "{game}: {choice}\n{taken}");
    }
}

#[test]
fn a_hint_changes_nothing_and_is_the_same_again() {
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3");
    let twice = table.play("hint\nhint\n35\n66\n");
    let hint = answer(&twice, "hint").join("\n");
    assert_eq!(twice.matches(&hint).count(), 2, "{twice}");
    let without = table.play("35\n66\n");
    assert_eq!(twice.replace(&format!("Choose a card > hint\n{hint}\n"), ""), without);
}

#[test]
fn hints_speak_every_language_and_are_not_for_a_shared_keyboard() {
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3").language(Language::Spanish);
    assert!(answer(&table.play("pista\n"), "pista")[0].starts_with("Un bot implacable elegiría: "));
    let german = answer(&table.clone().language(Language::German).play("tipp\n"), "tipp");
    assert!(german[0].starts_with("Ein gnadenloser Bot würde wählen: "), "{german:?}");
    assert!(german.iter().any(|line| line.contains(',') && line.ends_with(" schlechter")), "{german:?}");
    let japanese = answer(&table.language(Language::Japanese).play("ヒント\n"), "ヒント");
    assert!(japanese[0].starts_with("容赦なしのボットなら: "), "{japanese:?}");
    assert!(japanese.iter().any(|line| line.contains('.') && line.ends_with("不利")), "{japanese:?}");
    let shared = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3").people(2);
    let hint = answer(&shared.play("West\nEast\n\nhint\n"), "hint");
    assert_eq!(hint, ["Hints are available only when you play alone against bots."]);
}
