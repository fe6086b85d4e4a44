//! All languages have the same messages, and these match the lists in the code.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use rodeo_texts::messages::specs;
use rodeo_texts::{Arg, Language, ListStyle, Message, Names, Player, Texts, message, text};

/// Variables and messages that a message refers to.
#[derive(Default, Clone)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression),
                PatternElement::TextElement { .. } => {}
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|inline| self.inline(inline));
            }
            InlineExpression::TermReference { id, .. } => {
                panic!("term {} found; terms are not supported", id.name)
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The direct references of each message of a language.
fn references(language: Language) -> BTreeMap<String, Uses> {
    let mut direct: BTreeMap<String, Uses> = BTreeMap::new();
    for file in language.files() {
        let resource = parser::parse(*file).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut uses = Uses::default();
            uses.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{} has no text", message.id.name)));
            let duplicate = direct.insert(message.id.name.to_owned(), uses).is_some();
            assert!(!duplicate, "{language:?}: duplicate message {}", message.id.name);
        }
    }
    direct
}

/// The variables of each message of a language, including those of the messages it refers to.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let direct = references(language);
    let all = |id: &String| {
        let (mut open, mut variables) = (vec![id.clone()], BTreeSet::new());
        while let Some(id) = open.pop() {
            let uses = direct.get(&id).unwrap_or_else(|| panic!("{language:?}: unknown message {id}"));
            variables.extend(uses.variables.clone());
            open.extend(uses.messages.clone());
        }
        variables
    };
    direct.keys().map(|id| (id.clone(), all(id))).collect()
}

/// Without `actor`: it follows from a player, and languages without grammatical person do not use it.
fn required(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables.iter().map(String::as_str).filter(|name| *name != "actor").collect()
}

#[test]
fn languages_have_the_same_messages_and_variables() {
    let english = variables(Language::English);
    let ids = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
    for language in Language::ALL {
        let other = variables(language);
        let (here, there) = (ids(&english), ids(&other));
        let none = Vec::<&String>::new();
        assert_eq!(here.difference(&there).collect::<Vec<_>>(), none, "missing in {language:?}");
        assert_eq!(there.difference(&here).collect::<Vec<_>>(), none, "only in {language:?}");
        for (id, variables) in &english {
            assert_eq!(required(variables), required(&other[id]), "variables of {id} in {language:?}");
        }
    }
}

#[test]
fn listed_messages_exist_with_their_arguments() {
    let english = variables(Language::English);
    for (id, args) in specs() {
        let variables = english.get(&id).unwrap_or_else(|| panic!("missing message {id}"));
        assert_eq!(required(variables), args.iter().copied().collect(), "{id}");
        let is_about_a_player = variables.contains("actor");
        assert!(!is_about_a_player || args.contains(&"who"), "{id} uses $actor without $who");
    }
}

#[test]
fn every_message_is_listed_or_referenced_or_built_from_data() {
    let mut known: BTreeSet<String> = specs().into_iter().map(|(id, _)| id).collect();
    known.extend(references(Language::English).into_values().flat_map(|uses| uses.messages));
    let families = [
        "game-", "about-", "rules-", "option-", "explain-", "value-", "word-", "special-", "command-",
        "error-", "level-",
    ];
    for id in variables(Language::English).into_keys() {
        let in_family = families.iter().any(|family| id.starts_with(family));
        // `<character>-name` is used by `Player::Character`.
        assert!(known.contains(&id) || in_family || id.ends_with("-name"), "unused message {id}");
    }
}

#[test]
fn typed_words_are_single_words_and_unambiguous() {
    let settings = ["option-", "menu-players-name", "menu-people-name", "menu-bots-name"];
    let families: [&[&str]; 5] = [&["word-"], &["command-"], &settings, &["value-"], &["level-"]];
    for language in Language::ALL {
        let texts = Texts::new(language);
        for family in families {
            let mut typed = BTreeSet::new();
            let ids =
                variables(language).into_keys().filter(|id| family.iter().any(|start| id.starts_with(start)));
            for id in ids.filter(|id| !id.ends_with("-about")) {
                let (first, rest) = id.split_once('-').unwrap();
                let word = texts.named(first, rest).unwrap();
                // A number followed by letters is a card and a word: `30flip`.
                let starts_with_letter = word.chars().next().is_some_and(|c| !c.is_ascii_digit());
                let is_one_word = !word.contains(char::is_whitespace);
                assert!(starts_with_letter && is_one_word, "{language:?}: {id} is {word:?}");
                assert!(typed.insert(word.to_lowercase()), "{language:?}: {id} is {word:?} again");
            }
        }
    }
}

#[test]
fn numbers_select_plural_forms() {
    let heads = |language: Language, heads: u8| text!(Texts::new(language), Table::Heads { heads: heads });
    assert_eq!([heads(Language::English, 6), heads(Language::English, 1)], ["6 heads", "1 head"]);
    for language in [Language::Spanish, Language::German] {
        let (one, six) = (heads(language, 1), heads(language, 6));
        assert_ne!(one.replace('1', "6"), six, "{language:?}");
    }
    for language in Language::ALL {
        assert!(heads(language, 6).contains('6'), "{language:?}");
    }
}

#[test]
fn reader_is_addressed_and_others_are_named() {
    let names = ["East".to_owned(), "West".to_owned()];
    let took = message!(Take6::Took { card: 30, row: 1, place: 6, heads: 1, who: Player::Seat(1) });
    let format = |language: Language, reader: Option<u8>| {
        Texts::new(language).format(&took, Names { names: &names, reader })
    };
    let yours = "Your 30 is the sixth card in row 1: you take 1 head!";
    let others = "West’s 30 is the sixth card in row 1: West takes 1 head.";
    assert_eq!(format(Language::English, Some(1)), yours);
    assert_eq!(format(Language::English, Some(0)), others);
    assert_eq!(format(Language::English, None), others);
    for language in Language::ALL {
        assert!(!format(language, Some(1)).contains("West"), "{language:?}");
        assert!(format(language, Some(0)).contains("West"), "{language:?}");
    }
}

#[test]
fn characters_have_names_of_their_own() {
    let texts = Texts::new(Language::English);
    // A player may be called like a character.
    let names = ["Buffalo".to_owned()];
    let placed = |who: Player| {
        let message = message!(Table::Placed { card: 82, row: 2, who: who });
        texts.format(&message, Names { names: &names, reader: None })
    };
    assert_eq!(placed(Player::Character("buffalo".into())), "The buffalo’s 82 goes to row 2.");
    assert_eq!(placed(Player::Seat(0)), "Buffalo’s 82 goes to row 2.");
    assert_eq!(placed(Player::Seat(7)), "Seat 8’s 82 goes to row 2.");
}

#[test]
fn lists_are_joined_by_style() {
    let texts = Texts::new(Language::English);
    let rows = |style| text!(texts, Table::RowsStart { cards: Arg::list(style, [1, 2, 3]) });
    assert_eq!(rows(ListStyle::And), "The rows start with 1, 2 and 3.");
    assert_eq!(rows(ListStyle::Commas), "The rows start with 1, 2, 3.");
    assert_eq!(rows(ListStyle::Spaces), "The rows start with 1 2 3.");
    let japanese = Texts::new(Language::Japanese);
    let rows = |style| text!(japanese, Table::RowsStart { cards: Arg::list(style, [1, 2, 3]) });
    assert_eq!(rows(ListStyle::And), "列の最初のカード：1、2、3");
    assert_eq!(rows(ListStyle::Commas), "列の最初のカード：1、2、3");
}

#[test]
fn decimals_have_the_mark_of_the_language() {
    let next = |language: Language, tenths: i64| {
        let (texts, points) = (Texts::new(language), Arg::Decimal { tenths });
        text!(
            texts,
            TakeThat::ReasonNext { choice: 12, percent: 40, points: points, other: 30, other_percent: 20 }
        )
    };
    assert!(next(Language::English, 14).contains("1.4 points"));
    assert!(next(Language::German, -5).contains("−0,5 Punkte"));
}

#[test]
fn place_in_the_row_is_named() {
    let texts = Texts::new(Language::English);
    let names = Names { names: &[], reader: Some(0) };
    let took = |place: u8| {
        let who = Player::Seat(0);
        texts.format(&message!(Take6::Took { card: 30, row: 1, place: place, heads: 6, who: who }), names)
    };
    assert_eq!(took(5), "Your 30 is the fifth card in row 1, next to the cow: you take 6 heads!");
    assert_eq!(took(7), "Your 30 is the seventh card in row 1: you take 6 heads!");
    assert_eq!(took(9), "Your 30 is one card too many in row 1: you take 6 heads!");
}

#[test]
fn unknown_message_is_shown_by_its_id() {
    let texts = Texts::new(Language::English);
    assert_eq!(texts.named("error", "no_such_value").as_deref(), Some("Invalid value for this option."));
    assert_eq!(texts.named("error", "sunburn"), None);
    assert_eq!(texts.text(Message::named("error", "sunburn")), "error-sunburn");
    assert!(Texts::for_language("tlh").is_none());
}
