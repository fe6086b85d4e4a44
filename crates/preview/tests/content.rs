//! What pictures and captions tell, and what they do not.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

#[allow(dead_code, reason = "shared with other tests")]
mod support;

use rodeo_preview::{Caption, Picture};
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::{SeatState, TablePhase, Visibility};
use rodeo_rules::any::GameKind;
use rodeo_texts::Language;
use serde_json::Value;

use crate::support::{finished, outcome, rules, table, view};

const NAMES: [&str; 2] = ["Secret name", "(Bot 2)"];

fn content(picture: &Picture) -> String {
    serde_json::to_string(picture).unwrap()
}

#[test]
fn only_public_tables_show_names_and_portraits_of_guests() {
    for &kind in GameKind::ALL {
        let rules = rules(kind, 2, "");
        for phase in [TablePhase::Open, TablePhase::Playing, TablePhase::Over] {
            for (visibility, named) in [(Visibility::Public, true), (Visibility::Private, false)] {
                let table = table(rules, &NAMES, visibility, phase);
                let SeatState::Guest { id, .. } = &table.seats[0] else { panic!("a guest sits there") };
                let shown = content(&Picture::of_table(&table, Some(view(&rules, 5)), &table.seats));
                assert_eq!(shown.contains("Secret name"), named, "{kind} {phase:?}: {shown}");
                assert_eq!(shown.contains(&id.to_string()), named, "{kind} {phase:?}: {shown}");
                assert!(shown.contains("Bot 2"), "{kind} {phase:?}: {shown}");
                assert!(!shown.contains(&table.id.to_string()) && !shown.contains(&table.code.to_string()));
            }
        }
        let finished = content(&Picture::of_match(&finished(rules, &NAMES)));
        assert!(!finished.contains("Secret name") && finished.contains("Bot 2"), "{finished}");
    }
}

#[test]
fn board_is_shown_only_to_those_who_may_watch() {
    let rules = rules(GameKind::Take6, 2, "");
    let mut table = table(rules, &NAMES, Visibility::Public, TablePhase::Playing);
    let shown =
        |table: &TableSummary| content(&Picture::of_table(table, Some(view(&rules, 5)), &table.seats));
    assert!(shown(&table).contains("\"board\""));
    table.spectators = false;
    assert!(!shown(&table).contains("\"board\"") && !shown(&table).contains("rows"), "{}", shown(&table));
}

#[test]
fn finished_match_at_a_table_is_shown_as_its_result() {
    for &kind in GameKind::ALL {
        let rules = rules(kind, 2, "");
        let table = table(rules, &NAMES, Visibility::Public, TablePhase::Over);
        let shown = content(&Picture::of_table(&table, Some(view(&rules, 100_000)), &table.seats));
        let scores = serde_json::to_string(&outcome(&rules).scores).unwrap();
        assert!(shown.contains("\"result\"") && shown.contains(&scores), "{kind}: {shown}");
    }
}

/// A public table that is being played without spectators can neither be joined nor watched.
#[test]
fn names_that_are_not_in_the_lobby_are_not_shown() {
    let mut table = table(rules(GameKind::Take6, 2, ""), &NAMES, Visibility::Public, TablePhase::Playing);
    table.spectators = false;
    for (can_join, can_watch) in [(false, false), (true, false), (false, true)] {
        (table.can_join, table.can_watch) = (can_join, can_watch);
        let shown = content(&Picture::of_table(&table, None, &table.seats));
        assert_eq!(shown.contains("Secret name"), can_join || can_watch, "{shown}");
    }
}

/// Seats change hands after a match, and the scores stay those of the players.
#[test]
fn result_is_credited_to_those_who_played() {
    let rules = rules(GameKind::Take6, 4, "");
    let players = ["Ana", "Björn", "Carla", "(Bot 4)"];
    let mut over = table(rules, &players, Visibility::Public, TablePhase::Over);
    let seats = over.seats.clone();
    // Ana has moved to the seat of Björn, who has left; Daniel sits down on hers.
    over.seats[1] = seats[0].clone();
    over.seats[0] =
        table(rules, &["", "", "", "Daniel"], Visibility::Public, TablePhase::Over).seats[3].clone();
    over.seats[3] = SeatState::Empty;
    let picture: Value =
        serde_json::to_value(Picture::of_table(&over, Some(view(&rules, 100_000)), &seats)).unwrap();
    assert!(picture["content"]["result"].is_object(), "{picture}");
    let names = [0, 1, 2, 3].map(|seat| picture["seats"][seat]["taken"]["name"].as_str());
    assert_eq!(names, [Some("Ana"), None, Some("Carla"), Some("Bot 4")], "{picture}");
    assert_eq!(
        picture["seats"][1]["taken"]["portrait"], "seat 1",
        "a guest who has left is called by the seat"
    );
    let board = content(&Picture::of_table(&over, Some(view(&rules, 5)), &seats));
    assert!(board.contains("Daniel") && !board.contains("Björn"), "{board}");
}

#[test]
fn captions_are_in_the_language_of_the_reader() {
    let open = table(
        rules(GameKind::Take6, 4, ""),
        &["Ana", "(Bot 2)", "", ""],
        Visibility::Private,
        TablePhase::Open,
    );
    let description = |language| Caption::of_table(&open, language).description;
    assert_eq!(description(Language::English), "Ana invites you to play. 2 of 4 seats are taken.");
    assert_eq!(description(Language::German), "Ana lädt dich zum Spielen ein. 2 von 4 Plätzen sind besetzt.");
    assert_eq!(description(Language::Spanish), "Ana te invita a jugar. 2 de 4 asientos ocupados.");
    assert_eq!(
        description(Language::Japanese),
        "Anaさんがゲームに招待しています。4席のうち2席が埋まっています。"
    );
    for &kind in GameKind::ALL {
        let finished = finished(rules(kind, 2, ""), &NAMES);
        let captions = Language::ALL.map(|language| Caption::of_match(&finished, language));
        for caption in &captions {
            let score = finished.outcome.scores[0].to_string();
            assert!(caption.description.contains(&score), "{caption:?}");
            assert!(!caption.description.contains("Secret name"), "{caption:?}");
        }
        assert_ne!(captions[0], captions[1]);
    }
}
