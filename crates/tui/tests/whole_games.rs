//! A player who only follows the help can finish every game in every language.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_rules::any::GameKind;
use rodeo_texts::Language;
use rodeo_tui::console::WIDTH;
use rodeo_tui::lines::width;
use support::Table;

/// Games with the options that change their course.
const TABLES: &[(GameKind, u8, &str)] = &[
    (GameKind::Take6, 4, "rounds=1"),
    (GameKind::Take6, 2, "limit=20"),
    (GameKind::Take6, 10, "rounds=1"),
    (GameKind::Take6, 3, "rounds=1 deck=limited deal=draft"),
    (GameKind::Take6, 3, "rounds=1 deck=limited deal=draft drafted=memory"),
    (GameKind::Take6, 4, "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
    (GameKind::Buffalo, 1, ""),
    (GameKind::Buffalo, 2, ""),
    (GameKind::Buffalo, 6, ""),
    (GameKind::Buffalo, 5, "decide=majority"),
    (GameKind::TakeThat, 2, "variant=advanced"),
    (GameKind::TakeThat, 4, "games=1"),
    (GameKind::BullParty, 2, ""),
    (GameKind::BullParty, 5, ""),
];

/// Every game: with the options above, or with all numbers of players.
fn tables() -> Vec<(GameKind, u8, &'static str)> {
    let others = GameKind::short_matches_except(TABLES.iter().map(|table| table.0));
    let others =
        others.into_iter().flat_map(|(game, ..)| game.players().map(move |players| (game, players, "")));
    TABLES.iter().copied().chain(others).collect()
}

#[test]
fn help_is_enough_to_finish_every_game() {
    for (game, players, options) in tables() {
        for language in Language::ALL {
            let table = Table::new(game).options(players, options).language(language);
            let (screen, records) = table.play_by_help(u64::from(players));
            assert_eq!(records.len(), 1, "{game} {options}: {}", tail(&screen));
            check_screen(&screen, &format!("{game} {players} {options} {language:?}"));
        }
    }
}

#[test]
fn help_is_enough_at_a_shared_keyboard() {
    for (game, players, options) in tables() {
        let people = players.min(3);
        let table = Table::new(game).options(players, options).people(people);
        let (screen, records) = table.play_by_help(7);
        assert_eq!(records.len(), 1, "{game} {options}: {}", tail(&screen));
        check_screen(&screen, &format!("{game} {players} {options}"));
    }
}

#[test]
fn single_player_is_addressed_and_several_are_named() {
    for (game, players, options) in tables() {
        let table = Table::new(game).options(players, options);
        let (alone, _) = table.clone().play_by_help(7);
        for named in ["Seat 1’s ", "Seat 1 ", "(Seat 1)"] {
            assert!(!alone.contains(named), "{game} {players} {options}: {named}");
        }
        if players > 1 {
            let (shared, _) = table.people(2).play_by_help(7);
            let is_addressed = |line: &&str| {
                let text = line.strip_prefix("  ").or(line.strip_prefix("» ")).unwrap_or_default();
                let mine = text.strip_prefix("Your ").unwrap_or_default();
                let words = ["You take", "You took", "You lay", "You use", "You add", "You have a row"];
                mine.starts_with(|c: char| c.is_ascii_digit())
                    || words.iter().any(|start| text.starts_with(start))
            };
            assert_eq!(shared.lines().find(is_addressed), None, "{game} {players} {options}");
        }
    }
}

#[test]
fn bull_party_tells_who_sits_out() {
    let table = Table::new(GameKind::BullParty).options(5, "");
    let (alone, _) = table.clone().play_by_help(5);
    assert!(alone.contains("» You have a row and sit out the rest of this round."), "{}", tail(&alone));
    let (shared, _) = table.people(2).play_by_help(5);
    assert!(shared.contains("» Seat 2 has a row and sits out the rest of this round."), "{}", tail(&shared));
}

/// Checks that lines fit, and that no message id or variable is visible.
fn check_screen(screen: &str, table: &str) {
    for line in screen.lines() {
        // A prompt can be longer, because the answer follows on the same line.
        let is_prompt = line.contains(" > ") || line.ends_with(" >");
        assert!(width(line) <= WIDTH || is_prompt, "{table}: too long: {line}");
        for sign in ["table-", "menu-", "{", "}"] {
            assert!(!line.contains(sign), "{table}: {line}");
        }
        for game in GameKind::NAMES {
            assert!(!line.contains(&format!("{}-", game.replace('_', "-"))), "{table}: {line}");
        }
    }
}

fn tail(screen: &str) -> String {
    let lines: Vec<&str> = screen.lines().collect();
    lines[lines.len().saturating_sub(40)..].join("\n")
}
