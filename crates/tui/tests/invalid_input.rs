//! Invalid input costs one line and is asked again; the end of the input ends the game without an error.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use rodeo_texts::{Language, Texts, text};
use rodeo_tui::{Capabilities, DiscardRecords, Opponents, PlayError, RecordSink, Setup, play};
use support::Table;

const GOODBYE: &str = "End of input. The game ends here. Goodbye!\n";

fn small_table() -> Table {
    Table::new(GameKind::Take6).options(3, "rounds=1 hand=3")
}

#[test]
fn end_of_input_ends_the_game() {
    assert!(Table::menu().play("").ends_with(GOODBYE));
    assert!(Table::menu().play("1\n").ends_with(GOODBYE));
    assert!(Table::menu().play("1\n4\n").ends_with(GOODBYE));
    assert!(Table::menu().play("1\n4\nlimit\n").ends_with(GOODBYE));
    for &game in GameKind::ALL {
        assert!(Table::new(game).play("").ends_with(GOODBYE));
        assert!(Table::new(game).people(2).play("West\n").ends_with(GOODBYE));
    }
    assert!(Table::new(GameKind::Take6).play("quit\n").ends_with(GOODBYE));
}

#[test]
fn invalid_input_costs_one_line() {
    let invalid = [
        "hello",
        "0",
        "105",
        "-1",
        "1e3",
        "30 30",
        "row9",
        "flip",
        "💥",
        "999999999999999999999",
        "\u{1b}[2J",
    ];
    for text in invalid {
        let without = small_table().play("");
        let with = small_table().play(&format!("{text}\n"));
        let added = with.lines().count() - without.lines().count();
        assert_eq!(added, 2, "{text:?}: echo and one line of answer\n{with}");
        assert!(with.contains("is not possible now. Type ? for your choices."), "{text:?}");
        assert!(!with.contains('\u{1b}'), "{text:?} reached the screen");
    }
}

/// The first words of another choice do not drop those that were typed. Enter does.
#[test]
fn wrong_word_keeps_the_words_typed_so_far() {
    let table = Table::new(GameKind::BullParty).options(2, "hand=2 numbers=16 out=0");
    let output = table.play("zero\n3\n2 new 8\n15\n\n");
    let prompt = "2 new 8 … a pile (1), new > ";
    let error = "“15” is not possible now. Type ? for your choices.";
    assert!(output.contains(&format!("{prompt}15\n{error}\n{prompt}\nStart over.\n")), "{output}");
}

/// Where the line must be taken, `take` is given: Enter and `take` explain what can follow.
#[test]
fn given_word_cannot_be_started_over() {
    let table = Table::new(GameKind::TakeThat).options(2, "games=1 hand=3 low=12 high=29");
    let scripts = (0..40).filter_map(|rolls| {
        let (output, _) = table.play_by_help(rolls);
        let asked: Vec<(&str, &str)> = output.lines().filter_map(|line| line.split_once(" > ")).collect();
        let forced = asked.iter().position(|(prompt, _)| prompt.starts_with("take … "))?;
        let typed = asked.get(forced.checked_sub(1)?)?.1;
        (typed != "take")
            .then(|| asked[..forced].iter().map(|(_, typed)| format!("{typed}\n")).collect::<String>())
    });
    let mut tried = 0;
    for script in scripts {
        tried += 1;
        for input in ["", "take"] {
            let output = table.play(&format!("{script}{input}\n"));
            let answer = output
                .rsplit_once("take … ")
                .and_then(|(before, _)| before.rsplit_once("take … "))
                .unwrap()
                .1;
            assert!(
                answer.contains("After “take” you can type:") && !answer.contains("Start over."),
                "{output}"
            );
        }
    }
    assert!(tried > 0);
}

/// A match that the player leaves has a record that can be reviewed, unless nothing was played.
#[test]
fn record_of_an_unfinished_match_is_saved() {
    #[derive(Default)]
    struct Files(Vec<Record>);
    impl RecordSink for Files {
        fn save(&mut self, record: &Record) -> Option<String> {
            self.0.push(record.clone());
            Some("file".into())
        }
    }
    // Cards that are not in the hand cost a line.
    let cards: String = (1..=52).map(|card| format!("{card}\n")).collect();
    for (input, saved) in [("quit\ny\n".to_owned(), 0), (format!("{cards}quit\ny\n"), 1), (cards.clone(), 1)]
    {
        let setup = Setup {
            game: Some(GameKind::Take6),
            players: Some(3),
            people: None,
            bots: Opponents::default(),
            options: "rounds=1".into(),
            language: Language::English,
            secrets: Box::new(|| [7; 32]),
        };
        let (mut output, mut files) = (Vec::new(), Files::default());
        play(setup, &mut input.as_bytes(), &mut output, Capabilities::PLAIN, &mut files).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert_eq!(files.0.len(), saved, "{input:?}: {output}");
        assert_eq!(output.matches("Record saved: file").count(), saved, "{output}");
        assert!(files.0.iter().all(|record| record.result.is_none()));
    }
}

#[test]
fn long_line_is_truncated() {
    let output = small_table().play(&format!("{}\n", "x ".repeat(100_000)));
    assert!(output.len() < 10_000);
}

#[test]
fn invalid_utf8_is_accepted() {
    let mut output = Vec::new();
    let setup = Setup {
        game: Some(GameKind::Take6),
        players: None,
        people: None,
        bots: Opponents::default(),
        options: String::new(),
        language: Language::English,
        secrets: Box::new(|| [7; 32]),
    };
    let input: Vec<u8> = (0..=255).collect();
    play(setup, &mut input.as_slice(), &mut output, Capabilities::PLAIN, &mut DiscardRecords).unwrap();
    assert!(String::from_utf8(output).unwrap().ends_with(GOODBYE));
}

#[test]
fn invalid_rules_are_rejected_before_any_output() {
    let mut output = Vec::new();
    let setup = Setup {
        game: Some(GameKind::Take6),
        players: Some(7),
        people: None,
        bots: Opponents::default(),
        options: "deck=limited".into(),
        language: Language::English,
        secrets: Box::new(|| [7; 32]),
    };
    let error =
        play(setup, &mut "".as_bytes(), &mut output, Capabilities::PLAIN, &mut DiscardRecords).unwrap_err();
    assert!(matches!(&error, PlayError::Rules(bad) if bad.code() == "limited_players"));
    assert_eq!(error.to_string(), "7 players, but the limited deck is for 2–6");
    assert!(output.is_empty());
}

#[test]
fn quit_is_confirmed() {
    let declined = small_table().play("quit\nn\nlog\n");
    assert!(declined.contains("Quit this game? (y/n) > n") && declined.ends_with(GOODBYE));
    let confirmed = small_table().play("q\ny\n");
    assert!(confirmed.ends_with("Quit this game? (y/n) > y\nGoodbye, thanks for playing!\n"));
    for language in Language::ALL {
        let texts = Texts::new(language);
        let [quit, yes] = ["quit", "yes"].map(|name| texts.named("command", name).unwrap());
        let output = small_table().language(language).play(&format!("{quit}\n{yes}\n"));
        let [confirm, goodbye] = [text!(texts, Table::ConfirmQuit), text!(texts, Table::Goodbye)];
        assert!(output.ends_with(&format!("{confirm} > {yes}\n{goodbye}\n")), "{language:?}: {output}");
    }
}

#[test]
fn enter_three_times_starts_take_6_against_three_bots() {
    let output = Table::menu().play("\n\n\n");
    assert!(output.contains("Take 6: you and 3 bots.\nBots: random.\nRules: standard.\n"));
    assert!(output.contains("Take 6 · round 1 · turn 1 of 10"));
    assert!(output.contains("you: 0 · Seat 2: 0 · Seat 3: 0 · Seat 4: 0"));
}

#[test]
fn menu_reports_invalid_input() {
    let output = Table::menu().play("9\nt\npoker\nbull p\n99\n2\nnosuch\nout 3\nout=40\nhand\n4\n\n");
    for game in ["9", "t", "poker"] {
        let line = format!("Unknown game “{game}”. Type a number from 1 to {}.", GameKind::ALL.len());
        assert!(output.contains(&line), "{line}\n{output}");
    }
    for line in [
        "“99” is not valid. Type a number from 2 to 5.",
        "Unknown setting “nosuch”. Type ? for all settings.",
        "Rules: standard, except hand 4, out 40.",
        "Bull Party · round 1",
    ] {
        assert!(output.contains(line), "{line}\n{output}");
    }
}

#[test]
fn conflicting_settings_are_explained_and_can_be_fixed() {
    let output = Table::menu().play("1\n4\ndeal draft\n\ndeck limited\n\n");
    assert_eq!(output.matches("A draft needs the limited deck. Choose that too.").count(), 2);
    assert!(output.contains("Rules: standard, except deck limited, deal draft."), "{output}");
    assert!(output.contains("Take 6 · round 1 · draft"));
    let output = Table::menu().play("1\n4\nlimit 0\nlimit x\nfans even_odd+cow\npeople 5\npeople 2+9\n");
    for line in [
        "Invalid value for limit: “0”.",
        "Invalid value for limit: “x”.",
        "Invalid value for fans: “even_odd+cow”.",
        "“5” is not valid.",
        "“2+9” is not valid.",
    ] {
        assert!(output.contains(line), "{line}\n{output}");
    }
}

#[test]
fn settings_can_be_typed_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let [deck, deal, fans] = ["deck", "deal", "fans"].map(|name| texts.named("option", name).unwrap());
        let value = |name: &str| texts.named("value", name).unwrap();
        let deck = format!("{deck} {}", value("limited"));
        let deal = format!("{deal} {}", value("draft"));
        let fans = format!("{fans} {}+{}", value("mountaineering"), value("jumping_cow"));
        let people = text!(texts, Menu::PeopleName);
        let script =
            format!("{}\n1\n4\n{deal}\n{deck}\n{fans}\n{people} 1+3\n\nWest\nEast\n", language.code());
        let output = Table::menu().play(&script);
        for expected in [
            text!(texts, Menu::ChangedRules { options: format!("{deck}, {deal}, {fans}") }),
            text!(texts, Menu::PeopleAndBots { people: 2, bots: 2 }),
            text!(texts, Take6::DraftTitle { round: 1 }),
        ] {
            // Lines are wrapped, in Japanese also where there is no space.
            let without_spaces = |text: &str| text.split_whitespace().collect::<String>();
            assert!(without_spaces(&output).contains(&without_spaces(&expected)), "{expected}\n{output}");
        }
    }
}

#[test]
fn full_width_settings_are_accepted() {
    let output =
        Table::menu().play("日本語\n1\n４\n配り方　ドラフト\nデッキ＝限定\n人間　1＋3\n\nたろう\nはなこ\n");
    let texts = Texts::new(Language::Japanese);
    assert!(output.contains(&text!(texts, Take6::DraftTitle { round: 1 })), "{output}");
}

#[test]
fn changing_the_number_of_players_keeps_options() {
    let output = Table::menu().play("1\n4\nlimit 40\npeople 4\nplayers 2\n");
    assert!(output.ends_with(&format!("Take 6: 2 people at this keyboard.\nRules: standard, except limit 40.\nEnter to start, ? for settings > \n{GOODBYE}")), "{output}");
}
