//! Snapshots of short games. The files are what a player sees; read the diff when they change.
//!
//! `RODEO_UPDATE=1` rewrites them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use std::fs;
use std::path::Path;

use rodeo_rules::any::GameKind;
use rodeo_texts::Language;
use rodeo_tui::Capabilities;
use rodeo_tui::console::{Colour, OutputKind};
use support::Table;

fn check(name: &str, screen: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("RODEO_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, screen).unwrap();
    }
    let expected = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; RODEO_UPDATE=1 creates it", path.display()));
    assert_eq!(screen, expected, "{name}: RODEO_UPDATE=1 rewrites it");
}

#[test]
fn take_6() {
    let script = "?\n35\nrow 1\n66\nnothing\n97\n\nlog\nq\ny\n";
    let table = Table::new(GameKind::Take6).options(3, "rounds=2 hand=4");
    check("take6", &table.play(script));
}

#[test]
fn take_6_from_the_menu() {
    check("menu", &Table::menu().play("es\nen\n1\n3\n?\nrounds 1\nhand\n3\n\nrules\n66\n35\n2\n\n"));
}

#[test]
fn take_6_with_fan_cards_in_spanish() {
    let script = "?\n97v\n35 voltear\n35\n66\nmesa\nhistorial\n1\ns\n";
    let options = "rounds=1 hand=4 fans=even_odd+mountaineering+jumping_cow+flip_digits";
    let table = Table::new(GameKind::Take6).options(3, options).language(Language::Spanish);
    check("take6-fans-es", &table.play(script));
}

#[test]
fn take_6_in_german() {
    let script = "hilfe\n35\n1\n66\nverlauf\ntisch\nregeln\n97d\ne\n";
    let options = "rounds=1 hand=4 fans=flip_digits";
    let table = Table::new(GameKind::Take6).options(3, options).language(Language::German);
    check("take6-de", &table.play(script));
}

#[test]
fn take_6_in_japanese() {
    let script = "？\n３５\n列　１\n66\nログ\n場\nルール\n97反転\nq\n";
    let options = "rounds=1 hand=4 fans=flip_digits";
    let table = Table::new(GameKind::Take6).options(3, options).language(Language::Japanese);
    check("take6-ja", &table.play(script));
}

#[test]
fn menu_in_japanese() {
    let script =
        "ja\n2\n3\n？\n人間 2\nボット 利口＋素直\n決め方 多数決\n手札 2\n\nたろう\nはなこ\n\n終了\nはい\n";
    check("menu-ja", &Table::menu().play(script));
}

#[test]
fn take_6_with_draft() {
    let script = "12\n1\n4\n13\n1\n1\n12\n";
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3 deck=limited deal=draft");
    check("take6-draft", &table.play(script));
}

#[test]
fn take_6_in_plain_layout() {
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3");
    let table = Table { capabilities: Capabilities::PLAIN, ..table };
    check("take6-plain", &table.play("35\n66\nq\n"));
}

#[test]
fn take_6_in_colour() {
    let table = Table::new(GameKind::Take6).options(3, "rounds=1 hand=3").people(2);
    let capabilities =
        Capabilities { colour: Colour::On, output: OutputKind::Terminal, ..table.capabilities };
    check("take6-colour", &Table { capabilities, ..table }.play("West\n\n\n35\n\n"));
}

#[test]
fn beat_the_buffalo() {
    let script = "66\n?\n? sort\nsort\n66\n\nreplace 99\npass turn\n35\n2\npass\n1\n";
    let table = Table::new(GameKind::Buffalo).options(3, "hand=3");
    check("buffalo", &table.play(script));
}

#[test]
fn beat_the_buffalo_by_majority_at_a_shared_keyboard() {
    let script = "West\nEast\n\n\n35\n\n97\n\n63\nsort 63 97 35\n1\nsupport 1\n2\n2\nreplace\n?\n2\n\n99\n";
    let table = Table::new(GameKind::Buffalo).options(3, "hand=2 decide=majority").people(3);
    check("buffalo-majority", &table.play(script));
}

#[test]
fn beat_the_buffalo_in_german() {
    let script = "66\n?\n? sortieren\nsortieren\n66\n\ntauschen 99\npassen zug\n35\n2\npassen\n1\n";
    let table = Table::new(GameKind::Buffalo).options(3, "hand=3").language(Language::German);
    check("buffalo-de", &table.play(script));
}

#[test]
fn take_that_in_spanish() {
    let script = "?\n19\n27\npareja 12\nllevar\n12\nP 21\n25\n28\nllevar\n";
    let options = "games=1 hand=3 low=12 high=29 variant=advanced";
    let table = Table::new(GameKind::TakeThat).options(2, options).language(Language::Spanish);
    check("take-that-es", &table.play(script));
}

#[test]
fn bull_party() {
    let script = "?\nzero\n3\n? 2\n2 new 8\n\n8 new 15 1\n\n2\n\n3\n";
    let table = Table::new(GameKind::BullParty).options(2, "hand=2 numbers=16 out=0");
    check("bull-party", &table.play(script));
}

#[test]
fn bull_party_in_japanese() {
    let script = "?\nゼロ\n3\n? 2\n2 新規 8\n\n8 新規 15 1\n\n2\n\n3\n";
    let table = Table::new(GameKind::BullParty).options(2, "hand=2 numbers=16 out=0");
    check("bull-party-ja", &table.language(Language::Japanese).play(script));
}

/// A script for each game shows more, but no game is left out.
#[test]
fn short_match_of_every_other_game() {
    let listed = [GameKind::Take6, GameKind::Buffalo, GameKind::TakeThat, GameKind::BullParty];
    for (game, players, options) in GameKind::short_matches_except(listed) {
        check(game.name(), &Table::new(game).options(players, options).play_by_help(1).0);
    }
}
