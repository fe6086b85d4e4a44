//! All languages say the same things and want to know the same for it. Only whether the reader is meant is of no concern
//! to a language whose verbs do not change with it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use rodeo_texts::messages::wanted;
use rodeo_texts::{Actor, ActorKind, Language, Texts, text};

/// What a message refers to.
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
            InlineExpression::TermReference { id, .. } => panic!("terms are not used, but {} is", id.name),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// What each message of a language refers to.
fn uses(language: Language) -> BTreeMap<String, Uses> {
    let mut direct: BTreeMap<String, Uses> = BTreeMap::new();
    for file in language.files() {
        let resource = parser::parse(*file).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut uses = Uses::default();
            uses.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{} is empty", message.id.name)));
            let twice = direct.insert(message.id.name.to_owned(), uses).is_some();
            assert!(!twice, "{language:?} says {} twice", message.id.name);
        }
    }
    direct
}

/// Every message of a language with the variables it needs, those of the messages it refers to included.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let direct = uses(language);
    let all = |name: &String| {
        let (mut open, mut variables) = (vec![name.clone()], BTreeSet::new());
        while let Some(name) = open.pop() {
            let uses = direct.get(&name).unwrap_or_else(|| panic!("{language:?}: nothing is called {name}"));
            variables.extend(uses.variables.clone());
            open.extend(uses.messages.clone());
        }
        variables
    };
    direct.keys().map(|name| (name.clone(), all(name))).collect()
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let mut other = messages(language);
        for (name, variables) in &mut other {
            variables.extend(english.get(name).and_then(|wanted| wanted.get("actor")).cloned());
        }
        let names = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let (here, there) = (names(&english), names(&other));
        assert_eq!(
            here.difference(&there).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "missing in {language:?}"
        );
        assert_eq!(
            there.difference(&here).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "only in {language:?}"
        );
        for (name, variables) in &english {
            assert_eq!(variables, &other[name], "variables of {name} in {language:?}");
        }
    }
}

#[test]
fn every_message_that_the_code_names_exists_and_wants_what_the_code_gives() {
    let files = messages(Language::English);
    for (name, variables) in wanted() {
        let given: BTreeSet<String> = variables.iter().map(|name| name.to_string()).collect();
        let wants = files.get(&name).unwrap_or_else(|| panic!("no message {name}"));
        assert_eq!(wants, &given, "{name}");
    }
}

#[test]
fn every_message_of_the_files_is_named_by_the_code_or_another_message_or_follows_from_data() {
    let mut named: BTreeSet<String> = wanted().into_iter().map(|(name, _)| name).collect();
    named.extend(uses(Language::English).into_values().flat_map(|uses| uses.messages));
    let families = [
        "game-", "about-", "rules-", "option-", "explain-", "value-", "word-", "special-", "command-",
        "error-", "level-",
    ];
    for name in messages(Language::English).into_keys() {
        let of_family = families.iter().any(|family| name.starts_with(family));
        assert!(named.contains(&name) || of_family, "nobody says {name}");
    }
}

#[test]
fn what_players_type_is_one_word_each_and_means_one_thing() {
    let settings = ["option-", "menu-players-name", "menu-people-name", "menu-bots-name"];
    let families: [&[&str]; 5] = [&["word-"], &["command-"], &settings, &["value-"], &["level-"]];
    for language in Language::ALL {
        let texts = Texts::new(language);
        for family in families {
            let mut typed = BTreeSet::new();
            let names = messages(language)
                .into_keys()
                .filter(|name| family.iter().any(|start| name.starts_with(start)));
            for name in names.filter(|name| !name.ends_with("-about")) {
                let (first, rest) = name.split_once('-').unwrap();
                let word = texts.named(first, rest).unwrap();
                // A number before letters is a card: `30flip`.
                let starts_well = word.chars().next().is_some_and(|c| !c.is_ascii_digit());
                assert!(starts_well && !word.contains(char::is_whitespace), "{language:?}: {name} is {word}");
                assert!(typed.insert(word.to_lowercase()), "{language:?}: {name} is another's {word}");
            }
        }
    }
}

#[test]
fn one_head_is_not_many() {
    let say = |code: &str, heads: u8| {
        let texts = Texts::for_language(code).unwrap();
        text!(texts, Table::Heads { heads: heads })
    };
    assert_eq!([say("en", 6), say("en", 1)], ["6 heads", "1 head"]);
    assert_eq!([say("es_ES.UTF-8", 6), say("es", 1)], ["6 cabezas", "1 cabeza"]);
    assert_eq!([say("de_AT", 6), say("de", 1)], ["6 Hornochsen", "1 Hornochse"]);
    assert_eq!([say("ja_JP.UTF-8", 6), say("ja", 1)], ["牛マーク6個", "牛マーク1個"]);
}

#[test]
fn the_owner_of_a_card_is_spoken_to_and_others_are_named() {
    let took = |language: Language, kind: ActorKind| {
        let by = Actor { name: "West".to_owned(), kind };
        text!(Texts::new(language), Take6::Took { card: 30, row: 1, place: 6, heads: 1, ..by })
    };
    for (language, yours, theirs) in [
        (
            Language::English,
            "Your 30 is the sixth card in row 1: you take 1 head!",
            "West’s 30 is the sixth card in row 1: West takes 1 head.",
        ),
        (
            Language::Spanish,
            "Tu 30 es la sexta carta de la fila 1: ¡te llevas 1 cabeza!",
            "El 30 de West es la sexta carta de la fila 1: West se lleva 1 cabeza.",
        ),
        (
            Language::German,
            "Deine 30 ist die sechste Karte in Reihe 1: 1 Hornochse für dich!",
            "Die 30 von West ist die sechste Karte in Reihe 1: 1 Hornochse für West.",
        ),
    ] {
        assert_eq!([took(language, ActorKind::You), took(language, ActorKind::Other)], [yours, theirs]);
    }
    assert_eq!(
        took(Language::Japanese, ActorKind::Other),
        "Westの30は列1の6枚目です。Westが牛マーク1個を引き取ります！"
    );
    // A player may be called anything: only the buffalo is the buffalo.
    let texts = Texts::new(Language::English);
    let placed = |kind: ActorKind| {
        text!(texts, Table::Placed { card: 82, row: 2, ..Actor { name: "buffalo".to_owned(), kind } })
    };
    assert_eq!(placed(ActorKind::Buffalo), "The buffalo’s 82 goes to row 2.");
    assert_eq!(placed(ActorKind::Other), "buffalo’s 82 goes to row 2.");
}

#[test]
fn which_card_is_one_too_many_is_said_as_it_is() {
    let texts = Texts::new(Language::English);
    let took = |place: u8| {
        let by = Actor { name: "you".to_owned(), kind: ActorKind::You };
        text!(texts, Take6::Took { card: 30, row: 1, place: place, heads: 6, ..by })
    };
    assert_eq!(took(5), "Your 30 is the fifth card in row 1, next to the cow: you take 6 heads!");
    assert_eq!(took(7), "Your 30 is the seventh card in row 1: you take 6 heads!");
    assert_eq!(took(9), "Your 30 is one card too many in row 1: you take 6 heads!");
}

#[test]
fn what_nobody_wrote_is_not_found() {
    let texts = Texts::new(Language::English);
    assert_eq!(texts.named("error", "no_such_value").as_deref(), Some("Invalid value for this option."));
    assert_eq!(texts.named("error", "sunburn"), None);
    assert!(Texts::for_language("tlh").is_none());
}
