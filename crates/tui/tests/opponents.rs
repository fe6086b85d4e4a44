//! Bots of every level: selected, shown, and named in the record.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_bots::Level;
use rodeo_rules::any::GameKind;
use rodeo_rules::record::{PlayerKind, Record};
use rodeo_texts::Language;
use rodeo_tui::Opponents;
use support::Table;

/// The player of each seat: `human` or the name of a bot.
fn seats(record: &Record) -> Vec<&str> {
    let name = |kind| match kind {
        &PlayerKind::Human => "human",
        PlayerKind::Bot(name) => name.as_deref().unwrap_or_default(),
    };
    record.seats.iter().map(|player| name(&player.kind)).collect()
}

#[test]
fn every_level_plays_every_game() {
    let mut tables = vec![
        (GameKind::Take6, 3, "rounds=1 hand=3"),
        (GameKind::Buffalo, 3, "hand=3 decide=majority"),
        (GameKind::TakeThat, 2, "games=1 hand=3"),
        (GameKind::BullParty, 2, "hand=2 numbers=16 out=0"),
    ];
    tables.extend(GameKind::short_matches_except(tables.iter().map(|table| table.0)));
    for (game, players, options) in tables {
        for level in Level::LADDER {
            // A tiny budget is enough: strength does not matter here.
            let name =
                if level.has_budget() { format!("{}:2", level.name()) } else { level.name().to_owned() };
            let table = Table::new(game).options(players, options).bots(&name);
            let (screen, records) = table.play_by_help(2);
            let bots = vec![name.as_str(); usize::from(players) - 1];
            assert_eq!(seats(&records[0]), [vec!["human"], bots].concat());
            assert!(screen.starts_with(&format!("Bots: {name}.\n")), "{screen}");
        }
    }
}

#[test]
fn bots_can_have_different_levels() {
    let table = Table::new(GameKind::Take6).options(4, "rounds=1 hand=3").bots("keen,random,sharp:20");
    let (screen, records) = table.play_by_help(1);
    assert!(screen.starts_with("Bots: Seat 2: keen, Seat 3: random, Seat 4: sharp:20.\n"), "{screen}");
    assert_eq!(seats(&records[0]), ["human", "keen", "random", "sharp:20"]);
    // Bots keep their order wherever people sit.
    let output = Table::menu().play("1\n4\npeople 2+3\nbots gentle+merciless\n");
    assert!(output.contains("Bots: Seat 1: gentle, Seat 4: merciless.\n"), "{output}");
}

#[test]
fn settings_explain_levels() {
    let output = Table::menu().play("1\n\n?\nbots\nmerciless\n\nq\ny\n");
    assert!(output.contains("\n  bots     random\n      Bot level:"), "{output}");
    for level in Level::LADDER {
        assert!(output.contains(&format!("\n        {}: ", level.name())), "{output}");
    }
    assert!(output.contains("New value for bots (Enter to keep) > merciless\n"));
    assert!(output.contains("you and 3 bots.\nBots: merciless.\n"), "{output}");
    let spanish =
        Table::menu().language(Language::Spanish).play("1\n3\nbots Implacable+sencillo\nbots keen\n");
    assert!(spanish.contains("Bots: Asiento 2: implacable, Asiento 3: sencillo.\n"), "{spanish}");
    assert!(spanish.contains("Bots: despierto.\n"), "{spanish}");
}

#[test]
fn invalid_bots_cost_one_line() {
    let output = Table::menu().play("2\n3\nbots deep\nbots flat\nbots keen+keen+keen\nbots random:9\n");
    let unbroken = output.replace('\n', " ");
    let known = "Valid: random, gentle, simple, keen, sharp, merciless.";
    for line in [
        &format!("Unknown bot “deep”. {known} "),
        &format!("Unknown bot “flat”. {known} "),
        "There are 2 bots but 3 levels. Give one level for all bots, or one for each. ",
        "random does not search and takes no budget",
    ] {
        assert!(unbroken.contains(line), "{line}\n{output}");
    }
    assert_eq!(output.matches("\nBots: random.\n").count(), 5, "settings changed\n{output}");
    // A list that no longer fits must be fixed before the game starts.
    let output = Table::menu().play("1\n3\nbots keen+random\nplayers 2\n\nbots random\n\n");
    assert!(output.contains("There is 1 bot but 2 levels"), "{output}");
    assert!(output.contains("Bots: random.\n") && output.contains("Take 6 · round 1"), "{output}");
}

#[test]
fn next_game_keeps_bots_that_support_it() {
    let table = Table { bots: "flat:2".parse().unwrap(), ..Table::new(GameKind::Take6) };
    let table = table.options(2, "rounds=1 hand=1 cards=6").people(0);
    assert!(table.play("m\n1\n2\n").ends_with("Bots: flat:2.\nRules: standard.\nEnter to start, ? for settings > \nEnd of input. The game ends here. Goodbye!\n"));
    let keen = Opponents::default().to_string();
    assert!(table.play("m\n2\n2\n").contains(&format!("you and 1 bot.\nBots: {keen}.\n")));
}

#[test]
fn slow_bots_show_a_notice() {
    let table = Table::new(GameKind::Take6).options(2, "rounds=1 hand=2 cards=12");
    let quick = table.clone().bots("keen:1ms").play("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n");
    assert!(!quick.contains("thinking"), "{quick}");
    let slow = table.bots("keen:1001ms").play("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n");
    assert!(slow.contains("The bots are thinking…\n"), "{slow}");
}
